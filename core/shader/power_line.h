// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace vitrine::core {

/// What the power manager tells a unit: without power it waits (BYP-13).
struct PowerLine {
    bool isOn = true;

    friend bool operator==(const PowerLine&, const PowerLine&) = default;
    static void visit(auto& visitor, auto& line) { visitor("isOn", line.isOn); }
};

} // namespace vitrine::core
