// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/mark_filter.h"

#define SPV_ENABLE_UTILITY_CODE
#include <glslang/SPIRV/spirv.hpp>

#include <algorithm>
#include <cstring>

namespace vitrine::core::glsl {

namespace {

using Words = std::vector<std::uint32_t>;

constexpr std::size_t kHeaderWords = 5;
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

DebugMark markAt(const Words& words, spv::Op op, std::size_t at, std::uint32_t set)
{
    const bool isMark = op == spv::OpExtInst && set != 0 && words[at + kSet] == set;
    return isMark ? static_cast<DebugMark>(words[at + kMark]) : DebugMark::None;
}

void append(Words& result, const Words& words, std::size_t at, std::size_t length)
{
    const auto first = words.begin() + static_cast<std::ptrdiff_t>(at);
    result.insert(result.end(), first, first + static_cast<std::ptrdiff_t>(length));
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

std::set<std::uint32_t> resultsOf(const Words& words)
{
    std::set<std::uint32_t> results;
    forEachInstruction(words, [&](spv::Op op, std::size_t at, std::size_t) {
        bool hasResult = false, hasType = false;
        spv::HasResultAndType(op, &hasResult, &hasType);
        if (hasResult)
            results.insert(words[at + (hasType ? 2 : 1)]);
    });
    return results;
}

void takeVariables(Words& words, const std::set<std::uint32_t>& results, DebugDeclarations& declarations)
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
        const DebugMark mark = markAt(words, op, at, set);
        const bool isMark = mark == DebugMark::Declare || mark == DebugMark::Value;
        if (!isMark || variables.count(words[at + kValue]) == 0 || results.count(words[at + kValue]) == 0)
            return append(result, words, at, length);
        BoundVariable& bound = declarations.bound[words[at + kValue]];
        bound = {.local = words[at + kLocal]};
        for (std::size_t i = kFirstIndex; i < length; ++i)
            bound.indices.push_back(numbers[words[at + i]]);
    });
    words = std::move(result);
}

void keepMarksOf(Words& words, const std::set<std::uint32_t>& results)
{
    const std::uint32_t set = debugSetOf(words);
    Words result(words.begin(), words.begin() + kHeaderWords);
    std::set<std::uint32_t> variables;
    std::set<std::uint32_t> constants;
    forEachInstruction(words, [&](spv::Op op, std::size_t at, std::size_t length) {
        if (op == spv::OpVariable)
            variables.insert(words[at + 2]);
        if (op == spv::OpConstant || op == spv::OpConstantTrue || op == spv::OpConstantFalse ||
            op == spv::OpConstantComposite || op == spv::OpConstantNull)
            constants.insert(words[at + 2]);
        const DebugMark mark = markAt(words, op, at, set);
        const bool isMark = mark == DebugMark::Declare || mark == DebugMark::Value;
        const bool isGone = isMark && results.count(words[at + kValue]) == 0 && constants.count(words[at + kValue]) == 0;
        if (isGone && variables.count(words[at + kValue]) != 0)
            return;
        append(result, words, at, length);
        if (isGone)
            result[result.size() - length + kValue] = words[at + kExpression];
    });
    words = std::move(result);
}

} // namespace vitrine::core::glsl
