// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/fault_policy.h"
#include "views/theme/theme.h"

#include <QObject>

class QSettings;

namespace vitrine::app {

/// What the user prefers; kept in the settings. What can't be read there is as at first.
class Preferences final : public QObject {
    Q_OBJECT

public:
    explicit Preferences(QSettings& settings, QObject* parent = nullptr);

    [[nodiscard]] views::Appearance appearance() const { return m_appearance; }
    [[nodiscard]] views::Density density() const { return m_density; }
    /// In the layout that is for showing others: not Compact.
    [[nodiscard]] views::Density classDensity() const { return m_classDensity; }
    [[nodiscard]] views::Contrast contrast() const { return m_contrast; }
    [[nodiscard]] bool isMotionReduced() const { return m_isMotionReduced; }
    [[nodiscard]] core::FaultPolicy faultPolicy() const { return m_faultPolicy; }

    void setAppearance(views::Appearance appearance);
    void setDensity(views::Density density);
    void setClassDensity(views::Density density);
    void setContrast(views::Contrast contrast);
    void setMotionReduced(bool reduced);
    void setFaultPolicy(core::FaultPolicy policy);
    /// Of the command line: for this run, until the user chooses.
    void setAppearanceOnce(views::Appearance appearance);

signals:
    void changed();

private:
    QSettings& m_settings;
    views::Appearance m_appearance;
    views::Density m_density;
    views::Density m_classDensity;
    views::Contrast m_contrast;
    bool m_isMotionReduced;
    core::FaultPolicy m_faultPolicy;
};

} // namespace vitrine::app
