// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/mesh/mesh_pick.h"
#include "views/mesh/mesh_scene.h"

#include <QWidget>

class QAction;
class QLabel;
class QQuickWidget;

namespace vitrine::views {

class MeshOverlay;

/// The scene on the screen, turned and moved by mouse and keyboard. Where the computer can show nothing in three
/// dimensions it says so.
class MeshCanvas final : public QWidget {
    Q_OBJECT

public:
    explicit MeshCanvas(QWidget* parent = nullptr);
    ~MeshCanvas() override;

    [[nodiscard]] MeshScene& scene() const { return *m_scene; }
    [[nodiscard]] MeshOverlay& overlay() const { return *m_overlay; }
    /// The picture without what stands before it; null when there is none.
    [[nodiscard]] QImage picture() const;
    /// Why there is no picture; empty when there is one, or before it was first shown.
    [[nodiscard]] QString whyNot() const { return m_whyNot; }

    /// What its keys do about where it is seen from.
    [[nodiscard]] QList<QAction*> lookActions() const { return m_actions.first(m_lookCount); }

    /// All that is shown, from where the camera looks.
    void fit();
    void lookFrom(float yaw, float pitch);
    /// Where it looked from at first, with everything in it.
    void reset();

signals:
    /// A click. Nothing: beside everything.
    void picked(const std::optional<vitrine::views::MeshHit>& hit);
    void pictureFailed();

protected:
    bool event(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makePicture();
    void fail(const QString& sentence);
    void orbit(float right, float up);
    void pan(QPointF points);
    void zoom(float factor);
    void makeActions();
    [[nodiscard]] QAction* actionOf(const QKeyEvent& key) const;

    MeshScene* m_scene;
    QQuickWidget* m_quick = nullptr;
    QLabel* m_message;
    MeshOverlay* m_overlay;
    QString m_whyNot;
    QList<QAction*> m_actions; ///< those of its keys
    qsizetype m_lookCount = 0;
    std::optional<QPointF> m_pressed;
    QPointF m_last;
    bool m_isDragging = false;
    bool m_isFitted = true; ///< and stays so when its size changes
};

} // namespace vitrine::views
