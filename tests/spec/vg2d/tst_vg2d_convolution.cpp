// SPDX-License-Identifier: Apache-2.0
// Convolution (VG2D-23, VG2D-25 to VG2D-28, DEC-19).
#include "core/command/vector_config.h"
#include "core/gpu/untimed_gpu.h"
#include "core/shader/lane_trace.h"
#include "tests/harness/test_class.h"
#include "tests/spec/vg2d/image_bench.h"

#include <map>
#include <utility>
#include <vector>

using namespace vitrine::core;
using namespace vitrine::core::openvg;

namespace {

using Coefficients = std::vector<VGshort>;
constexpr VGfloat kUnit = 1.0f / 255.0f;

VectorConfig knobs(KernelFlip flip, ConvolutionMode mode = ConvolutionMode::Snapped)
{
    VectorConfig config;
    config.kernelFlip = flip;
    config.convolution = mode;
    return config;
}

/// k(i, j) = i + 3j, column by column.
const Coefficients kCounted{0, 3, 6, 1, 4, 7, 2, 5, 8};

/// The rows 1 2 3, 4 5 6 and 7 8 9 of reds.
class GridBench : public ImageBench {
public:
    explicit GridBench(const VectorConfig& config = {}) : ImageBench(100, 100, {}, config) {}

    /// The pixel in the middle after a kernel around it.
    int middle(const Coefficients& kernel, VGfloat scale, VGfloat bias = 0)
    {
        vg().convolve(target, source, 3, 3, 1, 1, kernel, scale, bias, VG_TILE_PAD);
        return reds(target)[4];
    }

    const VGImage source = picture(VG_sRGBA_8888, 3, redWords({1, 2, 3, 4, 5, 6, 7, 8, 9}));
    const VGImage target = image(VG_sRGBA_8888, 3, 3);
};

/// conv.section, as "number:taps" for each pixel and section.
class Sections final : public Observer {
public:
    explicit Sections(VectorBench& bench) : m_subscription(bench.machines().hub().subscribe(*this)) {}
    void onConvolutionSectionDone(const ConvolutionSectionDone& event) override
    {
        ++m_told[{event.section, event.taps}];
        m_isOfSp = m_isOfSp && event.unit;
    }
    using Told = std::map<std::pair<std::uint32_t, std::uint32_t>, int>; ///< how often, by number and taps
    [[nodiscard]] const Told& told() const { return m_told; }

private:
    Told m_told;
    bool m_isOfSp = true;
    const Subscription m_subscription;
};

/// Traces the first fragment of a draw.
class FirstFragment final : public TaskWatch {
public:
    LaneRecorder* beginVertices(std::span<const std::uint32_t>) override { return nullptr; }
    LaneRecorder* beginFragments(std::span<const Quad>, std::span<const std::uint32_t>) override
    {
        return std::exchange(m_isFirst, false) ? &recorder : nullptr;
    }
    LaneRecorder recorder{0, 1};

private:
    bool m_isFirst = true;
};

/// What SECTION told of the first fragment, in units of a byte: red of each r.
std::vector<double> sectionSums(const DrawCommand& pass, Memory memory)
{
    FirstFragment watch;
    UntimedGpu gpu(memory, reachableUnits({}));
    gpu.watchTasks(&watch);
    if (!gpu.draw(pass))
        return {};
    const LaneTrace trace = watch.recorder.take();
    const auto program = DecodedProgram::decode(*pass.state->program.fragment);
    std::vector<std::uint32_t> bits = trace.start;
    std::vector<double> sums;
    for (std::size_t i = 0; i < trace.steps.size(); ++i) {
        const DecodedInstruction& instruction = program->code()[trace.steps[i].instruction];
        if (instruction.opcode == Opcode::Section) {
            const LaneRegistersView view{bits, kTracedLanes, 0, {}, program->literals()};
            sums.push_back(255.0 * std::bit_cast<float>(readSource(view, instruction.sources[0], 0)));
        }
        for (const TraceWrite& write : trace.writesOf(i))
            bits[write.row * kTracedLanes + write.lane] = write.after;
    }
    return sums;
}

} // namespace

class VectorConvolutionTest : public QObject {
    Q_OBJECT
private slots:
    void VG2D_23_kernelsOnTheGrid();
    void VG2D_23_kernelsAreFlippedForOpenVG();
    void VG2D_23_edges_data();
    void VG2D_23_edges();
    void VG2D_23_farShifts_data();
    void VG2D_23_farShifts();
    void VG2D_23_theLargestKernels();
    void VG2D_25_separable();
    void VG2D_25_equalsTheKernelOfItsProducts();
    void VG2D_25_rowsAreKeptAsFloats();
    void VG2D_25_edges_data();
    void VG2D_25_edges();
    void VG2D_26_sumsOfSections();
    void VG2D_26_eventsAndFetches_data();
    void VG2D_26_eventsAndFetches();
    void VG2D_27_modes();
    void VG2D_27_positionsAreSnapped();
    void VG2D_27_outsideOfTheKernel();
    void gaussianBlurIsTheGaussian();
};

void VectorConvolutionTest::VG2D_23_kernelsOnTheGrid()
{
    GridBench bench;
    QCOMPARE(bench.middle(Coefficients(9, 1), 1.0f / 9.0f), 5);
    QCOMPARE(bench.middle({0, -1, 0, -1, 5, -1, 0, -1, 0}, 1), 5);
    QCOMPARE(bench.middle({0, -1, 0, -1, 5, -1, 0, -1, 0}, 1, 10 * kUnit), 15);
    QCOMPARE(bench.middle({1, 2, 1, 2, 4, 2, 1, 2, 1}, 1.0f / 16.0f), 5); // VG2D-24, with S by hand
}

void VectorConvolutionTest::VG2D_23_kernelsAreFlippedForOpenVG()
{
    const std::pair<KernelFlip, int> kCases[] = {
        {KernelFlip::Auto, 120}, {KernelFlip::On, 120}, {KernelFlip::Off, 240}};
    for (const auto& [flip, value] : kCases) {
        GridBench bench(knobs(flip));
        QCOMPARE(bench.middle(kCounted, 1), value);
        QCOMPARE(bench.middle(kCounted, 1, 10 * kUnit), value + 10);
    }
}

/// A row 10 20 30 and a kernel of one coefficient, which takes the pixel two to the left, or two to the right.
void VectorConvolutionTest::VG2D_23_edges_data()
{
    QTest::addColumn<VGTilingMode>("tiling");
    QTest::addColumn<std::vector<int>>("left");
    QTest::addColumn<std::vector<int>>("right");
    QTest::newRow("fill") << VG_TILE_FILL << std::vector<int>{99, 99, 10} << std::vector<int>{30, 99, 99};
    QTest::newRow("pad") << VG_TILE_PAD << std::vector<int>{10, 10, 10} << std::vector<int>{30, 30, 30};
    QTest::newRow("repeat") << VG_TILE_REPEAT << std::vector<int>{20, 30, 10} << std::vector<int>{30, 10, 20};
    QTest::newRow("reflect") << VG_TILE_REFLECT << std::vector<int>{20, 10, 10} << std::vector<int>{30, 30, 20};
}

void VectorConvolutionTest::VG2D_23_edges()
{
    QFETCH(VGTilingMode, tiling);
    QFETCH(std::vector<int>, left);
    QFETCH(std::vector<int>, right);
    for (const bool isColumn : {false, true}) {
        ImageBench bench;
        const std::array<VGfloat, 4> fill{99 * kUnit, 0, 0, 1};
        bench.vg().setfv(VG_TILE_FILL_COLOR, 4, fill);
        // A child, beside which its parent has other pixels.
        const VGImage parent =
            bench.picture(VG_sRGBA_8888, 5,
                          redWords({7, 7, 7, 7, 7, 7, 10, 20, 30, 7, 7, 20, 7, 7, 7, 7, 30, 7, 7, 7, 7, 7, 7, 7, 7}));
        const VGint width = isColumn ? 1 : 3, height = isColumn ? 3 : 1;
        const VGImage source = bench.vg().childImage(parent, 1, 1, width, height),
                      target = bench.image(VG_sRGBA_8888, width, height);
        for (const VGint shift : {2, -2}) {
            bench.vg().convolve(target, source, 1, 1, isColumn ? 0 : shift, isColumn ? shift : 0, Coefficients{1}, 1, 0,
                                tiling);
            QCOMPARE(bench.reds(target), shift > 0 ? left : right);
        }
    }
}

/// 2³⁰ = 3 · 357 913 941 + 1, and = 6 · 178 956 970 + 4.
void VectorConvolutionTest::VG2D_23_farShifts_data()
{
    QTest::addColumn<VGTilingMode>("tiling");
    QTest::addColumn<std::vector<int>>("reds");
    QTest::newRow("fill") << VG_TILE_FILL << std::vector<int>{99, 99, 99};
    QTest::newRow("pad") << VG_TILE_PAD << std::vector<int>{10, 10, 10};
    QTest::newRow("repeat") << VG_TILE_REPEAT << std::vector<int>{30, 10, 20};
    QTest::newRow("reflect") << VG_TILE_REFLECT << std::vector<int>{30, 30, 20}; // 4, 3 and 2 to the left
}

void VectorConvolutionTest::VG2D_23_farShifts()
{
    QFETCH(VGTilingMode, tiling);
    QFETCH(std::vector<int>, reds);
    ImageBench bench;
    const std::array<VGfloat, 4> fill{99 * kUnit, 0, 0, 1};
    bench.vg().setfv(VG_TILE_FILL_COLOR, 4, fill);
    const VGImage source = bench.picture(VG_sRGBA_8888, 3, redWords({10, 20, 30})),
                  target = bench.image(VG_sRGBA_8888, 3, 1);
    bench.vg().convolve(target, source, 1, 1, 1 << 30, 0, Coefficients{1}, 1, 0, tiling);
    QCOMPARE(bench.reds(target), reds);
}

/// 1,024 times 51 ÷ 1,024, and 131 · 131 times the 17,161st part.
void VectorConvolutionTest::VG2D_23_theLargestKernels()
{
    ImageBench bench;
    const VGImage source = bench.picture(VG_sRGBA_8888, 2, redWords({51, 51, 51, 51})),
                  target = bench.image(VG_sRGBA_8888, 2, 2);
    bench.vg().convolve(target, source, 32, 32, 16, 16, Coefficients(1024, 1), 1.0f / 1024.0f, 0, VG_TILE_PAD);
    QCOMPARE(bench.reds(target), (std::vector<int>{51, 51, 51, 51}));
    const Coefficients ones(131, 1);
    bench.vg().separableConvolve(target, source, 131, 131, 65, 65, ones, ones, 1.0f / 17161.0f, 51 * kUnit,
                                 VG_TILE_REPEAT);
    QCOMPARE(bench.reds(target), (std::vector<int>{102, 102, 102, 102}));
}

void VectorConvolutionTest::VG2D_25_separable()
{
    GridBench bench;
    const Coefficients k{1, 2, 1};
    bench.vg().separableConvolve(bench.target, bench.source, 3, 3, 1, 1, k, k, 1.0f / 16.0f, 0, VG_TILE_PAD);
    QCOMPARE(bench.reds(bench.target)[4], 5);
    // Columns alone, flipped: 3 · 2 + 2 · 5 + 1 · 8.
    bench.vg().separableConvolve(bench.target, bench.source, 1, 3, 0, 1, Coefficients{1}, Coefficients{1, 2, 3}, 1, 0,
                                 VG_TILE_PAD);
    QCOMPARE(bench.reds(bench.target)[4], 24);
}

void VectorConvolutionTest::VG2D_25_equalsTheKernelOfItsProducts()
{
    ImageBench bench;
    Words ramp;
    for (std::uint32_t p = 0; p < 64; ++p)
        ramp.push_back(p << 24 | 0xFFu); // x + 8y
    const VGImage source = bench.picture(VG_sRGBA_8888, 8, ramp), whole = bench.image(VG_sRGBA_8888, 8, 8),
                  separable = bench.image(VG_sRGBA_8888, 8, 8);
    const Coefficients k{1, 2, 1}, products{1, 2, 1, 2, 4, 2, 1, 2, 1};
    bench.vg().convolve(whole, source, 3, 3, 1, 1, products, 1.0f / 16.0f, 0, VG_TILE_PAD);
    bench.vg().separableConvolve(separable, source, 3, 3, 1, 1, k, k, 1.0f / 16.0f, 0, VG_TILE_PAD);
    QCOMPARE(bench.reds(separable), bench.reds(whole));
    // A ramp is its own mean; at an edge a quarter of the step beside it is added.
    QCOMPARE(bench.reds(whole)[9], 9);
    QCOMPARE(bench.reds(whole)[8], 8);
    QCOMPARE(bench.reds(whole)[0], 2); // 0.25 + 8 · 0.25
}

/// The row gives −3 · 255, above which nothing is, and 3 · 100, which is more than a byte holds.
void VectorConvolutionTest::VG2D_25_rowsAreKeptAsFloats()
{
    ImageBench bench;
    const VGImage source = bench.picture(VG_sRGBA_8888, 1, redWords({255, 100})),
                  target = bench.image(VG_sRGBA_8888, 1, 2);
    bench.vg().separableConvolve(target, source, 1, 1, 0, 0, Coefficients{-3}, Coefficients{-1}, 1.0f / 6.0f, 0,
                                 VG_TILE_PAD);
    QCOMPARE(bench.reds(target), (std::vector<int>{128, 50}));
}

void VectorConvolutionTest::VG2D_25_edges_data()
{
    QTest::addColumn<VGTilingMode>("tiling");
    QTest::newRow("fill") << VG_TILE_FILL;
    QTest::newRow("pad") << VG_TILE_PAD;
    QTest::newRow("repeat") << VG_TILE_REPEAT;
    QTest::newRow("reflect") << VG_TILE_REFLECT;
}

/// Both ways look as far around the image.
void VectorConvolutionTest::VG2D_25_edges()
{
    QFETCH(VGTilingMode, tiling);
    GridBench bench;
    const std::array<VGfloat, 4> fill{99 * kUnit, 0, 0, 1};
    bench.vg().setfv(VG_TILE_FILL_COLOR, 4, fill);
    const VGImage separable = bench.image(VG_sRGBA_8888, 3, 3);
    const Coefficients x{1, 0, 0, 2}, y{3, 1};
    bench.vg().separableConvolve(separable, bench.source, 4, 2, 3, -1, x, y, 1.0f / 12.0f, 0, tiling);
    bench.vg().convolve(bench.target, bench.source, 4, 2, 3, -1, Coefficients{3, 1, 0, 0, 0, 0, 6, 2}, 1.0f / 12.0f, 0,
                        tiling);
    QCOMPARE(bench.reds(separable), bench.reds(bench.target));
}

void VectorConvolutionTest::VG2D_26_sumsOfSections()
{
    GridBench bench(knobs(KernelFlip::Off));
    const VGImage one = bench.image(VG_sRGBA_8888, 1, 1);
    bench.vg().convolve(one, bench.source, 3, 3, 0, 0, kCounted, 1, 0, VG_TILE_PAD);
    QCOMPARE(bench.reds(one), (std::vector<int>{240}));
    const std::vector<double> kWanted{34, 36, 98, 72};
    const std::vector<double> sums = sectionSums(bench.machines().passes.back(), bench.machines().memory());
    QCOMPARE(sums.size(), kWanted.size());
    for (std::size_t i = 0; i < sums.size(); ++i)
        QVERIFY2(std::abs(sums[i] - kWanted[i]) < 1e-3, qPrintable(QString::number(sums[i])));
}

void VectorConvolutionTest::VG2D_26_eventsAndFetches_data()
{
    QTest::addColumn<VGint>("size");
    QTest::addColumn<VGint>("pixels"); ///< along each side
    QTest::addColumn<std::vector<std::uint32_t>>("taps");
    QTest::newRow("3×3") << 3 << 1 << std::vector<std::uint32_t>{4, 2, 2, 1};
    QTest::newRow("3×3 of six pixels") << 3 << 6 << std::vector<std::uint32_t>{4, 2, 2, 1};
    QTest::newRow("5×5") << 5 << 1 << std::vector<std::uint32_t>{4, 4, 2, 4, 4, 2, 2, 2, 1};
    QTest::newRow("1×1") << 1 << 2 << std::vector<std::uint32_t>{1};
}

/// One event for each section of each pixel, a fetch for each coefficient.
void VectorConvolutionTest::VG2D_26_eventsAndFetches()
{
    QFETCH(VGint, size);
    QFETCH(VGint, pixels);
    QFETCH(std::vector<std::uint32_t>, taps);
    ImageBench bench;
    const auto area = static_cast<std::size_t>(pixels * pixels);
    const VGImage source = bench.picture(VG_sRGBA_8888, pixels, Words(area, 0x55667788u)),
                  target = bench.image(VG_sRGBA_8888, pixels, pixels);
    const Sections sections(bench);
    const Coefficients kernel(static_cast<std::size_t>(size * size), 1);
    bench.vg().convolve(target, source, size, size, 0, 0, kernel, 0.01f, 0, VG_TILE_PAD);
    Sections::Told wanted;
    for (std::uint32_t i = 0; i < taps.size(); ++i)
        wanted[{i, taps[i]}] = pixels * pixels;
    QVERIFY(sections.told() == wanted);
    QCOMPARE(bench.machines().passes.size(), std::size_t{1});
    const DrawCounters cost = metered(bench.machines().passes.front(), bench.machines().memory());
    const auto quads = static_cast<std::uint32_t>((pixels + 1) / 2 * ((pixels + 1) / 2));
    QCOMPARE(cost.requests[0], static_cast<std::uint32_t>(size * size) * quads);
    QVERIFY(cost.instructions > 0);
}

/// The place (0.25, 0.5) between the coefficients 1 and 3 below, 5 and 7 above: 3.5 times 20.
void VectorConvolutionTest::VG2D_27_modes()
{
    const std::pair<ConvolutionMode, int> kCases[] = {{ConvolutionMode::Interpolated, 70},
                                                      {ConvolutionMode::Snapped, 20}};
    for (const auto& [mode, value] : kCases) {
        ImageBench bench(100, 100, {}, knobs(KernelFlip::Off, mode));
        const VGImage source = bench.picture(VG_sRGBA_8888, 3, redWords({0, 0, 0, 0, 20, 0, 0, 0, 0})),
                      target = bench.image(VG_sRGBA_8888, 3, 3);
        bench.convolveAt(target, source, {2, 2, {1, 5, 3, 7}, 0.25, 0.5});
        QCOMPARE(bench.reds(target)[4], value);
        // Whole places are the same in both modes.
        bench.convolveAt(target, source, {2, 2, {1, 5, 3, 7}, 1, 1});
        QCOMPARE(bench.reds(target)[4], 140);
    }
}

/// One coefficient at x − shift: 2.6 is 3, 2.4 is 2, and 2.5 is 3.
void VectorConvolutionTest::VG2D_27_positionsAreSnapped()
{
    ImageBench bench;
    const VGImage source = bench.picture(VG_sRGBA_8888, 4, redWords({10, 20, 30, 40})),
                  target = bench.image(VG_sRGBA_8888, 1, 1);
    const std::pair<double, int> kCases[] = {{2.6, 40}, {2.4, 30}, {2.5, 40}, {0.5, 20}, {-0.5, 10}};
    for (const auto& [place, value] : kCases) {
        bench.convolveAt(target, source, {1, 1, {1}, -place, 0});
        QCOMPARE(bench.reds(target), (std::vector<int>{value}));
    }
}

void VectorConvolutionTest::VG2D_27_outsideOfTheKernel()
{
    ImageBench bench(100, 100, {}, knobs(KernelFlip::Off, ConvolutionMode::Interpolated));
    const VGImage source = bench.picture(VG_sRGBA_8888, 3, redWords({20, 20, 20})),
                  target = bench.image(VG_sRGBA_8888, 1, 1);
    bench.convolveAt(target, source, {1, 1, {1}, 0.25, 0}); // no pixel is at the only coefficient
    QCOMPARE(bench.reds(target), (std::vector<int>{0}));
    bench.convolveAt(target, source, {3, 1, {1, 3, 7}, 0.5, 0}); // 2 and 5 times 20
    QCOMPARE(bench.reds(target), (std::vector<int>{140}));
}

/// A white pixel on black becomes G: exp(−x² ÷ 2s²) ÷ √(2πs²), here with s = 1: 0.3989, 0.2420 and 0.0540.
void VectorConvolutionTest::gaussianBlurIsTheGaussian()
{
    ImageBench bench;
    Words words(13, 0x000000FFu);
    words[6] = 0xFF0000FFu;
    const VGImage source = bench.picture(VG_sRGBA_8888, 13, words), target = bench.image(VG_sRGBA_8888, 13, 1);
    bench.vg().gaussianBlur(target, source, 1, 16, VG_TILE_PAD);
    const std::vector<int> blurred = bench.reds(target);
    QCOMPARE((std::vector<int>(blurred.begin() + 4, blurred.begin() + 9)), (std::vector<int>{14, 62, 102, 62, 14}));
}

VITRINE_TEST(VectorConvolutionTest)
#include "tst_vg2d_convolution.moc"
