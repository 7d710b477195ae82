// The hashes of the match protocol, against the values of its worked example and of the standard.

#include "remote/chain.h"

#include <numeric>
#include <string>
#include <vector>

#include "support/catch.h"

using namespace anthill::remote;

namespace {

Root root_from(std::uint8_t first) {
    Root root{};
    std::iota(root.begin(), root.end(), first);
    return root;
}

Digest16 example_id() {
    Digest16 id{};
    std::iota(id.begin(), id.end(), std::uint8_t{0});
    return id;
}

std::string sha(const std::string& text) {
    const std::vector<std::uint8_t> bytes(text.begin(), text.end());
    return hex(sha256(bytes));
}

}  // namespace

TEST_CASE("SHA-256 gives the standard's digests, at every length around a block", "[remote]") {
    CHECK(sha("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    CHECK(sha("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    CHECK(sha("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq") ==
          "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    CHECK(sha(std::string(55, 'a')) ==
          "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318");
    CHECK(sha(std::string(64, 'a')) ==
          "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb");
    CHECK(sha(std::string(1'000'000, 'a')) ==
          "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST_CASE("The worked example's values", "[remote]") {
    const Digest16 id = example_id();
    const Root host = root_from(0x00);
    const Root guest = root_from(0x20);
    CHECK(hex(Parts().add("a").add("b").digest16()) == "16275ef0f5d0eb9dd9e0a53277549fda");
    CHECK(hex(element(id, Side::Host, host, 1024)) == "75775a97c19f6e4ceced0f3b4283b21f");
    CHECK(hex(element(id, Side::Host, host, 0)) == "410609785e093a8db45ecc4ad9225f12");
    CHECK(hex(element(id, Side::Host, host, 3)) == "f26deb6fc46faaf11d818891c3672343");
    CHECK(hex(element(id, Side::Guest, guest, 1024)) == "b33055439921274dd097b4845da490a8");
    CHECK(hex(element(id, Side::Guest, guest, 1)) == "eacf280747470570eaa970ed0d69f8f5");
    CHECK(previous_element(element(id, Side::Guest, guest, 1)) ==
          element(id, Side::Guest, guest, 0));
    const Digest16 first_salt = salt(id, Side::Host, 1, host);
    CHECK(hex(first_salt) == "43e3634e485a9cd0bf682711e5f64a86");
    CHECK(hex(seal(id, Side::Host, 1, first_salt, "commit:1,4,7,9")) ==
          "18fa70c7b651deaa30b325849cd49285");
    const Digest16 secret = draws(id, Side::Host, host);
    CHECK(hex(secret) == "d343f3dcc61d03267f6acace6f0c717e");
    CHECK(hex(drawn(secret)) == "557dbf584a435edc2d957ebe6907102e");
    CHECK(hex(draw_seed(id, Side::Host, secret, element(id, Side::Guest, guest, 1))) ==
          "f65c996f6900f44c");
    CHECK(chance(id, 1, element(id, Side::Guest, guest, 1), element(id, Side::Host, host, 1)) ==
          14010454884746475661ULL);
}

TEST_CASE("Hexadecimal text is read exactly", "[remote]") {
    CHECK(parse_digest16("000102030405060708090a0b0c0d0e0f") == example_id());
    CHECK_FALSE(parse_digest16("000102030405060708090A0B0C0D0E0F"));
    CHECK_FALSE(parse_digest16("000102030405060708090a0b0c0d0e0"));
    CHECK_FALSE(parse_digest16("g00102030405060708090a0b0c0d0e0f"));
    CHECK(parse_hex_number("c26f227cb2f3388d") == 14010454884746475661ULL);
    CHECK_FALSE(parse_hex_number("c26f227cb2f3388"));
}
