// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/driver/differential/expression_writer.h"
#include "tests/driver/differential/source_tree.h"

namespace vitrine::differential {

/// Writes statements, declarations and functions.
class StatementWriter {
public:
    explicit StatementWriter(WriterContext& context)
        : m_context(context), m_random(context.random), m_expressions(context)
    {
    }

    /// Some statements; what they declare stays in scope, for the caller to take out.
    std::vector<SourceNode> statements(int count, int depth);
    /// A function, which later code may call.
    SourceNode function();
    /// A variable of a random type, or of the given one, with a value.
    SourceNode declaration(const Type& type);
    Type randomType();
    Type randomVectorOrMatrix();
    ExpressionWriter& expressions() { return m_expressions; }

private:
    SourceNode statement(int depth);
    std::optional<SourceNode> jump();
    SourceNode assignment();
    SourceNode branch(int depth);
    SourceNode loop(int depth);
    SourceNode forLoop(int depth);
    SourceNode whileLoop(int depth);
    SourceNode loopAround(std::string head, std::string tail, ScopeVariable counter, int depth);
    std::optional<SourceNode> callStatement();
    SourceNode declarationInParts(const std::shared_ptr<const StructType>& structure);
    SourceNode filled(const std::string& name, const Type& type);
    std::vector<SourceNode> block(int depth);
    std::string condition();

    WriterContext& m_context;
    RandomSource& m_random;
    ExpressionWriter m_expressions;
};

} // namespace vitrine::differential
