#pragma once

// Makes a certificate of a position whose result can be proved: the text that check/certificate.h
// describes and checks. In slices, since a proof may have many thousand lines:
//
//     auto proving = certificate(state, history);
//     while (proving.step(1024)) { look at the input }
//     if (proving.proved()) ... proving.claims()
//
// Each game that can has certificate() in players/NAME/certificate.h.

#include <cstddef>
#include <string>
#include <vector>

namespace anthill {

/// The longest proof: more lines would be of no use.
inline constexpr std::size_t kMostProofLines = 400'000;

/// A move, after so many moves with it.
inline std::string proof_line(std::size_t depth, const std::string& move) {
    return std::string(depth, ' ') + move;
}

}  // namespace anthill
