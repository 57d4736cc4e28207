# テーブルのまわりの画面表示

## 共通

ui-on = オン
ui-off = オフ
ui-yes = はい
ui-no = いいえ、戻る
ui-back = 戻る
ui-done = 完了
ui-close = 閉じる
ui-clear = 消す
letters-large = 大文字
letters-katakana = アイウ
letters-kana = あいう
letters-latin = ABC
letters-change = ゛゜小
letters-space = 空白
letters-back = 削除
ui-you = あなた
ui-player = プレイヤー{ $number }
ui-count = { $count }
ui-one-by-one = { $first }、{ $next }
ui-clauses = { $first }。{ $next }
ui-at-place = { $place }：{ $what }

## 最初の起動

welcome-title = ようこそ
welcome-about = 見やすさ、聞こえ方、動き、操作を、自分に合わせて選べます。「この設定で始める」を押すと、表示のとおりに決まります。どれも、あとから設定で変えられます。
welcome-sample = 手番です。手札からカードを1枚使い、山札から1枚引いてください。0 1 2 3 4 5 6 7 8 9
welcome-start = この設定で始める

## タイトル

app-name-first = The
app-name-second = Imp’s Table
app-tagline = ろうそくの灯りで遊ぶテーブルゲーム
title-continue = 続きから
title-continue-line = { $game }・{ $actions }手目まで
title-new = 新しいゲーム
title-learn = レッスンとパズル
title-saves = 保存した対局
title-rules = ルールブック
title-settings = 設定
title-credits = クレジット
title-report = 問題を報告
title-leave = 終了
title-fan-work = 非公式・非営利のファン作品
title-version = バージョン { $version }
game-battle_royal = バトルロイヤル
attract-game = CPU同士が{ $game }で対戦中
attract-press = ボタンを押して席にどうぞ

## 対局の準備

setup-players = { $least }人
setup-players-between = { $least }～{ $most }人
setup-minutes = { $least }～{ $most }分
setup-minutes-about = 約{ $count }分
setup-seats = 席
setup-person = プレイヤー
setup-bot = CPU
setup-program = プログラム
setup-program-about = その席から見えることだけを伝えられ、対局ごとに新しく起動します。
setup-person-about = 次の人が席に着くまで、手札は伏せられます。
setup-name-hint = プレイヤー{ $number }の名前
setup-swap = この2席を入れ替える
setup-clock = 持ち時間
setup-clock-about = 時間切れになると、その一手だけをCPUが選びます。ほかの人の手番やメニュー中は時計が止まります。
setup-clock-none = なし
setup-clock-move = 一手ごと
setup-clock-move-about = 一手ごとに、この時間まで考えられます。
setup-clock-match = 対局全体
setup-clock-match-about = 対局を通して、それぞれがこの時間まで考えられます。使い切ったあとは一手10秒です。
setup-clock-seconds = { $count }秒
setup-clock-minutes = { $count }分
setup-seed = シード
setup-experts = ルールの詳細設定
setup-experts-about = ルールをよく知る人のための設定です。
setup-seed-about = 同じ言葉や数字を入れると、いつも同じ状態から始まります。空欄ならランダムです。
setup-seed-hint = ランダム
setup-rules = ルールブック
setup-lesson = 最初のレッスンを始める
setup-lesson-on = 最初のレッスンの続き
setup-lesson-about = 初めてなら、テーブルで一歩ずつ学べます。
setup-start = 開始
setup-decks = デッキ
level-apprentice = 見習い
level-apprentice-about = { $name }は初心者らしいミスをします。初めての対局に向いています。
level-journeyman = 一人前
level-journeyman-about = { $name }は基本を身につけていますが、ときどき読み違えます。
level-random = ランダム
level-first = いつも最初の手
level-veteran = 熟練
level-veteran-about = { $name }は堅実な手を選び、ミスを逃しません。
level-expert = 名手
level-expert-about = { $name }は少し先まで読み、めったにミスをしません。
level-master = 達人
level-master-about = { $name }は先を読み、隙を見せません。その分、一手ごとに少し考えます。

## 酒場の常連

# 酒場の常連。対局の記録にはラテン文字の名前を書く。
regular-adelheid = アーデルハイト
regular-alda = アルダ
regular-bram = ブラム
regular-cosima = コジマ
regular-dietmar = ディートマー
regular-gawain = ガウェイン
regular-isolde = イゾルデ
regular-keawe = ケアウェ
regular-kokua = コクア
regular-mira = ミラ
regular-mirel = ミレル
regular-oskar = オスカー
regular-rosa = ローザ
regular-ruprecht = ルプレヒト
regular-tibor = ティボル
regular-tobias = トビアス
regular-wolfram = ヴォルフラム

## デッキ

deck-builder-heading = デッキ
deck-builder-choose = デッキを選ぶ
deck-builder-new = 新しいデッキ
deck-builder-import = 読み込む
deck-builder-export = 書き出す
deck-builder-export-about = このデッキをリストとしてクリップボードにコピーします。
deck-builder-delete = 削除
deck-builder-save = 保存
deck-builder-own = 自分のデッキ
deck-builder-none = まだデッキがありません。構築済みデッキをコピーして編集するか、「新しいデッキ」から始めてください。
deck-builder-copy = 構築済みデッキをコピー
deck-builder-restore = 削除を取り消す
deck-builder-name = マイデッキ{ $number }
deck-builder-name-hint = このデッキの名前
deck-builder-count = { $size }枚中{ $count }枚
deck-builder-cards = { $count }枚
deck-builder-part = { $group }：{ $count }枚
deck-builder-saved = 保存済み
deck-builder-draft = 下書きとして保存
deck-builder-unsaved = 未保存
deck-builder-playable = このデッキは使えます。対局の準備で選べます。
deck-builder-empty = 左のカードを選ぶと、1枚ずつ入ります。
deck-builder-refused = クリップボードにデッキリストがありません
deck-builder-broken = このデッキのファイルは読めません

## テーブルの上

hud-your-turn = 自分の手番
hud-turn-of = { $name }の手番
hud-thinks = { $name }が考えています…
hud-house-plays = { $name-you ->
    [yes] CPUが代わりに選んでいます…
   *[no] CPUが{ $name }の代わりに選んでいます…
}
hud-master-thinks = 達人が盤面を読んでいます…
hud-large = { $about }：{ $words }
hud-large-detail = { $words }、{ $detail }
hud-choose-place = { $what }：印のついた場所を選んでください。
hud-choose-target = { $what }：目標を選んでください。
hud-choose-button = { $what }：ボタンで選んでください。
hud-choose-next = { $what }：印のついたカードや場所を選んでください。
hud-choose-count = 数を決めて「{ $take }」を選んでください。
clock-left = { $name }の残り時間：{ $time }
clock-low = 残り10秒です。
hud-master-advises = 達人のおすすめ
hud-master-suggests = 達人のおすすめ：{ $action }
hud-replay = リプレイ { $position } / { $total }
hud-looking = 振り返り { $position } / { $total }
hud-retelling = もう一度
hud-chronicle = 記録
hud-chronicle-news = その間に
hud-chronicle-large = 記録を広げる
hud-chronicle-small = 記録を縮める
hud-undo = 一手戻す
hud-redo = 戻した手をやり直す
hud-hint = 達人にヒントを聞く
hud-rules = ルールブック
hud-count-fewer = 1枚減らす
hud-count-more = 1枚増やす
hud-retell = ほかのプレイヤーの手番をもう一度見る
hud-signs = 危険なマスを表示
hud-more-buttons = ボタンをもっと表示
hud-fewer-buttons = ボタンを減らす
hud-views = テーブルの見かた
hud-view-whole = 全体を正面から
hud-view-top = 真上から
hud-view-seat = 席から
hud-view-nearer = 近づく
hud-view-farther = 離れる
hud-view-left = 盤を左に回す
hud-view-right = 盤を右に回す
hud-aid = 早見表
hud-why = CPUがそうした理由
why-asked = CPUがそうした理由
why-asked-of = { $seat }がそうした理由
why-part = { $said }これ以上は、隠れたカードの手がかりになるので言えません。
why-hidden = 理由を言うと、隠れたカードの手がかりになります。
why-not-kept = そのときの理由は保存されていません。
why-nobody = まだCPUは何もしていません。
aid-unusual = この対局で違うところ
aid-choice = { $what }：{ $choice }。
hud-panels = 状況一覧
hud-menu = メニュー
hud-instant = 瞬時
hud-speed-about = アニメーションの速さです。押すと次の速さになります。+ と − でも変えられます。
hud-rule-link = ルールを見る
lesson-step = ステップ { $number } / { $count }
lesson-read-on = 次へ
lesson-read-first = まず説明を読んで、「次へ」で進みましょう。
lesson-show = 場所を見る
lesson-shown = ここです：{ $action }
lesson-leave = レッスンを中断
lessons-tab = レッスン
puzzles-tab = パズル
puzzles-about = 実際の対局から選んだ局面です。ほとんどの局面には、相手がどう応じても勝てる手順があります（見えないカードや偶然の結果については、試した範囲でのことです）。ダイスで決まる局面では、勝率が最も高い手を見つけましょう。何度でも戻せます。
puzzles-solved = { $all }問中{ $done }問クリア
puzzle-title = パズル { $number }
puzzle-goes = 残り{ $left }手番（全{ $goes }手番）
puzzle-task = { $goes ->
    [1] この手番で勝ちましょう。
   *[other] { $goes }手番以内に勝ちましょう。
 }
puzzle-how = 相手が最善で応じても勝てる手順があります。見つけましょう。
puzzle-solved = クリア！
puzzle-missed = この手では勝てません。手を戻して、別の手を試しましょう。
puzzle-odds-rule = 最初の一手で決まります
puzzle-odds-task = この手番で勝つ確率が最も高い一手から始めましょう。
puzzle-odds-how = 勝敗はダイス次第で、確実な手はありません。まず何をしますか？
puzzle-odds-solved = クリア！　勝率は{ $odds }%で、最善手と同じです。続けて、出目を見届けましょう。
puzzle-odds-missed = この手の勝率は{ $odds }%です。ほかに勝率{ $best }%の手があります。手を戻して、もう一度考えましょう。
puzzle-leave = パズルを中断
puzzle-next = 次のパズル
question-puzzle = このパズルを中断しますか？
question-puzzle-about = 途中の手順は保存されませんが、いつでも挑戦し直せます。
question-puzzle-yes = パズルを中断
why-puzzle-begins = パズルはここから始まります。これより前には戻せません。
notice-puzzle = 使えないパズルがあります：{ $why }
notice-solved-unreadable = クリアしたパズルの記録を読めませんでした：{ $reason }
notice-solved-not-saved = クリアの記録を保存できませんでした：{ $reason }
notice-learned-unreadable = レッスンの進み具合を読めませんでした：{ $reason }
notice-learned-not-saved = レッスンの進み具合を保存できませんでした：{ $reason }
lesson-finished = 【修了】{ $about }
lesson-left = 【ステップ{ $number } / { $count }から】{ $about }
lessons-heading = レッスンとパズル
lessons-learned = { $done } / { $all }（修了）
lessons-about = 遊びながら覚えられます。何をするのか、なぜそうするのかを、一つずつ案内します。
sheet-go-on = 続ける
hint-hurry = 次へ（長押しで速く）
hint-skip = スキップ
hint-take = 取る
hint-put-back = キャンセル
hint-choose = 選ぶ
hint-lay = 置く
hint-return = 戻す
hint-inspect = 拡大
preview-more = 拡大すると続きがあります
hint-put-aside = 隠す
tray-open = { $title }を表示
tray-aside = 隠してテーブルを見る
tray-search = カード名で検索
tray-count = { $all }枚中{ $shown }枚
tray-all = すべて
tray-none = 当てはまるカードがありません。検索を消すか、ほかの種類を選んでください。
replay-back = 一手戻る
replay-play = 再生・一時停止
replay-forward = 一手進む
look-back = 一手前を見る
look-back-now = 現在の局面に戻る
look-back-band = { $total }手のうち{ $position }手目を見ています。

## ポーズ

pause-heading = ポーズ
pause-go-on = 対局に戻る
pause-rules = ルールブック
pause-aid = 早見表
pause-panels = 状況一覧
pause-buttons = 卓上のボタンをすべて出す
pause-saves = 保存した対局
pause-share = 共有する
pause-settings = 設定
pause-seats = プレイヤーの変更
pause-practice = 練習にする
pause-clock-off = 持ち時間をなくす
pause-concede = 投了する
pause-hand-on = CPUに代わってもらう
pause-restart = 最初から
pause-again = 最初から見る
pause-back = 保存した対局に戻る
pause-back-result = 結果に戻る
pause-report = 問題を報告
pause-leave = 対局を中断
pause-over = 対局は終わっています。
pause-guided = レッスンの途中では選べません。
pause-looking = 振り返りの途中では選べません。
pause-nobody = この画面で遊んでいる人がいません。
pause-practised = すでに練習になっています。

## 確認

question-quit = ゲームを終了しますか？
question-quit-about = 一手ごとに保存されています。次回、続きから遊べます。
question-quit-yes = 終了
question-crashed = エラーの報告を見ますか？
question-crashed-about = 前回、ゲームはエラーで終了しました。対局は保存されていて、「続きから」で再開できます。報告には起きたことが書かれます。送信は行いません。
question-crashed-yes = 報告を見る
question-restart = 最初からやり直しますか？
question-restart-about = 同じ顔ぶれで、新しい対局を始めます。この対局は「保存した対局」に残ります。
question-restart-there-about = 同じ顔ぶれで、同じ局面からもう一度始めます。この対局は「保存した対局」に残ります。
question-restart-lesson-about = レッスンを最初のステップから始めます。
question-restart-puzzle-about = パズルを最初から始めます。ここまでの手順は保存されません。
question-restart-yes = 最初から
question-concede = 投了しますか？
question-concede-about = 相手の勝ちで対局が終わります。
question-concede-yes = 投了する
question-hand-on = CPUに代わってもらいますか？
question-hand-on-about = 「熟練」のCPUが代わりに続けます。このメニューの「プレイヤーの変更」で席に戻れます。
question-hand-on-yes = 代わってもらう
question-clock-off = 持ち時間をなくしますか？
question-clock-off-about = この対局では、これから時間を気にせずに考えられます。
question-clock-off-yes = 持ち時間をなくす
question-practice = 練習にしますか？
question-practice-about = カードを見たあとでも、ダイスを振ったあとでも、手を戻せるようになります。対局には練習の印が残ります。
question-practice-yes = 練習にする
seats-heading = プレイヤーの変更
seats-about = 変更はすぐに反映されます。CPUに代わって席に着くと、その手札が見えます。
question-warned = { $what }？
question-warned-yes = それでも続ける
question-leave = この対局を中断しますか？
question-leave-about = 対局は保存されています。タイトルの「続きから」で、この場面に戻れます。
question-leave-yes = 対局を中断
question-lesson = このレッスンを中断しますか？
question-lesson-about = 進み具合は保存されています。タイトルの「続きから」やレッスンの一覧から、この続きを始められます。
question-lesson-anew-about = まだ何もしていないので、次回は最初から始まります。
question-lesson-yes = レッスンを中断
question-reset = 初期設定に戻しますか？
question-reset-about = 言語と操作以外の設定が、すべて初期設定に戻ります。
question-reset-controls = 操作を初期設定に戻しますか？
question-reset-controls-about = すべてのキーとボタンが、初期設定の割り当てに戻ります。
question-reset-yes = 初期設定に戻す
question-delete = この対局を削除しますか？
question-delete-about = 「{ $name }」をごみ箱に移します。ここで元に戻すこともできます。
question-delete-yes = 削除
question-delete-deck = このデッキを削除しますか？
question-delete-deck-about = 「{ $name }」をごみ箱に移します。「デッキを選ぶ」から元に戻せます。

## 交代

handover-heading = { $name }に交代してください
handover-about = 席に着くまで、手札はすべて伏せてあります。
handover-take = { $name }です

## 結果

results-you-win = あなたの勝ち！
results-wins = { $name }の勝ち
results-shared = 勝者：{ $names }
results-draw = 引き分け
results-actions = { $count }手
results-seed = シード { $seed }（誰でも同じ配置で遊べます）
results-deal = 配置 { $seed }
results-deal-again = 配置 { $seed }（以前と同じ）
results-practice = 練習
results-from-position = 途中の局面から
results-standing = { $level }：{ $record }
results-first-win = このレベルに初勝利！
statistics-none = まだ記録がありません。CPUとの対局を終えると、ここに記録されます。
statistics-unread = 表の{ $count }行（最初は{ $line }行目）を読み取れないため、集計していません。ファイルにはそのまま残してあります。
statistics-record = { $played }戦{ $won }勝、現在{ $streak }連勝、最長{ $longest }連勝
statistics-record-points = { $played }戦{ $won }勝、現在{ $streak }連勝、最長{ $longest }連勝、最高得点{ $best }
statistics-rating = レーティング{ $rating }（見習い1000、熟練1300、達人1600）
goal-lessons = すべてのレッスンを修了する（{ $done } / { $all }）
goal-levels = 五段階のCPUすべてに勝つ（{ $done } / { $all }）
goal-row = 同じレベルのCPUに3連勝する（{ $done } / { $all }）
goal-puzzles = すべてのパズルをクリアする（{ $done } / { $all }）
statistics-file = 表計算ソフトで開けるファイル：{ $file }
statistics-reset = 戦績をリセット
question-statistics = 戦績をリセットしますか？
question-statistics-about = 最初から数え直します。これまでの表は別のファイルに残ります。
question-statistics-yes = リセットする
results-puzzle-solved = パズルをクリアしました。最初の一手の勝率は{ $odds }%で、最善手と同じです。
results-puzzle-missed = パズルは未クリアです。最初の一手の勝率は{ $odds }%で、ほかに勝率{ $best }%の手があります。
results-rematch = 再戦
results-swap = 席を入れ替える
results-again = 同じ配置でもう一度
results-save = リプレイを保存
results-watch = もう一度見る
results-look = 盤面を見る
results-title = タイトルへ
results-show = 結果を見る

## ルールブック・早見表・一覧

rulebook-search = ルールを検索
rulebook-hits = { $count ->
    [0] 見つかりません
   *[other] 該当する章：{ $count }
}
rulebook-missing = このゲームのルールブックはまだありません。
panels-none = このゲームに非公開情報はありません。
signs-none = このゲームでは、盤上に危険を示す印は出ません。
signs-nothing = 今は、危険なところはありません。

## 保存した対局

saves-heading = 保存した対局
saves-matches = 対局
saves-replays = 保存したリプレイ
saves-statistics = 戦績
saves-none = まだ何もありません。対局は自動で保存されます。
saves-line = { $people }｜{ $actions }手｜{ $state }｜{ $when }
saves-from-position = { $name }（途中の局面から）
saves-finished = 終局
saves-open = 途中
saves-unknown = 続きは遊べません
saves-now = たった今
saves-minutes = { $count }分前
saves-long-ago = ずっと前
saves-hours = { $count }時間前
saves-days = { $count }日前
saves-go-on = 続きから
saves-watch = 見る
saves-share = 共有
saves-paste = 対局を貼り付ける
saves-paste-about = クリップボードの対局や局面を加えます。ファイルのドロップもできます。
saves-rename = 名前を変える
saves-rename-hint = この対局の名前
saves-rename-done = この名前にする
saves-delete = 削除
saves-restore = 削除を取り消す

## 共有

share-heading = この対局を共有
share-match = 対局をコピー
share-match-about = 対局全体をテキストにします。「保存した対局」に貼り付けられます。
share-line = 対局を1行にしてコピー
share-line-about = 同じ内容を、チャットに使える短い1行にします。同じように貼り付けられます。
share-position = 局面をコピー
share-position-about = ここからの対局です。見えていないカードはランダムに置き換わります。
share-over = 対局は終わっているので、ここから続きは遊べません。対局全体はコピーできます。
share-secret = 非公開のカードがある対局は、終わってからコピーできます。途中では局面をコピーできます。
share-seed = 対局のデータがあると、この先の運がすべて分かるため、終わってからコピーできます。途中では局面をコピーできます。
share-seed-about = この先の運が分かってしまうため、対局が終わってからコピーできます。
share-secret-about = 非公開のカードがあるため、対局が終わってからコピーできます。
share-over-about = 対局は終わっています。対局全体をコピーできます。

## 問題を報告

report-heading = 問題を報告
report-tab-report = 報告
report-tab-file = 報告の内容
report-tab-computer = このパソコン
report-about = 報告は1つのファイルに保存され、送信は行いません。だれに渡すかは自分で決められます。人の名前とホームフォルダーの名前は置き換えられます。「報告の内容」で、ファイルのすべての行を確認できます。
report-folder = 保存先：{ $folder }
report-words = 何が起きましたか？
report-words-hint = 自由に書けます（省略できます）
report-journal = 対局を含める
report-journal-about = 自分に見えている範囲の対局です。見えていないカードはランダムに置き換わります。
report-journal-none = 含められる対局がありません。
report-hidden = 見えない情報も含める
report-hidden-about = すべての手とシードを書き出します。問題をそのまま再現できますが、ファイルを読んだ人には、見えていないカードやこの先のダイスが分かります。
report-write = 報告を保存
report-looking = このパソコンを調べています…
report-part-words = 起きたこと
report-part-computer = パソコン
report-part-match = 対局
report-part-crash = 前回のエラー
report-part-settings = 設定
report-part-log = ログ

## クレジット

credits-heading = クレジット
credits-fan-work = The Imp’s Table は非公式・非営利のファン作品です。ゲームの出版社とは関係ありません。絵と音と文章はすべて独自のもの、または以下の方々の作品です。
credits-made-by = この箱に作品を寄せてくださった皆さんに感謝します。
credits-own = このゲームのために作成
credits-own-script = このゲームのために作成：{ $script }
credit-fell = IM FELL Double Pica SC
credit-fell-about = 見出しと名前の書体です。使う文字だけにしました。
credit-serif = Source Serif 4
credit-serif-about = 本文の書体です。使う文字と、名前に使うギリシャ文字、キリル文字、ベトナム語の文字だけにし、矢印とチェックマークを加えました。
credit-noto = Noto Serif JP
credit-noto-about = 日本語の書体です。使う文字、常用漢字、人名用漢字だけにし、JIS第2水準の漢字は別のファイルに分けました。
credit-icons = game-icons.netのアイコン
credit-icons-about = 紋章、カードの絵、似顔絵、画面の記号です。色、大きさ、向きを変え、カードの絵では光と影に分けました。それぞれの作者は「assets/icons/credits.txt」にあります。
credit-symbols = 画面の記号の一部
credit-symbols-about = game-icons.netにないものです。
credit-shapes = 駒と紋章の形（game-icons.net）
credit-shapes-about = 騎士の駒と各ゲームの紋章を、浮き彫りにしました。
credit-prompts = Input Prompts 1.4
credit-prompts-about = キー、マウス、指、コントローラーの絵です。色を変えました。
credit-models = 3Dモデル
credit-models-about = テーブル、マット、ろうそく、旗、フィギュア、トークン、箱など、テーブルとそのまわりのものです。game-icons.netの形を使った部分はCC BY 3.0です。
credit-portraits = 肖像
credit-portraits-about = 常連客の胸像です。スクリプトで彫り、光を当てました。
credit-textures = テクスチャー
credit-textures-about = 木、フェルト、石板、紙、部屋の光です。スクリプトで描きました。
credit-cards = カードの型
credit-cards-about = カードの枠、裏面、色、風景です。絵はgame-icons.netのものです。
credit-soundfont = FluidR3 GM
credit-soundfont-about = 音楽、ファンファーレ、角笛、トロンボーンを奏でる楽器の音です。サウンドフォントそのものは、このゲームに入っていません。
credit-music = 音楽と効果音
credit-music-about = 曲は自作で、効果音はスクリプトで作りました。
credit-texts = ルールブックとゲームの文章（英語と日本語）
credit-texts-about = すべて自作の文章です。
credit-battlelore = BattleLoreのデータ
credit-battlelore-about = ユニット、武器、地形、カード、シナリオを、編集できるファイルにしました。ゲームの事実を、独自の形式と言葉で表したものです。
credit-battle_royal = バトルロイヤルのデータ
credit-battle_royal-about = カード、デッキ、禁止カードの一覧を、編集できるファイルにしました。数値と名前はゲームの事実で、数値は公開データベースのpokemon-tcg-dataとtcgdexによります。カードの効果は独自の言葉で書きました。
credit-scripts = これらのファイルを作るスクリプト
credit-scripts-about = 上の素材を取り寄せ、そのほかを一から描き、形作り、音にします。

## 設定

settings-heading = 設定
settings-search = 設定を検索
settings-none = 該当する設定はありません。
settings-tab-text = 言語と文字
settings-tab-game = ゲームと動き
settings-tab-display = 画面
settings-tab-sound = 音
settings-tab-controls = 操作
settings-sample-heading = 見本
settings-sample = この設定での文字の見え方です。小さな文字、案内、ボタンを確かめてください。0 1 2 3 4 5 6 7 8 9
settings-reset = 初期設定に戻す
settings-reset-controls = 操作を初期設定に戻す
set-language = 言語
set-language-about = 表示に使う言語です。すぐに切り替わります。
set-text-scale = 文字の大きさ
set-text-scale-about = 文字と、まわりの枠を大きくします。
set-contrast = 高コントラスト
set-contrast-about = 白い紙に黒いインク、太めの線で表示します。
set-texts-stay = メッセージを自動で閉じない
set-texts-stay-about = メッセージ、大きな文字、得点表を、決定かキャンセルを押すまで残します。オフなら数秒で消えます。
set-palette = カードの色
set-palette-about = どの色にも紋章が付いています。色合いと鮮やかさを選べます。
palette-normal = 標準
palette-safe = 色覚対応
palette-contrast = 鮮やか
set-speed = 自分の手番の速さ
set-speed-about = 自分の手番でカードや駒、ダイスが動く速さです。
set-bot-speed = CPUの手番の速さ
set-bot-speed-about = CPUの手番でカードや駒、ダイスが動く速さです。間も含みます。変えないかぎり、自分の手番と同じです。速すぎて見えなかった手番は、記録にまとめて表示します。
set-motion = 動きを減らす
set-motion-about = 駒の移動やカメラの動き、揺れをなくし、その場で切り替えます。
set-previews = プレビュー
set-previews-about = 手の結果を、決める前に表示します。
set-auto-pass = 自動でパス
set-auto-pass-about = パスしかできないときは、自動でパスします。
set-auto-play = 選択肢が一つなら自動
set-auto-play-about = 最後のカードを出すときなど、できることが一つしかないときは、自動で行います。
set-by-suit = 手札を色順に並べる
set-by-suit-about = 手札を、まず色、次に数字の順に並べます。
set-edges = 画面の端を空ける
set-edges-about = 画面の端が切れて映るテレビ向けです。文字や駒を、どの端からも画面の二十分の一ずつ離します。
set-turn-board = 手番の人に盤を向ける
set-turn-board-about = 一つの画面で何人かが遊ぶとき、手番の人のほうに盤を回します。
set-home = タイトルに戻る
set-home-about = この時間誰も操作しないと、秒読みをしてからタイトルに戻ります。対局は保存されます。秒読みの間に何か操作すれば、そのまま続けられます。
home-never = 戻らない
home-minutes = { $count }分
deserted-heading = 誰かいますか？
deserted-about = あと{ $seconds }秒でタイトルに戻ります。何か操作すると、ここにとどまります。
deserted-about-match = あと{ $seconds }秒でタイトルに戻ります。対局は保存されます。何か操作すると、ここにとどまります。
deserted-stay = とどまる
set-window = 表示モード
set-window-about = ウィンドウ表示か全画面表示かを選びます。
window-window = ウィンドウ
window-full = 全画面
set-monitor = モニター
set-monitor-about = ウィンドウを開き、全画面で使うモニターです。「自動」なら、前と同じ場所に開きます。
monitor-any = 自動
monitor-named = { $name }（{ $wide } × { $high }）
monitor-numbered = モニター{ $number }（{ $wide } × { $high }）
monitor-missing = { $name }（未接続）
set-quality = 画質
set-quality-about = 低くするほど輪郭と画面が粗くなり、光と影の表現も減ります。性能の低いグラフィックスカード向けです。
set-render-scale = テーブルの解像度
set-render-scale-about = 下げると、遅いパソコンでもなめらかに動きます。文字はくっきりしたままです。
scale-quality = 画質に合わせる
quality-low = 低
quality-medium = 中
quality-high = 高
quality-highest = 最高
set-flames = 炎のゆらぎ
set-flames-about = ほかに何も動かない間も、ろうそくの炎が揺れます。プロセッサー1コアの2%までしか使いません。オフのときとバッテリーセーバーを使うときは揺れません。
set-frame-cap = フレームレート上限
set-frame-cap-about = 低くすると電力を節約できます。
set-battery = バッテリーセーバー
set-battery-about = フレームレートを30までに抑え、炎を止めます。
cap-screen = モニターに合わせる
set-volume-master = 全体
set-volume-master-about = すべての音をまとめた音量です。
set-volume-music = 音楽
set-volume-music-about = 酒場の片隅の演奏です。
set-volume-effects = テーブルの音
set-volume-effects-about = カード、木、ダイス、ガラスの音です。
set-volume-interface = 操作音
set-volume-interface-about = ボタンと選択の音です。
set-volume-room = 部屋の音
set-volume-room-about = ろうそくのはぜる音です。
set-mute = バックグラウンドでは消音
set-mute-about = ほかのウィンドウが前にある間、音を止めます。
set-captions = 効果音の字幕
set-captions-about = 聞こえた音を、テーブルの上に小さく文字で表示します。
set-device = 使用中の入力機器
set-device-about = 最後に触れた機器です。画面には、この機器のキーやボタンが表示されます。
device-mouse = マウス
device-touch = タッチパネル
device-keyboard = キーボード
device-pad = コントローラー
controls-about = 割り当てを選ぶと変更でき、＋で追加できます。左がキーボードとマウス、右がコントローラーです。文字と記号は、お使いのキーボードに印字されたとおりです。
controls-press = キーかボタンを押すか、スティックを倒してください…
controls-change = { $input }を変更
controls-add = 割り当てを追加
controls-reset = 初期設定に戻す
controls-conflict = { $input }は「{ $holder }」に使われています。代わりに「{ $command }」に使いますか？
controls-swap = 入れ替える
controls-take = こちらに割り当てる
controls-keep = キャンセル
