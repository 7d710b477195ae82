#include "view/sprites/layers.h"

#include <algorithm>
#include <utility>

#include "view/sprites/svg_text.h"

namespace anthill {
namespace {

/// Draws one sign. Everything is painted twice, first broader in the halo's colour: a sign must
/// show on pale paper, on dark paper and on earth alike.
class Sign {
public:
    Sign(Size size, int gap, int line, const Theme& theme)
        : theme_(theme),
          svg_(size),
          w_(size.w),
          h_(size.h),
          gap_(gap),
          line_(line),
          short_(std::min(w_, h_)),
          cx_(w_ / 2),
          cy_(h_ / 2),
          heavy_(std::max(line * 1.8, short_ * 0.055)) {}

    SvgText draw(Mark mark) {
        switch (mark) {
            case Mark::Selected: frame(heavy_); break;
            case Mark::Line: frame(heavy_ * 0.8); break;
            case Mark::Move: dot(); break;
            case Mark::MarchUp: arrowheads(0, -1); break;
            case Mark::MarchRight: arrowheads(1, 0); break;
            case Mark::MarchDown: arrowheads(0, 1); break;
            case Mark::MarchLeft: arrowheads(-1, 0); break;
            case Mark::Attack: target(); break;
            case Mark::Exchange: exchange(); break;
            case Mark::Swap: swap(); break;
            case Mark::LastFrom: left_behind(); break;
            case Mark::LastTo: brackets(); break;
            case Mark::Drop: drop(); break;
            case Mark::Focus: focus(); break;
            case Mark::Taken: taken(); break;
            case Mark::Premove: waiting(); break;
        }
        return svg_;
    }

private:
    void twice(Colour colour, Colour halo, double width) {
        svg_.keep().stroke(halo, width + 2 * std::max(line_, width * 0.3), 85);
        svg_.again().stroke(colour, width, 100);
    }
    void choice(double width) { twice(theme_.choice, theme_.choice_halo, width); }
    void attack(double width) { twice(theme_.attack, theme_.attack_halo, width); }
    SvgText& ring(double radius) { return svg_.circle(cx_, cy_, radius); }
    SvgText& card_edge(double inset) {
        return svg_.round_rect(inset, inset, w_ - 2 * inset, h_ - 2 * inset,
                               std::max(1.0, short_ * 0.13 - inset * 0.5));
    }

    /// The same outline in strokes: one round each corner, the rest spread evenly along the sides.
    /// (The rasteriser's own dashes fill the whole shape at some sizes.)
    void dashed_edge(double inset, double dash) {
        const double r = std::max(1.0, short_ * 0.13 - inset * 0.5);
        const double left = inset, top = inset, right = w_ - inset, bottom = h_ - inset;
        svg_.move(left, top + r).arc(r, left + r, top).move(right - r, top).arc(r, right, top + r);
        svg_.move(right, bottom - r)
            .arc(r, right - r, bottom)
            .move(left + r, bottom)
            .arc(r, left, bottom - r);
        side({left + r, right - r}, dash, [&](double from, double to) {
            svg_.move(from, top).line(to, top).move(from, bottom).line(to, bottom);
        });
        side({top + r, bottom - r}, dash, [&](double from, double to) {
            svg_.move(left, from).line(left, to).move(right, from).line(right, to);
        });
    }
    template <class Stroke>
    static void side(std::pair<double, double> ends, double dash, const Stroke& stroke) {
        const double length = ends.second - ends.first;
        const int count = static_cast<int>(length / dash / 2);
        const double space = (length - count * dash) / (count + 1);
        for (int i = 0; i < count; ++i) {
            const double from = ends.first + space + i * (dash + space);
            stroke(from, from + dash);
        }
    }

    void frame(double width) {
        card_edge(gap_ * 0.5 + width / 2);
        choice(width);
    }

    void dot() {
        ring(short_ * 0.15).keep().fill(theme_.choice_halo, 85);
        ring(short_ * 0.115).fill(theme_.choice);
    }

    /// Two arrowheads, one behind the other, towards (dx, dy).
    void arrowheads(int dx, int dy) {
        const double reach = short_ * 0.17, width = std::max(line_ * 1.6, short_ * 0.075);
        for (const double ahead : {-0.55, 0.55}) {
            const double tip_x = cx_ + dx * reach * (ahead + 0.5),
                         tip_y = cy_ + dy * reach * (ahead + 0.5);
            const double back_x = tip_x - dx * reach, back_y = tip_y - dy * reach;
            svg_.move(back_x - dy * reach * 1.15, back_y + dx * reach * 1.15).line(tip_x, tip_y);
            svg_.line(back_x + dy * reach * 1.15, back_y - dx * reach * 1.15);
        }
        choice(width);
    }

    /// Signs on a card lie over its ants, beside rank and suit, and within its edge: what is at
    /// stake stays readable.
    [[nodiscard]] double ring_radius() const { return short_ * 0.28; }
    [[nodiscard]] double tick_end() const { return ring_radius() * 1.32; }
    [[nodiscard]] double sign_line() const { return std::max(line_ * 1.5, short_ * 0.06); }
    void move_over_ants() {
        const double reach = tick_end() + sign_line() / 2 + std::max(line_, sign_line() * 0.3);
        double& centre = w_ >= h_ ? cx_ : cy_;
        centre = std::min(centre * 1.28, std::max(w_, h_) - gap_ - line_ - reach);
    }

    /// Ring and ticks lie outside the ring's centre so that the card's ants stay visible.
    void target() {
        move_over_ants();
        const double r = ring_radius();
        ring(r);
        for (const auto& [dx, dy] :
             {std::pair{0, -1}, std::pair{1, 0}, std::pair{0, 1}, std::pair{-1, 0}}) {
            svg_.move(cx_ + dx * r * 0.62, cy_ + dy * r * 0.62)
                .line(cx_ + dx * tick_end(), cy_ + dy * tick_end());
        }
        attack(sign_line());
    }

    void exchange() {
        move_over_ants();
        const double r = ring_radius(), y = short_ * 0.085, x = short_ * 0.15;
        ring(r);
        attack(sign_line());
        ring(r * 0.74).fill(theme_.attack_halo, 85);
        svg_.move(cx_ - x, cy_ - y)
            .line(cx_ + x, cy_ - y)
            .move(cx_ - x, cy_ + y)
            .line(cx_ + x, cy_ + y);
        svg_.stroke(theme_.attack, std::max(line_ * 1.5, short_ * 0.075));
    }

    /// In the corner: the friend's own rank must stay readable.
    void swap() {
        const double r = short_ * 0.19;
        const double x = w_ - gap_ - r - line_, y = h_ - gap_ - r - line_;
        svg_.circle(x, y, r + line_).fill(theme_.choice_halo, 90);
        svg_.circle(x, y, r).fill(theme_.choice);
        const double a = r * 0.56, up = r * 0.3, head = r * 0.3;
        svg_.move(x - a, y - up)
            .line(x + a, y - up)
            .move(x + a - head, y - up - head)
            .line(x + a, y - up)
            .line(x + a - head, y - up + head);
        svg_.move(x + a, y + up)
            .line(x - a, y + up)
            .move(x - a + head, y + up - head)
            .line(x - a, y + up)
            .line(x - a + head, y + up + head);
        svg_.stroke(theme_.choice_halo, std::max<double>(line_, r * 0.17));
    }

    void left_behind() {
        const double width = std::max<double>(line_, short_ * 0.035);
        dashed_edge(gap_ + width, short_ * 0.1);
        twice(theme_.trace, theme_.trace_halo, width);
    }

    void brackets() {
        const double width = std::max(line_ * 1.3, short_ * 0.05), in = width * 0.5 + line_,
                     length = short_ * 0.2;
        const double right = w_ - in, bottom = h_ - in;
        svg_.move(in, in + length).line(in, in).line(in + length, in);
        svg_.move(right - length, in).line(right, in).line(right, in + length);
        svg_.move(right, bottom - length).line(right, bottom).line(right - length, bottom);
        svg_.move(in + length, bottom).line(in, bottom).line(in, bottom - length);
        twice(theme_.trace, theme_.trace_halo, width);
    }

    void drop() {
        card_edge(heavy_);
        choice(heavy_ * 1.2);
    }

    void focus() {
        const double width = std::max(line_ * 2.0, short_ * 0.04);
        dashed_edge(width * 0.8 + line_, short_ * 0.16);
        twice(theme_.coordinate, theme_.sheet, width);
    }

    void taken() {
        const double r = short_ * 0.3;
        svg_.move(cx_ - r, cy_ - r).quad(cx_ - r * 0.1, cy_ + r * 0.1, cx_ + r, cy_ + r);
        svg_.move(cx_ + r, cy_ - r).quad(cx_ + r * 0.1, cy_ + r * 0.1, cx_ - r, cy_ + r);
        attack(std::max(line_ * 2.0, short_ * 0.11));
    }

    /// The card below stays readable through the tint.
    void waiting() {
        const double width = heavy_ * 0.9, inset = gap_ * 0.5 + width / 2;
        card_edge(inset).fill(theme_.choice, 30);
        dashed_edge(inset, short_ * 0.13);
        choice(width);
    }

    const Theme& theme_;
    SvgText svg_;
    double w_;
    double h_;
    double gap_;
    double line_;
    double short_;
    double cx_;
    double cy_;
    double heavy_;
};

}  // namespace

std::vector<SvgLayer> mark_layers(Mark mark, Size size, int gap, int line, const Theme& theme) {
    return {{Sign(size, gap, line, theme).draw(mark).text(), {0, 0, size.w, size.h}}};
}

}  // namespace anthill
