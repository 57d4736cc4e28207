# バトルロアのすべての文。英語のファイルと同じキーを持つ。

## 棚

game-battlelore = バトルロア
game-battlelore-tagline = カードが指令を出し、ダイスが決める
game-battlelore-about = ヘクスの戦場で、二つの軍がぶつかります。カードで自軍のユニットに指令を出し、動かし、戦闘ダイスを振ります。兜は敵を討ち、旗は退かせ、並んで立つ味方は持ちこたえます。ロアアドベンチャーでは、魔術師、僧侶、盗賊、戦士が戦いを変えます。2人用です。

## 軍とセクション

battlelore-south = 南軍
battlelore-north = 北軍
battlelore-left = 左翼
battlelore-centre = 中央
battlelore-right = 右翼
battlelore-list = { $first }、{ $last }
battlelore-at = { $hex }の{ $what }

## 軍旗とダイス

battlelore-green = 緑
battlelore-blue = 青
battlelore-red = 赤

battlelore-face-green = 緑の兜
battlelore-face-blue = 青の兜
battlelore-face-red = 赤の兜
battlelore-face-strike = ボーナスストライク
battlelore-face-flag = 退却の旗
battlelore-face-lore = ロア

## ユニット

battlelore-unit-human-light-foot = 軽装歩兵
battlelore-unit-human-light-foot-about = 身軽な剣兵です。2ヘクスまで動いて戦えますが、ダイスは2個です。
battlelore-unit-human-foot = 通常歩兵
battlelore-unit-human-foot-about = 戦列の要です。1ヘクス動いてダイス3個で戦うか、戦わずに2ヘクス動きます。
battlelore-unit-human-heavy-foot = 重装歩兵
battlelore-unit-human-heavy-foot-about = 足は遅いものの、手ごわい歩兵です。1ヘクス動いて、ダイス4個で戦います。
battlelore-unit-human-archer = 弓兵
battlelore-unit-human-archer-about = 弓を持つ軽装歩兵です。射程は4で、動いた手番はダイスが1個減ります。
battlelore-unit-human-light-horse = 軽装騎兵
battlelore-unit-human-light-horse-about = 足の速い騎兵です。4ヘクスまで動いてダイス2個で戦え、追加移動と追加白兵戦もできます。
battlelore-unit-human-horse = 通常騎兵
battlelore-unit-human-horse-about = 3ヘクスまで動いてダイス3個で戦え、追加移動と追加白兵戦もできます。
battlelore-unit-human-heavy-horse = 重装騎兵
battlelore-unit-human-heavy-horse-about = 2ヘクスまで動いてダイス4個で戦え、追加移動と追加白兵戦もできます。
battlelore-unit-dwarf-crossbow = ドワーフ石弓兵
battlelore-unit-dwarf-crossbow-about = 生まれつき勇敢な軽装歩兵です。クロスボウの射程は3で、射撃ではボーナスストライクも当たります。
battlelore-unit-dwarf-foot = ドワーフ歩兵
battlelore-unit-dwarf-foot-about = 生まれつき勇敢な通常歩兵です。
battlelore-unit-dwarf-heavy-foot = ドワーフ重装歩兵
battlelore-unit-dwarf-heavy-foot-about = 生まれつき勇敢な重装歩兵です。
battlelore-unit-goblin-foot = ゴブリン歩兵
battlelore-unit-goblin-foot-about = 臆病な軽装歩兵です。退却の旗1つにつき2ヘクス逃げ、途中でフィギュアを失うこともあります。
battlelore-unit-goblin-archer = ゴブリン弓兵
battlelore-unit-goblin-archer-about = 弓を持つ臆病な軽装歩兵です。射程は4で、退却の旗1つにつき2ヘクス逃げます。
battlelore-unit-goblin-lizard-rider = トカゲ騎兵
battlelore-unit-goblin-lizard-rider-about = ゴブリンの軽装騎兵です。4ヘクスまで動いて戦えます。臆病で、退却の旗1つにつき2ヘクス逃げます。
battlelore-unit-hobgoblin-foot = ホブゴブリン歩兵
battlelore-unit-hobgoblin-foot-about = ゴブリン軍の通常歩兵です。臆病で、退却の旗1つにつき2ヘクス逃げます。
battlelore-unit-giant-spider = 大蜘蛛
battlelore-unit-giant-spider-about = 致命傷でしか倒せないクリーチャーです。ロアを使って糸や毒を放ちます。
battlelore-unit-earth-elemental = 大地の精霊
battlelore-unit-earth-elemental-about = 呼び出して戦わせるクリーチャーです。決して退却せず、大地を揺らします。
battlelore-unit-human-longbow = 長弓兵
battlelore-unit-human-longbow-about = ロングボウを持つ通常歩兵です。射程は4で、射撃ではボーナスストライクも当たります。動いた手番はダイスが1個減ります。
battlelore-unit-human-arbalest = アーバレスト兵
battlelore-unit-human-arbalest-about = アーバレストを持つ軽装歩兵です。射程は3で、射撃ではボーナスストライクも当たります。動いた手番は戦えません。
battlelore-unit-human-knight = 騎士
battlelore-unit-human-knight-about = 生まれつき勇敢な重装騎兵です。

battlelore-arm-foot = 歩兵
battlelore-arm-mounted = 騎兵
battlelore-arm-creature = クリーチャー
battlelore-morale-bold = 勇敢{ $n }：{ $sources }
battlelore-morale-frightened = 臆病：退却の旗1つにつき2ヘクス

## 武器

battlelore-weapon-short-sword = ショートソード
battlelore-weapon-short-sword-about = 白兵戦用の武器です。ボーナスストライクは当たりますが、騎兵が相手なら、一度に振ったうちの1つを無視します。
battlelore-weapon-long-sword = ロングソード
battlelore-weapon-long-sword-about = 白兵戦用の武器です。ボーナスストライクは、どのユニットにも当たります。
battlelore-weapon-common-bow = コモンボウ
battlelore-weapon-common-bow-about = 射程は4です。ボーナスストライクは外れます。動いた手番はダイスが1個減ります。
battlelore-weapon-crossbow = クロスボウ
battlelore-weapon-crossbow-about = 射程は3です。ボーナスストライクは、射撃なら当たり、白兵戦では外れます。動いた手番はダイスが1個減ります。
battlelore-weapon-longbow = ロングボウ
battlelore-weapon-longbow-about = 射程は4です。ボーナスストライクは、射撃なら当たり、白兵戦では外れます。動いた手番はダイスが1個減ります。
battlelore-weapon-arbalest = アーバレスト
battlelore-weapon-arbalest-about = 射程は3です。ボーナスストライクは、射撃なら当たり、白兵戦では外れます。動いた手番は戦えません。
battlelore-weapon-special = 生来の武器
battlelore-weapon-special-about = 白兵戦用の武器です。ボーナスストライクは、どのユニットにも当たります。

## 地形

battlelore-terrain-plain = 平地
battlelore-terrain-plain-about = 開けた土地です。何の効果もありません。
battlelore-terrain-forest = 森
battlelore-terrain-forest-about = 入ると移動が終わり、この手番は追加移動もできません。ここからの攻撃も、ここへの攻撃も、ダイスは2個までです。射線をさえぎります。
battlelore-terrain-hill = 丘
battlelore-terrain-hill-about = ここからの攻撃のダイスは3個まで、丘でないヘクスからここへの攻撃は2個までです。射線をさえぎりますが、同じ丘続きから撃つときはさえぎりません。
battlelore-terrain-ford = 浅瀬
battlelore-terrain-ford-about = 入ると移動が終わります。ここからの攻撃のダイスは2個までです。戦闘後前進で入ったときは、追加移動ができます。
battlelore-terrain-river = 川
battlelore-terrain-river-about = どのユニットも入れません。退却でも入れません。
battlelore-terrain-bridge = 橋
battlelore-terrain-bridge-about = 上にいるユニットは勇敢です。
battlelore-terrain-rampart = 防塁
battlelore-terrain-rampart-about = 中にいるユニットは勇敢です。ここへの白兵戦のダイスは2個までです。
battlelore-terrain-circle = 召喚の環
battlelore-terrain-circle-about = 指令を受けてここにいるユニットは、戦う代わりに大地の精霊を呼べます。移動も射線も妨げず、ダイスも減りません。
battlelore-ground-forest = 森：移動が止まります。ここからの攻撃も、ここへの攻撃も、ダイスは2個までです。
battlelore-ground-hill = 丘：ここからの攻撃のダイスは3個まで、丘以外からここへの攻撃は2個までです。
battlelore-ground-ford = 浅瀬：移動が止まります。ここからの攻撃のダイスは2個までです。
battlelore-ground-free-ford = 浅瀬：ここからの攻撃のダイスは2個までです。ここでは移動は止まりません。
battlelore-ground-river = 川：どのユニットも入れません。
battlelore-ground-bridge = 橋：上にいるユニットは勇敢です。
battlelore-ground-rampart = 防塁：中にいるユニットは勇敢です。ここへの白兵戦のダイスは2個までです。
battlelore-ground-landmark = ランドマーク：移動が止まり、この手番は戦えません。ここからの攻撃も、ここへの攻撃も、ダイスは2個までです。上にいるユニットは勇敢です。
battlelore-ground-circle = 召喚の環：指令を受けてここにいるユニットは、大地の精霊を呼べます。

## ランドマーク

battlelore-landmark-about = 入ると移動が終わり、この手番は戦えません。ここからの攻撃も、ここへの攻撃も、ダイスは2個までです。上にいるユニットは勇敢です。射線をさえぎります。
battlelore-landmark-stronghold = 城塞
battlelore-landmark-stronghold-about = 隣にいる持ち主のユニットは勇敢です。
battlelore-landmark-pentacle = 魔法陣
battlelore-landmark-pentacle-about = 自分のユニットを置いて手番を終えるたびに、持ち主はロアトークンを1個得ます。
battlelore-landmark-pool = 癒やしの泉
battlelore-landmark-pool-about = 指令を受け、ここで動かず戦わなかった持ち主のユニットは、ダイスを2個振ります。自分の色とロアの1つにつき、フィギュアが1体戻ります。このロアではトークンを得られません。
battlelore-landmark-den = 盗賊の巣
battlelore-landmark-den-about = 抜け道でつながる二つの巣です。指令を受けた持ち主の歩兵は、移動の代わりに、一方からもう一方へ移れます。その手番は戦えません。
battlelore-landmark-camp = 訓練場
battlelore-landmark-camp-about = 指令を受け、ここで動かず戦わなかった持ち主の緑か青のユニットは、軍旗の色が一段上がります（クリーチャーを除く）。フィギュアの数と武器は変わりません。訓練場はそのあと取り除きます。

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
battlelore-card-adv-l-about = 手札のコマンドカードの枚数まで（このカードも数える）、左翼のユニットに指令を出す。
battlelore-card-adv-c-about = 手札のコマンドカードの枚数まで（このカードも数える）、中央のユニットに指令を出す。
battlelore-card-adv-r-about = 手札のコマンドカードの枚数まで（このカードも数える）、右翼のユニットに指令を出す。
battlelore-card-otm-about = 左翼、中央、右翼の1ユニットずつに指令を出す。
battlelore-card-fwd-about = 左翼、中央、右翼の2ユニットずつに指令を出す。
battlelore-card-sur-about = 左翼と右翼の2ユニットずつに指令を出す。
battlelore-card-mch-about = 手札のコマンドカードの枚数まで（このカードも数える）、騎兵に指令を出す。白兵戦のダイスが1個増える。
battlelore-card-fon-about = 手札のコマンドカードの枚数まで（このカードも数える）、隣り合ってつながる歩兵に指令を出す。2ヘクスまで動いて戦えるが、白兵戦だけ。
battlelore-card-dts-about = 自軍の射撃ユニットすべてに指令を出す。それぞれ二度射撃できる。動けず、白兵戦もできない。
battlelore-card-lea-about = 場所を問わず、好きな1ユニットに指令を出す。戦闘のダイスが1個増える。
battlelore-card-cat-about = 相手が最後に使ったコマンドカードになる。左翼と右翼は入れ替わる。
battlelore-card-blo-about = 手札のコマンドカード1枚につき（このカードも数える）、ダイスを1個振る。兜はその色の、ボーナスストライクは好きなユニットへの指令になる。戦闘のダイスが1個増える。補充のとき、山札と捨て札を合わせて切る。
battlelore-card-grn-about = 手札のコマンドカードの枚数まで（このカードも数える）、緑のユニットに指令を出す。
battlelore-card-blu-about = 手札のコマンドカードの枚数まで（このカードも数える）、青のユニットに指令を出す。
battlelore-card-red-about = 手札のコマンドカードの枚数まで（このカードも数える）、赤のユニットに指令を出す。
battlelore-card-fallback = この種類のユニットがいなければ、好きな1ユニットに指令を出す。

## 軍議

battlelore-class-commander = 司令官
battlelore-class-wizard = 魔術師
battlelore-class-cleric = 僧侶
battlelore-class-rogue = 盗賊
battlelore-class-warrior = 戦士
battlelore-class-creature = クリーチャー
battlelore-class-commander-about = レベル1・2・3で、コマンドカードの手札は4・5・6枚です。
battlelore-class-wizard-about = 炎と雷と距離の力です。遠くから撃ち、相手のロアにも応じます。
battlelore-class-cleric-about = 癒やしと勇気と守りの力です。ときには怒りも見せます。
battlelore-class-rogue-about = 盗みと恐怖と偽の知らせの力です。相手に一番必要なものを奪います。
battlelore-class-warrior-about = 力と規律で、攻撃を強め、指令を増やします。レベルで強くなる戦士のカードは1枚だけです。
battlelore-class-creature-about = 1レベルで、自軍のクリーチャーが戦場に出ます。
battlelore-class-level = { $class } レベル{ $level }
battlelore-council-none = 軍議にいない

## クリーチャーの能力

battlelore-power-web = 糸
battlelore-power-web-about = まだ隣にいる目標は、移動、戦闘後前進、退却、反撃ができなくなります。クリーチャーには効きません。
battlelore-power-poison = 毒
battlelore-power-poison-about = 攻撃がヒットしたときに使えます。蜘蛛の側の手番の初めのたびに、目標にダイスを1個振ります。目標の色が出ればフィギュアを1体失い、ロアが出れば毒は消えます。クリーチャーには効きません。
battlelore-power-tremor = 震動
battlelore-power-tremor-about = 隣の全ユニットが1ヘクス退却します。
battlelore-power-earthquake = 地震
battlelore-power-earthquake-about = クリーチャーを除き、隣の全ユニットがフィギュアを1体失います。そのあと、隣の全ユニットが1ヘクス退却します。

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
battlelore-when-end = 自分の補充フェイズの初め

## ロアカード：魔術師（$n、$m：レベルで決まる数）

battlelore-lore-arcane-spark = 秘術の火花
battlelore-lore-arcane-spark-about = 攻撃する自分のユニットは、このとき振るダイスが1個増える。
battlelore-lore-veil-of-mist = 霧のとばり
battlelore-lore-veil-of-mist-about = 射撃を受けたとき、相手の振るダイスが1個減る。0個になれば攻撃は終わる。
battlelore-lore-magic-missiles = 魔法の矢
battlelore-lore-magic-missiles-about = 自分のユニットから4ヘクス以内の敵1ユニットにダイスを{ $n }個振る。目標の色とボーナスストライクがヒット。
battlelore-lore-eagle-eye = 鷹の目
battlelore-lore-eagle-eye-about = この手番、自軍の射撃ユニットすべての射程が{ $n }伸びる。射線は要る。
battlelore-lore-stone-skin = 石の肌
battlelore-lore-stone-skin-about = 自分のユニットへのこの攻撃のヒットを1つ打ち消す。
battlelore-lore-dispel-lore = ロア破り
battlelore-lore-dispel-lore-about = 今使われたロアカードの効果を打ち消す。払ったトークンは戻らない。
battlelore-lore-blinding-light = まばゆい光
battlelore-lore-blinding-light-about = 攻撃を受けたとき、相手の振るダイスが{ $n }個減る。少なくとも1個は残る。
battlelore-lore-forest-frenzy = 森の狂乱
battlelore-lore-forest-frenzy-about = 森かその隣にいる敵ユニットそれぞれにダイスを{ $n }個振る。目標の色とボーナスストライクがヒット。
battlelore-lore-mass-speed = 全軍の加速
battlelore-lore-mass-speed-about = 指令を受けたユニットはどれも、1ヘクス多く動いて戦える。
battlelore-lore-portal = 転移門
battlelore-lore-portal-about = 自分の1ユニットを、{ $n }ヘクス以内の空きヘクスに移す。移動には数えず、指令を受けて動き、戦える。
battlelore-lore-enchanted-mass-might = 全軍の魔力
battlelore-lore-enchanted-mass-might-about = この手番に指令を出すユニットはどれも、白兵戦のダイスが1個増える。
battlelore-lore-chain-lightning = 連鎖する稲妻
battlelore-lore-chain-lightning-about = 敵1ユニットにダイスを{ $n }個振る。目標の色とボーナスストライクがヒット。ヒットすれば、隣の別の敵ユニットに1個少ないダイスを振り、それを繰り返す。
battlelore-lore-hills-rumble = 丘の地鳴り
battlelore-lore-hills-rumble-about = 丘かその隣にいる敵ユニットそれぞれにダイスを{ $n }個振る。目標の色とボーナスストライクがヒット。
battlelore-lore-fireball = 火球
battlelore-lore-fireball-about = 敵1ユニットにダイスを{ $n }個振る。目標の色がヒット。ロアが1つでも出れば、クリーチャーでも壊滅する。
battlelore-lore-creeping-doom = 忍び寄る破滅
battlelore-lore-creeping-doom-about = 隣り合ってつながる敵の最大{ $n }ユニットに、それぞれダイスを3個振る。目標の色とボーナスストライクがヒット。

## ロアカード：僧侶

battlelore-lore-prayer = 祈り
battlelore-lore-prayer-about = ロアトークンを{ $n }個得る。
battlelore-lore-steadfast = 不動
battlelore-lore-steadfast-about = 攻撃された自分のユニットは、この攻撃の間、勇敢1を得て、反撃もできる。
battlelore-lore-bless = 祝福
battlelore-lore-bless-about = 攻撃する自分のユニットは、このとき振るダイスが1個増え、ロアはトークンでなくヒットになる。
battlelore-lore-move-as-the-wind = 風のごとく
battlelore-lore-move-as-the-wind-about = そのユニットは{ $n }ヘクス多く動いて戦える。
battlelore-lore-laying-on-of-hands = 癒やしの手
battlelore-lore-laying-on-of-hands-about = 損害を受けた自分の1ユニットにフィギュアが{ $n }体戻る。クリーチャーには使えない。
battlelore-lore-sanctuary = 聖域
battlelore-lore-sanctuary-about = 自分のユニットへの射撃は、ダイスを振らずに終わる。
battlelore-lore-guiding-hand = 導きの手
battlelore-lore-guiding-hand-about = 場所を問わず、最大{ $n }ユニットに指令を出す。
battlelore-lore-courage = 勇気
battlelore-lore-courage-about = 次の自分の手番の初めまで、自軍の全ユニットが勇敢1を得る。
battlelore-lore-turn-aside = 受け流し
battlelore-lore-turn-aside-about = 自分のユニットにヒットしたダイスを、すべて一度振り直す。新しい目が有効。
battlelore-lore-mass-healing = 全軍の癒やし
battlelore-lore-mass-healing-about = 損害を受けた自分の最大{ $n }ユニットに、フィギュアが1体ずつ戻る。クリーチャーには使えない。
battlelore-lore-curse = 呪い
battlelore-lore-curse-about = 次の自分の手番の初めまで、敵1ユニットの攻撃と反撃のダイスが{ $n }個減る。少なくとも1個は残る。
battlelore-lore-divine-wrath = 神の怒り
battlelore-lore-divine-wrath-about = 敵1ユニットにダイスを{ $n }個振る。目標の色とロアがヒット。
battlelore-lore-martyrs = 殉教者
battlelore-lore-martyrs-about = ロアトークンを{ $n }個得て、ロアカードを1枚引く。
battlelore-lore-river-rage = 川の怒り
battlelore-lore-river-rage-about = 浅瀬にいるか、浅瀬や川の隣にいる敵ユニットそれぞれにダイスを{ $n }個振る。目標の色とボーナスストライクがヒット。
battlelore-lore-resurrection = 復活
battlelore-lore-resurrection-about = 壊滅した自分の1ユニットが、自軍の端の列の空きヘクスに、フィギュア最大{ $n }体で戻る。相手の勝利得点は減らない。クリーチャーには使えない。

## ロアカード：盗賊

battlelore-lore-pick-pocket = すり
battlelore-lore-pick-pocket-about = 相手のロアトークンを最大{ $n }個奪う。
battlelore-lore-sabotage = 破壊工作
battlelore-lore-sabotage-about = 攻撃を受けたとき、相手のボーナスストライクは外れになる。
battlelore-lore-deja-vu = デジャヴ
battlelore-lore-deja-vu-about = この手番に使ったコマンドカードが手札に戻る。補充はしない。
battlelore-lore-spy = 密偵
battlelore-lore-spy-about = 相手のコマンドカードとロアカードの手札を見る。ロアカードを1枚捨てさせてもよい。
battlelore-lore-ambush = 待ち伏せ
battlelore-lore-ambush-about = 白兵戦を受けたとき、勇敢でなくても先に反撃する。攻撃する側が生き残り、元のヘクスにいるときだけ、攻撃が続く。
battlelore-lore-hidden-path = 隠れ道
battlelore-lore-hidden-path-about = 歩兵1ユニットは1ヘクス多く動いて戦える。地形で止まらず、自分のユニットを通り抜けられる。
battlelore-lore-false-orders = 偽の指令
battlelore-lore-false-orders-about = 今使われたコマンドカードの指令が{ $n }ユニットぶん減る。少なくとも1ユニットは残る。
battlelore-lore-terrified = 恐慌
battlelore-lore-terrified-about = 敵1ユニットは、勇敢でも{ $n }ヘクス退却する。退却できないぶんで失うフィギュアは1体まで。クリーチャーには効かない。
battlelore-lore-poisoned-blades = 毒の刃
battlelore-lore-poisoned-blades-about = 自分が振ったロアは、トークンでなくヒットになる。
battlelore-lore-smoke-screen = 煙幕
battlelore-lore-smoke-screen-about = 次の自分の手番の初めまで、自分のユニットへの射撃のダイスは1個まで。増えるダイスは別に加わる。
battlelore-lore-thieves-bargain = 盗賊の取引
battlelore-lore-thieves-bargain-about = ロアカードを{ $n }枚引き、手札から{ $m }枚捨てる。
battlelore-lore-double-agent = 二重間者
battlelore-lore-double-agent-about = 手札のコマンドカード1枚を、相手のランダムな1枚と取り替える。その2枚は2人とも見る。
battlelore-lore-night-march = 夜の行軍
battlelore-lore-night-march-about = 場所を問わず、最大{ $n }ユニットに指令を出す。いつもの2倍動けるが、この手番は戦えない。
battlelore-lore-assassins = 暗殺者
battlelore-lore-assassins-about = 自分のユニットから3ヘクス以内の敵1ユニットは、フィギュアを1体失う。そのあとダイスを{ $n }個振り、目標の色とボーナスストライクがヒット。クリーチャーには効かない。
battlelore-lore-foiled = 計略破り
battlelore-lore-foiled-about = 今使われたロアカードの効果を打ち消す。払ったトークンは戻らない。

## ロアカード：戦士

battlelore-lore-battle-cry = ときの声
battlelore-lore-battle-cry-about = このユニットは、この白兵戦と、この手番のあとの白兵戦で、振るダイスが1個増える。
battlelore-lore-shield-wall = 盾の壁
battlelore-lore-shield-wall-about = 支援を受けている歩兵への攻撃で、相手の振るダイスが1個減る。少なくとも1個は残る。
battlelore-lore-second-wind = もうひと踏ん張り
battlelore-lore-second-wind-about = 指令を受けた歩兵1ユニットは、1ヘクス多く動いて戦える。
battlelore-lore-hold-the-line = 戦列維持
battlelore-lore-hold-the-line-about = 自分のユニットへのこの攻撃で、退却の旗は効果がない。
battlelore-lore-swift-reprisal = 即座の報復
battlelore-lore-swift-reprisal-about = 勇敢でなくても、元のヘクスに残ったユニットが反撃できる。
battlelore-lore-relentless = 不屈
battlelore-lore-relentless-about = 戦闘後前進した歩兵が追加白兵戦を行える。ランドマークの上からはできない。
battlelore-lore-cleave = なぎ払い
battlelore-lore-cleave-about = 自分の白兵戦で、ヒットでないダイスを好きなだけ一度振り直す。新しい目が有効。
battlelore-lore-steel-nerves = 鋼の心
battlelore-lore-steel-nerves-about = 次の自分の手番の初めまで、指令を受けたユニットすべてが勇敢1を得る。
battlelore-lore-volley = 連射
battlelore-lore-volley-about = 動かなかった射撃ユニットが、続けて二度射撃できる。「空を覆う矢」とは使えない。
battlelore-lore-wild-charge = 猛突撃
battlelore-lore-wild-charge-about = 指令を受けた騎兵はどれも、1ヘクス多く動いて戦え、最初の白兵戦のダイスが1個増える。
battlelore-lore-field-command = 陣頭指揮
battlelore-lore-field-command-about = 場所を問わず、手札のコマンドカードの枚数まで、好きなユニットに指令を出す。
battlelore-lore-berserk-rage = 狂戦士の怒り
battlelore-lore-berserk-rage-about = 白兵戦でダイスが1個増え、当たったボーナスストライクは2ヒットになる。戦闘のあとフィギュアを1体失うが、最後の1体は残る。クリーチャーには使えない。
battlelore-lore-veterans = 古強者
battlelore-lore-veterans-about = 指令を受けた最大{ $n }ユニットは、この手番、攻撃のダイスが1個増え、勇敢1を得る。
battlelore-lore-rally = 再集結
battlelore-lore-rally-about = 損害を受けた自分の最大3ユニットに、フィギュアが1体ずつ戻る。クリーチャーには使えない。
battlelore-lore-assault = 総攻撃
battlelore-lore-assault-about = 自軍の全ユニットに指令を出す。この手番は白兵戦しかできない。

battlelore-lore-cost = { $class }{ $number }、コスト：トークン{ $cost }個
battlelore-lore-out-of-character = 軍議に{ $class }がいないので、コストはトークン3個ぶん高く、レベルは1です。

## シナリオ

battlelore-scenario = シナリオ
battlelore-scenario-about = 戦場、両軍、勝利の条件です。
battlelore-scenario-own = 自作のシナリオ
battlelore-scenario-own-lore = 自作のシナリオ（ロアあり）
battlelore-scenario-s1 = 集結の野
battlelore-scenario-s1-about = 王国の二つの地方が旗を披露し合う春の集い。今年は、どちらが先に剣を抜いたのか誰にも分かりません。平地に同じ兵力の二軍、覚えるための一戦です。難易度1（5段階）。
battlelore-scenario-s2 = 聖クリスピンの草原
battlelore-scenario-s2-about = 疲れた軍と多くの弓を連れた王が、二つの森の間に立ちます。公爵たちが連れてきたのは国一番の馬と、ほんのわずかな辛抱。弓と重装騎兵の戦いで、森と丘が加わります。難易度2（5段階）。
battlelore-scenario-s3 = 二つの浅瀬と一つの橋
battlelore-scenario-s3-about = 百年も通行料を争ってきた二つの岸。同じ夜、双方の隊長は向こう岸で朝食をとろうと決めました。同じ兵力の二軍と、浅瀬二つに橋一つの川です。難易度3（5段階）。
battlelore-scenario-s4 = 高台の村の襲撃
battlelore-scenario-s4-about = 平野を見下ろす村には、穀物でいっぱいの倉と、わずかな守備兵。襲撃隊は、そのことを知っています。南軍は、手番の初めに村にユニットがいれば、一度だけ勝利得点を1点得ます。難易度3（5段階）。
battlelore-scenario-s5 = 鉱石街道
battlelore-scenario-s5-about = 月に一度、アイアンドワーフは古い街道を通って鉱石を運びます。今度は、丘の上から見ている者がいます。決して逃げない少数と、ゴブリンの大軍。勇敢と臆病の戦いです。難易度4（5段階）。
battlelore-scenario-s6 = 二人の見習い
battlelore-scenario-s6-about = 老師は跡継ぎを決めずに世を去り、二人の見習いは、それぞれ手を貸す兵を見つけました。両軍に若い魔術師が1人ずついるロアアドベンチャーです。ロアトークンと魔術師のカードが加わります。難易度4（5段階）。
battlelore-scenario-s7 = ヴァローネの蜘蛛
battlelore-scenario-s7-about = ヴァローネの谷で、何かが自分の巣に収まらないほど大きくなり、ゴブリンがその後ろを行進します。軍議、ランドマーク、大蜘蛛のロアアドベンチャーです。難易度5（5段階）。
battlelore-scenario-s8 = 石の下に眠るもの
battlelore-scenario-s8-about = 国一番の弓と一番誇り高い騎士を連れた二つの軍が、荒れ野の古い石の間で向かい合います。その下では何かが眠っています。長弓、アーバレスト、騎士のロアアドベンチャーです。難易度5（5段階）。

battlelore-turns = 長さ
battlelore-turns-about = 対局を最長で何手番にするかを選びます。そこまで続いたときは、あと必要な勝利得点が少ないほうの勝ちです。
battlelore-turns-200 = ふつう
battlelore-turns-200-about = 200手番です。普段はこれよりずっと早く終わります。
battlelore-turns-40 = 短い
battlelore-turns-40-about = 40手番。両軍20回ずつです。

battlelore-setup-data = バトルロアのデータファイルを読めません。
battlelore-setup-turns = 手番の数は1～200です。その中から選んでください。
battlelore-setup-scenario = その名前のシナリオはありません。一覧から選んでください。
battlelore-setup-council = この軍議はシナリオに合いません。レベルをすべて割り振り、司令官は1以上にしてください。

## レッスン：集結の野

battlelore-lesson-muster-field = はじめての戦い
battlelore-lesson-muster-field-about = 指令、移動、戦闘を覚えて、最初の戦場で勝つ
battlelore-lesson-muster-field-welcome = 平地で同じ兵力の二軍が向き合います。手前が自軍です。敵のユニットを1つ壊滅させるたびに勝利得点が1点。先に4点を取れば勝ちです。
battlelore-lesson-muster-field-units = 1つのヘクスのフィギュアが1ユニットです。歩兵は4体、騎兵は3体です。軍旗が緑ならダイスは2個、青なら3個。フィギュアが減っても力は同じで、最後の1体を失うと壊滅します。
battlelore-lesson-muster-field-command = 手番には五つのフェイズがあります：コマンド、指令、移動、戦闘、補充。まず手札を1枚使います。「右翼巡回」なら、右翼の2ユニットに指令を出せます。右翼には弓兵がいます。
battlelore-lesson-muster-field-command-do = 「右翼巡回」を使いましょう。
battlelore-lesson-muster-field-command-why = ほかのカードはあとで役に立ちます。まず、光っている「右翼巡回」を使いましょう。
battlelore-lesson-muster-field-order = この手番に動き、戦えるのは、指令を受けたユニットだけです。赤い点線が、戦場を左翼、中央、右翼に分けています。
battlelore-lesson-muster-field-order-do = 右翼の2ユニットに指令を出しましょう。
battlelore-lesson-muster-field-order-why = 「右翼巡回」の指令が届くのは右翼の2ユニットだけです。光っているユニットを押しましょう。
battlelore-lesson-muster-field-move = 緑の歩兵は2ヘクスまで動いて、そのあと戦えます。弓の射程は4ヘクスなので、弓兵を前に出します。
battlelore-lesson-muster-field-move-do = 両方を2ヘクス前へ動かしましょう。
battlelore-lesson-muster-field-move-why = 今回は光っているヘクスへ動かします。先にユニット、次にヘクスを押しましょう。
battlelore-lesson-muster-field-shoot = 戦闘フェイズです。弓兵から敵の弓兵が見えます。緑の軍旗はダイス2個、動いた弓は1個減ります。緑の兜が出れば、緑の軍旗のユニットに1ヒットです。
battlelore-lesson-muster-field-shoot-do = 弓兵で敵の弓兵を攻撃しましょう。
battlelore-lesson-muster-field-shoot-why = 今、敵に届くのは弓兵だけです。弓兵を押し、次に向こうの弓兵を押しましょう。
battlelore-lesson-muster-field-draw = 緑の兜で、敵はフィギュアを1体失いました。補充フェイズでは、使ったカードを捨てて1枚引きます。これで一つの手番が終わり、相手の手番です。
battlelore-lesson-muster-field-centre = 敵の歩兵が2ヘクス進んできました。中央で迎え撃ちましょう。
battlelore-lesson-muster-field-centre-do = 「中央攻撃」を使いましょう。
battlelore-lesson-muster-field-centre-why = 敵は中央から来ます。光っている「中央攻撃」で応じましょう。
battlelore-lesson-muster-field-three = 「中央攻撃」は3ユニットに指令を出せます。隣どうしは守り合うので、並んだ三つを選びます。
battlelore-lesson-muster-field-three-do = 光っている3ユニットに指令を出しましょう。
battlelore-lesson-muster-field-three-why = 並んだ三つで列を作ります。中央の光っているユニットを押しましょう。
battlelore-lesson-muster-field-line = 青の歩兵は、1ヘクス動いて戦うか、戦わずに2ヘクス動きます。これを変えるのはカードだけです。まだ敵は遠いので、2ヘクスめいっぱい進みます。
battlelore-lesson-muster-field-line-do = 三つとも2ヘクス前へ動かしましょう。
battlelore-lesson-muster-field-line-why = 列をくずさずに進みます。先にユニット、次に光っているヘクスを押しましょう。
battlelore-lesson-muster-field-bold = よい列です。真ん中のユニットは、隣に味方が2ついるので「勇敢」です。退却の旗を1つ無視でき、反撃もできます。次は敵が「歩兵猛攻」を使います。歩兵が2ヘクス動いても戦えるカードです。ダイスを見ていてください。
battlelore-lesson-muster-field-ignore = ボーナスストライクで1ヒット。この戦いでは、ロアの目は外れです。退却の旗が出ると退却しますが、このユニットは勇敢です。
battlelore-lesson-muster-field-ignore-do = 退却の旗を無視しましょう。
battlelore-lesson-muster-field-ignore-why = 勇敢なユニットは退かずにすみます。旗を無視するボタンを押しましょう。
battlelore-lesson-muster-field-back = 元のヘクスに残った勇敢なユニットは、敵の手番でも、白兵戦にその場で反撃できます。
battlelore-lesson-muster-field-back-do = 反撃しましょう。
battlelore-lesson-muster-field-back-why = 反撃しても失うものはなく、さらに反撃されることもありません。「反撃する」を押しましょう。
battlelore-lesson-muster-field-retreat = 反撃は1ヒット。続いて敵は列の端を攻撃しました。隣の味方は1つだけで、勇敢ではありません。退却の旗1つで1ヘクス退却します。
battlelore-lesson-muster-field-retreat-do = 光っているヘクスへ退却しましょう。
battlelore-lesson-muster-field-retreat-why = 退却は自分の側へ向かいます。列から離れない、光っているヘクスを押しましょう。
battlelore-lesson-muster-field-strike = 列は持ちこたえ、敵は目の前です。手番はまたカードから始まります。
battlelore-lesson-muster-field-strike-do = 「中央攻撃」を使いましょう。
battlelore-lesson-muster-field-strike-why = 戦いは中央です。光っている「中央攻撃」を使いましょう。
battlelore-lesson-muster-field-call = 列の2ユニットは敵の隣にいます。残る一つの指令は騎兵へ。3ヘクスまで動いて戦えます。
battlelore-lesson-muster-field-call-do = 騎兵と列の2ユニットに指令を出しましょう。
battlelore-lesson-muster-field-call-why = この手番に戦えるユニットを選びます。後ろの騎兵と、列の光っている2ユニットを押しましょう。
battlelore-lesson-muster-field-ride = 退却で列にすき間ができました。騎兵が入れば、敵の隣に立てます。
battlelore-lesson-muster-field-ride-do = 騎兵をすき間へ動かしましょう。
battlelore-lesson-muster-field-ride-why = 動くのは騎兵だけです。騎兵を押し、次に光っているヘクスを押しましょう。
battlelore-lesson-muster-field-stand = 指令を受けても、動かなくてかまいません。ほかの二つは、もう戦える場所にいます。
battlelore-lesson-muster-field-stand-do = 「移動を終える」を押しましょう。
battlelore-lesson-muster-field-stand-why = 列はこのままで大丈夫です。「移動を終える」を押しましょう。
battlelore-lesson-muster-field-melee = 隣の敵とは白兵戦です。青の軍旗はダイス3個。青の兜が青の軍旗に当たり、剣はボーナスストライクでも当たります。
battlelore-lesson-muster-field-melee-do = 列の真ん中で攻撃しましょう。
battlelore-lesson-muster-field-melee-why = まず光っている列のユニットから。そのユニットを押し、次に光っている敵を押しましょう。
battlelore-lesson-muster-field-charge = 青の兜が二つで2ヒット。弱ったうちに、同じ敵をもう一度攻めます。
battlelore-lesson-muster-field-charge-do = 騎兵で同じ敵を攻撃しましょう。
battlelore-lesson-muster-field-charge-why = 二つを傷つけるより、一つを壊滅させるほうが得です。騎兵で同じ敵を攻撃しましょう。
battlelore-lesson-muster-field-gain = 1ヒットと退却の旗1つが出ました。敵は最後の1体で退きました。白兵戦で敵を退かせたら、そのヘクスへ進めます。
battlelore-lesson-muster-field-gain-do = 戦闘後前進しましょう。
battlelore-lesson-muster-field-gain-why = 敵は残り1体です。「前進する」を押して追いましょう。
battlelore-lesson-muster-field-pursue = 騎兵はさらに1ヘクス追い、もう一度攻撃できます。
battlelore-lesson-muster-field-pursue-do = 光っているヘクスへ進みましょう。
battlelore-lesson-muster-field-pursue-why = そこからなら逃げる敵に届きます。光っているヘクスを押しましょう。
battlelore-lesson-muster-field-bonus = 敵のフィギュアは残り1体。とどめです。
battlelore-lesson-muster-field-bonus-do = もう一度攻撃しましょう。
battlelore-lesson-muster-field-bonus-why = 勝利得点は目の前です。光っている敵を押しましょう。
battlelore-lesson-muster-field-bar = 壊滅。最初の勝利得点です。騎兵はもう一度前進できますが、ここにいれば、もう一つの敵の退路をふさげます。
battlelore-lesson-muster-field-bar-do = その場に残りましょう。
battlelore-lesson-muster-field-bar-why = 騎兵は敵の退路をふさいでいます。「とどまる」を押しましょう。
battlelore-lesson-muster-field-trap = 退却できない1ヘクスごとに、フィギュアを1体失います。その敵の後ろには、自分の騎兵と別の敵ユニットがいます。
battlelore-lesson-muster-field-trap-do = 最後のユニットで攻撃しましょう。
battlelore-lesson-muster-field-trap-why = まだ戦っていないユニットがいます。そのユニットを押し、次に光っている敵を押しましょう。
battlelore-lesson-muster-field-yours = 2ヒットと退却の旗で壊滅、勝利得点は4点のうち2点です。ここからは自由に指揮しましょう。味方を並べ、弱った敵から倒し、迷ったら達人に聞いてください。

## 手番と案内

battlelore-phase-muster = 準備
battlelore-phase-command = コマンド
battlelore-phase-order = 指令
battlelore-phase-move = 移動
battlelore-phase-battle = 戦闘
battlelore-phase-draw = 補充

battlelore-ask-command = コマンドカードを1枚使ってください。
battlelore-ask-command-lore = コマンドカードか、その代わりになるロアカードを1枚使ってください。
battlelore-ask-order-done = 指令はすべて出しました。移動に進んでください。
battlelore-ask-order-section = { $section }：あと{ $count }ユニットに指令を出せます（最大{ $most }）。
battlelore-ask-order-slots = あと{ $count }ユニットに指令を出せます（左翼{ $left }、中央{ $centre }、右翼{ $right }）。
battlelore-ask-order-fallback = その種類のユニットがいません。好きな1ユニットに指令を出してください。
battlelore-ask-order-linked = つながった歩兵：あと{ $count }ユニットに指令を出せます（最大{ $most }）。
battlelore-ask-order-mounted = 騎兵：あと{ $count }ユニットに指令を出せます（最大{ $most }）。
battlelore-ask-order-colour = { $colour }の軍旗：あと{ $count }ユニットに指令を出せます（最大{ $most }）。
battlelore-ask-order-missile = 射撃ユニット：あと{ $count }ユニットに指令を出せます。
battlelore-ask-order-everybody = どのユニットでも、あと{ $count }ユニットに指令を出せます。
battlelore-ask-order-any = 場所を問わず、あと{ $count }ユニットに指令を出せます（最大{ $most }）。
battlelore-ask-order-dice = 出た目で、あと{ $count }ユニットに指令を出せます：{ $faces }。
battlelore-ask-move = { $count ->
    [0] もう動けるユニットはいません。戦闘に進んでください。
   *[other] 指令を受けたユニットのうち、あと{ $count }ユニットを動かせます。
}
battlelore-ask-move-none = このカードでは移動できません。戦闘に進んでください。
battlelore-ask-battle = { $count ->
    [0] 攻撃できるユニットはいません。フェイズを終えてください。
   *[other] あと{ $count }ユニットが攻撃できます。
}
battlelore-ask-ignore = { $flags ->
    [1] { $unit }：退却の旗に応じて退却しますか？
   *[other] { $unit }：退却の旗は{ $flags }つです。無視する数を{ $most }つまで選んでください。
}
battlelore-ask-retreat = { $unit }が退却します（あと{ $count }ヘクス）。自軍側の次のヘクスを選んでください。
battlelore-ask-battle-back = { $unit }は踏みとどまりました。反撃しますか？
battlelore-ask-gain-ground = { $unit }は戦闘後前進ができます。前進しますか？
battlelore-ask-pursue = { $unit }はもう1ヘクス動けます。ヘクスを選ぶか、とどまってください。
battlelore-ask-bonus = { $unit }は追加白兵戦ができます。隣の敵を選ぶか、やめてください。
battlelore-ask-second-shot = { $unit }はもう一度射撃できます。目標を選ぶか、やめてください。
battlelore-ask-keep = 偵察：2枚のうち、残す1枚を選んでください。
battlelore-ask-choose = { $keeps ->
    [0] 最初のロアカードは残せません。
   *[other] ロアカードを{ $keeps }枚残します。
}あと{ $count }枚捨ててください。

battlelore-ask-landmark = { $landmark }を、自軍側の半分の空いた平地に置いてください。敵ユニットの隣には置けません。
battlelore-ask-landmark-exit = 盗賊の巣の、もう一方の出口を置いてください。
battlelore-ask-lore = ロアカードを使えます（{ $window }）。
battlelore-ask-lore-target = { $card }：目標を選んでください。
battlelore-ask-lore-targets = { $card }：目標をあと{ $count }つまで選んでください。
battlelore-ask-lore-hex = { $card }：ヘクスを選んでください。
battlelore-ask-lore-fallen = { $card }：戻すユニットを選んでください。
battlelore-ask-lore-next = { $card }：次の目標を選んでください。
battlelore-ask-reroll = { $card }：振り直すダイスを選んでください。
battlelore-ask-react = 相手が{ $card }を使いました。ロアカードで応じますか？
battlelore-ask-spy = 密偵：相手のロアカードを1枚捨てさせますか？
battlelore-ask-put-away = { $card }：手札からロアカードを{ $count }枚捨ててください。
battlelore-ask-double-agent = 二重間者：渡すコマンドカードを選んでください。
battlelore-ask-lore-draw = ロアトークンを2個取るか、ロアカードを1枚引いてトークンを1個取るかを選んでください。
battlelore-ask-lore-discard = 手札が上限を超えています。ロアカードを{ $count }枚捨ててください。
battlelore-ask-keep-tokens = { $unit }がロアを出しました。クリーチャーにためるトークンの数を、{ $most }個まで選んでください。
battlelore-ask-power = { $unit }は能力を使えます。使いますか？

battlelore-button-orders-done = 指令を終える
battlelore-button-orders-done-about = まだどのユニットにも指令を出していません。この手番は、どのユニットも動かず、戦いません。
battlelore-button-moves-done = 移動を終える
battlelore-button-moves-done-about = 指令を受けたユニットはまだどれも動いておらず、今いる場所からは攻撃もできません。このままでは指令が無駄になります。
battlelore-button-battles-done = 戦闘を終える
battlelore-button-battles-done-about = 指令を受けた{ $count }ユニットがまだ攻撃できます。フェイズを終えると攻撃できなくなります。
battlelore-button-calls-done-about = 指令を受けたユニットがまだ大地の精霊を呼べます。フェイズを終えると呼べなくなります。
battlelore-button-ignore = { $flags ->
    [0] 退く
   *[other] 旗を{ $flags }つ無視する
}
battlelore-button-stand-firm-about = 踏みとどまります。
battlelore-button-retreat-about = { $hexes }ヘクス退却します。
battlelore-button-pay-about = 退き先がなく、フィギュアを{ $figures }体失います。
battlelore-button-retreat-pay-about = { $hexes }ヘクス退却し、フィギュアを{ $figures }体失います。
battlelore-button-battle-back = 反撃する
battlelore-button-battle-back-about = { $unit }にダイスを{ $dice }個振ります。
battlelore-button-no-battle-back = 反撃しない
battlelore-button-no-battle-back-about = 戦闘はこれで終わります。
battlelore-button-gain-ground = 前進する
battlelore-button-gain-ground-about = 空いたヘクスに入ります（{ $terrain }）。
battlelore-button-stay = とどまる
battlelore-button-stay-about = 元のヘクスに残り、戦闘はこれで終わります。
battlelore-button-no-pursuit = ここにとどまる
battlelore-button-no-pursuit-about = 隣に敵がいれば、追加白兵戦はできます。
battlelore-button-no-bonus = 追加白兵戦をしない
battlelore-button-no-bonus-about = 戦闘はこれで終わります。
battlelore-button-no-second-shot = 二度目は射撃しない
battlelore-button-no-second-shot-about = 戦闘はこれで終わります。
battlelore-button-pass = 見送る
battlelore-button-no-lore = ロアカードを使わない
battlelore-button-no-lore-about = カードとトークンを取っておきます。
battlelore-button-tokens = トークンを{ $count }個取る
battlelore-button-card = カード1枚とトークン{ $count }個
battlelore-button-free = 糸を外す
battlelore-button-free-about = この手番は動かず、戦いません。
battlelore-button-keep-tokens = { $count ->
    [0] ためない
   *[other] { $count }個ためる
}
battlelore-button-keep-tokens-about = { $count ->
    [0] 自分では取りません。
   *[other] 自分で{ $count }個取ります。
}
battlelore-button-power = { $power }（トークン{ $cost }個）
battlelore-button-no-power = 能力を使わない
battlelore-button-no-power-about = トークンはクリーチャーに残ります。
battlelore-button-raise = { $hex }で壊滅した{ $unit }
battlelore-button-targets-done = 目標はこれで全部
battlelore-button-reroll = { $face }を振り直す（残り{ $count }）
battlelore-button-reroll-done = { $count ->
    [0] 振り直さない
   *[other] { $count }個を振り直す
}
battlelore-button-no-discard = 捨てさせない
battlelore-button-no-discard-about = 相手のロアカードはそのままです。

## テーブルの上

battlelore-piece-unit = { $unit }、フィギュア{ $figures }体
battlelore-place-hex = { $terrain }{ $hex }
battlelore-place-deck = コマンドカードの山札
battlelore-place-discards = コマンドカードの捨て札
battlelore-place-lore-deck = ロアカードの山札
battlelore-place-lore-discards = ロアカードの捨て札
battlelore-spoken-unit = { $hex }にいる{ $seat }の{ $unit }
battlelore-spoken-figures = フィギュアは{ $all }体のうち{ $figures }体
battlelore-spoken-banner = 軍旗は{ $colour }
battlelore-spoken-stands = 地形：{ $ground }
battlelore-spoken-kept = ためたロアトークン：{ $count }個
battlelore-spoken-landmark = { $seat }の{ $landmark }
battlelore-spoken-hex = { $ground }{ $hex }
battlelore-spoken-count = { $count }枚
battlelore-spoken-played = { $card }、この手番に{ $seat }が使ったカード
battlelore-spoken-copied = { $card }として使用
battlelore-spoken-cast = { $card }、{ $seat }の有効なロアカード
battlelore-spoken-discarded = { $card }、捨て札の中
battlelore-spoken-hand = { $seat }の手札
battlelore-spoken-command = コマンドカード{ $count }枚
battlelore-spoken-lore = ロアカード{ $cards }枚、ロアトークン{ $tokens }個
battlelore-spoken-known = 分かっているカード：{ $cards }
battlelore-pill-deck = コマンドカード{ $count }
battlelore-pill-lore-deck = ロアカード{ $count }
battlelore-counter-banners = 勝利得点（目標{ $goal }点）
battlelore-counter-command = コマンドカードの手札
battlelore-counter-units = 残っているユニット
battlelore-counter-lore = ロアカードの手札
battlelore-counter-tokens = ロアトークン

## 行動の見通し

battlelore-preview-dice = ダイス{ $dice }個で攻撃します
battlelore-dice-base = { $colour }の軍旗：ダイス{ $n }個
battlelore-preview-cap-out = { $terrain }からの攻撃：ダイスは{ $n }個まで
battlelore-preview-cap-in = { $terrain }への攻撃：ダイスは{ $n }個まで
battlelore-preview-moved = 動いたので1個減ります
battlelore-preview-smoke = 煙幕：射撃は{ $n }個まで
battlelore-preview-more = { $why }で{ $n }個増えます
battlelore-preview-less = ロアで{ $n }個減ります
battlelore-preview-hits = ヒット：{ $spread }
battlelore-preview-flag = { $chance } 退却の旗
battlelore-preview-eliminates = { $chance } 壊滅
battlelore-preview-drives-back = { $chance } 退却
battlelore-preview-retreat = 退き先：{ $count }ヘクス（戦場に表示）
battlelore-preview-no-retreat = 退き先がなく、無視しない旗のぶんフィギュアを失います
battlelore-preview-no-retreat-creature = 退き先がなく、無視しない旗のぶん、道をふさぐユニットを踏みつけるか、致命傷のダイスを振られます
battlelore-preview-never-retreats = 退却しません
battlelore-preview-answer = 反撃：ダイス{ $dice }個
battlelore-preview-no-answer = 反撃できません
battlelore-preview-web-holds = 糸にかかっていて反撃できません
battlelore-preview-blocked = 射線をさえぎるもの：{ $what }
battlelore-preview-unit = { $colour }の軍旗、ダイス{ $dice }個、{ $weapon }
battlelore-preview-steps = { $n }ヘクス移動（最大{ $most }）
battlelore-preview-passage = 盗賊の巣の抜け道を通ります
battlelore-preview-targets = { $count ->
    [0] そこから攻撃できる敵はいません
   *[other] そこから攻撃できる敵：{ $count }ユニット
}
battlelore-preview-prey = { $hex }の{ $unit }：ダイス{ $dice }個
battlelore-preview-no-battle = ここまで動くと、この手番は戦えません
battlelore-preview-supported = そこでは支援を受けます
battlelore-preview-leaves = { $hex }の{ $unit }が支援を失います
battlelore-preview-blocked-retreat = そこからは退却できません
battlelore-preview-orders = { $count ->
    [0] 今、指令を出せる自分のユニットはいません。
   *[other] 今、自分の{ $count }ユニットに指令を出せます。
}
battlelore-preview-fallback = この種類のユニットがいないので、好きな1ユニットに指令を出せます。
battlelore-preview-copies = { $card }になります。
battlelore-preview-copies-nothing = 写すカードがなく、どのユニットにも指令を出せません。

## 拡大表示

battlelore-inspect-owner = { $hex }にいる{ $seat }のユニットです。
battlelore-inspect-figures = フィギュアは{ $all }体中{ $left }体です。最後の1体になっても、ダイスの数は変わりません。
battlelore-inspect-class = { $arm }、{ $colour }の軍旗：ダイスは{ $dice }個です。
battlelore-inspect-move = { $n }ヘクスまで動いて戦えます。
battlelore-inspect-march = 戦わなければ{ $n }ヘクスまで動けます。
battlelore-inspect-weapon = { $weapon }：{ $about }
battlelore-inspect-sections = 指令を受けられるセクション：{ $sections }
battlelore-inspect-bold = 勇敢{ $n }：一度のダイスで退却の旗を{ $n }つまで無視でき、反撃できます。
battlelore-inspect-not-bold = 勇敢ではありません。退却の旗1つごとに退却します。
battlelore-inspect-frightened = 臆病：退却の旗1つにつき2ヘクス退却し、退いた1ヘクスごとにダイスを1個振ります。自分の色が出るとフィギュアを失います。
battlelore-inspect-forced = クリーチャーは、無視できる退却の旗を必ず無視します。
battlelore-inspect-critical = このユニットにヒットしたダイスは振り直され、自分の色が出たときだけ、その場で壊滅します。
battlelore-inspect-ordered = この手番に指令を受けました。
battlelore-inspect-moved = この手番に動きました。
battlelore-inspect-battled = この手番に戦いました。
battlelore-inspect-spent = この手番はもう戦えません。
battlelore-inspect-idle = この手番は、動いて戦う代わりに糸を外します。
battlelore-inspect-webbed = 糸にかかっています。
battlelore-inspect-poisoned = 毒に冒されています。
battlelore-inspect-kept = ためたロアトークンは{ $most }個中{ $count }個です。
battlelore-inspect-power = { $power }（トークン{ $cost }個）：{ $about }
battlelore-inspect-ground = { $terrain }：{ $about }
battlelore-inspect-landmark = 持ち主は{ $seat }です。
battlelore-inspect-in-force = 使われて、今、効果が出ているところです。
battlelore-inspect-objective = { $seat }の手番の初めにそのユニットがここにいれば、一度だけ勝利得点{ $count }点になります。
battlelore-inspect-objective-won = { $seat }がここの勝利得点{ $count }点を得ました。
battlelore-inspect-command-deck = コマンドカードは60枚（セクションカード42枚、戦術カード18枚）。山札には{ $count }枚あります。なくなれば捨て札を切り直します。
battlelore-inspect-lore-deck = ロアカードの山札には{ $count }枚あります。各職の枚数は、両軍の軍議の高いほうのレベルで決まります。
battlelore-inspect-lore-deck-fixed = ロアカードの山札には{ $count }枚あります。内訳はシナリオで決まっています。
battlelore-inspect-lore-deck-medieval = ロアカードの山札には{ $count }枚あります。中世のロアでは全部で29枚で、戦士が全部、盗賊が10枚、魔術師と僧侶が2枚ずつです。
battlelore-inspect-discards = 捨て札：{ $cards }
battlelore-inspect-discards-none = 捨て札はまだありません。
battlelore-inspect-copies = { $kind }。60枚の中に{ $count }枚あります。
battlelore-bold-support = 支援
battlelore-bold-race = 生まれつき
battlelore-bold-stronghold = 隣の城塞
battlelore-bold-creature = クリーチャー
battlelore-bold-lore = ロア

## 記録

battlelore-log-turn = 手番{ $number }：{ $seat }
battlelore-log-objective = { $seat }が{ $hex }の拠点を奪取
battlelore-log-plays = { $seat }が{ $card }を使う
battlelore-log-copies = 逆襲が{ $card }になる
battlelore-log-copies-nothing = 逆襲に写すカードがない
battlelore-log-nobody = { $seat }が指令を出せるユニットはいない
battlelore-log-orders = { $seat }が{ $hex }の{ $unit }に指令
battlelore-log-moves = { $seat }が{ $unit }を{ $from }から{ $to }へ動かす
battlelore-log-attacks = { $seat }が{ $from }の{ $unit }で{ $to }の{ $target }を攻撃
battlelore-log-shoots = { $seat }が{ $from }の{ $unit }で{ $to }の{ $target }を射撃
battlelore-log-attacks-again = { $seat }が{ $from }の{ $unit }で{ $to }の{ $target }をもう一度攻撃
battlelore-log-battles-back = { $seat }が{ $hex }の{ $unit }で反撃
battlelore-log-rolled-attack = { $seat }のダイス：{ $faces }
battlelore-log-rolled-battle-back = { $seat }のダイス：{ $faces }
battlelore-log-rolled-panic = { $seat }のパニックのダイス：{ $faces }
battlelore-log-rolled-orders = { $seat }の指令のダイス：{ $faces }
battlelore-log-loses = { $seat }が{ $hex }の{ $unit }のフィギュアを{ $figures }体失う（残り{ $left }体）
battlelore-log-eliminated = { $seat }の{ $unit }が{ $hex }で壊滅
battlelore-log-banner = { $seat }の勝利得点が{ $banners }点になる（目標{ $goal }点）
battlelore-rises-stands = 踏みとどまる
battlelore-log-ignores = { $seat }が{ $hex }の{ $unit }で退却の旗を{ $flags }つ無視
battlelore-log-retreats = { $seat }の{ $unit }が{ $from }から{ $to }へ退却
battlelore-log-gains = { $seat }の{ $unit }が{ $to }へ戦闘後前進
battlelore-log-pursues = { $seat }の{ $unit }が{ $to }へ追加移動
battlelore-log-discards = { $seat }が{ $card }を捨てる
battlelore-log-shuffled = コマンドカードの捨て札を切り直し、山札が{ $cards }枚になる
battlelore-log-shuffled-lore = ロアカードの捨て札を切り直し、山札が{ $cards }枚になる

battlelore-log-landmark = { $seat }が{ $landmark }を{ $hex }に置く
battlelore-log-lore = { $seat }がトークン{ $cost }個で{ $card }を使う
battlelore-log-lore-cancelled = { $card }が打ち消される
battlelore-log-lore-target = { $card }の目標は{ $seat }の{ $hex }の{ $unit }
battlelore-log-lore-place = { $card }の目標は{ $hex }
battlelore-log-rolled-lore = { $seat }の{ $card }のダイス：{ $faces }
battlelore-log-rolled-again = { $seat }の振り直し：{ $faces }
battlelore-log-rolled-critical = { $seat }の致命傷のダイス：{ $faces }
battlelore-log-rolled-poison = { $seat }の毒のダイス：{ $faces }
battlelore-log-rolled-pool = { $seat }の癒やしの泉のダイス：{ $faces }
battlelore-log-rolled-cornered = { $seat }の、退却できないぶんのダイス：{ $faces }
battlelore-log-tokens = { $seat }がロアトークンを{ $count }個得る
battlelore-log-keeps-tokens = { $hex }の{ $unit }がロアトークンを{ $count }個ためる
battlelore-log-draws-lore = { $seat }がロアカードを引く
battlelore-log-buries = { $seat }がロアカードを伏せて捨てる
battlelore-log-heals = { $seat }の{ $hex }の{ $unit }にフィギュアが{ $figures }体戻る
battlelore-log-returns = { $seat }の{ $unit }がフィギュア{ $figures }体で{ $hex }に復活
battlelore-log-places = { $seat }が{ $unit }を{ $to }に移す
battlelore-log-passage = { $seat }の{ $unit }が盗賊の巣を抜けて{ $to }へ移る
battlelore-log-trains = { $seat }の{ $hex }の{ $unit }の軍旗が{ $colour }になり、訓練場を取り除く
battlelore-log-card-returns = { $seat }の手札に{ $card }が戻る
battlelore-log-spies = { $seat }が相手の手札を見る
battlelore-log-swaps = { $seat }が相手とコマンドカードを取り替える
battlelore-log-web = { $seat }の{ $hex }の{ $unit }が糸にかかる
battlelore-log-web-removed = { $seat }の{ $hex }の{ $unit }から糸が外れる
battlelore-log-poison = { $seat }の{ $hex }の{ $unit }が毒に冒される
battlelore-log-tremor = 大地の精霊の震動で、隣の全ユニットが退却
battlelore-log-earthquake = 大地の精霊の地震で、隣の全ユニットが退却し、クリーチャーのほかはフィギュアを1体失う

## バナー

battlelore-banner-turn = { $seat }の手番
battlelore-banner-plays = { $seat }が使用
battlelore-banner-eliminated = { $unit }が壊滅
battlelore-banner-banner = { $seat }の勝利得点：{ $banners }点（目標{ $goal }点）
battlelore-banner-rolled = { $faces } { $result }
battlelore-banner-objective = 拠点を奪取
battlelore-banner-cancelled = { $card }は打ち消される

## 終わり

battlelore-won-banners = 必要な勝利得点がそろい、{ $seat }の勝ち
battlelore-won-no-units = 相手の全ユニットが壊滅し、{ $seat }の勝ち
battlelore-won-turns = 最後の手番が終わり、あと必要な勝利得点が少ない{ $seat }の勝ち
battlelore-won-draw = 引き分け：最後の手番が終わり、あと必要な勝利得点は同じ

battlelore-outcome-banners = { $winner }が必要な勝利得点をそろえました。
battlelore-outcome-no-units = { $winner }の相手には、ユニットが残っていません。
battlelore-outcome-turns = 最後の手番が終わり、あと必要な勝利得点は{ $winner }のほうが少なくなりました。
battlelore-outcome-draw = 最後の手番が終わり、あと必要な勝利得点は同じでした。

battlelore-verdict-banners = { $seat }：勝利得点{ $banners }点（目標{ $goal }点）
battlelore-verdict-units = { $seat }：残り{ $count }ユニット、壊滅{ $lost }ユニット
battlelore-verdict-turns = { $count }手番で終了

## 一覧

battlelore-panel-command = コマンドカード
battlelore-panel-command-note = 山札か相手の手札にあるカードは{ $count }枚です。線で消したカードは、最後に切り直したあと、すべて見えています。
battlelore-panel-lore = ロアカードの捨て札
battlelore-panel-lore-note = 公開の捨て札に{ $count }枚、山札に{ $deck }枚あります。
battlelore-panel-armies = 両軍
battlelore-panel-council = 軍議
battlelore-panel-dice = ダイス
battlelore-panel-dice-note = この対局で出た目の数です。どの目も出やすさは同じで、平均するとダイス6個につき1回ずつ出ます。
battlelore-cell-dice = ダイスの合計
battlelore-cell-cards = { $card } × { $count }
battlelore-cell-seat = { $seat }
battlelore-cell-unit = ユニット
battlelore-cell-figures = フィギュア
battlelore-cell-left = { $left } / { $all }
battlelore-cell-member = メンバー
battlelore-cell-lore-limit = ロアカードの上限
battlelore-cell-none = –

## なぜできないか

battlelore-why-council-first = 対局は、両軍の軍議が決まってから始まります。先に自軍のレベルを割り振ってください。
battlelore-why-card-first = 指令を出せるユニットは、コマンドカードで決まります。先に1枚使ってください。
battlelore-why-decides = 先に{ $seat }が決めることがあります。そのあと、自分の手番の続きです。
battlelore-why-moves-first = 戦闘は、移動がすべて終わってからです。先に戦闘フェイズへ進んでください。
battlelore-why-moves-over = この手番の移動は終わりました。攻撃するか、フェイズを終えてください。
battlelore-why-enemy-unit = これは自分のユニットではありません。自分のユニットを選んでください。
battlelore-why-unit-first = 行き先や目標の前に、ユニットを選びます。先に、指令を受けた自分のユニットを選んでください。
battlelore-why-battle-first = まだ戦闘の途中です。終えてから次の攻撃に移ってください。
battlelore-why-deck = カードの補充は手番の終わりに自動で行われます。
battlelore-why-discards = 捨て札は、使われたカードを見るだけの場所です。山札がなくなれば切り直します。手札から選んでください。
battlelore-why-their-hand = これは相手の手札のカードです。自分の手札から選んでください。
battlelore-why-lore-later = このロアカードを使えるのは別のときです（{ $window }）。それまで取っておいてください。
battlelore-why-too-dear = { $card }のコストはトークン{ $cost }個ですが、{ $tokens }個しかありません。もっとためてください。
battlelore-why-card-played = このカードはもう使われました。今は、その指令を実行してください。
battlelore-why-card-later = コマンドカードは手番の初めに使います。このカードはあとの手番に取っておいてください。
battlelore-why-keep = 偵察で残せるのは、今引いた2枚のうちの1枚です。その2枚から選んでください。
battlelore-why-idle = このユニットはこの手番に糸を外すので、動くことも戦うこともできません。別のユニットを選んでください。
battlelore-why-no-way = 動ける空きヘクスがありません。別のユニットを選んでください。
battlelore-why-attacker-first = 目標の前に、攻撃するユニットを選びます。先に、指令を受けた自分のユニットを選んでください。
battlelore-why-card-forbids = このカードでは、このユニットはここから攻撃できません。カードの白兵戦と射撃の説明を見てください。
battlelore-why-nobody-in-sight = このユニットの射程に、射線の通る敵がいません。ユニットや地形がさえぎっています。別のユニットを選んでください。
battlelore-why-nobody-in-range = このユニットの射程に敵がいません。別のユニットを選んでください。
battlelore-why-nobody-beside = このユニットの隣に敵がいません。射撃もできません。別のユニットを選んでください。
battlelore-why-landmark-place = ランドマークは、自軍側の半分の、敵の隣でない空いた平地に置きます。光っているヘクスを選んでください。

## できないと断る文

battlelore-refusal-not-now = 先に決めることがあります。選べるものは光っています。
battlelore-refusal-not-in-hand = { $card }は手札にありません。持っているカードを選んでください。
battlelore-refusal-no-own-unit = { $hex }には自分のユニットがいません。自分のユニットのいるヘクスを選んでください。
battlelore-refusal-already-ordered = { $hex }のユニットはもう指令を受けました。指令は1回の手番に一度だけです。別のユニットを選んでください。
battlelore-refusal-no-order-left = このカードで出せる指令は、もうありません。移動に進んでください。
battlelore-refusal-other-troops = このカードでは、{ $hex }のユニットに指令を出せません。カードにある種類のユニットを選んでください。
battlelore-refusal-other-section = { $hex }は、このカードの指令が届くセクションにありません。指令の残っているセクションのユニットを選んでください。
battlelore-refusal-second-creature = このカードでは、ほかのセクションのクリーチャーにもう指令を出しました。2体目には出せません。カードのセクションのユニットを選んでください。
battlelore-refusal-creature-too-dear = { $hex }はほかのセクションです。そこのクリーチャーへの指令にはロアトークンが{ $cost }個要りますが、足りません。カードのセクションのユニットを選んでください。
battlelore-refusal-not-linked = 「歩兵猛攻」は、つながった一つの集まりに指令を出します。{ $hex }は選んだユニットの隣にありません。隣のユニットを選んでください。
battlelore-refusal-not-ordered = { $hex }のユニットは指令を受けていません。動いて戦えるのは、指令を受けたユニットだけです。指令を受けたユニットを選んでください。
battlelore-refusal-already-moved = { $hex }のユニットはもう動きました。移動は1回の手番に一度だけです。別のユニットを選んでください。
battlelore-refusal-may-not-move = このカードでは、{ $hex }のユニットは動けません。戦闘に進んでください。
battlelore-refusal-occupied = { $hex }にはユニットがいます。1つのヘクスに入れるのは1ユニットです。空きヘクスを選んでください。
battlelore-refusal-impassable = { $hex }には入れません。別のヘクスを選んでください。
battlelore-refusal-too-far = { $hex }には届きません。遠すぎるか、ほかのユニットを通るか、途中で止まらなければならないからです。光っているヘクスを選んでください。
battlelore-refusal-already-battled = { $hex }のユニットはもう戦いました。特別な決まりがなければ、攻撃は1回の手番に一度です。別のユニットを選んでください。
battlelore-refusal-moved-too-far = { $hex }のユニットは、動いたためにこの手番は戦えません。別のユニットを選んでください。
battlelore-refusal-no-enemy = { $hex }には敵のユニットがいません。攻撃する敵を選んでください。
battlelore-refusal-enemy-adjacent = { $hex }のユニットは敵の隣にいるので、隣の敵しか攻撃できません。隣の敵を選んでください。
battlelore-refusal-out-of-range = { $hex }は、この武器では届きません。もっと近い敵を選んでください。
battlelore-refusal-out-of-sight = { $hex }への射線は、ユニットか地形にさえぎられています。射線の通る敵を選んでください。
battlelore-refusal-forbidden-by-card = このカードでは、{ $hex }をこのように攻撃できません。カードの白兵戦と射撃の説明を見てください。
battlelore-refusal-no-dice = { $hex }への攻撃は、振れるダイスがありません。別の目標を選んでください。
battlelore-refusal-too-many-flags = 無視できる退却の旗は、勇敢の数までで、出た旗の数を超えることもできません。減らしてください。
battlelore-refusal-not-backwards = 退却は、自軍側の次の横列へ1ヘクスずつです。{ $hex }はその列にありません。光っているヘクスを選んでください。
battlelore-refusal-not-adjacent = 追加移動は1ヘクスで、{ $hex }は隣ではありません。隣のヘクスを選ぶか、とどまってください。

battlelore-refusal-lore-not-in-hand = { $card }はロアカードの手札にありません。持っているカードを選んでください。
battlelore-refusal-other-window = { $card }を使えるのは別のときです。それまで取っておいてください。
battlelore-refusal-too-dear = { $card }を使うにはトークンが足りません。別のカードを選ぶか、見送ってください。
battlelore-refusal-lore-played = ロアカードは1回の手番に1枚だけで、もう使いました。次の手番を待ってください。
battlelore-refusal-no-target = { $card }の効果が及ぶものがありません。取っておいてください。
battlelore-refusal-wrong-target = これはこのカードの目標になりません。光っている目標を選んでください。
battlelore-refusal-webbed = { $hex }のユニットは糸にかかっていて動けません。戦うか、移動と戦闘をやめて糸を外してください。
battlelore-refusal-no-web = { $hex }のユニットは今、糸を外せません。指令を受け、糸にかかって動いていないユニットを選んでください。
battlelore-refusal-no-power = この能力に必要なロアが足りません。別の能力を選ぶか、見送ってください。
battlelore-refusal-too-many-tokens = クリーチャーがためられるのは出たロアの数までで、上限もあります。減らしてください。
battlelore-refusal-nothing-to-draw = 引けるロアカードがありません。トークンを取ってください。

## ヒント

battlelore-hint-play = { $card }を使いましょう。{ $count ->
    [0] 今は、どのユニットにも指令を出せません。
   *[other] { $attacks ->
        [0] 今、{ $count }ユニットに指令を出せますが、まだどれも攻撃できません。
       *[other] 今、{ $count }ユニットに指令を出せ、うち{ $attacks }ユニットがすぐに攻撃できます。
    }
}勝率は約{ $percent }%。
battlelore-hint-play-dice = { $card }を使いましょう。指令のダイスを{ $dice }個振り、指令を受けたユニットはダイスが1個増えます。勝率は約{ $percent }%。
battlelore-hint-keep = { $card }を残しましょう。{ $count ->
    [0] 今は、どのユニットにも指令を出せません。
   *[other] { $attacks ->
        [0] 今、{ $count }ユニットに指令を出せますが、まだどれも攻撃できません。
       *[other] 今、{ $count }ユニットに指令を出せ、うち{ $attacks }ユニットがすぐに攻撃できます。
    }
}勝率は約{ $percent }%。
battlelore-hint-order = { $hex }の{ $unit }に指令を出しましょう。{ $why }。勝率は約{ $percent }%。
battlelore-hint-order-moves = { $hex }の{ $unit }に指令を出し、{ $to }へ動かしましょう。{ $why }。勝率は約{ $percent }%。
battlelore-hint-move = { $hex }の{ $unit }を{ $to }へ動かしましょう。{ $why }。勝率は約{ $percent }%。
battlelore-hint-attack = { $hex }の{ $unit }で{ $at }の{ $target }を攻撃しましょう。ダイスは{ $dice }個です。{ $back ->
    [0] 反撃はありません。
   *[other] ダイス{ $back }個で反撃されるかもしれません。
}勝率は約{ $percent }%。
battlelore-hint-attack-kills = { $hex }の{ $unit }で{ $at }の{ $target }を攻撃しましょう。ダイスは{ $dice }個で、壊滅させる確率は{ $kill }%です。勝率は約{ $percent }%。
battlelore-hint-shoot = { $hex }の{ $unit }で{ $at }の{ $target }を射撃しましょう。ダイスは{ $dice }個で、射撃に反撃はありません。勝率は約{ $percent }%。
battlelore-hint-ignore = 退却の旗を{ $flags }つ無視しましょう。{ $hex }の{ $unit }の退却は{ $hexes }ヘクスで済みます。勝率は約{ $percent }%。
battlelore-hint-ignore-saves = 退却の旗を{ $flags }つ無視しましょう。退き先が足りないので、フィギュアを{ $figures }体失わずに済みます。勝率は約{ $percent }%。
battlelore-hint-ignore-back = 退却の旗を{ $flags }つ無視しましょう。{ $hex }の{ $unit }は元のヘクスに残り、ダイス{ $dice }個で反撃できます。勝率は約{ $percent }%。
battlelore-hint-ignore-stays = 退却の旗を{ $flags }つ無視しましょう。{ $hex }の{ $unit }は元のヘクスに残ります。{ $why }。勝率は約{ $percent }%。
battlelore-hint-flee = 退却の旗を無視せずに退却しましょう。{ $count ->
    [0] { $unit }は{ $hexes }ヘクス退けます。
   *[other] { $hex }の{ $unit }は、次の手番に敵{ $count }ユニットから攻撃されるおそれがあります。
}勝率は約{ $percent }%。
battlelore-hint-retreat = { $to }へ退却しましょう。{ $why }。勝率は約{ $percent }%。
battlelore-hint-retreat-only = { $to }へ退却しましょう。ほかに退き先はありません。勝率は約{ $percent }%。
battlelore-hint-battle-back = { $at }の{ $target }に反撃しましょう。ダイスは{ $dice }個で、反撃に対する反撃はありません。勝率は約{ $percent }%。
battlelore-hint-gain-ground = { $unit }で戦闘後前進しましょう。{ $to }なら、{ $why }。勝率は約{ $percent }%。
battlelore-hint-pursue = { $unit }で{ $to }へ追加移動しましょう。{ $why }。勝率は約{ $percent }%。
battlelore-hint-stay = { $unit }は{ $hex }にとどまりましょう。{ $why }。勝率は約{ $percent }%。
battlelore-hint-no-bonus = ここで攻撃をやめましょう。残る一番よい攻撃はダイス{ $dice }個です。{ $back ->
    [0] 反撃はありません。
   *[other] ダイス{ $back }個で反撃されるかもしれません。
}勝率は約{ $percent }%。
battlelore-hint-no-power = 能力は使わずにおきましょう。クリーチャーは、トークン{ $count }個を次の攻撃に残せます。勝率は約{ $percent }%。
battlelore-hint-done = 先へ進みましょう。ここでやめても、失うものはありません。勝率は約{ $percent }%。
battlelore-hint-done-orders = 指令を終えましょう。{ $count ->
    [0] 指令を受けたユニットで、まだ攻撃できるものはいません。
   *[other] 指令を受けた{ $count }ユニットが、この手番に攻撃できます。
}勝率は約{ $percent }%。
battlelore-hint-done-moves = 移動を終えましょう。{ $count ->
    [0] 残りのユニットはそのままで、届く敵はいません。
   *[other] 指令を受けた{ $count }ユニットが、その場から攻撃できます。
}勝率は約{ $percent }%。
battlelore-hint-done-battles = 戦闘を終えましょう。残る一番よい攻撃はダイス{ $dice }個です。{ $back ->
    [0] 反撃はありません。
   *[other] ダイス{ $back }個で反撃されるかもしれません。
}勝率は約{ $percent }%。
battlelore-hint-done-all = 戦闘を終えましょう。攻撃できるユニットは、もういません。勝率は約{ $percent }%。
battlelore-hint-pass = 見送りましょう。見送っても、失うものはありません。勝率は約{ $percent }%。
battlelore-hint-lore = { $card }を使いましょう。今が使うときで、トークン{ $tokens }個のうち{ $cost }個を払います。勝率は約{ $percent }%。
battlelore-hint-lore-units = { $card }を使いましょう。今は{ $count }ユニットに効果があり、トークン{ $tokens }個のうち{ $cost }個を払います。勝率は約{ $percent }%。
battlelore-hint-lore-pass = ロアカードは見送りましょう。トークン{ $tokens }個をあとに残せます。勝率は約{ $percent }%。
battlelore-hint-lore-tokens = ロアトークンを2個取りましょう。ロアカード{ $cards }枚に対して、トークンは{ $tokens }個です。勝率は約{ $percent }%。
battlelore-hint-lore-draw = ロアカードを引きましょう。ロアカードは上限{ $most }枚のうち{ $cards }枚で、トークンは{ $tokens }個あります。勝率は約{ $percent }%。
battlelore-hint-target = { $hex }の{ $unit }を選びましょう。残りフィギュアは{ $figures }体で、ダイスは{ $dice }個です。勝率は約{ $percent }%。
battlelore-hint-target-hex = { $hex }を選びましょう。{ $why }。勝率は約{ $percent }%。
battlelore-hint-raise = { $unit }を戻しましょう。ダイスは{ $dice }個です。勝率は約{ $percent }%。
battlelore-hint-put-away = { $card }を捨てましょう。使うにはトークンが{ $cost }個要り、今は{ $tokens }個です。勝率は約{ $percent }%。
battlelore-hint-spy = { $card }を捨てさせましょう。相手はトークン{ $cost }個でこのカードを使え、今は{ $tokens }個持っています。勝率は約{ $percent }%。
battlelore-hint-swap = { $card }を渡しましょう。{ $count ->
    [0] 今は、どのユニットにも指令を出せません。
   *[other] { $attacks ->
        [0] 今、{ $count }ユニットに指令を出せますが、まだどれも攻撃できません。
       *[other] 今、{ $count }ユニットに指令を出せ、うち{ $attacks }ユニットがすぐに攻撃できます。
    }
}勝率は約{ $percent }%。
battlelore-hint-reroll = ダイスをもう1個振り直しましょう。出ている目は外れです。勝率は約{ $percent }%。
battlelore-hint-keep-tokens = クリーチャーにトークンを{ $count }個ためましょう。{ $count ->
    [0] 自分で取れば、ロアカードに使えます。
   *[other] クリーチャーの能力に使えます。
}勝率は約{ $percent }%。
battlelore-hint-power = { $power }を使いましょう。{ $at }の{ $target }に効果があります。勝率は約{ $percent }%。
battlelore-hint-power-shakes = { $power }を使いましょう。クリーチャーの隣に、敵が{ $count }ユニットいます。勝率は約{ $percent }%。
battlelore-hint-cut-web = { $hex }の{ $unit }の糸を外しましょう。糸にかかったままでは、移動も退却も反撃もできません。勝率は約{ $percent }%。
battlelore-hint-place = { $hex }を選びましょう。{ $why }。勝率は約{ $percent }%。
battlelore-hint-march = { $hex }の{ $unit }の移動のダイスを振りましょう。ダイス{ $dice }個のうち、ロア1つにつき1ヘクス動け、そのあと戦えます。勝率は約{ $percent }%。
battlelore-hint-summon = { $hex }の{ $unit }で大地の精霊を呼びましょう。ダイス{ $dice }個で、現れる確率は{ $chance }%です。勝率は約{ $percent }%。
battlelore-hint-appoint-commander = 次のレベルは{ $member }に割り振りましょう。コマンドカードの手札が{ $cards }枚になります。勝率は約{ $percent }%。
battlelore-hint-appoint = 次のレベルは{ $member }に割り振りましょう。その職のロアカードがレベル{ $level }になります。勝率は約{ $percent }%。
battlelore-because-play = { $count ->
    [0] 今は、どのユニットにも指令を出せません。
   *[other] { $attacks ->
        [0] 今、{ $count }ユニットに指令を出せますが、まだどれも攻撃できません。
       *[other] 今、{ $count }ユニットに指令を出せ、うち{ $attacks }ユニットがすぐに攻撃できます。
    }
}
battlelore-because-play-dice = 指令のダイスを{ $dice }個振り、指令を受けたユニットはダイスが1個増えます。
battlelore-because-keep = 2枚のうち、次の手番に役立つほうを残しました。
battlelore-because-order = { $why }。
battlelore-because-order-moves = { $to }へ動けば、{ $why }。
battlelore-because-move = { $why }。
battlelore-because-attack = ダイスは{ $dice }個です。{ $back ->
    [0] 反撃はありません。
   *[other] ダイス{ $back }個の反撃がありえます。
}
battlelore-because-attack-kills = ダイスは{ $dice }個で、壊滅させる確率は{ $kill }%です。
battlelore-because-shoot = ダイスは{ $dice }個で、射撃に反撃はありません。
battlelore-because-ignore = 退却は{ $hexes }ヘクスで済みます。
battlelore-because-ignore-saves = 退き先が足りないので、フィギュアを{ $figures }体失わずに済みます。
battlelore-because-ignore-back = 元のヘクスに残り、ダイス{ $dice }個で反撃できます。
battlelore-because-ignore-stays = 元のヘクスに残ります。{ $why }。
battlelore-because-flee = { $count ->
    [0] { $hexes }ヘクス退けます。
   *[other] { $hex }にいると、次の手番に敵{ $count }ユニットから攻撃されるおそれがあります。
}
battlelore-because-retreat = { $why }。
battlelore-because-retreat-only = ほかに退き先がありませんでした。
battlelore-because-battle-back = ダイスは{ $dice }個で、反撃に対する反撃はありません。
battlelore-because-gain-ground = { $to }なら、{ $why }。
battlelore-because-pursue = { $why }。
battlelore-because-stay = { $why }。
battlelore-because-no-bonus = 残る一番よい攻撃はダイス{ $dice }個です。{ $back ->
    [0] 反撃はありません。
   *[other] ダイス{ $back }個の反撃がありえます。
}
battlelore-because-no-power = クリーチャーは、トークン{ $count }個を次の攻撃に残せます。
battlelore-because-done = ここでやめても、失うものはありません。
battlelore-because-done-orders = { $count ->
    [0] 指令を受けたユニットで、まだ攻撃できるものはいません。
   *[other] 指令を受けた{ $count }ユニットが、この手番に攻撃できます。
}
battlelore-because-done-moves = { $count ->
    [0] 残りのユニットはそのままで、届く敵はいません。
   *[other] 指令を受けた{ $count }ユニットが、その場から攻撃できます。
}
battlelore-because-done-battles = 残る一番よい攻撃はダイス{ $dice }個です。{ $back ->
    [0] 反撃はありません。
   *[other] ダイス{ $back }個の反撃がありえます。
}
battlelore-because-done-all = 攻撃できるユニットは、もういません。
battlelore-because-pass = 見送っても、失うものはありません。
battlelore-because-lore = 今が使うときで、トークン{ $tokens }個のうち{ $cost }個を払います。
battlelore-because-lore-units = 今は{ $count }ユニットに効果があり、トークン{ $tokens }個のうち{ $cost }個を払います。
battlelore-because-lore-pass = トークン{ $tokens }個をあとに残せます。
battlelore-because-lore-tokens = ロアカード{ $cards }枚に対して、トークンは{ $tokens }個です。
battlelore-because-lore-draw = ロアカードは上限{ $most }枚のうち{ $cards }枚で、トークンは{ $tokens }個あります。
battlelore-because-target = 残りのフィギュアとダイスの数で選びました。
battlelore-because-target-hex = その場所でできることから選びました。
battlelore-because-raise = ユニットのダイスの数で選びました。
battlelore-because-put-away = カードのコストと、持っているトークンから選びました。
battlelore-because-spy = 相手がそのカードを使うときのコストから選びました。
battlelore-because-swap = 指令を出せるユニットの少ないカードを渡しました。
battlelore-because-reroll = 出ている目は外れです。
battlelore-because-keep-tokens = ロアカードと、クリーチャーの能力のどちらに使うかを考えました。
battlelore-because-power = { $power }は、{ $at }の{ $target }に効果があります。
battlelore-because-power-shakes = クリーチャーの隣に、敵が{ $count }ユニットいます。
battlelore-because-cut-web = 糸にかかったままでは、移動も退却も反撃もできません。
battlelore-because-place = 近くにいるユニットから選びました。
battlelore-because-march = ダイス{ $dice }個のうち、ロア1つにつき1ヘクス動け、そのあと戦えます。
battlelore-because-summon = ダイス{ $dice }個で、現れる確率は{ $chance }%です。
battlelore-because-appoint-commander = 司令官のレベルが上がると、コマンドカードの枚数が増えます。
battlelore-because-appoint = レベルが上がると、その職のロアカードが強くなります。
battlelore-gain-strike = { $at }の{ $target }をダイス{ $dice }個で攻撃できます
battlelore-gain-objective = 次の手番の初めにそこにいれば、勝利得点を得ます
battlelore-gain-circle = そこにいるユニットは、大地の精霊を呼べます
battlelore-gain-support = 支援を受けて勇敢になります
battlelore-gain-lends = { $hex }の{ $unit }に支援を与えます
battlelore-gain-shelter = { $count ->
    [0] ふだんの移動で届く敵はいません
   *[other] ふだんの移動で届く敵は{ $count }ユニットだけです
}
battlelore-gain-near = 一番近い敵は{ $at }の{ $target }で、{ $count }ヘクス離れています
battlelore-gain-friend = 一番近い味方は{ $at }の{ $unit }で、{ $count }ヘクス離れています
battlelore-gain-open = 空いたヘクスです

## カード上の短い文：15字までが3行。2・3・4はレベル1・2・3の数

battlelore-card-mch-line1 = コマンドカードの枚数まで
battlelore-card-mch-line2 = 騎兵に指令を出す。
battlelore-card-mch-line3 = 白兵戦のダイスが1個増える。
battlelore-card-fon-line1 = コマンドカードの枚数まで、
battlelore-card-fon-line2 = つながる歩兵に指令。2ヘクス
battlelore-card-fon-line3 = 動いて戦えるが白兵戦だけ。
battlelore-card-dts-line1 = 射撃ユニットすべてに指令。
battlelore-card-dts-line2 = それぞれ二度射撃できる。
battlelore-card-dts-line3 = 移動も白兵戦もできない。
battlelore-card-lea-line1 = 好きな1ユニットに指令。
battlelore-card-lea-line2 = 戦闘のダイスが
battlelore-card-lea-line3 = 1個増える。
battlelore-card-cat-line1 = 相手が最後に使った
battlelore-card-cat-line2 = コマンドカードになる。
battlelore-card-cat-line3 = 左翼と右翼は入れ替わる。
battlelore-card-blo-line1 = コマンドカードごとにダイス。
battlelore-card-blo-line2 = 兜とストライクで指令を出す。
battlelore-card-blo-line3 = 戦闘のダイスが1個増える。
battlelore-card-grn-line1 = コマンドカードの枚数まで
battlelore-card-grn-line2 = 緑のユニットに指令を出す。
battlelore-card-grn-line3 = いなければ好きな1ユニット。
battlelore-card-blu-line1 = コマンドカードの枚数まで
battlelore-card-blu-line2 = 青のユニットに指令を出す。
battlelore-card-blu-line3 = いなければ好きな1ユニット。
battlelore-card-red-line1 = コマンドカードの枚数まで
battlelore-card-red-line2 = 赤のユニットに指令を出す。
battlelore-card-red-line3 = いなければ好きな1ユニット。

battlelore-lore-arcane-spark-line1 = 攻撃する自分のユニットは、
battlelore-lore-arcane-spark-line2 = このとき振るダイスが
battlelore-lore-arcane-spark-line3 = 1個増える。
battlelore-lore-veil-of-mist-line1 = 射撃を受けたとき、
battlelore-lore-veil-of-mist-line2 = 振られるダイスが1個減る。
battlelore-lore-veil-of-mist-line3 = 0個になれば攻撃は終わる。
battlelore-lore-magic-missiles-line1 = 自軍から4ヘクス以内の敵に
battlelore-lore-magic-missiles-line2 = ダイスを2・3・4個振る。
battlelore-lore-magic-missiles-line3 = 目標の色とストライクがヒット。
battlelore-lore-eagle-eye-line1 = この手番、射撃ユニットの
battlelore-lore-eagle-eye-line2 = 射程が1・2・3伸びる。
battlelore-lore-eagle-eye-line3 = 射線は要る。
battlelore-lore-stone-skin-line1 = 攻撃を受けたとき、
battlelore-lore-stone-skin-line2 = この攻撃のヒットを1つ
battlelore-lore-stone-skin-line3 = 打ち消す。
battlelore-lore-dispel-lore-line1 = 今使われたロアカードの
battlelore-lore-dispel-lore-line2 = 効果を打ち消す。
battlelore-lore-dispel-lore-line3 = 払ったトークンは戻らない。
battlelore-lore-blinding-light-line1 = 攻撃を受けたとき、
battlelore-lore-blinding-light-line2 = ダイスが1・2・3個減る。
battlelore-lore-blinding-light-line3 = 少なくとも1個は残る。
battlelore-lore-forest-frenzy-line1 = 森かその隣の敵それぞれに
battlelore-lore-forest-frenzy-line2 = ダイスを2・3・4個振る。
battlelore-lore-forest-frenzy-line3 = 目標の色とストライクがヒット。
battlelore-lore-mass-speed-line1 = 指令を受けた全ユニットが、
battlelore-lore-mass-speed-line2 = 1ヘクス多く動いて
battlelore-lore-mass-speed-line3 = 戦える。
battlelore-lore-portal-line1 = 自分の1ユニットを、
battlelore-lore-portal-line2 = 4・5・6ヘクス以内の
battlelore-lore-portal-line3 = 空きヘクスに移す。
battlelore-lore-enchanted-mass-might-line1 = この手番に指令を出す
battlelore-lore-enchanted-mass-might-line2 = 全ユニットは、白兵戦の
battlelore-lore-enchanted-mass-might-line3 = ダイスが1個増える。
battlelore-lore-chain-lightning-line1 = 敵1つにダイスを3・4・5個。
battlelore-lore-chain-lightning-line2 = ヒットすれば、隣の敵に
battlelore-lore-chain-lightning-line3 = 1個少なく、と続く。
battlelore-lore-hills-rumble-line1 = 丘かその隣の敵それぞれに
battlelore-lore-hills-rumble-line2 = ダイスを2・3・4個振る。
battlelore-lore-hills-rumble-line3 = 目標の色とストライクがヒット。
battlelore-lore-fireball-line1 = 敵1つにダイスを3・4・5個。
battlelore-lore-fireball-line2 = 目標の色がヒット。ロアが
battlelore-lore-fireball-line3 = 1つでも出れば壊滅する。
battlelore-lore-creeping-doom-line1 = つながる敵2・3・4ユニットに
battlelore-lore-creeping-doom-line2 = それぞれダイスを3個振る。
battlelore-lore-creeping-doom-line3 = 目標の色とストライクがヒット。
battlelore-lore-prayer-line1 = 祈りが届き、
battlelore-lore-prayer-line2 = ロアトークンを
battlelore-lore-prayer-line3 = 3・4・5個得る。
battlelore-lore-steadfast-line1 = 攻撃されたユニットは、
battlelore-lore-steadfast-line2 = この攻撃の間、勇敢1を得て、
battlelore-lore-steadfast-line3 = 反撃もできる。
battlelore-lore-bless-line1 = 振るダイスが1個増え、
battlelore-lore-bless-line2 = ロアはトークンでなく
battlelore-lore-bless-line3 = ヒットになる。
battlelore-lore-move-as-the-wind-line1 = そのユニットは、
battlelore-lore-move-as-the-wind-line2 = 1・2・3ヘクス多く動いて
battlelore-lore-move-as-the-wind-line3 = 戦える。
battlelore-lore-laying-on-of-hands-line1 = 自分の1ユニットに
battlelore-lore-laying-on-of-hands-line2 = フィギュアが1・1・2体戻る。
battlelore-lore-laying-on-of-hands-line3 = クリーチャーは除く。
battlelore-lore-sanctuary-line1 = 自分のユニットへの射撃は、
battlelore-lore-sanctuary-line2 = ダイスを振らずに
battlelore-lore-sanctuary-line3 = 終わる。
battlelore-lore-guiding-hand-line1 = 場所を問わず、最大
battlelore-lore-guiding-hand-line2 = 2・3・4ユニットに
battlelore-lore-guiding-hand-line3 = 指令を出す。
battlelore-lore-courage-line1 = 次の自分の手番の初めまで、
battlelore-lore-courage-line2 = 自軍の全ユニットが
battlelore-lore-courage-line3 = 勇敢1を得る。
battlelore-lore-turn-aside-line1 = ヒットになるダイスを
battlelore-lore-turn-aside-line2 = すべて一度振り直す。
battlelore-lore-turn-aside-line3 = 新しい目が有効。
battlelore-lore-mass-healing-line1 = 自分の最大2・3・4ユニットに
battlelore-lore-mass-healing-line2 = フィギュアが1体ずつ戻る。
battlelore-lore-mass-healing-line3 = クリーチャーは除く。
battlelore-lore-curse-line1 = 次の自分の手番の初めまで、
battlelore-lore-curse-line2 = 敵1ユニットのダイスが
battlelore-lore-curse-line3 = 1・2・3個減る。1個は残る。
battlelore-lore-divine-wrath-line1 = 敵1ユニットに
battlelore-lore-divine-wrath-line2 = ダイスを3・4・5個振る。
battlelore-lore-divine-wrath-line3 = 目標の色とロアがヒット。
battlelore-lore-martyrs-line1 = ロアトークンを
battlelore-lore-martyrs-line2 = 3・4・5個得て、
battlelore-lore-martyrs-line3 = ロアカードを1枚引く。
battlelore-lore-river-rage-line1 = 浅瀬か水辺の敵それぞれに
battlelore-lore-river-rage-line2 = ダイスを2・3・4個振る。
battlelore-lore-river-rage-line3 = 目標の色とストライクがヒット。
battlelore-lore-resurrection-line1 = 壊滅した1ユニットが端の列に
battlelore-lore-resurrection-line2 = 最大2・3・4体で戻る。
battlelore-lore-resurrection-line3 = クリーチャーは除く。
battlelore-lore-pick-pocket-line1 = 相手のロアトークンを
battlelore-lore-pick-pocket-line2 = 最大2・3・4個
battlelore-lore-pick-pocket-line3 = 奪う。
battlelore-lore-sabotage-line1 = 攻撃を受けたとき、
battlelore-lore-sabotage-line2 = ボーナスストライクは
battlelore-lore-sabotage-line3 = 外れになる。
battlelore-lore-deja-vu-line1 = 使ったコマンドカードが
battlelore-lore-deja-vu-line2 = 手札に戻る。
battlelore-lore-deja-vu-line3 = 補充はしない。
battlelore-lore-spy-line1 = 相手の手札をすべて見る。
battlelore-lore-spy-line2 = ロアカードを1枚
battlelore-lore-spy-line3 = 捨てさせてもよい。
battlelore-lore-ambush-line1 = 白兵戦を受けたとき、
battlelore-lore-ambush-line2 = 勇敢でなくても
battlelore-lore-ambush-line3 = 先に反撃する。
battlelore-lore-hidden-path-line1 = 歩兵が1ヘクス多く動く。
battlelore-lore-hidden-path-line2 = 地形で止まらず、
battlelore-lore-hidden-path-line3 = 自分のユニットを通れる。
battlelore-lore-false-orders-line1 = 相手のカードの指令が
battlelore-lore-false-orders-line2 = 1・2・3ユニットぶん減る。
battlelore-lore-false-orders-line3 = 1ユニットは残る。
battlelore-lore-terrified-line1 = 敵1ユニットは、勇敢でも
battlelore-lore-terrified-line2 = 2・3・4ヘクス退却する。
battlelore-lore-terrified-line3 = クリーチャーは除く。
battlelore-lore-poisoned-blades-line1 = 自分が振ったロアは、
battlelore-lore-poisoned-blades-line2 = トークンでなく
battlelore-lore-poisoned-blades-line3 = ヒットになる。
battlelore-lore-smoke-screen-line1 = 次の自分の手番の初めまで、
battlelore-lore-smoke-screen-line2 = 自軍への射撃のダイスは
battlelore-lore-smoke-screen-line3 = 1個。増えるぶんは加わる。
battlelore-lore-thieves-bargain-line1 = ロアカードを2・3・4枚引き、
battlelore-lore-thieves-bargain-line2 = 手札から1・2・3枚
battlelore-lore-thieves-bargain-line3 = 捨てる。
battlelore-lore-double-agent-line1 = コマンドカード1枚を、
battlelore-lore-double-agent-line2 = 相手のランダムな1枚と
battlelore-lore-double-agent-line3 = 取り替える。
battlelore-lore-night-march-line1 = 最大3・4・5ユニットに指令。
battlelore-lore-night-march-line2 = いつもの2倍動けるが、
battlelore-lore-night-march-line3 = この手番は戦えない。
battlelore-lore-assassins-line1 = 3ヘクス以内の敵1ユニットは
battlelore-lore-assassins-line2 = 1体失う。ダイス1・2・3個。
battlelore-lore-assassins-line3 = クリーチャーは除く。
battlelore-lore-foiled-line1 = 今使われたロアカードの
battlelore-lore-foiled-line2 = 効果を打ち消す。
battlelore-lore-foiled-line3 = 払ったトークンは戻らない。
battlelore-lore-battle-cry-line1 = このユニットは、この手番の
battlelore-lore-battle-cry-line2 = これからの白兵戦で
battlelore-lore-battle-cry-line3 = ダイスが1個増える。
battlelore-lore-shield-wall-line1 = 支援を受けている歩兵に。
battlelore-lore-shield-wall-line2 = 振られるダイスが1個減る。
battlelore-lore-shield-wall-line3 = 少なくとも1個は残る。
battlelore-lore-second-wind-line1 = 指令を受けた歩兵
battlelore-lore-second-wind-line2 = 1ユニットは、1ヘクス
battlelore-lore-second-wind-line3 = 多く動いて戦える。
battlelore-lore-hold-the-line-line1 = 攻撃を受けたとき、
battlelore-lore-hold-the-line-line2 = この攻撃の退却の旗は
battlelore-lore-hold-the-line-line3 = 効果がない。
battlelore-lore-swift-reprisal-line1 = 元のヘクスに残った
battlelore-lore-swift-reprisal-line2 = ユニットは、勇敢でなくても
battlelore-lore-swift-reprisal-line3 = 反撃できる。
battlelore-lore-relentless-line1 = 戦闘後前進した歩兵は、
battlelore-lore-relentless-line2 = 追加白兵戦を
battlelore-lore-relentless-line3 = 行える。
battlelore-lore-cleave-line1 = 自分の白兵戦で、外れの
battlelore-lore-cleave-line2 = ダイスを好きなだけ振り直す。
battlelore-lore-cleave-line3 = 新しい目が有効。
battlelore-lore-steel-nerves-line1 = 次の自分の手番の初めまで、
battlelore-lore-steel-nerves-line2 = 指令を受けたユニットが
battlelore-lore-steel-nerves-line3 = 勇敢1を得る。
battlelore-lore-volley-line1 = 動かなかった射撃ユニットが
battlelore-lore-volley-line2 = 続けて二度射撃できる。
battlelore-lore-volley-line3 = 「空を覆う矢」は除く。
battlelore-lore-wild-charge-line1 = 指令を受けた騎兵は
battlelore-lore-wild-charge-line2 = 1ヘクス多く動き、最初の
battlelore-lore-wild-charge-line3 = 白兵戦でダイスが1個増える。
battlelore-lore-field-command-line1 = コマンドカードの枚数まで、
battlelore-lore-field-command-line2 = どこにいるユニットにも
battlelore-lore-field-command-line3 = 指令を出す。
battlelore-lore-berserk-rage-line1 = 白兵戦のダイスが1個増え、
battlelore-lore-berserk-rage-line2 = ストライクは2ヒット。戦闘後
battlelore-lore-berserk-rage-line3 = フィギュアを1体失う。
battlelore-lore-veterans-line1 = 指令した2・3・4ユニットは
battlelore-lore-veterans-line2 = この手番、ダイスが1個増え、
battlelore-lore-veterans-line3 = 勇敢1を得る。
battlelore-lore-rally-line1 = 自分の最大3ユニットに
battlelore-lore-rally-line2 = フィギュアが1体ずつ戻る。
battlelore-lore-rally-line3 = クリーチャーは除く。
battlelore-lore-assault-line1 = 自軍の全ユニットに指令。
battlelore-lore-assault-line2 = この手番は、白兵戦しか
battlelore-lore-assault-line3 = できない。

# The table: what lies beside the field.
battlelore-pill-banners = { $has } / { $needs }
battlelore-pill-won = { $seat }：{ $has } / { $needs }
battlelore-pill-hits = ヒット { $hits }{ $flags ->
    [0] {""}
   *[other] 、退却の旗 { $flags }
}
battlelore-tray-spy = 相手の手札
battlelore-tray-spy-note = 捨てさせるロアカードを1枚選ぶか、選ばずに終えてください。

## 大地の精霊

battlelore-refusal-not-on-circle = { $hex }には召喚の環がありません。先に、召喚の環へユニットを動かしてください。
battlelore-refusal-no-room = { $hex }の召喚の環の隣に、大地の精霊が現れる空きヘクスがありません。空くまで待ってください。
battlelore-refusal-rolls-first = { $hex }の大地の精霊は、ダイスで動きます。先に移動のダイスを振ってください。
battlelore-refusal-no-march = { $hex }のユニットは、移動のダイスを振りません。行き先を選んでください。
battlelore-ask-march = { $unit }の移動に、ダイスを8個振ってください。ロア1つにつき1ヘクス動けます。
battlelore-ask-march-hex = { $unit }は{ $count }ヘクスまで動けます。行き先を選ぶか、とどまってください。
battlelore-ask-quake = 地面が揺れています。次に退却する自分のユニットを選んでください。
battlelore-ask-trample = { $unit }はこれ以上退けません。先に踏みつけるユニットを選んでください。
battlelore-button-march = 移動のダイスを振る

## 中世のロア

battlelore-medieval = 中世のロア
battlelore-medieval-about = 軍議のないロアです。
battlelore-medieval-off = なし
battlelore-medieval-off-about = シナリオにロアがあるときだけ使います。
battlelore-medieval-on = あり
battlelore-medieval-on-about = ロアトークンと、手札1枚までのロアカードを使います。ロアカードのコストはトークン3個ぶん高くなり、レベルは1です。

## 軍議を開く

battlelore-muster = 軍議
battlelore-muster-about = 軍議を両軍が決めるシナリオで、誰が割り振るかを選びます。
battlelore-muster-usual = 標準
battlelore-muster-usual-about = 両軍とも司令官がレベル2で、残りのレベルは魔術師、僧侶、盗賊、戦士の順に1ずつ割り振られます。
battlelore-muster-own = 自分で選ぶ
battlelore-muster-own-about = 対局の前に、両軍がそれぞれ秘密に割り振ります。
battlelore-log-appoints = { $seat-you ->
    [yes] 自軍の軍議のメンバーに1レベルを割り振る
   *[no] { $seat }が軍議のメンバーに1レベルを割り振る
}
battlelore-log-council = { $seat-you ->
    [yes] 自軍の軍議を公開：{ $members }
   *[no] { $seat }が軍議を公開：{ $members }
}

## 失うロアトークン

battlelore-log-tokens-lost = { $seat }がロアトークンを{ $count }個失う
battlelore-log-tokens-dropped = { $hex }のクリーチャーがためていたロアトークン{ $count }個が、共有の場に戻る

battlelore-button-march-about = ダイスを8個振り、ロア1つにつき1ヘクス動きます。
battlelore-button-summon = 大地の精霊を呼ぶ
battlelore-button-summon-about = 戦闘の代わりにダイスを振ります。ロアが出れば、召喚の環の隣に現れます。
battlelore-button-no-march = とどまる
battlelore-button-no-march-about = この手番は動きません。
battlelore-ask-muster = 次のレベルを誰に割り振りますか？
battlelore-ask-rise = 大地の精霊が現れます。ヘクスを選んでください。
battlelore-log-poison-ended = { $seat }の{ $hex }の{ $unit }の毒が消える
battlelore-log-summons = { $seat }が大地の精霊を{ $hex }に呼び出す
battlelore-log-rolled-summon = { $seat }の召喚のダイス：{ $faces }
battlelore-log-rolled-march = { $seat }の移動のダイス：{ $faces }
battlelore-refusal-highest-level = このメンバーのレベルはもう最高です。ほかのメンバーを選んでください。

## 常連の打ち筋

battlelore-temper-bold = { $name }は間合いを詰め、分が悪くても攻めます。
battlelore-temper-careful = { $name }はユニットを固め、相手が来るのを待ちます。
battlelore-temper-tricky = { $name }は両翼から攻め、戦術カードとロアカードを好みます。
