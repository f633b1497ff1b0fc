// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/events/without_text.h"

#include "views/base/event_costs.h"
#include "views/theme/text.h"

#include <QCoreApplication>
#include <QStringList>

namespace vitrine::views {

namespace {

struct Without {
    Q_DECLARE_TR_FUNCTIONS(Without)
};

QString featureText(core::DrawFeature feature)
{
    return inWords(std::string(core::kDrawFeatureNames[static_cast<std::size_t>(feature)]));
}

core::FeatureState stateOf(const core::FeatureStates& features, core::DrawFeature feature)
{
    return features[static_cast<std::size_t>(feature)];
}

} // namespace

QString withoutText(const core::FeatureStates& features)
{
    QStringList parts;
    for (const core::DrawFeature feature : core::kDrawFeatures)
        switch (stateOf(features, feature)) {
        case core::FeatureState::Works: break;
        case core::FeatureState::WorksInPart: parts << Without::tr("%1 in part").arg(featureText(feature)); break;
        case core::FeatureState::DoesNotWork: parts << featureText(feature); break;
        }
    return parts.isEmpty() ? Without::tr("nothing") : parts.join(QStringLiteral(", "));
}

QString withoutTip(const EventCost& cost)
{
    QStringList lines;
    for (const core::DrawFeature feature : core::kDrawFeatures) {
        const auto state = static_cast<std::size_t>(stateOf(*cost.features, feature));
        lines << QStringLiteral("%1: %2").arg(featureText(feature),
                                              inWords(std::string(core::kFeatureStateNames[state])));
    }
    return lines.join(QLatin1Char('\n'));
}

std::uint64_t lackOf(const core::FeatureStates& features)
{
    std::uint64_t lack = 0;
    for (const core::FeatureState state : features)
        lack += static_cast<std::uint64_t>(state); // 0 at work, 1 in part, 2 not
    return lack;
}

} // namespace vitrine::views
