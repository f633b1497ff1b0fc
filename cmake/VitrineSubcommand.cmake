# SPDX-License-Identifier: Apache-2.0
# How subcommands of vitrine-cli are collected. A subcommand is a folder: its command with its options, its section of
# the manual page, and its row of the help page in every language. Outside the folder it is one add_subdirectory().

# vitrine_subcommand(NAME SOURCES … [HEADERS …] [DEPENDS …])
# The subcommand of the current folder, in which lie manual.1 and help.LANGUAGE.md beside the sources; these define
# vitrine::cli::addNAME(), as addRun() of run (app/cli/common/command_line.h).
function(vitrine_subcommand NAME)
    cmake_parse_arguments(ARG "" "" "SOURCES;HEADERS;DEPENDS" ${ARGN})
    vitrine_library(vitrine_cli_${NAME} SOURCES ${ARG_SOURCES} HEADERS ${ARG_HEADERS}
        DEPENDS vitrine_cli_common ${ARG_DEPENDS})
    set_property(GLOBAL APPEND PROPERTY VITRINE_SUBCOMMANDS ${NAME})
    set_property(GLOBAL APPEND PROPERTY VITRINE_SUBCOMMAND_FOLDERS ${CMAKE_CURRENT_SOURCE_DIR})
endfunction()

# vitrine_cli_document(TEMPLATE PART DOCUMENT): TEMPLATE with the PARTs of all subcommands so far, in their order.
function(vitrine_cli_document TEMPLATE PART DOCUMENT)
    get_property(parts GLOBAL PROPERTY VITRINE_SUBCOMMAND_FOLDERS)
    list(TRANSFORM parts APPEND /${PART})
    set(template ${CMAKE_SOURCE_DIR}/app/cli/${TEMPLATE})
    set(script ${CMAKE_SOURCE_DIR}/cmake/assemble.cmake)
    add_custom_command(OUTPUT ${DOCUMENT} DEPENDS ${template} ${parts} ${script} VERBATIM
        COMMAND ${CMAKE_COMMAND} -DTEMPLATE=${template} "-DPARTS=${parts}" -DDOCUMENT=${DOCUMENT} -P ${script})
endfunction()

# vitrine_cli_program(PROGRAM): the command line with all subcommands so far. In the build folder are made, by the target
# PROGRAM_documents, the manual page PROGRAM.1 and the page LANGUAGE/command-line.md of the help.
function(vitrine_cli_program PROGRAM)
    get_property(names GLOBAL PROPERTY VITRINE_SUBCOMMANDS)
    set(declarations "")
    set(list "")
    set(libraries "")
    foreach(name IN LISTS names)
        vitrine_upper_camel(${name} type)
        string(APPEND declarations "void add${type}(Commands& commands);\n")
        string(APPEND list "    add${type},\n")
        list(APPEND libraries vitrine_cli_${name})
    endforeach()
    set(table ${CMAKE_CURRENT_BINARY_DIR}/${PROGRAM}_subcommands.cpp)
    file(CONFIGURE OUTPUT ${table} @ONLY CONTENT [[
#include "app/cli/common/command_line.h"

namespace vitrine::cli {

@declarations@
namespace {
constexpr AddSubcommand kSubcommands[]{
@list@};
}

std::span<const AddSubcommand> subcommands()
{
    return kSubcommands;
}

} // namespace vitrine::cli
]])
    add_executable(${PROGRAM} ${CMAKE_SOURCE_DIR}/app/cli/main.cpp ${table})
    target_link_libraries(${PROGRAM} PRIVATE vitrine_options ${libraries})

    set(documents ${CMAKE_CURRENT_BINARY_DIR}/${PROGRAM}.1)
    vitrine_cli_document(manual.1.in manual.1 ${documents})
    foreach(language IN LISTS VITRINE_LANGUAGES)
        set(page ${CMAKE_CURRENT_BINARY_DIR}/${language}/command-line.md)
        vitrine_cli_document(help.${language}.md.in help.${language}.md ${page})
        list(APPEND documents ${page})
    endforeach()
    add_custom_target(${PROGRAM}_documents DEPENDS ${documents})
endfunction()
