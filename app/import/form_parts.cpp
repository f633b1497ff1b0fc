// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/form_parts.h"

#include "captures/record/recorder/free_path.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardPaths>
#include <QVBoxLayout>

namespace vitrine::app {

std::filesystem::path pathOf(const QString& text)
{
    return {text.toStdU16String()};
}

core::Error refusal(const QString& sentence)
{
    return core::Error{core::Text::verbatim(sentence.toStdString())};
}

QString freeCapture(const QString& folder, const QString& name)
{
    QDir place(folder);
    if (folder.isEmpty() || !QFileInfo(folder).isWritable())
        place.setPath(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    if (!place.exists())
        place = QDir::home();
    const auto path = captures::freeCapturePath(pathOf(place.path()), name.toStdString());
    return QString::fromStdU16String(path.u16string());
}

QString chosenCapture(QWidget& parent, const QString& suggested)
{
    const QString suffix = QStringLiteral(".vitrine");
    const QString file =
        QFileDialog::getSaveFileName(&parent, QCoreApplication::translate("CaptureForms", "Save the capture as"),
                                     suggested, QCoreApplication::translate("CaptureForms", "Captures (*.vitrine)"),
                                     nullptr, QFileDialog::DontConfirmOverwrite);
    return file.isEmpty() || file.endsWith(suffix) ? file : file + suffix;
}

DialogButtons layOutDialog(QDialog& dialog, QWidget& pages, QLabel& problem, const QString& name)
{
    constexpr int kMinimumWidth = 560, kMargin = 12;
    dialog.setMinimumWidth(kMinimumWidth);
    problem.setWordWrap(true);
    problem.setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, &dialog);
    buttons->button(QDialogButtonBox::Ok)->setObjectName(name);
    auto* layout = new QVBoxLayout(&dialog);
    layout->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    layout->setSpacing(kMargin);
    layout->addWidget(&pages);
    layout->addWidget(&problem);
    layout->addWidget(buttons);
    return {buttons->button(QDialogButtonBox::Ok), buttons->button(QDialogButtonBox::Cancel)};
}

QWidget* besideEachOther(QLineEdit& field, QPushButton& button, QWidget& parent)
{
    auto* row = new QWidget(&parent);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(&field, 1);
    layout->addWidget(&button);
    return row;
}

} // namespace vitrine::app
