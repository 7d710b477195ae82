#include "lab/round_lessons.h"

#include <cstddef>

#include "lab/record_file.h"

namespace anthill::lab {

using ant_war::Card;
using ant_war::State;

namespace {

bool is_card(std::uint8_t id) noexcept {
    const unsigned rank = id & 15U;
    return id == 0 || id == Card::joker().id() ||
           (id < ant_war::kCardIds && rank >= Card::kAce && rank <= Card::kKing);
}

Card card_of(std::uint8_t id) noexcept {
    return id == 0                    ? Card()
           : id == Card::joker().id() ? Card::joker()
                                      : Card(id & 15U, static_cast<unsigned>(id >> 4));
}

/// Some ants, and no more cards than a deck has.
bool valid(const RoundLesson& lesson) noexcept {
    unsigned cards = 0, ants = 0;
    for (const std::uint8_t id : lesson.cards) {
        if (!is_card(id)) {
            return false;
        }
        cards += id != 0 ? 1U : 0U;
        ants += card_of(id).is_ant() ? 1U : 0U;
    }
    return cards <= ant_war::kMostCards && ants > 0 && lesson.mover < 2 && lesson.exact < 2;
}

constexpr RecordFile<RoundLesson> kFile{"anthill ant-war positions 1\n", "Ant War", valid};

}  // namespace

State RoundLesson::state() const noexcept {
    State state;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (cards[i] != 0) {
            const auto cell = static_cast<Cell>(i);
            state.spaces.add(cell);
            state.put(cell, card_of(cards[i]));
        }
    }
    state.mover = static_cast<Seat>(mover);
    return state;
}

RoundLesson round_lesson(const ant_war::RoundState& round, int value, bool exact) noexcept {
    RoundLesson lesson{};
    const ant_war::RoundGeometry& geometry = *round.geometry;
    for (unsigned slot = 0; slot < geometry.size; ++slot) {
        std::uint8_t& card = lesson.cards[index(geometry.cell[slot])];
        if ((geometry.jokers >> slot & 1) != 0) {
            card = static_cast<std::uint8_t>(Card::joker().id());
        } else if (((round.ants[0] | round.ants[1]) >> slot & 1) != 0) {
            const unsigned suit = (round.ants[1] >> slot & 1) != 0 ? 2U : 0U;
            card = static_cast<std::uint8_t>(Card(round.kind[slot], suit).id());
        }
    }
    lesson.mover = static_cast<std::uint8_t>(round.mover);
    lesson.exact = exact ? 1 : 0;
    const auto bits = static_cast<std::uint16_t>(value);
    lesson.value = {static_cast<std::uint8_t>(bits & 255U), static_cast<std::uint8_t>(bits >> 8)};
    return lesson;
}

bool write_lesson_header(std::FILE* file) { return kFile.write_header(file); }

bool write_lesson(std::FILE* file, const RoundLesson& lesson) {
    return RecordFile<RoundLesson>::write(file, lesson);
}

Parsed<std::vector<RoundLesson>> read_lessons(const std::string& name) { return kFile.read(name); }

}  // namespace anthill::lab
