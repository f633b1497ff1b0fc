// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/driver/differential/writer_context.h"

#include <optional>

namespace vitrine::differential {

/// Writes expressions that are valid by construction: types match, indices stay in range, nothing is read before it
/// was written.
class ExpressionWriter {
public:
    explicit ExpressionWriter(WriterContext& context) : m_context(context), m_random(context.random) {}

    /// No arrays, and no structures with arrays.
    std::string expression(const Type& type, int depth);
    std::string expression(const Type& type)
    {
        return expression(type, m_random.between(0, m_context.traits.expressionDepth));
    }
    std::string literal(const Type& type);
    /// A variable or a part of one, or none.
    std::optional<std::string> place(const Type& type, bool isWritable);
    std::string call(const FunctionSignature& function, int depth);
    /// In 0 … end − 1 whatever happens.
    std::string index(int end);
    [[nodiscard]] bool canCall(const FunctionSignature& function);

private:
    std::string leaf(const Type& type);
    std::string compound(const Type& type, int depth);
    std::optional<std::string> special(const Type& type, int depth);
    std::string expand(const char* pattern, const Type& type, int depth);
    Type tokenType(char token, const Type& type, int width);
    std::string swizzled(const Type& type, int depth);
    std::string constructed(const Type& structure, int depth);
    std::string sampler(Base base);
    std::optional<std::string> walk(const ScopeVariable& variable, const Type& wanted, bool isWritable);
    std::string swizzle(int rows, int count, bool isDistinct);

    WriterContext& m_context;
    RandomSource& m_random;
    int m_indexDepth = 0;
};

} // namespace vitrine::differential
