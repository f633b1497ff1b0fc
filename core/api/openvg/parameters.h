// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/openvg/objects.h"
#include "core/api/openvg/settings.h"

#include <array>
#include <span>
#include <variant>
#include <vector>

/// The parameters of contexts and objects as tables, and what vgSet and vgGet do with them (OpenVG §5).

namespace vitrine::core::openvg {

/// Where a parameter of an Owner is. Functions tell what can't be set.
template <typename Owner>
using Field =
    std::variant<VGint Owner::*, VGfloat Owner::*, std::array<VGfloat, 2> Owner::*, std::array<VGfloat, 4> Owner::*,
                 std::array<VGfloat, 5> Owner::*, std::array<VGfloat, 8> Owner::*, std::vector<VGint> Owner::*,
                 std::vector<VGfloat> Owner::*, VGint (*)(const Owner&), VGfloat (*)(const Owner&)>;

template <typename Owner>
struct ParameterRow {
    VGint type = 0;
    Field<Owner> field;
    bool (*isLegal)(VGint) = nullptr; ///< of a number that is a name; null when all are
    bool isBoolean = false;           ///< what is not 0 becomes VG_TRUE
    VGint group = 1;                  ///< a list has a multiple of so many values
    VGint maxGroups = 0;              ///< what is beyond is dropped
};

[[nodiscard]] std::span<const ParameterRow<Settings>> contextParameters();
[[nodiscard]] std::span<const ParameterRow<Paint>> paintParameters();
[[nodiscard]] std::span<const ParameterRow<Path>> pathParameters();
[[nodiscard]] std::span<const ParameterRow<Image>> imageParameters();
[[nodiscard]] std::span<const ParameterRow<Font>> fontParameters();

/// Numbers of a parameter as the program wants or gives them.
using Numbers = std::variant<std::vector<VGint>, std::vector<VGfloat>>;

/// Whether a call is one of those for single values, vgSetf and the like.
enum class Arity : std::uint8_t { Single, List };

/// `count` is what the program said; of values that are missing nothing is changed. VG_NO_ERROR when there is none.
template <typename Owner>
[[nodiscard]] VGErrorCode setParameter(Owner& owner, std::span<const ParameterRow<Owner>> rows, VGint type, Arity arity,
                                       VGint count, const Numbers& values);

/// All values of a parameter; nothing when there is no such parameter, or when it is a list and one value is wanted.
template <typename Owner>
[[nodiscard]] std::optional<Numbers> parameter(const Owner& owner, std::span<const ParameterRow<Owner>> rows,
                                               VGint type, Arity arity);

/// OpenVG §5.2: the next integer below, within what a VGint can hold. NaN is 0.
[[nodiscard]] VGint floorToInt(VGfloat value);

/// Element `index` as either kind of number.
template <typename T>
[[nodiscard]] T numberAt(const Numbers& numbers, std::size_t index);
[[nodiscard]] std::size_t sizeOf(const Numbers& numbers);

} // namespace vitrine::core::openvg
