// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/start_page.h"

#include "app/start/card_grid.h"
#include "app/start/sample_table.h"
#include "views/theme/icons.h"
#include "views/theme/key_text.h"
#include "views/theme/scrolled.h"
#include "views/theme/theme.h"
#include "views/theme/wrap_layout.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace vitrine::app {

namespace {

constexpr int kColumnWidth = 1600;
constexpr int kSampleWidth = 310;
constexpr int kRecentWidth = 250;
constexpr QSize kRecentPicture{80, 60};

QLabel* makeText(const QString& text, const char* role, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setProperty("role", role);
    label->setWordWrap(true);
    return label;
}

QPushButton* makeWay(views::Symbol symbol, const QString& text, const char* name, const QString& tip, QWidget* parent)
{
    auto* button = new QPushButton(views::symbolIcon(symbol), QLatin1Char(' ') + text, parent);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(true); // Enter is as good as the space bar
    views::setKeyTip(*button, tip);
    return button;
}

} // namespace

StartPage::StartPage(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("startPage"));
    auto* column = new QWidget(this);
    column->setMaximumWidth(kColumnWidth);
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(2 * views::kPadding, 2 * views::kPadding, 2 * views::kPadding, 2 * views::kPadding);
    layout->setSpacing(2 * views::kGrid);
    layout->addWidget(makeText(tr("Vitrine"), "heading", column));
    layout->addWidget(
        makeText(tr("Replays captures of OpenGL ES and OpenVG programs on a model of a mobile GPU, one draw at a "
                    "time, forward and back."),
                 "secondary", column));
    layout->addWidget(makeWays(column));
    layout->addWidget(makeText(tr("Or drop a .vitrine or .svg file on this window."), "secondary", column));
    layout->addSpacing(views::kGrid);
    m_recentTitle = makeText(tr("Recent captures"), "title", column);
    m_recent = new CardBoard(kRecentWidth, column);
    m_recent->setObjectName(QStringLiteral("recentCaptures"));
    layout->addWidget(m_recentTitle);
    layout->addWidget(m_recent);
    m_samples = new QWidget(column);
    m_groups = new QVBoxLayout(m_samples);
    m_groups->setContentsMargins(0, views::kPadding, 0, 0);
    m_groups->setSpacing(views::kPadding);
    m_groups->addWidget(makeText(tr("Samples, and what each teaches"), "title", m_samples));
    layout->addWidget(m_samples);
    layout->addStretch();

    auto* page = new QWidget(this);
    auto* across = new QHBoxLayout(page); // alignment flags would ignore how high the wrapped text is
    across->setContentsMargins(0, 0, 0, 0);
    across->addStretch(1);
    across->addWidget(column, 1000); // all of the room up to its widest
    across->addStretch(1);
    auto* area = views::makeScrollArea(tr("Ways to begin"), false, this);
    area->setWidget(page);
    area->setFocusPolicy(Qt::NoFocus); // its buttons scroll it as they are walked through
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(area);
    connect(&m_pictures, &StoredPictures::made, this, [this](const QString& path, const QImage& picture) {
        for (CaptureCard* card : m_cards.values(path))
            card->setPicture(picture);
    });
    fillRecent();
    setSamples({});
}

QWidget* StartPage::makeWays(QWidget* parent)
{
    auto* ways = new QWidget(parent);
    m_open = makeWay(views::Symbol::Open, tr("Open a capture…"), "startOpen",
                     tr("<b>Open</b> ({key:open})<br>Opens a .vitrine file."), ways);
    auto* record =
        makeWay(views::Symbol::Record, tr("Record a program…"), "startRecord",
                tr("<b>Record</b> ({key:record})<br>Runs a program and keeps every call that it draws with."), ways);
    auto* import = makeWay(
        views::Symbol::Import, tr("Import a drawing…"), "startImport",
        tr("<b>Import</b> ({key:import})<br>Makes a capture of an SVG file, path by path, or of a trace."), ways);
    auto* tour = makeWay(views::Symbol::Help, tr("Take the tour"), "startTour",
                         tr("<b>Tour</b> ({key:tour})<br>Five steps through the window, with a sample open."), ways);
    auto* layout = new views::WrapLayout(ways); // the widget owns it
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2 * views::kGrid);
    for (QPushButton* way : {m_open, record, import, tour})
        layout->addWidget(way);
    connect(m_open, &QPushButton::clicked, this, &StartPage::openRequested);
    connect(record, &QPushButton::clicked, this, &StartPage::recordRequested);
    connect(import, &QPushButton::clicked, this, &StartPage::importRequested);
    connect(tour, &QPushButton::clicked, this, &StartPage::tourRequested);
    return ways;
}

void StartPage::setRecentFiles(const QStringList& files)
{
    m_recentFiles = files;
    if (isVisible())
        fillRecent();
}

// Files come and go while the window shows a capture.
void StartPage::showEvent(QShowEvent* event)
{
    fillRecent();
    QWidget::showEvent(event);
}

void StartPage::fillRecent()
{
    for (CaptureCard* card : m_recent->findChildren<CaptureCard*>())
        m_cards.removeIf([card](const auto& entry) { return entry.value() == card; });
    m_recent->clear();
    m_recentTitle->setVisible(!m_recentFiles.isEmpty());
    m_recent->setVisible(!m_recentFiles.isEmpty());
    for (const QString& path : m_recentFiles)
        m_recent->add(makeRecent(path));
}

QWidget* StartPage::makeRecent(const QString& path)
{
    const QFileInfo file(path);
    const bool isThere = file.exists();
    const QString folder = QDir::toNativeSeparators(file.absolutePath());
    auto* card = new CaptureCard({file.fileName(), isThere ? folder : tr("missing: %1").arg(folder),
                                  CaptureCard::TextKind::Path, kRecentPicture},
                                 m_recent);
    card->setToolTip(isThere ? tr("%1<br>Opens where it was left.").arg(path.toHtmlEscaped())
                             : tr("%1 is not there any more").arg(path.toHtmlEscaped()));
    card->setEnabled(isThere);
    connect(card, &CaptureCard::clicked, this, [this, path] { emit fileRequested(path); });
    auto* takeOut = new QAction(tr("Remove from the list"), card);
    connect(takeOut, &QAction::triggered, this, [this, path] { remove(path); });
    takeOut->setShortcut(QKeySequence::Delete);
    takeOut->setShortcutContext(Qt::WidgetShortcut);
    card->addAction(takeOut);
    card->setContextMenuPolicy(Qt::ActionsContextMenu);
    adopt(*card, path, StoredPictures::Keep::Copy);
    return isThere ? card : makeMissing(*card, *takeOut);
}

QWidget* StartPage::makeMissing(CaptureCard& card, QAction& takeOut)
{
    auto* holder = new QWidget(m_recent);
    auto* layout = new QHBoxLayout(holder);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(views::kGrid);
    layout->addWidget(&card, 1);
    auto* remove = new QToolButton(holder);
    remove->setObjectName(QStringLiteral("removeRecent"));
    remove->setIcon(views::symbolIcon(views::Symbol::Cancel));
    remove->setFocusPolicy(Qt::StrongFocus);
    remove->setAccessibleName(tr("Remove %1 from the list").arg(card.title()));
    remove->setToolTip(tr("<b>Remove</b> (Del)<br>Takes the missing capture out of the list."));
    remove->addAction(&takeOut);
    connect(remove, &QToolButton::clicked, &takeOut, &QAction::trigger);
    layout->addWidget(remove);
    holder->setFocusProxy(remove);
    return holder;
}

void StartPage::remove(const QString& path)
{
    const qsizetype place = m_recentFiles.indexOf(path);
    emit removeRequested(path);
    const auto& left = m_recent->cards();
    QWidget* next = left.isEmpty() ? m_open : left[std::clamp<qsizetype>(place, 0, left.size() - 1)];
    next->setFocus(Qt::OtherFocusReason);
}

void StartPage::setSamples(const QStringList& files)
{
    m_samples->setVisible(!files.isEmpty());
    QStringList left = files;
    for (int group = 0; group <= static_cast<int>(SampleGroup::Vectors); ++group) {
        QStringList ofGroup;
        for (const SampleRow& row : sampleTable())
            for (const QString& file : files)
                if (static_cast<int>(row.group) == group &&
                    QFileInfo(file).completeBaseName() == QLatin1String(row.name))
                    ofGroup << left.takeAt(left.indexOf(file));
        addGroup(titleOf(static_cast<SampleGroup>(group)), ofGroup);
    }
    addGroup(tr("More"), left);
}

void StartPage::addGroup(const QString& title, const QStringList& files)
{
    if (files.isEmpty())
        return;
    m_groups->addWidget(makeText(title, "secondary", m_samples));
    auto* board = new CardBoard(kSampleWidth, m_samples);
    for (const QString& path : files)
        board->add(makeSample(path, board));
    m_groups->addWidget(board);
    m_groups->addSpacing(views::kGrid);
}

CaptureCard* StartPage::makeSample(const QString& path, QWidget* parent)
{
    const QString name = QFileInfo(path).completeBaseName();
    const auto rows = sampleTable();
    const auto row = std::ranges::find_if(rows, [&](const SampleRow& one) { return name == QLatin1String(one.name); });
    auto* card = new CaptureCard({.title = QString(name).replace(QLatin1Char('-'), QLatin1Char(' ')),
                                  .text = row == rows.end() ? QString() : sentenceOf(*row)},
                                 parent);
    card->setObjectName(QStringLiteral("sample-") + name);
    card->setAccessibleName(tr("Sample %1").arg(card->title()));
    card->setToolTip(path);
    connect(card, &CaptureCard::clicked, this, [this, path] { emit fileRequested(path); });
    adopt(*card, path, StoredPictures::Keep::Nothing);
    return card;
}

void StartPage::adopt(CaptureCard& card, const QString& path, StoredPictures::Keep keep)
{
    m_cards.insert(path, &card);
    m_pictures.ask(path, keep);
}

} // namespace vitrine::app
