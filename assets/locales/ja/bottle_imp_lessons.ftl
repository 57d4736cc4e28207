# ボトルインプ：レッスンで言われること。英語のファイルと同じキーを持つ。

## レッスン：ボトルの価格

bottle_imp-lesson-price = ボトルの価格
bottle_imp-lesson-price-about = フォロー、切り札、そしてボトルの売り買い
bottle_imp-lesson-price-welcome = カードの数字でトリックを取り、取ったコインが得点になります。ボトルは19の上にあり、それが価格です。最初の交換は、今回は自動で進みます。
bottle_imp-lesson-price-follow = 青がリードされました。青があれば、青をフォローします。どれも価格より大きければ、数字の一番大きいカードの勝ちです。
bottle_imp-lesson-price-follow-do = 青の34でトリックを取りましょう。
bottle_imp-lesson-price-follow-why = 34なら24に勝ち、ボトルは動きません。青の34を押し、次に中央を押しましょう。
bottle_imp-lesson-price-lead = コインを14枚取りました。次のリードは、勝った人です。37は一番大きいカード。出すとどうなるでしょうか。
bottle_imp-lesson-price-lead-do = 赤の37をリードしましょう。
bottle_imp-lesson-price-lead-why = 一番大きいカードを試してみます。赤の37を押し、次に中央を押しましょう。
bottle_imp-lesson-price-trump = 赤のない右隣の人が、黄色の18を出しました。価格より小さいカードは、何色でも切り札です。一番大きい切り札がトリックとボトルを取り、その数字が新しい価格になります。
bottle_imp-lesson-price-buy = 価格は18なので、15は切り札です。もっと小さいカードがたくさん残っているので、今ならボトルを買っても、また売れます。
bottle_imp-lesson-price-buy-do = 黄色の15でフォローしましょう。
bottle_imp-lesson-price-buy-why = 売りやすいうちにボトルを買います。黄色の15を押し、次に中央を押しましょう。
bottle_imp-lesson-price-sell = ボトルを15で買いました。左隣の人は、15に負ける2を安全に手放しました。最後までボトルを持っていると、取ったトリックは0点です。売りたいときは、小さい数字をリードします。
bottle_imp-lesson-price-sell-do = 青の4をリードしましょう。
bottle_imp-lesson-price-sell-why = 誰かが、もっと大きい切り札を出すことになりそうです。青の4を押し、次に中央を押しましょう。
bottle_imp-lesson-price-yours = 左隣の人の青は13の1枚だけでした。ボトルが売れました！　24枚のコインはまた得点になり、小さい4も片づきました。高い価格で買って、早く売ることです。ここからは自由に遊びましょう。

## レッスン：渡すカード

bottle_imp-lesson-exchange = 渡すカード
bottle_imp-lesson-exchange-about = 最初のトリックの前に、3枚を手放す
bottle_imp-lesson-exchange-welcome = 最初のトリックの前に、全員が3枚を手放します。悪魔のトリックに1枚、両隣に1枚ずつ。最後にボトルを持っている人は、悪魔のトリックのコインを失います。
bottle_imp-lesson-exchange-imp = 小さい切り札は危険です。1でボトルを買うと、それより小さいカードがないので、もう売れません。
bottle_imp-lesson-exchange-imp-do = 黄色の1を悪魔のトリックに捨てましょう。
bottle_imp-lesson-exchange-imp-why = 1より困るカードはありません。黄色の1を押し、次に真ん中の場所を押しましょう。
bottle_imp-lesson-exchange-void = 赤は29の1枚だけです。これを渡しておけば、赤がリードされたとき、何でも出せます。
bottle_imp-lesson-exchange-void-do = 赤の29を左隣の人に渡しましょう。
bottle_imp-lesson-exchange-void-why = 赤がなければ自由に出せます。赤の29を押し、次に左の場所を押しましょう。
bottle_imp-lesson-exchange-small = 2も、1と同じくらい困るカードです。ほかの人に任せましょう。
bottle_imp-lesson-exchange-small-do = 黄色の2を右隣の人に渡しましょう。
bottle_imp-lesson-exchange-small-why = 次に困るのは2です。黄色の2を押し、次に右の場所を押しましょう。
bottle_imp-lesson-exchange-give = 選んだカードは、ほかの人には見えません。全員のカードが同時に動き、そのあとは取り消せません。
bottle_imp-lesson-exchange-give-do = 「カードを渡す」を押しましょう。
bottle_imp-lesson-exchange-give-why = カードはすべて置いてあります。「カードを渡す」を押しましょう。
bottle_imp-lesson-exchange-received = コイン6枚の青の34と、小さい切り札の黄色の3を受け取りました。渡した赤の29と黄色の2が誰の手札にあるかも、覚えておきましょう。
bottle_imp-lesson-exchange-under = 赤がリードされましたが、赤がないので何でも出せます。トリックとボトルは16が取るので、それより小さい切り札を安全に手放せます。
bottle_imp-lesson-exchange-under-do = 黄色の3を出しましょう。
bottle_imp-lesson-exchange-under-why = 一番小さい切り札を手放します。黄色の3を押し、次に中央を押しましょう。
bottle_imp-lesson-exchange-yours = 3を手放せて、ボトルは右隣の人が買いました。小さい切り札か、1枚だけの色を手放すのがこつです。ここからは自由に遊びましょう。

bottle_imp-lesson-stuck = 最後の持ち主
bottle_imp-lesson-stuck-about = 価格より小さいカードを数えて、売れるうちに売る
bottle_imp-lesson-stuck-welcome = 今回は4人です。交換と最初の4トリックは自動で進みます。ボトルに注目しましょう。自分が17で買い、15で買い直し、10でもう一度買います。
bottle_imp-lesson-stuck-holder = コインを42枚取りましたが、ボトルも手元にあります。このまま終われば、取ったトリックは0点になり、悪魔のトリックのコインも失います。
bottle_imp-lesson-stuck-sell = 価格は10。黄色の1は、ほかのどの切り札にも負けます。小さい黄色で出ているのは2と5だけなので、誰かがほかの切り札を出すことになりそうです。
bottle_imp-lesson-stuck-sell-do = 黄色の1をリードしましょう。
bottle_imp-lesson-stuck-sell-why = これに勝つ切り札が残っているうちに売ります。黄色の1を押し、次に中央を押しましょう。
bottle_imp-lesson-stuck-throw = 7で売れました！　新しい持ち主は青の4をリードし、青の6がそれに勝っています。青がないので、何でも出せます。
bottle_imp-lesson-stuck-throw-do = 赤を残して、黄色の22を出しましょう。
bottle_imp-lesson-stuck-throw-why = 35と36は、このあとトリックを取れます。黄色の22を押し、次に中央を押しましょう。
bottle_imp-lesson-stuck-count = 価格は6、そして1から5はもうすべて出ました。右隣の人は、ボトルを手放せません。切り札もなくなり、ここからは数字の大きいカードの勝ちです。
bottle_imp-lesson-stuck-high = 赤がリードされました。37はもう出たので、手札の赤に勝てるカードはありません。
bottle_imp-lesson-stuck-high-do = 赤の35でトリックを取りましょう。
bottle_imp-lesson-stuck-high-why = 36は最後のトリックに残します。赤の35を押し、次に中央を押しましょう。
bottle_imp-lesson-stuck-yours = 80点を獲得！　右隣の人は、悪魔のトリックのコイン11枚を失いました。価格より小さいカードを数えて、売れるうちに売ること。次のラウンドからは自由に遊びましょう。
