// SPDX-License-Identifier: Apache-2.0
// How paths are stored, transformed and interpolated (OpenVG §8.5 and §8.6.5 to §8.6.9).
#include "core/api/openvg/angles.h"
#include "core/api/openvg/path_edits.h"
#include "core/api/openvg/path_queries.h"
#include "tests/api/openvg/paths.h"
#include "tests/harness/test_class.h"

#include <limits>

using namespace vitrine::core::openvg;

namespace {

std::vector<VGubyte> commandsOf(const PathData& path)
{
    return {path.commands().begin(), path.commands().end()};
}

std::vector<double> valuesOf(const PathData& path)
{
    std::vector<double> values;
    for (std::size_t i = 0; i < path.coordinateCount(); ++i)
        values.push_back(path.coordinate(i));
    return values;
}

template <typename T>
std::vector<std::byte> bytesOf(std::initializer_list<T> values)
{
    std::vector<std::byte> bytes(values.size() * sizeof(T));
    std::memcpy(bytes.data(), values.begin(), bytes.size());
    return bytes;
}

const std::vector<VGubyte> kLine{VG_MOVE_TO_ABS, VG_LINE_TO_ABS};

} // namespace

class TestVgPathEdits : public QObject {
    Q_OBJECT

private slots:
    // Values are scale · stored + bias, in each data type.
    void dataTypes()
    {
        PathData bytes(VG_PATH_DATATYPE_S_8, 0.5f, 10.0f);
        bytes.append(kLine, bytesOf<std::int8_t>({-128, 127, 0, 4}));
        QCOMPARE(valuesOf(bytes), (std::vector<double>{-54, 73.5, 10, 12}));
        PathData shorts(VG_PATH_DATATYPE_S_16, 2.0f, -1.0f);
        shorts.append(kLine, bytesOf<std::int16_t>({-32768, 32767, 0, 4}));
        QCOMPARE(valuesOf(shorts), (std::vector<double>{-65537, 65533, -1, 7}));
        PathData words(VG_PATH_DATATYPE_S_32, 1.0f / 65536.0f, 0.0f);
        words.append(kLine, bytesOf<std::int32_t>({65536, -32768, 1, 1 << 30}));
        QCOMPARE(valuesOf(words), (std::vector<double>{1, -0.5, 1.0 / 65536.0, 16384}));
        PathData floats(VG_PATH_DATATYPE_F, -3.0f, 1.0f);
        floats.append(kLine, bytesOf<float>({0.5f, 1, 2, 3}));
        QCOMPARE(valuesOf(floats), (std::vector<double>{-0.5, -2, -5, -8}));
        QCOMPARE(floats.bytes(), std::size_t{2 + 16});
    }

    // OpenVG §3.3: what is no number is 0, and infinities are the largest number.
    void numbersThatAreNone()
    {
        constexpr float kInfinity = std::numeric_limits<float>::infinity();
        PathData path(VG_PATH_DATATYPE_F, 1.0f, 0.0f);
        path.append(kLine, bytesOf<float>({std::nanf(""), kInfinity, -kInfinity, 5}));
        constexpr double kLargest = std::numeric_limits<float>::max();
        QCOMPARE(valuesOf(path), (std::vector<double>{0, kLargest, -kLargest, 5}));
    }

    void missingCoordinatesAreZeros()
    {
        PathData path(VG_PATH_DATATYPE_F, 1.0f, 0.0f);
        path.append(kLine, bytesOf<float>({3, 4, 5}));
        QCOMPARE(valuesOf(path), (std::vector<double>{3, 4, 5, 0}));
    }

    void valuesAreRoundedAndSaturate()
    {
        PathData path(VG_PATH_DATATYPE_S_8, 0.5f, 10.0f);
        const PathData from = pathOf({VG_MOVE_TO_ABS, VG_LINE_TO_ABS}, {10.3, 9.7, 1000, -1000});
        path.append(from);
        QCOMPARE(valuesOf(path), (std::vector<double>{10.5, 9.5, 73.5, -54}));
        path.append(path);
        QCOMPARE(path.commands().size(), std::size_t{4});
        QCOMPARE(path.coordinate(6), 73.5);
    }

    void coordinatesAreReplaced()
    {
        PathData path = pathOf({VG_MOVE_TO_ABS, VG_HLINE_TO_ABS, VG_LINE_TO_ABS}, {1, 2, 3, 4, 5});
        path.replaceCoordinates(1, 2, bytesOf<float>({30, 40}));
        QCOMPARE(valuesOf(path), (std::vector<double>{1, 2, 30, 40, 5})); // what is missing stays
    }

    // Translate (5, −2) · scale (2, 3). H and V become lines, relative ones stay relative.
    void transformed_()
    {
        Matrix move;
        move.tx = 5;
        move.ty = -2;
        const PathData path = pathOf({VG_MOVE_TO_ABS, VG_HLINE_TO_ABS, VG_VLINE_TO_REL, VG_QUAD_TO_REL, VG_CLOSE_PATH},
                                     {1, 1, 4, 2, 1, 1, 2, 0});
        const PathData result = transformedPath(path, move * scaled(2, 3), path);
        QCOMPARE(commandsOf(result),
                 (std::vector<VGubyte>{VG_MOVE_TO_ABS, VG_LINE_TO_ABS, VG_LINE_TO_REL, VG_QUAD_TO_REL, VG_CLOSE_PATH}));
        QCOMPARE(valuesOf(result), (std::vector<double>{7, 1, 13, 1, 0, 6, 2, 3, 4, 0}));
    }

    // A circle of radius 1 becomes an ellipse with a long axis of 3 upright; a mirror turns its direction.
    void transformedArcs()
    {
        const PathData arc = pathOf({VG_MOVE_TO_ABS, VG_SCCWARC_TO_ABS}, {1, 0, 1, 1, 0, -1, 0});
        const PathData upright = transformedPath(arc, scaled(2, 3), arc);
        QVERIFY(near(upright.coordinate(2), 3));
        QVERIFY(near(upright.coordinate(3), 2));
        QVERIFY(near(std::fabs(upright.coordinate(4)), 90));
        QVERIFY(near(pointAt(segmentsOf(upright)[1], 0.5), {0, 3}, 1e-5));
        const PathData mirrored = transformedPath(arc, scaled(1, -1), arc);
        QCOMPARE(mirrored.commands()[1], VGubyte{VG_SCWARC_TO_ABS});
        QVERIFY(near(pointAt(segmentsOf(mirrored)[1], 0.5), {0, -1}, 1e-5));
        // Each point of a sheared arc is the sheared point.
        Matrix shear;
        shear.shx = 0.7;
        shear.shy = -0.2;
        const PathData tilted = pathOf({VG_MOVE_TO_ABS, VG_LCWARC_TO_ABS}, {3, 1, 5, 2, 25, -1, 2});
        const Segment before = segmentsOf(tilted)[1];
        const Segment behind = segmentsOf(transformedPath(tilted, shear, tilted))[1];
        for (const double t : {0.2, 0.5, 0.8})
            QVERIFY(near(pointAt(behind, t), shear.apply(pointAt(before, t)), 1e-4));
    }

    // Halfway, in normal form: absolute, lines and cubics.
    void interpolated()
    {
        const PathData start =
            pathOf({VG_MOVE_TO_ABS, VG_HLINE_TO_REL, VG_QUAD_TO_ABS, VG_CLOSE_PATH}, {0, 0, 10, 13, 3, 16, 0});
        const PathData end = pathOf({VG_MOVE_TO_ABS, VG_LINE_TO_ABS, VG_CUBIC_TO_ABS, VG_CLOSE_PATH},
                                    {2, 2, 10, 20, 0, 0, 0, 0, 20, 30});
        const auto half = interpolatedPath(start, end, 0.5, start);
        QCOMPARE(commandsOf(*half),
                 (std::vector<VGubyte>{VG_MOVE_TO_ABS, VG_LINE_TO_ABS, VG_CUBIC_TO_ABS, VG_CLOSE_PATH}));
        // The quadratic is the cubic (12, 2), (14, 2), (16, 0).
        QCOMPARE(valuesOf(*half), (std::vector<double>{1, 1, 10, 10, 6, 1, 7, 1, 18, 15}));
        QCOMPARE(valuesOf(*interpolatedPath(start, end, 2.0, start))[0], 4.0); // beyond the end
        QVERIFY(!interpolatedPath(start, pathOf({VG_MOVE_TO_ABS}, {0, 0}), 0.5, start));
        QVERIFY(!interpolatedPath(pathOf({VG_MOVE_TO_ABS}, {0, 0}), pathOf({VG_LINE_TO_ABS}, {0, 0}), 0.5, start));
    }

    // All kinds of arcs go together: below ½ it is the first one's kind, from there on the second's.
    void interpolatedArcs()
    {
        const PathData start = pathOf({VG_SCCWARC_TO_REL}, {1, 2, 30, 4, 5});
        const PathData end = pathOf({VG_LCWARC_TO_ABS}, {3, 4, 50, 8, 9});
        const auto before = interpolatedPath(start, end, 0.25, start);
        QCOMPARE(before->commands()[0], VGubyte{VG_SCCWARC_TO_ABS});
        QCOMPARE(valuesOf(*before), (std::vector<double>{1.5, 2.5, 35, 5, 6}));
        QCOMPARE(interpolatedPath(start, end, 0.5, start)->commands()[0], VGubyte{VG_LCWARC_TO_ABS});
    }
};

VITRINE_TEST(TestVgPathEdits)
#include "tst_vg_path_edits.moc"
