#pragma once

// Copies small trivially copyable types word by word.

#include <cstddef>
#include <cstring>
#include <type_traits>
#include <utility>

namespace anthill {

/// to = from, always as plain loads and stores. For wasm the compiler makes a call of the library's
/// memcpy of whatever is longer than 64 bytes: a tenth of the time of counting moves. Neither part
/// of the other.
template <class T>
void copy_in_place(T& to, const T& from) noexcept {
    static_assert(std::is_trivially_copyable_v<T>);
    constexpr std::size_t kPiece = 64, kPieces = sizeof(T) / kPiece, kRest = sizeof(T) % kPiece;
    auto* const target = reinterpret_cast<unsigned char*>(&to);
    const auto* const source = reinterpret_cast<const unsigned char*>(&from);
    [&]<std::size_t... Piece>(std::index_sequence<Piece...>) {
        (static_cast<void>(std::memcpy(target + Piece * kPiece, source + Piece * kPiece, kPiece)),
         ...);
    }
    (std::make_index_sequence<kPieces>());
    if constexpr (kRest != 0) {
        std::memcpy(target + kPieces * kPiece, source + kPieces * kPiece, kRest);
    }
}

}  // namespace anthill
