// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/scene/scene.h"

#include <QWidget>

#include <memory>

class QAction;
class QLabel;
class QQuickWidget;

namespace vitrine::views {

/// A scene on the screen, turned and moved by mouse and keyboard, with a drawing over it. Where the computer can show
/// nothing in three dimensions it says so.
class SceneCanvas : public QWidget {
    Q_OBJECT

public:
    ~SceneCanvas() override;

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
    void pictureFailed();

protected:
    struct SetUp {
        QString qml;       ///< in the module "Vitrine", with a property `scene`
        QString noOpenGl;  ///< sentences in the picture's place
        QString software;  ///< Qt draws without OpenGL
        QString failed;    ///< %1: why
        float yaw = 30.0f; ///< where it looks from at first
        float pitch = 20.0f;
    };
    SceneCanvas(std::unique_ptr<Scene> scene, SetUp setUp, QWidget* parent);

    [[nodiscard]] Scene& scene() const { return *m_scene; }
    /// What stands before the picture; a child. Once, in the constructor.
    void setOverlay(QWidget* overlay) { m_overlay = overlay; }
    /// At a point of the view, with a picture there.
    virtual void click(QPointF point) = 0;

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

    const std::unique_ptr<Scene> m_scene;
    const SetUp m_setUp;
    QQuickWidget* m_quick = nullptr;
    QLabel* m_message;
    QWidget* m_overlay = nullptr;
    QString m_whyNot;
    QList<QAction*> m_actions; ///< those of its keys
    qsizetype m_lookCount = 0;
    std::optional<QPointF> m_pressed;
    QPointF m_last;
    bool m_isDragging = false;
    bool m_isFitted = true; ///< and stays so when its size changes
};

} // namespace vitrine::views
