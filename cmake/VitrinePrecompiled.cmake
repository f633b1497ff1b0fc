# SPDX-License-Identifier: Apache-2.0
# Headers that are precompiled once for all targets that read them: half of the build time. They are those of the standard
# library and of Qt, and a few of ours, each for targets of which nearly every file reads it anyway, so that changing one
# recompiles little more. Every file still includes what it uses: VITRINE_PRECOMPILE=OFF builds the same.

option(VITRINE_PRECOMPILE "Precompile the headers of libraries" ON)

# What is tested has to be fast; tests are made in four fifths of the time of -O1, and stripped. GCC sees fewer of its own
# inlined functions through with -Og, and takes for uninitialized what is not.
set(vitrine_test_options -Og -g0 -Wno-maybe-uninitialized)
set(vitrine_widget_options # While tests run, windows are not what takes the time.
    $<$<CONFIG:RelWithDebInfo>:-Og> $<$<CONFIG:RelWithDebInfo>:-Wno-maybe-uninitialized>)
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
        if(CMAKE_CXX_COMPILER_LAUNCHER)
            set_target_properties(${NAME} PROPERTIES
                CXX_COMPILER_LAUNCHER "${CMAKE_SOURCE_DIR}/cmake/precompile;${CMAKE_CXX_COMPILER_LAUNCHER}")
        endif()
    endif()
endfunction()

function(vitrine_use_precompiled TARGET NAME)
    if(VITRINE_PRECOMPILE)
        target_precompile_headers(${TARGET} REUSE_FROM ${NAME})
    endif()
endfunction()

# Of libraries, by the first line that matches what they depend on.
set(vitrine_desk_libraries "vitrine_views_(kit|machine|framebuffer)|vitrine_dock_") # Whoever depends on one is told of the place.
set(vitrine_widget_libraries "Qt6::Widgets|vitrine_views_|vitrine_app_(frame|notes|session|window)")
set(vitrine_replay_libraries "vitrine_api_replay|vitrine_session_")
function(vitrine_precompiled_for NAME DEPENDS)
    if("${DEPENDS}" MATCHES "${vitrine_desk_libraries}")
        vitrine_use_precompiled(${NAME} vitrine_precompiled_desk)
    elseif("${DEPENDS}" MATCHES "${vitrine_widget_libraries}")
        vitrine_use_precompiled(${NAME} vitrine_precompiled_widgets)
    elseif("${DEPENDS}" MATCHES "${vitrine_replay_libraries}")
        vitrine_use_precompiled(${NAME} vitrine_precompiled_replay)
    else()
        vitrine_use_precompiled(${NAME} vitrine_precompiled_std)
    endif()
    if("${DEPENDS}" MATCHES "${vitrine_desk_libraries}|${vitrine_widget_libraries}")
        target_compile_options(${NAME} PRIVATE ${vitrine_widget_options})
    endif()
endfunction()

vitrine_precompile(vitrine_precompiled_std HEADERS ${vitrine_std_headers})
vitrine_precompile(vitrine_precompiled_replay DEPENDS vitrine_api_replay
    HEADERS ${vitrine_std_headers} <core/api/replay/replayer.h>)
if(NOT VITRINE_CORE_ONLY)
    find_package(Qt6 6.4 REQUIRED COMPONENTS Widgets)
    vitrine_precompile(vitrine_precompiled_widgets HEADERS ${vitrine_std_headers} ${vitrine_widget_headers}
        DEPENDS Qt6::Widgets OPTIONS ${vitrine_widget_options})
    vitrine_precompile(vitrine_precompiled_desk DEPENDS vitrine_views_kit OPTIONS ${vitrine_widget_options}
        HEADERS ${vitrine_std_headers} ${vitrine_widget_headers}
            <views/base/desk.h> <views/base/inspector.h> <views/kit/pane.h>)
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
        # Who depends on one of these runs whole machines.
        set(vitrine_machine_benches "vitrine_(spec_scene|gpu_bench|het_line_run|hiz_bench|mixed_scene|segment_bench)")
        vitrine_precompile(vitrine_precompiled_machine_test DEPENDS vitrine_gpu vitrine_qt_test
            OPTIONS ${vitrine_test_options} HEADERS ${vitrine_std_headers} <QtTest> <cmake/without_emit.h>
                <core/gpu/timed_gpu.h> <core/gpu/untimed_gpu.h>)
        # Without QtTest, which asks which libraries of Qt the target uses.
        vitrine_precompile(vitrine_precompiled_widget_test DEPENDS Qt6::Widgets OPTIONS ${vitrine_test_options}
            HEADERS ${vitrine_std_headers} ${vitrine_widget_headers})
    endif()
endif()
