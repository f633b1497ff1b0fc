// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/parameters.h"

#include "core/base/overloaded.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <type_traits>

namespace vitrine::core::openvg {

namespace {

template <typename Owner>
const ParameterRow<Owner>* rowOf(std::span<const ParameterRow<Owner>> rows, VGint type)
{
    const auto found = std::ranges::find_if(rows, [type](const auto& row) { return row.type == type; });
    return found == rows.end() ? nullptr : &*found;
}

template <typename T>
constexpr bool kIsSingle = std::is_same_v<T, VGint> || std::is_same_v<T, VGfloat>;

template <typename T>
struct ListOf {
    using Element = void;
};
template <typename T>
struct ListOf<std::vector<T>> {
    using Element = T;
};

template <typename Owner>
bool isSingle(const ParameterRow<Owner>& row)
{
    return std::visit(Overloaded{[]<typename T>(T Owner::*) { return kIsSingle<T>; },
                                 []<typename T>(T (*)(const Owner&)) { return true; }},
                      row.field);
}

template <typename Owner>
VGErrorCode assignSingle(VGint& target, const ParameterRow<Owner>& row, const Numbers& values)
{
    const VGint value = numberAt<VGint>(values, 0);
    if (row.isLegal && !row.isLegal(value))
        return VG_ILLEGAL_ARGUMENT_ERROR;
    target = row.isBoolean ? (value != 0 ? VG_TRUE : VG_FALSE) : value;
    return VG_NO_ERROR;
}

template <typename Owner>
VGErrorCode assignSingle(VGfloat& target, const ParameterRow<Owner>&, const Numbers& values)
{
    target = numberAt<VGfloat>(values, 0);
    return VG_NO_ERROR;
}

template <typename T, typename Owner>
VGErrorCode assign(T& target, const ParameterRow<Owner>& row, VGint count, const Numbers& values)
{
    using Element = typename ListOf<T>::Element;
    if constexpr (kIsSingle<T>) {
        return count == 1 ? assignSingle(target, row, values) : VG_ILLEGAL_ARGUMENT_ERROR;
    } else if constexpr (!std::is_void_v<Element>) {
        if (count % row.group != 0)
            return VG_ILLEGAL_ARGUMENT_ERROR;
        const auto most = static_cast<std::size_t>(std::min(count, row.maxGroups * row.group));
        target.clear();
        for (std::size_t i = 0; i < std::min(most, sizeOf(values)); ++i)
            target.push_back(numberAt<Element>(values, i));
        return VG_NO_ERROR;
    } else {
        if (count != static_cast<VGint>(target.size()))
            return VG_ILLEGAL_ARGUMENT_ERROR;
        for (std::size_t i = 0; i < std::min(target.size(), sizeOf(values)); ++i)
            target[i] = numberAt<VGfloat>(values, i);
        return VG_NO_ERROR;
    }
}

Numbers asNumbers(VGint value)
{
    return std::vector<VGint>{value};
}
Numbers asNumbers(VGfloat value)
{
    return std::vector<VGfloat>{value};
}
template <typename List>
Numbers asNumbers(const List& list)
{
    return std::vector<typename List::value_type>(list.begin(), list.end());
}

} // namespace

VGint floorToInt(VGfloat value)
{
    constexpr double kMin = std::numeric_limits<VGint>::min(), kMax = std::numeric_limits<VGint>::max();
    if (std::isnan(value))
        return 0;
    return static_cast<VGint>(std::clamp(std::floor(double{value}), kMin, kMax));
}

std::size_t sizeOf(const Numbers& numbers)
{
    return std::visit([](const auto& list) { return list.size(); }, numbers);
}

template <typename T>
T numberAt(const Numbers& numbers, std::size_t index)
{
    if (index >= sizeOf(numbers))
        return T{};
    if (const auto* integers = std::get_if<std::vector<VGint>>(&numbers))
        return static_cast<T>((*integers)[index]);
    const VGfloat value = std::get<std::vector<VGfloat>>(numbers)[index];
    if constexpr (std::is_same_v<T, VGint>)
        return floorToInt(value);
    else
        return value;
}
template VGint numberAt<VGint>(const Numbers&, std::size_t);
template VGfloat numberAt<VGfloat>(const Numbers&, std::size_t);

template <typename Owner>
VGErrorCode setParameter(Owner& owner, std::span<const ParameterRow<Owner>> rows, VGint type, Arity arity, VGint count,
                         const Numbers& values)
{
    const ParameterRow<Owner>* row = rowOf(rows, type);
    if (!row || count < 0 || (arity == Arity::Single && !isSingle(*row)))
        return VG_ILLEGAL_ARGUMENT_ERROR;
    return std::visit(
        Overloaded{[&]<typename T>(T Owner::*member) { return assign(owner.*member, *row, count, values); },
                   [&]<typename T>(T (*)(const Owner&)) { // Read-only: it is as if nothing had been said.
                       return count == 1 ? VG_NO_ERROR : VG_ILLEGAL_ARGUMENT_ERROR;
                   }},
        row->field);
}

template <typename Owner>
std::optional<Numbers> parameter(const Owner& owner, std::span<const ParameterRow<Owner>> rows, VGint type, Arity arity)
{
    const ParameterRow<Owner>* row = rowOf(rows, type);
    if (!row || (arity == Arity::Single && !isSingle(*row)))
        return std::nullopt;
    return std::visit(Overloaded{[&]<typename T>(T Owner::*member) { return asNumbers(owner.*member); },
                                 [&]<typename T>(T (*tell)(const Owner&)) { return asNumbers(tell(owner)); }},
                      row->field);
}

#define VITRINE_PARAMETERS_OF(Owner)                                                                                   \
    template VGErrorCode setParameter(Owner&, std::span<const ParameterRow<Owner>>, VGint, Arity, VGint,               \
                                      const Numbers&);                                                                 \
    template std::optional<Numbers> parameter(const Owner&, std::span<const ParameterRow<Owner>>, VGint, Arity);
VITRINE_PARAMETERS_OF(Settings)
VITRINE_PARAMETERS_OF(Paint)
VITRINE_PARAMETERS_OF(Path)
VITRINE_PARAMETERS_OF(Image)
VITRINE_PARAMETERS_OF(Font)
#undef VITRINE_PARAMETERS_OF

} // namespace vitrine::core::openvg
