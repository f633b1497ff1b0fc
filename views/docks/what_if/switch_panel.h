// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gpu/machine_config.h"
#include "views/docks/what_if/machine_switch.h"

#include <QWidget>

class QGridLayout;
class QLabel;

namespace vitrine::views {

/// A row for each switch: how it stands on the machine in use, and how it would stand.
class SwitchPanel final : public QWidget {
    Q_OBJECT

public:
    explicit SwitchPanel(QWidget* parent = nullptr);

    /// The machine in use. What was switched stays so on another machine.
    void setBase(const core::MachineConfig& base);
    [[nodiscard]] const core::MachineConfig& base() const { return m_base; }
    /// The machine as it would be.
    [[nodiscard]] const core::MachineConfig& draft() const { return m_draft; }
    /// All of them, or none: then it tells why.
    void set(std::span<const core::KnobSetting> settings);
    /// Everything as on the machine in use.
    void reset();

    /// Where a switch is set, by its first knob: a QComboBox, a QSpinBox or a QLineEdit.
    [[nodiscard]] QWidget* editor(std::string_view knob) const;

signals:
    void switched();
    /// A value that can't be: "hiz.levels: all, none, or some of 0–15".
    void refused(const QString& sentence);

private:
    struct Line {
        MachineSwitch what;
        QLabel* name;
        QLabel* inUse;
        QWidget* editor;
    };

    void addLine(QGridLayout& grid, MachineSwitch what);
    [[nodiscard]] QWidget* makeEditor(const MachineSwitch& what);
    void show();
    static void showValue(QWidget& editor, const QString& value);

    std::vector<Line> m_lines;
    core::MachineConfig m_base, m_draft;
};

} // namespace vitrine::views
