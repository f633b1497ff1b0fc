// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/resources/program_details.h"
#include "views/kit/row_model.h"

namespace vitrine::views {

class Notes;

/// What is told of a program, as rows of tables. `before`: the same program before the last step; null: nothing is
/// marked as changed.
struct ProgramRows {
    const core::ProgramDetails& now;
    const core::ProgramDetails* before = nullptr;
    const Notes& notes;

    [[nodiscard]] std::vector<Row> uniforms() const;   ///< name, value, type, location, registers
    [[nodiscard]] std::vector<Row> attributes() const; ///< name, reads, type, location, register; varyings below
    [[nodiscard]] std::vector<Row> textures() const;   ///< sampler, texture, unit, type
    [[nodiscard]] std::vector<Row> registers() const;  ///< register, value, what it holds

    [[nodiscard]] static QStringList uniformColumns();
    [[nodiscard]] static QStringList attributeColumns();
    [[nodiscard]] static QStringList textureColumns();
    [[nodiscard]] static QStringList registerColumns();
};

} // namespace vitrine::views
