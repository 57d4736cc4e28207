# 食料庫

game-larder = 食料庫
game-larder-tagline = 封をした瓶の中身は、開けた人だけが知る
game-larder-about = 2人が順に、瓶が60個並ぶ食料庫へ入ります。手を伸ばせる回数はダイスが決め、封をした瓶は最高5点、または0点です。2人用です。

regular-ladle = レードル
regular-whisk = ウィスク

larder-kind = 食料庫
larder-secret = 封をした瓶とダイスあり
larder-plain = 開いた瓶だけ

larder = 食料庫
larder-fruit = 果物
larder-herbs = ハーブ
larder-fish = 魚
larder-wine = ワイン
larder-plum = プラム{ $number }
larder-sage = セージ{ $number }
larder-eel = ウナギ{ $number }
larder-hock = ホック{ $number }
larder-labelled = { $jar }（{ $points }点）
larder-up-to = { $count ->
    [0] もう手を伸ばせません。
   *[other] あと{ $count }回手を伸ばせます。
}

larder-throwing = ダイス
larder-taking = 瓶を取る
larder-throw = ダイスを振る
larder-throw-first = { $seat-you ->
    [yes] ダイスを振ってください。出た目が手を伸ばせる回数です。
   *[no] { $seat }がダイスを振ります。
}
larder-take = { $seat-you ->
    [yes] 瓶を取るか、封をした瓶を開けるか、出てください。残り{ $count }回です。
   *[no] { $seat }が食料庫にいます。残り{ $count }回です。
}
larder-closed = 食料庫は閉まりました。

larder-die = ダイスの目は{ $face }
larder-has = { $seat }の瓶は{ $count }個
larder-counter-taken = 取った瓶
larder-worth = この瓶は開けてあります。{ $points }点です。

larder-log-thrown = { $seat }のダイスの目は{ $face }
larder-log-opened = { $seat }が{ $jar }を開ける
larder-log-taken = { $seat }が{ $jar }を取る
larder-log-left = { $seat }が食料庫を出る
larder-log-shown = 封をした瓶をすべて公開

larder-points = { $seat }は{ $points }点
larder-counted = 瓶の点数を数えました。
larder-shut = 食料庫は閉まりました。

larder-unthrown = 手を伸ばせる回数はダイスで決まります。先にダイスを振ってください。
larder-thrown = ダイスを振るのは一度だけです。瓶を取るか、出てください。
larder-missing = この瓶はここにありません。ほかの瓶を選んでください。
larder-open = この瓶には開けるものがありません。封をした瓶を選ぶか、この瓶を取ってください。
larder-sealed = この瓶には封がしてあります。中身を知り、取れるのは開けた人だけです。
larder-enough = もう手を伸ばせません。食料庫を出てください。
larder-how-many = 手を伸ばせるのは多くても1回から9回です。その間の数を選んでください。
