// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scene/scene_canvas.h"

#include "views/scene/scene_geometry.h"
#include "views/scene/scene_picture.h"
#include "views/theme/local_action.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QOpenGLContext>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWidget>
#include <QQuickWindow>
#include <QSGRendererInterface>

#include <algorithm>
#include <array>
#include <cmath>

namespace vitrine::views {

namespace {

constexpr float kDegreesPerPoint = 0.4f;
constexpr float kDegreesPerKey = 5.0f;
constexpr double kPointsPerKey = 24.0;
constexpr float kZoomPerKey = 1.2f;
constexpr double kDragStart = 4.0; // points

void registerTypes()
{
    static const int done = [] {
        qmlRegisterUncreatableType<SceneGeometry>("Vitrine.Values", 1, 0, "SceneGeometry", QString());
        qmlRegisterUncreatableType<ScenePicture>("Vitrine.Values", 1, 0, "ScenePicture", QString());
        return qmlRegisterUncreatableType<Scene>("Vitrine.Values", 1, 0, "Scene", QString());
    }();
    Q_UNUSED(done)
}

/// Where there is no OpenGL, Qt draws in software, without a third dimension.
bool hasOpenGl()
{
    QOpenGLContext context;
    return context.create();
}

struct Direction {
    int key;
    float right, up;
};
constexpr std::array<Direction, 4> kDirections{Direction{Qt::Key_Left, -1, 0}, Direction{Qt::Key_Right, 1, 0},
                                               Direction{Qt::Key_Up, 0, 1}, Direction{Qt::Key_Down, 0, -1}};

const Direction* directionOf(const QKeyEvent& event)
{
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return nullptr;
    const auto* found = std::find_if(kDirections.begin(), kDirections.end(),
                                     [&](const Direction& direction) { return direction.key == event.key(); });
    return found == kDirections.end() ? nullptr : found;
}

} // namespace

SceneCanvas::SceneCanvas(std::unique_ptr<Scene> scene, SetUp setUp, QWidget* parent)
    : QWidget(parent), m_scene(std::move(scene)), m_setUp(std::move(setUp)), m_message(new QLabel(this))
{
    setFocusPolicy(Qt::StrongFocus);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setMinimumSize(120, 120);
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setWordWrap(true);
    m_message->setProperty("role", "empty");
    m_message->hide();
    connect(m_scene.get(), &Scene::contentChanged, this, &SceneCanvas::makePicture);
    SceneCamera camera;
    camera.lookFrom(m_setUp.yaw, m_setUp.pitch);
    m_scene->setCamera(camera);
    makeActions();
}

// The window has some of these keys, too: while the picture has the focus, they are the picture's.
void SceneCanvas::makeActions()
{
    const auto add = [this](const LocalAction& local, auto run) {
        QAction* action = makeLocalAction(*this, local);
        action->setProperty(kComesFirst, true);
        action->setProperty(kPart, kScenePart);
        connect(action, &QAction::triggered, this, run);
        m_actions << action;
    };
    add({"mesh-fit", tr("Fit"), tr("Makes all that is shown visible."), {Qt::Key_Home}}, &SceneCanvas::fit);
    add({"mesh-front", tr("From the front"), tr("Looks from the front."), {Qt::Key_1}}, [this] { lookFrom(0, 0); });
    add({"mesh-right", tr("From the right"), tr("Looks from the right."), {Qt::Key_2}}, [this] { lookFrom(90, 0); });
    add({"mesh-above", tr("From above"), tr("Looks from above."), {Qt::Key_3}}, [this] { lookFrom(0, 90); });
    m_lookCount = m_actions.size();
    add({"mesh-zoom-in", tr("Zoom in"), tr("Goes nearer."), {Qt::Key_Plus, Qt::Key_Equal}},
        [this] { zoom(kZoomPerKey); });
    add({"mesh-zoom-out", tr("Zoom out"), tr("Goes farther away."), {Qt::Key_Minus}},
        [this] { zoom(1.0f / kZoomPerKey); });
}

QAction* SceneCanvas::actionOf(const QKeyEvent& key) const
{
    for (QAction* action : m_actions)
        if (takesKey(*action, key))
            return action;
    return nullptr;
}

SceneCanvas::~SceneCanvas()
{
    delete m_quick; // before the scene that it shows
}

void SceneCanvas::makePicture()
{
    if (m_quick || !m_whyNot.isEmpty() || !isVisible() || !m_scene->box())
        return; // it takes its time: not before there is something to show
    registerTypes();
    if (!hasOpenGl())
        return fail(m_setUp.noOpenGl);
    m_quick = new QQuickWidget(this);
    connect(m_quick, &QQuickWidget::sceneGraphError, this,
            [this](QQuickWindow::SceneGraphError, const QString& why) { fail(m_setUp.failed.arg(why)); });
    if (m_quick->quickWindow()->rendererInterface()->graphicsApi() == QSGRendererInterface::Software)
        return fail(m_setUp.software);
    m_quick->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_quick->setFocusPolicy(Qt::NoFocus);
    m_quick->setResizeMode(QQuickWidget::SizeRootObjectToView);
    m_quick->setClearColor(m_scene->background());
    m_quick->engine()->addImportPath(QStringLiteral("qrc:/qt/qml"));
    const QUrl url(QStringLiteral("qrc:/qt/qml/Vitrine/") + m_setUp.qml);
    auto* component = new QQmlComponent(m_quick->engine(), url, m_quick);
    QObject* item =
        component->createWithInitialProperties({{QStringLiteral("scene"), QVariant::fromValue(m_scene.get())}});
    if (!item)
        return fail(m_setUp.failed.arg(component->errorString().trimmed()));
    // Without an address: Qt 6.4 loads it again, without the scene, when the dock becomes a window of its own.
    m_quick->setContent(QUrl(), component, item);
    m_quick->setGeometry(rect());
    m_quick->lower();
    m_quick->show();
    m_scene->setPixelRatio(devicePixelRatioF());
}

void SceneCanvas::fail(const QString& sentence)
{
    if (m_quick) {
        m_quick->hide();
        m_quick->deleteLater();
        m_quick = nullptr;
    }
    m_whyNot = sentence;
    m_message->setText(sentence);
    m_message->setGeometry(rect());
    m_message->show();
    if (m_overlay)
        m_overlay->hide();
    setAccessibleDescription(sentence);
    emit pictureFailed();
}

QImage SceneCanvas::picture() const
{
    return m_quick ? m_quick->grabFramebuffer() : QImage();
}

void SceneCanvas::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    makePicture();
}

void SceneCanvas::resizeEvent(QResizeEvent*)
{
    for (QWidget* part : {static_cast<QWidget*>(m_quick), static_cast<QWidget*>(m_message), m_overlay})
        if (part)
            part->setGeometry(rect());
    if (m_isFitted)
        fit();
}

void SceneCanvas::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange)
        return;
    m_scene->noteTheme();
    if (m_quick)
        m_quick->setClearColor(m_scene->background());
}

void SceneCanvas::fit()
{
    m_isFitted = true;
    if (!m_scene->box())
        return;
    SceneCamera camera = m_scene->camera();
    camera.fit(*m_scene->box(), size());
    m_scene->setCamera(camera);
}

void SceneCanvas::lookFrom(float yaw, float pitch)
{
    SceneCamera camera = m_scene->camera();
    camera.lookFrom(yaw, pitch);
    m_scene->setCamera(camera);
    fit();
}

void SceneCanvas::reset()
{
    lookFrom(m_setUp.yaw, m_setUp.pitch);
}

void SceneCanvas::orbit(float right, float up)
{
    SceneCamera camera = m_scene->camera();
    camera.orbit(right, up);
    m_scene->setCamera(camera);
    m_isFitted = false;
}

void SceneCanvas::pan(QPointF points)
{
    SceneCamera camera = m_scene->camera();
    camera.pan(points, size());
    m_scene->setCamera(camera);
    m_isFitted = false;
}

void SceneCanvas::zoom(float factor)
{
    SceneCamera camera = m_scene->camera();
    camera.zoom(factor);
    m_scene->setCamera(camera);
    m_isFitted = false;
}

void SceneCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton)
        return QWidget::mousePressEvent(event);
    m_pressed = m_last = event->position();
    m_isDragging = false;
}

void SceneCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_pressed)
        return;
    const QPointF moved = event->position() - *m_pressed;
    m_isDragging = m_isDragging || std::hypot(moved.x(), moved.y()) >= kDragStart;
    if (!m_isDragging)
        return;
    const QPointF step = event->position() - m_last;
    m_last = event->position();
    if (event->buttons() & Qt::MiddleButton || event->modifiers() & Qt::ShiftModifier)
        pan(step);
    else
        orbit(static_cast<float>(-step.x()) * kDegreesPerPoint, static_cast<float>(step.y()) * kDegreesPerPoint);
}

void SceneCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    const bool isClick = m_pressed && !m_isDragging && event->button() == Qt::LeftButton;
    m_pressed.reset();
    if (isClick && m_scene->box() && m_quick)
        click(event->position());
}

void SceneCanvas::wheelEvent(QWheelEvent* event)
{
    const double turns = event->angleDelta().y() / 120.0;
    zoom(static_cast<float>(std::pow(kZoomPerKey, turns)));
    event->accept();
}

bool SceneCanvas::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (actionOf(key) || directionOf(key)) {
            event->accept(); // the window's Home goes to the first action
            return true;
        }
    }
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        update(); // the frame of the focus, which the overlay draws
    return QWidget::event(event);
}

void SceneCanvas::keyPressEvent(QKeyEvent* event)
{
    if (QAction* action = actionOf(*event))
        return action->trigger();
    const Direction* direction = directionOf(*event);
    if (!direction)
        return QWidget::keyPressEvent(event);
    if (event->modifiers() & Qt::ShiftModifier)
        pan({-direction->right * kPointsPerKey, direction->up * kPointsPerKey});
    else
        orbit(direction->right * kDegreesPerKey, direction->up * kDegreesPerKey);
}

} // namespace vitrine::views
