// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/program/stage_page.h"

#include "views/source/source_pane.h"
#include "views/source/source_view.h"
#include "views/theme/counted.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QButtonGroup>
#include <QClipboard>
#include <QHBoxLayout>
#include <QLabel>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextDocumentFragment>
#include <QToolButton>
#include <QVBoxLayout>

namespace vitrine::views {

namespace {

// "ERROR: 0:12: 'x' : undeclared identifier": marks at the lines that a log speaks of.
std::map<int, LineMark> marksOf(const QString& log)
{
    static const QRegularExpression kPlace(QStringLiteral("^\\s*(\\w*):?\\s*\\d+:(\\d+):\\s*(.*)$"),
                                           QRegularExpression::MultilineOption);
    std::map<int, LineMark> marks;
    for (auto places = kPlace.globalMatch(log); places.hasNext();) {
        const auto place = places.next();
        const bool isWarning = place.captured(1).compare(QLatin1String("warning"), Qt::CaseInsensitive) == 0;
        marks[place.captured(2).toInt()] = {isWarning ? LineMark::Symbol::Warning : LineMark::Symbol::Error,
                                            place.captured(3)};
    }
    return marks;
}

} // namespace

int sourceLineOf(const QString& instruction)
{
    static const QRegularExpression kLine(QStringLiteral(";.*\\bline (\\d+)"));
    const auto found = kLine.match(instruction);
    return found.hasMatch() ? found.captured(1).toInt() : 0;
}

StagePage::StagePage(core::ShaderStage stage, QWidget* parent)
    : QWidget(parent), m_stage(stage), m_source(new QToolButton(this)), m_disassembly(new QToolButton(this)),
      m_facts(new QLabel(this)), m_pane(new SourcePane(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHeader());
    layout->addWidget(m_pane, 1);
    setFocusProxy(m_pane);
    connect(&m_pane->text(), &SourceView::lineActivated, this, &StagePage::goToCounterpart);
}

QWidget* StagePage::makeHeader()
{
    auto* header = new QWidget(this);
    header->setProperty("role", "header");
    header->setAttribute(Qt::WA_StyledBackground);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(kGrid);
    auto* group = new QButtonGroup(this);
    const auto add = [&](QToolButton* button, const QString& text, const QString& tip) {
        button->setText(text);
        button->setCheckable(true);
        button->setToolTip(tip);
        group->addButton(button);
        buttons->addWidget(button);
    };
    add(m_source, tr("Source"),
        tr("<b>Source</b><br>The text that the program was linked from. Enter on a line goes to its first "
           "instruction."));
    add(m_disassembly, tr("Disassembly"),
        tr("<b>Disassembly</b><br>The instructions that the shader processors run. Enter on one goes to its line of "
           "the source."));
    buttons->addStretch(1);
    m_source->setChecked(true);
    m_facts->setProperty("role", "secondary");
    m_facts->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_facts->setWordWrap(true);
    auto* layout = new QVBoxLayout(header);
    layout->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    layout->setSpacing(kGrid);
    layout->addLayout(buttons);
    layout->addWidget(m_facts);
    connect(group, &QButtonGroup::buttonClicked, this, &StagePage::showText);
    return header;
}

void StagePage::setStage(const core::StageDetails& stage)
{
    m_details = stage;
    m_facts->setText(facts());
    showText();
}

QString StagePage::facts() const
{
    if (!m_details.isCompiled && m_details.disassembly.empty())
        return m_details.source.empty() ? tr("no shader") : tr("not compiled: see the logs");
    QStringList parts;
    const auto part = [&parts](std::uint64_t count, const QString& one, const QString& many) {
        if (count > 0)
            parts << counted(count, one, many);
    };
    part(m_details.instructions, tr("%1 instruction"), tr("%1 instructions"));
    part(m_details.temps, tr("%1 temporary"), tr("%1 temporaries"));
    part(m_details.inputs, tr("%1 input"), tr("%1 inputs"));
    part(m_details.constants.size(), tr("%1 constant"), tr("%1 constants"));
    part(m_details.locals, tr("%1 local"), tr("%1 locals"));
    if (m_details.canDiscard)
        parts << tr("discards");
    if (m_details.writesDepth)
        parts << tr("writes depth");
    if (m_details.usesDerivatives)
        parts << tr("derivatives");
    if (m_details.newerSource)
        parts << tr("the shader's source has been set again since");
    return parts.join(QStringLiteral(" · "));
}

void StagePage::setDisassemblyShown(bool on)
{
    (on ? m_disassembly : m_source)->setChecked(true);
    showText();
}

bool StagePage::isDisassemblyShown() const
{
    return m_disassembly->isChecked();
}

void StagePage::showText()
{
    SourceView& text = m_pane->text();
    const bool isVertex = m_stage == core::ShaderStage::Vertex;
    if (isDisassemblyShown()) {
        text.setSource(QString::fromStdString(m_details.disassembly), SourceLanguage::Assembly);
        text.setAccessibleName(isVertex ? tr("Disassembly of the vertex shader")
                                        : tr("Disassembly of the fragment shader"));
        return text.setMarks({});
    }
    text.setSource(QString::fromStdString(m_details.source), SourceLanguage::Glsl);
    text.setAccessibleName(isVertex ? tr("Source of the vertex shader") : tr("Source of the fragment shader"));
    text.setMarks(marksOf(QString::fromStdString(m_details.log)));
}

void StagePage::goToCounterpart(int line)
{
    SourceView& text = m_pane->text();
    if (isDisassemblyShown()) {
        const int sourceLine = sourceLineOf(text.document()->findBlockByNumber(line - 1).text());
        if (sourceLine == 0)
            return;
        setDisassemblyShown(false);
        return text.setCurrentLine(sourceLine);
    }
    const QStringList instructions = QString::fromStdString(m_details.disassembly).split(QLatin1Char('\n'));
    for (qsizetype i = 0; i < instructions.size(); ++i)
        if (sourceLineOf(instructions[i]) == line) {
            setDisassemblyShown(true);
            return text.setCurrentLine(static_cast<int>(i) + 1);
        }
}

void StagePage::copy() const
{
    const SourceView& text = m_pane->text();
    const QString selected = text.textCursor().selection().toPlainText();
    QApplication::clipboard()->setText(selected.isEmpty() ? text.toPlainText() : selected);
}

} // namespace vitrine::views
