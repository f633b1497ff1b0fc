// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/machine/bypass_text.h"

#include "core/session/machine/bypass_section.h"
#include "core/session/machine/draw_recording.h"
#include "core/session/machine/event_section.h"
#include "views/machine/pass_text.h"
#include "views/theme/counted.h"
#include "views/theme/text.h"

#include <QCoreApplication>

namespace vitrine::views {

namespace {

struct Bypass {
    Q_DECLARE_TR_FUNCTIONS(Bypass)
};

QString classText(const core::BypassSection& bypass)
{
    return QString::fromUtf8(core::className(bypass.need.fragmentClass).data());
}

/// Of a drawing of 2-D graphics in several passes what each had of fragments, a line each.
QStringList passLines(const core::DrawRecording& recording)
{
    const auto& passes = recording.section<core::VectorSection>().passes;
    QStringList lines;
    for (std::size_t i = 0; passes.size() > 1 && i < passes.size(); ++i) {
        const core::VectorPassCounts& counts = passes[i].counts;
        const QString name = Bypass::tr("Pass %1, %2").arg(grouped(i + 1), passName(passes[i].kind));
        lines << (passes[i].kind == core::VectorPass::Cover
                      ? Bypass::tr("%1: %2 pixels with a color.").arg(name, grouped(counts.written))
                      : Bypass::tr("%1: nothing to shade; ZST counts %2 samples and resolves %3 pixels.")
                            .arg(name, grouped(counts.stencilWrites), grouped(counts.resolved)));
    }
    return lines;
}

// From FTQ, or from the segments that they were put into.
std::uint64_t issuedFragmentTasks(const core::DrawRecording& recording)
{
    std::uint64_t issued = 0;
    for (const auto& [what, count] : recording.section<core::EventSection>().counts)
        if (what.second == "task.issue" && isShadingQueue(what.first))
            issued += count;
    return issued;
}

} // namespace

bool hasBypass(const core::DrawRecording& recording)
{
    return recording.section<core::BypassSection>().isBypassed.has_value();
}

bool isBypassed(const core::DrawRecording& recording)
{
    return recording.section<core::BypassSection>().isBypassed.value_or(false);
}

QString bypassText(const core::DrawRecording& recording)
{
    const auto& bypass = recording.section<core::BypassSection>();
    if (!hasBypass(recording))
        return {};
    return (*bypass.isBypassed ? Bypass::tr("bypass · class %1 · %2") : Bypass::tr("no bypass · class %1 · %2"))
        .arg(classText(bypass), inWords(bypass.reason));
}

QString bypassSentences(const core::DrawRecording& recording)
{
    const auto& bypass = recording.section<core::BypassSection>();
    if (!hasBypass(recording))
        return {};
    QStringList lines{
        *bypass.isBypassed
            ? Bypass::tr("The fragments of this draw bypass the processors: %1.").arg(inWords(bypass.reason))
            : Bypass::tr("The fragments of this draw are shaded by the processors: %1.").arg(inWords(bypass.reason)),
        Bypass::tr("Class %1; the rule that decides it: %2.")
            .arg(classText(bypass), inWords(core::ruleText(bypass.need.rule)))};
    lines << passLines(recording);
    lines << Bypass::tr("Fragment tasks issued: %1.").arg(grouped(issuedFragmentTasks(recording)));
    if (*bypass.isBypassed)
        lines << Bypass::tr("Pixels through the register bank: %1 in, %2 out, room for %3; %4 cycles without room.")
                     .arg(grouped(bypass.pushes), grouped(bypass.pops), grouped(bypass.depth), grouped(bypass.stalled));
    return lines.join(QLatin1Char('\n'));
}

bool isShadingQueue(std::string_view path)
{
    const bool isProcessors = path.starts_with("sp.");
    const bool isReadAhead = path == "ain.lookups" || path == "tex.initial";
    return path == "ftq" || path == "ain.order" || isReadAhead || path.starts_with("fsd.") ||
           path.starts_with("fsc.") || (isProcessors && (path.ends_with(".fragments") || path.ends_with(".segment")));
}

} // namespace vitrine::views
