// SPDX-License-Identifier: Apache-2.0
// HIZ-28 for the proofs alone: what is proven of a draw or a tile is what its fragments do.
#include "core/command/discard_knobs.h"
#include "core/gpu/geometry_watch.h"
#include "core/gpu/untimed_gpu.h"
#include "tests/api/gles2_bench.h"
#include "tests/harness/test_class.h"
#include "tests/spec/hiz/opacity_bench.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <string>

using namespace vitrine::hiz;

namespace {

constexpr int kSide = 64, kTile = 8;
constexpr int kProofScenes = 600;

/// The same numbers on every host.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : m_state(seed * 2 + 1) {}
    int below(int count)
    {
        m_state = m_state * 6364136223846793005u + 1442695040888963407u;
        return static_cast<int>((m_state >> 33) % static_cast<std::uint64_t>(count));
    }
    float between(float low, float high) { return low + (high - low) * static_cast<float>(below(1 << 20)) / (1 << 20); }
    template <typename T, std::size_t N>
    T of(const std::array<T, N>& choices)
    {
        return choices[static_cast<std::size_t>(below(static_cast<int>(N)))];
    }

private:
    std::uint64_t m_state;
};

/// Draws, and keeps the pieces of primitives.
class PieceMachine final : public CommandSink, private GeometryWatch {
public:
    PieceMachine() { m_gpu.watchGeometry(this); }
    Result<void> draw(const DrawCommand& command) override
    {
        pieces.clear();
        state = command.state;
        return m_gpu.draw(command);
    }
    void clear(const ClearCommand& command) override { m_gpu.clear(command); }
    void finish() override {}
    [[nodiscard]] Memory& memory() override { return m_memory; }

    std::vector<Primitive> pieces;
    std::shared_ptr<const DrawState> state;

private:
    void onVertex(std::uint32_t, const VertexLane&, const ShadedVertex&) override {}
    void onPiece(const Primitive& piece, std::uint32_t) override { pieces.push_back(piece); }
    void onPrimitive(std::uint32_t, const PrimitiveProcessor&) override {}

    Memory m_memory;
    UntimedGpu m_gpu{m_memory};
};

struct Counts {
    int opaque = 0, transparent = 0, unknown = 0;
};

class ProofScene {
public:
    explicit ProofScene(std::uint64_t seed, bool hasNan = false);
    /// How many tiles were found to be what, over several machines' knobs; `isRight` when no proof was wrong.
    bool isRight(Counts& counts);

private:
    void makeTexture();
    void replaceLevels(int width, int height);
    void makeNanTexture();
    /// Where the discard reads: v, or something affine in it.
    [[nodiscard]] std::string coordinates();
    void makeTriangle();
    void drawWith(const std::string& fragment);
    [[nodiscard]] std::vector<bool> written();
    [[nodiscard]] bool agrees(DiscardVerdict verdict, const PixelBounds& pixels, const std::vector<bool>& covered,
                              const std::vector<bool>& kept) const;

    Dice m_dice;
    PieceMachine m_machine;
    gles2::System m_system{m_machine};
    gles2::Context* m_gl = nullptr;
};

const std::string kProofHead = "precision highp float; varying vec2 v; uniform sampler2D s; void main() {";

ProofScene::ProofScene(std::uint64_t seed, bool hasNan) : m_dice(seed)
{
    const gles2::WindowId window = m_system.createWindow({}, kSide, kSide);
    const gles2::ContextId id = m_system.createContext({});
    m_system.makeCurrent(id, window, window);
    m_gl = m_system.current();
    GLuint name = 0;
    m_gl->genTextures(1, {&name, 1});
    m_gl->bindTexture(GL_TEXTURE_2D, name);
    m_gl->pixelStorei(GL_UNPACK_ALIGNMENT, 1);
    hasNan ? makeNanTexture() : makeTexture();
    makeTriangle();
}

void ProofScene::makeTexture()
{
    const int width = 1 + m_dice.below(40), height = 1 + m_dice.below(40);
    const int blockWidth = 1 + m_dice.below(16), blockHeight = 1 + m_dice.below(16);
    const std::array<int, 3> values{0, 255, m_dice.below(256)};
    const int isMixed = m_dice.below(3);
    std::vector<std::byte> bytes;
    const int salt = m_dice.below(100);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            const int block = (x / blockWidth * 7 + y / blockHeight * 5 + salt) % 11;
            const int alpha = values[static_cast<std::size_t>(block < 5 ? 0 : (block < 10 || isMixed == 0 ? 1 : 2))];
            for (const int value : {0, 0, 0, alpha})
                bytes.push_back(static_cast<std::byte>(value));
        }
    m_gl->texImage2D(GL_TEXTURE_2D, 0, GL_RGBA, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, bytes);
    m_gl->generateMipmap(GL_TEXTURE_2D);
    if (m_dice.below(2) == 0)
        replaceLevels(width, height);
    constexpr std::array<GLint, 6> kMinFilters{GL_NEAREST,
                                               GL_LINEAR,
                                               GL_NEAREST_MIPMAP_NEAREST,
                                               GL_LINEAR_MIPMAP_NEAREST,
                                               GL_NEAREST_MIPMAP_LINEAR,
                                               GL_LINEAR_MIPMAP_LINEAR};
    constexpr std::array<GLint, 2> kMagFilters{GL_NEAREST, GL_LINEAR};
    constexpr std::array<GLint, 3> kWraps{GL_REPEAT, GL_CLAMP_TO_EDGE, GL_MIRRORED_REPEAT};
    m_gl->texParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, m_dice.of(kMinFilters));
    m_gl->texParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, m_dice.of(kMagFilters));
    m_gl->texParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, m_dice.of(kWraps));
    m_gl->texParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, m_dice.of(kWraps));
}

/// Mip levels that have nothing to do with level 0, each of one alpha.
void ProofScene::replaceLevels(int width, int height)
{
    for (int level = 1; width > 1 || height > 1; ++level) {
        width = std::max(1, width / 2);
        height = std::max(1, height / 2);
        const std::byte alpha = m_dice.below(2) == 0 ? std::byte{0} : std::byte{255};
        const std::vector<std::byte> bytes(static_cast<std::size_t>(4 * width * height), alpha);
        m_gl->texImage2D(GL_TEXTURE_2D, level, GL_RGBA, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, bytes);
    }
}

/// Half floats; of NaN there are few, and they are anywhere.
void ProofScene::makeNanTexture()
{
    constexpr std::uint16_t kZero = 0, kOne = 0x3C00, kHalf = 0x3800, kNan = 0x7E00;
    const int side = 1 + m_dice.below(12);
    const std::uint16_t plain = m_dice.of(std::array{kZero, kOne, kHalf});
    std::vector<std::byte> bytes;
    for (int texel = 0; texel < side * side; ++texel) {
        const std::uint16_t alpha = m_dice.below(side * side) < 2 ? kNan : plain;
        for (const std::uint16_t value : {kZero, kZero, kZero, alpha}) {
            bytes.push_back(static_cast<std::byte>(value & 0xFF));
            bytes.push_back(static_cast<std::byte>(value >> 8));
        }
    }
    m_gl->texImage2D(GL_TEXTURE_2D, 0, GL_RGBA, side, side, 0, GL_RGBA, GL_HALF_FLOAT_OES, bytes);
    m_gl->texParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, m_dice.of(std::array<GLint, 2>{GL_NEAREST, GL_LINEAR}));
    m_gl->texParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, m_dice.of(std::array<GLint, 2>{GL_NEAREST, GL_LINEAR}));
    m_gl->texParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    m_gl->texParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
}

void ProofScene::makeTriangle()
{
    std::vector<float> positions, coordinates;
    const float scale = m_dice.of(std::array{0.01f, 0.3f, 1.0f, 4.0f});
    const bool isExact = m_dice.below(3) == 0; // borders of texels on borders of pixels
    for (int corner = 0; corner < 3; ++corner) {
        const float w = m_dice.below(2) == 0 ? 1.0f : m_dice.between(0.5f, 4.0f);
        const float x = isExact ? (corner == 1 ? 3.0f : -1.0f) : m_dice.between(-2.0f, 2.0f);
        const float y = isExact ? (corner == 2 ? 3.0f : -1.0f) : m_dice.between(-2.0f, 2.0f);
        const float divisor = isExact ? 1.0f : w;
        for (const float value : {x * divisor, y * divisor, 0.0f, divisor})
            positions.push_back(value);
        coordinates.push_back(isExact ? (corner == 1 ? 2.0f : 0.0f) : scale * m_dice.between(-1.0f, 2.0f));
        coordinates.push_back(isExact ? (corner == 2 ? 2.0f : 0.0f) : scale * m_dice.between(-1.0f, 2.0f));
    }
    const auto array = [this](GLuint index, int size, const std::vector<float>& values) {
        const auto* first = reinterpret_cast<const std::byte*>(values.data());
        const Blob blob = std::make_shared<const std::vector<std::byte>>(first, first + values.size() * sizeof(float));
        m_gl->vertexAttribPointer(index, size, GL_FLOAT, GL_FALSE, 0, {false, 0, blob});
        m_gl->enableVertexAttribArray(index);
    };
    array(0, 4, positions);
    array(1, 2, coordinates);
}

void ProofScene::drawWith(const std::string& fragment)
{
    const GLuint program = m_gl->createProgram();
    for (const auto& [type, source] :
         {std::pair<GLenum, std::string>{GL_VERTEX_SHADER, "attribute vec4 position; attribute vec2 t; varying vec2 v;"
                                                           "void main() { v = t; gl_Position = position; }"},
          std::pair<GLenum, std::string>{GL_FRAGMENT_SHADER, kProofHead + fragment + " gl_FragColor = vec4(1.0); }"}}) {
        const GLuint shader = m_gl->createShader(type);
        const std::string_view view = source;
        m_gl->shaderSource(shader, 1, {&view, 1});
        m_gl->compileShader(shader);
        m_gl->attachShader(program, shader);
    }
    m_gl->bindAttribLocation(program, 0, "position");
    m_gl->bindAttribLocation(program, 1, "t");
    m_gl->linkProgram(program);
    m_gl->useProgram(program);
    m_gl->clear(GL_COLOR_BUFFER_BIT);
    m_gl->drawArrays(GL_TRIANGLES, 0, 3);
}

std::vector<bool> ProofScene::written()
{
    std::vector<std::byte> pixels(std::size_t{4} * kSide * kSide);
    m_gl->readPixels(0, 0, kSide, kSide, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
    std::vector<bool> result;
    for (std::size_t i = 0; i < pixels.size(); i += 4)
        result.push_back(pixels[i] != std::byte{0});
    return result;
}

bool ProofScene::agrees(DiscardVerdict verdict, const PixelBounds& pixels, const std::vector<bool>& covered,
                        const std::vector<bool>& kept) const
{
    for (int y = pixels.y0; y < pixels.y1; ++y)
        for (int x = pixels.x0; x < pixels.x1; ++x) {
            const auto at = static_cast<std::size_t>(y * kSide + x);
            const bool isWrong = (verdict == DiscardVerdict::Opaque && covered[at] != kept[at]) ||
                                 (verdict == DiscardVerdict::Transparent && kept[at]);
            if (isWrong)
                return false;
        }
    return true;
}

std::string ProofScene::coordinates()
{
    constexpr std::array<const char*, 10> kPlaces{
        "v",
        "v.yx",
        "v * vec2(1.75, -0.625) + vec2(0.125, 0.3)",
        "mat2(0.8, 0.6, -0.6, 0.8) * v",
        "(mat3(2.0, 0.0, 0.0, 0.5, 1.5, 0.0, -0.25, 0.1, 1.0) * vec3(v, 1.0)).xy",
        "vec2(v.x, 1.0 - v.y)",
        "v / 3.0 + v * 0.1",
        "v * 4099.0 - v * 4098.0",
        "(v + 1000.0) - 1000.0",
        "vec2(0.3, v.x)"};
    return m_dice.below(2) == 0 ? "v" : m_dice.of(kPlaces);
}

bool ProofScene::isRight(Counts& counts)
{
    constexpr std::array<const char*, 6> kOperators{"<", "<=", ">", ">=", "==", "!="};
    const std::string threshold = m_dice.of(std::array{"0.0", "0.5", "1.0"});
    const std::string place = coordinates();
    const std::string read = "texture2D(s, " + place + (m_dice.below(4) == 0 ? ", 1.5).a" : ").a");
    const std::string condition = read + m_dice.of(kOperators) + threshold;
    drawWith("");
    const std::vector<bool> covered = written();
    drawWith("if (" + (m_dice.below(3) == 0 ? "!(" + condition + ")" : condition) + ") discard;");
    const std::vector<bool> kept = written();
    const DrawDiscard discard = m_machine.state->discard;
    bool isRight = agrees(discard.byIntervals, {0, 0, kSide, kSide}, covered, kept);
    if (m_machine.pieces.size() != 1)
        return isRight;
    for (const DiscardKnobs& knobs :
         {DiscardKnobs{}, DiscardKnobs{.corners = HizCorners::Samples}, DiscardKnobs{.layer1 = 0, .maxEntries = 64}})
        for (int y = 0; y < kSide; y += kTile)
            for (int x = 0; x < kSide; x += kTile) {
                const PixelBounds tile{x, y, x + kTile, y + kTile};
                const DiscardVerdict verdict = discard.tile(m_machine.pieces[0], tile, knobs).verdict;
                isRight = isRight && agrees(verdict, tile, covered, kept);
                counts.opaque += verdict == DiscardVerdict::Opaque ? 1 : 0;
                counts.transparent += verdict == DiscardVerdict::Transparent ? 1 : 0;
                counts.unknown += verdict == DiscardVerdict::Unknown ? 1 : 0;
            }
    return isRight;
}

} // namespace

class OpacitySafetyTest : public QObject {
    Q_OBJECT
private slots:
    void HIZ_28_proofsHoldForRandomDraws();
    void HIZ_13_proofsHoldForTexturesWithNan();
};

void OpacitySafetyTest::HIZ_28_proofsHoldForRandomDraws()
{
    Counts counts;
    for (std::uint64_t seed = 0; seed < kProofScenes; ++seed)
        QVERIFY2(ProofScene(seed).isRight(counts), qPrintable(QString("scene %1").arg(seed)));
    qInfo("%d opaque, %d transparent, %d unknown", counts.opaque, counts.transparent, counts.unknown);
    QVERIFY(counts.opaque > 1000);
    QVERIFY(counts.transparent > 1000);
    QVERIFY(counts.unknown > 1000);
}

void OpacitySafetyTest::HIZ_13_proofsHoldForTexturesWithNan()
{
    Counts counts;
    for (std::uint64_t seed = 0; seed < kProofScenes / 2; ++seed)
        QVERIFY2(ProofScene(seed, true).isRight(counts), qPrintable(QString("scene %1").arg(seed)));
    qInfo("%d opaque, %d transparent, %d unknown", counts.opaque, counts.transparent, counts.unknown);
    QVERIFY(counts.opaque > 100); // where no NaN is read
    QVERIFY(counts.unknown > 1000);
}

VITRINE_TEST(OpacitySafetyTest)
#include "tst_opacity_safety.moc"
