// SPDX-License-Identifier: Apache-2.0
#include "core/opacity/affine_form.h"

#include "core/opacity/discard_condition.h"

#include <algorithm>
#include <cmath>

namespace vitrine::core {

namespace {

constexpr double kRounding = 0x1p-23;    ///< of one operation, half of it to spare
constexpr double kLargest = 0x1p40;      ///< sizes; varyings are bounded where they are looked at (tile_box.h)
constexpr double kLargestError = 0x1p-8; ///< beyond it nothing is known

using Forms = std::vector<std::optional<AffineForm>>;

AffineForm constantForm(double value)
{
    return {{}, value, std::abs(value), 0.0};
}

AffineForm scaled(const AffineForm& form, double factor, double size)
{
    AffineForm result = form;
    for (AffineForm::Term& term : result.terms) {
        term.factor *= factor;
        term.size *= size;
    }
    result.offset *= factor;
    result.offsetSize *= size;
    return result;
}

AffineForm sum(const AffineForm& a, const AffineForm& b)
{
    AffineForm result = a;
    for (const AffineForm::Term& term : b.terms) {
        const auto known = std::ranges::find(result.terms, term.varying, &AffineForm::Term::varying);
        if (known == result.terms.end()) {
            result.terms.push_back(term);
            continue;
        }
        known->factor += term.factor;
        known->size += term.size;
    }
    result.offset += b.offset;
    result.offsetSize += b.offsetSize;
    result.error = std::max(a.error, b.error) + kRounding;
    return result;
}

AffineForm product(const AffineForm& a, const AffineForm& b)
{
    const bool isConstant = a.terms.empty();
    const AffineForm& factor = isConstant ? a : b;
    AffineForm result = scaled(isConstant ? b : a, factor.offset, factor.offsetSize);
    result.error = a.error + b.error + kRounding;
    return result;
}

/// Of a constant: what canceled out in it counts for more the smaller it is.
AffineForm reciprocal(const AffineForm& a)
{
    AffineForm result = constantForm(1.0 / a.offset);
    result.error = 2.0 * a.error * a.offsetSize / std::abs(a.offset) + kRounding;
    return result;
}

bool isWithinLimits(const AffineForm& form)
{
    const auto isSmall = [](double size) { return size <= kLargest; }; // NaN is not
    return isSmall(form.offsetSize) && form.error <= kLargestError &&
           std::ranges::all_of(form.terms, isSmall, &AffineForm::Term::size);
}

std::optional<AffineForm> formOf(const AffineNode& node, const Forms& parts, std::span<const Vec4> constants)
{
    if (node.kind == AffineKind::Varying)
        return plainForm(node.varying);
    if (node.kind == AffineKind::Constant) {
        const auto value = constantValue(node.constant, constants);
        return value ? std::optional(constantForm(static_cast<double>(*value))) : std::nullopt;
    }
    const std::optional<AffineForm>& left = parts[node.left];
    if (!left)
        return std::nullopt;
    if (node.kind == AffineKind::Negated)
        return scaled(*left, -1.0, 1.0);
    if (node.kind == AffineKind::Reciprocal)
        return reciprocal(*left);
    const std::optional<AffineForm>& right = parts[node.right];
    if (!right)
        return std::nullopt;
    return node.kind == AffineKind::Sum ? sum(*left, *right) : product(*left, *right);
}

} // namespace

AffineForm plainForm(const VaryingRef& varying)
{
    return {{{varying, 1.0, 1.0}}, 0.0, 0.0, 0.0};
}

Forms affineForms(std::span<const AffineNode> nodes, std::span<const Vec4> constants)
{
    Forms forms;
    for (const AffineNode& node : nodes) {
        forms.push_back(formOf(node, forms, constants));
        if (forms.back() && !isWithinLimits(*forms.back()))
            forms.back().reset();
    }
    return forms;
}

} // namespace vitrine::core
