# SPDX-License-Identifier: Apache-2.0
# How every target of Vitrine is made: one static library per folder, so that a folder can use only what it names.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM)
    # Its leave to keep what was compiled with precompiled headers, and to use in one checkout what another one compiled.
    # CCACHE_DEPEND saves it a second reading of the headers for all that it does not have, CCACHE_PCH_EXTSUM one of all
    # that is precompiled.
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros
        CCACHE_BASEDIR=${CMAKE_SOURCE_DIR} CCACHE_NOHASHDIR=true CCACHE_DEPEND=true CCACHE_PCH_EXTSUM=true
        ${CCACHE_PROGRAM})
endif()

add_library(vitrine_options INTERFACE)
target_include_directories(vitrine_options INTERFACE ${CMAKE_SOURCE_DIR})
# -ffp-contract=off: no fused multiply-add, so every host computes the same bits (DEC-35).
target_compile_options(vitrine_options INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Werror=return-type
    -ffp-contract=off -fno-math-errno -fpch-preprocess -ffile-prefix-map=${CMAKE_SOURCE_DIR}=.)
if(VITRINE_SANITIZE)
    target_compile_options(vitrine_options INTERFACE -fsanitize=${VITRINE_SANITIZE} -fno-sanitize-recover=all
        -fno-omit-frame-pointer)
    if(VITRINE_SANITIZE MATCHES address)
        # They make files slow to compile; the last two are a third of the time. The address sanitizer reports what the
        # first two are for; the preset ubsan has all of them.
        target_compile_options(vitrine_options INTERFACE -fno-sanitize=null,object-size,vptr,alignment)
    endif()
    target_link_options(vitrine_options INTERFACE -fsanitize=${VITRINE_SANITIZE})
endif()

# Dozens of test programs link all of the libraries: mold does it in a fifth of the time. What users run is linked as ever.
find_program(MOLD_PROGRAM ld.mold)

include(VitrinePrecompiled)

# Most of the time of files goes into headers that they share. OFF: each by itself, as an editor wants to know it.
option(VITRINE_UNITY "Compile the files of a folder sixteen at a time" ON)

# Has the sources of NAME compiled in batches, whatever else its CMakeLists.txt still adds to them. Those that are named
# apart are compiled by themselves.
function(vitrine_in_batches NAME)
    if(ARGN)
        set_source_files_properties(${ARGN} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    endif()
    if(VITRINE_UNITY)
        cmake_language(EVAL CODE "cmake_language(DEFER CALL vitrine_write_batches [[${NAME}]])")
    endif()
endfunction()

# CMake's own UNITY_BUILD writes whole paths into its files, which no other checkout would find in a compiler cache.
function(vitrine_write_batches NAME)
    set(size 16)
    get_target_property(sources ${NAME} SOURCES)
    set(batched "")
    foreach(source IN LISTS sources)
        set(apart OFF)
        foreach(property HEADER_FILE_ONLY SKIP_UNITY_BUILD_INCLUSION COMPILE_OPTIONS)
            get_source_file_property(value ${source} ${property})
            if(value)
                set(apart ON)
            endif()
        endforeach()
        if(source MATCHES "\\.cpp$" AND NOT apart)
            list(APPEND batched ${source})
        endif()
    endforeach()
    list(LENGTH batched files)
    set(first 0)
    while(first LESS files)
        list(SUBLIST batched ${first} ${size} batch)
        set(includes "")
        foreach(source IN LISTS batch)
            get_filename_component(file ${source} ABSOLUTE)
            file(RELATIVE_PATH place ${CMAKE_SOURCE_DIR} ${file})
            string(APPEND includes "#include \"${place}\"\n")
        endforeach()
        set(made ${CMAKE_CURRENT_BINARY_DIR}/${NAME}_batches/from_${first}.cpp)
        file(CONFIGURE OUTPUT ${made} CONTENT "${includes}" @ONLY)
        # A file's own types may be in anonymous namespaces; GCC takes all that is included for headers.
        set_source_files_properties(${made} PROPERTIES COMPILE_OPTIONS -Wno-subobject-linkage)
        target_sources(${NAME} PRIVATE ${made})
        math(EXPR first "${first} + ${size}")
    endwhile()
    set_source_files_properties(${batched} PROPERTIES HEADER_FILE_ONLY ON)
endfunction()

# vitrine_library(NAME SOURCES … [HEADERS …] [APART …] [DEPENDS …])
# A static library of one folder, or an interface library when it has no sources. Sources that are named apart, too, are
# always compiled by themselves: their own names are also those of others, or they are compiled for several processors.
function(vitrine_library NAME)
    cmake_parse_arguments(ARG "" "" "SOURCES;HEADERS;APART;DEPENDS" ${ARGN})
    if(ARG_SOURCES)
        add_library(${NAME} STATIC ${ARG_SOURCES} ${ARG_HEADERS})
        target_link_libraries(${NAME} PUBLIC vitrine_options ${ARG_DEPENDS})
        vitrine_precompiled_for(${NAME} "${ARG_DEPENDS}")
        vitrine_in_batches(${NAME} ${ARG_APART})
    else()
        add_library(${NAME} INTERFACE ${ARG_HEADERS})
        target_link_libraries(${NAME} INTERFACE vitrine_options ${ARG_DEPENDS})
    endif()
endfunction()

# vitrine_upper_camel(what_if NAME): sets NAME to WhatIf.
function(vitrine_upper_camel WORDS NAME)
    set(all "")
    string(REPLACE _ ";" words ${WORDS})
    foreach(word IN LISTS words)
        string(SUBSTRING ${word} 0 1 first)
        string(SUBSTRING ${word} 1 -1 others)
        string(TOUPPER ${first} first)
        string(APPEND all ${first}${others})
    endforeach()
    set(${NAME} ${all} PARENT_SCOPE)
endfunction()

# Makes what moc makes of the headers among the sources of NAME: one file that its unity builds take in, where CMake's own
# way would compile it by itself and look after it before every build. Who adds the first Q_OBJECT to a header configures
# anew; the linker misses the class's vtable until then.
function(vitrine_moc_headers NAME)
    get_target_property(sources ${NAME} SOURCES)
    set(folder ${CMAKE_CURRENT_BINARY_DIR}/${NAME}_moc)
    set(made "")
    set(includes "")
    foreach(source IN LISTS sources)
        get_filename_component(file ${source} ABSOLUTE)
        if(NOT file MATCHES "\\.h$")
            continue()
        endif()
        file(STRINGS ${file} found REGEX "^ *Q_(OBJECT|GADGET|NAMESPACE)" LIMIT_COUNT 1)
        if(found)
            file(RELATIVE_PATH place ${CMAKE_SOURCE_DIR} ${file})
            get_filename_component(prefix ${place} DIRECTORY)
            string(REGEX REPLACE "\\.h$" "" name ${place})
            string(REPLACE / _ name ${name})
            add_custom_command(OUTPUT ${folder}/${name}.moc.cpp DEPENDS ${file} VERBATIM
                COMMAND Qt6::moc -p ${prefix} ${file} -o ${folder}/${name}.moc.cpp)
            list(APPEND made ${folder}/${name}.moc.cpp)
            string(APPEND includes "#include \"${name}.moc.cpp\"\n")
        endif()
    endforeach()
    if(made)
        # What clang-tidy reads is without it.
        file(CONFIGURE OUTPUT ${folder}/all.cpp CONTENT "#ifndef __clang_analyzer__\n${includes}#endif\n" @ONLY)
        set_source_files_properties(${made} PROPERTIES HEADER_FILE_ONLY ON)
        target_sources(${NAME} PRIVATE ${folder}/all.cpp ${made})
    endif()
endfunction()

# Makes the x.moc that an x.cpp of a test includes, without the step of CMake's own way that runs before every build.
function(vitrine_moc_sources NAME)
    foreach(source IN LISTS ARGN)
        file(STRINGS ${source} included REGEX "^#include \"[a-z0-9_]+\\.moc\"")
        if(included)
            get_filename_component(base ${source} NAME_WE)
            get_filename_component(file ${source} ABSOLUTE)
            set(moc ${CMAKE_CURRENT_BINARY_DIR}/${NAME}_moc/${base}.moc)
            add_custom_command(OUTPUT ${moc} COMMAND Qt6::moc ${file} -o ${moc}
                DEPENDS ${source} VERBATIM)
            target_sources(${NAME} PRIVATE ${moc})
            target_include_directories(${NAME} PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/${NAME}_moc)
        endif()
    endforeach()
endfunction()

# vitrine_tests(NAME SOURCES … [ON_SCREEN …] [APART …] [DEPENDS …] [TIMEOUT seconds] [WITH_SYMBOLS])
# A program of QtTest classes, usually those of a folder. Each tst_x.cpp is a class (VITRINE_TEST of tests/harness) and a
# test of ctest, which runs it headless in a process of its own; those after ON_SCREEN on an X screen of their own, with
# a window manager. Other sources help them. Tests of docks whose GROUP it is come to those (VitrineDock.cmake). The
# timeout holds for each class. With symbols a crash names functions and lines. A test that needs `../shared` skips
# without it.
function(vitrine_tests NAME)
    cmake_parse_arguments(ARG "WITH_SYMBOLS" "TIMEOUT" "SOURCES;ON_SCREEN;APART;DEPENDS" ${ARGN})
    get_property(of_docks GLOBAL PROPERTY VITRINE_TESTS_FOR_${NAME})
    list(APPEND ARG_ON_SCREEN ${of_docks})
    list(SORT ARG_ON_SCREEN COMPARE FILE_BASENAME)
    set(sources ${ARG_SOURCES} ${ARG_ON_SCREEN})
    add_executable(${NAME} ${sources})
    set_target_properties(${NAME} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
    vitrine_in_batches(${NAME} ${ARG_APART})
    vitrine_moc_sources(${NAME} ${sources})
    if(NOT VITRINE_SANITIZE AND NOT ARG_WITH_SYMBOLS)
        target_link_options(${NAME} PRIVATE -Wl,--strip-debug) # Dozens of programs, each with all of the libraries.
    endif()
    if(MOLD_PROGRAM)
        target_link_options(${NAME} PRIVATE -fuse-ld=mold)
    endif()
    target_link_libraries(${NAME} PRIVATE vitrine_options vitrine_test_harness ${ARG_DEPENDS})
    target_compile_options(${NAME} PRIVATE ${vitrine_test_options})
    if(ARG_ON_SCREEN)
        if(NOT TARGET vitrine_precompiled_window_test)
            vitrine_precompile(vitrine_precompiled_window_test DEPENDS vitrine_app_window vitrine_qt_test
                OPTIONS ${vitrine_test_options}
                HEADERS ${vitrine_std_headers} ${vitrine_widget_headers} <tests/ui/window_bench.h>)
        endif()
        vitrine_use_precompiled(${NAME} vitrine_precompiled_window_test)
    elseif("${ARG_DEPENDS}" MATCHES "${vitrine_desk_libraries}|${vitrine_widget_libraries}")
        vitrine_use_precompiled(${NAME} vitrine_precompiled_widget_test)
    elseif("${ARG_DEPENDS}" MATCHES "${vitrine_machine_benches}")
        vitrine_use_precompiled(${NAME} vitrine_precompiled_machine_test)
    else()
        vitrine_use_precompiled(${NAME} vitrine_precompiled_test)
    endif()

    if(NOT ARG_TIMEOUT)
        set(ARG_TIMEOUT 600)
    endif()
    if(VITRINE_SANITIZE STREQUAL "thread") # It runs twenty times as long.
        math(EXPR ARG_TIMEOUT "${ARG_TIMEOUT} * 6")
    endif()
    set(classes "")
    foreach(source IN LISTS sources)
        get_filename_component(class ${source} NAME_WE)
        if(NOT class MATCHES "^tst_")
            continue()
        endif()
        list(APPEND classes ${class})
        if(source IN_LIST ARG_ON_SCREEN)
            add_test(NAME ${class} COMMAND ${CMAKE_SOURCE_DIR}/tests/ui/on_screen $<TARGET_FILE:${NAME}> ${class})
        else()
            add_test(NAME ${class} COMMAND ${NAME} ${class})
        endif()
        # One limit, ctest's: QtTest's own ends a function after five minutes, which a slow machine may need.
        set_tests_properties(${class} PROPERTIES TIMEOUT ${ARG_TIMEOUT}
            ENVIRONMENT "QT_QPA_PLATFORM=offscreen;QTEST_FUNCTION_TIMEOUT=${ARG_TIMEOUT}000")
    endforeach()
    set_property(GLOBAL APPEND PROPERTY vitrine_test_classes ${classes})

    # The program compares them with what its sources register.
    list(JOIN classes " " names)
    set(list_of_names ${CMAKE_CURRENT_BINARY_DIR}/${NAME}_names.cpp)
    file(CONFIGURE OUTPUT ${list_of_names} @ONLY
        CONTENT "extern const char* const kVitrineTestNames;\nconst char* const kVitrineTestNames = \"@names@\";\n")
    target_sources(${NAME} PRIVATE ${list_of_names})
    set_source_files_properties(${list_of_names} PROPERTIES SKIP_PRECOMPILE_HEADERS ON SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()

# vitrine_check_tests(FOLDERS …): every tst_x.cpp below them is a class of one test program, and no name stands for two.
function(vitrine_check_tests)
    get_property(classes GLOBAL PROPERTY vitrine_test_classes)
    list(TRANSFORM ARGN APPEND /tst_*.cpp)
    file(GLOB_RECURSE sources ${ARGN})
    list(TRANSFORM sources REPLACE "^.*/(tst_[a-z0-9_]+)\\.cpp$" "\\1")
    list(SORT classes)
    list(SORT sources)
    if(NOT classes STREQUAL sources)
        set(missing ${sources})
        list(REMOVE_ITEM missing ${classes})
        message(FATAL_ERROR "Each tst_x.cpp belongs to one vitrine_tests(…), under a name of its own. "
            "In none: ${missing}. All: ${classes}")
    endif()
endfunction()
