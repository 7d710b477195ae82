#include "view/army_ants/variants.h"

#include "view/army_ants/view.h"

namespace anthill::army_ants {
namespace {

constexpr std::string_view name(Repetition repetition) noexcept {
    switch (repetition) {
        case Repetition::Nothing: return "nothing";
        case Repetition::RedAggression: return "red-aggression";
        case Repetition::FourfoldSeriesDraw: return "fourfold-series";
    }
    return {};
}

}  // namespace

void write_edition(JsonWriter& json, const EditionRules& edition, Repetition repetition) {
    json.open_object().field("name", edition.name);
    json.field("moveOutInRally", edition.move_out_in_rally)
        .field("marchMinimum", +edition.march_minimum);
    json.field("swapDiagonally", edition.swap_diagonally)
        .field("favorCalledGambit", edition.favor_called_gambit);
    json.field("repetition", name(repetition))
        .field("aggressionOptional", may_switch_aggression_off(edition));
    json.field("secretSetupsRuled", edition.secret_setups_ruled).close_object();
}

/// See Variants in web/src/games/army_ants/variants.ts.
std::string ArmyAntsView::variants() {
    JsonWriter json;
    json.open_object().key("editions").open_array();
    for (const EditionRules& edition : kEditions) {
        write_edition(json, edition, edition.repetition);
    }
    json.close_array().key("setups").open_array();
    for (const std::string_view setup : kSetups) {
        json.value(setup);
    }
    json.close_array().close_object();
    return json.text();
}

}  // namespace anthill::army_ants
