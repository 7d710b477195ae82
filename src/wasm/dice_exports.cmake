# The functions of the dice module; what they do is told in dice_exports.cpp. tests/wasm/dice.test.mjs calls each of them.
set(ANTHILL_DICE_EXPORTS
    dice_throw # makes a throw
    dice_poses dice_result # what came of it
    dice_fingerprint # whether this machine throws like all others
)
