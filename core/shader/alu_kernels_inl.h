// SPDX-License-Identifier: Apache-2.0
// This file is compiled once for each Highway target: include it after foreach_target.h only.
#if defined(VITRINE_CORE_SHADER_ALU_KERNELS_INL_H) == defined(HWY_TARGET_TOGGLE)
#    ifdef VITRINE_CORE_SHADER_ALU_KERNELS_INL_H
#        undef VITRINE_CORE_SHADER_ALU_KERNELS_INL_H
#    else
#        define VITRINE_CORE_SHADER_ALU_KERNELS_INL_H
#    endif

#    include "core/shader/alu.h"

#    include <hwy/highway.h>

#    include <bit>
#    include <limits>

HWY_BEFORE_NAMESPACE();
namespace vitrine::core {
namespace HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

/// The number of lanes is always a multiple of NarrowTag's width. WideTag is used where its own width divides it.
using NarrowTag = hn::CappedTag<float, 4>;
using WideTag = hn::CappedTag<float, 16>;

/// The handlers of one opcode class for both widths.
struct ClassRows {
    AluRow narrow;
    AluRow wide;
};
extern const ClassRows kMoveRows;
extern const ClassRows kLogicRows;
extern const ClassRows kComponentMathRows;
extern const ClassRows kVectorMathRows;
extern const ClassRows kTranscendentalRows;

/// Four rows to read from. A constant has a step mask of 0: its one vector is read again for every step.
template <class D>
struct Operand {
    const float* row[4];
    std::size_t stepMask;

    HWY_INLINE hn::Vec<D> load(D d, int c, std::size_t lane) const { return hn::LoadU(d, row[c] + (lane & stepMask)); }
    HWY_INLINE float value(int c, std::size_t lane) const { return row[c][lane & stepMask]; }
    HWY_INLINE std::int32_t integer(int c, std::size_t lane) const
    {
        return std::bit_cast<std::int32_t>(value(c, lane));
    }
};

HWY_INLINE float withSigns(const DecodedSource& source, float value)
{
    return std::bit_cast<float>((std::bit_cast<std::uint32_t>(value) & source.keepBits) ^ source.flipBits);
}

template <class D>
void stageConstant(const DecodedSource& source, const Vec4& constant, float* out)
{
    const D d;
    for (int c = 0; c < 4; ++c)
        hn::StoreU(hn::Set(d, withSigns(source, constant[source.swizzle[c]])), d, out + c * hn::Lanes(d));
}

template <class D>
void stageSigned(const AluFrame& frame, const DecodedSource& source, float* out)
{
    const D d;
    const hn::RebindToUnsigned<D> du;
    const auto keep = hn::Set(du, source.keepBits);
    const auto flip = hn::Set(du, source.flipBits);
    for (int c = 0; c < 4; ++c) {
        const float* in = frame.rows + (source.row + source.swizzle[c]) * frame.laneCount;
        for (std::size_t lane = 0; lane < frame.laneCount; lane += hn::Lanes(d)) {
            const auto bits = hn::BitCast(du, hn::LoadU(d, in + lane));
            hn::StoreU(hn::BitCast(d, hn::Xor(hn::And(bits, keep), flip)), d, out + c * frame.laneCount + lane);
        }
    }
}

/// Reads a constant at an index that each lane has for itself, clamped to the file of uniforms and literals.
inline void stageIndexed(const AluFrame& frame, const DecodedSource& source, float* out)
{
    const std::vector<Vec4>& literals = frame.program.literals();
    const std::int64_t uniformCount = frame.program.uniformCount();
    const std::int64_t last = uniformCount + static_cast<std::int64_t>(literals.size()) - 1;
    const float* address = frame.rows + source.addressRow * frame.laneCount;
    for (std::size_t lane = 0; lane < frame.laneCount; ++lane) {
        const std::int64_t wanted = std::int64_t{source.index} + std::bit_cast<std::int32_t>(address[lane]);
        const std::int64_t index = wanted < 0 ? 0 : wanted > last ? last : wanted;
        const Vec4& constant = index < uniformCount ? frame.uniforms[static_cast<std::size_t>(index)]
                                                    : literals[static_cast<std::size_t>(index - uniformCount)];
        for (int c = 0; c < 4; ++c)
            out[c * frame.laneCount + lane] = withSigns(source, constant[source.swizzle[c]]);
    }
}

/// Makes source i readable. Plain registers are read in place; everything else is copied to frame.staged.
template <class D>
HWY_INLINE Operand<D> fetch(AluFrame& frame, const DecodedInstruction& instruction, int i)
{
    const DecodedSource& source = instruction.sources[static_cast<std::size_t>(i)];
    Operand<D> operand;
    if (source.kind == OperandKind::Lanes && !source.modified) [[likely]] {
        const float* base = frame.rows + source.row * frame.laneCount;
        for (int c = 0; c < 4; ++c)
            operand.row[c] = base + source.swizzle[c] * frame.laneCount;
        operand.stepMask = ~std::size_t{0};
        return operand;
    }
    float* out = frame.staged[static_cast<std::size_t>(i)].data();
    const bool constant = source.kind == OperandKind::Uniform || source.kind == OperandKind::Literal;
    if (source.kind == OperandKind::Uniform)
        stageConstant<D>(source, frame.uniforms[source.index], out);
    else if (source.kind == OperandKind::Literal)
        stageConstant<D>(source, frame.program.literals()[source.index], out);
    else if (source.kind == OperandKind::Lanes)
        stageSigned<D>(frame, source, out);
    else
        stageIndexed(frame, source, out);
    const std::size_t stride = constant ? hn::Lanes(D()) : frame.laneCount;
    for (std::size_t c = 0; c < 4; ++c)
        operand.row[c] = out + c * stride;
    operand.stepMask = constant ? 0 : ~std::size_t{0};
    return operand;
}

/// Replaces every NaN by the same one: hosts differ in which operand's NaN they pass on.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V canonical(D d, V v)
{
    return hn::IfThenElse(hn::Eq(v, v), v, hn::Set(d, std::numeric_limits<float>::quiet_NaN()));
}

/// Applies Op to each written component of each lane. Op::kSources is 1, 2 or 3.
template <class D, class Op>
void componentwise(AluFrame& frame, const DecodedInstruction& instruction)
{
    const D d;
    const Operand<D> a = fetch<D>(frame, instruction, 0);
    Operand<D> b;
    Operand<D> c;
    if constexpr (Op::kSources > 1)
        b = fetch<D>(frame, instruction, 1);
    if constexpr (Op::kSources > 2)
        c = fetch<D>(frame, instruction, 2);
    for (unsigned mask = instruction.writeMask; mask != 0; mask &= mask - 1) {
        const int k = std::countr_zero(mask);
        float* out = frame.result + static_cast<std::size_t>(k) * frame.laneCount;
        for (std::size_t lane = 0; lane < frame.laneCount; lane += hn::Lanes(d)) {
            if constexpr (Op::kSources == 1)
                hn::StoreU(Op::apply(d, a.load(d, k, lane)), d, out + lane);
            else if constexpr (Op::kSources == 2)
                hn::StoreU(Op::apply(d, a.load(d, k, lane), b.load(d, k, lane)), d, out + lane);
            else
                hn::StoreU(Op::apply(d, a.load(d, k, lane), b.load(d, k, lane), c.load(d, k, lane)), d, out + lane);
        }
    }
}

} // namespace HWY_NAMESPACE
} // namespace vitrine::core
HWY_AFTER_NAMESPACE();

#endif
