# Writes a C++ source that holds every drawing of this folder as text, for view/sprites/art.h. Line breaks and the
# namespace declaration, which the rasteriser ignores, stay behind: the page downloads every byte of this.
# Called as: cmake -DFOLDER=<assets> -DOUTPUT=<file.cpp> -P embed.cmake

file(GLOB drawings LIST_DIRECTORIES false "${FOLDER}/*.svg")
list(SORT drawings)  # the same output on every machine
set(entries "")
foreach(drawing IN LISTS drawings)
  get_filename_component(name "${drawing}" NAME_WE)
  file(READ "${drawing}" text)
  string(REPLACE " xmlns=\"http://www.w3.org/2000/svg\"" "" text "${text}")
  string(REGEX REPLACE ">[\r\n]+" ">" text "${text}")
  string(REGEX REPLACE "[\r\n]+" " " text "${text}")
  string(STRIP "${text}" text)
  string(APPEND entries "    {\"${name}\", R\"svg(${text})svg\"},\n")
endforeach()

file(CONFIGURE OUTPUT "${OUTPUT}" @ONLY CONTENT [[
// Written by assets/embed.cmake.
#include "view/sprites/art.h"

#include <algorithm>
#include <iterator>

namespace anthill {
namespace {

struct Drawing {
    std::string_view name;
    std::string_view text;
};

constexpr Drawing kDrawings[] = {
@entries@};

}  // namespace

std::string_view art(std::string_view name) noexcept {
    const auto* found = std::find_if(std::begin(kDrawings), std::end(kDrawings),
                                     [name](const Drawing& drawing) { return drawing.name == name; });
    return found != std::end(kDrawings) ? found->text : std::string_view();
}

}  // namespace anthill
]])
