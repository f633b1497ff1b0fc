// SPDX-License-Identifier: Apache-2.0
// The five matrices (OpenVG §6.6; VG2D-05).
#include "tests/api/openvg/paths.h"
#include "tests/api/openvg/vg_bench.h"
#include "tests/harness/test_class.h"

using namespace vitrine::core::openvg;

namespace {

std::array<VGfloat, 9> matrixOf(Context& vg)
{
    std::array<VGfloat, 9> values{};
    vg.getMatrix(values);
    return values;
}

constexpr std::array<VGfloat, 9> kIdentity{1, 0, 0, 0, 1, 0, 0, 0, 1};
constexpr std::array<VGfloat, 9> kValues{2, 3, 4, 5, 6, 7, 8, 9, 10};

} // namespace

class TestVgMatrices : public QObject {
    Q_OBJECT

private slots:
    void eachModeHasItsOwn()
    {
        VgBench bench;
        for (VGint mode = VG_MATRIX_PATH_USER_TO_SURFACE; mode <= VG_MATRIX_GLYPH_USER_TO_SURFACE; ++mode) {
            bench.vg().seti(VG_MATRIX_MODE, mode);
            QCOMPARE(matrixOf(bench.vg()), kIdentity);
            bench.vg().translate(static_cast<VGfloat>(mode), 1);
        }
        for (VGint mode = VG_MATRIX_PATH_USER_TO_SURFACE; mode <= VG_MATRIX_GLYPH_USER_TO_SURFACE; ++mode) {
            bench.vg().seti(VG_MATRIX_MODE, mode);
            QCOMPARE(matrixOf(bench.vg())[6], static_cast<VGfloat>(mode));
        }
        bench.vg().loadIdentity();
        QCOMPARE(matrixOf(bench.vg()), kIdentity);
    }

    // Only that of images keeps its last row.
    void lastRow()
    {
        VgBench bench;
        bench.vg().loadMatrix(kValues);
        QCOMPARE(matrixOf(bench.vg()), (std::array<VGfloat, 9>{2, 3, 0, 5, 6, 0, 8, 9, 1}));
        bench.vg().seti(VG_MATRIX_MODE, VG_MATRIX_IMAGE_USER_TO_SURFACE);
        bench.vg().loadMatrix(kValues);
        QCOMPARE(matrixOf(bench.vg()), kValues);
    }

    // The product of the columns (2, 3, 4), (5, 6, 7), (8, 9, 10) with itself, counted by hand.
    void product()
    {
        VgBench bench;
        bench.vg().seti(VG_MATRIX_MODE, VG_MATRIX_IMAGE_USER_TO_SURFACE);
        bench.vg().loadMatrix(kValues);
        bench.vg().multMatrix(kValues);
        QCOMPARE(matrixOf(bench.vg()), (std::array<VGfloat, 9>{51, 60, 69, 96, 114, 132, 141, 168, 195}));
    }

    // Translate (5, −2), then scale by 2: (3, 4) → (11, 6).
    void VG2D_05_chain()
    {
        VgBench bench;
        bench.vg().translate(5, -2);
        bench.vg().scale(2, 2);
        QCOMPARE(bench.vg().state().matrix(VG_MATRIX_PATH_USER_TO_SURFACE).apply({3, 4}), (Point{11, 6}));
        bench.vg().rotate(90); // exact: (1, 0) → (0, 1) before the others
        QCOMPARE(bench.vg().state().matrix(VG_MATRIX_PATH_USER_TO_SURFACE).apply({1, 0}), (Point{5, 0}));
        bench.vg().loadIdentity();
        bench.vg().shear(0.5f, 0.25f);
        QCOMPARE(bench.vg().state().matrix(VG_MATRIX_PATH_USER_TO_SURFACE).apply({4, 8}), (Point{8, 9}));
        QCOMPARE(bench.error(), VG_NO_ERROR);
    }

    // A thousand turns by 0.36° come back: no drift that a float would see.
    void noDrift()
    {
        VgBench bench;
        for (int i = 0; i < 1000; ++i)
            bench.vg().rotate(0.36f);
        const auto values = matrixOf(bench.vg());
        QVERIFY(near(values[0], 1.0, 1e-6));
        QVERIFY(near(values[1], 0.0, 1e-6)); // 0.36 is no float: a thousand of its error are 2.5e-7 radians
    }

    void errors()
    {
        VgBench bench;
        static std::array<std::byte, 64> bytes{};
        const std::span<VGfloat> odd(reinterpret_cast<VGfloat*>(bytes.data() + 2), 9);
        const auto illegal = VG_ILLEGAL_ARGUMENT_ERROR;
        checkErrors(bench, {{"load null", [](Context& vg) { vg.loadMatrix({}); }, illegal},
                            {"load unaligned", [=](Context& vg) { vg.loadMatrix(odd); }, illegal},
                            {"get null", [](Context& vg) { vg.getMatrix({}); }, illegal},
                            {"multiply null", [](Context& vg) { vg.multMatrix({}); }, illegal}});
        QCOMPARE(matrixOf(bench.vg()), kIdentity);
    }

    // Numbers that are none do no harm (§3.3).
    void numbersThatAreNone()
    {
        VgBench bench;
        bench.vg().translate(std::nanf(""), INFINITY);
        bench.vg().rotate(-INFINITY);
        bench.vg().scale(std::nanf(""), 1);
        QCOMPARE(matrixOf(bench.vg())[6], 0.0f);
        QVERIFY(!inverseOf(bench.vg().state().matrix(VG_MATRIX_PATH_USER_TO_SURFACE)));
    }

    void inverseOfProjection()
    {
        const Matrix m = Matrix::fromValues(std::array<VGfloat, 9>{2, 0.5f, 0.01f, 0.3f, 3, 0.02f, 7, 8, 1});
        const Matrix one = m * *inverseOf(m);
        for (const auto& [entry, expected] : {std::pair{one.sx, 1.0},
                                              {one.shx, 0.0},
                                              {one.tx, 0.0},
                                              {one.shy, 0.0},
                                              {one.sy, 1.0},
                                              {one.ty, 0.0},
                                              {one.w0, 0.0},
                                              {one.w1, 0.0},
                                              {one.w2, 1.0}})
            QVERIFY(near(entry, expected, 1e-9));
        QCOMPARE(scaled(3, -4).largestScale(), 4.0);
    }
};

VITRINE_TEST(TestVgMatrices)
#include "tst_vg_matrices.moc"
