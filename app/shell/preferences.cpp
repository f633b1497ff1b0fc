// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/preferences.h"

#include <QSettings>

namespace vitrine::app {

namespace {

const QString kThemeKey = QStringLiteral("look/theme");
const QString kDensityKey = QStringLiteral("look/density");
const QString kMotionKey = QStringLiteral("look/reducedMotion");

const QString kFaultKey = QStringLiteral("replay/atFault");

// In the order of the enumerations.
const QStringList kThemeNames{QStringLiteral("desktop"), QStringLiteral("dark"), QStringLiteral("light")};
const QStringList kDensities{QStringLiteral("compact"), QStringLiteral("comfortable")};
const QStringList kFaultPolicies{QStringLiteral("skip"), QStringLiteral("stop")};

template <typename Value>
Value read(const QSettings& settings, const QString& key, const QStringList& words)
{
    return static_cast<Value>(std::max(qsizetype{0}, words.indexOf(settings.value(key).toString())));
}

} // namespace

Preferences::Preferences(QSettings& settings, QObject* parent)
    : QObject(parent), m_settings(settings), m_appearance(read<views::Appearance>(settings, kThemeKey, kThemeNames)),
      m_density(read<views::Density>(settings, kDensityKey, kDensities)),
      m_isMotionReduced(settings.value(kMotionKey).toBool()),
      m_faultPolicy(read<core::FaultPolicy>(settings, kFaultKey, kFaultPolicies))
{
}

void Preferences::setAppearance(views::Appearance appearance)
{
    m_settings.setValue(kThemeKey, kThemeNames[static_cast<qsizetype>(appearance)]);
    setAppearanceOnce(appearance);
}

void Preferences::setAppearanceOnce(views::Appearance appearance)
{
    m_appearance = appearance;
    emit changed();
}

void Preferences::setDensity(views::Density density)
{
    m_density = density;
    m_settings.setValue(kDensityKey, kDensities[static_cast<qsizetype>(density)]);
    emit changed();
}

void Preferences::setMotionReduced(bool reduced)
{
    m_isMotionReduced = reduced;
    m_settings.setValue(kMotionKey, reduced);
    emit changed();
}

void Preferences::setFaultPolicy(core::FaultPolicy policy)
{
    m_faultPolicy = policy;
    m_settings.setValue(kFaultKey, kFaultPolicies[static_cast<qsizetype>(policy)]);
    emit changed();
}

} // namespace vitrine::app
