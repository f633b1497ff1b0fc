# SPDX-License-Identifier: Apache-2.0
# How docks of the window are collected. A dock is a folder: its view with its row, its page of the help and its texts
# in every language, and its tests. Outside the folder it is one add_subdirectory().
find_package(Qt6 6.4 REQUIRED COMPONENTS Core LinguistTools Widgets)

# vitrine_dock(NAME SOURCES … [HEADERS …] [APART …] [DEPENDS …] [GROUP … ON_SCREEN …])
# The dock of the current folder, in which lie help.LANGUAGE.md and, for all languages but English, LANGUAGE.ts beside
# the sources; these define vitrine::views::rowOfNAME(), as rowOfWhatIf() of what_if (views/base/dock_row.h). NAME is the
# id of the dock with '_' for '-'. ON_SCREEN are its tests, classes of the program of tests GROUP.
function(vitrine_dock NAME)
    cmake_parse_arguments(ARG "" "GROUP" "SOURCES;HEADERS;APART;DEPENDS;ON_SCREEN" ${ARGN})
    vitrine_library(vitrine_dock_${NAME} SOURCES ${ARG_SOURCES} HEADERS ${ARG_HEADERS} APART ${ARG_APART}
        DEPENDS Qt6::Widgets ${ARG_DEPENDS})
    vitrine_moc_headers(vitrine_dock_${NAME})
    set_property(GLOBAL APPEND PROPERTY VITRINE_DOCKS ${NAME})
    set_property(GLOBAL APPEND PROPERTY VITRINE_DOCK_FOLDERS ${CMAKE_CURRENT_SOURCE_DIR})
    list(TRANSFORM ARG_ON_SCREEN PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/)
    set_property(GLOBAL APPEND PROPERTY VITRINE_TESTS_FOR_${ARG_GROUP} ${ARG_ON_SCREEN})
endfunction()

# The pages of the docks' help as resources of TARGET, where the other pages are: :/help/LANGUAGE/ID.md.
function(vitrine_dock_help TARGET LANGUAGE)
    get_property(names GLOBAL PROPERTY VITRINE_DOCKS)
    get_property(folders GLOBAL PROPERTY VITRINE_DOCK_FOLDERS)
    set(pages "")
    foreach(name folder IN ZIP_LISTS names folders)
        string(REPLACE _ - id ${name})
        set(page ${folder}/help.${LANGUAGE}.md)
        set_source_files_properties(${page} PROPERTIES QT_RESOURCE_ALIAS ${LANGUAGE}/${id}.md)
        list(APPEND pages ${page})
    endforeach()
    qt_add_resources(${TARGET} ${TARGET}_help_${LANGUAGE} PREFIX /help FILES ${pages})
endfunction()

# The window's texts in a language as a resource of TARGET, :/i18n/vitrine_LANGUAGE.qm, of the docks' .ts files and the
# one of all else. `translations/update` brings these up to date with the sources.
function(vitrine_dock_texts TARGET LANGUAGE)
    get_property(texts GLOBAL PROPERTY VITRINE_DOCK_FOLDERS)
    list(TRANSFORM texts APPEND /${LANGUAGE}.ts)
    list(PREPEND texts ${CMAKE_SOURCE_DIR}/translations/vitrine_${LANGUAGE}.ts)
    set(made ${CMAKE_CURRENT_BINARY_DIR}/${TARGET}_${LANGUAGE}.qm)
    add_custom_command(OUTPUT ${made} DEPENDS ${texts} VERBATIM
        COMMAND Qt6::lrelease -silent ${texts} -qm ${made})
    set_source_files_properties(${made} PROPERTIES QT_RESOURCE_ALIAS vitrine_${LANGUAGE}.qm)
    qt_add_resources(${TARGET} ${TARGET}_texts_${LANGUAGE} PREFIX /i18n FILES ${made})
endfunction()

# vitrine_window(NAME): the library of the window with all docks so far.
function(vitrine_window NAME)
    get_property(names GLOBAL PROPERTY VITRINE_DOCKS)
    set(declarations "")
    set(list "")
    set(libraries "")
    foreach(name IN LISTS names)
        vitrine_upper_camel(${name} type)
        string(APPEND declarations "DockRow rowOf${type}();\n")
        string(APPEND list "        views::rowOf${type}(),\n")
        list(APPEND libraries vitrine_dock_${name})
    endforeach()
    set(table ${CMAKE_CURRENT_BINARY_DIR}/${NAME}_docks.cpp)
    file(CONFIGURE OUTPUT ${table} @ONLY CONTENT [[
#include "app/docks/dock_table.h"

namespace vitrine::views {
@declarations@} // namespace vitrine::views

namespace vitrine::app {

std::span<const views::DockRow> dockTable()
{
    static const views::DockRow kRows[]{
@list@    };
    return kRows;
}

} // namespace vitrine::app
]])
    # As objects: of an archive the linker takes only what somebody has asked for before, and nobody asks for resources.
    add_library(${NAME}_docks OBJECT ${table})
    target_link_libraries(${NAME}_docks PRIVATE vitrine_app_frame)
    foreach(language IN LISTS VITRINE_LANGUAGES)
        vitrine_dock_help(${NAME}_docks ${language})
        if(NOT language STREQUAL en)
            vitrine_dock_texts(${NAME}_docks ${language})
        endif()
    endforeach()
    add_library(${NAME} INTERFACE)
    target_link_libraries(${NAME} INTERFACE $<TARGET_OBJECTS:${NAME}_docks> vitrine_app_frame ${libraries})
endfunction()
