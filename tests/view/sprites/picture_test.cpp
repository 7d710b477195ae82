#include "view/sprites/picture.h"

#include <algorithm>
#include <string>

#include "support/catch.h"
#include "support/picture_text.h"
#include "view/sprites/art.h"

using namespace anthill;

namespace {

std::vector<Picture> every_picture() {
    std::vector<Picture> pictures;
    for (const char suit : {'h', 'd', 's', 'c'}) {
        for (const char rank : {'A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'}) {
            pictures.push_back(Picture::card(rank, suit));
        }
    }
    pictures.push_back(Picture::card('*', '*'));
    for (const Seat seat : {Seat::Red, Seat::Black}) {
        pictures.push_back(Picture::paper(seat));
    }
    for (std::uint8_t variant = 0; variant < kSpaceVariants; ++variant) {
        pictures.push_back({PictureKind::Space, 0, variant});
        pictures.push_back({PictureKind::Space, 1, variant});
    }
    for (std::uint8_t corner = 0; corner < 4; ++corner) {
        pictures.push_back({PictureKind::Corner, corner, 0});
    }
    for (std::uint8_t mark = 0; mark <= static_cast<std::uint8_t>(Mark::Premove); ++mark) {
        pictures.push_back({PictureKind::Mark, mark, 0});
    }
    for (const char label : {'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j',
                             '1', '2', '3', '4', '5', '6', '7', '8', '9', 'T'}) {
        pictures.push_back(Picture::coordinate(label));
    }
    for (std::uint8_t side = 0; side < 2; ++side) {
        for (std::uint8_t variant = 0; variant < kTileVariants; ++variant) {
            pictures.push_back({PictureKind::Tiles, side, variant});
        }
        pictures.push_back({PictureKind::Hill, side, 0});
        for (std::uint8_t number = 1; number <= 10; ++number) {
            pictures.push_back({PictureKind::Number, number, side});
        }
    }
    pictures.push_back({PictureKind::Anthill, 0, 0});
    pictures.push_back({PictureKind::Border, 0, 0});
    pictures.push_back({PictureKind::Shadow, 0, 0});
    pictures.push_back({PictureKind::Shadow, 1, 0});
    return pictures;
}

int count(const std::string& text, const std::string& word) {
    int found = 0;
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
        ++found;
    }
    return found;
}

}  // namespace

TEST_CASE("Every picture has a name of its own and parts that lie on it") {
    std::vector<std::string> names;
    for (const Picture picture : every_picture()) {
        if (picture.kind != PictureKind::Space && picture.kind != PictureKind::Shadow) {
            names.push_back(to_text(picture));
        }
        for (const Size size : {Size{67, 48}, Size{48, 67}, Size{299, 212}, Size{8, 6}}) {
            CAPTURE(to_text(picture), size.w, size.h);
            const std::vector<SvgLayer> parts =
                svg_layers(picture, size, 2, 1, theme(ThemeName::Light));
            REQUIRE_FALSE(parts.empty());
            for (const SvgLayer& part : parts) {
                CHECK(part.where.w >= 1);
                CHECK(part.where.h >= 1);
                CHECK(part.where.x >= -1);
                CHECK(part.where.y >= -1);
                CHECK(part.where.x + part.where.w <= size.w + 2);
                CHECK(part.where.y + part.where.h <= size.h + 2);
            }
        }
    }
    std::sort(names.begin(), names.end());
    CHECK(std::adjacent_find(names.begin(), names.end()) == names.end());
}

TEST_CASE("Drawings use nothing that the rasteriser gets wrong") {
    for (const Picture picture : every_picture()) {
        for (const SvgLayer& part : svg_layers(picture, {133, 96}, 3, 1, theme(ThemeName::Dark))) {
            CAPTURE(to_text(picture), part.svg);
            CHECK(part.svg.substr(0, 4) == "<svg");
            CHECK(part.svg.substr(part.svg.size() - 6) == "</svg>");
            for (const char* word : {"<text", "<use", "<image", "clip-path", "mask", "filter",
                                     "<symbol", "rgba(", "hsl(", "currentColor"}) {
                CHECK(part.svg.find(word) == std::string::npos);
            }
            CHECK(count(part.svg, "<g") == count(part.svg, "</g>"));
            // The stand-in colours have all been replaced.
            for (const char* stand_in : {"#111111", "#eeeeee", "#888888"}) {
                CHECK(part.svg.find(stand_in) == std::string::npos);
            }
        }
    }
}

TEST_CASE("A card worth n shows n ants, its rank and its suit") {
    for (const char suit : {'h', 's'}) {
        for (char rank = '2'; rank <= '9'; ++rank) {
            for (const Size size : {Size{67, 48}, Size{299, 212}, Size{90, 126}}) {
                const auto parts =
                    svg_layers(Picture::card(rank, suit), size, 2, 1, theme(ThemeName::Light));
                CAPTURE(rank, suit, size.w);
                CHECK(parts.size() == 3U + static_cast<unsigned>(rank - '0'));  // paper, rank, suit
            }
        }
        CHECK(
            svg_layers(Picture::card('A', suit), {67, 48}, 2, 1, theme(ThemeName::Light)).size() ==
            4);
    }
}

TEST_CASE("Ants of one card do not overlap and stay on it") {
    for (char rank = '2'; rank <= '9'; ++rank) {
        for (const Size size :
             {Size{67, 48}, Size{153, 110}, Size{299, 212}, Size{64, 77}, Size{110, 153}}) {
            const auto parts =
                svg_layers(Picture::card(rank, 'h'), size, 2, 1, theme(ThemeName::Light));
            for (std::size_t i = 3; i < parts.size(); ++i) {
                const Rect a = parts[i].where;
                CHECK(a.x + a.w <= size.w);
                CHECK(a.y + a.h <= size.h);
                for (std::size_t j = i + 1; j < parts.size(); ++j) {
                    const Rect b = parts[j].where;
                    // Rounding may let neighbours touch by a pixel.
                    const bool apart = a.x + a.w <= b.x + 1 || b.x + b.w <= a.x + 1 ||
                                       a.y + a.h <= b.y + 1 || b.y + b.h <= a.y + 1;
                    CAPTURE(rank, size.w, size.h, i, j);
                    CHECK(apart);
                }
            }
        }
    }
}

TEST_CASE("The sign on a card that can be taken stays within the card's edge") {
    // As wide cards lie on a tablet and on a phone, and as tall ones do.
    for (const Size size : {Size{154, 128}, Size{308, 256}, Size{74, 64}, Size{80, 124}}) {
        constexpr int kGap = 4;
        const std::string svg =
            svg_layers(Picture::mark(Mark::Attack), size, kGap, 1, theme(ThemeName::Light))
                .at(0)
                .svg;
        double right = 0, bottom = 0, width = 0;
        for (std::size_t at = svg.find('L'); at != std::string::npos; at = svg.find('L', at + 1)) {
            std::size_t read = 0;
            right = std::max(right, std::stod(svg.substr(at + 1), &read));
            bottom = std::max(bottom, std::stod(svg.substr(at + 1 + read)));
        }
        const std::string stroke = "stroke-width=\"";
        for (std::size_t at = svg.find(stroke); at != std::string::npos;
             at = svg.find(stroke, at + 1)) {
            width = std::max(width, std::stod(svg.substr(at + stroke.size())));
        }
        INFO(size.w << "x" << size.h);
        CHECK(width > 0);
        CHECK(right + width / 2 <= size.w - kGap);
        CHECK(bottom + width / 2 <= size.h - kGap);
    }
}
