# 小石取り

game-pebbles = 小石取り
game-pebbles-tagline = 最後の1個を取れば勝ち
game-pebbles-about = 交互に小石を1個から3個取り、最後の1個を取った人の勝ち。2人用です。

regular-flint = フリント
regular-agate = アガット

pebbles-heap-size = 小石の数
pebbles-9 = 9個
pebbles-15 = 15個
pebbles-manners = 作法
pebbles-plain = なし
pebbles-polite = 会釈する

pebbles-heap = { $count ->
    [0] 小石なし
   *[other] 小石{ $count }個の山
}
pebbles-taking = 小石を取る
pebbles-take = { $seat-you ->
    [yes] 山から小石を1個から3個取ってください。
   *[no] { $seat }が山から小石を1個から3個取ります。
}
pebbles-take-these = 取る
pebbles-nod = 会釈する

pebbles-took = { $count ->
    [0] { $seat }が会釈する
   *[other] { $seat }が小石を{ $count }個取る
}

pebbles-last = 最後の小石が取られました。

pebbles-heap-only = 小石は山から取ります。山を選んでください。
pebbles-too-many = その数は取れません。1個から3個取ってください。会釈するのは、作法ありで相手が取った直後だけです。
pebbles-how-many = 小石は5個から30個です。その間の数を選んでください。

sound-pebbles-click = 小石が鳴る音

## レッスン

pebbles-lesson-first = 最後の1個
pebbles-lesson-first-about = 4個残せば負けません
pebbles-lesson-first-welcome = テーブルに小石が9個あります。交互に1個から3個取り、最後の1個を取った人の勝ちです。
pebbles-lesson-first-eight = 4の倍数で考えましょう。8個残せば、相手がいくつ取っても次に4個残せます。
pebbles-lesson-first-eight-do = 小石を1個取りましょう。
pebbles-lesson-first-eight-why = 8個残るのは1個取ったときだけです。1個だけ取ってください。
pebbles-lesson-first-four = 残りは6個です。4個残せば、相手がいくつ取っても、残りを全部取れます。
pebbles-lesson-first-four-do = 小石を2個取りましょう。
pebbles-lesson-first-four-why = 4個残るのは2個取ったときです。2個取ってください。
pebbles-lesson-first-end = 残りは4個、相手が取れるのは3個までです。最後の1個は自分のものです！
