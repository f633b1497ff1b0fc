// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/pixel_engine/pixel_engine_view.h"

#include "core/session/pixel_engine/raster_text.h"
#include "core/session/pixel_engine/vector_text.h"
#include "views/base/call_of_draw.h"
#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/docks/history/history_source.h"
#include "views/docks/pixel_engine/pixel_bar.h"
#include "views/docks/pixel_engine/pixel_choices.h"
#include "views/docks/pixel_engine/pixel_export.h"
#include "views/docks/pixel_engine/pixel_pages.h"
#include "views/docks/pixel_engine/pixel_player.h"
#include "views/docks/pixel_engine/pixel_text.h"
#include "views/docks/pixel_engine/program_model.h"
#include "views/theme/elided_label.h"
#include "views/theme/icons.h"
#include "views/theme/local_action.h"
#include "views/theme/stack.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"
#include "views/theme/tools.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QToolButton>
#include <QTreeView>

#include <utility>

namespace vitrine::views {

namespace {

constexpr int kWide = 640; // from here on the program and what it works on stand side by side
constexpr int kProgramWidth = 270, kPagesWidth = 500; // of kWide and more: the instructions, and all blocks
constexpr int kLeastHeight = 140;                     // of the program: some rows
constexpr int kWidths[] = {44, 88, 224, 40, 420, 124, 60, 76, 92};

} // namespace

PixelEngineView::PixelEngineView(Desk& desk) : AskingView(desk), m_player(new PixelPlayer(this))
{
    m_bar = new PixelBar(*m_player);
    auto* content = new QWidget;
    auto* inside = stack(content);
    inside->addWidget(makeHeader());
    inside->addWidget(m_bar);
    inside->addWidget(makeRemark());
    inside->addWidget(makeContent(), 1);
    for (QAbstractItemView* table : content->findChildren<QAbstractItemView*>())
        m_bar->comeBefore(*table);
    stack(this)->addWidget(&setContent(content, {tr("Open a capture to see how its pixels are blended."),
                                                 tr("Stopped. Pick the pixel again, or step, to ask anew.")}));
    setFocusProxy(m_program);

    connect(&desk, &Desk::followed, this, &PixelEngineView::takeLink);
    connect(m_player, &PixelPlayer::moved, m_told, &QLabel::clear);
    connect(m_player, &PixelPlayer::moved, this, &PixelEngineView::showStep);
    connect(m_player, &PixelPlayer::told, m_told, &QLabel::setText);
}

PixelEngineView::~PixelEngineView() = default;

QWidget* PixelEngineView::makeHeader()
{
    auto* header = new QWidget;
    auto* layout = layOutHeader(*header);
    m_title = new ElidedLabel(header);
    m_title->setObjectName(QStringLiteral("pixelEngineTitle"));
    m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_told = new QLabel(header);
    m_told->setObjectName(QStringLiteral("pixelEngineTold"));
    m_told->setProperty("role", "secondary");
    layout->addSpacing(kGrid);
    layout->addWidget(m_title, 1);
    layout->addWidget(m_told);
    m_choices = new PixelChoices(header);
    layout->addWidget(m_choices);
    connect(m_choices, &PixelChoices::primitiveChosen, this, [this](quint32 primitive) {
        m_primitive = primitive;
        askIfNeeded();
    });
    connect(m_choices, &PixelChoices::sampleChosen, this, [this](quint32 sample) {
        m_sample = sample;
        askIfNeeded();
    });
    m_previous = addPixelAction(*header, false);
    m_next = addPixelAction(*header, true);
    return header;
}

QAction* PixelEngineView::addPixelAction(QWidget& header, bool isNext)
{
    const LocalAction local =
        isNext ? LocalAction{"blended-pixel",
                             tr("Next blended pixel"),
                             tr("On to the next pixel that the draw blends, row by row from the bottom."),
                             {Qt::Key_F6}}
               : LocalAction{"blended-pixel-back",
                             tr("Previous blended pixel"),
                             tr("Back to the pixel that the draw blends before this one, row by row from the bottom."),
                             {Qt::SHIFT | Qt::Key_F6}};
    QAction* action = makeLocalAction(*this, local);
    action->setProperty(kComesFirst, QString());
    connect(action, &QAction::triggered, this, [this, isNext] { goToPixel(isNext); });
    auto* button = addTool(header, local.text, QStringLiteral("%1 ({key:%2})").arg(local.sentence, local.id));
    button->setIcon(symbolIcon(isNext ? Symbol::Forward : Symbol::Back));
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setAutoRaise(true);
    connect(button, &QToolButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::enabledChanged, button, &QWidget::setEnabled);
    return action;
}

QWidget* PixelEngineView::makeRemark()
{
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    layout->setSpacing(kPadding);
    m_remark = new QLabel(row);
    m_remark->setObjectName(QStringLiteral("pixelEngineRemark"));
    m_remark->setWordWrap(true);
    m_last = new QPushButton(tr("Show the last draw that blended there"), row);
    m_last->setObjectName(QStringLiteral("lastBlended"));
    m_last->setToolTip(tr("<b>Show the last draw that blended there</b><br>Looks for it in the frame up to here."));
    connect(m_last, &QPushButton::clicked, this, &PixelEngineView::askForLast);
    layout->addWidget(m_remark, 1);
    layout->addWidget(m_last);
    return row;
}

QWidget* PixelEngineView::makeContent()
{
    m_splitter = new QSplitter(Qt::Horizontal);
    m_splitter->setChildrenCollapsible(false);
    m_program = new QTreeView;
    m_program->setModel(new ProgramModel(*m_player, this));
    m_program->setRootIsDecorated(false);
    m_program->setObjectName(QStringLiteral("pixelProgram"));
    m_program->setAccessibleName(tr("Program of the draw's colors"));
    setUpTable(*m_program, desk(), QStringLiteral("pixel-engine.program"), kWidths);
    m_program->setSortingEnabled(false); // in the order of the program
    m_pages = new PixelPages(*m_player, desk());
    m_program->setMinimumHeight(kLeastHeight);
    m_splitter->addWidget(m_program);
    m_splitter->addWidget(m_pages);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({kProgramWidth, kPagesWidth});
    return m_splitter;
}

void PixelEngineView::dropCapture()
{
    m_draw.reset();
    m_pixel.reset();
    m_primitive = m_sample = 0;
    m_findsLast = false;
    m_seen = {};
    m_source.reset();
}

void PixelEngineView::follow(const Changes& changes)
{
    if (!changes.moment && !changes.selection)
        return;
    if (std::exchange(m_machine, desk().moment().machine) != m_machine) {
        dropQuestion();
        m_source.reset();
    }
    takePosition();
    takeSelection(desk().selection());
    askIfNeeded();
}

/// Going elsewhere means the draw there.
void PixelEngineView::takePosition()
{
    const Moment& moment = desk().moment();
    if (moment.position == m_position)
        return;
    m_position = moment.position;
    const auto shown = moment.draw();
    if (m_draw && (!shown || shown->draw != *m_draw))
        m_primitive = 0;
    m_draw.reset();
}

/// A fragment brings its draw; a pixel is looked at in the draw that is shown. Anything else leaves the pixel alone.
void PixelEngineView::takeSelection(const Selection& selection)
{
    if (selection == m_seen)
        return;
    m_seen = selection;
    m_findsLast = m_findsLast && !std::holds_alternative<FragmentLink>(selection) &&
                  !std::holds_alternative<PixelLink>(selection);
    if (const auto* fragment = std::get_if<FragmentLink>(&selection)) {
        m_draw = fragment->draw;
        m_pixel = PixelLink{fragment->x, fragment->y};
        m_primitive = fragment->primitive;
    } else if (const auto* pixel = std::get_if<PixelLink>(&selection)) {
        m_draw.reset();
        m_pixel = *pixel;
        m_primitive = 0;
    }
}

/// Whoever asks for this dock by its name, and for a pixel, means the last draw that blended there.
void PixelEngineView::takeLink(const Link& link)
{
    followCapture();
    if (QLatin1String(link.dock) != QLatin1String("pixel-engine") || !index())
        return;
    takePosition();
    takeSelection(link.selection);
    if (std::holds_alternative<PixelLink>(link.selection))
        askForLast();
    else
        askIfNeeded();
}

std::optional<PixelQuestion> PixelEngineView::wanted() const
{
    if (m_findsLast)
        return PixelQuestion{desk().moment().position, 0, m_pixel, 0, m_sample, true};
    if (m_draw) {
        const auto call = callOfDraw(*index(), *m_draw);
        return call ? std::optional(PixelQuestion{*call, *m_draw, m_pixel, m_primitive, m_sample}) : std::nullopt;
    }
    if (const auto shown = desk().moment().draw())
        return PixelQuestion{shown->callIndex, shown->draw, m_pixel, m_primitive, m_sample};
    return std::nullopt;
}

void PixelEngineView::askIfNeeded()
{
    if (const auto question = wanted())
        return askOnce(*question);
    showNothing(m_draw ? tr("The capture has no draw %1.").arg(*m_draw)
                       : tr("Go to a draw to see the program that its colors go through."));
}

void PixelEngineView::askForLast()
{
    if (!m_pixel)
        return;
    m_draw.reset();
    m_primitive = 0;
    m_findsLast = true;
    askIfNeeded();
}

Asked<PixelAnswer> PixelEngineView::asked(const PixelQuestion& question)
{
    if (!m_source)
        m_source = std::make_shared<HistorySource>();
    const auto work = [question, source = m_source](Inspection& inspection) {
        return answerPixel(inspection, question, *source);
    };
    const QString busy = question.pixel ? tr("Blending pixel %1,%2…").arg(question.pixel->x).arg(question.pixel->y)
                                        : tr("Looking at the draw's program…");
    return {.position = question.position, .busy = busy, .work = work, .take = {}};
}

void PixelEngineView::dropAnswer()
{
    m_answer.reset();
    m_player->setInspection(nullptr);
}

void PixelEngineView::tellFailure(const QString& why)
{
    m_findsLast = false;
    AskingView::tellFailure(asSentence(why));
}

void PixelEngineView::showAnswer(const std::shared_ptr<const PixelAnswer>& answer)
{
    m_answer = answer;
    if (std::exchange(m_findsLast, false)) { // from here on it stays with that draw
        m_draw = m_answer->draw;
        restate(wanted());
    }
    if (m_sample >= m_answer->inspection->survey.targetSamples) { // of a target that had more
        m_sample = 0;
        return askIfNeeded();
    }
    m_player->setInspection(m_answer->inspection);
    m_program->setColumnHidden(ProgramModel::StepColumn, !m_player->program().vector);
    showChoices();
    showWords();
    pane().showContent();
}

QString PixelEngineView::titleText() const
{
    const core::PixelProgram& program = m_player->program();
    if (!m_player->hasTrace())
        return tr("Draw %1 · %2 · %3")
            .arg(m_answer->draw)
            .arg(QString::fromStdString(program.target), engineText(program.config));
    const core::PixelTrace& trace = m_player->trace();
    if (trace.vector)
        return tr("%1,%2 of draw %3 · %4 · coverage %5 · %6 %7 → %8")
            .arg(trace.sample.x)
            .arg(trace.sample.y)
            .arg(m_answer->draw)
            .arg(QString::fromLatin1(modeName(program.vector->blend)))
            .arg(trace.sample.coverage)
            .arg(QString::fromStdString(program.target), targetWordText(program.targetFormat, trace.sample.stored),
                 targetWordText(program.targetFormat, trace.wordAfter));
    if (program.raster)
        return tr("%1,%2 of draw %3 · raster operation %4 · %5 %6 → %7")
            .arg(trace.sample.x)
            .arg(trace.sample.y)
            .arg(m_answer->draw)
            .arg(text(codeText(*program.raster)), QString::fromStdString(program.target),
                 targetWordText(program.targetFormat, trace.sample.stored),
                 targetWordText(program.targetFormat, trace.wordAfter));
    return tr("Pixel %1,%2 of draw %3 · primitive %4 · %5 %6 → %7")
        .arg(trace.sample.x)
        .arg(trace.sample.y)
        .arg(m_answer->draw)
        .arg(trace.sample.primitive)
        .arg(QString::fromStdString(program.target), targetWordText(program.targetFormat, trace.sample.stored),
             targetWordText(program.targetFormat, trace.wordAfter));
}

void PixelEngineView::showWords()
{
    const core::PixelProgram& program = m_player->program();
    m_title->setText(titleText());
    m_title->setToolTip(titleText() + QStringLiteral("<br>") + engineText(program.config));
    QStringList remarks;
    if (!m_answer->why.empty())
        remarks << asSentence(inWords(m_answer->why));
    else if (!m_player->hasTrace())
        remarks << tr("Click a pixel in the framebuffer to go through the program with its values.");
    if (m_player->hasTrace())
        if (const core::Text clamped = clampText(m_player->trace()); !clamped.empty())
            remarks << asSentence(inWords(clamped));
    if (program.instructions.empty() && program.raster)
        remarks << tr("The color updater combines the bits beside its operations.");
    else if (program.instructions.empty())
        remarks << tr("Blending is off: the fragment's color is stored as it is.");
    for (const std::string& warning : program.warnings)
        remarks << asSentence(inWords(warning));
    m_remark->setText(remarks.join(QLatin1Char(' ')));
    m_last->setVisible(!m_answer->why.empty());
    m_remark->parentWidget()->setVisible(!remarks.isEmpty());
    emit titleChanged(m_player->hasTrace() ? tr("Pixel engine · %1,%2 of draw %3")
                                                 .arg(m_player->trace().sample.x)
                                                 .arg(m_player->trace().sample.y)
                                                 .arg(m_answer->draw)
                                           : tr("Pixel engine · draw %1").arg(m_answer->draw));
}

void PixelEngineView::showChoices()
{
    const core::PixelSurvey& survey = m_answer->inspection->survey;
    m_choices->showSurvey(survey, survey.sample ? survey.sample->primitive : m_primitive, m_sample);
    m_previous->setEnabled(survey.previous.has_value());
    m_next->setEnabled(survey.next.has_value());
}

/// The instruction at hand is the current row, and never out of sight; which rows are to be copied is up to the user.
void PixelEngineView::showStep()
{
    const core::PixelStep* step = m_player->nextStep() ? m_player->nextStep() : m_player->lastStep();
    if (!step)
        return;
    const QModelIndex row = m_program->model()->index(static_cast<int>(step->instruction), 0);
    m_program->selectionModel()->clearSelection();
    m_program->selectionModel()->setCurrentIndex(row, QItemSelectionModel::NoUpdate);
    m_program->scrollTo(row);
}

void PixelEngineView::goToPixel(bool isNext)
{
    if (!m_answer)
        return;
    const core::PixelSurvey& survey = m_answer->inspection->survey;
    const auto& place = isNext ? survey.next : survey.previous;
    if (!place)
        return;
    m_draw = m_answer->draw;
    m_pixel = PixelLink{place->x, place->y};
    m_primitive = 0;
    m_seen = *m_pixel; // every dock shows it; this one stays with the draw
    desk().select(*m_pixel);
    askIfNeeded();
}

// A frame that is remembered takes memory; out of sight nobody asks.
void PixelEngineView::hideEvent(QHideEvent* event)
{
    AskingView::hideEvent(event);
    m_source.reset();
}

void PixelEngineView::resizeEvent(QResizeEvent* event)
{
    AskingView::resizeEvent(event);
    m_splitter->setOrientation(width() >= kWide ? Qt::Horizontal : Qt::Vertical);
}

QAction* PixelEngineView::pixelActionOf(const QKeyEvent& event) const
{
    for (QAction* action : {m_previous, m_next})
        if (takesKey(*action, event))
            return action;
    return nullptr;
}

bool PixelEngineView::event(QEvent* event)
{
    // Before the window's own shortcuts of the same keys.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (m_bar->takeKey(key, false) || pixelActionOf(key)) {
            event->accept();
            return true;
        }
    }
    return AskingView::event(event);
}

void PixelEngineView::keyPressEvent(QKeyEvent* event)
{
    if (QAction* action = pixelActionOf(*event))
        action->trigger();
    else if (!m_bar->takeKey(*event, true))
        AskingView::keyPressEvent(event);
}

QList<Export> PixelEngineView::exports() const
{
    if (!m_player->hasProgram())
        return {};
    QList<Export> all;
    if (m_player->hasTrace())
        all << Export{tr("Trace as CSV"), QStringLiteral("csv"), [this] { return traceAsCsv(*m_player); }}
            << Export{tr("Trace as JSON"), QStringLiteral("json"), [this] { return traceAsJson(*m_player); }};
    all << Export{tr("Listing as text"), QStringLiteral("txt"),
                  [this] {
                      const QString title =
                          tr("draw %1, %2").arg(m_answer->draw).arg(QString::fromStdString(m_player->program().target));
                      return listingAsText(*m_player, title);
                  }}
        << Export{tr("Listing as CSV"), QStringLiteral("csv"), [this] { return modelAsCsv(*m_program->model()); }};
    return all + m_pages->exports();
}

void PixelEngineView::copy()
{
    if (!m_player->hasProgram())
        return;
    const QWidget* focused = QApplication::focusWidget();
    QApplication::clipboard()->setText(focused && m_pages->isAncestorOf(focused) ? m_pages->asText()
                                                                                 : rowsAsText(*m_program));
}

} // namespace vitrine::views
