# The functions of the remote module; what they do is told in remote_exports.cpp. tests/wasm/remote.test.mjs calls each of them.
set(ANTHILL_REMOTE_EXPORTS remote_ask)
