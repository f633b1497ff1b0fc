// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/source/source_view.h"

#include "views/source/source_gutter.h"
#include "views/theme/local_action.h"
#include "views/theme/theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextLayout>

#include <utility>

namespace vitrine::views {

namespace {

constexpr int kTabSpaces = 4;

QColor bandColor(const Theme& theme)
{
    return theme.selection();
}

QColor foundColor(const Theme& theme)
{
    return theme.isDark ? QColor(0x5a, 0x4a, 0x12) : QColor(0xff, 0xe6, 0x9a);
}

} // namespace

SourceView::SourceView(QWidget* parent)
    : QPlainTextEdit(parent), m_gutter(new SourceGutter(*this)), m_highlighter(new GlslHighlighter(document()))
{
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setFrameShape(QFrame::NoFrame);
    setFont(monospaceFont());
    m_gutter->setFont(font());
    setTabStopDistance(kTabSpaces * fontMetrics().horizontalAdvance(QLatin1Char(' ')));
    setAccessibleName(tr("Source"));
    connect(this, &QPlainTextEdit::blockCountChanged, this, &SourceView::placeGutter);
    connect(this, &QPlainTextEdit::cursorPositionChanged, m_gutter, qOverload<>(&QWidget::update));
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect& area, int moved) {
        if (moved != 0)
            m_gutter->scroll(0, moved);
        else
            m_gutter->update(0, area.y(), m_gutter->width(), area.height());
    });
    makeActions();
    placeGutter();
}

void SourceView::makeActions()
{
    const auto add = [this](const LocalAction& local, auto run) {
        QAction* action = makeLocalAction(*this, local);
        action->setProperty(kComesFirst, true);
        action->setProperty(kPart, kSourcePart);
        connect(action, &QAction::triggered, this, run);
        m_actions << action;
    };
    add({"find-in-source",
         tr("Find in the text"),
         tr("Looks for words in the source or the listing that has the keyboard."),
         {QKeySequence::Find}},
        [this] { emit findRequested(); });
    add({"next-in-source", tr("Next place"), tr("Goes on to the next place of what is looked for."), {Qt::Key_F3}},
        [this] { emit findNextRequested(false); });
    add({"previous-in-source",
         tr("Previous place"),
         tr("Goes back to the place before of what is looked for."),
         {Qt::SHIFT | Qt::Key_F3}},
        [this] { emit findNextRequested(true); });
}

QAction* SourceView::actionOf(const QKeyEvent& key) const
{
    for (QAction* action : m_actions)
        if (takesKey(*action, key))
            return action;
    return nullptr;
}

void SourceView::setSource(const QString& text, SourceLanguage language)
{
    m_highlighter->setLanguage(language);
    if (text == toPlainText())
        return;
    m_currentLine.reset();
    m_marks.clear();
    m_notes.clear();
    m_skipped.clear();
    m_bars.clear();
    setPlainText(text);
    setFound(m_found);
    tell();
}

void SourceView::setFirstNumber(int number)
{
    m_firstNumber = number;
    m_gutter->update();
}

void SourceView::setCurrentLine(std::optional<int> line)
{
    m_currentLine = line;
    if (line)
        goToLine(*line);
    showSelections();
    m_gutter->update();
    tell();
}

void SourceView::setMarks(std::map<int, LineMark> marks)
{
    m_marks = std::move(marks);
    m_gutter->update();
    tell();
}

void SourceView::setNotes(std::map<int, QString> notes)
{
    m_notes = std::move(notes);
    viewport()->update();
}

void SourceView::setBars(std::map<int, LineBar> bars)
{
    m_bars = std::move(bars);
    placeGutter();
    m_gutter->update();
    tell();
}

void SourceView::setSkipped(std::set<int> lines)
{
    m_skipped = std::move(lines);
    showSelections();
    tell();
}

void SourceView::goToLine(int line)
{
    const QTextBlock block = document()->findBlockByNumber(line - 1);
    if (!block.isValid())
        return;
    setTextCursor(QTextCursor(block));
    ensureCursorVisible();
}

bool SourceView::findNext(const QString& words, QTextDocument::FindFlags flags)
{
    if (words.isEmpty())
        return false;
    if (find(words, flags))
        return true;
    const QTextCursor before = textCursor();
    moveCursor(flags & QTextDocument::FindBackward ? QTextCursor::End : QTextCursor::Start);
    if (find(words, flags))
        return true;
    setTextCursor(before);
    return false;
}

int SourceView::setFound(const QString& words)
{
    m_found = words;
    m_foundPlaces.clear();
    QTextEdit::ExtraSelection place;
    place.format.setBackground(foundColor(Theme::current()));
    if (!words.isEmpty())
        for (QTextCursor at = document()->find(words); !at.isNull(); at = document()->find(words, at)) {
            place.cursor = at;
            m_foundPlaces << place;
        }
    showSelections();
    return static_cast<int>(m_foundPlaces.size());
}

void SourceView::showSelections()
{
    QList<QTextEdit::ExtraSelection> all;
    const QTextBlock block = m_currentLine ? document()->findBlockByNumber(*m_currentLine - 1) : QTextBlock();
    if (block.isValid()) {
        QTextEdit::ExtraSelection band;
        band.format.setBackground(bandColor(Theme::current()));
        band.format.setProperty(QTextFormat::FullWidthSelection, true);
        band.cursor = QTextCursor(block);
        all << band;
    }
    for (const int line : m_skipped) {
        QTextEdit::ExtraSelection grayed;
        grayed.format.setForeground(Theme::current().secondary);
        grayed.format.setFontStrikeOut(true);
        grayed.cursor = QTextCursor(document()->findBlockByNumber(line - 1));
        grayed.cursor.select(QTextCursor::LineUnderCursor);
        all << grayed;
    }
    setExtraSelections(all + m_foundPlaces);
}

// What the picture shows of the line at hand and of marks, for those who hear it.
void SourceView::tell()
{
    QStringList sentences;
    if (m_currentLine)
        sentences << tr("Stands at line %1.").arg(*m_currentLine);
    for (const auto& [line, mark] : m_marks)
        sentences << tr("Line %1: %2").arg(line).arg(mark.text);
    for (const int line : m_skipped)
        sentences << tr("Line %1 is not executed.").arg(line + m_firstNumber - 1);
    for (const auto& [line, bar] : m_bars)
        sentences << tr("Line %1: %2").arg(line + m_firstNumber - 1).arg(bar.text);
    setAccessibleDescription(sentences.join(QLatin1Char(' ')));
}

int SourceView::gutterWidth() const
{
    return static_cast<SourceGutter*>(m_gutter)->widthFor(blockCount(), !m_bars.empty());
}

void SourceView::placeGutter()
{
    const int width = gutterWidth();
    setViewportMargins(width, 0, 0, 0);
    const QRect inside = contentsRect();
    m_gutter->setGeometry(inside.left(), inside.top(), width, viewport()->height());
}

int SourceView::lineAt(int y) const
{
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF area = blockBoundingGeometry(block).translated(contentOffset());
        if (y < area.top())
            return 0;
        if (y < area.bottom())
            return block.blockNumber() + 1;
    }
    return 0;
}

void SourceView::paintGutter(const QRect& area)
{
    auto& gutter = static_cast<SourceGutter&>(*m_gutter);
    QPainter painter(&gutter);
    painter.fillRect(area, Theme::current().window);
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRect place = blockBoundingGeometry(block).translated(contentOffset()).toAlignedRect();
        if (place.top() > area.bottom())
            break;
        const int line = block.blockNumber() + 1;
        const auto mark = m_marks.find(line);
        const auto bar = m_bars.find(line);
        gutter.paintLine(painter, {.number = line + m_firstNumber - 1,
                                   .area = place,
                                   .mark = mark == m_marks.end() ? nullptr : &mark->second,
                                   .bar = bar == m_bars.end() ? nullptr : &bar->second,
                                   .isCurrent = m_currentLine == line,
                                   .isCaret = caretLine() == line});
    }
}

void SourceView::paintEvent(QPaintEvent* event)
{
    QPlainTextEdit::paintEvent(event);
    if (m_notes.empty())
        return;
    QPainter painter(viewport());
    painter.setPen(Theme::current().secondary);
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF area = blockBoundingGeometry(block).translated(contentOffset());
        if (area.top() > event->rect().bottom())
            break;
        const auto note = m_notes.find(block.blockNumber() + 1);
        if (note == m_notes.end())
            continue;
        const qreal end = area.left() + block.layout()->lineAt(0).naturalTextWidth() + 6 * kGrid;
        painter.drawText(QRectF(end, area.top(), viewport()->width() * 4.0, area.height()), Qt::AlignVCenter,
                         note->second);
    }
}

void SourceView::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    placeGutter();
}

// The window has keys of its own for searching: while the text has the focus, they are the text's.
bool SourceView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (actionOf(key)) {
            event->accept();
            return true;
        }
    }
    return QPlainTextEdit::event(event);
}

void SourceView::keyPressEvent(QKeyEvent* event)
{
    if (QAction* action = actionOf(*event))
        action->trigger();
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        emit lineActivated(caretLine());
    else
        QPlainTextEdit::keyPressEvent(event);
}

void SourceView::mouseDoubleClickEvent(QMouseEvent* event)
{
    QPlainTextEdit::mouseDoubleClickEvent(event);
    if (event->button() == Qt::LeftButton)
        emit lineActivated(cursorForPosition(event->pos()).blockNumber() + 1);
}

void SourceView::changeEvent(QEvent* event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        placeGutter();
    if (event->type() != QEvent::PaletteChange)
        return;
    m_highlighter->rehighlight();
    setFound(m_found);
}

} // namespace vitrine::views
