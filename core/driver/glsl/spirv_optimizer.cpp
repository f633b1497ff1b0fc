// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/spirv_optimizer.h"

#include "core/driver/glsl/mark_filter.h"
#include "core/driver/glsl/spirv_words.h"

#include <glslang/SPIRV/spirv.hpp>
#include <spirv-tools/optimizer.hpp>

#include <algorithm>
#include <map>
#include <optional>

namespace vitrine::core::glsl {

namespace {

/// Of main once every call is replaced by the body that it calls. Some passes are quadratic in blocks and calls, so
/// these limits are what keeps compiling within seconds; real shaders stay far below.
struct Size {
    std::uint64_t words = 0;
    std::uint64_t blocks = 0;
    std::uint64_t calls = 0;
};

constexpr Size kLargest{.words = 200'000, .blocks = 2'500, .calls = 1'000};

/// Arrays up to this length become separate values when they are only indexed by constants.
constexpr std::uint32_t kMaxScalarizedArray = 64;

constexpr spv_target_env kTarget = SPV_ENV_UNIVERSAL_1_0;

constexpr std::size_t kIdBound = 3; ///< word of the header: above every id

struct Function {
    Size own;
    std::vector<std::uint32_t> callees;
};

class InlinedSize {
public:
    explicit InlinedSize(const std::vector<std::uint32_t>& words);
    /// Of the function that becomes largest.
    Size largest();

private:
    Size of(std::uint32_t id);
    std::map<std::uint32_t, Function> m_functions;
    std::map<std::uint32_t, Size> m_known;
};

InlinedSize::InlinedSize(const std::vector<std::uint32_t>& words)
{
    Function* current = nullptr;
    for (std::size_t at = kHeaderWords; at < words.size();) {
        const std::uint32_t length = std::max(words[at] >> 16, 1u);
        const auto op = static_cast<spv::Op>(words[at] & 0xFFFF);
        if (op == spv::OpFunction)
            current = &m_functions[words[at + 2]];
        if (current) {
            current->own.words += length;
            current->own.blocks += op == spv::OpLabel;
        }
        if (current && op == spv::OpFunctionCall)
            current->callees.push_back(words[at + 3]);
        at += length;
    }
}

/// GLSL ES has no recursion and glslang refuses it, so this ends.
Size InlinedSize::of(std::uint32_t id)
{
    if (const auto known = m_known.find(id); known != m_known.end())
        return known->second;
    const Function& function = m_functions[id];
    Size total = function.own;
    for (const std::uint32_t callee : function.callees) {
        const Size body = of(callee); // sums stay below 2⁶⁴: each part is capped
        total.words = std::min(total.words + body.words, 2 * kLargest.words);
        total.blocks = std::min(total.blocks + body.blocks, 2 * kLargest.blocks);
        total.calls = std::min(total.calls + body.calls + 1, 2 * kLargest.calls);
    }
    return m_known[id] = total;
}

Size InlinedSize::largest()
{
    Size result;
    for (const auto& [id, function] : m_functions) {
        const Size size = of(id);
        result.words = std::max(result.words, size.words);
        result.blocks = std::max(result.blocks, size.blocks);
        result.calls = std::max(result.calls, size.calls);
    }
    return result;
}

/// SPIRV-Tools knows the functions of one import of GLSL.std.450, the first. With one that nothing uses in front it
/// leaves all calls alone. Otherwise it folds some even in strict modules (mix by 0 or 1, clamp of constants), and
/// where it may not, CCP takes a function of constants for undefined: a phi of it and a constant became the constant.
void hideFunctions(std::vector<std::uint32_t>& words)
{
    std::size_t at = kHeaderWords;
    while (at < words.size() && (words[at] & 0xFFFF) != spv::OpExtInstImport)
        at += std::max(words[at] >> 16, 1u);
    if (at >= words.size())
        return;
    const auto first = words.begin() + static_cast<std::ptrdiff_t>(at);
    std::vector<std::uint32_t> unused(first, first + (words[at] >> 16));
    unused[1] = words[kIdBound]++;
    words.insert(first, unused.begin(), unused.end());
}

/// SPIRV-Tools reassociates floats and folds functions with the host's library, unless a module asks for strict floats.
std::vector<std::uint32_t> withStrictFloats(std::vector<std::uint32_t> words)
{
    hideFunctions(words);
    constexpr std::uint32_t kCapability[2] = {2u << 16 | spv::OpCapability, spv::CapabilitySignedZeroInfNanPreserve};
    words.insert(words.begin() + std::min<std::ptrdiff_t>(kHeaderWords, std::ssize(words)), kCapability,
                 kCapability + 2);
    return words;
}

void registerInlining(spvtools::Optimizer& optimizer)
{
    optimizer.RegisterPass(spvtools::CreateWrapOpKillPass())
        .RegisterPass(spvtools::CreateDeadBranchElimPass())
        .RegisterPass(spvtools::CreateMergeReturnPass())
        .RegisterPass(spvtools::CreateInlineExhaustivePass())
        .RegisterPass(spvtools::CreateEliminateDeadFunctionsPass())
        .RegisterPass(spvtools::CreatePrivateToLocalPass());
}

spvtools::Optimizer::PassToken scalarReplacement()
{
    return spvtools::CreateScalarReplacementPass(kMaxScalarizedArray);
}

void registerRewriting(spvtools::Optimizer& optimizer)
{
    optimizer.RegisterPass(spvtools::CreateLocalSingleBlockLoadStoreElimPass())
        .RegisterPass(spvtools::CreateSSARewritePass())
        .RegisterPass(spvtools::CreateCCPPass())
        .RegisterPass(spvtools::CreateDeadBranchElimPass());
}

void registerPruning(spvtools::Optimizer& optimizer)
{
    optimizer.RegisterPass(spvtools::CreateAggressiveDCEPass())
        .RegisterPass(spvtools::CreateSimplificationPass())
        .RegisterPass(spvtools::CreateBlockMergePass());
}

bool run(spvtools::Optimizer& optimizer, std::vector<std::uint32_t>& words)
{
    spvtools::OptimizerOptions options;
    // Bool uniforms are invalid SPIR-V outside GLSL ES, and mean no harm here.
    options.set_run_validator(false);
    std::vector<std::uint32_t> result;
    if (!optimizer.Run(words.data(), words.size(), &result, options))
        return false;
    words = std::move(result);
    return true;
}

/// What is left of a module without marks.
std::optional<ModuleContents> leftOf(const std::vector<std::uint32_t>& words, bool isRewritten)
{
    std::vector<std::uint32_t> unmarked = withoutMarks(words);
    spvtools::Optimizer trial(kTarget);
    if (!isRewritten)
        registerRewriting(trial);
    trial.RegisterPass(spvtools::CreateAggressiveDCEPass());
    if (!run(trial, unmarked))
        return std::nullopt;
    return contentsOf(unmarked);
}

/// The same in four parts. Variables outside of functions can be marked only once they are main's; variables that stay
/// such and values that nobody needs must not be marked when dead code is looked for.
bool runMarked(std::vector<std::uint32_t>& words, DebugDeclarations& declarations)
{
    declareVariables(words, declarations);
    spvtools::Optimizer first(kTarget), second(kTarget), third(kTarget), fourth(kTarget);
    registerInlining(first);
    if (!run(first, words))
        return false;
    declareGlobals(words, declarations);
    second.RegisterPass(scalarReplacement());
    if (!run(second, words))
        return false;
    const auto variables = leftOf(words, false);
    if (!variables)
        return false;
    takeVariables(words, *variables, declarations);
    registerRewriting(third);
    if (!run(third, words))
        return false;
    const auto values = leftOf(words, true);
    if (!values)
        return false;
    keepMarksOf(words, *values);
    registerPruning(fourth);
    return run(fourth, words);
}

bool runUnmarked(std::vector<std::uint32_t>& words)
{
    spvtools::Optimizer optimizer(kTarget);
    registerInlining(optimizer);
    optimizer.RegisterPass(scalarReplacement());
    registerRewriting(optimizer);
    registerPruning(optimizer);
    return run(optimizer, words);
}

} // namespace

Result<std::vector<std::uint32_t>> optimizeSpirv(const std::vector<std::uint32_t>& words,
                                                 DebugDeclarations* declarations)
{
    const Size size = InlinedSize{words}.largest();
    if (size.words > kLargest.words || size.blocks > kLargest.blocks || size.calls > kLargest.calls)
        return failure("the shader is too long once its functions are laid out");
    std::vector<std::uint32_t> result = withStrictFloats(words);
    if (!(declarations ? runMarked(result, *declarations) : runUnmarked(result)))
        return failure("the shader can't be optimized");
    return result;
}

} // namespace vitrine::core::glsl
