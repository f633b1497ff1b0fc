// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/condition_field.h"

#include "views/theme/theme.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QStringListModel>

namespace vitrine::views {

ConditionField::ConditionField(QWidget* parent)
    : QLineEdit(parent), m_names(new QStringListModel(this)), m_completer(new QCompleter(m_names, this))
{
    setFont(monospaceFont());
    // Not setCompleter(): that would replace the whole line.
    m_completer->setWidget(this);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    connect(m_completer, qOverload<const QString&>(&QCompleter::activated), this, &ConditionField::insert);
    connect(this, &QLineEdit::textEdited, this, &ConditionField::offer);
}

void ConditionField::setNames(const QStringList& names)
{
    m_names->setStringList(names);
}

int ConditionField::startOfName() const
{
    int start = cursorPosition();
    const QString line = text();
    while (start > 0 && (line[start - 1].isLetterOrNumber() || QStringLiteral("_.[]").contains(line[start - 1])))
        --start;
    return start;
}

void ConditionField::offer()
{
    const QString prefix = text().mid(startOfName(), cursorPosition() - startOfName());
    m_completer->setCompletionPrefix(prefix);
    const bool isOffered = !prefix.isEmpty() && prefix[0].isLetter() && m_completer->completionCount() > 0 &&
                           !(m_completer->completionCount() == 1 && m_completer->currentCompletion() == prefix);
    if (isOffered)
        m_completer->complete();
    else
        m_completer->popup()->hide();
}

void ConditionField::insert(const QString& name)
{
    const int start = startOfName();
    setSelection(start, cursorPosition() - start);
    QLineEdit::insert(name);
}

} // namespace vitrine::views
