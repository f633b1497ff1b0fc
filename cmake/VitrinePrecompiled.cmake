# SPDX-License-Identifier: Apache-2.0
# Headers of the standard library and of Qt, precompiled once for all targets that read them: a third of the build time.
# No header of ours is among them, so that changing one recompiles only who includes it; but tests of the window, which
# all include most of them, share those. Every file still includes what it uses: VITRINE_PRECOMPILE=OFF builds the same.

option(VITRINE_PRECOMPILE "Precompile the headers of libraries" ON)

set(vitrine_test_options -O1 -g0) # Of what is tested and of its tests, the first has to be fast; the second are stripped.
set(vitrine_widget_options $<$<CONFIG:RelWithDebInfo>:-O1>) # While tests run, windows are not what takes the time.
set(vitrine_std_headers <algorithm> <array> <atomic> <cmath> <cstdint> <deque> <functional> <map> <memory> <mutex>
    <optional> <set> <span> <stop_token> <string> <string_view> <tuple> <unordered_map> <utility> <variant> <vector>)
set(vitrine_widget_headers <QAbstractItemView> <QAction> <QApplication> <QHash> <QHeaderView> <QLabel> <QLocale> <QMenu>
    <QPainter> <QPointer> <QTableView> <QTimer> <QToolButton> <QVBoxLayout>)

# vitrine_precompile(NAME HEADERS … [DEPENDS …] [OPTIONS …]): what vitrine_use_precompiled(TARGET NAME) shares with
# targets that are compiled with the same options. Headers of ours stand in <>: with a path that begins at the root, a
# compiler cache that several checkouts share would hand one of them the headers of another.
function(vitrine_precompile NAME)
    cmake_parse_arguments(ARG "" "" "HEADERS;DEPENDS;OPTIONS" ${ARGN})
    if(VITRINE_PRECOMPILE)
        add_library(${NAME} OBJECT ${CMAKE_SOURCE_DIR}/cmake/precompiled.cpp)
        target_link_libraries(${NAME} PRIVATE vitrine_options ${ARG_DEPENDS})
        target_compile_options(${NAME} PRIVATE ${ARG_OPTIONS})
        target_precompile_headers(${NAME} PRIVATE ${ARG_HEADERS})
    endif()
endfunction()

function(vitrine_use_precompiled TARGET NAME)
    if(VITRINE_PRECOMPILE)
        target_precompile_headers(${TARGET} REUSE_FROM ${NAME})
    endif()
endfunction()

vitrine_precompile(vitrine_precompiled_std HEADERS ${vitrine_std_headers})
if(NOT VITRINE_CORE_ONLY)
    find_package(Qt6 6.4 REQUIRED COMPONENTS Widgets)
    vitrine_precompile(vitrine_precompiled_widgets HEADERS ${vitrine_std_headers} ${vitrine_widget_headers}
        DEPENDS Qt6::Widgets OPTIONS ${vitrine_widget_options})
    if(VITRINE_TESTS)
        # Qt6::Test but for the folders that it defines for each target, which would tell all precompiled headers apart.
        find_package(Qt6 6.4 REQUIRED COMPONENTS Test)
        add_library(vitrine_qt_test INTERFACE)
        target_include_directories(vitrine_qt_test SYSTEM INTERFACE
            $<TARGET_PROPERTY:Qt6::Test,INTERFACE_INCLUDE_DIRECTORIES>)
        target_compile_definitions(vitrine_qt_test INTERFACE QT_TESTLIB_LIB)
        target_link_libraries(vitrine_qt_test INTERFACE Qt6::Core $<LINK_ONLY:Qt6::Test>)
        # Qt6::Gui but for its definitions, for the same reason: tests that read pictures.
        find_package(Qt6 6.4 REQUIRED COMPONENTS Gui)
        add_library(vitrine_qt_gui INTERFACE)
        target_include_directories(vitrine_qt_gui SYSTEM INTERFACE
            $<TARGET_PROPERTY:Qt6::Gui,INTERFACE_INCLUDE_DIRECTORIES>)
        target_link_libraries(vitrine_qt_gui INTERFACE Qt6::Core $<LINK_ONLY:Qt6::Gui>)
        vitrine_precompile(vitrine_precompiled_test DEPENDS vitrine_qt_test OPTIONS ${vitrine_test_options}
            HEADERS ${vitrine_std_headers} <QtTest> <cmake/without_emit.h>)
        # Without QtTest, which asks which libraries of Qt the target uses.
        vitrine_precompile(vitrine_precompiled_widget_test DEPENDS Qt6::Widgets OPTIONS ${vitrine_test_options}
            HEADERS ${vitrine_std_headers} ${vitrine_widget_headers})
    endif()
endif()
