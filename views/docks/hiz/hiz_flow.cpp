// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/hiz/hiz_flow.h"

#include <QCoreApplication>

#include <algorithm>

namespace vitrine::views {

namespace {

using S = HizStep;

constexpr HizFlowBox kBoxes[] = {
    {S::Transparent, true, 0, 0, QT_TRANSLATE_NOOP("HizFlow", "All proven to be discarded?"), "1502"},
    {S::Terminate, false, 1, 0, QT_TRANSLATE_NOOP("HizFlow", "Terminate; with S shade and write nothing"), ""},
    {S::WritesDepth, true, 0, 1, QT_TRANSLATE_NOOP("HizFlow", "Does the program write depth (D)?"), "1506"},
    {S::ShadeUnknown, false, 1, 1, QT_TRANSLATE_NOOP("HizFlow", "Shade, test late: any depth can come"), "1508, 1526"},
    {S::SideEffects, true, 0, 2, QT_TRANSLATE_NOOP("HizFlow", "Side effects (S)?"), "1510"},
    {S::ShadeAll, false, 1, 2, QT_TRANSLATE_NOOP("HizFlow", "Shade all, test late"), "1526"},
    {S::Compare, true, 0, 3, QT_TRANSLATE_NOOP("HizFlow", "Coarse test: compare the intervals"), "1512, 1514"},
    {S::Cull, false, 1, 3, QT_TRANSLATE_NOOP("HizFlow", "Cull: no fragments"), ""},
    {S::MayDiscard, true, 0, 4, QT_TRANSLATE_NOOP("HizFlow", "May it discard (C), not proven opaque?"),
     "1504, 1516, 1518"},
    {S::TestLate, false, 1, 4, QT_TRANSLATE_NOOP("HizFlow", "Shade, then test or write late"), "1526"},
    {S::TestEarly, false, 0, 5, QT_TRANSLATE_NOOP("HizFlow", "Test or write early, then shade"), "1522, 1524"},
    {S::Update, false, 0, 6, QT_TRANSLATE_NOOP("HizFlow", "Bring the bounds up to date"), "1520, 1521"},
    {S::FeedBack, false, 0, 7, QT_TRANSLATE_NOOP("HizFlow", "Feed the samples' own bounds back"), "1528"},
};

constexpr HizFlowArrow kArrows[] = {
    {S::Transparent, S::Terminate, QT_TRANSLATE_NOOP("HizFlow", "yes")},
    {S::Transparent, S::WritesDepth, QT_TRANSLATE_NOOP("HizFlow", "no")},
    {S::WritesDepth, S::ShadeUnknown, QT_TRANSLATE_NOOP("HizFlow", "yes")},
    {S::WritesDepth, S::SideEffects, QT_TRANSLATE_NOOP("HizFlow", "no")},
    {S::SideEffects, S::ShadeAll, QT_TRANSLATE_NOOP("HizFlow", "yes")},
    {S::SideEffects, S::Compare, QT_TRANSLATE_NOOP("HizFlow", "no")},
    {S::Compare, S::Cull, QT_TRANSLATE_NOOP("HizFlow", "fail")},
    {S::Compare, S::MayDiscard, QT_TRANSLATE_NOOP("HizFlow", "pass, ambiguous")},
    {S::MayDiscard, S::TestLate, QT_TRANSLATE_NOOP("HizFlow", "yes")},
    {S::MayDiscard, S::TestEarly, QT_TRANSLATE_NOOP("HizFlow", "no")},
    {S::TestEarly, S::Update, ""},
    {S::ShadeUnknown, S::Update, ""},
    {S::ShadeAll, S::Update, ""},
    {S::TestLate, S::Update, ""},
    {S::Update, S::FeedBack, ""},
};

} // namespace

std::span<const HizFlowBox> hizFlowBoxes()
{
    return kBoxes;
}

std::span<const HizFlowArrow> hizFlowArrows()
{
    return kArrows;
}

std::vector<HizStep> hizFlowPath(const core::DecisionRow& row, bool isFedBack)
{
    std::vector<HizStep> path{S::Transparent};
    const auto finished = [&](std::initializer_list<HizStep> steps) {
        path.insert(path.end(), steps);
        if (isFedBack)
            path.push_back(S::FeedBack);
        return path;
    };
    if (row.verdict == core::DecisionRow::Verdict::Transparent)
        return finished({S::Terminate});
    path.push_back(S::WritesDepth);
    if (row.writesDepth)
        return finished({S::ShadeUnknown, S::Update});
    path.push_back(S::SideEffects);
    if (row.hasSideEffects)
        return finished({S::ShadeAll, S::Update});
    path.push_back(S::Compare);
    if (row.result == core::TileResult::Cull)
        return finished({S::Cull});
    path.push_back(S::MayDiscard);
    if (row.tap == core::DepthTap::Late)
        return finished({S::TestLate, S::Update});
    return finished({S::TestEarly, S::Update});
}

bool isOnPath(const std::vector<HizStep>& path, const HizFlowArrow& arrow)
{
    const auto from = std::ranges::find(path, arrow.from);
    return from != path.end() && from + 1 != path.end() && *(from + 1) == arrow.to;
}

QString hizFlowText(const char* text)
{
    return QCoreApplication::translate("HizFlow", text);
}

} // namespace vitrine::views
