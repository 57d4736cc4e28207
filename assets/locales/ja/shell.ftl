# Which language this is; card faces choose their font by it.
language = ja

# ゲームの外側のお知らせと操作の名前。

## 設定

notice-settings-repaired = 読み込めなかった設定を初期値に戻しました：{ $fields }。元のファイルは { $file } として残してあります。
notice-settings-lost = 設定を読み込めなかったため、すべて初期値に戻しました。元のファイルは { $file } として残してあります。
notice-settings-newer = この設定は新しいバージョンのゲームで保存されたものです。読み取れる項目だけを使います。元のファイルは { $file } として残してあります。
notice-settings-unreadable = 設定ファイルを開けませんでした（{ $reason }）。初期値を使います。
notice-settings-not-saved = 設定を { $folder } に保存できません：{ $reason }。このまま遊べますが、終了すると設定は失われます。

## 入力機器

notice-pad-connected = コントローラーを接続しました：{ $name }
notice-pad-lost = コントローラーの接続が切れました。接続し直すか、キーボードかマウスで続けてください。

## ファイル

notice-asset-broken = { $file } がないか、壊れています。このファイルなしで続けます。
notice-locale-broken = 一部の文章を読み込めませんでした：{ $file }

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

notice-unknown-game = 「{ $game }」というゲームはこの棚にありません。
notice-journal = この対局は最後まで再現できません：{ $why }
notice-nothing-saved = 残しておける記録がありません。
notice-replay-kept = リプレイを { $folder } に残しました。
notice-replay-failed = リプレイを残せません：{ $why }
notice-delete-failed = この対局を捨てられません：{ $why }
refusal-unreadable = この手は読み取れません：{ $why }
setup-bad-options = この設定では始められません：{ $why }
save-disk-full = ディスクがいっぱいで { $path } に書き込めません（{ $reason }）。対局は保存されないまま続きます。
save-read-only = { $path } には書き込めません（{ $reason }）。対局は保存されないまま続きます。
save-failed = { $path } に書き込めませんでした（{ $reason }）。対局は保存されないまま続きます。

## 共通

number = { $number }

## 操作

command-confirm = 決定
command-cancel = 取り消し・戻る
command-up = 上
command-down = 下
command-left = 左
command-right = 右
command-next = 次のグループ
command-previous = 前のグループ
command-main = メインボタン
command-undo = 一手戻す
command-hint = ヒントを聞く
command-inspect = 拡大して見る
command-rule-book = ルールブック
command-aid = 早見表
command-panels = まだ見えていないもの
command-menu = ポーズメニュー
command-camera = カメラの切り替え
command-turn-left = 盤を左に回す
command-turn-right = 盤を右に回す
command-signs = ねらい目を表示
command-skip = 動きを飛ばす
command-faster = 速くする
command-slower = 遅くする
command-fullscreen = 全画面表示
command-screenshot = 画面を撮影
command-number-1 = 場所 1
command-number-2 = 場所 2
command-number-3 = 場所 3
command-number-4 = 場所 4
command-number-5 = 場所 5
command-number-6 = 場所 6
command-number-7 = 場所 7
command-number-8 = 場所 8
command-number-9 = 場所 9

notice-picture = 画面の画像を{ $path }に保存しました。
notice-picture-failed = 画像を保存できませんでした:{ $why }
undo-nothing = 取り消せる手がありません。
undo-seen = カードを見たか、運が決まった後なので取り消せません。
undo-other-decided = ほかの人が手を決めた後なので取り消せません。
