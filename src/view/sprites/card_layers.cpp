#include "view/sprites/layers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "view/sprites/art.h"
#include "view/sprites/svg_text.h"

namespace anthill {
namespace {

// Proportions in hundredths of the card's short side.
constexpr double kCornerRadius = 10;
constexpr double kFrameInset = 4.5;
constexpr double kIndexLeft = 8.5;
constexpr double kIndexTop = 11;
constexpr double kRankHeight = 42;  // of a capital letter
constexpr double kRankWidthMost = 39;
constexpr double kSuitHeight = 27;
constexpr double kAntsMargin = 7;
constexpr double kAntTallest = 74;  // a lone ant does not fill the card
constexpr double kAntShare = 0.93;  // of its place in the rows: feelers keep clear of the neighbour
// The extent of a drawing's glyph in its viewBox of 528: capitals stand on 416 and are 400 tall.
constexpr double kGlyphBox = 1.32;

// Below these sizes in device pixels, drawings are replaced by bolder ones and fine lines left out.
constexpr int kSmallAnt = 26;
constexpr int kFrameFrom = 70;
// On a card whose short side has fewer CSS pixels, rows of ants would be a grey blur: a large rank
// and one ant say the same.
constexpr int kTinyCard = 46;
constexpr double kTinyRank = 54;
constexpr double kTinyFigure = 56;

/// The paper of a card: Red's has round corners, Black's cut ones, a joker's is nearly oval.
enum class CardStyle : std::uint8_t { Red, Black, Food };

CardStyle style_of(char suit) {
    return suit == 'h' || suit == 'd' ? CardStyle::Red
           : suit == '*'              ? CardStyle::Food
                                      : CardStyle::Black;
}
CardStyle style_of(Seat seat) { return seat == Seat::Red ? CardStyle::Red : CardStyle::Black; }

struct Box {
    double x, y, w, h;
};

Rect whole(Box box) {
    return {static_cast<int>(box.x + 0.5), static_cast<int>(box.y + 0.5),
            std::max(1, static_cast<int>(box.w + 0.5)), std::max(1, static_cast<int>(box.h + 0.5))};
}

/// Rows of ants, top to bottom: of the ways to share n ants between one to three rows, the one that
/// shows them largest. The outer rows get the fuller lines where the count is uneven, as on playing
/// cards.
std::vector<int> ant_rows(int count, Box area, double ant_aspect) {
    static constexpr std::array<std::array<int, 3>, 24> kSplits = {
        {{1, 0, 0}, {2, 0, 0}, {1, 1, 0}, {3, 0, 0}, {1, 2, 0}, {1, 1, 1}, {2, 2, 0}, {4, 0, 0},
         {1, 2, 1}, {2, 3, 0}, {2, 1, 2}, {3, 3, 0}, {2, 2, 2}, {3, 4, 0}, {2, 3, 2}, {3, 1, 3},
         {4, 4, 0}, {3, 2, 3}, {3, 3, 2}, {3, 3, 3}, {4, 5, 0}, {5, 4, 0}, {3, 4, 3}, {5, 5, 0}}};
    double best = 0;
    std::vector<int> rows;
    for (const std::array<int, 3>& split : kSplits) {
        if (split[0] + split[1] + split[2] != count) {
            continue;
        }
        const int lines = split[2] > 0 ? 3 : split[1] > 0 ? 2 : 1;
        const int widest = *std::max_element(split.begin(), split.end());
        const double height = std::min(area.h / lines, area.w / widest / ant_aspect);
        if (height > best + 0.01) {
            best = height;
            rows.assign(split.begin(), split.begin() + lines);
        }
    }
    return rows;
}

class CardSvg {
public:
    CardSvg(CardStyle style, char rank, char suit, Size size, int gap, int line, const Theme& theme)
        : rank_(rank),
          suit_(suit),
          style_(style),
          colours_(style == CardStyle::Food  ? theme.food
                   : style == CardStyle::Red ? theme.red
                                             : theme.black),
          shadow_(theme.shadow),
          size_(size),
          gap_(gap),
          line_(line),
          face_{static_cast<double>(gap), static_cast<double>(gap),
                static_cast<double>(size.w - 2 * gap), static_cast<double>(size.h - 2 * gap)},
          unit_(std::min(face_.w, face_.h) / 100) {}

    std::vector<SvgLayer> press() {
        paper();
        if (style_ == CardStyle::Food) {
            figure("food", face_, 0.72);
        } else if (std::min(size_.w, size_.h) < kTinyCard * line_) {
            tiny();
        } else {
            index();
            if (const std::string name = figure_name(); !name.empty()) {
                figure(name, ants_area(), 0.92);
            } else {
                ants(rank_ == 'A' ? 1 : rank_ == 'T' ? 10 : rank_ - '0');
            }
        }
        return std::move(parts_);
    }

    std::vector<SvgLayer> press_paper() {
        paper();
        return std::move(parts_);
    }

    std::vector<SvgLayer> press_back() {
        paper();
        SvgText svg(size_);
        const double inset = 2 * kFrameInset * unit_;
        const Box panel{face_.x + inset, face_.y + inset, face_.w - 2 * inset, face_.h - 2 * inset};
        outline(svg, panel, kCornerRadius * 0.6 * unit_).keep().fill(colours_.ornament, 45);
        svg.again().stroke(colours_.ink, line_);
        trails(svg, panel);
        hill(svg, {panel.x + panel.w / 2, panel.y + panel.h / 2, panel.w, panel.h});
        parts_.push_back({svg.text(), {0, 0, size_.w, size_.h}});
        return std::move(parts_);
    }

private:
    SvgText& outline(SvgText& svg, Box box, double radius) const {
        if (style_ == CardStyle::Black) {
            return svg.cut_rect(box.x, box.y, box.w, box.h, radius);
        }
        return svg.round_rect(box.x, box.y, box.w, box.h,
                              style_ == CardStyle::Food ? radius * 3 : radius);
    }

    void paper() {
        SvgText svg(size_);
        const double half = line_ * 0.5;
        // The resting shadow lies in the gap below the card.
        outline(svg, {face_.x, face_.y + gap_ * 0.7, face_.w, face_.h}, kCornerRadius * unit_)
            .fill(shadow_, 26);
        const Box edge{face_.x + half, face_.y + half, face_.w - line_, face_.h - line_};
        outline(svg, edge, kCornerRadius * unit_).keep().fill(colours_.paper);
        svg.again().stroke(colours_.edge, line_);
        if (std::min(size_.w, size_.h) >= kFrameFrom) {
            const double inset = kFrameInset * unit_;
            const Box frame{face_.x + inset, face_.y + inset, face_.w - 2 * inset,
                            face_.h - 2 * inset};
            outline(svg, frame, (kCornerRadius - kFrameInset * 0.7) * unit_)
                .stroke(colours_.ornament, line_ * 0.8);
        }
        if (rank_ == 'Q' && std::min(size_.w, size_.h) >= kTinyCard * line_) {
            rays(svg);
        }
        parts_.push_back({svg.text(), {0, 0, size_.w, size_.h}});
    }

    /// Draws a back's anthill from above, like those in the gaps of the board, in the card's own
    /// ink. `centre` has its middle in x and y.
    void hill(SvgText& svg, Box centre) const {
        constexpr int kGrains = 130;
        constexpr double kGoldenAngle = 2.399963;
        const double radius = std::min(centre.w, centre.h) * 0.40;
        svg.circle(centre.x, centre.y, radius).fill(colours_.paper);
        svg.circle(centre.x, centre.y, radius * 0.8).fill(colours_.ornament, 30);
        svg.circle(centre.x, centre.y, radius * 0.5).fill(colours_.ornament, 45);
        const double grain = std::max(0.7, radius * 0.036);
        for (int i = 0; i < kGrains; ++i) {
            const double share = static_cast<double>(i) / kGrains;
            const double out = radius * (0.28 + 0.70 * std::sqrt(share * std::sqrt(share)));
            // Single precision: the rasteriser has those functions in the module already.
            const auto angle = static_cast<float>(i * kGoldenAngle);
            const double x = centre.x + static_cast<double>(std::cos(angle)) * out;
            const double y = centre.y + static_cast<double>(std::sin(angle)) * out;
            const double r = grain * (1.6 - share);
            svg.move(x - r, y).line(x, y - r).line(x + r, y).line(x, y + r).close();
        }
        svg.fill(colours_.ink);
        svg.circle(centre.x, centre.y, radius * 0.2).fill(colours_.ink);
    }

    /// Draws a back's ant trails, from all sides to the hill; the same turned by half a circle.
    void trails(SvgText& svg, Box panel) const {
        const double x = panel.x + panel.w / 2, y = panel.y + panel.h / 2;
        const double dot = std::max(1.0, unit_ * 1.8);
        constexpr int kTrails = 6;
        for (int i = 0; i < kTrails; ++i) {
            // To the corners and to the middles of the long sides.
            const double dx = i % 3 == 1 ? 0 : panel.w * 0.46,
                         dy = panel.h * (i % 3 == 1 ? 0.5 : 0.46);
            const double sx = i % 3 == 2 ? -dx : dx;
            const double side = i < 3 ? 1 : -1;
            svg.move(x, y).quad(x + side * (sx * 0.3 + dy * 0.25), y + side * (dy * 0.7 - sx * 0.1),
                                x + side * sx, y + side * dy);
            svg.stroke(colours_.ink, dot, 70, dot * 1.4, dot * 1.6);
        }
    }

    /// The Queen's card glows: a sun behind her, on no other card.
    void rays(SvgText& svg) const {
        const Box area = ants_area();
        const double x = area.x + area.w / 2, y = area.y + area.h / 2,
                     r = std::min(area.w, area.h) * 0.5;
        constexpr int kRays = 24;
        for (int i = 0; i < 2 * kRays; ++i) {
            const auto angle = static_cast<float>(i) * (std::numbers::pi_v<float> / kRays);
            const double out = i % 2 == 0 ? r : r * 0.88;
            const double px = x + static_cast<double>(std::cos(angle)) * out,
                         py = y + static_cast<double>(std::sin(angle)) * out;
            i == 0 ? svg.move(px, py) : svg.line(px, py);
        }
        svg.close().fill(colours_.royal);
    }

    void drawing(std::string_view name, Box box, Orientation orientation = Orientation::AsDrawn) {
        parts_.push_back(
            {coloured(art(name), colours_.ink, colours_.paper, colours_.royal, orientation),
             whole(box)});
    }

    [[nodiscard]] bool landscape() const { return size_.w >= size_.h; }

    /// The drawing of a special ant; "" for workers.
    [[nodiscard]] std::string figure_name() const {
        switch (rank_) {
            case 'J': return "soldier";
            case 'Q': return style_ == CardStyle::Red ? "queen-red" : "queen-black";
            case 'K': return "drone";
            default: return {};
        }
    }
    [[nodiscard]] std::string species() const {
        return style_ == CardStyle::Red ? "ant-red" : "ant-black";
    }

    /// The rank at the upper left of the box, as high as `tall` hundredths of the card and no
    /// broader than `broad`. Gives its height in pixels.
    double rank(double left, double top, double tall, double broad) {
        const std::string glyph = std::string("glyph-") + rank_;
        const Size drawn = drawing_size(art(glyph));
        const double aspect = static_cast<double>(drawn.w) / drawn.h;
        const double capital = std::min(tall, broad / aspect / kGlyphBox) * unit_;
        const double width = capital * kGlyphBox * aspect;
        drawing(glyph, {left + (broad * unit_ - width) / 2, top - capital * 0.04, width,
                        capital * kGlyphBox});
        return capital;
    }

    /// The rank in one corner, the ant in the other: all that can be told apart at this size.
    void tiny() {
        rank(face_.x + 5 * unit_, face_.y + 8 * unit_, kTinyRank, kTinyRank);
        const std::string special = figure_name();
        const double side = kTinyFigure * unit_;
        figure(special.empty() ? species() + "-small" : special,
               {face_.x + face_.w - side - 3 * unit_, face_.y + face_.h - side - 3 * unit_, side,
                side},
               1);
    }

    void index() {
        const double column = kRankWidthMost * unit_;
        const double left = face_.x + kIndexLeft * unit_;
        const double top = face_.y + kIndexTop * unit_;
        const double capital = rank(left, top, kRankHeight, kRankWidthMost);

        const std::string suit = std::string("suit-") + suit_;
        const double height = kSuitHeight * unit_;
        if (landscape()) {
            drawing(suit, {left + (column - height) / 2,
                           face_.y + face_.h - (kIndexTop + kSuitHeight) * unit_, height, height});
        } else {
            drawing(suit, {face_.x + face_.w - (kIndexLeft + kSuitHeight + 4) * unit_,
                           top + (capital - height) / 2, height, height});
        }
    }

    [[nodiscard]] Box ants_area() const {
        const double margin = kAntsMargin * unit_;
        if (landscape()) {
            const double left = face_.x + (kIndexLeft + kRankWidthMost) * unit_;
            return {left, face_.y + margin, face_.x + face_.w - margin - left,
                    face_.h - 2 * margin};
        }
        const double top = face_.y + (kIndexTop + kRankHeight + 5) * unit_;
        return {face_.x + margin, top, face_.w - 2 * margin, face_.y + face_.h - margin - top};
    }

    void ants(int count) {
        const std::string species = this->species();
        const Size drawn = drawing_size(art(species));
        const double aspect = static_cast<double>(drawn.w) / drawn.h;
        const Box area = ants_area();
        const std::vector<int> rows = ant_rows(count, area, aspect);
        const int widest = *std::max_element(rows.begin(), rows.end());
        const double step_y = area.h / static_cast<double>(rows.size());
        const double height =
            std::min({step_y, area.w / widest / aspect, kAntTallest * unit_}) * kAntShare;
        const double step_x = std::min(area.w / widest, height * aspect * 1.2);
        const double row_step = std::min(step_y, height * 1.14);
        const std::string name = height < kSmallAnt ? species + "-small" : species;
        double y = area.y + area.h / 2 - row_step * static_cast<double>(rows.size()) / 2;
        int number = 0;
        for (const int in_row : rows) {
            double x = area.x + area.w / 2 - step_x * in_row / 2;
            for (int i = 0; i < in_row; ++i, x += step_x) {
                // Every second ant is mirrored: a column on the march puts different feet forward.
                drawing(name,
                        {x + (step_x - height * aspect) / 2, y + (row_step - height) / 2,
                         height * aspect, height},
                        number++ % 2 == 0 ? Orientation::AsDrawn : Orientation::Mirrored);
            }
            y += row_step;
        }
    }

    /// One drawing in the middle of its place, filling `share` of it.
    void figure(const std::string& name, Box area, double share) {
        const Size drawn = drawing_size(art(name));
        const double aspect = static_cast<double>(drawn.w) / drawn.h;
        const double height = std::min(area.h, area.w / aspect) * share;
        drawing(name, {area.x + (area.w - height * aspect) / 2, area.y + (area.h - height) / 2,
                       height * aspect, height});
    }

    char rank_;
    char suit_;
    CardStyle style_;
    const CardColours& colours_;
    Colour shadow_;
    Size size_;
    int gap_;
    int line_;
    Box face_;     // the card itself within its picture
    double unit_;  // a hundredth of its short side
    std::vector<SvgLayer> parts_;
};

}  // namespace

std::vector<SvgLayer> card_layers(Picture card, Size size, int gap, int line, const Theme& theme) {
    const char suit = static_cast<char>(card.b);
    return CardSvg(style_of(suit), static_cast<char>(card.a), suit, size, gap, line, theme).press();
}

std::vector<SvgLayer> back_layers(Picture back, Size size, int gap, int line, const Theme& theme) {
    return CardSvg(style_of(back.a == 0 ? Seat::Red : Seat::Black), ' ', ' ', size, gap, line,
                   theme)
        .press_back();
}

std::vector<SvgLayer> paper_layers(Picture paper, Size size, int gap, int line,
                                   const Theme& theme) {
    return CardSvg(style_of(paper.a == 0 ? Seat::Red : Seat::Black), ' ', ' ', size, gap, line,
                   theme)
        .press_paper();
}

std::vector<SvgLayer> shadow_layers(Picture shadow, Size size, int gap, const Theme& theme) {
    // No blur in the rasteriser: rings of falling strength make a soft edge.
    SvgText svg(size);
    const double w = size.w - 2 * gap, h = size.h - 2 * gap;
    const double radius = std::min(w, h) / 100 * kCornerRadius;
    for (int ring = 4; ring >= 0; --ring) {
        const double grow = gap * (ring * 0.4 - 0.8);
        const double r = std::max(1.0, radius + grow);
        if (shadow.a == 0) {
            svg.round_rect(gap - grow, gap - grow, w + 2 * grow, h + 2 * grow, r);
        } else {
            svg.cut_rect(gap - grow, gap - grow, w + 2 * grow, h + 2 * grow, r);
        }
        svg.fill(theme.shadow, 9);
    }
    return {{svg.text(), {0, 0, size.w, size.h}}};
}

}  // namespace anthill
