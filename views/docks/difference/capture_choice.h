// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

class QMimeData;

namespace vitrine::views {

class Desk;

/// Which capture the other run is of: the one that is open, or another with the same draws, from a file that the user
/// chooses or drops.
class CaptureChoice final : public QComboBox {
    Q_OBJECT

public:
    explicit CaptureChoice(Desk& desk, QWidget* parent = nullptr);

    /// Of the file; empty: the open capture.
    [[nodiscard]] const QString& path() const { return m_path; }
    void choose(const QString& path);
    /// The file among those that are dragged here; empty: none is a capture.
    [[nodiscard]] static QString draggedCapture(const QMimeData& data);

signals:
    void chosen();

private:
    void list();
    void take(int index);

    Desk& m_desk;
    QString m_path;
};

} // namespace vitrine::views
