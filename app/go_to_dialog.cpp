// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/go_to_dialog.h"

#include "views/theme/text.h"
#include "views/theme/theme.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace vitrine::app {

GoToDialog::GoToDialog(QWidget* parent) : QDialog(parent), m_field(new QLineEdit(this)), m_problem(new QLabel(this))
{
    setWindowTitle(tr("Go to"));
    setMinimumWidth(360);
    m_field->setPlaceholderText(tr("draw 37"));
    m_field->setAccessibleName(tr("Place to go to"));
    m_problem->setText(
        tr("draw 37, or 37 alone · draw 37 cycle 120 · call 812 · frame 3 · a pixel, x,y from the bottom left"));
    m_problem->setWordWrap(true);
    m_problem->setProperty("role", "secondary");
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Go"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->addWidget(m_field);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &GoToDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void GoToDialog::accept()
{
    const auto parsed = parseDestination(m_field->text());
    if (!parsed) {
        m_problem->setText(views::inWords(parsed.error().message));
        return m_field->selectAll();
    }
    m_destination = *parsed;
    QDialog::accept();
}

} // namespace vitrine::app
