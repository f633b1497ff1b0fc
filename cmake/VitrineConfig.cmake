# SPDX-License-Identifier: Apache-2.0
# find_package(Vitrine): the interface of plugins, and how one is built.
#
#   Vitrine::sdk                       the headers <vitrine/unit.h> (C99) and <vitrine/unit.hpp> (C++17)
#   vitrine_add_plugin(NAME SOURCES…)  NAME.so, which `cmake --install` puts into VITRINE_PLUGIN_DIR

get_filename_component(_vitrine_prefix "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
if(NOT TARGET Vitrine::sdk)
    add_library(Vitrine::sdk INTERFACE IMPORTED)
    set_target_properties(Vitrine::sdk PROPERTIES INTERFACE_INCLUDE_DIRECTORIES "${_vitrine_prefix}/include")
endif()

# The user's folder; for everyone it is ${prefix}/lib/vitrine/plugins.
if(NOT "$ENV{XDG_DATA_HOME}" STREQUAL "")
    set(_vitrine_data "$ENV{XDG_DATA_HOME}")
else()
    set(_vitrine_data "$ENV{HOME}/.local/share")
endif()
set(VITRINE_PLUGIN_DIR "${_vitrine_data}/vitrine/plugins" CACHE PATH "Where plugins of Vitrine are installed")
set(VITRINE_SYSTEM_PLUGIN_DIR "${_vitrine_prefix}/lib/vitrine/plugins")
unset(_vitrine_data)
unset(_vitrine_prefix)

# Units run once for every few fragments: without a word about the build they are optimized, and a debugger knows them.
if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
    set(CMAKE_BUILD_TYPE RelWithDebInfo)
endif()

function(vitrine_add_plugin NAME)
    add_library(${NAME} MODULE ${ARGN})
    target_link_libraries(${NAME} PRIVATE Vitrine::sdk)
    # No fused multiply-add: a unit gives the same bits on every computer.
    target_compile_options(${NAME} PRIVATE -Wall -Wextra -ffp-contract=off)
    set_target_properties(${NAME} PROPERTIES PREFIX "" SUFFIX ".so" C_STANDARD 99 CXX_STANDARD 17
        C_VISIBILITY_PRESET hidden CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON)
    install(TARGETS ${NAME} LIBRARY DESTINATION "${VITRINE_PLUGIN_DIR}")
endfunction()
