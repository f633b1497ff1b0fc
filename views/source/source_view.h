// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/source/glsl_highlighter.h"
#include "views/theme/shown.h"

#include <QPlainTextEdit>

#include <cstdint>
#include <map>
#include <optional>
#include <set>

namespace vitrine::views {

/// What stands beside a line, in the gutter: told apart by shape.
struct LineMark {
    enum class Symbol : std::uint8_t {
        Breakpoint,         ///< a filled circle
        DisabledBreakpoint, ///< an empty one
        Warning,            ///< a triangle
        Error,              ///< a cross
        Changed,            ///< a bar
        Dot,                ///< a small dot: of interest
    };
    Symbol symbol = Symbol::Dot;
    QString text; ///< of its tooltip, and for screen readers
    friend bool operator==(const LineMark&, const LineMark&) = default;
};

/// A bar beside a line, in the gutter: how much of something it has, in parts.
struct LineBar {
    struct Part {
        double share = 0; ///< of the gutter's room for a bar
        QColor color;
        Qt::BrushStyle pattern = Qt::NoBrush;
        QColor ink; ///< of the pattern
    };
    QList<Part> parts;
    QString text; ///< of its tooltip, and for screen readers
};

/// A program's text to read: line numbers and marks in a gutter, the line at hand with an arrow, search. Lines count
/// from 1. The text is read with the keyboard as in an editor; Enter activates a line.
class SourceView final : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit SourceView(QWidget* parent = nullptr);

    /// The same text again changes nothing, so the place in it stays.
    void setSource(const QString& text, SourceLanguage language = SourceLanguage::Glsl);
    [[nodiscard]] int lineCount() const { return blockCount(); }
    /// What the gutter calls the first line, which is line 1 all the same.
    void setFirstNumber(int number);

    /// Marked by an arrow and a band, and scrolled to. Nothing: none is.
    void setCurrentLine(std::optional<int> line);
    void setMarks(std::map<int, LineMark> marks);
    [[nodiscard]] const std::map<int, LineMark>& marks() const { return m_marks; }
    /// Short texts behind the ends of lines, in the secondary color: values, counts.
    void setNotes(std::map<int, QString> notes);
    /// Empty: the gutter has no room for bars.
    void setBars(std::map<int, LineBar> bars);
    [[nodiscard]] const std::map<int, LineBar>& bars() const { return m_bars; }
    /// Lines that are there and not executed: grayed.
    void setSkipped(std::set<int> lines);
    [[nodiscard]] const std::set<int>& skipped() const { return m_skipped; }

    /// Where the caret stands.
    [[nodiscard]] int caretLine() const { return textCursor().blockNumber() + 1; }
    void goToLine(int line);

    /// Selects the next place of the words, whatever their case, and around the end. False: there is none.
    bool findNext(const QString& words, QTextDocument::FindFlags flags = {});
    /// Of all places; marks them. Empty words: none.
    int setFound(const QString& words);

    /// What it does by a key; null: the key is none of its own.
    [[nodiscard]] QAction* actionOf(const QKeyEvent& key) const;

    [[nodiscard]] int gutterWidth() const;
    [[nodiscard]] QWidget& gutter() const { return *m_gutter; }

signals:
    /// Double click or Enter.
    void lineActivated(int line);
    void gutterClicked(int line);
    /// By its keys: for who shows a field for it (SourcePane).
    void findRequested();
    void findNextRequested(bool backward);

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    friend class test::Shown;

    friend class SourceGutter;

    void makeActions();
    [[nodiscard]] int lineAt(int y) const;
    void paintGutter(const QRect& area);
    void placeGutter();
    void showSelections();
    void tell();

    QList<QAction*> m_actions; ///< with keys, which come before the window's
    QWidget* m_gutter;
    int m_firstNumber = 1;
    GlslHighlighter* m_highlighter;
    std::optional<int> m_currentLine;
    std::map<int, LineMark> m_marks;
    std::map<int, QString> m_notes;
    std::map<int, LineBar> m_bars;
    std::set<int> m_skipped;
    QString m_found;
    QList<QTextEdit::ExtraSelection> m_foundPlaces;
};

} // namespace vitrine::views
