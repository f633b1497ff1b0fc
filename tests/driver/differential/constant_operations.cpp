// SPDX-License-Identifier: Apache-2.0
#include "tests/driver/differential/constant_operations.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <initializer_list>
#include <limits>

namespace vitrine::differential {

namespace {

constexpr std::initializer_list<Base> kBases = {Base::Float, Base::Int, Base::Bool};
constexpr std::initializer_list<Base> kNumbers = {Base::Float, Base::Int};

Type scalarType(Base base)
{
    return vectorType(base, 1);
}

Type structureType(const std::string& name, std::vector<Declaration> members)
{
    Type type;
    type.base = Base::Struct;
    type.structure = std::make_shared<const StructType>(StructType{name, std::move(members)});
    return type;
}

const Type& innerStructure()
{
    static const Type kType = structureType("Inner", {{"v", vectorType(Base::Float, 2)}, {"n", scalarType(Base::Int)}});
    return kType;
}

const Type& outerStructure()
{
    static const Type kType = structureType("Outer", {{"b", scalarType(Base::Bool)},
                                                      {"m", matrixType(2)},
                                                      {"s", innerStructure()},
                                                      {"w", vectorType(Base::Bool, 3)}});
    return kType;
}

std::vector<Type> everyType()
{
    std::vector<Type> types;
    for (const Base base : kBases)
        for (int rows = 1; rows <= 4; ++rows)
            types.push_back(vectorType(base, rows));
    for (int size = 2; size <= 4; ++size)
        types.push_back(matrixType(size));
    types.push_back(innerStructure());
    types.push_back(outerStructure());
    return types;
}

class Table {
public:
    Table()
    {
        addArithmetic();
        addMatrices();
        addLogic();
        addSelections();
        addConstructors();
        addFunctions();
        addRelationalFunctions();
    }

    std::vector<Operation> operations;

private:
    void add(const std::string& text, const Type& result, std::vector<Type> arguments)
    {
        operations.push_back({text, result, std::move(arguments)});
    }

    void addArithmetic()
    {
        for (const Base base : kNumbers) {
            const Type one = scalarType(base);
            for (int rows = 1; rows <= 4; ++rows) {
                const Type type = vectorType(base, rows);
                for (const char* text : {"($0 + $1)", "($0 - $1)", "($0 * $1)", "($0 / $1)"}) {
                    add(text, type, {type, type});
                    if (rows > 1) {
                        add(text, type, {type, one});
                        add(text, type, {one, type});
                    }
                }
                add("(-$0)", type, {type});
                add("(+$0)", type, {type});
            }
            for (const char* text : {"($0 < $1)", "($0 > $1)", "($0 <= $1)", "($0 >= $1)"})
                add(text, scalarType(Base::Bool), {one, one});
        }
    }

    void addMatrices()
    {
        const Type one = scalarType(Base::Float);
        for (int size = 2; size <= 4; ++size) {
            const Type matrix = matrixType(size);
            const Type column = vectorType(Base::Float, size);
            for (const char* text : {"($0 + $1)", "($0 - $1)", "($0 * $1)", "($0 / $1)"}) {
                add(text, matrix, {matrix, matrix});
                add(text, matrix, {matrix, one});
                add(text, matrix, {one, matrix});
            }
            add("($0 * $1)", column, {matrix, column});
            add("($0 * $1)", column, {column, matrix});
            add("(-$0)", matrix, {matrix});
            add("matrixCompMult($0, $1)", matrix, {matrix, matrix});
            const std::string last = std::to_string(size - 1);
            add("$0[" + last + "]", column, {matrix});
            add("$0[1][" + last + "]", one, {matrix});
            const std::string name = typeName(matrix);
            for (const Base base : kBases)
                add(name + "($0)", matrix, {scalarType(base)});
            add(name + (size == 2   ? "($0, $1)"
                        : size == 3 ? "($0, $1, $2)"
                                    : "($0, $1, $2, $3)"),
                matrix, std::vector<Type>(static_cast<std::size_t>(size), column));
        }
        add("mat2($0, $1, $2, $3)", matrixType(2), std::vector<Type>(4, one));
        add("mat2($0)", matrixType(2), {vectorType(Base::Float, 4)});
        add("mat2($0, $1)", matrixType(2), {one, vectorType(Base::Float, 3)});
        add("mat3($0, $1, $2)", matrixType(3), {vectorType(Base::Float, 4), one, vectorType(Base::Float, 4)});
    }

    void addLogic()
    {
        const Type truth = scalarType(Base::Bool);
        for (const char* text : {"($0 && $1)", "($0 || $1)", "($0 ^^ $1)"})
            add(text, truth, {truth, truth});
        add("(!$0)", truth, {truth});
        for (const Type& type : everyType()) {
            add("($0 == $1)", truth, {type, type});
            add("($0 != $1)", truth, {type, type});
            add("($0 ? $1 : $2)", type, {truth, type, type});
        }
    }

    void addSelections()
    {
        static constexpr const char* kSwizzles[] = {"x",   "yx", "gg", "ts",   "yxx", "xyxy", "z", "zyx",
                                                    "brg", "zx", "w",  "wzyx", "qp",  "aaa",  "yw"};
        for (const Base base : kBases) {
            for (int rows = 2; rows <= 4; ++rows) {
                const Type vector = vectorType(base, rows);
                for (const std::string swizzle : kSwizzles) {
                    const std::string beyond = rows == 2 ? "zwbapq" : rows == 3 ? "waq" : "";
                    if (swizzle.find_first_of(beyond) == std::string::npos)
                        add("$0." + swizzle, vectorType(base, static_cast<int>(swizzle.size())), {vector});
                }
                add("$0[" + std::to_string(rows - 1) + "]", scalarType(base), {vector});
            }
        }
        for (const Type& structure : {innerStructure(), outerStructure()})
            for (const Declaration& member : structure.structure->members)
                add("$0." + member.name, member.type, {structure});
    }

    void addConstructor(const Type& result, const std::vector<Type>& arguments)
    {
        std::string text = typeName(result) + "(";
        bool isPartial = false;
        for (std::size_t i = 0; i < arguments.size(); ++i) {
            text += (i == 0 ? "$" : ", $") + std::to_string(i);
            isPartial |= result.base == Base::Int && arguments[i].base == Base::Float;
        }
        operations.push_back({text + ")", result, arguments, isPartial});
    }

    void addConstructors()
    {
        for (const Base to : kBases)
            for (const Base from : kBases)
                for (int rows = 1; rows <= 4; ++rows) {
                    const Type result = vectorType(to, rows);
                    addConstructor(result, {scalarType(from)});
                    for (int more = std::max(rows, 2); more <= 4; ++more)
                        addConstructor(result, {vectorType(from, more)});
                    for (int first = 1; first < rows; ++first) {
                        addConstructor(result, {vectorType(from, first), vectorType(to, rows - first)});
                        if (rows < 4)
                            addConstructor(result, {vectorType(to, first), vectorType(from, rows - first + 1)});
                    }
                }
        const Type one = scalarType(Base::Float);
        addConstructor(vectorType(Base::Float, 4), std::vector<Type>(4, one));
        for (const Type& structure : {innerStructure(), outerStructure()}) {
            std::vector<Type> members;
            for (const Declaration& member : structure.structure->members)
                members.push_back(member.type);
            addConstructor(structure, members);
        }
    }

    void addFunctions()
    {
        const Type one = scalarType(Base::Float);
        for (int rows = 1; rows <= 4; ++rows) {
            const Type type = vectorType(Base::Float, rows);
            for (const std::string name :
                 {"radians", "degrees", "sin",  "cos",         "tan", "asin", "acos",  "atan", "exp",   "log",
                  "exp2",    "log2",    "sqrt", "inversesqrt", "abs", "sign", "floor", "ceil", "fract", "normalize"})
                add(name + "($0)", type, {type});
            for (const std::string name : {"pow", "atan", "mod", "min", "max", "step", "reflect"})
                add(name + "($0, $1)", type, {type, type});
            for (const std::string name : {"clamp", "mix", "smoothstep", "faceforward"})
                add(name + "($0, $1, $2)", type, {type, type, type});
            for (const std::string name : {"dot", "distance"})
                add(name + "($0, $1)", one, {type, type});
            add("length($0)", one, {type});
            add("refract($0, $1, $2)", type, {type, type, one});
            if (rows == 1)
                continue;
            for (const std::string name : {"mod", "min", "max"})
                add(name + "($0, $1)", type, {type, one});
            add("step($0, $1)", type, {one, type});
            add("clamp($0, $1, $2)", type, {type, one, one});
            add("mix($0, $1, $2)", type, {type, type, one});
            add("smoothstep($0, $1, $2)", type, {one, one, type});
        }
        add("cross($0, $1)", vectorType(Base::Float, 3), std::vector<Type>(2, vectorType(Base::Float, 3)));
    }

    void addRelationalFunctions()
    {
        for (int rows = 2; rows <= 4; ++rows) {
            const Type truths = vectorType(Base::Bool, rows);
            for (const Base base : kBases) {
                const Type type = vectorType(base, rows);
                for (const std::string name : {"equal", "notEqual"})
                    add(name + "($0, $1)", truths, {type, type});
                for (const std::string name : {"lessThan", "lessThanEqual", "greaterThan", "greaterThanEqual"})
                    if (base != Base::Bool)
                        add(name + "($0, $1)", truths, {type, type});
            }
            add("any($0)", scalarType(Base::Bool), {truths});
            add("all($0)", scalarType(Base::Bool), {truths});
            add("not($0)", truths, {truths});
        }
    }
};

std::string component(const char* array, std::size_t index)
{
    return std::string(array) + "[" + std::to_string(index / 4) + "]." + "xyzw"[index % 4];
}

std::string literal(float value)
{
    if (std::isnan(value))
        return "(0.0 / 0.0)";
    if (std::isinf(value))
        return value > 0.0f ? "(1.0 / 0.0)" : "(-1.0 / 0.0)";
    char text[32];
    std::snprintf(text, sizeof text, "%.9g", static_cast<double>(std::abs(value)));
    std::string result = text;
    if (result.find_first_of(".e") == std::string::npos)
        result += ".0";
    return std::signbit(value) ? "(-" + result + ")" : result;
}

std::string literal(std::int32_t value)
{
    if (value == INT32_MIN)
        return "(-2147483647 - 1)";
    return value < 0 ? "(" + std::to_string(value) + ")" : std::to_string(value);
}

/// Which argument a "$i" at `at` names.
std::size_t argumentAt(const std::string& text, std::size_t at)
{
    return static_cast<std::size_t>(text[at + 1] - '0');
}

} // namespace

const std::vector<Operation>& constantOperations()
{
    static const std::vector<Operation> kOperations = Table().operations;
    return kOperations;
}

std::string structureDeclarations()
{
    std::string text;
    for (const Type& type : {innerStructure(), outerStructure()}) {
        text += "struct " + type.structure->name + " {";
        for (const Declaration& member : type.structure->members)
            text += " " + declared(member.type, member.name) + ";";
        text += " };\n";
    }
    return text;
}

bool ConstantWriter::hasRoom() const
{
    // No operation of depth 3 has more.
    constexpr std::size_t kMost = 160;
    return floats.size() + kMost < kScalars && integers.size() + kMost < kScalars && truths.size() + kMost < kScalars;
}

ConstantExpression ConstantWriter::write(const Operation& operation, int depth)
{
    std::vector<ConstantExpression> arguments;
    for (const Type& type : operation.arguments)
        arguments.push_back(operand(type, depth - 1, operation.isPartial));
    ConstantExpression result{operation.result, {}, {}};
    for (std::size_t at = 0; at < operation.text.size(); ++at) {
        if (operation.text[at] != '$') {
            result.constant += operation.text[at];
            result.running += operation.text[at];
            continue;
        }
        const ConstantExpression& argument = arguments[argumentAt(operation.text, at)];
        result.constant += argument.constant;
        result.running += argument.running;
        ++at;
    }
    return result;
}

ConstantExpression ConstantWriter::operand(const Type& type, int depth, bool isSmall)
{
    if (depth > 0 && !isSmall && !m_random.oneIn(3)) {
        std::vector<const Operation*> fitting;
        for (const Operation& operation : constantOperations())
            if (operation.result == type && !operation.isPartial)
                fitting.push_back(&operation);
        return write(*m_random.oneOf(fitting), depth);
    }
    if (type.isVector() && type.rows == 1)
        return scalar(type.base, isSmall);
    std::vector<Type> parts;
    if (type.isStruct())
        for (const Declaration& member : type.structure->members)
            parts.push_back(member.type);
    else
        parts.assign(scalarCount(type), scalarType(type.base));
    ConstantExpression result{type, typeName(type) + "(", typeName(type) + "("};
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const ConstantExpression part = operand(parts[i], 0, isSmall);
        result.constant += (i > 0 ? ", " : "") + part.constant;
        result.running += (i > 0 ? ", " : "") + part.running;
    }
    result.constant += ")";
    result.running += ")";
    return result;
}

ConstantExpression ConstantWriter::scalar(Base base, bool isSmall)
{
    if (base == Base::Float)
        return floatScalar(isSmall);
    if (base == Base::Int)
        return integerScalar(isSmall);
    truths.push_back(m_random.oneIn(2));
    return {scalarType(base), truths.back() ? "true" : "false", component("b", truths.size() - 1)};
}

ConstantExpression ConstantWriter::floatScalar(bool isSmall)
{
    static constexpr float kSmall[] = {0.0f, 1.0f, -1.0f, 0.5f, -2.5f, 2.0f, 3.75f, -0.3f, 0.1f, 7.0f, -100.25f};
    static constexpr float kOthers[] = {-0.0f,        1e-3f,  0.7f,          1e10f,  -3e20f,
                                        16777216.0f,  1e-40f, 3.14159274f,   1e-30f, 0.333333343f,
                                        -1234.56789f, 3e38f,  0.9999999404f, 1.5e-8f};
    static constexpr float kExtremes[] = {std::numeric_limits<float>::infinity(),
                                          -std::numeric_limits<float>::infinity(),
                                          std::numeric_limits<float>::quiet_NaN()};
    float value = m_random.oneOf(kSmall);
    if (!isSmall && m_random.oneIn(3))
        value = m_random.oneOf(kOthers);
    if (!isSmall && m_random.oneIn(40))
        value = m_random.oneOf(kExtremes);
    floats.push_back(value);
    return {scalarType(Base::Float), literal(value), component("f", floats.size() - 1)};
}

ConstantExpression ConstantWriter::integerScalar(bool isSmall)
{
    static constexpr std::int32_t kSmall[] = {0, 1, -1, 2, 3, 5, -7, 100};
    static constexpr std::int32_t kOthers[] = {255, 46341, 65536, INT32_MAX, INT32_MIN, -INT32_MAX, 123456789};
    integers.push_back(!isSmall && m_random.oneIn(4) ? m_random.oneOf(kOthers) : m_random.oneOf(kSmall));
    return {scalarType(Base::Int), literal(integers.back()), component("n", integers.size() - 1)};
}

} // namespace vitrine::differential
