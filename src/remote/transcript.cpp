#include "remote/transcript.h"

#include <algorithm>
#include <cassert>
#include <span>
#include <utility>
#include <vector>

#include "core/text.h"
#include "engine/outcome.h"

namespace anthill::remote {

namespace {

constexpr std::string_view kAgreed = "draw agreed";

/// A number from 1 without a leading zero.
std::optional<std::size_t> parse_count(std::string_view text) {
    const auto number = text.empty() || text[0] == '0' ? std::nullopt : parse_number(text);
    return number && *number <= kLastMessage * std::uint64_t{kLongestLine}
               ? std::optional(static_cast<std::size_t>(*number))
               : std::nullopt;
}

}  // namespace

/// The steps of a message, taken from the first to the last.
class Transcript::Steps {
public:
    explicit Steps(const std::vector<std::string>& steps)
        : left_(steps), nothing_(steps.size() == 1 && steps.front() == "nothing") {
        if (nothing_) {
            left_ = {};
        }
    }

    [[nodiscard]] bool at_end() const noexcept { return left_.empty(); }
    [[nodiscard]] bool at_start() const noexcept { return taken_ == 0; }
    [[nodiscard]] std::span<const std::string> left() const noexcept { return left_; }
    [[nodiscard]] std::string_view next() const noexcept {
        return !left_.empty() ? left_.front() : std::string_view(nothing_ ? "nothing" : "");
    }
    [[nodiscard]] bool next_is(std::string_view step) const noexcept { return next() == step; }
    void take(std::size_t count = 1) noexcept {
        left_ = left_.subspan(count);
        taken_ += count;
    }
    bool take_if(std::string_view step) noexcept {
        if (!next_is(step) || at_end()) {
            return false;
        }
        take();
        return true;
    }
    /// Nothing may be left; a message without a step says so.
    [[nodiscard]] std::optional<Error> end() const {
        if (!at_end()) {
            return unexpected("step", next(), "expected the end of the message");
        }
        if (nothing_ != (taken_ == 0)) {
            return Error{"expected the step 'nothing'"};
        }
        return std::nullopt;
    }

private:
    std::span<const std::string> left_;
    bool nothing_;
    std::size_t taken_ = 0;
};

std::optional<Error> Transcript::add(std::string_view line) {
    auto error = accept_line(line);
    if (!error) {
        return std::nullopt;
    }
    // Makes again, from the messages before, what a refused message has begun to change.
    Transcript before;
    for (const std::string_view kept : split(text_, '\n')) {
        if (!kept.empty()) {
            [[maybe_unused]] const auto none = before.accept_line(kept);
            assert(!none);
        }
    }
    *this = std::move(before);
    return error;
}

std::optional<Error> Transcript::accept_line(std::string_view line) {
    if (result_) {
        return Error{"the match ended with the message before: " + *result_};
    }
    const auto read = parse_signed(line);
    if (!read) {
        return Error{read.error()};
    }
    if (auto error = messages_ == 0   ? invite(*read)
                     : messages_ == 1 ? accept(*read)
                                      : go_on(*read)) {
        return error;
    }
    if (transcript_digest(text_ + std::string(read->body)) != read->digest) {
        return unexpected("field", "t=" + hex(read->digest),
                          "this is not the digest of the match up to here");
    }
    text_.append(line).append("\n");
    ++messages_;
    return std::nullopt;
}

std::optional<Error> Transcript::invite(const Signed& line) {
    auto read = parse_invitation(line.body);
    if (!read) {
        return Error{read.error()};
    }
    if (auto error = check_game(read->game, read->options, read->dice, read->drawn.has_value())) {
        return error;
    }
    element_[index(Side::Host)] = read->anchor;
    invitation_ = *std::move(read);
    return std::nullopt;
}

std::optional<Error> Transcript::accept(const Signed& line) {
    auto read = parse_acceptance(line.body);
    if (!read) {
        return Error{read.error()};
    }
    if (read->anchor == invitation_->anchor) {
        return unexpected("field", "anchor=" + hex(read->anchor),
                          "expected another anchor than the host's");
    }
    if (read->drawn.has_value() != invitation_->drawn.has_value()) {
        return Error{read->drawn ? "drawn= is for Minor Deployments only"
                                 : "expected drawn= in a Minor Deployment"};
    }
    if (previous_element(read->element) != read->anchor) {
        return unexpected("field", "e=" + hex(read->element),
                          "this is not the element after the anchor");
    }
    element_[index(Side::Guest)] = read->element;
    first_of_guest_ = read->element;
    asked_ = read->element;
    chances_ = 1;
    acceptance_ = *std::move(read);
    return std::nullopt;
}

std::optional<std::uint64_t> Transcript::chance_with(const Digest16& element) const {
    return asked_ ? std::optional(chance(invitation_->id, chances_, *asked_, element))
                  : std::nullopt;
}

std::optional<Error> Transcript::go_on(const Signed& line) {
    const auto read = parse_message(line.body);
    if (!read) {
        return Error{read.error()};
    }
    if (read->number != messages_) {
        return unexpected("number", std::to_string(read->number),
                          "expected " + std::to_string(messages_));
    }
    Digest16& element = element_[index(sender(messages_))];
    if (previous_element(read->element) != element) {
        return unexpected("field", "e=" + hex(read->element),
                          "this is not the sender's next element");
    }
    element = read->element;
    const auto due = chance_with(read->element);
    if (read->chance != due) {
        return read->chance
                   ? unexpected("field", "c=" + hex(*read->chance),
                                due ? "expected c=" + hex(*due) : "expected no chance")
                   : Error{"expected c=" + hex(*due) + ", which the message before asked for"};
    }
    asked_.reset();
    Steps steps(read->steps);
    if (auto error = take_steps(steps, due)) {
        return error;
    }
    if (auto error = steps.end()) {
        return error;
    }
    if (messages_ == kLastMessage && !result_) {
        result_ = kAgreed;
    }
    return std::nullopt;
}

void Transcript::deal(std::uint64_t seed) {
    const bool host_is_red = invitation_->host ? *invitation_->host == Seat::Red : seed >> 63 == 0;
    const Terms terms{invitation_->id,
                      invitation_->game,
                      invitation_->options,
                      host_is_red ? Side::Host : Side::Guest,
                      {invitation_->drawn, acceptance_->drawn},
                      {element_[index(Side::Host)], first_of_guest_}};
    table_ = deal_table(terms, seed);
}

std::optional<Error> Transcript::take_steps(Steps& steps, std::optional<std::uint64_t> seed) {
    if (seed && !table_) {
        deal(*seed);
    } else if (seed) {
        const std::string shown = table_->draw(*seed);
        undo_is_open_ = true;
        if (!shown.empty() && !steps.take_if(shown)) {
            return unexpected("step", steps.next(), "expected " + shown);
        }
    }
    if (auto error = take_answer(steps)) {
        return error;
    }
    if (!result_ && steps.take_if("resign")) {
        result_ = table_->resigned(sender(messages_));
    }
    return result_ ? std::nullopt : take_decisions(steps);
}

/// The answer to an offer or a question, where one is due; resigning answers as well.
std::optional<Error> Transcript::take_answer(Steps& steps) {
    if (draw_offered_ && !steps.next_is("resign")) {
        if (steps.take_if("accept-draw")) {
            result_ = kAgreed;
        } else if (!steps.take_if("decline-draw")) {
            return unexpected("step", steps.next(), "expected accept-draw, decline-draw or resign");
        }
    }
    if (undo_asked_ > 0 && !steps.next_is("resign")) {
        if (steps.take_if("allow-undo")) {
            table_->undo(undo_asked_);
            undo_is_open_ = true;
        } else if (!steps.take_if("refuse-undo")) {
            return unexpected("step", steps.next(), "expected allow-undo, refuse-undo or resign");
        }
    }
    draw_offered_ = false;
    undo_asked_ = 0;
    return std::nullopt;
}

std::optional<Error> Transcript::take_decisions(Steps& steps) {
    const Side side = sender(messages_);
    bool decided = false;
    while (table_->decider() == side) {
        if (const auto count = after("ask-undo:", steps.next()); count && steps.at_start()) {
            const auto moves = parse_count(*count);
            const std::size_t most = table_->undoable();
            if (!undo_is_open_ || !moves || *moves > most) {
                return unexpected(
                    "step", steps.next(),
                    !undo_is_open_ ? "it was asked before, and no move has been made since"
                    : most == 0    ? "there is no move that can be taken back"
                                   : "expected a number from 1 to " + std::to_string(most) +
                                      ", the moves that can be taken back");
            }
            undo_asked_ = *moves;
            undo_is_open_ = false;
            steps.take();
            return std::nullopt;
        }
        if (steps.at_end()) {
            return Error{"the message ends where its sender has to decide"};
        }
        const auto used = table_->decide(steps.left());
        if (!used) {
            return Error{used.error()};
        }
        steps.take(*used);
        decided = true;
        undo_is_open_ = true;
        result_ = table_->result();
        if (!result_ && table_->chance_due()) {
            if (!steps.take_if("chance")) {
                return unexpected("step", steps.next(), "expected chance");
            }
            asked_ = element_[index(side)];
            ++chances_;
            return std::nullopt;
        }
        if (result_) {
            return std::nullopt;
        }
    }
    draw_offered_ = decided && steps.take_if("offer-draw");
    return std::nullopt;
}

Parsed<Transcript> Transcript::read(std::string_view text) {
    Transcript read;
    while (!text.empty()) {
        const std::string where = "line " + std::to_string(read.messages() + 1) + ": ";
        const std::size_t end = text.find('\n');
        if (end == std::string_view::npos) {
            return Error{where + "expected a line feed at its end"};
        }
        if (const auto error = read.add(text.substr(0, end))) {
            return Error{where + error->message};
        }
        text.remove_prefix(end + 1);
    }
    return read;
}

Verdict verify(std::string_view transcript) {
    const auto read = Transcript::read(transcript);
    if (!read) {
        return {false, read.error()};
    }
    if (!read->result()) {
        return {false, "line " + std::to_string(std::max(read->messages(), 1U)) +
                           ": the match is not complete"};
    }
    return {true, "verified " + *read->result()};
}

}  // namespace anthill::remote
