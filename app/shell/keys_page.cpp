// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/keys_page.h"

#include "app/shell/key_map.h"
#include "views/base/export_file.h"
#include "views/theme/local_action.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"

#include <QFile>
#include <QFileDialog>
#include <QFrame>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>

#include <algorithm>

namespace vitrine::app {

namespace {

constexpr int kNameWidth = 240;
constexpr int kKeyWidth = 200;
constexpr int kKeyColumn = 1;
constexpr qint64 kMaxFileBytes = 1 << 20;

QString textOf(const WindowActions::Keys& keys)
{
    QStringList texts;
    for (const QKeySequence& key : keys)
        texts << key.toString(QKeySequence::NativeText);
    return texts.join(QStringLiteral("  "));
}

QAction* actionOf(const QTreeWidgetItem& item)
{
    return item.data(0, Qt::UserRole).value<QAction*>();
}

} // namespace

KeysPage::KeysPage(KeyMap& keys, const WindowActions& actions, QWidget* parent)
    : QWidget(parent), m_keys(keys), m_find(new QLineEdit(this)), m_list(new QTreeWidget(this)),
      m_key(new QKeySequenceEdit(this))
{
    m_find->setPlaceholderText(tr("Find an action or a key"));
    m_find->setAccessibleName(tr("Find an action or a key"));
    m_find->setClearButtonEnabled(true);
    makeList(actions);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(views::kPadding);
    layout->addWidget(m_find);
    layout->addWidget(m_list, 1);
    layout->addWidget(makeMessage());
    layout->addWidget(makeEditor());
    connect(m_find, &QLineEdit::textChanged, this, &KeysPage::find);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &KeysPage::refreshButtons);
    connect(m_list, &QTreeWidget::itemActivated, m_key, qOverload<>(&QWidget::setFocus));
    connect(m_key, &QKeySequenceEdit::keySequenceChanged, this, &KeysPage::refreshButtons);
    // It tells of a key a second later, in case more of them follow; its field shows it at once.
    if (auto* field = m_key->findChild<QLineEdit*>())
        connect(field, &QLineEdit::textChanged, this, &KeysPage::refreshButtons);
    connect(&m_keys, &KeyMap::changed, this, &KeysPage::refresh);
    setFocusProxy(m_find);
    refresh();
}

void KeysPage::makeList(const WindowActions& actions)
{
    m_list->setColumnCount(3);
    m_list->setHeaderLabels({tr("What"), tr("Key"), tr("In a sentence")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAccessibleName(tr("Keys"));
    for (QAction* action : actions.all()) {
        auto* item = new QTreeWidgetItem(m_list, {WindowActions::nameOf(*action), {}, action->statusTip()});
        item->setData(0, Qt::UserRole, QVariant::fromValue(action));
    }
    m_list->header()->resizeSection(0, kNameWidth);
    m_list->header()->resizeSection(kKeyColumn, kKeyWidth);
    m_list->setCurrentItem(m_list->topLevelItem(0));
}

QWidget* KeysPage::makeEditor()
{
    auto* editor = new QWidget(this);
    auto* layout = new QHBoxLayout(editor);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(views::kGrid);
    m_key->setAccessibleName(tr("New key: press it here"));
    m_key->setToolTip(tr("<b>New key</b><br>Press the key, or several one after the other, while the cursor is here."));
    if (auto* line = m_key->findChild<QLineEdit*>())
        line->setPlaceholderText(tr("Press a key here"));
    layout->addWidget(m_key, 1);
    m_set = addButton(*layout, tr("Set"), QStringLiteral("setKey"),
                      tr("Gives the chosen action this key instead of its keys."));
    m_add = addButton(*layout, tr("Add"), QStringLiteral("addKey"),
                      tr("Gives the chosen action this key beside its keys."));
    m_clear =
        addButton(*layout, tr("Remove"), QStringLiteral("removeKeys"), tr("The chosen action has no key any more."));
    m_reset =
        addButton(*layout, tr("Reset"), QStringLiteral("resetKeys"), tr("Gives the chosen action its original keys."));
    auto* resetAll = addButton(*layout, tr("Reset all"), QStringLiteral("resetAllKeys"),
                               tr("Gives every action its original keys."));
    auto* load = addButton(*layout, tr("Import…"), QStringLiteral("importKeys"), tr("Reads keys from a JSON file."));
    auto* save = addButton(*layout, tr("Export…"), QStringLiteral("exportKeys"), tr("Writes all keys to a JSON file."));
    connect(m_set, &QPushButton::clicked, this, [this] { propose({m_key->keySequence()}); });
    connect(m_add, &QPushButton::clicked, this, [this] {
        WindowActions::Keys keys = chosen()->shortcuts();
        keys.removeAll(m_key->keySequence());
        propose(keys << m_key->keySequence());
    });
    connect(m_clear, &QPushButton::clicked, this, [this] { propose({}); });
    connect(m_reset, &QPushButton::clicked, this, [this] { propose(WindowActions::originalKeys(*chosen())); });
    connect(resetAll, &QPushButton::clicked, &m_keys, &KeyMap::resetAll);
    connect(load, &QPushButton::clicked, this,
            [this] { importFrom(QFileDialog::getOpenFileName(this, tr("Import keys"), {}, tr("Keys (*.json)"))); });
    connect(save, &QPushButton::clicked, this, [this] {
        const QString path =
            QFileDialog::getSaveFileName(this, tr("Export keys"), tr("vitrine-keys.json"), tr("Keys (*.json)"));
        say(path.isEmpty() ? QString() : exportTo(path));
    });
    return editor;
}

QPushButton* KeysPage::addButton(QHBoxLayout& layout, const QString& text, const QString& name, const QString& sentence)
{
    auto* button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setAutoDefault(false); // Enter in the search is not "Set"
    button->setToolTip(views::namedTip(text, sentence));
    layout.addWidget(button);
    return button;
}

QWidget* KeysPage::makeMessage()
{
    auto* frame = new QFrame(this);
    frame->setProperty("role", "banner");
    auto* layout = new QHBoxLayout(frame);
    layout->setContentsMargins(views::kPadding, views::kGrid, views::kPadding, views::kGrid);
    m_sentence = new QLabel(frame);
    m_sentence->setObjectName(QStringLiteral("keysSentence"));
    m_sentence->setTextFormat(Qt::PlainText); // a key may be a "<"
    m_sentence->setWordWrap(true);
    layout->addWidget(m_sentence, 1);
    m_take = addButton(*layout, tr("Take it away"), QStringLiteral("takeKey"), tr("The other action loses the key."));
    m_leave = addButton(*layout, tr("Cancel"), QStringLiteral("leaveKey"), tr("All keys stay as they are."));
    connect(m_take, &QPushButton::clicked, this, [this] { settle(true); });
    connect(m_leave, &QPushButton::clicked, this, [this] { settle(false); });
    m_message = frame;
    frame->hide();
    return frame;
}

void KeysPage::refresh()
{
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = m_list->topLevelItem(i);
        const QAction& action = *actionOf(*item);
        const bool isChanged = m_keys.isChanged(action);
        const QString original = textOf(WindowActions::originalKeys(action));
        QFont font = views::monospaceFont();
        font.setBold(isChanged);
        item->setText(kKeyColumn, textOf(action.shortcuts()));
        item->setFont(kKeyColumn, font);
        item->setToolTip(kKeyColumn,
                         isChanged ? tr("Changed; originally %1").arg(original.isEmpty() ? tr("no key") : original)
                                   : QString());
    }
    find(m_find->text());
    refreshButtons();
}

void KeysPage::refreshButtons()
{
    const QAction* action = chosen();
    const bool isReady = action && !m_key->keySequence().isEmpty();
    m_set->setEnabled(isReady);
    m_add->setEnabled(isReady);
    m_clear->setEnabled(action && !action->shortcuts().isEmpty());
    m_reset->setEnabled(action && m_keys.isChanged(*action));
    m_message->hide(); // it was about something else
}

void KeysPage::find(const QString& words)
{
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = m_list->topLevelItem(i);
        const QStringList texts{item->text(0), item->text(kKeyColumn), item->text(2)};
        item->setHidden(!texts.join(QLatin1Char('\n')).contains(words, Qt::CaseInsensitive));
    }
}

QAction* KeysPage::chosen() const
{
    const QTreeWidgetItem* item = m_list->currentItem();
    return item ? actionOf(*item) : nullptr;
}

void KeysPage::choose(const QAction& action)
{
    for (int i = 0; i < m_list->topLevelItemCount(); ++i)
        if (actionOf(*m_list->topLevelItem(i)) == &action)
            m_list->setCurrentItem(m_list->topLevelItem(i));
}

void KeysPage::propose(const WindowActions::Keys& keys)
{
    m_proposed = keys;
    const auto hasSeveral = [](const QKeySequence& key) { return key.count() > 1; };
    if (views::needsOneStroke(*chosen()) && std::any_of(keys.begin(), keys.end(), hasSeveral))
        return say(
            tr("“%1” takes a single key, not several one after the other.").arg(WindowActions::nameOf(*chosen())));
    for (const QKeySequence& key : keys)
        if (const QAction* other = m_keys.owner(key, chosen()))
            return say(tr("%1 is already used by “%2”.")
                           .arg(key.toString(QKeySequence::NativeText), WindowActions::nameOf(*other)),
                       true);
    settle(true);
}

void KeysPage::settle(bool takeAway)
{
    m_message->hide();
    if (!takeAway)
        return;
    m_keys.set(*chosen(), m_proposed);
    m_key->clear();
}

void KeysPage::say(const QString& sentence, bool isQuestion)
{
    m_sentence->setText(sentence);
    m_sentence->setAccessibleName(sentence);
    m_take->setVisible(isQuestion);
    m_leave->setVisible(isQuestion);
    m_message->setVisible(!sentence.isEmpty());
    if (isQuestion)
        m_leave->setFocus();
}

QString KeysPage::exportTo(const QString& path) const
{
    return views::saveFile(path, m_keys.exported());
}

void KeysPage::importFrom(const QString& path)
{
    if (path.isEmpty())
        return;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return say(tr("%1 can't be read").arg(path));
    const auto imported = m_keys.import(file.read(kMaxFileBytes));
    if (!imported)
        return say(tr("The keys in %1 can't be used. %2.").arg(path, views::inWords(imported.error().message)));
    say(*imported);
}

} // namespace vitrine::app
