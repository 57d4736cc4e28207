# Battle Royal: what stands on the faces of the cards besides names and texts. The Japanese file has the same keys.

battle_royal-face-basic = Basic
battle_royal-face-stage-1 = Stage 1 – evolves from { $from }
battle_royal-face-stage-2 = Stage 2 – evolves from { $from }
