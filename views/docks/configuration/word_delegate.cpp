// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/configuration/word_delegate.h"

#include "views/docks/configuration/knob_model.h"

#include <QAbstractProxyModel>
#include <QComboBox>

namespace vitrine::views {

namespace {

QStringList wordsOf(const QModelIndex& index)
{
    const auto* proxy = qobject_cast<const QAbstractProxyModel*>(index.model());
    const QModelIndex source = proxy ? proxy->mapToSource(index) : index;
    const auto* knobs = qobject_cast<const KnobModel*>(source.model());
    return knobs ? knobs->words(source) : QStringList();
}

} // namespace

QWidget* WordDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QStringList words = wordsOf(index);
    if (words.isEmpty())
        return QStyledItemDelegate::createEditor(parent, option, index);
    auto* choice = new QComboBox(parent);
    choice->addItems(words);
    choice->setAccessibleName(index.siblingAtColumn(KnobModel::Name).data().toString());
    connect(choice, &QComboBox::activated, this, [this, choice] {
        auto* self = const_cast<WordDelegate*>(this);
        emit self->commitData(choice);
        emit self->closeEditor(choice);
    });
    return choice;
}

void WordDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    if (auto* choice = qobject_cast<QComboBox*>(editor))
        choice->setCurrentText(index.data(Qt::EditRole).toString());
    else
        QStyledItemDelegate::setEditorData(editor, index);
}

void WordDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const
{
    if (const auto* choice = qobject_cast<QComboBox*>(editor))
        model->setData(index, choice->currentText());
    else
        QStyledItemDelegate::setModelData(editor, model, index);
}

} // namespace vitrine::views
