#pragma once

// Transposition table: results of positions that were searched, nearly all of a search's memory.

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "core/zeroed_array.h"

namespace anthill {

/// How a stored score relates to the true one.
enum class Bound : std::uint8_t { None, Lower, Upper, Exact };

/// A table of fixed size. Each position has one bucket of entries; a full bucket replaces an entry
/// of an earlier generation first, then the shallowest. Entries of earlier generations are never
/// read: a search gives the same result whatever was searched before it.
template <class Move>
class TranspositionTable {
public:
    struct Entry {
        std::uint32_t check = 0;
        std::int16_t score = 0;       ///< as to_stored() makes it
        std::int16_t evaluation = 0;  ///< static evaluation of the position
        Move move{};                  ///< best move found, meaningful only if has_move
        std::int8_t depth = 0;
        Bound bound = Bound::None;
        bool has_move = false;
        std::uint8_t generation = 0;  ///< number of the search that wrote it; 0 was never written
    };

    /// 2^2 entries are one bucket.
    static constexpr unsigned kLeastLog2Entries = 2;

    /// 2^log2_entries entries; log2_entries at least kLeastLog2Entries.
    explicit TranspositionTable(unsigned log2_entries)
        : buckets_(buckets_of(log2_entries)), mask_(buckets_.size() - 1) {}

    /// Forgets everything; costs nothing except once in 255 searches.
    void new_search() {
        if (++generation_ == 0) {
            std::fill(buckets_.begin(), buckets_.end(), Bucket{});
            generation_ = 1;
        }
    }

    /// Fetches the bucket of a position that will soon be looked for.
    void prefetch(std::uint64_t key) const noexcept {
        __builtin_prefetch(&buckets_[(key / kBucket) & mask_]);
    }

    /// The entry of this search for the position, or nullptr. Valid until the next store().
    [[nodiscard]] const Entry* find(std::uint64_t key) const noexcept {
        const Entry* bucket = buckets_[(key / kBucket) & mask_].entries.data();
        for (std::size_t i = 0; i < kBucket; ++i) {
            if (bucket[i].check == check_of(key) && bucket[i].generation == generation_) {
                return &bucket[i];
            }
        }
        return nullptr;
    }

    /// Keeps what was found. A bound that is not exact does not push out a much deeper result of
    /// the same position, and a result without a move keeps the move that was known.
    void store(std::uint64_t key, int score, int evaluation, int depth, Bound bound,
               const Move* move) noexcept {
        Entry* bucket = buckets_[(key / kBucket) & mask_].entries.data();
        Entry* victim = bucket;
        for (std::size_t i = 0; i < kBucket; ++i) {
            Entry& entry = bucket[i];
            if (entry.check == check_of(key) && entry.generation == generation_) {
                if (bound != Bound::Exact && depth + 3 < entry.depth) {
                    return;
                }
                victim = &entry;
                break;
            }
            if (replacement_value(entry) < replacement_value(*victim)) {
                victim = &entry;
            }
        }
        const bool same = victim->check == check_of(key) && victim->generation == generation_;
        if (move != nullptr) {
            victim->move = *move;
            victim->has_move = true;
        } else if (!same) {
            victim->has_move = false;
        }
        victim->check = check_of(key);
        victim->score = static_cast<std::int16_t>(score);
        victim->evaluation = static_cast<std::int16_t>(evaluation);
        victim->depth = static_cast<std::int8_t>(depth);
        victim->bound = bound;
        victim->generation = generation_;
    }

private:
    static constexpr std::size_t kBucket = std::size_t{1} << kLeastLog2Entries;
    /// One line of the processor's cache, as far as entries of four bytes of move go.
    struct alignas(64) Bucket {
        std::array<Entry, kBucket> entries{};
    };

    static std::size_t buckets_of(unsigned log2_entries) noexcept {
        assert(log2_entries >= kLeastLog2Entries && log2_entries < 8 * sizeof(std::size_t));
        return (std::size_t{1} << log2_entries) / kBucket;
    }
    // The low bits choose the bucket, the high ones tell its positions apart.
    static constexpr std::uint32_t check_of(std::uint64_t key) noexcept {
        return static_cast<std::uint32_t>(key >> 32);
    }
    [[nodiscard]] int replacement_value(const Entry& entry) const noexcept {
        return entry.generation == generation_ ? entry.depth : -1000;
    }

    ZeroedArray<Bucket> buckets_;
    std::size_t mask_;
    std::uint8_t generation_ = 0;
};

}  // namespace anthill
