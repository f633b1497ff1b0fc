// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/vector_stages/stage_words.h"

#include "core/session/machine/draw_recording.h"
#include "views/docks/vector_stages/vector_context.h"
#include "views/machine/pass_text.h"
#include "views/theme/counted.h"
#include "views/theme/text.h"

namespace vitrine::views {

namespace {

using core::VectorStage;

struct StageWords {
    const char* name;
    const char* sentence;
    const char* absent; ///< why a drawing does not enter it
};

constexpr const char* kNoPath = QT_TRANSLATE_NOOP("VectorStages", "no path");
constexpr const char* kNothing = QT_TRANSLATE_NOOP("VectorStages", "nothing came");

// By VectorStage, from 1.
constexpr StageWords kWords[] = {
    {QT_TRANSLATE_NOOP("VectorStages", "Path and paint"),
     QT_TRANSLATE_NOOP("VectorStages", "The driver has the path, its stroke, its matrices and its paint."), kNothing},
    {QT_TRANSLATE_NOOP("VectorStages", "Tessellation"),
     QT_TRANSLATE_NOOP("VectorStages", "The driver makes fans of triangles of the path, or of its stroke."), kNoPath},
    {QT_TRANSLATE_NOOP("VectorStages", "Transformation"),
     QT_TRANSLATE_NOOP("VectorStages", "Vertex programs bring the fans from the user's coordinates to the surface."),
     kNoPath},
    {QT_TRANSLATE_NOOP("VectorStages", "Coverage"),
     QT_TRANSLATE_NOOP("VectorStages", "The fans are rasterized; their samples are counted as windings."), kNoPath},
    {QT_TRANSLATE_NOOP("VectorStages", "Clip and mask"),
     QT_TRANSLATE_NOOP("VectorStages",
                       "Pixels that are not covered, lie outside of the scissor, or are masked are dropped."),
     kNothing},
    {QT_TRANSLATE_NOOP("VectorStages", "Paint"),
     QT_TRANSLATE_NOOP("VectorStages", "The color of each pixel is made: by fragment programs, or where fragments "
                                       "bypass the processors by the first phase of the color updater."),
     kNothing},
    {QT_TRANSLATE_NOOP("VectorStages", "Image"),
     QT_TRANSLATE_NOOP("VectorStages", "Texels of an image are looked up, and mixed with the paint."),
     QT_TRANSLATE_NOOP("VectorStages", "no image")},
    {QT_TRANSLATE_NOOP("VectorStages", "Blending"),
     QT_TRANSLATE_NOOP("VectorStages", "Colors are converted to those of the surface, and blended with what is there."),
     kNothing},
};
static_assert(std::size(kWords) == core::kVectorStages);

const StageWords& wordsOf(VectorStage stage)
{
    return kWords[static_cast<std::size_t>(stage) - 1];
}

/// What CI tells of: the driver has executed it before the machine sees the drawing.
bool isOfDriver(VectorStage stage)
{
    return stage == VectorStage::Definition || stage == VectorStage::Tessellation;
}

} // namespace

QString stageName(VectorStage stage)
{
    return VectorStages::tr(wordsOf(stage).name);
}

QString stageUnit(const VectorFacts& facts, VectorStage stage)
{
    if (!facts.hasPasses())
        return {};
    const core::RecordedStage* entered = facts.section().find(stage);
    if (!entered)
        return VectorStages::tr(wordsOf(stage).absent);
    return isOfDriver(stage) ? QStringLiteral("DRV") : text(facts.recording->unit(entered->unit).kind);
}

QString stageTip(const VectorFacts& facts, VectorStage stage)
{
    QStringList lines{VectorStages::tr(wordsOf(stage).sentence).toHtmlEscaped()};
    const core::RecordedStage* entered = facts.hasPasses() ? facts.section().find(stage) : nullptr;
    if (entered) {
        const QString unit = text(facts.recording->unit(entered->unit).path).toHtmlEscaped();
        const QString cycle = grouped(entered->cycle);
        lines << (isOfDriver(stage) ? VectorStages::tr("%1 took the drawing up in cycle %2.").arg(unit, cycle)
                                    : VectorStages::tr("%1 took up its first item in cycle %2, in the pass “%3”.")
                                          .arg(unit, cycle, passName(facts.section().passes[entered->pass].kind)));
        lines << VectorStages::tr("A click goes there.");
    } else {
        lines << VectorStages::tr("This drawing does not enter it.");
    }
    lines << VectorStages::tr("In document 001: stage %1 of FIG. 2 and 3.").arg(static_cast<int>(stage));
    return namedTip(stageName(stage), lines.join(QStringLiteral("<br>")));
}

} // namespace vitrine::views
