# The one place for the language level, warnings and code generation flags. Every target of ours links anthill_options.
option(ANTHILL_SANITIZE "Address and undefined-behaviour sanitizers" OFF)
option(ANTHILL_WERROR "Warnings are errors, as in continuous integration" OFF)

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Release or Debug" FORCE)
endif()

find_program(ANTHILL_CCACHE ccache)
if(ANTHILL_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_C_COMPILER_LAUNCHER "${ANTHILL_CCACHE}")
  set(CMAKE_CXX_COMPILER_LAUNCHER "${ANTHILL_CCACHE}")
endif()

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_CXX_FLAGS_RELEASE "-O3 -DNDEBUG")
if(ANTHILL_SANITIZE)
  set(CMAKE_CXX_FLAGS_DEBUG "-O1 -g1")
endif()

add_library(anthill_options INTERFACE)
target_include_directories(anthill_options INTERFACE "${PROJECT_SOURCE_DIR}/src")
if(CMAKE_CXX_COMPILER_ID MATCHES "^(GNU|Clang|AppleClang)$")
  target_compile_options(
    anthill_options
    INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast -Wnon-virtual-dtor -Woverloaded-virtual
              -Wimplicit-fallthrough $<$<BOOL:${ANTHILL_WERROR}>:-Werror>)
endif()
# g++ 12 sees overlapping copies in `"text" + string` where there are none (its bug 105651), and takes what an empty optional does not hold
# for uninitialised. clang, which compiles all of it too, sees neither.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  target_compile_options(anthill_options INTERFACE -Wno-restrict -Wno-maybe-uninitialized)
endif()
# Move generation counts bits. Every x86-64 since 2009 has an instruction for that, but compilers do not use it unasked.
if(NOT EMSCRIPTEN AND CMAKE_CXX_COMPILER_ID MATCHES "^(GNU|Clang|AppleClang)$" AND CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64|amd64)$")
  target_compile_options(anthill_options INTERFACE -march=x86-64-v2)
endif()
if(ANTHILL_SANITIZE)
  target_compile_options(anthill_options INTERFACE -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(anthill_options INTERFACE -fsanitize=address,undefined)
endif()

# Builds for browsers are tried by node, with no options: emcmake would hand over some that newer ones refuse.
if(EMSCRIPTEN)
  find_program(ANTHILL_NODE NAMES node nodejs REQUIRED NO_CMAKE_FIND_ROOT_PATH)
  set(CMAKE_CROSSCOMPILING_EMULATOR "${ANTHILL_NODE}")
endif()

# The coverage that libFuzzer counts, in the parts and its harnesses. Comparisons are not traced: every test of the same build would take
# twice as long, and the harnesses have a dictionary and a corpus.
if(ANTHILL_FUZZ)
  set(ANTHILL_COUNTED -fsanitize=fuzzer-no-link -fno-sanitize-coverage=trace-cmp,trace-div,trace-gep)
endif()

# The code that the page ships neither throws nor uses run-time types, and is optimised as a whole when it is linked: a twentieth less to
# download. The tests use both, and link the same code.
if(EMSCRIPTEN)
  set(ANTHILL_SHIPPED -fno-exceptions -fno-rtti -flto)
endif()

# anthill_part(engine USES anthill_core): a folder of src/ as one static library that links the parts to its left. Sources are found, not
# listed: a rule of the house is that every .cpp of a folder belongs to it, and CONFIGURE_DEPENDS notices new ones.
function(anthill_part name)
  cmake_parse_arguments(PART "" "" "USES" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/*.cpp" "${CMAKE_CURRENT_SOURCE_DIR}/*.h")
  add_library(anthill_${name} STATIC ${sources})
  set_target_properties(anthill_${name} PROPERTIES LINKER_LANGUAGE CXX)
  target_compile_options(anthill_${name} PRIVATE ${ANTHILL_SHIPPED} ${ANTHILL_COUNTED})
  target_link_libraries(anthill_${name} PUBLIC anthill_options ${PART_USES})
endfunction()

# Compiled for browsers that have vector instructions (SIMD).
set(ANTHILL_SIMD -msimd128)
# anthill_simd_part(players): a part once more with vector instructions, anthill_players_simd, built only for who links it. Linked before
# the part itself it stands in for it, file by file.
function(anthill_simd_part name)
  get_target_property(sources anthill_${name} SOURCES)
  add_library(anthill_${name}_simd STATIC EXCLUDE_FROM_ALL ${sources})
  set_target_properties(anthill_${name}_simd PROPERTIES LINKER_LANGUAGE CXX)
  target_compile_options(anthill_${name}_simd PRIVATE ${ANTHILL_SHIPPED} ${ANTHILL_SIMD})
  target_link_libraries(anthill_${name}_simd PUBLIC anthill_${name})
endfunction()
