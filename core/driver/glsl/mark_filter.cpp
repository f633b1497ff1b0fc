// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/mark_filter.h"

#include "core/driver/glsl/spirv_words.h"

#define SPV_ENABLE_UTILITY_CODE
#include <glslang/SPIRV/spirv.hpp>

#include <algorithm>
#include <cstring>

namespace vitrine::core::glsl {

namespace {

using Words = std::vector<std::uint32_t>;

// Words of a DebugDeclare or DebugValue.
constexpr std::size_t kSet = 3, kMark = 4, kLocal = 5, kValue = 6, kExpression = 7, kFirstIndex = 8;

template <typename Visit>
void forEachInstruction(const Words& words, Visit visit)
{
    for (std::size_t at = kHeaderWords; at < words.size();) {
        const std::size_t length = std::max(words[at] >> 16, 1u);
        visit(static_cast<spv::Op>(words[at] & 0xFFFF), at, length);
        at += length;
    }
}

std::uint32_t debugSetOf(const Words& words)
{
    std::uint32_t set = 0;
    forEachInstruction(words, [&](spv::Op op, std::size_t at, std::size_t) {
        if (op == spv::OpExtInstImport && std::strcmp(reinterpret_cast<const char*>(&words[at + 2]), kDebugSet) == 0)
            set = words[at + 1];
    });
    return set;
}

/// Whether a mark says what a variable holds.
bool isValueMark(const Words& words, spv::Op op, std::size_t at, std::uint32_t set)
{
    if (op != spv::OpExtInst || set == 0 || words[at + kSet] != set)
        return false;
    const auto mark = static_cast<DebugMark>(words[at + kMark]);
    return mark == DebugMark::Declare || mark == DebugMark::Value;
}

void append(Words& result, const Words& words, std::size_t at, std::size_t length)
{
    const auto first = words.begin() + static_cast<std::ptrdiff_t>(at);
    result.insert(result.end(), first, first + static_cast<std::ptrdiff_t>(length));
}

/// The variables marked in blocks, and in headers of loops, that are no longer there.
std::set<std::uint32_t> markedInGoneBlocks(const Words& words, const ModuleContents& left, std::uint32_t set)
{
    const std::set<std::uint32_t> loops = contentsOf(words).loops;
    std::set<std::uint32_t> lost;
    bool isGone = false;
    forEachInstruction(words, [&](spv::Op op, std::size_t at, std::size_t) {
        if (op == spv::OpLabel) {
            const std::uint32_t label = words[at + 1];
            isGone = left.results.count(label) == 0 || (loops.count(label) != 0 && left.loops.count(label) == 0);
        }
        if (isGone && isValueMark(words, op, at, set))
            lost.insert(words[at + kLocal]);
    });
    return lost;
}

} // namespace

Words withoutMarks(const Words& words)
{
    const std::uint32_t set = debugSetOf(words);
    Words result(words.begin(), words.begin() + kHeaderWords);
    forEachInstruction(words, [&](spv::Op op, std::size_t at, std::size_t length) {
        if (op != spv::OpExtInst || set == 0 || words[at + kSet] != set)
            append(result, words, at, length);
    });
    return result;
}

ModuleContents contentsOf(const Words& words)
{
    ModuleContents contents;
    std::uint32_t label = 0;
    forEachInstruction(words, [&](spv::Op op, std::size_t at, std::size_t) {
        bool hasResult = false, hasType = false;
        spv::HasResultAndType(op, &hasResult, &hasType);
        if (hasResult)
            contents.results.insert(words[at + (hasType ? 2 : 1)]);
        if (op == spv::OpLabel)
            label = words[at + 1];
        if (op == spv::OpLoopMerge)
            contents.loops.insert(label);
    });
    return contents;
}

void takeVariables(Words& words, const ModuleContents& left, DebugDeclarations& declarations)
{
    const std::uint32_t set = debugSetOf(words);
    Words result(words.begin(), words.begin() + kHeaderWords);
    std::set<std::uint32_t> variables;
    std::map<std::uint32_t, std::uint32_t> numbers;
    forEachInstruction(words, [&](spv::Op op, std::size_t at, std::size_t length) {
        if (op == spv::OpVariable)
            variables.insert(words[at + 2]);
        if (op == spv::OpConstant)
            numbers[words[at + 2]] = words[at + 3];
        if (!isValueMark(words, op, at, set) || variables.count(words[at + kValue]) == 0 ||
            left.results.count(words[at + kValue]) == 0)
            return append(result, words, at, length);
        BoundVariable& bound = declarations.bound[words[at + kValue]];
        bound = {.local = words[at + kLocal]};
        for (std::size_t i = kFirstIndex; i < length; ++i)
            bound.indices.push_back(numbers[words[at + i]]);
    });
    words = std::move(result);
}

void keepMarksOf(Words& words, const ModuleContents& left)
{
    const std::uint32_t set = debugSetOf(words);
    const std::set<std::uint32_t> lost = markedInGoneBlocks(words, left, set);
    Words result(words.begin(), words.begin() + kHeaderWords);
    std::set<std::uint32_t> variables;
    std::set<std::uint32_t> constants;
    forEachInstruction(words, [&](spv::Op op, std::size_t at, std::size_t length) {
        if (op == spv::OpVariable)
            variables.insert(words[at + 2]);
        if (op == spv::OpConstant || op == spv::OpConstantTrue || op == spv::OpConstantFalse ||
            op == spv::OpConstantComposite || op == spv::OpConstantNull)
            constants.insert(words[at + 2]);
        if (!isValueMark(words, op, at, set))
            return append(result, words, at, length);
        const std::uint32_t value = words[at + kValue];
        const bool isGone = left.results.count(value) == 0 && constants.count(value) == 0;
        if (lost.count(words[at + kLocal]) != 0 || (isGone && variables.count(value) != 0))
            return;
        append(result, words, at, length);
        if (isGone)
            result[result.size() - length + kValue] = words[at + kExpression];
    });
    words = std::move(result);
}

} // namespace vitrine::core::glsl
