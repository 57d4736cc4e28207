#!/bin/sh
# A player that takes the first of its choices: as little as a program needs to play in the arena.
first=
while read -r key rest; do
    case $key in
        legal) first=${first:-$rest} ;;
        move)
            echo "$first"
            first=
            ;;
    esac
done
