// SPDX-License-Identifier: Apache-2.0
#include "tests/driver/differential/statement_writer.h"

namespace vitrine::differential {

namespace {

constexpr int kMaxLoops = 2; ///< inside each other, in one function

} // namespace

std::vector<SourceNode> StatementWriter::statements(int count, int depth)
{
    std::vector<SourceNode> nodes;
    for (int i = 0; i < count; ++i)
        nodes.push_back(statement(depth));
    return nodes;
}

std::vector<SourceNode> StatementWriter::block(int depth)
{
    const std::size_t outer = m_context.scope.size();
    std::vector<SourceNode> nodes = statements(m_random.between(1, (m_context.traits.statements + 1) / 2), depth);
    m_context.scope.resize(outer);
    return nodes;
}

SourceNode StatementWriter::statement(int depth)
{
    const int choice = m_random.below(20);
    if (choice == 0 && !m_context.arrayStructs.empty())
        return declarationInParts(m_random.oneOf(m_context.arrayStructs));
    if (choice < 5)
        return declaration(randomType());
    if (choice < 8 && depth > 0)
        return branch(depth - 1);
    if (choice < 10 && depth > 0 && m_context.loops < kMaxLoops)
        return loop(depth - 1);
    if (choice < 12)
        if (auto node = callStatement())
            return *node;
    if (choice < 14)
        if (auto node = jump())
            return *node;
    return assignment();
}

Type StatementWriter::randomVectorOrMatrix()
{
    if (m_random.oneIn(5))
        return matrixType(m_random.between(2, 4));
    constexpr Base kBases[] = {Base::Float, Base::Float, Base::Float, Base::Int, Base::Bool};
    return vectorType(m_random.oneOf(kBases), m_random.between(1, 4));
}

Type StatementWriter::randomType()
{
    Type type = randomVectorOrMatrix();
    if (!m_context.structs.empty() && m_random.oneIn(6))
        type = {.base = Base::Struct, .structure = m_random.oneOf(m_context.structs)};
    return m_random.oneIn(6) ? arrayOf(type, m_random.between(1, 5)) : type;
}

SourceNode StatementWriter::declaration(const Type& type)
{
    constexpr const char* kPrecisions[] = {"", "", "", "mediump ", "lowp ", "highp "};
    const std::string name = m_context.newName("x");
    const bool hasPrecision = type.base == Base::Float || type.base == Base::Int;
    const std::string head = (hasPrecision ? m_random.oneOf(kPrecisions) : "") + declared(type, name);
    SourceNode node{.open = type.isArray() ? head + ";" : head + " = " + m_expressions.expression(type) + ";"};
    if (type.isArray())
        node.children.push_back(filled(name, type));
    m_context.scope.push_back({name, type, true});
    return node;
}

/// GLSL ES 1.00 neither constructs nor assigns structures with arrays.
SourceNode StatementWriter::declarationInParts(const std::shared_ptr<const StructType>& structure)
{
    const Type type{.base = Base::Struct, .structure = structure};
    const std::string name = m_context.newName("x");
    SourceNode node{.open = declared(type, name) + ";"};
    for (const Declaration& member : structure->members) {
        const std::string part = name + "." + member.name;
        if (member.type.isArray())
            node.children.push_back(filled(part, member.type));
        else
            node.children.push_back(
                {.open = part + " = " + m_expressions.expression(member.type) + ";", .isFixed = true});
    }
    m_context.scope.push_back({name, type, true});
    return node;
}

/// Gives every element of an array a value: one by one or in a loop.
SourceNode StatementWriter::filled(const std::string& name, const Type& type)
{
    SourceNode node{.isFixed = true};
    const Type element = elementOf(type);
    if (m_random.oneIn(2)) {
        const std::string counter = m_context.newName("i");
        node.open = "for (int " + counter + " = 0; " + counter + " < " + std::to_string(type.arraySize) + "; " +
                    counter + "++) {";
        m_context.scope.push_back({counter, vectorType(Base::Int, 1), false, type.arraySize});
        node.children.push_back(
            {.open = name + "[" + counter + "] = " + m_expressions.expression(element) + ";", .isFixed = true});
        m_context.scope.pop_back();
        node.close = "}";
        return node;
    }
    for (int i = 0; i < type.arraySize; ++i)
        node.children.push_back(
            {.open = name + "[" + std::to_string(i) + "] = " + m_expressions.expression(element) + ";",
             .isFixed = true});
    return node;
}

/// A declaration when nothing in scope can be written.
SourceNode StatementWriter::assignment()
{
    for (int attempt = 0; attempt < 20; ++attempt) {
        const Type type = elementOf(randomType());
        const auto target = m_expressions.place(type, true);
        if (!target)
            continue;
        const bool isArithmetic = type.base == Base::Float || type.base == Base::Int;
        const int choice = isArithmetic ? m_random.below(12) : 0;
        constexpr const char* kCompound[] = {" += ", " -= ", " *= ", " /= "};
        if (choice == 11)
            return {.open = m_random.oneIn(2) ? *target + "++;" : "--" + *target + ";"};
        if (choice == 10 && type.isFloat() && type.isVector() && type.rows > 1)
            return {.open = *target + " *= " + m_expressions.expression(matrixType(type.rows)) + ";"};
        if (choice == 9 && type.isFloat())
            return {.open = *target + m_random.oneOf(kCompound) + m_expressions.expression(vectorType(Base::Float, 1)) +
                            ";"};
        const std::string sign = choice < 6 ? " = " : m_random.oneOf(kCompound);
        return {.open = *target + sign + m_expressions.expression(type) + ";"};
    }
    return declaration(randomType());
}

std::string StatementWriter::condition()
{
    return m_expressions.expression(vectorType(Base::Bool, 1), m_random.between(1, 2));
}

SourceNode StatementWriter::branch(int depth)
{
    SourceNode node{.open = "if (" + condition() + ") {"};
    node.children = block(depth);
    node.close = "}";
    if (m_random.oneIn(2))
        return node;
    node.close.clear();
    SourceNode other{.open = "} else {", .close = "}", .isFixed = true};
    other.children = block(depth);
    node.children.push_back(std::move(other));
    return node;
}

SourceNode StatementWriter::loop(int depth)
{
    return m_random.oneIn(4) ? whileLoop(depth) : forLoop(depth);
}

SourceNode StatementWriter::loopAround(std::string head, std::string tail, ScopeVariable counter, int depth)
{
    SourceNode node{.open = std::move(head)};
    const std::size_t outer = m_context.scope.size();
    m_context.scope.push_back(std::move(counter));
    ++m_context.loops;
    node.children = block(depth);
    --m_context.loops;
    m_context.scope.resize(outer);
    node.close = std::move(tail);
    return node;
}

/// The shapes that appendix A promises.
SourceNode StatementWriter::forLoop(int depth)
{
    const std::string i = m_context.newName("i");
    const int turns = m_random.between(1, 5);
    const std::string end = std::to_string(turns);
    const Type integer = vectorType(Base::Int, 1);
    switch (m_random.below(6)) {
    case 0:
        return loopAround("for (int " + i + " = " + end + " - 1; " + i + " >= 0; " + i + "--) {", "}",
                          {i, integer, false, turns}, depth);
    case 1:
        return loopAround("for (int " + i + " = 0; " + i + " != " + end + "; ++" + i + ") {", "}",
                          {i, integer, false, turns}, depth);
    case 2:
        return loopAround("for (int " + i + " = -2; " + i + " <= " + end + "; " + i + " += 2) {", "}", {i, integer},
                          depth);
    case 3:
        return loopAround("for (float " + i + " = 0.0; " + i + " < " + end + ".0; " + i + " += 1.25) {", "}",
                          {i, vectorType(Base::Float, 1)}, depth);
    default:
        return loopAround("for (int " + i + " = 0; " + i + " < " + end + "; " + i + "++) {", "}",
                          {i, integer, false, turns}, depth);
    }
}

/// With a counter besides its condition, so that it ends.
SourceNode StatementWriter::whileLoop(int depth)
{
    const std::string i = m_context.newName("w");
    const std::string end = std::to_string(m_random.between(1, 5));
    const std::string test = "while (" + i + " < " + end + " && " + condition() + ")";
    const ScopeVariable counter{i, vectorType(Base::Int, 1)};
    if (m_random.oneIn(2))
        return loopAround("int " + i + " = 0;\n" + test + " {\n" + i + " += 1;", "}", counter, depth);
    return loopAround("int " + i + " = 0;\ndo {\n" + i + " += 1;", "} " + test + ";", counter, depth);
}

std::optional<SourceNode> StatementWriter::callStatement()
{
    if (m_context.functions.empty())
        return std::nullopt;
    const FunctionSignature& function = m_random.oneOf(m_context.functions);
    if (!m_expressions.canCall(function))
        return std::nullopt;
    return SourceNode{.open = m_expressions.call(function, 2) + ";"};
}

/// Leaves a loop, a function or the shader, under a condition.
std::optional<SourceNode> StatementWriter::jump()
{
    std::string what = "return;";
    const int choice = m_random.below(4);
    if (m_context.loops > 0 && choice > 0)
        what = choice == 1 ? "continue;" : "break;";
    else if (m_context.traits.hasDiscard && m_random.oneIn(2))
        what = "discard;";
    else if (m_context.returnType)
        what = "return " + m_expressions.expression(*m_context.returnType) + ";";
    else if (!m_random.oneIn(3))
        return std::nullopt;
    return SourceNode{.open = "if (" + condition() + ") {", .children = {{.open = what}}, .close = "}"};
}

SourceNode StatementWriter::function()
{
    FunctionSignature signature{.name = m_context.newName("f")};
    if (!m_random.oneIn(4))
        signature.result = elementOf(randomType());
    const std::size_t outer = m_context.scope.size();
    SourceNode node{.close = "}"};
    std::string parameters;
    constexpr const char* kDirections[] = {"", "const in ", "out ", "inout "};
    for (int count = m_random.below(4); count > 0; --count) {
        const auto direction = static_cast<Direction>(m_random.below(4));
        const Type type = randomType();
        const std::string name = m_context.newName("p");
        parameters +=
            (parameters.empty() ? "" : ", ") + (kDirections[static_cast<int>(direction)] + declared(type, name));
        signature.parameters.emplace_back(direction, type);
        if (direction == Direction::Out && type.isArray())
            node.children.push_back(filled(name, type));
        else if (direction == Direction::Out)
            node.children.push_back({.open = name + " = " + m_expressions.expression(type, 1) + ";", .isFixed = true});
        m_context.scope.push_back({name, type, direction != Direction::ConstIn});
    }
    node.open =
        (signature.result ? typeName(*signature.result) : "void") + " " + signature.name + "(" + parameters + ") {";
    m_context.returnType = signature.result;
    for (SourceNode& child : statements(m_random.between(1, m_context.traits.statements), 2))
        node.children.push_back(std::move(child));
    if (signature.result)
        node.children.push_back(
            {.open = "return " + m_expressions.expression(*signature.result) + ";", .isFixed = true});
    m_context.returnType.reset();
    m_context.scope.resize(outer);
    m_context.functions.push_back(std::move(signature));
    return node;
}

} // namespace vitrine::differential
