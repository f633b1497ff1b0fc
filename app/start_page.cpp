// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/start_page.h"

#include "app/samples.h"
#include "views/theme/icons.h"
#include "views/theme/key_text.h"
#include "views/theme/scrolled.h"
#include "views/theme/theme.h"
#include "views/theme/wrap_layout.h"

#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace vitrine::app {

namespace {

constexpr int kColumnWidth = 960;
constexpr int kRecentWidth = 560; // of a file and its folder, so that narrow windows have them whole
constexpr QSize kPictureSize{128, 96};

QLabel* makeText(const QString& text, const char* role, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setProperty("role", role);
    label->setWordWrap(true);
    return label;
}

} // namespace

StartPage::StartPage(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("startPage"));
    auto* column = new QWidget(this);
    column->setMaximumWidth(kColumnWidth);
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(views::kPadding, views::kPadding, views::kPadding, views::kPadding);
    layout->setSpacing(3 * views::kGrid);
    layout->addWidget(makeText(tr("Vitrine"), "heading", column));
    layout->addWidget(
        makeText(tr("Replays captures of OpenGL ES and OpenVG programs on a model of a mobile GPU, one draw at a "
                    "time, forward and back."),
                 "secondary", column));
    layout->addWidget(makeWays(column));
    layout->addWidget(makeText(tr("Or drop a .vitrine or .svg file on this window."), "secondary", column));
    layout->addSpacing(views::kGrid);
    m_recentTitle = makeText(tr("Recent captures"), "title", column);
    m_recent = new QWidget(column);
    m_recentLayout = new QVBoxLayout(m_recent);
    m_recentLayout->setContentsMargins(0, 0, 0, 0);
    m_recentLayout->setSpacing(0);
    layout->addWidget(m_recentTitle);
    layout->addWidget(m_recent);
    m_samplesTitle = makeText(tr("Samples"), "title", column);
    m_samples = new QWidget(column);
    new views::WrapLayout(m_samples); // the widget owns it
    layout->addWidget(m_samplesTitle);
    layout->addWidget(m_samples);
    layout->addStretch();

    auto* page = new QWidget(this);
    auto* across = new QHBoxLayout(page); // alignment flags would ignore how high the wrapped text is
    across->addStretch(1);
    across->addWidget(column, 1000); // all of the room up to its widest
    across->addStretch(1);
    auto* area = views::makeScrollArea(tr("Ways to begin"), false, this);
    area->setWidget(page);
    area->setFocusPolicy(Qt::NoFocus); // its buttons scroll it as they are walked through
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(area);
    setRecentFiles({});
    setSamples({});
}

QWidget* StartPage::makeWays(QWidget* parent)
{
    auto* ways = new QWidget(parent);
    auto* open =
        new QPushButton(views::symbolIcon(views::Symbol::Open), QLatin1Char(' ') + tr("Open a capture…"), ways);
    open->setObjectName(QStringLiteral("startOpen"));
    views::setKeyTip(*open, tr("<b>Open</b> ({key:open})<br>Opens a .vitrine file."));
    auto* record =
        new QPushButton(views::symbolIcon(views::Symbol::Record), QLatin1Char(' ') + tr("Record a program…"), ways);
    record->setObjectName(QStringLiteral("startRecord"));
    views::setKeyTip(*record,
                     tr("<b>Record</b> ({key:record})<br>Runs a program and keeps every call that it draws with."));
    auto* import =
        new QPushButton(views::symbolIcon(views::Symbol::Import), QLatin1Char(' ') + tr("Import a drawing…"), ways);
    import->setObjectName(QStringLiteral("startImport"));
    views::setKeyTip(*import, tr("<b>Import</b> ({key:import})<br>Makes a capture of an SVG file, path by path, or of "
                                 "a trace."));
    auto* layout = new QHBoxLayout(ways);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2 * views::kGrid);
    layout->addWidget(open);
    layout->addWidget(record);
    layout->addWidget(import);
    layout->addStretch();
    connect(open, &QPushButton::clicked, this, &StartPage::openRequested);
    connect(record, &QPushButton::clicked, this, &StartPage::recordRequested);
    connect(import, &QPushButton::clicked, this, &StartPage::importRequested);
    return ways;
}

void StartPage::setRecentFiles(const QStringList& files)
{
    qDeleteAll(m_recent->findChildren<QPushButton*>());
    m_recentTitle->setVisible(!files.isEmpty());
    for (const QString& path : files)
        addRecent(path);
}

void StartPage::addRecent(const QString& path)
{
    const QFileInfo file(path);
    const bool isThere = file.exists();
    auto* button = new QPushButton(m_recent);
    button->setProperty("role", "row");
    const int room = kRecentWidth - 6 * views::kGrid - fontMetrics().horizontalAdvance(file.fileName());
    const QString folder = fontMetrics().elidedText(
        isThere ? file.absolutePath() : tr("missing: %1").arg(file.absolutePath()), Qt::ElideMiddle, room);
    button->setText(file.fileName() + QStringLiteral("   ") + folder);
    button->setToolTip(isThere ? path : tr("%1 is not there any more").arg(path));
    button->setEnabled(isThere);
    connect(button, &QPushButton::clicked, this, [this, path] { emit fileRequested(path); });
    m_recentLayout->addWidget(button);
}

void StartPage::setSamples(const QStringList& files)
{
    qDeleteAll(m_samples->findChildren<QToolButton*>());
    m_samplesTitle->setVisible(!files.isEmpty());
    m_samples->setVisible(!files.isEmpty());
    QList<QToolButton*> buttons;
    int width = kPictureSize.width();
    for (const QString& path : files) {
        buttons << makeSample(path);
        width = std::max(width, buttons.last()->sizeHint().width());
    }
    for (QToolButton* button : buttons) {
        button->setFixedWidth(width); // in columns, and every name is whole
        m_samples->layout()->addWidget(button);
    }
}

QToolButton* StartPage::makeSample(const QString& path)
{
    const QString name = QFileInfo(path).completeBaseName();
    auto* button = new QToolButton(m_samples);
    button->setObjectName(QStringLiteral("sample-") + name);
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setIcon(storedPictureOf(path));
    button->setIconSize(kPictureSize);
    button->setText(QString(name).replace(QLatin1Char('-'), QLatin1Char(' ')));
    button->setAccessibleName(tr("Sample %1").arg(button->text()));
    button->setToolTip(path);
    connect(button, &QToolButton::clicked, this, [this, path] { emit fileRequested(path); });
    return button;
}

} // namespace vitrine::app
