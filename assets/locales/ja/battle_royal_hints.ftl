# マスターがなぜそうするか：手、そして事実。入るもの：勝率、カードとポケモン、その持ち主。効果の理由は`$move`のあとに続き、
# `$move`は終わりにある手のどれか。
battle_royal-hint-place = { $card }をバトル場に出しましょう。HPは{ $hp }、エネルギー{ $energy }個でワザを使えます。勝率は約{ $percent }%。
battle_royal-hint-bench = { $card }をベンチに出しましょう。バトル場が空いたときに出られます。勝率は約{ $percent }%。
battle_royal-hint-evolve = { $mon }を{ $card }に進化させましょう。HPが{ $was }から{ $hp }に増え、エネルギーは残ります。勝率は約{ $percent }%。
battle_royal-hint-energy-ready = { $card }を{ $mon }につけましょう。「{ $attack }」に必要なエネルギーがそろいます。勝率は約{ $percent }%。
battle_royal-hint-energy-nearer = { $card }を{ $mon }につけましょう。「{ $attack }」に必要なエネルギーは、あと{ $count }個になります。勝率は約{ $percent }%。
battle_royal-hint-energy-spare = { $card }を{ $mon }につけましょう。ワザのエネルギーは足りていて、にげるときに使えます。勝率は約{ $percent }%。
battle_royal-hint-tool = 「{ $card }」を{ $mon }につけましょう。効果：{ $text }勝率は約{ $percent }%。
battle_royal-hint-stadium = 「{ $card }」を出しましょう。場に残ります。効果：{ $text }勝率は約{ $percent }%。
battle_royal-hint-searches = { $move }山札からカードを探せます。勝率は約{ $percent }%。
battle_royal-hint-draws = { $move }カードを引けます。勝率は約{ $percent }%。
battle_royal-hint-recycles = { $move }トラッシュのカードが戻ってきます。勝率は約{ $percent }%。
battle_royal-hint-energizes = { $move }1回の番につけられる分のほかに、エネルギーをつけられます。勝率は約{ $percent }%。
battle_royal-hint-hurts = { $move }相手のポケモンの残りHPを減らせます。勝率は約{ $percent }%。
battle_royal-hint-heals = { $move }ダメージを回復できます。勝率は約{ $percent }%。
battle_royal-hint-pulls = { $move }相手のバトルポケモンが入れ替わります。勝率は約{ $percent }%。
battle_royal-hint-switches = { $move }にげるためのエネルギーを使わずに、バトルポケモンを入れ替えられます。勝率は約{ $percent }%。
battle_royal-hint-afflicts = { $move }相手のポケモンを特殊状態にできます。勝率は約{ $percent }%。
battle_royal-hint-robs = { $move }相手のカードやエネルギーを減らせます。勝率は約{ $percent }%。
battle_royal-hint-hinders = { $move }次の番、相手のできることが減ります。勝率は約{ $percent }%。
battle_royal-hint-boosts = { $move }この番、自分のワザのダメージが増えます。勝率は約{ $percent }%。
battle_royal-hint-grows = { $move }たねポケモンを、すぐに2進化させられます。勝率は約{ $percent }%。
battle_royal-hint-copies = { $move }ほかのワザを、そのエネルギーなしでまねられます。勝率は約{ $percent }%。
battle_royal-hint-works = { $move }今、効果を使えます。勝率は約{ $percent }%。
battle_royal-hint-retreat = { $mon }をにがして{ $other }を出しましょう。{ $other }の残りHPは{ $hp }です。勝率は約{ $percent }%。
battle_royal-hint-retreat-attacks = { $mon }をにがして{ $other }を出しましょう。{ $other }には「{ $attack }」のエネルギーがそろっています。勝率は約{ $percent }%。
battle_royal-hint-retreat-hurt = { $mon }をにがして{ $other }を出しましょう。{ $mon }の残りHPは{ $hp }で、サイドを取られそうです。勝率は約{ $percent }%。
battle_royal-hint-attack-wins = { $mon }の「{ $attack }」を{ $target }に使いましょう。これが最後のサイドです。
battle_royal-hint-attack-falls = { $mon }の「{ $attack }」を{ $seat }の{ $target }に使いましょう。残りHPは{ $hp }で、きぜつさせてサイドを取れます。勝率は約{ $percent }%。
battle_royal-hint-attack = { $mon }の「{ $attack }」を{ $seat }の{ $target }に使いましょう。{ $damage }ダメージで、残りHPは{ $hp }になります。勝率は約{ $percent }%。
battle_royal-hint-attack-coins = { $mon }の「{ $attack }」を{ $seat }の{ $target }に使いましょう。コインしだいで{ $least }～{ $most }ダメージです。勝率は約{ $percent }%。
battle_royal-hint-end-turn = 番を終えましょう。もう使えるワザがありません。勝率は約{ $percent }%。
battle_royal-hint-end-turn-early = 番を終えましょう。残りのワザを使っても、サイドには近づきません。勝率は約{ $percent }%。
battle_royal-hint-opponent = { $seat }を選びましょう。サイドの残りは{ $count }枚、場のポケモンは{ $mons }匹です。勝率は約{ $percent }%。
battle_royal-hint-own = { $mon }を選びましょう。残りHPは{ $hp }、エネルギーは{ $count }個です。勝率は約{ $percent }%。
battle_royal-hint-theirs = { $seat }の{ $mon }を選びましょう。残りHPは{ $hp }、エネルギーは{ $count }個です。勝率は約{ $percent }%。
battle_royal-hint-card = 「{ $card }」を選びましょう。{ $kind ->
    [basic] たねポケモンなので、そのままベンチに出せます
    [evolves] 場の{ $mon }を進化させられます
    [later] あとでポケモンを進化させられます
    [energy] ワザを使うときや、にげるときに必要です
    [supporter] サポートは1回の番に1枚使えます
    [stadium] スタジアムは場に残ります
    [tool] どうぐはポケモンについたまま残ります
   *[item] グッズは1回の番に何枚でも使えます
}。勝率は約{ $percent }%。
battle_royal-hint-card-discarded = 「{ $card }」をトラッシュしましょう。効果に必要な分で、ほかの手札は残ります。勝率は約{ $percent }%。
battle_royal-hint-card-robbed = 「{ $card }」をトラッシュしましょう。相手はもうこのカードを使えません。勝率は約{ $percent }%。
battle_royal-hint-card-leaves = 「{ $card }」を選びましょう。場を離れ、効果がなくなります。勝率は約{ $percent }%。
battle_royal-hint-card-saves = 先に「{ $card }」を選びましょう。これで守れれば、もう一つの効果を使わずに済みます。勝率は約{ $percent }%。
battle_royal-hint-attached = { $card }を選びましょう。{ $mon }には、ほかのエネルギーが{ $count }枚あります。勝率は約{ $percent }%。
battle_royal-hint-pay = { $card }をトラッシュしましょう。{ $mon }には、ほかのエネルギーが{ $count }枚残ります。勝率は約{ $percent }%。
battle_royal-hint-copy = { $card }の「{ $attack }」をまねましょう。{ $damage ->
    [0] そのエネルギーなしで効果を使えます
   *[other] 増減の前で{ $damage }ダメージです
}。勝率は約{ $percent }%。
battle_royal-hint-fill = { $mon }をバトル場に出しましょう。残りHPは{ $hp }です。勝率は約{ $percent }%。
battle_royal-hint-fill-attacks = { $mon }をバトル場に出しましょう。「{ $attack }」のエネルギーがそろっています。勝率は約{ $percent }%。
battle_royal-hint-choice = これを選びましょう。試した中で、一番リードが大きくなります。勝率は約{ $percent }%。
battle_royal-hint-done = これでやめましょう。ここでやめてもよく、選び続けると損をします。勝率は約{ $percent }%。
battle_royal-because-place = HPが多く、少ないエネルギーでワザを使えるからです。
battle_royal-because-bench = バトル場が空いたときに出られるからです。
battle_royal-because-evolve = HPが増え、エネルギーは残るからです。
battle_royal-because-energy-ready = ワザに必要なエネルギーがそろうからです。
battle_royal-because-energy-nearer = ワザに必要なエネルギーがそろうまで、あと少しになるからです。
battle_royal-because-energy-spare = ワザのエネルギーは足りていて、にげるときに使えるからです。
battle_royal-because-tool = どうぐの効果は、つけたポケモンが場を離れるまで続くからです。
battle_royal-because-stadium = スタジアムの効果は、入れ替えられるまで続くからです。
battle_royal-because-searches = 山札からカードを探せるからです。
battle_royal-because-draws = カードを引けるからです。
battle_royal-because-recycles = トラッシュのカードが戻ってくるからです。
battle_royal-because-energizes = 1回の番につけられる分のほかに、エネルギーをつけられるからです。
battle_royal-because-hurts = 相手のポケモンの残りHPを減らせるからです。
battle_royal-because-heals = ダメージを回復できるからです。
battle_royal-because-pulls = 相手のバトルポケモンが入れ替わるからです。
battle_royal-because-switches = にげるためのエネルギーを使わずに、バトルポケモンを入れ替えられるからです。
battle_royal-because-afflicts = 相手のポケモンを特殊状態にできるからです。
battle_royal-because-robs = 相手のカードやエネルギーを減らせるからです。
battle_royal-because-hinders = 次の番、相手のできることが減るからです。
battle_royal-because-boosts = この番、ワザのダメージが増えるからです。
battle_royal-because-grows = たねポケモンを、すぐに2進化させられるからです。
battle_royal-because-copies = ほかのワザを、そのエネルギーなしでまねられるからです。
battle_royal-because-works = 効果を使えるときだったからです。
battle_royal-because-retreat = 入れ替わるポケモンに、戦うためのHPが残っているからです。
battle_royal-because-retreat-attacks = 入れ替わるポケモンに、ワザのエネルギーがそろっているからです。
battle_royal-because-retreat-hurt = HPが半分以下になっていて、サイドを取られそうだったからです。
battle_royal-because-attack-wins = それが最後のサイドだったからです。
battle_royal-because-attack-falls = きぜつさせてサイドを取れるからです。
battle_royal-because-attack = 相手のバトルポケモンの残りHPを減らせるからです。
battle_royal-because-attack-coins = ダメージを与え、オモテが出れば増えるからです。
battle_royal-because-end-turn = もう使えるワザがなかったからです。
battle_royal-because-end-turn-early = 残りのワザには、もう得るものがないと見たからです。
battle_royal-because-opponent = サイドの残り枚数と場のポケモンを見て選んだからです。
battle_royal-because-own = 自分のポケモンの残りHPとエネルギーを見て選んだからです。
battle_royal-because-theirs = 相手のポケモンの残りHPとエネルギーを見て選んだからです。
battle_royal-because-card = そのカードが場でできることを見て選んだからです。
battle_royal-because-card-discarded = 効果に必要な分で、ほかの手札は残るからです。
battle_royal-because-card-robbed = 相手がもうそのカードを使えなくなるからです。
battle_royal-because-card-leaves = 場を離れ、効果がなくなるからです。
battle_royal-because-card-saves = 一つの効果で守れれば、もう一つを使わずに済むからです。
battle_royal-because-attached = あとに残るエネルギーを見て選んだからです。
battle_royal-because-pay = あとに残るエネルギーを見て選んだからです。
battle_royal-because-copy = まねられるワザのダメージと効果を見て選んだからです。
battle_royal-because-fill = 戦うためのHPが残っているからです。
battle_royal-because-fill-attacks = ワザのエネルギーがそろっているからです。
battle_royal-because-choice = 試した中で、一番リードが大きくなるからです。
battle_royal-because-done = そこでやめてもよく、選び続けると損をするからです。
battle_royal-hint-move-play = 「{ $card }」を使いましょう。
battle_royal-hint-move-use = 「{ $card }」の効果を使いましょう。
battle_royal-hint-move-ability = { $mon }の特性を使いましょう。
battle_royal-hint-move-ability-for-attack = ワザの代わりに、{ $mon }の特性を使いましょう。
battle_royal-hint-move-attack = { $mon }の「{ $attack }」を{ $seat }の{ $target }に使いましょう。
battle_royal-hint-move-attack-nobody = 対象なしで、{ $mon }の「{ $attack }」を使いましょう。
