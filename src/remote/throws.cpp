#include "remote/throws.h"

#include "games/red_vs_black/notation.h"
#include "physics/red_vs_black/survey.h"
#include "physics/red_vs_black/tumble.h"
#include "remote/hash.h"

namespace anthill::remote {

namespace {

/// As many throws as the published fingerprint is made of.
constexpr unsigned kFingerprintThrows = 200;

}  // namespace

std::string thrown(const red_vs_black::State& state, Seat thrower, const red_vs_black::Aim& aim,
                   std::uint64_t seed) {
    const auto flight = dice::tumble(red_vs_black::dice_of(state, thrower), aim, seed);
    return "throw:" + red_vs_black::throw_text(dice::result(flight, thrower, state.scoring));
}

std::string throws_fingerprint() {
    // Some hundred throws take a tenth of a second, and a program's dice stay as they are.
    static const std::string kFingerprint = hex(dice::fingerprint(kFingerprintThrows));
    return kFingerprint;
}

}  // namespace anthill::remote
