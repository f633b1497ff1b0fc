// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/overlay/overlay_values.h"
#include "views/base/dock_view.h"
#include "views/overlay/overlay_image.h"

#include <QImage>
#include <QPoint>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <map>
#include <optional>

class QActionGroup;
class QLabel;
class QMenu;
class QProgressBar;
class QSlider;
class QStackedLayout;
class QToolButton;

namespace vitrine::views {

class Desk;
class OverlayLegend;
class OverlaySource;
class OverlayTable;
class SentenceLinks;

/// Chooses what is laid over the picture, and says what it means: scope, legend with exact numbers, opacity, a table
/// with the same values. Hidden while nothing is laid over it.
class OverlayBar final : public QWidget {
    Q_OBJECT

public:
    explicit OverlayBar(Desk& desk, QWidget* parent = nullptr);

    /// The desk's moment is another.
    void follow();
    /// Nothing: no overlay.
    void setKind(std::optional<core::OverlayKind> kind);
    [[nodiscard]] std::optional<core::OverlayKind> kind() const { return m_kind; }
    void setScope(core::OverlayScope scope);
    [[nodiscard]] core::OverlayScope scope() const { return m_scope; }
    void setOpacity(int percent);
    /// The one after this in the menu; after the last none.
    void next();
    /// Draw, pass, frame, draw …
    void nextScope();

    /// Null: none is shown, or it is not known yet.
    [[nodiscard]] const core::Overlay* overlay() const;
    [[nodiscard]] const QImage& image() const { return m_image; }
    [[nodiscard]] OverlayLook look() const;
    /// What stands in the bar: the legend in words, or why there is none.
    [[nodiscard]] QString text() const;
    /// The exact numbers at a point from the top left.
    [[nodiscard]] QString textAt(std::optional<QPoint> point, SentenceLinks* links = nullptr) const;
    /// The letter or the number to write into a pixel that is large enough.
    [[nodiscard]] QString markAt(QPoint point) const;
    void setHovered(std::optional<QPoint> point);
    /// `title` names the pixel.
    void setPicked(std::optional<QPoint> point, const QString& title);

    /// Overlays with the ways to choose one.
    void fillMenu(QMenu& menu);
    [[nodiscard]] OverlayTable& table() const { return *m_table; }
    /// Of the overlay that is shown; `picture` is what it is shown over.
    [[nodiscard]] QList<Export> exports(const std::function<QImage()>& picture) const;

signals:
    /// Image, look or text.
    void changed();

private:
    void makeActions();
    void makeScopes();
    QWidget* makeMiddle();
    void makeRight();
    void apply(std::optional<core::OverlayKind> kind);
    void refresh();
    void refreshImage();
    void refreshPixel();
    void showMessage(const QString& sentence);

    Desk& m_desk;
    OverlaySource* m_source;
    std::optional<core::OverlayKind> m_kind;
    core::OverlayScope m_scope = core::OverlayScope::Draw;
    QImage m_image;
    std::uint32_t m_max = 0;
    std::optional<QPoint> m_hovered, m_picked;
    QString m_pickedTitle;
    QTimer m_busyTimer;

    QActionGroup* m_kindActions;
    std::map<core::OverlayScope, QToolButton*> m_scopeButtons;
    OverlayLegend* m_legend;
    OverlayTable* m_table;
    QStackedLayout* m_middle = nullptr;
    QLabel* m_message = nullptr;
    QWidget* m_busy = nullptr;
    QProgressBar* m_progress = nullptr;
    QSlider* m_opacity = nullptr;
    QToolButton* m_tableButton = nullptr;
};

} // namespace vitrine::views
