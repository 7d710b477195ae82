#include "remote/draft.h"

#include <cassert>
#include <utility>

#include "core/text.h"
#include "match/new_match.h"

namespace anthill::remote {

namespace {

std::string signed_line(std::string_view before, const std::string& body) {
    return body + " t=" + hex(transcript_digest(std::string(before) + body));
}

}  // namespace

std::string invitation_line(Invitation invitation, const Root& root) {
    invitation.anchor = element(invitation.id, Side::Host, root, 0);
    invitation.dice = dice_of(invitation.game);
    if (draws_cards(invitation.game, invitation.options)) {
        invitation.drawn = drawn(draws(invitation.id, Side::Host, root));
    }
    return signed_line("", invitation_text(invitation));
}

std::string acceptance_line(const Transcript& invited, std::string_view name, const Root& root) {
    const Digest16& id = invited.invitation()->id;
    Acceptance made;
    made.name = name;
    made.anchor = element(id, Side::Guest, root, 0);
    made.element = element(id, Side::Guest, root, 1);
    if (invited.invitation()->drawn) {
        made.drawn = drawn(draws(id, Side::Guest, root));
    }
    return signed_line(invited.text(), acceptance_text(made));
}

Draft::Draft(std::string_view transcript, Own own) : own_(std::move(own)), text_(transcript) {
    for (const std::string_view line : split(transcript, '\n')) {
        if (!line.empty()) {
            [[maybe_unused]] const auto error = match_.add(line);
            assert(!error);
        }
    }
    assert(!match_.result() && match_.messages() > 1 && sender(match_.messages()) == own_.side);
    made_.number = match_.messages();
    made_.element = element(match_.invitation_->id, own_.side, own_.root, (made_.number + 1) / 2);
    made_.chance = match_.chance_with(made_.element);
    match_.element_[index(own_.side)] = made_.element;
    match_.asked_.reset();
    if (made_.chance && !match_.table_) {
        match_.deal(*made_.chance);
    } else if (made_.chance) {
        add(table().draw(*made_.chance));
        match_.undo_is_open_ = true;
        match_.result_ = table().result();
    }
    unopened_ = made_.steps.size();
    if (!owes_answer()) {
        flaw_ = open_seals();
    }
}

void Draft::add(const std::string& step) {
    if (!step.empty()) {
        made_.steps.push_back(step);
    }
}

bool Draft::decides() const {
    return !complete_by_choice_ && !match_.result_ && table().decider() == own_.side;
}

bool Draft::complete() const { return !owes_answer() && !decides(); }

bool Draft::may_offer_draw() const {
    return decided_ && complete() && !complete_by_choice_ && !match_.result_ &&
           (made_.steps.empty() || made_.steps.back() != "offer-draw");
}

std::size_t Draft::may_ask_undo() const {
    return made_.steps.empty() && decides() && !owes_answer() && match_.undo_is_open_
               ? table().undoable()
               : 0;
}

std::optional<Error> Draft::choose(std::string_view choice) {
    if (choice == "resign" && may_resign()) {
        made_.steps.resize(unopened_);
        add("resign");
        match_.result_ = table().resigned(own_.side);
        match_.draw_offered_ = false;
        match_.undo_asked_ = 0;
        complete_by_choice_ = true;
        return std::nullopt;
    }
    if (owes_answer()) {
        return answer(choice);
    }
    if (const auto count = after("ask-undo:", choice)) {
        return ask_undo(*count);
    }
    if (choice == "offer-draw" && may_offer_draw()) {
        add("offer-draw");
        complete_by_choice_ = true;
        return std::nullopt;
    }
    if (!decides()) {
        return unexpected("choice", choice, "expected none, the message is complete");
    }
    return decide(choice);
}

std::optional<Error> Draft::answer(std::string_view choice) {
    const bool draw = match_.draw_offered_;
    const bool yes = choice == (draw ? "accept-draw" : "allow-undo");
    if (!yes && choice != (draw ? "decline-draw" : "refuse-undo")) {
        return unexpected("choice", choice, "expected an answer to the other side");
    }
    add(std::string(choice));
    if (yes && draw) {
        match_.result_ = "draw agreed";
        complete_by_choice_ = true;
    } else if (yes) {
        table().undo(match_.undo_asked_);
        match_.undo_is_open_ = true;
    }
    match_.draw_offered_ = false;
    match_.undo_asked_ = 0;
    return open_seals();
}

std::optional<Error> Draft::ask_undo(std::string_view count) {
    const auto moves = parse_number(count);
    if (!moves || *moves == 0 || *moves > may_ask_undo()) {
        return unexpected("choice", count, "expected as many moves as can be taken back");
    }
    add("ask-undo:" + std::to_string(*moves));
    complete_by_choice_ = true;
    return std::nullopt;
}

std::optional<Error> Draft::decide(std::string_view choice) {
    const Digest16& id = match_.invitation_->id;
    const Due due = table().due();
    decided_ = true;
    if (due == Due::Seal || due == Due::SealCards) {
        const std::string_view key = due == Due::Seal ? "move:" : "cards:";
        const auto secret = after(key, choice);
        if (!secret) {
            return unexpected("choice", choice, "expected " + std::string(key));
        }
        own_.secret = due == Due::Seal ? *secret : choice;
        const unsigned n = table().seals() + 1;
        const Digest16 closed =
            seal(id, own_.side, n, salt(id, own_.side, n, own_.root), own_.secret);
        return take({"seal:" + hex(closed)});
    }
    if (due == Due::Cards && draws_cards(match_.invitation_->game, match_.invitation_->options)) {
        return take({drawn_step(), std::string(choice)});
    }
    return take({std::string(choice)});
}

std::optional<Error> Draft::take(const std::vector<std::string>& steps) {
    const auto used = table().decide(steps);
    if (!used) {
        return Error{used.error()};
    }
    made_.steps.insert(made_.steps.end(), steps.begin(), steps.end());
    match_.result_ = table().result();
    if (!match_.result_ && table().chance_due()) {
        add("chance");
        match_.asked_ = made_.element;
        ++match_.chances_;
        complete_by_choice_ = true;
    }
    return std::nullopt;
}

std::string Draft::drawn_step() const {
    return "drawn:" + hex(draws(match_.invitation_->id, own_.side, own_.root));
}

std::optional<Error> Draft::open_seals() {
    if (!decided_) {
        unopened_ = made_.steps.size();
    }
    if (!decides() || table().due() != Due::Open) {
        return std::nullopt;
    }
    const Digest16& id = match_.invitation_->id;
    std::vector<std::string> steps;
    if (draws_cards(match_.invitation_->game, match_.invitation_->options)) {
        steps.push_back(drawn_step());
    }
    steps.push_back("open:" + hex(salt(id, own_.side, table().seals(), own_.root)) + ":" +
                    own_.secret);
    // A decision, though one without a choice: a side that resigns instead does not open.
    const bool decided = decided_;
    auto error = take(steps);
    decided_ = decided;
    return error;
}

std::optional<Shown> Draft::setup() const {
    if (!decides() || (table().due() != Due::SealCards && table().due() != Due::Cards)) {
        return std::nullopt;
    }
    const Terms& terms = table().terms();
    const std::uint64_t seed =
        draws_cards(terms.game, terms.options)
            ? draw_seed(terms.id, own_.side, draws(terms.id, own_.side, own_.root),
                        terms.first[index(other(own_.side))])
            : 0;
    const auto match = dealt(terms, "seed=" + std::to_string(seed));
    Shown shown{match->start_text(), {}, 0};
    // Red lays first: where this side is Black, any cards stand for Red's.
    const Seat seat = own_.side == terms.red ? Seat::Red : Seat::Black;
    while (match->turn().seat != seat) {
        shown.moves.push_back(match->legal_moves().front());
        ++shown.hidden;
        [[maybe_unused]] const auto error = match->play(shown.moves.back());
        assert(!error);
    }
    return shown;
}

std::string Draft::line() const {
    Message whole = made_;
    if (whole.steps.empty()) {
        whole.steps.emplace_back("nothing");
    }
    return signed_line(text_, message_text(whole));
}

}  // namespace anthill::remote
