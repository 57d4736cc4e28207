# バトルロアのすべての文。英語のファイルと同じキーを持つ。

## 棚

game-battlelore = バトルロア
game-battlelore-tagline = カードが指令を出し、ダイスが決める
game-battlelore-about = ヘクスの戦場で、二つの軍がぶつかります。カードで自軍のユニットに指令を出し、動かし、戦闘ダイスを振ります。兜は敵を討ち、旗は退かせ、並んで立つ味方は持ちこたえます。ロアアドベンチャーでは、魔術師、僧侶、盗賊、戦士が戦いを変えます。二人用です。

## 軍と翼

battlelore-north = 北軍
battlelore-south = 南軍
battlelore-left = 左翼
battlelore-centre = 中央
battlelore-right = 右翼

## 旗とダイス

battlelore-green = 緑
battlelore-blue = 青
battlelore-red = 赤
battlelore-light = 軽装
battlelore-regular = 通常
battlelore-heavy = 重装

battlelore-face-green = 緑の兜
battlelore-face-blue = 青の兜
battlelore-face-red = 赤の兜
battlelore-face-strike = ボーナスストライク
battlelore-face-flag = 退却の旗
battlelore-face-lore = ロア
battlelore-face-green-about = 緑の旗のユニットに1ヒット。
battlelore-face-blue-about = 青の旗のユニットに1ヒット。
battlelore-face-red-about = 赤の旗のユニットに1ヒット。
battlelore-face-strike-about = 武器が許せば、どのユニットにも1ヒット。
battlelore-face-flag-about = 目標は退却する。勇敢なユニットは無視できる。
battlelore-face-lore-about = 振った人がロアトークンを1個得る。ロアを使わない戦いでは外れ。

## ユニット

battlelore-unit-human-light-foot = 軽装歩兵
battlelore-unit-human-light-foot-about = 身軽な剣兵。2ヘクスまで動いて戦えるが、ダイスは2個。
battlelore-unit-human-foot = 通常歩兵
battlelore-unit-human-foot-about = 戦列の要。1ヘクス動いて3個のダイスで戦うか、戦わずに2ヘクス動く。
battlelore-unit-human-heavy-foot = 重装歩兵
battlelore-unit-human-heavy-foot-about = 足は遅いが手ごわい。1ヘクス動いて、ダイスは4個。
battlelore-unit-human-archer = 弓兵
battlelore-unit-human-archer-about = 弓を持つ軽装歩兵。射程は4。動いた手番はダイスが1個減る。
battlelore-unit-human-light-horse = 軽装騎兵
battlelore-unit-human-light-horse-about = 戦場で一番速い。4ヘクスまで動いて戦える。ダイスは2個。
battlelore-unit-human-horse = 通常騎兵
battlelore-unit-human-horse-about = 3ヘクスまで動いて戦える。ダイスは3個。追加移動と追加白兵戦ができる。
battlelore-unit-human-heavy-horse = 重装騎兵
battlelore-unit-human-heavy-horse-about = 2ヘクスまで動いて戦える。ダイスは4個。追加移動と追加白兵戦ができる。
battlelore-unit-dwarf-crossbow = ドワーフ石弓兵
battlelore-unit-dwarf-crossbow-about = 生まれつき勇敢。射程は3で、射撃ではボーナスストライクも当たる。
battlelore-unit-dwarf-foot = ドワーフ歩兵
battlelore-unit-dwarf-foot-about = 生まれつき勇敢な通常歩兵。
battlelore-unit-dwarf-heavy-foot = ドワーフ重装歩兵
battlelore-unit-dwarf-heavy-foot-about = 生まれつき勇敢な重装歩兵。
battlelore-unit-goblin-foot = ゴブリン歩兵
battlelore-unit-goblin-foot-about = 軽装歩兵。臆病で、旗1つにつき2ヘクス逃げ、逃げる途中でフィギュアを失うことがある。
battlelore-unit-goblin-archer = ゴブリン弓兵
battlelore-unit-goblin-archer-about = 弓を持つ軽装歩兵。射程は4。臆病で、旗1つにつき2ヘクス逃げる。
battlelore-unit-goblin-lizard-rider = トカゲ騎兵
battlelore-unit-goblin-lizard-rider-about = ゴブリンの軽装騎兵。4ヘクスまで動いて戦える。臆病で、旗1つにつき2ヘクス逃げる。
battlelore-unit-hobgoblin-foot = ホブゴブリン歩兵
battlelore-unit-hobgoblin-foot-about = ゴブリン軍の通常歩兵。臆病で、旗1つにつき2ヘクス逃げる。
battlelore-unit-giant-spider = 大蜘蛛
battlelore-unit-giant-spider-about = クリーチャー。倒せるのは致命傷だけ。ロアを使って糸や毒を放つ。
battlelore-unit-earth-elemental = 大地の精霊
battlelore-unit-earth-elemental-about = 呼び出されるクリーチャー。決して退却せず、大地を揺らす。
battlelore-unit-human-longbow = 長弓兵
battlelore-unit-human-longbow-about = ロングボウを持つ通常歩兵。射程は4で、射撃ではボーナスストライクも当たる。
battlelore-unit-human-arbalest = アーバレスト兵
battlelore-unit-human-arbalest-about = アーバレストを持つ軽装歩兵。射程は3で、射撃ではボーナスストライクも当たる。動いた手番は戦えない。
battlelore-unit-human-knight = 騎士
battlelore-unit-human-knight-about = 生まれつき勇敢な重装騎兵。

battlelore-race-human = ヒューマン
battlelore-race-dwarf = アイアンドワーフ
battlelore-race-goblinoid = ゴブリン族
battlelore-race-creature = クリーチャー
battlelore-arm-foot = 歩兵
battlelore-arm-mounted = 騎兵
battlelore-arm-creature = クリーチャー
battlelore-morale-normal = 普通の士気
battlelore-morale-bold = 勇敢{ $n }
battlelore-morale-frightened = 臆病

## 武器

battlelore-weapon-short-sword = ショートソード
battlelore-weapon-short-sword-about = 白兵戦用。ボーナスストライクは当たるが、騎兵が相手なら、一度に振ったうちの1つを無視する。
battlelore-weapon-long-sword = ロングソード
battlelore-weapon-long-sword-about = 白兵戦用。ボーナスストライクは誰にでも当たる。
battlelore-weapon-common-bow = コモンボウ
battlelore-weapon-common-bow-about = 射程4。ボーナスストライクは外れ。動いた手番はダイスが1個減る。
battlelore-weapon-crossbow = クロスボウ
battlelore-weapon-crossbow-about = 射程3。ボーナスストライクは射撃なら当たり、白兵戦では外れ。動いた手番はダイスが1個減る。
battlelore-weapon-longbow = ロングボウ
battlelore-weapon-longbow-about = 射程4。ボーナスストライクは射撃なら当たり、白兵戦では外れ。動いた手番はダイスが1個減る。
battlelore-weapon-arbalest = アーバレスト
battlelore-weapon-arbalest-about = 射程3。ボーナスストライクは射撃なら当たり、白兵戦では外れ。動いた手番は戦えない。
battlelore-weapon-special = 牙と爪
battlelore-weapon-special-about = 白兵戦用。ボーナスストライクは誰にでも当たる。

## 地形

battlelore-terrain-plain = 平地
battlelore-terrain-plain-about = 開けた土地。何の効果もない。
battlelore-terrain-forest = 森
battlelore-terrain-forest-about = 入ると移動が終わり、この手番は追加移動もできない。入る攻撃も出る攻撃も、ダイスは2個まで。射線をさえぎる。
battlelore-terrain-hill = 丘
battlelore-terrain-hill-about = 出る攻撃のダイスは3個まで。丘でないヘクスから入る攻撃は2個まで。射線をさえぎるが、同じ丘続きから撃つときはさえぎらない。
battlelore-terrain-ford = 浅瀬
battlelore-terrain-ford-about = 入ると移動が終わる。出る攻撃のダイスは2個まで。戦闘後前進と追加移動はできる。
battlelore-terrain-river = 川
battlelore-terrain-river-about = 誰も入れない。退却でも入れない。
battlelore-terrain-bridge = 橋
battlelore-terrain-bridge-about = 上にいるユニットは勇敢。
battlelore-terrain-rampart = 防塁
battlelore-terrain-rampart-about = 中にいるユニットは勇敢。白兵戦で入る攻撃のダイスは2個まで。
battlelore-terrain-circle = 召喚の環
battlelore-terrain-circle-about = 指令を受けてここにいるユニットは、戦う代わりに自分のダイスを振れる。ロアが出れば大地の精霊が目を覚ます。

## ランドマーク

battlelore-landmark-about = 入ると移動が終わり、この手番は戦えない。入る攻撃も出る攻撃も、ダイスは2個まで。上にいるユニットは勇敢。射線をさえぎる。
battlelore-landmark-stronghold = 城塞
battlelore-landmark-stronghold-about = 隣にいる持ち主のユニットは勇敢。
battlelore-landmark-pentacle = 魔法陣
battlelore-landmark-pentacle-about = 自分のユニットを置いて手番を終えると、持ち主はロアトークンを1個得る。
battlelore-landmark-pool = 癒やしの泉
battlelore-landmark-pool-about = 指令を受け、ここで動かず戦わなかった持ち主のユニットは、ダイスを2個振る。自分の色とロアの1つにつき、フィギュアが1個戻る。
battlelore-landmark-den = 盗賊の巣
battlelore-landmark-den-about = 抜け道でつながる二つの巣。指令を受けた持ち主の歩兵は、一方からもう一方へ移れる。その手番は戦えない。
battlelore-landmark-camp = 訓練場
battlelore-landmark-camp-about = 指令を受け、ここで動かず戦わなかった持ち主の緑か青のユニットは、旗の色が一段上がる。訓練場はそのあと取り除く。

## コマンドカード

battlelore-section-card = セクションカード
battlelore-tactic-card = 戦術カード

battlelore-card-sco-l = 左翼偵察
battlelore-card-sco-c = 中央偵察
battlelore-card-sco-r = 右翼偵察
battlelore-card-pat-l = 左翼巡回
battlelore-card-pat-c = 中央巡回
battlelore-card-pat-r = 右翼巡回
battlelore-card-att-l = 左翼攻撃
battlelore-card-att-c = 中央攻撃
battlelore-card-att-r = 右翼攻撃
battlelore-card-adv-l = 左翼前進
battlelore-card-adv-c = 中央前進
battlelore-card-adv-r = 右翼前進
battlelore-card-otm = 進軍
battlelore-card-fwd = 総進撃
battlelore-card-sur = 包囲
battlelore-card-mch = 騎兵突撃
battlelore-card-fon = 歩兵猛攻
battlelore-card-dts = 空を覆う矢
battlelore-card-lea = 統率
battlelore-card-cat = 逆襲
battlelore-card-blo = バトルロア
battlelore-card-grn = 緑の軍旗
battlelore-card-blu = 青の軍旗
battlelore-card-red = 赤の軍旗

battlelore-card-sco-l-about = 左翼の1ユニットに指令を出す。補充では2枚引いて1枚を残す。
battlelore-card-sco-c-about = 中央の1ユニットに指令を出す。補充では2枚引いて1枚を残す。
battlelore-card-sco-r-about = 右翼の1ユニットに指令を出す。補充では2枚引いて1枚を残す。
battlelore-card-pat-l-about = 左翼の2ユニットに指令を出す。
battlelore-card-pat-c-about = 中央の2ユニットに指令を出す。
battlelore-card-pat-r-about = 右翼の2ユニットに指令を出す。
battlelore-card-att-l-about = 左翼の3ユニットに指令を出す。
battlelore-card-att-c-about = 中央の3ユニットに指令を出す。
battlelore-card-att-r-about = 右翼の3ユニットに指令を出す。
battlelore-card-adv-l-about = コマンドカードの枚数まで、左翼のユニットに指令を出す。
battlelore-card-adv-c-about = コマンドカードの枚数まで、中央のユニットに指令を出す。
battlelore-card-adv-r-about = コマンドカードの枚数まで、右翼のユニットに指令を出す。
battlelore-card-otm-about = 左翼、中央、右翼の1ユニットずつに指令を出す。
battlelore-card-fwd-about = 左翼、中央、右翼の2ユニットずつに指令を出す。
battlelore-card-sur-about = 左翼と右翼の2ユニットずつに指令を出す。
battlelore-card-mch-about = コマンドカードの枚数まで、騎兵に指令を出す。白兵戦のダイスが1個増える。
battlelore-card-fon-about = コマンドカードの枚数まで、隣り合ってつながる歩兵に指令を出す。2ヘクスまで動いて戦えるが、白兵戦だけ。
battlelore-card-dts-about = 自軍の射撃ユニットすべてに指令を出す。それぞれ二度射撃できる。動けず、白兵戦もできない。
battlelore-card-lea-about = どこかの1ユニットに指令を出す。戦闘のダイスが1個増える。
battlelore-card-cat-about = 相手が最後に使ったコマンドカードになる。左翼と右翼は入れ替わる。
battlelore-card-blo-about = コマンドカード1枚につきダイスを1個振る。兜はその色の、ボーナスストライクは好きなユニットへの指令になる。戦闘のダイスが1個増える。最後に山札を切り直す。
battlelore-card-grn-about = コマンドカードの枚数まで、緑のユニットに指令を出す。
battlelore-card-blu-about = コマンドカードの枚数まで、青のユニットに指令を出す。
battlelore-card-red-about = コマンドカードの枚数まで、赤のユニットに指令を出す。
battlelore-card-fallback = この種類のユニットがいなければ、好きな1ユニットに指令を出す。

## 軍議

battlelore-class-commander = 司令官
battlelore-class-wizard = 魔術師
battlelore-class-cleric = 僧侶
battlelore-class-rogue = 盗賊
battlelore-class-warrior = 戦士
battlelore-class-creature = クリーチャー
battlelore-class-commander-about = レベル1、2、3で、コマンドカードの手札は4枚、5枚、6枚。
battlelore-class-wizard-about = 炎と雷と距離。遠くから撃ち、魔法に魔法で答えます。
battlelore-class-cleric-about = 癒やし、勇気、守り。ときには怒りも。
battlelore-class-rogue-about = 盗み、恐怖、偽の知らせ。相手の一番大事なものを奪います。
battlelore-class-warrior-about = 力と規律。攻撃が強まり、指令が増えます。レベルはほとんど要りません。
battlelore-class-creature-about = 1レベルで、自軍のクリーチャーが戦場に出ます。
battlelore-class-level = { $class } レベル{ $level }
battlelore-council-left = { $count ->
    [0] レベルはすべて割り振りました。
   *[other] 割り振るレベルはあと{ $count }です。
}
battlelore-council-none = 軍議にいない

## クリーチャーの能力

battlelore-power-web = 糸
battlelore-power-web-about = 目標は移動、戦闘後前進、退却、反撃ができなくなる。
battlelore-power-poison = 毒
battlelore-power-poison-about = 自分の手番のたびに目標にダイスを1個振る。その色でフィギュアを1個失い、ロアで毒が消える。
battlelore-power-tremor = 震動
battlelore-power-tremor-about = 隣の全ユニットが1ヘクス退却する。
battlelore-power-earthquake = 地震
battlelore-power-earthquake-about = 隣の全ユニットがフィギュアを1個失い、1ヘクス退却する。

## ロアカードを使うとき

battlelore-when-along = コマンドカードに添えて
battlelore-when-lieu = コマンドカードの代わりに
battlelore-when-order = 指令を出したあと
battlelore-when-move = 自分のユニットが動く前
battlelore-when-roll = 自分の攻撃のダイスを振る前
battlelore-when-defend = 相手の攻撃のダイスが振られる前
battlelore-when-dice = 攻撃のダイスが振られたあと
battlelore-when-back = 白兵戦の攻撃に耐えたあと
battlelore-when-follow = 戦闘後前進のあと
battlelore-when-loss = 自分のユニットが壊滅したあと
battlelore-when-react-command = 相手のコマンドカードに対して
battlelore-when-react-lore = 相手のロアカードに対して
battlelore-when-end = 自分のドローフェイズの初め

## ロアカード：魔術師（$n、$m：レベルで決まる数）

battlelore-lore-arcane-spark = 秘術の火花
battlelore-lore-arcane-spark-about = このダイスが1個増える。
battlelore-lore-veil-of-mist = 霧のとばり
battlelore-lore-veil-of-mist-about = 射撃を受けたとき、そのダイスが1個減る。0個になれば攻撃は終わる。
battlelore-lore-magic-missiles = 魔法の矢
battlelore-lore-magic-missiles-about = 自分のユニットから4ヘクス以内の敵1ユニットにダイスを{ $n }個振る。その色とボーナスストライクがヒット。
battlelore-lore-eagle-eye = 鷹の目
battlelore-lore-eagle-eye-about = この手番、自軍の射撃ユニットすべての射程が{ $n }伸びる。射線は要る。
battlelore-lore-stone-skin = 石の肌
battlelore-lore-stone-skin-about = このダイスの1ヒットを打ち消す。
battlelore-lore-dispel-lore = ロア破り
battlelore-lore-dispel-lore-about = いま使われたロアカードの効果を打ち消す。払ったトークンは戻らない。
battlelore-lore-blinding-light = まばゆい光
battlelore-lore-blinding-light-about = このダイスが{ $n }個減る。少なくとも1個は残る。
battlelore-lore-forest-frenzy = 森の狂乱
battlelore-lore-forest-frenzy-about = 森かその隣にいる敵ユニットそれぞれにダイスを{ $n }個振る。その色とボーナスストライクがヒット。
battlelore-lore-mass-speed = 全軍の加速
battlelore-lore-mass-speed-about = 指令を受けたユニットはどれも、1ヘクス多く動いて戦える。
battlelore-lore-portal = 転移門
battlelore-lore-portal-about = 自分の1ユニットを、{ $n }ヘクス以内の空きヘクスに移す。移動には数えず、指令を受けて動き、戦える。
battlelore-lore-enchanted-mass-might = 全軍の魔力
battlelore-lore-enchanted-mass-might-about = この手番に指令を出すユニットはどれも、白兵戦のダイスが1個増える。
battlelore-lore-chain-lightning = 連鎖する稲妻
battlelore-lore-chain-lightning-about = 敵1ユニットにダイスを{ $n }個振る。その色とボーナスストライクがヒット。ヒットすれば、隣の別の敵ユニットに1個少ないダイスを振り、それを繰り返す。
battlelore-lore-hills-rumble = 丘の地鳴り
battlelore-lore-hills-rumble-about = 丘かその隣にいる敵ユニットそれぞれにダイスを{ $n }個振る。その色とボーナスストライクがヒット。
battlelore-lore-fireball = 火球
battlelore-lore-fireball-about = 敵1ユニットにダイスを{ $n }個振る。その色がヒット。ロアが1つでも出れば、クリーチャーでも壊滅する。
battlelore-lore-creeping-doom = 忍び寄る破滅
battlelore-lore-creeping-doom-about = 隣り合ってつながる敵{ $n }ユニットまで、それぞれにダイスを3個振る。その色とボーナスストライクがヒット。

## ロアカード：僧侶

battlelore-lore-prayer = 祈り
battlelore-lore-prayer-about = ロアトークンを{ $n }個得る。
battlelore-lore-steadfast = 不動
battlelore-lore-steadfast-about = 攻撃されたユニットは、この攻撃の間勇敢1を加え、反撃もできる。
battlelore-lore-bless = 祝福
battlelore-lore-bless-about = このダイスが1個増え、ロアはトークンでなくヒットになる。
battlelore-lore-move-as-the-wind = 風のごとく
battlelore-lore-move-as-the-wind-about = そのユニットは{ $n }ヘクス多く動いて戦える。
battlelore-lore-laying-on-of-hands = 癒やしの手
battlelore-lore-laying-on-of-hands-about = 損害を受けた自分の1ユニットにフィギュアが{ $n }個戻る。クリーチャーには使えない。
battlelore-lore-sanctuary = 聖域
battlelore-lore-sanctuary-about = 自分のユニットへの射撃は、ダイスを振らずに終わる。
battlelore-lore-guiding-hand = 導きの手
battlelore-lore-guiding-hand-about = どこかの{ $n }ユニットまで指令を出す。
battlelore-lore-courage = 勇気
battlelore-lore-courage-about = 次の自分の手番の初めまで、自軍の全ユニットに勇敢1を加える。
battlelore-lore-turn-aside = 受け流し
battlelore-lore-turn-aside-about = この攻撃でヒットになるダイスを、すべて一度振り直す。新しい目が有効。
battlelore-lore-mass-healing = 全軍の癒やし
battlelore-lore-mass-healing-about = 損害を受けた自分の{ $n }ユニットまで、フィギュアが1個ずつ戻る。クリーチャーには使えない。
battlelore-lore-curse = 呪い
battlelore-lore-curse-about = 敵1ユニットは、次の自分の手番の初めまで、攻撃と反撃のダイスが{ $n }個減る。少なくとも1個は残る。
battlelore-lore-divine-wrath = 神の怒り
battlelore-lore-divine-wrath-about = 敵1ユニットにダイスを{ $n }個振る。その色とロアがヒット。
battlelore-lore-martyrs = 殉教者
battlelore-lore-martyrs-about = ロアトークンを{ $n }個得て、ロアカードを1枚引く。
battlelore-lore-river-rage = 川の怒り
battlelore-lore-river-rage-about = 浅瀬にいるか、浅瀬や川の隣にいる敵ユニットそれぞれにダイスを{ $n }個振る。その色とボーナスストライクがヒット。
battlelore-lore-resurrection = 復活
battlelore-lore-resurrection-about = 壊滅した自分の1ユニットが、自軍の端の列の空きヘクスに、フィギュア{ $n }個までで戻る。相手の勝利得点は減らない。クリーチャーには使えない。

## ロアカード：盗賊

battlelore-lore-pick-pocket = すり
battlelore-lore-pick-pocket-about = 相手のロアトークンを{ $n }個まで奪う。
battlelore-lore-sabotage = 破壊工作
battlelore-lore-sabotage-about = このダイスのボーナスストライクは外れになる。
battlelore-lore-deja-vu = デジャヴ
battlelore-lore-deja-vu-about = この手番に使ったコマンドカードが手札に戻る。補充はしない。
battlelore-lore-spy = 密偵
battlelore-lore-spy-about = 相手のコマンドカードとロアカードの手札を見る。ロアカードを1枚捨てさせてもよい。
battlelore-lore-ambush = 待ち伏せ
battlelore-lore-ambush-about = 白兵戦を受けたとき、勇敢でなくても先に反撃する。攻撃する側が生き残り、元のヘクスにいるときだけ、攻撃が続く。
battlelore-lore-hidden-path = 隠れ道
battlelore-lore-hidden-path-about = 歩兵1ユニットは1ヘクス多く動いて戦える。地形で止まらず、自分のユニットを通り抜けられる。
battlelore-lore-false-orders = 偽の指令
battlelore-lore-false-orders-about = そのカードの指令が{ $n }ユニット分減る。少なくとも1ユニットは残る。
battlelore-lore-terrified = 恐慌
battlelore-lore-terrified-about = 敵1ユニットは、勇敢でも{ $n }ヘクス退却する。退却できない分で失うフィギュアは1個まで。クリーチャーには効かない。
battlelore-lore-poisoned-blades = 毒の刃
battlelore-lore-poisoned-blades-about = このダイスのロアは、トークンでなくヒットになる。
battlelore-lore-smoke-screen = 煙幕
battlelore-lore-smoke-screen-about = 次の自分の手番の初めまで、自分のユニットへの射撃のダイスは1個まで。増えるダイスは別に加わる。
battlelore-lore-thieves-bargain = 盗賊の取引
battlelore-lore-thieves-bargain-about = ロアカードを{ $n }枚引き、手札から{ $m }枚捨てる。
battlelore-lore-double-agent = 二重間者
battlelore-lore-double-agent-about = 手札のコマンドカード1枚を、相手のランダムな1枚と取り替える。その2枚は二人とも見る。
battlelore-lore-night-march = 夜の行軍
battlelore-lore-night-march-about = どこかの{ $n }ユニットまで指令を出す。いつもの二倍動けるが、この手番は戦えない。
battlelore-lore-assassins = 暗殺者
battlelore-lore-assassins-about = 自分のユニットから3ヘクス以内の敵1ユニットは、フィギュアを1個失う。そのあとダイスを{ $n }個振り、その色とボーナスストライクがヒット。クリーチャーには効かない。
battlelore-lore-foiled = 計略破り
battlelore-lore-foiled-about = いま使われたロアカードの効果を打ち消す。払ったトークンは戻らない。

## ロアカード：戦士

battlelore-lore-battle-cry = ときの声
battlelore-lore-battle-cry-about = この白兵戦と、この手番のこのユニットの後の白兵戦で、ダイスが1個増える。
battlelore-lore-shield-wall = 盾の壁
battlelore-lore-shield-wall-about = 支援を受けている歩兵に。このダイスが1個減る。少なくとも1個は残る。
battlelore-lore-second-wind = もうひと踏ん張り
battlelore-lore-second-wind-about = 指令を受けた歩兵1ユニットは、1ヘクス多く動いて戦える。
battlelore-lore-hold-the-line = 戦列維持
battlelore-lore-hold-the-line-about = このダイスの退却の旗は効果がない。
battlelore-lore-swift-reprisal = 即座の報復
battlelore-lore-swift-reprisal-about = 勇敢でなくても、元のヘクスに残ったユニットが反撃できる。
battlelore-lore-relentless = 不屈
battlelore-lore-relentless-about = 戦闘後前進した歩兵が追加白兵戦を行える。ランドマークの上からはできない。
battlelore-lore-cleave = なぎ払い
battlelore-lore-cleave-about = 自分の白兵戦で、ヒットでないダイスを好きなだけ一度振り直す。新しい目が有効。
battlelore-lore-steel-nerves = 鋼の心
battlelore-lore-steel-nerves-about = 次の自分の手番の初めまで、指令を受けたユニットすべてに勇敢1を加える。
battlelore-lore-volley = 連射
battlelore-lore-volley-about = 動かなかった射撃ユニットが、続けて二度射撃できる。「空を覆う矢」とは使えない。
battlelore-lore-wild-charge = 猛突撃
battlelore-lore-wild-charge-about = 指令を受けた騎兵はどれも、1ヘクス多く動いて戦え、最初の白兵戦のダイスが1個増える。
battlelore-lore-field-command = 陣頭指揮
battlelore-lore-field-command-about = コマンドカードの枚数まで、どこかのユニットに指令を出す。
battlelore-lore-berserk-rage = 狂戦士の怒り
battlelore-lore-berserk-rage-about = 白兵戦で。ダイスが1個増え、当たったボーナスストライクは2ヒットになる。戦闘のあとフィギュアを1個失うが、最後の1個は残る。クリーチャーには使えない。
battlelore-lore-veterans = 古強者
battlelore-lore-veterans-about = 指令を受けた{ $n }ユニットまで、この手番、攻撃のダイスが1個増え、勇敢1を加える。
battlelore-lore-rally = 再集結
battlelore-lore-rally-about = 損害を受けた自分の3ユニットまで、フィギュアが1個ずつ戻る。クリーチャーには使えない。
battlelore-lore-assault = 総攻撃
battlelore-lore-assault-about = 自軍の全ユニットに指令を出す。この手番は白兵戦しかできない。

battlelore-lore-cost = { $class }{ $number }、トークン{ $cost }個
battlelore-lore-out-of-character = 軍議に{ $class }がいないので、トークンが3個多く要り、レベルは1。

## シナリオ

battlelore-scenario = シナリオ
battlelore-scenario-about = 戦場と両軍と勝利の条件。
battlelore-scenario-s1 = 集結の野
battlelore-scenario-s1-about = 平地に同じ兵力の二軍。難しさ1（5段階）。指令、移動、剣、弓、支援を覚えるために。
battlelore-scenario-s2 = 聖クリスピンの草原
battlelore-scenario-s2-about = 弓と重装騎兵の戦い。難しさ2（5段階）。森と丘が加わります。
battlelore-scenario-s3 = 二つの浅瀬と一つの橋
battlelore-scenario-s3-about = 川を挟んだ同じ兵力の二軍。難しさ3（5段階）。浅瀬と橋が加わります。
battlelore-scenario-s4 = 高台の村の襲撃
battlelore-scenario-s4-about = 丘の上の村に南から襲いかかります。難しさ3（5段階）。拠点が加わります。
battlelore-scenario-s5 = 鉱石街道
battlelore-scenario-s5-about = ゴブリンの大軍と少数のアイアンドワーフ。難しさ4（5段階）。勇敢と臆病が加わります。
battlelore-scenario-s6 = 二人の見習い
battlelore-scenario-s6-about = 両軍に若い魔術師が一人ずついるロアアドベンチャー。難しさ4（5段階）。ロアトークンとロアカードが加わります。
battlelore-scenario-s7 = ヴァローネの蜘蛛
battlelore-scenario-s7-about = 軍議、ランドマーク、大蜘蛛のロアアドベンチャー。難しさ5（5段階）。
battlelore-scenario-s8 = 石の下に眠るもの
battlelore-scenario-s8-about = 長弓、アーバレスト、騎士、そして呼び出されるクリーチャーのロアアドベンチャー。難しさ5（5段階）。

battlelore-scenario-s1-north = ハロウ軍
battlelore-scenario-s1-south = メロウ軍
battlelore-scenario-s2-north = 王の弓隊
battlelore-scenario-s2-south = 公爵の騎兵隊
battlelore-scenario-s3-north = 上の岸
battlelore-scenario-s3-south = 下の岸
battlelore-scenario-s4-north = 村の守備隊
battlelore-scenario-s4-south = 襲撃隊
battlelore-scenario-s5-north = ゴブリンの軍勢
battlelore-scenario-s5-south = 鉱石の隊商
battlelore-scenario-s6-north = 師の衛兵
battlelore-scenario-s6-south = 弟子の一隊
battlelore-scenario-s7-north = ヴァローネの領主
battlelore-scenario-s7-south = 蜘蛛の軍勢
battlelore-scenario-s8-north = 北の諸侯
battlelore-scenario-s8-south = 南の同盟

battlelore-story-s1 = 毎年の春、王国の二つの地方は集結の野に集まり、互いの旗を披露します。今年は挨拶が短く、悪口が長く、昼になるころには、どちらが先に剣を抜いたのか誰にも分かりませんでした。登る丘も、隠れる森もありません。隊列を崩さなかったほうが、誉れを持って帰ります。
battlelore-story-s2 = 疲れた軍と多くの弓を連れた王が、二つの森に挟まれた湿った草原の北の端に立っています。公爵たちが連れてきたのは、国一番の馬と、ほんのわずかな辛抱でした。弓兵が持ちこたえれば、突撃は泥と矢の中で止まるでしょう。持ちこたえられなければ、この戦で一番短い戦いになるでしょう。
battlelore-story-s3 = 二つの岸は百年の間、通行料を取るのはどちらかで争ってきました。牛が渡る浅瀬が二つ、荷車が通れる橋が一つ。同じ夜、双方の隊長は同じことを思いつきました。朝食までに向こう岸に立っていよう、と。川は、どちらの味方でもありません。
battlelore-story-s4 = 平野を見下ろす村には、いっぱいの穀物倉と、わずかな守備兵がいます。襲撃隊はどちらも知っています。谷で煙が見つかる前に、坂を登って家々の間に入らなければなりません。谷には、街道より多くの騎兵がいるのです。村の井戸に旗が立てば、国中の噂になるでしょう。
battlelore-story-s5 = 月に一度、アイアンドワーフは古い街道を通って鉱石を運びます。今度は、丘に目があります。何十というゴブリン、それを追い立てるホブゴブリン、そして名を伏せたい雇われの騎兵たち。ドワーフはわずかです。けれども、アイアンドワーフが逃げるのを見た者はなく、ゴブリンが逃げるのを見たことのない者もいません。
battlelore-story-s6 = 老師は跡継ぎを決めずに世を去りました。二人の見習いは同じ書物を読み、違う答えにたどり着き、それぞれの言い分に手を貸す兵を見つけました。どちらも知っている術は少なく、恐れている術は同じ一つです。二人を隔てる小川が、これほど温かかったことはありません。
battlelore-story-s7 = ヴァローネの谷で、何かが自分の巣に収まらないほど大きくなりました。ゴブリンはそれに餌を運び、それを恐れ、その後ろを行進します。領主たちはドワーフと知恵を求めて使いを出し、両軍の軍議は夜更けまで続きました。朝が来れば、賢者は知恵を使い果たし、蜘蛛は腹をすかせているでしょう。
battlelore-story-s8 = 荒れ野の石はどの王冠よりも古く、羊飼いは避けて通ります。国一番の弓と、一番誇り高い騎士を連れた二つの軍が、積年の争いに決着をつけるため、この場所を選びました。両軍の間には環があり、その下には何かが眠っています。起こさないほうがよいのです。負けそうなときのほかは。

battlelore-special-s1 = 地形もロアもありません。ロアの目は外れです。
battlelore-special-s2 = ロアの目は外れです。
battlelore-special-s3 = 川を渡れるのは、二つの浅瀬と一つの橋だけです。ロアの目は外れです。
battlelore-special-s4 = 南軍の手番の初めに村に南軍のユニットがいれば、一度だけ勝利得点を1点得ます。ロアの目は外れです。
battlelore-special-s5 = アイアンドワーフは勇敢、ゴブリン族は臆病です。ロアの目は外れです。
battlelore-special-s6 = 両軍とも司令官レベル2、魔術師レベル1です。ロアの山札は魔術師のカード15枚です。
battlelore-special-s7 = 両軍とも6レベルで軍議を決めます。南軍はそのうち1レベルを大蜘蛛に使います。城塞は、司令官のレベルに関係なく初めから北軍のもので、北軍に二つ目は置かれません。
battlelore-special-s8 = 両軍とも6レベルで軍議を決めます。召喚の環を押さえた軍は、大地の精霊を起こせます。軍議のレベルは要りません。

battlelore-goal = { $seat }：勝利得点{ $count }点
battlelore-goal-both = 勝利得点{ $count }点
battlelore-difficulty = 難しさ{ $level }（5段階）

battlelore-turns = 長さ
battlelore-turns-about = 遅くともいつ終わるか。そのとき、あと必要な勝利得点が少ないほうの勝ちです。
battlelore-turns-200 = ふつう
battlelore-turns-200-about = 200手番。普段はこれよりずっと早く終わります。
battlelore-turns-40 = 短い
battlelore-turns-40-about = 40手番。両軍20回ずつです。

battlelore-setup-data = バトルロアのデータファイルを読めません。
battlelore-setup-turns = 手番の数は1から200までです。
battlelore-setup-scenario = その名前のシナリオはありません。
battlelore-setup-lore = このシナリオはロアアドベンチャーで、まだ遊べません。

## 手番と案内

battlelore-phase-council = 軍議
battlelore-phase-command = コマンド
battlelore-phase-order = オーダー
battlelore-phase-move = 移動
battlelore-phase-battle = 戦闘
battlelore-phase-draw = ドロー

battlelore-ask-command = コマンドカードを1枚使ってください。
battlelore-ask-command-lore = コマンドカードか、その代わりになるロアカードを1枚使ってください。
battlelore-ask-order = { $count ->
    [0] 指令はすべて出しました。移動に進んでください。
   *[other] あと{ $count }ユニットまで指令を出せます。
}
battlelore-ask-order-slots = 指令を出してください。残りは左翼{ $left }、中央{ $centre }、右翼{ $right }です。
battlelore-ask-order-all = 射撃ユニットに指令を出してください。何ユニットでも構いません。
battlelore-ask-order-dice = 出た目で指令を出してください：{ $faces }
battlelore-ask-move = 指令を受けたユニットを1つずつ動かしてください。戦闘に進むこともできます。
battlelore-ask-battle = 指令を受けたユニットで1つずつ攻撃してください。フェイズを終えることもできます。
battlelore-ask-ignore = { $flags ->
    [1] { $unit }：旗に応じて退却しますか、無視しますか。
   *[other] { $unit }：旗は{ $flags }つ。無視する数を{ $most }まで選んでください。
}
battlelore-ask-retreat = { $unit }が退却します。自軍側の次のヘクスを選んでください。
battlelore-ask-battle-back = { $unit }は踏みとどまりました。反撃しますか。
battlelore-ask-gain-ground = { $unit }は戦闘後前進ができます。
battlelore-ask-pursue = { $unit }はもう1ヘクス動けます。とどまることもできます。
battlelore-ask-bonus = { $unit }は追加白兵戦ができます。
battlelore-ask-second-shot = { $unit }はもう一度射撃できます。
battlelore-ask-keep = 偵察：2枚のうち、残す1枚を選んでください。
battlelore-ask-over = 戦いは終わりました。

battlelore-ask-council = 軍議に{ $count }レベルを割り振ってください。司令官には少なくとも1レベルが要ります。
battlelore-ask-keep-lore = { $count ->
    [0] この軍議では、最初のロアカードは残せません。
   *[other] ロアカードを{ $count }枚残してください。
}
battlelore-ask-landmark = { $landmark }を、自軍側の半分の空いた平地に置いてください。敵ユニットの隣には置けません。
battlelore-ask-landmark-exit = 盗賊の巣の、もう一方の出口を置いてください。
battlelore-ask-lore = ロアカードを使えます：{ $window }
battlelore-ask-lore-target = { $card }：目標を選んでください。
battlelore-ask-lore-targets = { $card }：目標を{ $count }つまで選んでください。
battlelore-ask-lore-hex = { $card }：ヘクスを選んでください。
battlelore-ask-lore-next = { $card }：次の目標を選んでください。
battlelore-ask-reroll = { $card }：振り直すダイスを選んでください。
battlelore-ask-react-command = 相手が{ $card }を使いました。ロアカードで応じますか。
battlelore-ask-react-lore = 相手が{ $card }を使いました。ロアカードで応じますか。
battlelore-ask-spy = 密偵：相手のロアカードを1枚捨てさせますか。
battlelore-ask-double-agent = 二重間者：渡すコマンドカードを選んでください。
battlelore-ask-lore-draw = ロアトークンを2個取るか、ロアカードを1枚引いてトークンを1個取るかを選んでください。
battlelore-ask-lore-discard = 手札が上限を超えています。ロアカードを{ $count }枚捨ててください。
battlelore-ask-keep-tokens = { $unit }がロアを出しました。ためておくトークンの数を{ $most }個まで選んでください。
battlelore-ask-power = { $unit }は能力を使えます：{ $powers }
battlelore-ask-trample = { $unit }はこれ以上退却できません。先に踏みつける相手を選んでください。
battlelore-ask-web = { $unit }は糸にかかっています。移動と戦闘をやめて糸を外しますか。
battlelore-ask-out-of-section = ロアトークンを3個払って、ほかの翼の{ $unit }に指令を出しますか。
battlelore-ask-summon = { $unit }は召喚の環にいます。戦う代わりにダイスを振りますか。
battlelore-ask-summon-hex = 大地の精霊が現れるヘクスを選んでください。

battlelore-button-orders-done = 指令を終える
battlelore-button-moves-done = 移動を終える
battlelore-button-battles-done = 戦闘を終える
battlelore-button-ignore = { $flags ->
    [0] 無視しない
   *[other] 旗を{ $flags }つ無視する
}
battlelore-button-battle-back = 反撃する
battlelore-button-gain-ground = 前進する
battlelore-button-stay = とどまる
battlelore-button-pass = 見送る
battlelore-button-no-lore = ロアカードを使わない
battlelore-button-tokens = トークンを2個取る
battlelore-button-card = カード1枚とトークン1個
battlelore-button-keep-token = クリーチャーにためる
battlelore-button-take-token = 自分で取る
battlelore-button-free = 糸を外す
battlelore-button-summon = 眠るものを呼ぶ
battlelore-button-council = この軍議に決める

## テーブルの上

battlelore-piece-unit = { $unit }、フィギュア{ $figures }個
battlelore-place-hex = ヘクス{ $hex }
battlelore-place-deck = コマンドカードの山札
battlelore-place-discards = コマンドカードの捨て札
battlelore-place-lore-deck = ロアカードの山札
battlelore-place-lore-discards = ロアカードの捨て札
battlelore-place-pool = ロアトークン
battlelore-pill-deck = コマンドカード{ $count }
battlelore-pill-lore-deck = ロアカード{ $count }
battlelore-pill-tokens = ロア{ $count }
battlelore-unknown-command = { $seat }のコマンドカード
battlelore-unknown-lore = { $seat }のロアカード
battlelore-token-web = 糸：このユニットは移動、戦闘後前進、退却、反撃ができない
battlelore-token-poison = 毒：蜘蛛の側の手番のたびに、このユニットにダイスを1個振る
battlelore-counter-banners = 勝利得点（目標{ $goal }点）
battlelore-counter-command = コマンドカードの手札
battlelore-counter-lore = ロアカードの手札
battlelore-counter-tokens = ロアトークン

## 行動の見通し

battlelore-preview-dice = ダイス{ $dice }個、平均{ $hits }ヒット。
battlelore-preview-cap-out = ここから出る攻撃のダイスは{ $n }個まで（{ $terrain }）。
battlelore-preview-cap-in = { $terrain }に入る攻撃のダイスは{ $n }個まで。
battlelore-preview-moved = 動いたので、ダイスが1個減ります。
battlelore-preview-more = ダイスが{ $n }個増えます：{ $why }
battlelore-preview-eliminates = 壊滅させる見込みは約{ $percent }%。
battlelore-preview-drives-back = 退かせる見込みは約{ $percent }%。
battlelore-preview-bold = 目標は勇敢{ $n }で、反撃することがあります。
battlelore-preview-no-battle = ここまで動くと、この手番は戦えません。
battlelore-preview-stops = 移動はここで終わります（{ $terrain }）。
battlelore-preview-supported = ここでは支援を受けます。
battlelore-preview-leaves = 注意：{ $unit }が支援を失います。
battlelore-preview-blocked-retreat = 注意：ここからは退却できません。
battlelore-preview-orders = 指令を出せる自分のユニットは{ $count }つです。
battlelore-preview-fallback = この種類のユニットがいないので、好きな1ユニットに指令を出せます。
battlelore-preview-copies = { $card }になります。
battlelore-preview-copies-nothing = 写すカードがなく、誰にも指令を出せません。

## 拡大表示

battlelore-inspect-owner = { $hex }にいる{ $seat }のユニット。
battlelore-inspect-figures = フィギュアは{ $all }個中{ $left }個。最後の1個になっても、ダイスの数は変わりません。
battlelore-inspect-class = { $colour }の旗：ダイス{ $dice }個。
battlelore-inspect-move = { $n }ヘクスまで動いて戦えます。
battlelore-inspect-march = 戦わなければ{ $n }ヘクスまで動けます。
battlelore-inspect-weapon = { $weapon }：{ $about }
battlelore-inspect-sections = 指令を受けられる翼：{ $sections }
battlelore-inspect-bold = 勇敢{ $n }：一度のダイスで旗を{ $n }つまで無視でき、反撃できます。
battlelore-inspect-bold-sources = 勇敢の理由：{ $sources }
battlelore-inspect-not-bold = 勇敢ではありません。旗1つごとに退却します。
battlelore-inspect-frightened = 臆病：旗1つにつき2ヘクス退却し、歩いた1ヘクスごとにダイスを1個振ります。自分の色が出るとフィギュアを失います。
battlelore-inspect-forced = クリーチャーは、無視できる旗を必ず無視します。
battlelore-inspect-critical = ヒットしたダイスを振り直し、その色が出たときだけ、一度に倒れます。
battlelore-inspect-ordered = この手番に指令を受けました。
battlelore-inspect-moved = この手番に動きました。
battlelore-inspect-battled = この手番に戦いました。
battlelore-inspect-webbed = 糸にかかっています。
battlelore-inspect-poisoned = 毒に冒されています。
battlelore-inspect-kept = ためたロアトークンは{ $most }個中{ $count }個。
battlelore-inspect-objective = { $seat }の手番の初めにそのユニットがここにいれば、一度だけ勝利得点1点になります。
battlelore-inspect-command-deck = コマンドカードは60枚（セクションカード42枚、戦術カード18枚）。山札には{ $count }枚あります。なくなれば捨て札を切り直します。
battlelore-inspect-lore-deck = ロアカードの山札には{ $count }枚あります。内訳は軍議で決まります。
battlelore-inspect-copies = 60枚の中に{ $count }枚あります。
battlelore-bold-support = 支援
battlelore-bold-race = 生まれつき
battlelore-bold-bridge = 橋
battlelore-bold-rampart = 防塁
battlelore-bold-landmark = ランドマーク
battlelore-bold-stronghold = 隣の城塞
battlelore-bold-creature = クリーチャー
battlelore-bold-lore = ロア

## 記録

battlelore-log-turn = 手番{ $number }：{ $seat }
battlelore-log-objective = { $seat }：{ $hex }の拠点を押さえている
battlelore-log-plays = { $seat }：{ $card }を使う
battlelore-log-copies = 逆襲が{ $card }になる
battlelore-log-copies-nothing = 逆襲：写すカードがない
battlelore-log-nobody = { $seat }：指令を出せるユニットがいない
battlelore-log-orders = { $seat }：{ $hex }の{ $unit }に指令
battlelore-log-moves = { $seat }：{ $unit }を{ $from }から{ $to }へ動かす
battlelore-log-attacks = { $seat }：{ $from }の{ $unit }で{ $to }の{ $target }を攻撃
battlelore-log-shoots = { $seat }：{ $from }の{ $unit }で{ $to }の{ $target }を射撃
battlelore-log-attacks-again = { $seat }：{ $from }の{ $unit }が{ $to }の{ $target }をもう一度攻撃
battlelore-log-battles-back = { $seat }：{ $from }の{ $unit }で反撃
battlelore-log-rolled-attack = { $seat }のダイス：{ $faces }
battlelore-log-rolled-battle-back = { $seat }のダイス：{ $faces }
battlelore-log-rolled-panic = { $seat }のパニックのダイス：{ $faces }
battlelore-log-rolled-orders = { $seat }の指令のダイス：{ $faces }
battlelore-log-loses = { $seat }：{ $hex }の{ $unit }がフィギュアを{ $figures }個失う（残り{ $left }個）
battlelore-log-eliminated = { $seat }：{ $hex }の{ $unit }が壊滅
battlelore-log-banner = { $seat }：勝利得点が{ $banners }点（目標{ $goal }点）
battlelore-log-ignores = { $seat }：{ $hex }の{ $unit }が旗を{ $flags }つ無視
battlelore-log-retreats = { $seat }：{ $unit }が{ $from }から{ $to }へ退却
battlelore-log-gains = { $seat }：{ $unit }が{ $to }へ戦闘後前進
battlelore-log-pursues = { $seat }：{ $unit }が{ $to }へ追加移動
battlelore-log-discards = { $seat }：{ $card }を捨てる
battlelore-log-shuffled = コマンドカードの捨て札を切り直し、山札は{ $cards }枚
battlelore-log-shuffled-lore = ロアカードの捨て札を切り直し、山札は{ $cards }枚

battlelore-log-council = { $seat }の軍議：{ $members }
battlelore-log-landmark = { $seat }：{ $landmark }を{ $hex }に置く
battlelore-log-lore = { $seat }：トークン{ $cost }個で{ $card }を使う
battlelore-log-lore-cancelled = { $card }は打ち消された
battlelore-log-lore-target = { $card }：{ $hex }の{ $unit }
battlelore-log-rolled-lore = { $seat }の{ $card }のダイス：{ $faces }
battlelore-log-rolled-again = { $seat }の振り直し：{ $faces }
battlelore-log-rolled-critical = { $seat }の致命傷のダイス：{ $faces }
battlelore-log-rolled-poison = { $seat }の毒のダイス：{ $faces }
battlelore-log-rolled-pool = { $seat }の癒やしの泉のダイス：{ $faces }
battlelore-log-rolled-trample = { $seat }の、退却できない分のダイス：{ $faces }
battlelore-log-rolled-summon = { $seat }の召喚のダイス：{ $faces }
battlelore-log-rolled-march = { $seat }の、大地の精霊の移動のダイス：{ $faces }
battlelore-log-tokens = { $seat }：ロアトークンを{ $count }個得る
battlelore-log-steals = { $seat }：相手からロアトークンを{ $count }個奪う
battlelore-log-keeps-tokens = { $unit }がロアトークンを{ $count }個ためる
battlelore-log-draws-lore = { $seat }：ロアカードを{ $count }枚引く
battlelore-log-heals = { $hex }の{ $unit }にフィギュアが{ $figures }個戻る
battlelore-log-returns = { $seat }：{ $unit }が{ $hex }に復活
battlelore-log-places = { $seat }：{ $unit }を{ $to }に移す
battlelore-log-passage = { $seat }：{ $unit }が盗賊の巣を抜けて{ $to }へ
battlelore-log-trains = { $hex }の{ $unit }の旗が{ $colour }になり、訓練場を取り除く
battlelore-log-card-returns = { $seat }：{ $card }が手札に戻る
battlelore-log-spies = { $seat }：相手の手札を見る
battlelore-log-swaps = { $seat }：{ $card }を渡して{ $other }を得る
battlelore-log-survives = { $hex }の{ $unit }は致命傷を免れる
battlelore-log-tramples = { $unit }が{ $hex }の{ $target }を踏みつける
battlelore-log-web = { $hex }の{ $unit }が糸にかかる
battlelore-log-web-removed = { $hex }の{ $unit }の糸が外れる
battlelore-log-poison = { $hex }の{ $unit }が毒に冒される
battlelore-log-poison-ends = { $hex }の{ $unit }の毒が消える
battlelore-log-tremor = 震動：大地の精霊の隣の全ユニットが退却
battlelore-log-earthquake = 地震：大地の精霊の隣の全ユニットがフィギュアを1個失い、退却
battlelore-log-summoned = { $seat }：大地の精霊が{ $hex }に現れる

## バナー

battlelore-banner-turn = { $seat }の手番
battlelore-banner-plays = { $seat }：{ $card }
battlelore-banner-eliminated = { $seat }が勝利得点を得る
battlelore-banner-objective = 拠点を奪取
battlelore-banner-cancelled = { $card }は打ち消された
battlelore-banner-summoned = 眠るものが目を覚ます

## 終わり

battlelore-won-banners = 必要な勝利得点がそろい、{ $seat }の勝ち
battlelore-won-no-units = 相手の全ユニットが壊滅し、{ $seat }の勝ち
battlelore-won-turns = 最後の手番が終わり、勝利に近かった{ $seat }の勝ち
battlelore-won-draw = 引き分け：最後の手番が終わり、足りない勝利得点は同じ

battlelore-outcome-banners = { $winner }が必要な勝利得点をそろえました。
battlelore-outcome-no-units = { $winner }の相手には、ユニットが残っていません。
battlelore-outcome-turns = 最後の手番が終わり、{ $winner }のほうが足りない勝利得点が少なくなりました。
battlelore-outcome-draw = 最後の手番が終わり、足りない勝利得点は同じでした。

battlelore-verdict-banners = { $seat }：勝利得点{ $banners }点（目標{ $goal }点）
battlelore-verdict-units = { $seat }：残り{ $count }ユニット、壊滅{ $lost }ユニット
battlelore-verdict-turns = { $count }手番で終わりました。

## 一覧

battlelore-panel-command = コマンドカード
battlelore-panel-command-note = { $count }枚が山札か相手の手札にあります。線で消したものは、前に切り直してから全部見えています。
battlelore-panel-lore = ロアカード
battlelore-panel-lore-note = { $count }枚が山札か相手の手札にあります。
battlelore-panel-losses = 損害
battlelore-panel-scenario = シナリオ
battlelore-panel-council = 軍議

## なぜできないか

battlelore-why-card-first = 先にコマンドカードを使ってください。指令を出せる数はカードで決まります。
battlelore-why-order-first = 先に、動かして戦わせるユニットに指令を出してください。
battlelore-why-moves-first = 戦闘は、移動がすべて終わってからです。先に戦闘フェイズへ進んでください。
battlelore-why-moves-over = この手番の移動は終わりました。攻撃するか、フェイズを終えてください。
battlelore-why-enemy-unit = これは自分のユニットではありません。自分のユニットを選んでください。
battlelore-why-unit-first = 先に指令を受けた自分のユニットを、次に行き先か攻撃の目標を選んでください。
battlelore-why-battle-first = まだ戦闘の途中です。終えてから次の攻撃に移ってください。
battlelore-why-deck = カードの補充は手番の終わりに自動で行われます。
battlelore-why-discards = 捨て札は、使われたカードを見るだけの場所です。山札がなくなれば切り直します。
battlelore-why-their-hand = これは相手の手札です。自分の手札から選んでください。
battlelore-why-retreat = 今は別のユニットが退却しています。印のあるヘクスを選んでください。
battlelore-why-lore-later = このロアカードを使うときは違います：{ $window }

## できないと断る文

battlelore-refusal-not-now = 先に決めることがあります。選べるものには印があります。
battlelore-refusal-not-in-hand = { $card }は手札にありません。持っているカードを選んでください。
battlelore-refusal-no-own-unit = { $hex }には自分のユニットがいません。自分のユニットのいるヘクスを選んでください。
battlelore-refusal-already-ordered = { $hex }のユニットはもう指令を受けました。指令は1手番に一度だけです。別のユニットを選んでください。
battlelore-refusal-no-order-left = このカードの指令は、もう残っていません。移動に進んでください。
battlelore-refusal-other-troops = このカードでは、{ $hex }のユニットに指令を出せません。カードにある種類のユニットを選んでください。
battlelore-refusal-other-section = { $hex }は、このカードの指令が届く翼にありません。指令の残っている翼のユニットを選んでください。
battlelore-refusal-not-linked = 歩兵猛攻は、つながった一つの集まりに指令を出します。{ $hex }は選んだユニットの隣にありません。隣のユニットを選んでください。
battlelore-refusal-not-ordered = { $hex }のユニットは指令を受けていません。動いて戦えるのは、指令を受けたユニットだけです。指令を受けたユニットを選んでください。
battlelore-refusal-already-moved = { $hex }のユニットはもう動きました。移動は1手番に一度だけです。別のユニットを選んでください。
battlelore-refusal-may-not-move = このカードでは、{ $hex }のユニットは動けません。戦闘に進んでください。
battlelore-refusal-occupied = { $hex }にはユニットがいます。1つのヘクスに入れるのは1ユニットです。空きヘクスを選んでください。
battlelore-refusal-impassable = { $hex }には入れません。別のヘクスを選んでください。
battlelore-refusal-too-far = { $hex }には届きません。遠すぎるか、ほかのユニットを通るか、途中で止まらなければならないからです。印のあるヘクスを選んでください。
battlelore-refusal-already-battled = { $hex }のユニットはもう戦いました。特別な決まりがなければ、攻撃は1手番に一度です。別のユニットを選んでください。
battlelore-refusal-moved-too-far = { $hex }のユニットは、動いたためにこの手番は戦えません。別のユニットを選んでください。
battlelore-refusal-no-enemy = { $hex }には敵のユニットがいません。攻撃する敵を選んでください。
battlelore-refusal-enemy-adjacent = 敵の隣にいるユニットは、隣の敵しか攻撃できません。{ $hex }は隣ではありません。隣の敵を選んでください。
battlelore-refusal-out-of-range = { $hex }は、この武器では届きません。もっと近い敵を選んでください。
battlelore-refusal-out-of-sight = { $hex }への射線は、ユニットか地形にさえぎられています。射線の通る敵を選んでください。
battlelore-refusal-forbidden-by-card = このカードでは、{ $hex }をこのように攻撃できません。カードの白兵戦と射撃の説明を見てください。
battlelore-refusal-no-dice = { $hex }への攻撃は、振れるダイスがありません。別の目標を選んでください。
battlelore-refusal-too-many-flags = 無視できる旗は、勇敢の数までで、出た旗の数までです。減らしてください。
battlelore-refusal-not-backwards = 退却は、自軍側の次の列へ1ヘクスずつです。{ $hex }はその列にありません。印のあるヘクスを選んでください。
battlelore-refusal-not-adjacent = 追加移動は1ヘクスで、{ $hex }は隣ではありません。隣のヘクスを選ぶか、とどまってください。

battlelore-refusal-not-in-lore-hand = { $card }はロアカードの手札にありません。持っているカードを選んでください。
battlelore-refusal-other-window = { $card }を使うのは別のときです。それまで取っておいてください。
battlelore-refusal-too-few-tokens = { $card }にはトークンが{ $cost }個要りますが、{ $tokens }個しかありません。別のカードを選ぶか、見送ってください。
battlelore-refusal-lore-played = ロアカードは1手番に1枚だけで、もう使いました。次の手番を待ってください。
battlelore-refusal-no-target = { $card }の効果が及ぶものがありません。取っておいてください。
battlelore-refusal-wrong-target = { $hex }は{ $card }の目標になりません。印のあるユニットを選んでください。
battlelore-refusal-twice = { $hex }のユニットはもう選んであります。同じカードの目標になるのは一度だけです。別のユニットを選んでください。
battlelore-refusal-wrong-hex = { $card }では、{ $hex }にユニットを置けません。印のある空きヘクスを選んでください。
battlelore-refusal-wrong-die = このダイスはヒットです。{ $card }で振り直せるのは、それ以外です。別のダイスを選んでください。
battlelore-refusal-levels-spent = レベルはすべて割り振りました。先にほかのメンバーのレベルを下げてください。
battlelore-refusal-levels-left = まだ割り振っていないレベルがあります。軍議のメンバーに割り振ってください。
battlelore-refusal-commander-needed = 軍議には、レベル1以上の司令官が要ります。そのレベルは残してください。
battlelore-refusal-highest-level = レベルは3までです。ほかのメンバーを選んでください。
battlelore-refusal-creature-needed = このシナリオでは、自軍にクリーチャーがいます。1レベルを割り振ってください。
battlelore-refusal-no-creature = 自軍にはクリーチャーがいません。ほかのメンバーに割り振ってください。
battlelore-refusal-wrong-number = 残すカードはちょうど{ $count }枚です。
battlelore-refusal-landmark-place = ランドマークは、自軍側の半分の、敵の隣でない空いた平地に置きます。{ $hex }には置けません。印のあるヘクスを選んでください。
battlelore-refusal-webbed = { $hex }のユニットは糸にかかっていて動けません。戦うか、移動と戦闘をやめて糸を外してください。
battlelore-refusal-no-power = この能力に必要なロアが足りません。別の能力を選ぶか、見送ってください。
battlelore-refusal-out-of-section = ほかの翼のクリーチャーへの指令にはトークンが3個要りますが、{ $tokens }個しかありません。別のユニットを選んでください。

## ヒント

battlelore-hint-play = { $card }を使いましょう。今一番大事なユニットに指令が届きます。勝率は約{ $percent }%。
battlelore-hint-keep = { $card }を残しましょう。今の自軍に合っています。勝率は約{ $percent }%。
battlelore-hint-order-strikes = { $hex }のユニットに指令を出しましょう。この手番に攻撃できます。勝率は約{ $percent }%。
battlelore-hint-order-moves = { $hex }のユニットに指令を出しましょう。もっとよい場所へ動けます。勝率は約{ $percent }%。
battlelore-hint-move = { $from }のユニットを{ $hex }へ動かしましょう。そのほうが役に立ちます。勝率は約{ $percent }%。
battlelore-hint-move-strikes = { $from }のユニットを{ $hex }へ動かしましょう。そこからよい攻撃ができます。勝率は約{ $percent }%。
battlelore-hint-move-safer = { $from }のユニットを{ $hex }へ動かしましょう。そのほうが安全です。勝率は約{ $percent }%。
battlelore-hint-attack = { $from }から{ $hex }を攻撃しましょう。反撃を考えても、こちらのほうが得です。勝率は約{ $percent }%。
battlelore-hint-shoot = { $from }から{ $hex }を射撃しましょう。離れていれば反撃されません。勝率は約{ $percent }%。
battlelore-hint-ignore = 旗を{ $flags }つ無視しましょう。むだに退かずに済みます。勝率は約{ $percent }%。
battlelore-hint-flee = 旗を無視せずに退却しましょう。後ろのほうが安全です。勝率は約{ $percent }%。
battlelore-hint-retreat = { $hex }へ退却しましょう。一番よい退き先です。勝率は約{ $percent }%。
battlelore-hint-battle-back = 反撃しましょう。ダイスを振って損はありません。勝率は約{ $percent }%。
battlelore-hint-gain-ground = 前進しましょう。そこからのほうが働けます。勝率は約{ $percent }%。
battlelore-hint-pursue = { $hex }へ追加移動しましょう。続けて戦うのに一番よい場所です。勝率は約{ $percent }%。
battlelore-hint-done = 先へ進みましょう。このフェイズで得になることは、もうありません。勝率は約{ $percent }%。
battlelore-hint-pass = ここでやめておきましょう。続けると損のほうが大きくなります。勝率は約{ $percent }%。
battlelore-hint-lore = { $card }を使いましょう。今なら、払うトークン以上の働きをします。勝率は約{ $percent }%。
battlelore-hint-lore-pass = ロアカードは見送りましょう。トークンはあとのほうが役に立ちます。勝率は約{ $percent }%。
battlelore-hint-lore-tokens = ロアトークンを2個取りましょう。手札のカードを使うのに要ります。勝率は約{ $percent }%。
battlelore-hint-lore-draw = ロアカードを引きましょう。使えるトークンがあります。勝率は約{ $percent }%。
battlelore-hint-choice = これを選びましょう。ほかより良い結果が見込めます。勝率は約{ $percent }%。

## 大地の精霊

battlelore-refusal-not-on-circle = { $hex }には召喚の環がありません。先に、召喚の環へユニットを動かしてください。
battlelore-refusal-no-room = { $hex }の召喚の環の隣に、大地の精霊が現れる空きヘクスがありません。空くまで待ってください。
battlelore-refusal-rolls-first = { $hex }の大地の精霊は、ダイスで動きます。先に移動のダイスを振ってください。
battlelore-refusal-no-march = { $hex }のユニットは、移動のダイスを振りません。行き先を選んでください。
battlelore-ask-march = { $unit }の移動に、ダイスを8個振ってください。ロア1つにつき1ヘクス動けます。
battlelore-ask-march-hex = { $unit }は{ $count }ヘクスまで動けます。行き先を選ぶか、とどまってください。
battlelore-ask-quake = 地面が揺れています。次に退却する自分のユニットを選んでください。
battlelore-button-march = 移動のダイスを振る
battlelore-hint-march = 大地の精霊の移動のダイスを振りましょう。もっとよい場所へ動けます。勝率は約{ $percent }%。
battlelore-hint-summon = { $hex }で大地の精霊を呼びましょう。味方になって戦います。勝率は約{ $percent }%。

## 中世のロア

battlelore-medieval = 中世のロア
battlelore-medieval-about = 軍議のないロアです。
battlelore-medieval-off = なし
battlelore-medieval-off-about = シナリオのとおりです。
battlelore-medieval-on = あり
battlelore-medieval-on-about = ロアトークンと少しのロアカードを使います。カードはトークン3個高く、レベル1です。
battlelore-setup-council = この軍議は使えません。レベルの数と、シナリオに軍議があるかどうかを確かめてください。

## 軍議を開く

battlelore-muster = 軍議
battlelore-muster-about = シナリオが両軍に任せるとき、誰が決めるか。
battlelore-muster-usual = 標準
battlelore-muster-usual-about = レベル2の司令官と、ロアマスターに順に1レベルずつ。
battlelore-muster-own = 自分で選ぶ
battlelore-muster-own-about = 対戦の前に、両軍がそれぞれ秘密に割り振ります。
battlelore-log-appoints = { $seat-you ->
    [yes] 軍議のメンバーに1レベルを割り振りました
   *[no] { $seat }が軍議のメンバーに1レベルを割り振りました
}
battlelore-log-council = { $seat-you ->
    [yes] 自軍の軍議：{ $members }
   *[no] { $seat }の軍議：{ $members }
}
battlelore-hint-appoint = 次のレベルはここに割り振りましょう。軍議が一番強くなります。勝率は約{ $percent }%。

## 失うロアトークン

battlelore-log-tokens-lost = { $seat-you ->
    [yes] ロアトークンを{ $count }個失いました
   *[no] { $seat }がロアトークンを{ $count }個失いました
}
battlelore-log-tokens-dropped = { $hex }のクリーチャーが持っていたロアトークン{ $count }個が、共有の場に戻りました
