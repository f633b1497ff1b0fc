// SPDX-License-Identifier: Apache-2.0
#pragma once

/*
 * The types and the calling convention of OpenVG 1.1 and VGU on this platform (OpenVG 1.1 section 3.2). It needs no
 * words before or behind a function's name; VG_API_ENTRY and VG_API_EXIT are there for programs that write pointers to
 * functions with them.
 */

#ifndef VG_API_CALL
#    define VG_API_CALL extern
#endif
#ifndef VG_API_ENTRY
#    define VG_API_ENTRY
#endif
#ifndef VG_API_EXIT
#    define VG_API_EXIT
#endif

#ifndef VGU_API_CALL
#    define VGU_API_CALL extern
#endif
#ifndef VGU_API_ENTRY
#    define VGU_API_ENTRY
#endif
#ifndef VGU_API_EXIT
#    define VGU_API_EXIT
#endif

typedef float VGfloat;
typedef signed char VGbyte;
typedef unsigned char VGubyte;
typedef signed short VGshort;
typedef signed int VGint;
typedef unsigned int VGuint;
typedef unsigned int VGbitfield;
