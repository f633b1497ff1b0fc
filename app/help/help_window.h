// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/help/help_pages.h"

#include <QKeySequence>
#include <QWidget>

#include <functional>

class QAction;
class QLineEdit;
class QListWidget;
class QTextBrowser;
class QUrl;

namespace vitrine::app {

/// The manual: a list of pages with a search, and the page. Links lead to other pages, or to the desktop's browser.
class HelpWindow final : public QWidget {
    Q_OBJECT

public:
    explicit HelpWindow(const HelpPages& pages, QWidget* parent = nullptr);

    /// The first page when there is none of that id.
    void showPage(const QString& id);
    /// Whoever has changed a key sees the new one.
    void setPages(const HelpPages& pages);
    /// Those that the window has for the same; Esc closes.
    struct Keys {
        QList<QKeySequence> back, forward, filter;
    };
    void setKeys(const Keys& keys);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeSide();
    QAction* makeAction(const std::function<void()>& run);
    void fillList(const QList<QString>& ids);
    void display(const QString& id);
    void limitWidth();
    void follow(const QUrl& url);
    void search(const QString& words);
    void go(int step);

    HelpPages m_pages;
    QString m_current;
    QStringList m_history;
    qsizetype m_historyPlace = -1;
    QAction *m_back, *m_forward, *m_find;
    QLineEdit* m_search;
    QListWidget* m_list;
    QTextBrowser* m_browser;
};

} // namespace vitrine::app
