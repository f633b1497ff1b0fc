// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/resources/program_details.h"
#include "views/kit/row_model.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Cells that tables of programs have in common.

namespace vitrine::views {

class Notes;

namespace cells {

[[nodiscard]] QString text(std::string_view plain);
/// "1, 0, 0.5"
[[nodiscard]] QString joined(const std::vector<std::string>& values);
[[nodiscard]] RowCell code(const QString& words);
[[nodiscard]] RowCell number(std::int64_t value);
[[nodiscard]] RowCell resource(const core::ResourceId& id, const Notes& notes);
/// "—" where the program has been told none.
[[nodiscard]] RowCell location(const core::UniformDetails& uniform);
/// "vertex c4 · fragment c0"
[[nodiscard]] QString registers(const core::UniformDetails& uniform);

/// The value of a uniform, but for samplers; of a matrix nothing, as its rows stand below it.
[[nodiscard]] RowCell value(const core::UniformDetails& uniform, const core::UniformRows* before);
/// The rows of a matrix, in columns: of `columnCount` cells, the value in the second. None for what is no matrix.
[[nodiscard]] std::vector<Row> matrixRows(const core::UniformDetails& uniform, const core::UniformRows* before,
                                          std::size_t columnCount);

/// The texture that a sampler reads, or that there is none.
[[nodiscard]] RowCell texture(const core::UniformDetails& sampler, const Notes& notes);

} // namespace cells

} // namespace vitrine::views
