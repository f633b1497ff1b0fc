// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plugins/plugins_dialog.h"

#include "app/plugins/plugin_keeper.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"

#include <QDialogButtonBox>
#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace vitrine::app {

namespace {

constexpr int kShortHash = 12; // as `vitrine-cli plugin list` has it
constexpr QSize kSize{760, 420};

QLabel* makeText(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText); // names of files are not ours
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

QString stateText(const FoundPlugin& plugin)
{
    switch (plugin.state) {
    case PluginState::Waiting: return PluginsDialog::tr("Not loaded: you have not been asked about this file yet.");
    case PluginState::Denied: return PluginsDialog::tr("Not loaded: you have denied it.");
    case PluginState::Refused: return views::inWords(plugin.why);
    case PluginState::Crashed:
        return PluginsDialog::tr("Not loaded: Vitrine, or a program that was recorded, ended while it ran.");
    case PluginState::Loaded: break;
    }
    QStringList units;
    for (const std::string& unit : plugin.units)
        units << QString::fromStdString(unit);
    return PluginsDialog::tr("Loaded: %1").arg(units.join(QStringLiteral(", ")));
}

} // namespace

PluginsDialog::PluginsDialog(PluginKeeper& keeper, QWidget* parent)
    : QDialog(parent), m_keeper(keeper), m_rows(new QScrollArea(this)), m_problem(makeText({}, this))
{
    setObjectName(QStringLiteral("plugins"));
    setWindowTitle(tr("Plugins"));
    resize(kSize);
    m_rows->setWidgetResizable(true);
    m_rows->setAccessibleName(tr("Plugins"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close | QDialogButtonBox::Help, this);
    for (QAbstractButton* button : buttons->buttons())
        static_cast<QPushButton*>(button)->setAutoDefault(false);
    buttons->button(QDialogButtonBox::Help)->setShortcut(QKeySequence::HelpContents);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(views::kPadding, views::kPadding, views::kPadding, views::kPadding);
    layout->addWidget(
        makeText(tr("Plugins add units to the machine. They are native code, which runs with your rights: "
                    "allow only those whose source you trust. What you say holds until the file changes."),
                 this));
    layout->addWidget(m_rows, 1);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::helpRequested, this, &PluginsDialog::helpRequested);
    connect(&m_keeper, &PluginKeeper::changed, this, &PluginsDialog::refresh);
    connect(&m_keeper, &PluginKeeper::failed, this, [this](const QString& sentence) {
        m_problem->setText(sentence);
        m_problem->show();
    });
    refresh();
}

void PluginsDialog::refresh()
{
    m_problem->hide();
    auto* rows = new QWidget(m_rows);
    auto* layout = new QVBoxLayout(rows);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    for (const FoundPlugin& plugin : m_keeper.plugins().found)
        layout->addWidget(makeRow(plugin));
    if (m_keeper.plugins().found.empty()) {
        QStringList folders;
        for (const auto& folder : pluginFolders())
            folders << QString::fromStdString(folder.string());
        auto* none = makeText(tr("There are no plugins in %1.").arg(folders.join(QStringLiteral(", "))), rows);
        none->setMargin(views::kPadding);
        layout->addWidget(none);
    }
    layout->addStretch();
    // Later: what asks for this may be a button of the old rows.
    if (QWidget* old = m_rows->takeWidget())
        old->deleteLater();
    m_rows->setWidget(rows);
}

// The name, what became of it, and below, where it lies.
QWidget* PluginsDialog::makeRow(const FoundPlugin& plugin)
{
    auto* row = new QFrame(this);
    row->setProperty("role", "notice");
    auto* layout = new QGridLayout(row);
    layout->setContentsMargins(views::kPadding, views::kPadding, views::kPadding, views::kPadding);
    layout->setHorizontalSpacing(views::kPadding);
    layout->setVerticalSpacing(views::kGrid / 2);
    const QString folder = QString::fromStdString(plugin.file.path.parent_path().string());
    const QString name = QString::fromStdString(plugin.file.path.filename().string());
    const QString hash = QString::fromStdString(plugin.file.hash).left(kShortHash);
    auto* title = makeText(name, row);
    title->setProperty("role", "title");
    auto* where = makeText(hash.isEmpty() ? folder : tr("%1 · SHA-256 %2…").arg(folder, hash), row);
    where->setProperty("role", "secondary");
    where->setWordWrap(false); // a path has no place to wrap at
    where->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    where->setToolTip(QString::fromStdString(plugin.file.path.string()));
    layout->addWidget(title, 0, 0);
    layout->addWidget(makeText(stateText(plugin), row), 1, 0);
    layout->addWidget(where, 2, 0);
    layout->setColumnStretch(0, 1);
    if (hash.isEmpty()) // nothing that could be allowed
        return row;
    const auto addButton = [&](const QString& text, const QString& accessibleName, PluginDecision decision) {
        auto* button = new QPushButton(text, row);
        button->setAccessibleName(accessibleName);
        button->setAutoDefault(false); // Enter alone runs nobody's code.
        button->setObjectName((decision == PluginDecision::Allow ? QStringLiteral("allow-") : QStringLiteral("deny-")) +
                              name);
        connect(button, &QPushButton::clicked, this, [this, plugin, decision] { m_keeper.decide(plugin, decision); });
        layout->addWidget(button, 0, layout->columnCount(), 3, 1, Qt::AlignVCenter);
        return button;
    };
    addButton(tr("Allow"), tr("Allow %1").arg(name), PluginDecision::Allow)
        ->setEnabled(plugin.state == PluginState::Waiting || plugin.state == PluginState::Denied ||
                     plugin.state == PluginState::Crashed);
    addButton(tr("Deny"), tr("Deny %1").arg(name), PluginDecision::Deny)
        ->setEnabled(plugin.state != PluginState::Denied);
    return row;
}

} // namespace vitrine::app
