# Battle Line: what its lessons say, but for the first one. The Japanese file has the same keys.

## Lesson: the proof

battle_line-lesson-proof = The proof
battle_line-lesson-proof-about = Only cards that are face up prove a flag
battle_line-lesson-proof-welcome = In Advanced, the usual mode, you claim flags at the start of your turn. You need not wait for your opponent’s last card: prove that you cannot lose a flag, and it is yours.
battle_line-lesson-proof-phalanx = Three cards with the same number are a Phalanx, the second-best formation. You hold three 4s.
battle_line-lesson-proof-phalanx-do = Place the blue 4 at the flag in the middle.
battle_line-lesson-proof-phalanx-why = Begin the Phalanx; the blue 4 goes to the marked flag in the middle.
battle_line-lesson-proof-second = Your opponent answers with the orange 9 and may be building a high Wedge.
battle_line-lesson-proof-second-do = Place the yellow 4 beside the blue one.
battle_line-lesson-proof-second-why = Go on with the Phalanx; the yellow 4 goes to the same flag.
battle_line-lesson-proof-third = Orange 9 and 10! With the orange 8 they would be a Wedge of 27, the best there is.
battle_line-lesson-proof-third-do = Complete the Phalanx with the purple 4.
battle_line-lesson-proof-third-why = One card is missing; the purple 4 goes to the same flag.
battle_line-lesson-proof-unproven = Your side is complete, but the flag is not proven: the orange 8 is unseen, so your opponent could still have that Wedge.
battle_line-lesson-proof-evidence = The orange 8 is in your own hand! But a hand does not prove anything: only cards that are face up count.
battle_line-lesson-proof-evidence-do = Place the orange 8 at the marked flag.
battle_line-lesson-proof-evidence-why = Once it is face up, the 8 is evidence; the orange 8 goes to the marked flag.
battle_line-lesson-proof-claim = Without the 8 your opponent can reach a Battalion of 26 at best. Your Phalanx only adds up to 12, but it is the better formation.
battle_line-lesson-proof-claim-do = Claim the flag.
battle_line-lesson-proof-claim-why = You can prove it now; press the marked flag and claim it.
battle_line-lesson-proof-yours = The flag is yours, although the other side is not even full! Ask which card your opponent needs, and whether it is face up. From here you play alone.

## Lesson: tactics cards

battle_line-lesson-tactics = Tactics cards
battle_line-lesson-tactics-about = A wild card, the tactics lock, and a Deserter
battle_line-lesson-tactics-welcome = Ten tactics cards bend the rules. You play one in place of a troop, but you may never be more than one tactics card ahead of your opponent.
battle_line-lesson-tactics-begin = You hold the orange 9 and 10. With the orange 8 they are the highest Wedge of all.
battle_line-lesson-tactics-begin-do = Place the orange 10 at the flag in the middle.
battle_line-lesson-tactics-begin-why = Begin the Wedge; the orange 10 goes to the marked flag in the middle.
battle_line-lesson-tactics-draw = Who knows where the 8 is? After each card you may draw from either deck.
battle_line-lesson-tactics-draw-do = Draw from the tactics deck.
battle_line-lesson-tactics-draw-why = Troops have to wait this time; draw from the marked tactics deck.
battle_line-lesson-tactics-cavalry = The Companion Cavalry counts as an 8 of any colour: just what you need.
battle_line-lesson-tactics-cavalry-do = Place the orange 9 beside the 10.
battle_line-lesson-tactics-cavalry-why = Go on with the Wedge; the orange 9 goes to the same flag.
battle_line-lesson-tactics-wild = Your second tactics card is the Deserter. A wild card like the Cavalry is played like a troop, and always counts as the troop that is best for you.
battle_line-lesson-tactics-wild-do = Complete the Wedge with the Companion Cavalry.
battle_line-lesson-tactics-wild-why = The 8 is missing; the Companion Cavalry goes to the same flag.
battle_line-lesson-tactics-lock = Orange 8, 9 and 10! But now you are one tactics card ahead. That is the tactics lock: your Deserter has to wait until your opponent plays a tactics card, too.
battle_line-lesson-tactics-claim = Your opponent has played Shield Bearers. First comes your claim: no troops beat 8, 9 and 10 in one colour, and a tie goes to the side completed first.
battle_line-lesson-tactics-claim-do = Claim the flag.
battle_line-lesson-tactics-claim-why = You cannot lose it any more; press the marked flag and claim it.
battle_line-lesson-tactics-deserter = The Shield Bearers are a 1, 2 or 3: with the blue 2 and 4 they make a Wedge. Now each of you has played one tactics card, and the lock is open.
battle_line-lesson-tactics-deserter-do = Play the Deserter on the Shield Bearers.
battle_line-lesson-tactics-deserter-why = That Wedge would be hard to beat; press the Deserter, then the Shield Bearers.
battle_line-lesson-tactics-yours = The Wedge is broken! Keep your tactics cards for the moment when they decide a flag, and mind the lock. From here you play alone.
