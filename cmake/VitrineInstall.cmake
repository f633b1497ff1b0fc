# SPDX-License-Identifier: Apache-2.0
# What `cmake --install` brings, and the Debian package: `cpack --config build/release/CPackConfig.cmake`.

set(CMAKE_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE
    WORLD_READ WORLD_EXECUTE)
set(VITRINE_SHARE share)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME vitrine)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_VENDOR "Vitrine developers")
set(CPACK_PACKAGE_CONTACT "Vitrine developers <vitrine@localhost.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "debugger for OpenGL ES graphics on a model of a mobile GPU")
set(CPACK_PACKAGE_DESCRIPTION_FILE ${CMAKE_SOURCE_DIR}/app/desktop/description)
set(CPACK_RESOURCE_FILE_LICENSE ${CMAKE_SOURCE_DIR}/LICENSE.GPL-3.0)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS ${CMAKE_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS})
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# What the scenes in qml/ import; no library names it.
set(CPACK_DEBIAN_PACKAGE_DEPENDS
    "qml6-module-qtqml, qml6-module-qtqml-workerscript, qml6-module-qtquick, qml6-module-quick3d")
# The drop-in libraries need one another, and no package has them.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${CMAKE_BINARY_DIR}/lib/drop-in)

add_subdirectory(${CMAKE_SOURCE_DIR}/app/thumbnailer)
add_subdirectory(${CMAKE_SOURCE_DIR}/app/desktop)

# bin and lib as they are, without the architecture: programs look for ../lib/vitrine/drop-in (libraries.h).
install(TARGETS vitrine vitrine-cli vitrine-thumbnailer RUNTIME DESTINATION bin)
install(TARGETS vitrine-drop-in vitrine-EGL vitrine-GLESv2 vitrine-OpenVG
    LIBRARY DESTINATION lib/vitrine/drop-in NAMELINK_SKIP
    PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)

# What authors of plugins, and of programs, need: cmake --install … --component sdk brings it alone.
include(CMakePackageConfigHelpers)
set(sdk ${CMAKE_SOURCE_DIR}/core/sdk/vitrine)
install(FILES ${sdk}/unit.h ${sdk}/unit.hpp ${sdk}/kind_of.hpp ${sdk}/values.hpp DESTINATION include/vitrine COMPONENT sdk)
# VG/vitrine2d.h, with what it includes, for programs that draw with it.
install(DIRECTORY ${CMAKE_SOURCE_DIR}/core/api/openvg/include/VG DESTINATION include/vitrine COMPONENT sdk)
write_basic_package_version_file(${CMAKE_BINARY_DIR}/VitrineConfigVersion.cmake COMPATIBILITY SameMinorVersion
    ARCH_INDEPENDENT)
install(FILES ${CMAKE_SOURCE_DIR}/cmake/VitrineConfig.cmake ${CMAKE_BINARY_DIR}/VitrineConfigVersion.cmake
    DESTINATION lib/cmake/Vitrine COMPONENT sdk)
install(DIRECTORY ${CMAKE_SOURCE_DIR}/plugins/ DESTINATION ${VITRINE_SHARE}/doc/vitrine/examples/plugins COMPONENT sdk)

file(GLOB sample_captures CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/captures/samples/*.vitrine)
install(FILES ${sample_captures} DESTINATION ${VITRINE_SHARE}/vitrine/samples)
install(FILES ${CMAKE_SOURCE_DIR}/captures/samples/samples.LICENSE ${CMAKE_SOURCE_DIR}/captures/samples/doom.LICENSE
    ${CMAKE_SOURCE_DIR}/captures/samples/feast.LICENSE ${CMAKE_SOURCE_DIR}/captures/samples/evergreen.LICENSE
    DESTINATION ${VITRINE_SHARE}/vitrine/samples)

include(CPack)
