// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/key_list_dialog.h"

#include "app/shell/keys_page.h"
#include "views/theme/theme.h"

#include <QDialogButtonBox>
#include <QVBoxLayout>

namespace vitrine::app {

KeyListDialog::KeyListDialog(KeyMap& keys, const WindowActions& actions, QWidget* parent)
    : QDialog(parent), m_page(new KeysPage(keys, actions, this))
{
    setObjectName(QStringLiteral("keyList"));
    setWindowTitle(tr("Keys"));
    resize(920, 720);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(views::kPadding, views::kPadding, views::kPadding, views::kPadding);
    layout->addWidget(m_page, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_page->setFocus();
}

} // namespace vitrine::app
