# Which language this is; card faces choose their font by it.
language = ja

# ゲームの外側のお知らせと操作の名前。

## 設定

notice-settings-repaired = 読み込めなかった設定を初期値に戻しました：{ $fields }。元のファイルは { $file } として残してあります。
notice-settings-lost = 設定を読み込めなかったため、すべて初期値に戻しました。元のファイルは { $file } として残してあります。
notice-settings-newer = この設定は新しいバージョンのゲームで保存されたものです。読み取れる項目だけを使います。元のファイルは { $file } として残してあります。
notice-settings-unreadable = 設定ファイルを開けませんでした（{ $reason }）。初期値を使います。元のファイルは、次に設定を保存するときに別の名前で残します。
notice-settings-kept = 開けなかった設定ファイルを { $file } として残しました。
notice-settings-unkept = 読み込めなかった設定を初期値に戻しました。元のファイルを別の名前で残せないため（{ $reason }）、上書きはしません。
notice-settings-not-saved = 設定を { $folder } に保存できません：{ $reason }。このまま遊べますが、変更した設定は終了すると失われます。

## 入力機器

notice-pad-connected = コントローラーを接続しました：{ $name }
notice-pad-lost = コントローラーの接続が切れました。接続し直すか、キーボードかマウスで続けてください。
notice-pad-gone = 使われていないコントローラーの接続が切れました。

## ファイル

notice-asset-twice = 追加ゲームの{ $file }は使われません。同じ名前のファイルがすでにあります。
notice-asset-broken = { $file } がないか、壊れています。このファイルなしで続けます。
notice-assets-broken = { $file }など{ $count }個のファイルがないか、壊れています。これらのファイルなしで続けます。ゲームのフォルダーがすべて揃っているか確かめてください。
notice-locale-broken = 一部のテキストを読み込めませんでした：{ $file }

## 読み込み画面

loading-files = 棚から箱を取り出しています… { $done } / { $all }
loading-driver = ろうそくを整えています：グラフィックドライバーの準備 { $done } / { $all }
loading-cards = カードを描いています… { $done } / { $all }
loading-table = テーブルを整えています…

## 保存した対局

save-unreadable = このファイルは読み込めません：{ $reason }
save-damaged = この対局の一部が壊れています：{ $reason }
save-too-large = このファイルは対局の記録にしては大きすぎます。

## 対局と記録

notice-unknown-game = 「{ $game }」というゲームはありません。
notice-own-file = 自作のファイルを使えません：{ $why }
notice-nothing-to-retell = まだほかのプレイヤーの手番がありません。
notice-journal = この対局は最後まで再現できません：{ $why }
notice-lesson = このレッスンは使えません：{ $why }
notice-nothing-saved = コピーできる対局の記録がありません。
notice-quality = 描画に時間がかかるため、画質を「{ $level }」にしました。設定で変更できます。
notice-replay-kept = リプレイを { $folder } に保存しました。
notice-replay-failed = リプレイを保存できません：{ $why }
notice-delete-failed = この対局を削除できません：{ $why }
notice-rename-failed = この対局の名前を変更できません：{ $why }
notice-deck-not-saved = このデッキを保存できません：{ $why }
notice-deck-not-deleted = このデッキを削除できません：{ $why }
notice-deck-exported = デッキをクリップボードにコピーしました。
notice-clipboard = クリップボードを使えません：{ $why }
notice-clipboard-silent = クリップボードの文字列を持つプログラムが応答しません。もう一度コピーしてください。
notice-match-copied = 対局をクリップボードにコピーしました。
notice-line-copied = 対局を1行にしてクリップボードにコピーしました。
notice-position-copied = 局面をクリップボードにコピーしました。「保存した対局」に貼り付けると、ここから続きを遊べます。
notice-match-taken = 対局を「保存した対局」に加えました。
notice-match-refused = この対局は保存できません：{ $why }
refusal-unreadable = この手は読み取れません：{ $why }
setup-bad-options = この設定では始められません：{ $why }
save-disk-full = ディスクの空きがなく、{ $path } に書き込めません（{ $reason }）。対局は保存されないまま続きます。
save-read-only = { $path } には書き込めません（{ $reason }）。対局は保存されないまま続きます。
save-no-folder = { $path } はフォルダーではないため、対局を保存できません。別の場所へ移してください。対局は保存されないまま続きます。
save-failed = { $path } に書き込めませんでした（{ $reason }）。対局は保存されないまま続きます。

## 共通

number = { $number }
number-lost = −{ $number }
number-gained = +{ $number }

## 操作

command-confirm = 決定
command-cancel = キャンセル・戻る
command-up = 上
command-down = 下
command-left = 左
command-right = 右
command-next = 次のグループ
command-previous = 前のグループ
command-main = メインボタン
command-undo = 一手戻す
command-redo = やり直す
command-hint = ヒントを聞く
command-inspect = 拡大
command-rule-book = ルールブック
command-aid = 早見表
command-panels = 状況一覧
command-menu = ポーズメニュー
command-camera = カメラの切り替え
command-whole = テーブル全体を正面から
command-turn-left = 盤を左に回す
command-turn-right = 盤を右に回す
command-nearer = 近づく
command-farther = 離れる
command-signs = 危険なマスを表示
command-retell = ほかのプレイヤーの手番をもう一度見る
command-skip = 動きをスキップ
command-faster = 速くする
command-slower = 遅くする
command-fullscreen = 全画面表示
command-screenshot = スクリーンショット
command-number1 = 場所1を選ぶ
command-number2 = 場所2を選ぶ
command-number3 = 場所3を選ぶ
command-number4 = 場所4を選ぶ
command-number5 = 場所5を選ぶ
command-number6 = 場所6を選ぶ
command-number7 = 場所7を選ぶ
command-number8 = 場所8を選ぶ
command-number9 = 場所9を選ぶ

notice-picture = スクリーンショットを { $path } に保存しました。
notice-picture-failed = スクリーンショットを保存できませんでした：{ $why }
notice-picture-none = スクリーンショットを撮れませんでした。グラフィックドライバーから画像が返ってきません。
refusal-match-over = 対局は終わりました。新しい対局を始めるか、この対局を振り返ってください。
refusal-not-your-turn = 今はほかのプレイヤーの手番です。自分の手番までお待ちください。
notice-undone = 一手戻しました：{ $what }
notice-undone-silently = 一手戻しました。
notice-redone = 戻した手をやり直しました。
notice-practice = ここからは練習です。どの手でも戻せます。
notice-statistics-unreadable = 戦績ファイル{ $file }を読み込めません：{ $reason }。元のファイルは残し、次に記録する対局から新しいファイルに書きます。
statistics-no-text = UTF-16の文字列か、文字列以外のデータです。UTF-8で保存してください
statistics-no-columns = 1行目に列の名前がありません
statistics-no-file = { $reason }
notice-statistics-not-reset = 戦績をリセットできませんでした。記録はそのまま残っています：{ $reason }
notice-statistics-not-saved = この対局を戦績に記録できませんでした：{ $reason }
notice-conceded = 投了しました。
notice-time-up = { $seat-you ->
    [yes] 時間切れです。この一手はCPUが選びます。
   *[no] 時間切れです。{ $seat }の一手をCPUが選びます。
}
log-time-up = { $seat-you ->
    [yes] 時間切れのため、CPUが代わりに選ぶ
   *[no] 時間切れのため、{ $seat }の一手をCPUが選ぶ
}
why-time-up = { $seat-you ->
    [yes] 時間切れです。この一手はCPUが選びます。
   *[no] { $seat }の時間切れです。この一手はCPUが選びます。
}
notice-clock-off = 持ち時間はなくなりました。時間を気にせずに考えられます。
log-from-position = 途中の局面から始まる
log-concedes = { $seat }が投了する
outcome-conceded = { $seat }が投了しました。
undo-nothing = 戻せる手がありません。
undo-seen = カードを見たあとや、ランダムな結果が出たあとは戻せません。
undo-other-decided = ほかのプレイヤーが行動したあとなので、もう戻せません。
host-not-joined = 先に席に着くか、観戦を始めてください。
host-other-seat = ほかのプレイヤーの席です。
host-not-taken = 先に席を替わってください。ほかのプレイヤーの手札が見えているかもしれません。
host-late = その間に対局が進みました。もう一度見て、選び直してください。
host-only-watches = 観戦中は決められません。
host-not-alone = 全員が同じ画面で遊んでいるときだけできます。
host-asked-already = ほかの問いかけへの返事を待っています。
host-others-refuse = ほかのプレイヤーが同意していません。
host-nothing-to-redo = やり直せる手はありません。
host-no-hint = 尋ねたCPUが止まったため、ヒントがありません。
agree-undo = { $seat }が一手戻したいと言っています。同意しますか？
agree-practice = { $seat }が、何でも戻せる練習の対局にしたいと言っています。同意しますか？
agree-clock-off = { $seat }が持ち時間をなくしたいと言っています。同意しますか？
agree-rematch = { $seat }がもう一局遊びたいと言っています。同意しますか？
notice-bot-broke-a-rule = { $seat-you ->
    [yes] 代わりのCPUがルールにない手を選びました。できる手のうち最初のものにします。
   *[no] { $seat }がルールにない手を選びました。できる手のうち最初のものにします。
}
notice-bot-broke-down = { $seat-you ->
    [yes] 代わりのCPUが止まりました。できる手のうち最初のものにします。
   *[no] { $seat }のCPUが止まりました。できる手のうち最初のものにします。
}
notice-bot-silent = { $seat-you ->
    [yes] 代わりのCPUが答えません。できる手のうち最初のものにします。
   *[no] { $seat }が答えません。できる手のうち最初のものにします。
}
notice-program-fault = { $seat-you ->
    [yes] プログラム{ $name }に問題がありました（{ $why }）。代わりにあなたが続けます。
   *[no] プログラム{ $name }に問題がありました（{ $why }）。代わりに{ $seat }が続けます。
}
why-still-told = これまでの動きをまだ表示しています。終わるのを待つか、スキップしてください。
why-turn-of = 今は{ $seat }の手番です。自分の手番までお待ちください。
why-nothing = 今は選べません。印のついたものを選んでください。
names-and-more = { $name }、{ $more }

## What the game needs of the computer, and when it fails

notice-report-written = 報告を保存しました：{ $file }
notice-report-failed = 報告を { $folder } に保存できません（{ $why }）。空きを作るか、フォルダーの権限を変えて、もう一度お試しください。
doctor-version = バージョン
doctor-machine = パソコン
doctor-assets = 画像とテキスト
doctor-fonts = フォント
doctor-folder = 対戦と設定のフォルダー
doctor-display = デスクトップ
doctor-driver = グラフィックドライバー
doctor-sound = 音
doctor-pads = コントローラー
doctor-line = { $what }：{ $state }。{ $said }
doctor-fine = 問題ありません
doctor-not-fine = 問題があります
doctor-found = { $found }
doctor-why = { $why }
doctor-folder-shut = { $folder } に書き込めません（{ $why }）。空きを作るか、権限を変えるか、IMPS_TABLE_DATA で別のフォルダーを指定してください。
doctor-display-none = ここではウィンドウを開けません。デスクトップから始めるか、「imps-table play GAME --text」で文字だけで遊んでください。
doctor-driver-software = { $found }。プロセッサーで描くため、動きが遅くなります。設定で画質を下げるか、グラフィックカードのドライバーを入れてください。
doctor-driver-none = 応答するドライバーがありません。Vulkan に対応したものを入れてください（グラフィックカードのない Debian では mesa-vulkan-drivers）。
doctor-sound-none = 応答する機器がありません。音なしで遊べます。字幕は設定で付けられます。
doctor-pads-unseen = このパソコンではコントローラーを探せません。マウスかキーボードで遊んでください。
doctor-pads-none = つながっていません。あとからつないでも使えます。
doctor-amiss = { $count }つの項目に問題があります。対処はそれぞれの行に書いてあります。
