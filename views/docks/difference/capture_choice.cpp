// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/difference/capture_choice.h"

#include "views/base/desk.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>
#include <QSettings>
#include <QUrl>

#include <utility>

namespace vitrine::views {

namespace {

const QString kFolderKey = QStringLiteral("docks/difference/folder");
constexpr int kLeastLetters = 12; ///< of a file's name, at any width

} // namespace

CaptureChoice::CaptureChoice(Desk& desk, QWidget* parent) : QComboBox(parent), m_desk(desk)
{
    setObjectName(QStringLiteral("otherCapture"));
    setAccessibleName(tr("The other capture"));
    setToolTip(
        tr("<b>The other capture</b><br>This one, or another with the same draws: from a file, which may also be "
           "dropped on this dock."));
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(kLeastLetters);
    list();
    connect(this, &QComboBox::activated, this, &CaptureChoice::take);
}

/// The last entry asks for a file.
void CaptureChoice::list()
{
    clear();
    addItem(tr("This capture"));
    if (!m_path.isEmpty()) {
        addItem(QFileInfo(m_path).fileName());
        setItemData(1, QDir::toNativeSeparators(m_path), Qt::ToolTipRole);
    }
    setCurrentIndex(count() - 1);
    addItem(tr("Another capture…"));
}

void CaptureChoice::choose(const QString& path)
{
    const bool isOther = std::exchange(m_path, path) != path;
    list();
    if (isOther)
        emit chosen();
}

void CaptureChoice::take(int index)
{
    if (index < count() - 1)
        return choose(index == 0 ? QString() : m_path);
    list(); // should the user choose none
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Compare with a capture"), m_desk.settings().value(kFolderKey).toString(),
                                     tr("Captures (*.vitrine);;All files (*)"));
    if (path.isEmpty())
        return;
    m_desk.settings().setValue(kFolderKey, QFileInfo(path).absolutePath());
    choose(path);
}

QString CaptureChoice::draggedCapture(const QMimeData& data)
{
    for (const QUrl& url : data.urls())
        if (url.isLocalFile() && url.toLocalFile().endsWith(QStringLiteral(".vitrine"), Qt::CaseInsensitive))
            return url.toLocalFile();
    return {};
}

} // namespace vitrine::views
