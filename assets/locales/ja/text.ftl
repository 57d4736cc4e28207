# 端末で遊ぶ対局： imps-table play GAME --text

text-hello = { $game }。「?」でヘルプを表示します。
text-hello-again = { $game }の対局の続きです。「log」でこれまでの経過、「?」でヘルプを表示します。
text-nothing-left = 続きを遊べる対局はありません。
text-nothing-left-of = 続きを遊べる{ $game }の対局はありません。
text-turn = { $seat-you ->
    [yes] 自分の手番です。{ $prompt }
   *[no] { $seat }の手番です。{ $prompt }
}
text-many = 選べる手は{ $count }通りです。「list」で一覧、「list」のあとに言葉を書くと、その言葉を含む手だけを表示します。
text-offer = { $number }：{ $what }
text-in-notation = { $what }（{ $notation }）
text-notation-on = 今から、選択肢を棋譜の書き方と一緒に表示します。
text-notation-off = 今から、選択肢に棋譜の書き方をつけません。
text-more = あと{ $count }通りあります。「more」で続きを表示します。
text-none-such = 「{ $word }」を含むものはありません。
text-not-in-rules = ルールブックに「{ $word }」は出てきません。
text-hand = 手札：{ $cards }
text-open = 探せるカード：{ $cards }
text-inspect-what = 「inspect」のあとに、カードや駒や場所の名前を書いてください。
text-inspect-which = 「{ $word }」に当てはまるものは{ $count }個あります。もう少し詳しく書いてください。
text-inspect-rule = ルールブック：{ $section }
text-hint = 達人の手：{ $what }
text-help =
    選択肢の番号か、棋譜の書き方で手を入力してください。
    list：選べる手。list 言葉：その言葉を含む手。more：続き。
    look：テーブルと手札。look 言葉：その言葉（持ち主、場所、カードなど）を含むものだけ。
    inspect 言葉：その名前のカードや駒や場所について、分かることすべて。
    log：これまでの経過。hint：達人ならどうするか。why：CPUが直前の手を選んだ理由。
    rules：ルールブック。rules 言葉：その言葉を含むところだけ。
    notation：選択肢に棋譜の書き方をつける、またはつけない。
    undo：一手戻す。redo：戻した手をやり直す。quit：対局を中断。空行：何をする番かをもう一度。
text-help-concede = concede：投了する。
text-left = 対局を中断します。
text-left-saved = 対局を中断します。対局は保存されていて、タイトルの「続きから」か、「--text --resume」で続けられます。
text-no-number = 選択肢に{ $number }はありません。表示された番号を入力してください。
text-unreadable = 「?」でヘルプを表示します。
text-hand-over = 次は{ $seat }です。ほかの人に見聞きされない状態でEnterキーを押してください。
