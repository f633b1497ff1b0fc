// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

#include <functional>

namespace vitrine::views {

class Desk;

/// What becomes a file, or the sentence of why there is none.
struct FileContent {
    FileContent(QByteArray content) : bytes(std::move(content)) {} // a view hands out the bytes that it has
    [[nodiscard]] static FileContent failed(const QString& why)
    {
        FileContent none{QByteArray()};
        none.failure = why;
        return none;
    }

    QByteArray bytes;
    QString failure; ///< empty: there is none
};

/// What a view can be saved as. It is written at one place, which adds the machine (export_file.h).
struct Export {
    QString name;                         ///< "CSV", "PNG", "JSON"
    QString suffix;                       ///< "csv"
    std::function<FileContent()> content; ///< as the view is when it is saved
};

/// A view in a dock. It follows the desk while it can be seen, and catches up when it is shown again, so a closed dock
/// costs nothing. The window gives every view its title, its help page, copying and exporting.
class DockView : public QWidget {
    Q_OBJECT

public:
    explicit DockView(Desk& desk, QWidget* parent = nullptr);

    /// Of what it shows now; empty when there is nothing to save.
    [[nodiscard]] virtual QList<Export> exports() const { return {}; }
    /// Puts what is selected in it, or all, on the clipboard.
    virtual void copy() {}
    /// That it shows (machine_choice.h, machineText()); empty: no capture is open.
    [[nodiscard]] QString machine() const;

signals:
    /// What it shows has a better name than the dock's: "Texture 3"; empty: the dock's own.
    void titleChanged(const QString& title);

protected:
    struct Changes {
        bool moment = false;
        bool selection = false;
        bool notes = false;
    };
    /// Something of the desk changed since the last time, and the view can be seen.
    virtual void refresh(const Changes& changes) = 0;

    [[nodiscard]] Desk& desk() const { return m_desk; }
    void showEvent(QShowEvent* event) override;

private:
    void note(const Changes& changes);

    Desk& m_desk;
    Changes m_missed{true, true, true};
};

} // namespace vitrine::views
