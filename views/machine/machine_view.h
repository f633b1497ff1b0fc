// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/dock_view.h"
#include "views/kit/pane.h"
#include "views/machine/empty_reason.h"
#include "views/machine/recordings.h"

#include <QPointer>

#include <functional>
#include <memory>
#include <optional>

namespace vitrine::views {

/// A dock that shows what the machine did in the shown draw. It has the draw recorded while it can be seen, and tells
/// in its pane why there is nothing to show: no draw, busy (with a stop), failed (once more).
class MachineView : public DockView {
    Q_OBJECT

protected:
    explicit MachineView(Desk& desk, QWidget* parent = nullptr);

    /// Once, in the constructor: what is shown of a recording, and the sentence in its place when no draw is shown. Put
    /// the pane into the layout.
    Pane& setContent(QWidget* content, const QString& emptyText);

    [[nodiscard]] Recordings& recordings() const { return *m_recordings; }
    /// Null while there is nothing to show.
    [[nodiscard]] const SharedRecording& recording() const { return m_shown; }

    /// As Recordings does it. An answer that comes when nothing is shown any more is dropped.
    void askForMoment(std::function<void(std::shared_ptr<const core::Snapshot>)> answered);

    /// What a recording lacks that there is nothing to see in it. Nothing: there is something.
    [[nodiscard]] virtual std::optional<Lack> lack() const { return std::nullopt; }
    /// recording() is another one, or null: drop everything that is of the one before. While the view can be seen.
    virtual void showRecording() = 0;
    /// The cursor (recordings().cursor()) or the desk's selection has moved; recording() is not null.
    virtual void showCursor() = 0;

    /// What lack() says has changed.
    void follow();

    void refresh(const Changes& changes) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QPointer<Recordings> m_recordings; ///< gone before a view that floats when the window is destroyed
    Pane* m_pane = nullptr;
    QString m_emptyText;
    SharedRecording m_shown;
};

} // namespace vitrine::views
