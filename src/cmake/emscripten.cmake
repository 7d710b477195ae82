# Toolchain file: finds the Emscripten that is on the PATH (an emsdk wins over Debian's package by being first there) and
# hands over to its own toolchain file.
find_program(ANTHILL_EMCC emcc REQUIRED)
execute_process(
  COMMAND "${ANTHILL_EMCC}" --print-sysroot OUTPUT_VARIABLE _sysroot OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
file(REAL_PATH "${ANTHILL_EMCC}" _emcc)
get_filename_component(_root "${_emcc}" DIRECTORY)
foreach(_candidate "${_root}" /usr/share/emscripten)
  if(EXISTS "${_candidate}/cmake/Modules/Platform/Emscripten.cmake")
    set(ANTHILL_EMSCRIPTEN_ROOT "${_candidate}")
    break()
  endif()
endforeach()
if(NOT ANTHILL_EMSCRIPTEN_ROOT)
  message(FATAL_ERROR "emcc is at ${_emcc}, but its CMake toolchain file is not beside it")
endif()

include("${ANTHILL_EMSCRIPTEN_ROOT}/cmake/Modules/Platform/Emscripten.cmake")
