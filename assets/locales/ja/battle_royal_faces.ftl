# バトルロイヤル：名前と文のほかにカードの絵に書かれていること。英語のファイルと同じキーを持つ。

battle_royal-face-basic = たね
battle_royal-face-stage-1 = 1進化　{ $from }から進化
battle_royal-face-stage-2 = 2進化　{ $from }から進化
