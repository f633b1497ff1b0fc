// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/preferences.h"

#include <QSettings>

#include <algorithm>

namespace vitrine::app {

namespace {

const QString kThemeKey = QStringLiteral("look/theme");
const QString kDensityKey = QStringLiteral("look/density");
const QString kClassDensityKey = QStringLiteral("look/classDensity");
const QString kContrastKey = QStringLiteral("look/contrast");
const QString kMotionKey = QStringLiteral("look/reducedMotion");

const QString kFaultKey = QStringLiteral("replay/atFault");

// In the order of the enumerations.
const QStringList kThemeNames{QStringLiteral("desktop"), QStringLiteral("dark"), QStringLiteral("light")};
const QStringList kDensities{QStringLiteral("compact"), QStringLiteral("comfortable")};
const QStringList kClassDensities{QStringLiteral("comfortable"), QStringLiteral("large"), QStringLiteral("largest")};
const QStringList kContrasts{QStringLiteral("usual"), QStringLiteral("high")};
const QStringList kFaultPolicies{QStringLiteral("skip"), QStringLiteral("stop")};

template <typename Value>
Value read(const QSettings& settings, const QString& key, const QStringList& words)
{
    return static_cast<Value>(std::max(qsizetype{0}, words.indexOf(settings.value(key).toString())));
}

// The list of those for a class begins behind Compact.
constexpr int kFirstOfClass = static_cast<int>(views::Density::Comfortable);

views::Density readClassDensity(const QSettings& settings)
{
    const int word = static_cast<int>(read<views::Density>(settings, kClassDensityKey, kClassDensities));
    return static_cast<views::Density>(word + kFirstOfClass);
}

} // namespace

Preferences::Preferences(QSettings& settings, QObject* parent)
    : QObject(parent), m_settings(settings), m_appearance(read<views::Appearance>(settings, kThemeKey, kThemeNames)),
      m_density(read<views::Density>(settings, kDensityKey, kDensities)), m_classDensity(readClassDensity(settings)),
      m_contrast(read<views::Contrast>(settings, kContrastKey, kContrasts)),
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

void Preferences::setClassDensity(views::Density density)
{
    m_classDensity = std::max(density, views::Density::Comfortable);
    m_settings.setValue(kClassDensityKey, kClassDensities[static_cast<int>(m_classDensity) - kFirstOfClass]);
    emit changed();
}

void Preferences::setContrast(views::Contrast contrast)
{
    m_contrast = contrast;
    m_settings.setValue(kContrastKey, kContrasts[static_cast<qsizetype>(contrast)]);
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
