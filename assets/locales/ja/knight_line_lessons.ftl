# ナイトライン：レッスンで言われること。英語のファイルと同じキーを持つ。

## レッスン：ナイトの動き

knight_line-lesson-jump = ナイトの動き
knight_line-lesson-jump-about = タイルの跳び方と、降りられるマス
knight_line-lesson-jump-goal = こちらは白です。2人とも20枚のスタックから始め、自分のスタックを4つ、縦、横、斜めのどれかに先に並べれば勝ちです。高さは関係ありません。
knight_line-lesson-jump-first = スタックの一部を、チェスのナイトのように跳ばします。まっすぐ2マス、横へ1マスです。白の最初の一手は、1枚だけです。
knight_line-lesson-jump-first-do = 1枚を光っているマスへ跳ばしましょう。
knight_line-lesson-jump-first-why = まずはこの一手から。自分のスタックを押し、次に光っているマスを押しましょう。
knight_line-lesson-jump-split = ここからは、跳ばす枚数を選べます（今回は決まっています）。必ず1枚は残し、どれかのスタックに接する空きマスに降ります。角だけでもかまいません。
knight_line-lesson-jump-split-do = 8枚を光っているマスへ跳ばしましょう。
knight_line-lesson-jump-split-why = 8枚を跳ばし、11枚を残します。大きいスタックを押し、次に光っているマスを押しましょう。
knight_line-lesson-jump-beside = 接するスタックは、黒でもかまいません。間に何があっても、ナイトは跳び越えます。
knight_line-lesson-jump-beside-do = 8枚のスタックから3枚を、光っているマスへ跳ばしましょう。
knight_line-lesson-jump-beside-why = 黒の隣に降りてみます。8枚のスタックを押し、次に光っているマスを押しましょう。
knight_line-lesson-jump-single = タイルは取られることも、戻ることもありません。必ず1枚は残すので、1枚だけのスタックはもう動けません。それでも、ラインとつながりには数えます。
knight_line-lesson-jump-yours = ナイトの動きで、スタックに接する空きマスへ。動かし方はこれだけです。ここからは自由に、4つ並べることを目指しましょう！

## レッスン：何枚跳ばすか

knight_line-lesson-split = 何枚跳ばすか
knight_line-lesson-split-about = タイルは戻らないので、残しておく
knight_line-lesson-split-rule = こちらは黒です。動けるのは2枚以上のスタックだけ。1枚だけになると、もう動けません。あとで動けるかどうかは、分け方しだいです。
knight_line-lesson-split-half = 白の最初の一手は1枚だけでしたが、黒は何枚でも跳ばせます。まず、半分に分けてみましょう。
knight_line-lesson-split-half-do = 10枚を光っているマスへ跳ばしましょう。
knight_line-lesson-split-half-why = 10枚を跳ばし、10枚を残します。自分のスタックを押し、次に光っているマスを押しましょう。
knight_line-lesson-split-third = 白は18枚を跳ばし、残った1枚はもう動けません。こちらは、3分の1以上を残すようにします。
knight_line-lesson-split-third-do = 元の場所のスタックから、5枚を光っているマスへ跳ばしましょう。
knight_line-lesson-split-third-why = 5枚を跳ばし、5枚を残します。光っているスタックを押し、次に光っているマスを押しましょう。
knight_line-lesson-split-shut = 白はまた、ほとんど全部を跳ばしました。動けるスタックは一つだけで、跳べる先は埋まっているか、何にも接していません。逃げ道を作らないよう、離れたマスに降ります。
knight_line-lesson-split-shut-do = 2枚を光っているマスへ跳ばしましょう。
knight_line-lesson-split-shut-why = 白の大きいスタックの近くに降りると、逃げ道ができます。光っているスタックを押し、次に光っているマスを押しましょう。
knight_line-lesson-split-pass = 白は動けずにパスし、また自分の手番です。こちらは、4つのスタックがどれも動けます。
knight_line-lesson-split-pass-do = 10枚のスタックから、5枚を光っているマスへ跳ばしましょう。
knight_line-lesson-split-pass-why = この手番で、ラインに近づきます。光っているスタックを押し、次に光っているマスを押しましょう。
knight_line-lesson-split-line = 白はまたパスです。こちらは、2つのスタックが斜めに並んでいます。
knight_line-lesson-split-line-do = 斜めの3つ目になるように、2枚を光っているマスへ跳ばしましょう。
knight_line-lesson-split-line-why = 3つ並べばリーチです。光っているスタックを押し、次に光っているマスを押しましょう。
knight_line-lesson-split-yours = 3つ並び、4つ目のマスに届きます！　白が跳べるのは1か所だけで、もう防げません。次の手番でラインを完成させましょう。タイルは、いつも残しておくことです。

## レッスン：二つのリーチ

knight_line-lesson-lines = 二つのリーチ
knight_line-lesson-lines-about = リーチは受けるしかなく、二つは受けきれない
knight_line-lesson-lines-goal = こちらは白です。自分のスタックを4つ、一直線に並べれば勝ちです。初めの数手は自動で進みます。延ばせそうなラインを探してみましょう。
knight_line-lesson-lines-prepare = 2つのスタックが斜めに並んでいます。光っているマスからなら、そのラインの両端に跳べます。
knight_line-lesson-lines-prepare-do = 4枚を光っているマスへ跳ばしましょう。
knight_line-lesson-lines-prepare-why = まず、届く場所にタイルを用意します。光っているスタックを押し、次に光っているマスを押しましょう。
knight_line-lesson-lines-three = 3つ並び、4つ目のマスに届けば「リーチ」です。
knight_line-lesson-lines-three-do = 斜めの3つ目になるように、2枚を光っているマスへ跳ばしましょう。
knight_line-lesson-lines-three-why = ここでリーチをかけます。光っているスタックを押し、次に光っているマスを押しましょう。
knight_line-lesson-lines-answer = 黒は、ほかの手を後回しにして、4つ目のマスをふさぐしかありませんでした。ただし、リーチが一つだけなら受けられます。
knight_line-lesson-lines-fork = 今度は、二つのラインが交わるマスを探します。一番高いスタックからの斜めと、縦のラインです。
knight_line-lesson-lines-fork-do = 1枚を光っているマスへ跳ばしましょう。
knight_line-lesson-lines-fork-why = ここなら、二つのラインが同時に延びます。光っているスタックを押し、次に光っているマスを押しましょう。
knight_line-lesson-lines-yours = 一度に2か所のリーチです！　黒がふさげるのは1か所だけ。次の手番でラインを完成させましょう。相手に同じことをされないよう、ご注意を。
