// SPDX-License-Identifier: Apache-2.0
#pragma once

/*
 * Vitrine's own small interface for what no call of OpenVG 1.1 reaches: the basic 2-D path of the machine, which draws
 * without a shader (requirements VG2D-39 to VG2D-47), and at the end what the drawings and filters of OpenVG itself can
 * do besides. It is no extension of Khronos'. A program that wants to run elsewhere, too, asks eglGetProcAddress for
 * the functions.
 *
 * They work in the thread's current context of OpenVG. Those of the basic path draw on its surface, with (0, 0) in the
 * lower left corner, in whole pixels. No matrix, paint, mask or blend mode of OpenVG has a part in it; its scissor has.
 *
 * A color is a word 0xRRGGBBAA, four numbers of 0 to 255. On the basic path they are the numbers that the surface, or
 * an image, stores: nothing is converted between color spaces, and nothing is multiplied by alpha.
 *
 * Errors are OpenVG's, for vgGetError. A call with an error changes and draws nothing. Without a current context a call
 * does nothing. A VGboolean that is not VG_FALSE is true. VG_IMAGE_IN_USE_ERROR: an image that is read is the pixels of
 * a current pbuffer.
 */

#include <VG/openvg.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum {
    V2D_PALETTE_NONE = 0,  /* pixels are colors */
    V2D_PALETTE_256 = 1,   /* one palette of 256 entries */
    V2D_PALETTE_16X16 = 2, /* sixteen palettes of 16 entries, one of which is selected */
    V2D_PALETTE_MODE_FORCE_SIZE = VG_MAX_ENUM
} V2DPaletteMode;

/* The logic operations of OpenGL in its order, of the source s and the destination d. */
typedef enum {
    V2D_LOGIC_CLEAR = 0,          /* 0 */
    V2D_LOGIC_AND = 1,            /* s & d */
    V2D_LOGIC_AND_REVERSE = 2,    /* s & ~d */
    V2D_LOGIC_COPY = 3,           /* s */
    V2D_LOGIC_AND_INVERTED = 4,   /* ~s & d */
    V2D_LOGIC_NOOP = 5,           /* d */
    V2D_LOGIC_XOR = 6,            /* s ^ d */
    V2D_LOGIC_OR = 7,             /* s | d */
    V2D_LOGIC_NOR = 8,            /* ~(s | d) */
    V2D_LOGIC_EQUIV = 9,          /* ~(s ^ d) */
    V2D_LOGIC_INVERT = 10,        /* ~d */
    V2D_LOGIC_OR_REVERSE = 11,    /* s | ~d */
    V2D_LOGIC_COPY_INVERTED = 12, /* ~s */
    V2D_LOGIC_OR_INVERTED = 13,   /* ~s | d */
    V2D_LOGIC_NAND = 14,          /* ~(s & d) */
    V2D_LOGIC_SET = 15,           /* 1 */
    V2D_LOGIC_OPERATION_FORCE_SIZE = VG_MAX_ENUM
} V2DLogicOperation;

/* Compares alpha a with a reference r. */
typedef enum {
    V2D_COMPARE_NEVER = 0,
    V2D_COMPARE_LESS = 1,          /* a < r */
    V2D_COMPARE_EQUAL = 2,         /* a and r are equal */
    V2D_COMPARE_LESS_EQUAL = 3,    /* a ≤ r */
    V2D_COMPARE_GREATER = 4,       /* a > r */
    V2D_COMPARE_NOT_EQUAL = 5,     /* a ≠ r */
    V2D_COMPARE_GREATER_EQUAL = 6, /* a ≥ r */
    V2D_COMPARE_ALWAYS = 7,
    V2D_COMPARE_FUNCTION_FORCE_SIZE = VG_MAX_ENUM
} V2DCompareFunction;

/* State of the basic path, which every context has of its own. What it says happens to a pixel in this order: source
 * key, palette, color table, fog, alpha test, destination key, blending or raster operation. */

/* The color that is drawn with. At first it is 0x000000FF. (VG2D-40) */
VG_API_CALL void v2dColor(VGuint rgba);

/* Whether what is drawn goes over what is there: s · a + d · (1 − a) for red, green and blue, and a + d · (1 − a) for
 * alpha, with a the source's alpha. Otherwise, and at first, it takes its place. (VG2D-47) */
VG_API_CALL void v2dBlend(VGboolean over);

/* Lines are drawn where the pattern has a 1: at pixel s of a line, counted from 0, that is bit (s ÷ factor) mod 16, the
 * lowest one first. A factor of 0 is 1. At first there is no pattern.
 * VG_ILLEGAL_ARGUMENT_ERROR: the pattern has more than 16 bits. (VG2D-41) */
VG_API_CALL void v2dStipple(VGboolean enabled, VGuint pattern, VGuint factor);

/* In place of blending, each stored bit becomes bit 4P + 2S + D of the code, with P the bit of the pattern, a color, S
 * that of the source, and D that of the destination. At first there is no operation.
 * VG_ILLEGAL_ARGUMENT_ERROR: the code is more than 255. (VG2D-44) */
VG_API_CALL void v2dRasterOperation(VGboolean enabled, VGuint code, VGuint pattern);

/* The same by name, for operations in which the pattern has no part. There is one operation: the last call of the two
 * counts. VG_ILLEGAL_ARGUMENT_ERROR: there is no such operation. (VG2D-39) */
VG_API_CALL void v2dLogicOperation(VGboolean enabled, V2DLogicOperation operation);

/* v2dCopy and v2dStretch leave pixels out whose source has this color. A key is taken as a pixel of the image would
 * keep it: what its format has no bits for does not count, and a warning tells of it. At first there is none.
 * (VG2D-45) */
VG_API_CALL void v2dSourceKey(VGboolean enabled, VGuint rgba);

/* Nothing is drawn but where the surface has this color. At first there is none. (VG2D-45) */
VG_API_CALL void v2dDestinationKey(VGboolean enabled, VGuint rgba);

/* Pixels that v2dCopy and v2dStretch read are no colors, but their red number tells the entry of a palette: all of it
 * for V2D_PALETTE_256, its lower four bits for V2D_PALETTE_16X16. An image of VG_sL_8 or VG_lL_8 has a byte for it.
 * There are 256 entries, colors, which are read at the call; V2D_PALETTE_NONE, the mode at first, reads none.
 * VG_ILLEGAL_ARGUMENT_ERROR: there is no such mode; entries is null or not aligned. (VG2D-46) */
VG_API_CALL void v2dPalette(V2DPaletteMode mode, const VGuint* entries);

/* Which of the sixteen palettes counts: its first entry is 16 · number. At first it is 0.
 * VG_ILLEGAL_ARGUMENT_ERROR: the number is more than 15. (VG2D-46) */
VG_API_CALL void v2dPaletteNumber(VGuint number);

/* Pixels that v2dCopy and v2dStretch read change by a table of 256 entries for each channel: red r becomes the red
 * number of entry r, and so on with green, blue and alpha. The entries are read at the call. It is for colors: where
 * there is a palette, for those that it has. At first there is none. Without entries colors stay as they are, and a
 * warning tells of it; VG_FALSE reads none. (vgLookup does the same between images of OpenVG.)
 * VG_ILLEGAL_ARGUMENT_ERROR: entries is not aligned. (VG2D-22) */
VG_API_CALL void v2dColorTable(VGboolean enabled, const VGuint* entries);

/* What is drawn is seen through fog: red, green and blue become factor · c + (1 − factor) · those of the fog. Alpha
 * stays, and so does that of the fog unused. At first there is none.
 * VG_ILLEGAL_ARGUMENT_ERROR: the factor is not within 0 to 1. (VG2D-39) */
VG_API_CALL void v2dFog(VGboolean enabled, VGfloat factor, VGuint rgba);

/* Nothing is drawn but where the alpha of what is drawn, a glyph's times the color's, compares so with the reference,
 * of 0 to 255. At first there is no test.
 * VG_ILLEGAL_ARGUMENT_ERROR: there is no such function; the reference is more than 255. (VG2D-39) */
VG_API_CALL void v2dAlphaTest(VGboolean enabled, V2DCompareFunction function, VGuint reference);

/* Drawing. What would lie outside of the surface is not drawn. Of rectangles (x, y) is the lower left pixel, and a
 * width or height of 0 or less is VG_ILLEGAL_ARGUMENT_ERROR. */

/* A rectangle of the color. (VG2D-40) */
VG_API_CALL void v2dFillRectangle(VGint x, VGint y, VGint width, VGint height);

/* A fan of triangles: those of the first point with two neighbors of the others. Each point has an x and a y; a pixel
 * is drawn if its center, (x + ½, y + ½), is inside. VG_ILLEGAL_ARGUMENT_ERROR: there are fewer than 3 points; points
 * is null or not aligned. (VG2D-40) */
VG_API_CALL void v2dFillFan(VGint count, const VGfloat* points);

/* From the center of pixel (x0, y0) to that of (x1, y1), which is not drawn itself, with one pixel in each column or
 * row. VG_ILLEGAL_ARGUMENT_ERROR: a number is not within −32,768 to 32,767. (VG2D-40, VG2D-41) */
VG_API_CALL void v2dDrawLine(VGint x0, VGint y0, VGint x1, VGint y1);

/* A rectangle of which the first components, in the order of red, green, blue and alpha, are start + i · dx + j · dy in
 * pixel (x + i, y + j), where 1 stands for 255. The others are those of the color. Each list has as many numbers as
 * there are components; numbers beyond ±16,384 count as that, and sums wrap around at ±2³¹.
 * VG_ILLEGAL_ARGUMENT_ERROR: components is not within 1 to 4; a list is null or not aligned. (VG2D-43) */
VG_API_CALL void v2dGradientRectangle(VGint x, VGint y, VGint width, VGint height, VGint components,
                                      const VGfloat* start, const VGfloat* dx, const VGfloat* dy);

/* The pixels of an image, or of the surface itself for VG_INVALID_HANDLE, from (sx, sy) on to (dx, dy). Copies within
 * the surface may overlap: pixels are written from the side from which none is written before it is read. Where the
 * scissor has several rectangles, each is copied by itself. Pixels that the source does not have are left out.
 * VG_BAD_HANDLE_ERROR: source is no image. (VG2D-22, VG2D-42, VG2D-45, VG2D-46) */
VG_API_CALL void v2dCopy(VGImage source, VGint sx, VGint sy, VGint dx, VGint dy, VGint width, VGint height);

/* Pixels of an image, stretched: pixel i of the columns, or rows, becomes that of source pixel (i + ½) · s ÷ d, rounded
 * down, where s is the source's width, or height, and d the destination's.
 * VG_BAD_HANDLE_ERROR: source is no image. VG_ILLEGAL_ARGUMENT_ERROR: a part of the source rectangle is not in the
 * image. (VG2D-22, VG2D-43, VG2D-45, VG2D-46) */
VG_API_CALL void v2dStretch(VGImage source, VGint sx, VGint sy, VGint sourceWidth, VGint sourceHeight, VGint dx,
                            VGint dy, VGint width, VGint height);

/* The color where the image is, with its lower left pixel at (x, y): the color's alpha is multiplied by the image's,
 * and is blended as by v2dBlend(VG_TRUE), whatever was set. Only alpha counts: images of VG_A_8, VG_A_4 and VG_A_1 have
 * nothing else. VG_BAD_HANDLE_ERROR: alpha is no image. (VG2D-47) */
VG_API_CALL void v2dDrawGlyph(VGImage alpha, VGint x, VGint y);

/* State of drawings and filters of OpenVG, which every context has of its own. */

/* Images that vgDrawImage draws, or glyphs are made of, are mixed with a background before anything else is made of
 * their colors: share · image + (1 − share) · background, for red, green, blue and alpha, none of which are multiplied
 * by alpha before. The background is a color of VG_sRGBA_8888, which is brought to the color space of the image. At
 * first there is none. VG_ILLEGAL_ARGUMENT_ERROR: the share is not within 0 to 1. (VG2D-29) */
VG_API_CALL void v2dBackground(VGboolean enabled, VGfloat share, VGuint rgba);

/* Kernels of vgConvolve, vgSeparableConvolve and v2dPatternKernel are scaled by 1 ÷ the sum of their coefficients,
 * whatever scale they are given. Where the sum is 0 that is 1, and a warning tells of it. At first it is their scale
 * that counts. (VG2D-24) */
VG_API_CALL void v2dAutomaticScale(VGboolean automatic);

/* Pattern paint is looked up through a kernel of width · height coefficients, which are read at the call, in the order
 * of vgConvolve: scale · sum + bias of the pattern's pixels around each one, in the pattern's own color space, where
 * they are multiplied by alpha, and 0 to 1. Beyond its edges the pattern goes on as the paint's tiling mode says. The
 * image quality decides whether that is of the nearest pixel alone, or of four with their weights. A shift need be no
 * whole number: conv.mode says what of a coefficient is where. At first there is no kernel; VG_FALSE reads none.
 * VG_ILLEGAL_ARGUMENT_ERROR: the width or height is not within 1 to 32; kernel is null or not aligned.
 * (VG2D-18, VG2D-27) */
VG_API_CALL void v2dPatternKernel(VGboolean enabled, VGint width, VGint height, VGfloat shiftX, VGfloat shiftY,
                                  const VGshort* kernel, VGfloat scale, VGfloat bias);

#ifdef __cplusplus
} /* extern "C" */
#endif
