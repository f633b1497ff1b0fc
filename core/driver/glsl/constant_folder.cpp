// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/constant_folder.h"

#include "core/driver/glsl/constant_functions.h"

#include <glslang/MachineIndependent/localintermediate.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace vitrine::core::glsl {

void foldConstantsOurselves() {}

namespace {

using namespace glslang;

using Constants = std::vector<const TIntermConstantUnion*>;
using Values = std::vector<TConstUnion>;

float numberOf(const TConstUnion& value)
{
    return static_cast<float>(value.getDConst());
}

TConstUnion toUnion(float value)
{
    TConstUnion result;
    result.setDConst(value);
    return result;
}

TConstUnion toUnion(std::int32_t value)
{
    TConstUnion result;
    result.setIConst(value);
    return result;
}

TConstUnion toUnion(bool value)
{
    TConstUnion result;
    result.setBConst(value);
    return result;
}

/// Allocated, as all of a shader's tree, where glslang frees it as a whole.
TIntermTyped* makeConstant(const Values& values, const TType& type, const TSourceLoc& place)
{
    TConstUnionArray array(static_cast<int>(values.size()));
    for (std::size_t i = 0; i < values.size(); ++i)
        array[static_cast<int>(i)] = values[i];
    auto* node = new TIntermConstantUnion(array, type);
    node->getWritableType().getQualifier().storage = EvqConst;
    node->setLoc(place);
    return node;
}

/// After an error a constant may have fewer values than its type; the others are 0.
Values valuesOf(const TIntermConstantUnion& constant)
{
    const int count = constant.getType().computeNumComponents();
    Values values(static_cast<std::size_t>(count));
    for (int i = 0; i < std::min(count, constant.getConstArray().size()); ++i)
        values[static_cast<std::size_t>(i)] = constant.getConstArray()[i];
    return values;
}

bool isEqual(const TConstUnion& a, const TConstUnion& b)
{
    switch (a.getType()) {
    case EbtDouble: return numberOf(a) == numberOf(b);
    case EbtBool: return a.getBConst() == b.getBConst();
    default: return a.getIConst() == b.getIConst();
    }
}

bool areEqual(const Values& a, const Values& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), isEqual);
}

bool isTrue(const TConstUnion& value)
{
    return value.getBConst();
}

std::optional<TConstUnion> computeUnion(TOperator operation, const std::array<TConstUnion, 3>& arguments)
{
    const auto& [a, b, c] = arguments;
    if (a.getType() == EbtDouble) {
        const float left = numberOf(a), right = numberOf(b);
        if (const auto number = computeComponent(operation, left, right, numberOf(c)))
            return toUnion(*number);
        if (const auto relation = compareComponent(operation, left, right))
            return toUnion(*relation);
    } else if (a.getType() == EbtInt) {
        if (const auto number = computeComponent(operation, a.getIConst(), b.getIConst()))
            return toUnion(*number);
        if (const auto relation = compareComponent(operation, a.getIConst(), b.getIConst()))
            return toUnion(*relation);
    } else if (a.getType() == EbtBool) {
        if (const auto truth = computeComponent(operation, a.getBConst(), b.getBConst()))
            return toUnion(*truth);
    }
    return std::nullopt;
}

/// A scalar goes with every component of the other arguments.
std::optional<Values> computeComponents(TOperator operation, const std::vector<Values>& arguments)
{
    std::size_t size = 0;
    for (const Values& argument : arguments)
        size = std::max(size, argument.size());
    Values result;
    for (std::size_t i = 0; i < size; ++i) {
        std::array<TConstUnion, 3> parts;
        parts.fill(toUnion(1.0f)); // atan(a) is atan(a, 1)
        for (std::size_t k = 0; k < std::min(arguments.size(), parts.size()); ++k) {
            const Values& argument = arguments[k];
            if (argument.size() != 1 && argument.size() != size)
                return std::nullopt; // a call of a function of the shader's own
            parts[k] = argument[argument.size() == 1 ? 0 : i];
        }
        const auto value = computeUnion(operation, parts);
        if (!value)
            return std::nullopt;
        result.push_back(*value);
    }
    return result;
}

FloatOperand floatOperand(const TIntermConstantUnion& constant)
{
    FloatOperand operand;
    for (const TConstUnion& value : valuesOf(constant))
        operand.values.push_back(numberOf(value));
    const TType& type = constant.getType();
    operand.rows = type.isMatrix() ? static_cast<std::size_t>(type.getMatrixRows()) : operand.values.size();
    return operand;
}

std::optional<Values> computeFloats(TOperator operation, const Constants& constants)
{
    std::vector<FloatOperand> operands;
    for (const auto* constant : constants) {
        if (constant->getBasicType() != EbtFloat)
            return std::nullopt;
        operands.push_back(floatOperand(*constant));
    }
    const auto numbers = computeWhole(operation, operands);
    if (!numbers)
        return std::nullopt;
    Values result;
    for (const float number : *numbers)
        result.push_back(toUnion(number));
    return result;
}

/// Nothing when the operation can't be done before the shader runs.
std::optional<Values> compute(TOperator operation, const Constants& constants)
{
    std::vector<Values> arguments;
    for (const auto* constant : constants)
        arguments.push_back(valuesOf(*constant));
    const Values& first = arguments[0];
    switch (operation) {
    case EOpEqual: return Values{toUnion(areEqual(first, arguments[1]))};
    case EOpNotEqual: return Values{toUnion(!areEqual(first, arguments[1]))};
    case EOpAny: return Values{toUnion(std::any_of(first.begin(), first.end(), isTrue))};
    case EOpAll: return Values{toUnion(std::all_of(first.begin(), first.end(), isTrue))};
    default: break;
    }
    auto result = computeFloats(operation, constants);
    return result ? result : computeComponents(operation, arguments);
}

/// What is no bool has the type of the wider side; a matrix keeps a vector a vector (ES 1.00 has square matrices only).
const TType& widerType(TOperator operation, const TIntermConstantUnion& left, const TIntermConstantUnion& right)
{
    if (operation == EOpMatrixTimesVector)
        return right.getType();
    const bool isRight = right.getType().computeNumComponents() > left.getType().computeNumComponents();
    return isRight && operation != EOpVectorTimesMatrix ? right.getType() : left.getType();
}

/// Components in order: a scalar fills a vector and the diagonal of a matrix; otherwise what is too much is left out
/// (GLSL ES 1.00 §5.4.2).
Values constructed(const TType& type, const Constants& arguments)
{
    const auto size = static_cast<std::size_t>(type.computeNumComponents());
    Values values;
    for (const auto* argument : arguments) {
        const Values more = valuesOf(*argument);
        values.insert(values.end(), more.begin(), more.end());
    }
    if (values.size() == 1 && type.isVector())
        values.assign(size, TConstUnion(values[0]));
    if (values.size() == 1 && type.isMatrix()) {
        const TConstUnion diagonal = values[0];
        values.assign(size, toUnion(0.0f));
        for (std::size_t i = 0; i < size; i += static_cast<std::size_t>(type.getMatrixRows()) + 1)
            values[i] = diagonal;
    }
    values.resize(size);
    return values;
}

Constants constantsOf(const TIntermSequence& nodes)
{
    Constants result;
    for (TIntermNode* node : nodes)
        result.push_back(node->getAsTyped()->getAsConstantUnion());
    return result;
}

} // namespace
} // namespace vitrine::core::glsl

namespace glslang {

using namespace vitrine::core::glsl;

TIntermTyped* TIntermConstantUnion::fold(TOperator operation, const TIntermTyped* rightNode) const
{
    const TIntermConstantUnion& right = *rightNode->getAsConstantUnion();
    const auto values = compute(operation, {this, &right});
    if (!values)
        return nullptr;
    if (values->front().getType() == EbtBool)
        return makeConstant(*values, TType(EbtBool, EvqConst), getLoc());
    return makeConstant(*values, widerType(operation, *this, right), getLoc());
}

TIntermTyped* TIntermConstantUnion::fold(TOperator operation, const TType& resultType) const
{
    const auto values = compute(operation, {this});
    return values ? makeConstant(*values, resultType, getLoc()) : nullptr;
}

TIntermTyped* TIntermediate::fold(TIntermAggregate* node)
{
    if (!node || node->getSequence().empty() || !areAllChildConst(node))
        return node;
    if (node->isConstructor())
        return foldConstructor(node);
    const auto values = compute(node->getOp(), constantsOf(node->getSequence()));
    return values ? makeConstant(*values, node->getType(), node->getLoc()) : node;
}

bool TIntermediate::areAllChildConst(TIntermAggregate* node)
{
    const auto isConstant = [](TIntermNode* child) {
        return child->getAsTyped() && child->getAsTyped()->getAsConstantUnion();
    };
    return !node || std::all_of(node->getSequence().begin(), node->getSequence().end(), isConstant);
}

TIntermTyped* TIntermediate::foldConstructor(TIntermAggregate* node)
{
    return makeConstant(constructed(node->getType(), constantsOf(node->getSequence())), node->getType(),
                        node->getLoc());
}

TIntermTyped* TIntermediate::foldDereference(TIntermTyped* node, int index, const TSourceLoc& place)
{
    const TType part(node->getType(), index);
    const int size = part.computeNumComponents();
    int start = size * index;
    if (node->isStruct() && !node->isArray()) {
        start = 0;
        for (int i = 0; i < index; ++i)
            start += (*node->getType().getStruct())[static_cast<std::size_t>(i)].type->computeNumComponents();
    }
    const Values whole = valuesOf(*node->getAsConstantUnion());
    return makeConstant(Values(whole.begin() + start, whole.begin() + start + size), part, place);
}

TIntermTyped* TIntermediate::foldSwizzle(TIntermTyped* node, TSwizzleSelectors<TVectorSelector>& selectors,
                                         const TSourceLoc& place)
{
    const Values components = valuesOf(*node->getAsConstantUnion());
    Values values;
    for (int i = 0; i < selectors.size(); ++i)
        values.push_back(components[static_cast<std::size_t>(selectors[i])]);
    return makeConstant(values, TType(node->getBasicType(), EvqConst, selectors.size()), place);
}

} // namespace glslang
