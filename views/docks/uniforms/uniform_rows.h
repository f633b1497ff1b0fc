// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/uniforms/uniform_facts.h"
#include "views/kit/row_model.h"

namespace vitrine::views {

enum class WhichUniforms : std::uint8_t { All, Changed };

/// The tables of uniforms. In each the first cell of a uniform's row is its name.
struct UniformRowMaker {
    enum Column { Name, Value, Type, Size, Origin, State, Range, Location, Readers, Setter };

    const UniformFacts& facts;
    const Notes& notes;
    WhichUniforms which = WhichUniforms::All;

    /// The program as a tree: vertex stage, fragment stage, fixed-function units (HET-25).
    [[nodiscard]] std::vector<Row> byStage() const;
    /// As the API lists them, without regard to their origin (HET-26).
    [[nodiscard]] std::vector<Row> list() const;
    [[nodiscard]] static QStringList columns();

    /// The calls that make the same state, in the style of three interfaces (HET-30).
    [[nodiscard]] std::vector<Row> calls() const;
    [[nodiscard]] static QStringList callColumns();

    /// Who has set a uniform, newest first (HET-27); empty name: any.
    [[nodiscard]] std::vector<Row> history(const std::string& name) const;
    [[nodiscard]] static QStringList historyColumns();
};

} // namespace vitrine::views
