# The functions of the remote module; what they do is told in remote_exports.cpp. tests/wasm/remote.test.mjs calls each of them.
set(ANTHILL_REMOTE_EXPORTS remote_ask)

# The parts that it is made of once more, compiled to be small: this module searches nothing. Linked before the parts themselves they
# stand in for them.
foreach(part remote match games engine core)
  get_target_property(sources anthill_${part} SOURCES)
  list(FILTER sources EXCLUDE REGEX "/throws\\.cpp$") # the module has its own
  add_library(anthill_${part}_small STATIC EXCLUDE_FROM_ALL ${sources})
  set_target_properties(anthill_${part}_small PROPERTIES LINKER_LANGUAGE CXX)
  target_compile_options(anthill_${part}_small PRIVATE ${ANTHILL_SHIPPED} -Oz)
  target_link_libraries(anthill_${part}_small PRIVATE anthill_options anthill_${part})
  list(APPEND ANTHILL_SMALL_PARTS anthill_${part}_small)
endforeach()
