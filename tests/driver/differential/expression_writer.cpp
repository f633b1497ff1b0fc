// SPDX-License-Identifier: Apache-2.0
#include "tests/driver/differential/expression_writer.h"

#include "tests/driver/differential/expression_patterns.h"

#include <algorithm>

namespace vitrine::differential {

namespace {

constexpr const char* kFloats[] = {"0.0",    "1.0", "(-1.0)", "0.5",  "2.0",   "(-0.25)", "3.0",
                                   "(-2.0)", "0.1", "(-1.7)", "0.01", "100.0", "7.25",    "0.3333333"};
constexpr const char* kWildFloats[] = {"(-0.0)", "1.0e38", "(-3.0e38)", "1.0e-38", "1.0e-42", "2147483648.0"};
constexpr const char* kInts[] = {"0", "1", "2", "3", "(-1)", "7", "(-5)", "100"};
constexpr const char* kWildInts[] = {"2147483647", "(-2147483647)", "65536", "46341"};

} // namespace

std::string ExpressionWriter::expression(const Type& type, int depth)
{
    if (depth <= 0 || m_random.oneIn(6))
        return leaf(type);
    if (auto text = special(type, depth))
        return *text;
    return type.isStruct() ? constructed(type, depth) : compound(type, depth);
}

std::string ExpressionWriter::leaf(const Type& type)
{
    if (m_random.oneIn(6))
        return literal(type);
    const auto found = place(type, false);
    return found ? *found : literal(type);
}

std::string ExpressionWriter::literal(const Type& type)
{
    if (type.isStruct())
        return constructed(type, 0);
    if (type.isMatrix() || type.rows > 1) {
        const bool isOne = m_random.oneIn(2);
        std::string text = typeName(type) + "(";
        const int count = isOne ? 1 : type.rows * type.columns;
        for (int i = 0; i < count; ++i)
            text += (i > 0 ? ", " : "") + literal(vectorType(type.base, 1));
        return text + ")";
    }
    const bool isWild = m_context.traits.isWild && m_random.oneIn(4);
    switch (type.base) {
    case Base::Int: return isWild ? m_random.oneOf(kWildInts) : m_random.oneOf(kInts);
    case Base::Bool: return m_random.oneIn(2) ? "true" : "false";
    default: return isWild ? m_random.oneOf(kWildFloats) : m_random.oneOf(kFloats);
    }
}

std::string ExpressionWriter::constructed(const Type& structure, int depth)
{
    std::string text = structure.structure->name + "(";
    for (const Declaration& member : structure.structure->members)
        text +=
            (text.back() == '(' ? "" : ", ") + (depth > 0 ? expression(member.type, depth - 1) : literal(member.type));
    return text + ")";
}

/// What every type has: choice, calls, swizzles, and side effects.
std::optional<std::string> ExpressionWriter::special(const Type& type, int depth)
{
    const int choice = m_random.below(30);
    if (choice < 2)
        return "(" + expression(vectorType(Base::Bool, 1), depth - 1) + " ? " + expression(type, depth - 1) + " : " +
               expression(type, depth - 1) + ")";
    if (choice < 6 && type.isVector())
        return swizzled(type, depth);
    if (m_context.isPlain)
        return std::nullopt;
    if (choice < 10)
        for (int attempt = 0; attempt < 3 && !m_context.functions.empty(); ++attempt)
            if (const FunctionSignature& function = m_random.oneOf(m_context.functions);
                function.result == type && canCall(function))
                return call(function, depth - 1);
    if (choice == 11)
        return "(" + expression(vectorType(Base::Float, 1), depth - 1) + ", " + expression(type, depth - 1) + ")";
    if (choice > 11)
        return std::nullopt;
    const auto target = place(type, true);
    if (!target)
        return std::nullopt;
    if (type.base == Base::Bool || type.isStruct() || m_random.oneIn(2))
        return "(" + *target + " = " + expression(type, depth - 1) + ")";
    if (m_random.oneIn(2))
        return "(" + *target + (m_random.oneIn(2) ? "++" : "--") + ")";
    return "(" + *target + (m_random.oneIn(2) ? " += " : " -= ") + expression(type, depth - 1) + ")";
}

std::string ExpressionWriter::compound(const Type& type, int depth)
{
    for (;;)
        if (const Pattern& pattern = m_random.oneOf(patternsOf(type)); applies(pattern, type, m_context))
            return expand(pattern.text, type, depth);
}

Type ExpressionWriter::tokenType(char token, const Type& type, int width)
{
    switch (token) {
    case 'F': return vectorType(Base::Float, 1);
    case 'I': return vectorType(Base::Int, 1);
    case 'B': return vectorType(Base::Bool, 1);
    case 'G': return vectorType(Base::Float, type.rows);
    case 'J': return vectorType(Base::Int, type.rows);
    case 'K': return vectorType(Base::Bool, type.rows);
    case 'V': return vectorType(Base::Float, width);
    case 'W': return vectorType(Base::Int, width);
    case 'Q': return vectorType(Base::Bool, std::max(width, 2));
    case 'M': return matrixType(type.rows);
    case 'R': return matrixType(std::max(width, 2));
    case '2':
    case '3':
    case '4': return vectorType(Base::Float, token - '0');
    default: return type;
    }
}

std::string ExpressionWriter::expand(const char* pattern, const Type& type, int depth)
{
    const int width = m_random.between(1, 4);
    const int structure = m_context.structs.empty() ? 0 : m_random.below(static_cast<int>(m_context.structs.size()));
    std::string text;
    for (const char* at = pattern; *at; ++at) {
        if (*at != '%') {
            text += *at;
            continue;
        }
        switch (*++at) {
        case 'n': text += typeName(type); break;
        case 'P': text += std::to_string(m_random.between(1, 9)); break;
        case 'X': text += sampler(Base::Sampler2D); break;
        case 'Y': text += sampler(Base::SamplerCube); break;
        case 'Z':
            text += expression(
                {.base = Base::Struct, .structure = m_context.structs[static_cast<std::size_t>(structure)]}, depth - 1);
            break;
        default: text += expression(tokenType(*at, type, width), depth - 1); break;
        }
    }
    return text;
}

std::string ExpressionWriter::swizzled(const Type& type, int depth)
{
    if (type.isFloat() && type.rows > 1 && m_random.oneIn(3))
        return expression(matrixType(type.rows), depth - 1) + "[" + std::to_string(m_random.below(type.rows)) + "]";
    const int rows = m_random.between(2, 4);
    return expression(vectorType(type.base, rows), depth - 1) + swizzle(rows, type.rows, false);
}

std::string ExpressionWriter::swizzle(int rows, int count, bool isDistinct)
{
    constexpr const char* kSets[] = {"xyzw", "rgba", "stpq"};
    const char* set = m_random.oneOf(kSets);
    int order[4] = {0, 1, 2, 3};
    for (int i = rows - 1; i > 0; --i)
        std::swap(order[i], order[m_random.below(i + 1)]);
    std::string text = ".";
    for (int i = 0; i < count; ++i)
        text += set[isDistinct ? order[i] : m_random.below(rows)];
    return text;
}

std::string ExpressionWriter::sampler(Base base)
{
    return place({.base = base}, false).value_or(base == Base::Sampler2D ? "t0" : "c0");
}

bool ExpressionWriter::canCall(const FunctionSignature& function)
{
    return std::all_of(function.parameters.begin(), function.parameters.end(), [&](const auto& parameter) {
        const bool isOut = parameter.first == Direction::Out || parameter.first == Direction::InOut;
        return (!isOut && !parameter.second.isArray()) || place(parameter.second, isOut).has_value();
    });
}

/// Only what canCall() said yes to; a place that it found may not be found again, so several are tried.
std::string ExpressionWriter::call(const FunctionSignature& function, int depth)
{
    std::string text = function.name + "(";
    for (const auto& [direction, type] : function.parameters) {
        const bool isOut = direction == Direction::Out || direction == Direction::InOut;
        std::optional<std::string> argument;
        while (isOut && !argument)
            argument = place(type, true);
        while (type.isArray() && !argument)
            argument = place(type, false);
        text += (text.back() == '(' ? "" : ", ") + (argument ? *argument : expression(type, depth));
    }
    return text + ")";
}

std::string ExpressionWriter::index(int end)
{
    std::vector<std::string> variables;
    for (const ScopeVariable& variable : m_context.scope)
        if (variable.indexBound > 0 && variable.indexBound <= end)
            variables.push_back(variable.name);
    const int choice = m_random.below(6);
    if (!variables.empty() && choice < 3)
        return m_random.oneOf(variables);
    if (choice > 3 || m_indexDepth > 0)
        return std::to_string(m_random.below(end));
    ++m_indexDepth;
    const std::string value = expression(vectorType(Base::Float, 1), 1);
    --m_indexDepth;
    // With a uniform in it, so that the front end does not find a constant out of range.
    return "int(clamp(" + value + " + z0, 0.0, " + std::to_string(end - 1) + ".5))";
}

std::optional<std::string> ExpressionWriter::place(const Type& type, bool isWritable)
{
    constexpr int kAttempts = 16;
    for (int attempt = 0; attempt < kAttempts && !m_context.scope.empty(); ++attempt) {
        const ScopeVariable variable = m_random.oneOf(m_context.scope);
        if (isWritable && !variable.isWritable)
            continue;
        if (auto found = walk(variable, type, isWritable))
            return found;
    }
    for (const ScopeVariable& variable : m_context.scope)
        if (variable.type == type && (variable.isWritable || !isWritable))
            return variable.name;
    return std::nullopt;
}

/// From a variable down into its parts until the type is the wanted one.
std::optional<std::string> ExpressionWriter::walk(const ScopeVariable& variable, const Type& wanted, bool isWritable)
{
    std::string text = variable.name;
    Type type = variable.type;
    while (type != wanted) {
        if (type.isArray()) {
            if (wanted.isArray() || (!type.isStruct() && type.base != wanted.base))
                return std::nullopt;
            text += "[" + index(type.arraySize) + "]";
            type = elementOf(type);
        } else if (type.isStruct()) {
            const Declaration& member = m_random.oneOf(type.structure->members);
            text += "." + member.name;
            type = Type(member.type);
        } else if (type.isMatrix()) {
            text += "[" + index(type.columns) + "]";
            type = vectorType(Base::Float, type.rows);
        } else if (type.rows > 1 && wanted.isVector() && wanted.base == type.base) {
            if (wanted.rows == 1 && m_random.oneIn(3))
                return text + "[" + index(type.rows) + "]";
            if (isWritable && wanted.rows > type.rows)
                return std::nullopt;
            return text + swizzle(type.rows, wanted.rows, isWritable);
        } else {
            return std::nullopt;
        }
    }
    return text;
}

} // namespace vitrine::differential
