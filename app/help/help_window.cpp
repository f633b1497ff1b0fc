// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/help/help_window.h"

#include "app/help/page_format.h"
#include "views/theme/theme.h"

#include <QAction>
#include <QDesktopServices>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QShortcut>
#include <QSplitter>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTextFrame>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace vitrine::app {

namespace {

constexpr int kSideWidth = 220;
constexpr int kPageMargin = 24;
constexpr int kTextWidth = 760; // lines that are longer are hard to follow

} // namespace

HelpWindow::HelpWindow(const HelpPages& pages, QWidget* parent)
    : QWidget(parent, Qt::Window), m_pages(pages), m_search(new QLineEdit(this)), m_list(new QListWidget(this)),
      m_browser(new QTextBrowser(this))
{
    setWindowTitle(tr("Help – Vitrine"));
    resize(900, 680);
    auto* splitter = new QSplitter(this);
    splitter->addWidget(makeSide());
    splitter->addWidget(m_browser);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({kSideWidth, 900 - kSideWidth});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter);

    m_browser->setOpenLinks(false);
    m_browser->setFrameShape(QFrame::NoFrame);
    m_browser->setAccessibleName(tr("Page"));
    m_browser->document()->setDocumentMargin(kPageMargin);
    m_browser->viewport()->installEventFilter(this);
    connect(m_browser, &QTextBrowser::anchorClicked, this, &HelpWindow::follow);
    connect(m_search, &QLineEdit::textChanged, this, &HelpWindow::search);
    connect(m_list, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
        if (item)
            showPage(item->data(Qt::UserRole).toString());
    });
    m_back = makeAction([this] { go(-1); });
    m_forward = makeAction([this] { go(1); });
    m_find = makeAction([this] { m_search->setFocus(); });
    new QShortcut(QKeySequence::Cancel, this, [this] { close(); });
    search({});
    showPage({});
}

QWidget* HelpWindow::makeSide()
{
    auto* side = new QWidget(this);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(views::kPadding, views::kPadding, views::kPadding, views::kPadding);
    m_search->setPlaceholderText(tr("Search the help"));
    m_search->setAccessibleName(tr("Search the help"));
    m_search->setClearButtonEnabled(true);
    m_list->setObjectName(QStringLiteral("helpPages"));
    m_list->setAccessibleName(tr("Pages"));
    m_list->setFrameShape(QFrame::NoFrame);
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    return side;
}

QAction* HelpWindow::makeAction(const std::function<void()>& run)
{
    auto* action = new QAction(this);
    connect(action, &QAction::triggered, this, run);
    addAction(action);
    return action;
}

void HelpWindow::setKeys(const Keys& keys)
{
    m_back->setShortcuts(keys.back);
    m_forward->setShortcuts(keys.forward);
    m_find->setShortcuts(keys.filter);
    const QString key = m_find->shortcut().toString(QKeySequence::NativeText).toHtmlEscaped();
    m_search->setToolTip(tr("<b>Search</b>%1<br>Keeps the pages that contain all these words.")
                             .arg(key.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(key)));
}

void HelpWindow::setPages(const HelpPages& pages)
{
    m_pages = pages;
    display(m_current);
}

void HelpWindow::showPage(const QString& id)
{
    const QString known = m_pages.page(id).id;
    if (known == m_current)
        return;
    m_history = m_history.mid(0, m_historyPlace + 1) << known;
    m_historyPlace = m_history.size() - 1;
    display(known);
}

void HelpWindow::display(const QString& id)
{
    const HelpPage& page = m_pages.page(id);
    m_current = page.id;
    m_browser->setMarkdown(page.text);
    formatPage(*m_browser->document());
    limitWidth();
    m_browser->moveCursor(QTextCursor::Start);
    for (int row = 0; row < m_list->count(); ++row)
        if (m_list->item(row)->data(Qt::UserRole).toString() == m_current)
            m_list->setCurrentRow(row);
}

bool HelpWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_browser->viewport() && event->type() == QEvent::Resize)
        limitWidth();
    return QWidget::eventFilter(watched, event);
}

void HelpWindow::limitWidth()
{
    QTextFrame* page = m_browser->document()->rootFrame();
    QTextFrameFormat format = page->frameFormat();
    format.setMargin(kPageMargin);
    format.setRightMargin(std::max(kPageMargin, m_browser->viewport()->width() - kPageMargin - kTextWidth));
    if (format != page->frameFormat())
        page->setFrameFormat(format);
}

void HelpWindow::search(const QString& words)
{
    fillList(m_pages.find(words));
}

void HelpWindow::fillList(const QList<QString>& ids)
{
    const QSignalBlocker blocker(m_list);
    m_list->clear();
    for (const QString& id : ids) {
        auto* item = new QListWidgetItem(m_pages.page(id).title, m_list);
        item->setData(Qt::UserRole, id);
        item->setSizeHint({0, m_list->fontMetrics().height() + 2 * views::kGrid});
        if (id == m_current)
            m_list->setCurrentItem(item);
    }
    if (ids.isEmpty())
        (new QListWidgetItem(tr("No page has these words"), m_list))->setFlags(Qt::NoItemFlags);
}

void HelpWindow::follow(const QUrl& url)
{
    if (url.scheme().isEmpty())
        return showPage(url.path().remove(QStringLiteral(".md")));
    if (url.scheme() == QLatin1String("https"))
        QDesktopServices::openUrl(url);
}

void HelpWindow::go(int step)
{
    const qsizetype place = m_historyPlace + step;
    if (place < 0 || place >= m_history.size())
        return;
    m_historyPlace = place;
    display(m_history[place]);
}

// Markdown is turned into text with the colors of its moment.
void HelpWindow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_current.isEmpty())
        display(m_current);
}

} // namespace vitrine::app
