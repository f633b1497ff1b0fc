// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/query/event_query.h"
#include "core/session/query/event_query_completion.h"

#include <QLineEdit>

#include <functional>

class QAction;

namespace vitrine::views {

class FilterPopup;

/// A field for a filter of calls (core/session/query/event_query.h): it offers ways to go on, underlines what it
/// doesn't understand, and remembers the filters that were used.
///
/// Keys: Down, Up and Tab or Enter choose from the list; without it, Down and Enter leave for what is filtered
/// (left()), and Ctrl+Space, or what the user has for that, opens it. In the empty field Down offers what was used
/// before. Esc closes the list, else clears.
class FilterField final : public QLineEdit {
    Q_OBJECT

public:
    static constexpr int kMaxHistory = 20;

    using Vocabulary = std::function<const core::QueryVocabulary&()>;
    FilterField(Vocabulary vocabulary, QWidget* parent);

    [[nodiscard]] const core::ParsedQuery& parsed() const { return m_parsed; }
    /// "Column 8: expected …", or nothing.
    [[nodiscard]] QString fault() const;
    /// "Calls where …"
    [[nodiscard]] QString explanation() const;

    /// Last used first.
    [[nodiscard]] const QStringList& history() const { return m_history; }
    void setHistory(const QStringList& history) { m_history = history; }
    /// The vocabulary has grown.
    void offerAgain();

signals:
    void left();
    void historyChanged();

protected:
    bool event(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void parse();
    enum class Offering : std::uint8_t { Nothing, WhatIsBegun, Everything };
    void offer(Offering offering);
    void offerNothing();
    void accept(std::size_t entry);
    bool steer(int key);
    bool pressed(int key, Qt::KeyboardModifiers modifiers);
    void remember();
    [[nodiscard]] qsizetype place(std::size_t byte) const;

    Vocabulary m_vocabulary;
    core::ParsedQuery m_parsed;
    QStringList m_history;
    FilterPopup* m_popup;
    QAction* m_offer; ///< Ctrl+Space, or what the user has for it
    Offering m_offering = Offering::Nothing;
    std::vector<core::QueryCompletion> m_offered;
};

} // namespace vitrine::views
