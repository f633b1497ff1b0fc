// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/start/sample_table.h"

#include <QCoreApplication>

namespace vitrine::app {

namespace {

using enum SampleGroup;

constexpr SampleRow kRows[] = {
    {"archway", Begin,
     QT_TRANSLATE_NOOP("SampleTable", "A statue behind an arch: work for every unit, and much that is hidden.")},
    {"triangle", Begin,
     QT_TRANSLATE_NOOP("SampleTable", "A clear, three colors interpolated, and the same triangle with a texture.")},
    {"latency", Begin,
     QT_TRANSLATE_NOOP("SampleTable",
                       "1 to 12 tasks that each wait for a texture: how many it takes to hide the wait.")},
    {"doom", Begin,
     QT_TRANSLATE_NOOP("SampleTable", "A real program: Chocolate Doom playing Freedoom, recorded with apitrace.")},
    {"depth-and-blending", Pixels,
     QT_TRANSLATE_NOOP("SampleTable", "Cards and panes of glass: why glass comes last, and from the back.")},
    {"stencil-mirror", Pixels,
     QT_TRANSLATE_NOOP("SampleTable", "A reflection that spills out of its mirror, until a stencil keeps it in.")},
    {"mipmaps", Pixels,
     QT_TRANSLATE_NOOP("SampleTable",
                       "A floor, sampled nearest, linear and mip-mapped, and which level is used where.")},
    {"lit-cube-shadow-map", Pixels,
     QT_TRANSLATE_NOOP("SampleTable", "Depth as the light sees it, drawn to a texture and used for shadows.")},
    {"overdraw", Machine,
     QT_TRANSLATE_NOOP("SampleTable",
                       "One picture from the back and from the front, and how often a pixel is covered.")},
    {"overdraw-eight-layers", Machine,
     QT_TRANSLATE_NOOP("SampleTable", "Eight layers, seven of them hidden: how few of their tiles need a look.")},
    {"disc", Machine,
     QT_TRANSLATE_NOOP("SampleTable",
                       "A texture that is opaque, ambiguous and transparent in parts, cut out by discard.")},
    {"foliage", Machine,
     QT_TRANSLATE_NOOP("SampleTable",
                       "Leaves cut out near by, and in mip maps, whose texels are less and less clear.")},
    {"billboard", Machine,
     QT_TRANSLATE_NOOP("SampleTable", "Boards in perspective: which part of a texture a tile of the window reads.")},
    {"smoke", Machine,
     QT_TRANSLATE_NOOP("SampleTable", "Particles: cut out from the front, then blended from the back.")},
    {"bypass-ten-draws", Machine,
     QT_TRANSLATE_NOOP("SampleTable", "An evening in ten draws that need no shader, then with one that does.")},
    {"wood-and-marble-program", Machine,
     QT_TRANSLATE_NOOP("SampleTable", "Light and textures as instructions of a fragment program.")},
    {"wood-and-marble-units", Machine,
     QT_TRANSLATE_NOOP("SampleTable", "The same picture, asked of fixed units beside the processors.")},
    {"wood-and-marble-chain", Machine,
     QT_TRANSLATE_NOOP("SampleTable", "The same picture from a fixed chain of units, without a fragment shader.")},
    {"rim-and-palette", Machine,
     QT_TRANSLATE_NOOP("SampleTable", "Units of two plugins; without them, a log that names what is missing.")},
    {"star", Vectors,
     QT_TRANSLATE_NOOP("SampleTable", "A path by both fill rules, then smoothed, with a gradient and an outline.")},
    {"overlay", Vectors,
     QT_TRANSLATE_NOOP("SampleTable", "A gauge of OpenVG over a scene of OpenGL ES, in one window.")},
    {"album", Vectors,
     QT_TRANSLATE_NOOP("SampleTable", "Images: filters, a photo multiplied and as a pattern, a mask, and glyphs.")},
    {"blitter", Vectors,
     QT_TRANSLATE_NOOP("SampleTable", "Rectangles, sprites and glyphs for which no processor runs an instruction.")},
    {"effects", Vectors,
     QT_TRANSLATE_NOOP("SampleTable", "A color table, fog, an alpha test, a background for images, and kernels.")},
    {"feast", Vectors,
     QT_TRANSLATE_NOOP("SampleTable", "A drawing of some three hundred paths, filled and stroked, with gradients.")},
    {"evergreen", Vectors,
     QT_TRANSLATE_NOOP("SampleTable", "An SVG file as it was imported: its draws have the names of its paths.")},
};

constexpr const char* kTitles[] = {
    QT_TRANSLATE_NOOP("SampleTable", "To begin with"),
    QT_TRANSLATE_NOOP("SampleTable", "From vertices to pixels"),
    QT_TRANSLATE_NOOP("SampleTable", "What the machine does about it"),
    QT_TRANSLATE_NOOP("SampleTable", "Drawings and images of 2-D graphics"),
};

} // namespace

std::span<const SampleRow> sampleTable()
{
    return kRows;
}

QString titleOf(SampleGroup group)
{
    return QCoreApplication::translate("SampleTable", kTitles[static_cast<std::size_t>(group)]);
}

QString sentenceOf(const SampleRow& row)
{
    return QCoreApplication::translate("SampleTable", row.teaches);
}

} // namespace vitrine::app
