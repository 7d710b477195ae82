# The functions of the thinker module; what they do is told in thinker_exports.cpp. tests/wasm/thinker.test.mjs calls each of them.
set(ANTHILL_THINKER_EXPORTS
    thinker_start # before everything else, once
    thinker_line thinker_end_input # what is said to it
    thinker_thinking thinker_accepts_lines thinker_slice # its work
)
