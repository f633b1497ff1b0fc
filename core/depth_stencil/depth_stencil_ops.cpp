// SPDX-License-Identifier: Apache-2.0
#include "core/depth_stencil/depth_stencil_ops.h"

#include <bit>
#include <cstddef>
#include <cstring>
#include <limits>

namespace vitrine::core {
namespace {

using SampleValues = std::array<std::uint32_t, 16>;

/// Calls visit(sample number) for each set bit, lowest first.
template <typename Visitor>
void forEachSample(unsigned coverage, Visitor&& visit)
{
    for (; coverage != 0; coverage &= coverage - 1)
        visit(static_cast<std::size_t>(std::countr_zero(coverage)));
}

/// Where the quad's samples lie. Quads are aligned and a surface's tiles are even, so both rows are in one tile.
template <typename Byte>
struct QuadRows {
    Byte* rows[2];
    std::size_t sampleBytes;
    std::size_t samples;
    std::size_t firstSample; ///< of the quad's group

    Byte* at(std::size_t index) const
    {
        const std::size_t pixel = index / 4;
        return rows[pixel / 2] + ((pixel % 2) * samples + firstSample + index % 4) * sampleBytes;
    }
};

QuadRows<const std::byte> rowsOf(const Surface& surface, const Quad& quad)
{
    return {{surface.pixel(quad.x, quad.y), surface.pixel(quad.x, quad.y + 1u)},
            bytesPerSample(surface.format()),
            surface.samples(),
            std::size_t{quad.group} * 4};
}

QuadRows<std::byte> rowsForWrite(Surface& surface, const Quad& quad)
{
    return {{surface.pixelForWrite(quad.x, quad.y), surface.pixelForWrite(quad.x, quad.y + 1u)},
            bytesPerSample(surface.format()),
            surface.samples(),
            std::size_t{quad.group} * 4};
}

template <typename Stored>
void loadSamples(const QuadRows<const std::byte>& rows, unsigned coverage, std::uint32_t mask, SampleValues& values)
{
    forEachSample(coverage, [&](std::size_t i) {
        Stored stored;
        std::memcpy(&stored, rows.at(i), sizeof stored);
        values[i] = stored & mask;
    });
}

SampleValues loadDepth(const Surface& surface, const Quad& quad, unsigned coverage)
{
    SampleValues values{};
    const auto rows = rowsOf(surface, quad);
    if (surface.format() == PixelFormat::Depth16)
        loadSamples<std::uint16_t>(rows, coverage, 0xFFFF, values);
    else
        loadSamples<std::uint32_t>(rows, coverage, 0xFFFFFF, values);
    return values;
}

void storeDepth(Surface& surface, const Quad& quad, unsigned coverage, const SampleValues& codes)
{
    if (coverage == 0)
        return;
    const auto rows = rowsForWrite(surface, quad);
    forEachSample(coverage, [&](std::size_t i) {
        if (surface.format() == PixelFormat::Depth16) {
            const auto code = static_cast<std::uint16_t>(codes[i]);
            std::memcpy(rows.at(i), &code, sizeof code);
        } else {
            std::memcpy(rows.at(i), &codes[i], sizeof codes[i]);
        }
    });
}

template <typename Passes>
unsigned samplesThat(unsigned coverage, Passes&& passes)
{
    unsigned result = 0;
    forEachSample(coverage, [&](std::size_t i) { result |= static_cast<unsigned>(passes(i)) << i; });
    return result;
}

/// Samples for which incoming ⟨function⟩ stored holds. The function is chosen once per quad, not per sample.
template <typename Incoming>
unsigned compareSamples(CompareFunction function, unsigned coverage, Incoming&& incoming, const SampleValues& stored)
{
    switch (function) {
    case CompareFunction::Never: return 0;
    case CompareFunction::Less: return samplesThat(coverage, [&](std::size_t i) { return incoming(i) < stored[i]; });
    case CompareFunction::Equal: return samplesThat(coverage, [&](std::size_t i) { return incoming(i) == stored[i]; });
    case CompareFunction::LessEqual:
        return samplesThat(coverage, [&](std::size_t i) { return incoming(i) <= stored[i]; });
    case CompareFunction::Greater: return samplesThat(coverage, [&](std::size_t i) { return incoming(i) > stored[i]; });
    case CompareFunction::NotEqual:
        return samplesThat(coverage, [&](std::size_t i) { return incoming(i) != stored[i]; });
    case CompareFunction::GreaterEqual:
        return samplesThat(coverage, [&](std::size_t i) { return incoming(i) >= stored[i]; });
    case CompareFunction::Always: break;
    }
    return coverage;
}

/// Calls visit with a 0 of the type that samples are stored as: stencils are bytes, windings may have 16 bits (DEC-29).
template <typename Visit>
auto asStored(const Surface& stencil, Visit&& visit)
{
    return bytesPerSample(stencil.format()) == sizeof(std::uint16_t) ? visit(std::uint16_t{}) : visit(std::uint8_t{});
}

template <typename Stored>
constexpr Stored kLastStencil = std::numeric_limits<Stored>::max();

/// Masks have 8 bits, which are for each byte of a sample.
template <typename Stored>
constexpr Stored maskOf(std::uint8_t mask)
{
    return static_cast<Stored>(mask * 0x0101u);
}

template <typename Stored>
std::uint32_t stencilResult(StencilOperation operation, Stored stored, std::uint32_t reference)
{
    switch (operation) {
    case StencilOperation::Keep: return stored;
    case StencilOperation::Zero: return 0;
    case StencilOperation::Replace: return reference;
    case StencilOperation::Increment: return stored == kLastStencil<Stored> ? stored : stored + 1u;
    case StencilOperation::Decrement: return stored == 0 ? 0 : stored - 1u;
    case StencilOperation::Invert: return ~std::uint32_t{stored};
    case StencilOperation::IncrementWrap: return stored + 1u;
    case StencilOperation::DecrementWrap: break;
    }
    return stored - 1u;
}

template <typename Stored>
Stored updatedStencil(const StencilFace& face, StencilOperation operation, Stored stored)
{
    const auto writeMask = maskOf<Stored>(face.writeMask);
    const std::uint32_t result = stencilResult(operation, stored, face.reference);
    return static_cast<Stored>((stored & ~writeMask) | (result & writeMask));
}

template <typename Stored>
Stored loadStencil(const std::byte* sample)
{
    Stored stored;
    std::memcpy(&stored, sample, sizeof stored);
    return stored;
}

void updateStencil(const StencilFace& face, StencilOperation operation, Surface& surface, const Quad& quad,
                   unsigned coverage)
{
    if (coverage == 0 || operation == StencilOperation::Keep || face.writeMask == 0)
        return;
    const auto rows = rowsForWrite(surface, quad);
    asStored(surface, [&]<typename Stored>(Stored) {
        forEachSample(coverage, [&](std::size_t i) {
            const Stored updated = updatedStencil(face, operation, loadStencil<Stored>(rows.at(i)));
            std::memcpy(rows.at(i), &updated, sizeof updated);
        });
    });
}

template <typename Stored>
bool wraps(StencilOperation operation, Stored stored)
{
    return (operation == StencilOperation::IncrementWrap && stored == kLastStencil<Stored>) ||
           (operation == StencilOperation::DecrementWrap && stored == 0);
}

bool testsDepth(const DepthStencilState& state, const DepthStencilTarget& target)
{
    return state.depthTest && target.depth != nullptr;
}

bool testsStencil(const DepthStencilState& state, const DepthStencilTarget& target)
{
    return state.stencilTest && target.stencil != nullptr;
}

const StencilFace& faceOf(const DepthStencilState& state, bool frontFacing)
{
    return frontFacing ? state.front : state.back;
}

std::uint64_t countOf(unsigned coverage)
{
    return static_cast<std::uint64_t>(std::popcount(coverage));
}

/// Samples whose stencil the face writes.
unsigned changedStencils(const StencilFace& face, const DepthStencilVerdict& verdict)
{
    const auto those = [&](StencilOperation operation, std::uint16_t samples) {
        return operation == StencilOperation::Keep || face.writeMask == 0 ? 0u : unsigned{samples};
    };
    return those(face.stencilFail, verdict.stencilFailed) | those(face.depthFail, verdict.depthFailed) |
           those(face.depthPass, verdict.passed);
}

unsigned testStencil(const StencilFace& face, const Surface& surface, const Quad& quad, unsigned coverage)
{
    if (face.function == CompareFunction::Always)
        return coverage;
    SampleValues stored{};
    asStored(surface, [&]<typename Stored>(Stored) {
        loadSamples<Stored>(rowsOf(surface, quad), coverage, maskOf<Stored>(face.compareMask), stored);
    });
    const std::uint32_t reference = face.reference & face.compareMask;
    return compareSamples(
        face.function, coverage, [=](std::size_t) { return reference; }, stored);
}

} // namespace

std::uint32_t maxDepthCode(PixelFormat format)
{
    switch (format) {
    case PixelFormat::Depth16: return 0xFFFF;
    case PixelFormat::Depth24: return 0xFFFFFF;
    default: return 0;
    }
}

std::uint32_t quantizeDepth(double z, std::uint32_t maxCode)
{
    if (!(z > 0.0))
        return 0;
    if (z >= 1.0)
        return maxCode;
    return static_cast<std::uint32_t>(z * maxCode + 0.5);
}

QuadDepth planeDepth(const Primitive& primitive, const Quad& quad, PixelFormat depthFormat)
{
    QuadDepth depth;
    const std::uint32_t maxCode = maxDepthCode(depthFormat);
    const double x = quad.x - primitive.referenceX;
    const double y = quad.y - primitive.referenceY;
    for (int sample = 0; sample < primitive.samples; ++sample) {
        const SamplePosition position = samplePosition(primitive.samples, sample);
        const double offsetX = x + (position.x - kPixelCenter.x) / double{kSubpixels};
        const double offsetY = y + (position.y - kPixelCenter.y) / double{kSubpixels};
        for (int pixel = 0; pixel < 4; ++pixel) {
            const double z = primitive.depthRange.clamp(primitive.depth.at(offsetX + pixel % 2, offsetY + pixel / 2));
            depth.codes[static_cast<std::size_t>(pixel * 4 + sample)] = quantizeDepth(z, maxCode);
        }
    }
    return depth;
}

bool isActive(const DepthStencilState& state, const DepthStencilTarget& target)
{
    return testsDepth(state, target) || testsStencil(state, target);
}

DepthStencilVerdict testDepthStencil(const DepthStencilState& state, const DepthStencilTarget& target, const Quad& quad,
                                     const QuadDepth& depth, bool frontFacing)
{
    unsigned alive = quad.coverage;
    if (testsStencil(state, target))
        alive = testStencil(faceOf(state, frontFacing), *target.stencil, quad, alive);
    const unsigned stencilPassed = alive;
    if (testsDepth(state, target) && alive != 0 && state.depthFunction != CompareFunction::Always) {
        const SampleValues stored = loadDepth(*target.depth, quad, alive);
        alive = compareSamples(
            state.depthFunction, alive, [&](std::size_t i) { return depth.codes[i]; }, stored);
    }
    return {static_cast<std::uint16_t>(alive), static_cast<std::uint16_t>(quad.coverage & ~stencilPassed),
            static_cast<std::uint16_t>(stencilPassed & ~alive)};
}

void commitDepthStencil(const DepthStencilState& state, const DepthStencilTarget& target, const Quad& quad,
                        const QuadDepth& depth, bool frontFacing, const DepthStencilVerdict& verdict,
                        std::uint16_t alive)
{
    if (testsStencil(state, target)) {
        const StencilFace& face = faceOf(state, frontFacing);
        updateStencil(face, face.stencilFail, *target.stencil, quad, verdict.stencilFailed & alive);
        updateStencil(face, face.depthFail, *target.stencil, quad, verdict.depthFailed & alive);
        updateStencil(face, face.depthPass, *target.stencil, quad, verdict.passed & alive);
    }
    if (testsDepth(state, target) && state.depthWrite)
        storeDepth(*target.depth, quad, verdict.passed & alive, depth.codes);
}

void noteStencilUpdates(const DepthStencilState& state, const DepthStencilTarget& target, const Quad& quad,
                        bool frontFacing, const DepthStencilVerdict& verdict, std::vector<StencilUpdate>& updates)
{
    if (!testsStencil(state, target))
        return;
    const StencilFace& face = faceOf(state, frontFacing);
    const auto rows = rowsOf(*target.stencil, quad);
    const auto note = [&](StencilOperation operation, unsigned coverage) {
        if (operation == StencilOperation::Keep)
            return;
        asStored(*target.stencil, [&]<typename Stored>(Stored) {
            forEachSample(coverage, [&](std::size_t i) {
                const auto stored = loadStencil<Stored>(rows.at(i));
                updates.push_back({static_cast<std::uint8_t>(i), operation, stored,
                                   updatedStencil(face, operation, stored), wraps(operation, stored)});
            });
        });
    };
    note(face.stencilFail, verdict.stencilFailed);
    note(face.depthFail, verdict.depthFailed);
    note(face.depthPass, verdict.passed);
}

std::uint64_t bytesTested(const DepthStencilState& state, const DepthStencilTarget& target,
                          const DepthStencilVerdict& verdict, bool frontFacing)
{
    std::uint64_t bytes = 0;
    const unsigned stencilPassed = verdict.passed | verdict.depthFailed;
    if (testsStencil(state, target) && faceOf(state, frontFacing).function != CompareFunction::Always)
        bytes += countOf(stencilPassed | verdict.stencilFailed) * bytesPerSample(target.stencil->format());
    if (testsDepth(state, target) && state.depthFunction != CompareFunction::Always)
        bytes += countOf(stencilPassed) * bytesPerSample(target.depth->format());
    return bytes;
}

std::uint64_t bytesCommitted(const DepthStencilState& state, const DepthStencilTarget& target,
                             const DepthStencilVerdict& verdict, bool frontFacing)
{
    std::uint64_t bytes = 0;
    if (testsStencil(state, target)) {
        const StencilFace& face = faceOf(state, frontFacing);
        const std::uint64_t ways = face.function == CompareFunction::Always ? 2 : 1; // read by no test
        bytes += ways * countOf(changedStencils(face, verdict)) * bytesPerSample(target.stencil->format());
    }
    if (testsDepth(state, target) && state.depthWrite)
        bytes += countOf(verdict.passed) * bytesPerSample(target.depth->format());
    return bytes;
}

QuadDepth pixelDepth(const std::array<float, 4>& depths, PixelFormat depthFormat)
{
    QuadDepth depth;
    const std::uint32_t maxCode = maxDepthCode(depthFormat);
    for (std::size_t i = 0; i < depth.codes.size(); ++i)
        depth.codes[i] = quantizeDepth(depths[i / 4], maxCode);
    return depth;
}

DepthStencilVerdict judgeAndCommit(const DepthStencilState& state, const DepthStencilTarget& target,
                                   const Primitive& primitive, const Quad& quad, const QuadDepth* shaded,
                                   std::vector<StencilUpdate>* updates)
{
    if (!isActive(state, target))
        return {.passed = quad.coverage};
    QuadDepth depth;
    if (testsDepth(state, target))
        depth = shaded ? *shaded : planeDepth(primitive, quad, target.depth->format());
    const DepthStencilVerdict verdict = testDepthStencil(state, target, quad, depth, primitive.frontFacing);
    if (updates)
        noteStencilUpdates(state, target, quad, primitive.frontFacing, verdict, *updates);
    commitDepthStencil(state, target, quad, depth, primitive.frontFacing, verdict, quad.coverage);
    return verdict;
}

std::uint16_t applyDepthStencil(const DepthStencilState& state, const DepthStencilTarget& target,
                                const Primitive& primitive, const Quad& quad)
{
    return judgeAndCommit(state, target, primitive, quad).passed;
}

} // namespace vitrine::core
