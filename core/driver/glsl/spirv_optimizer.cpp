// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/spirv_optimizer.h"

#include <glslang/SPIRV/spirv.hpp>
#include <spirv-tools/optimizer.hpp>

#include <algorithm>
#include <map>

namespace vitrine::core::glsl {

namespace {

/// Words of main once every call is replaced by the body that it calls.
constexpr std::uint64_t kMaxInlinedWords = 400'000;
/// Arrays up to this length become separate values when they are only indexed by constants.
constexpr std::uint32_t kMaxScalarizedArray = 64;

constexpr std::size_t kHeaderWords = 5;

struct FunctionSize {
    std::uint64_t words = 0;
    std::vector<std::uint32_t> calls;
};

class InlinedSize {
public:
    explicit InlinedSize(const std::vector<std::uint32_t>& words);
    std::uint64_t largest();

private:
    std::uint64_t of(std::uint32_t id);
    std::map<std::uint32_t, FunctionSize> m_functions;
    std::map<std::uint32_t, std::uint64_t> m_known;
};

InlinedSize::InlinedSize(const std::vector<std::uint32_t>& words)
{
    FunctionSize* current = nullptr;
    for (std::size_t at = kHeaderWords; at < words.size();) {
        const std::uint32_t length = std::max(words[at] >> 16, 1u);
        const auto op = static_cast<spv::Op>(words[at] & 0xFFFF);
        if (op == spv::OpFunction)
            current = &m_functions[words[at + 2]];
        if (current)
            current->words += length;
        if (current && op == spv::OpFunctionCall)
            current->calls.push_back(words[at + 3]);
        at += length;
    }
}

/// GLSL ES has no recursion and glslang refuses it, so this ends.
std::uint64_t InlinedSize::of(std::uint32_t id)
{
    if (const auto known = m_known.find(id); known != m_known.end())
        return known->second;
    const FunctionSize& function = m_functions[id];
    std::uint64_t total = function.words;
    for (const std::uint32_t callee : function.calls)
        total = std::min(total + of(callee), 2 * kMaxInlinedWords);
    return m_known[id] = total;
}

std::uint64_t InlinedSize::largest()
{
    std::uint64_t result = 0;
    for (const auto& [id, function] : m_functions)
        result = std::max(result, of(id));
    return result;
}

/// SPIRV-Tools reassociates floats and folds functions with the host's library, unless a module asks for strict floats.
std::vector<std::uint32_t> withStrictFloats(std::vector<std::uint32_t> words)
{
    constexpr std::uint32_t kCapability[2] = {2u << 16 | spv::OpCapability, spv::CapabilitySignedZeroInfNanPreserve};
    words.insert(words.begin() + std::min<std::ptrdiff_t>(kHeaderWords, std::ssize(words)), kCapability,
                 kCapability + 2);
    return words;
}

} // namespace

Result<std::vector<std::uint32_t>> optimizeSpirv(const std::vector<std::uint32_t>& words)
{
    if (InlinedSize{words}.largest() > kMaxInlinedWords)
        return Error{"the shader is too long once its functions are laid out"};
    spvtools::Optimizer optimizer(SPV_ENV_UNIVERSAL_1_0);
    optimizer.RegisterPass(spvtools::CreateWrapOpKillPass())
        .RegisterPass(spvtools::CreateDeadBranchElimPass())
        .RegisterPass(spvtools::CreateMergeReturnPass())
        .RegisterPass(spvtools::CreateInlineExhaustivePass())
        .RegisterPass(spvtools::CreateEliminateDeadFunctionsPass())
        .RegisterPass(spvtools::CreatePrivateToLocalPass())
        .RegisterPass(spvtools::CreateScalarReplacementPass(kMaxScalarizedArray))
        .RegisterPass(spvtools::CreateLocalSingleBlockLoadStoreElimPass())
        .RegisterPass(spvtools::CreateSSARewritePass())
        .RegisterPass(spvtools::CreateCCPPass())
        .RegisterPass(spvtools::CreateDeadBranchElimPass())
        .RegisterPass(spvtools::CreateAggressiveDCEPass())
        .RegisterPass(spvtools::CreateSimplificationPass())
        .RegisterPass(spvtools::CreateBlockMergePass());
    spvtools::OptimizerOptions options;
    // Bool uniforms are invalid SPIR-V outside GLSL ES, and mean no harm here.
    options.set_run_validator(false);
    const std::vector<std::uint32_t> strict = withStrictFloats(words);
    std::vector<std::uint32_t> result;
    if (!optimizer.Run(strict.data(), strict.size(), &result, options))
        return Error{"the shader can't be optimized"};
    return result;
}

} // namespace vitrine::core::glsl
