// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/mesh/mesh_canvas.h"

#include "views/mesh/mesh_overlay.h"
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
constexpr float kFirstYaw = 30.0f, kFirstPitch = 20.0f;

void registerTypes()
{
    static const int done = [] {
        qmlRegisterUncreatableType<MeshGeometry>("Vitrine.Values", 1, 0, "MeshGeometry", QString());
        return qmlRegisterUncreatableType<MeshScene>("Vitrine.Values", 1, 0, "MeshScene", QString());
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

MeshCanvas::MeshCanvas(QWidget* parent)
    : QWidget(parent), m_scene(new MeshScene(this)), m_message(new QLabel(this)),
      m_overlay(new MeshOverlay(*m_scene, this))
{
    setFocusPolicy(Qt::StrongFocus);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setMinimumSize(120, 120);
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setWordWrap(true);
    m_message->setProperty("role", "empty");
    m_message->hide();
    connect(m_scene, &MeshScene::contentChanged, this, &MeshCanvas::makePicture);
    makeActions();
}

// The window has some of these keys, too: while the picture has the focus, they are the picture's.
void MeshCanvas::makeActions()
{
    const auto add = [this](const LocalAction& local, auto run) {
        QAction* action = makeLocalAction(*this, local);
        action->setProperty(kComesFirst, true);
        connect(action, &QAction::triggered, this, run);
        m_actions << action;
    };
    add({"mesh-fit", tr("Fit"), tr("Makes the whole mesh visible."), {Qt::Key_Home}}, &MeshCanvas::fit);
    add({"mesh-front", tr("From the front"), tr("Looks along the depth."), {Qt::Key_1}}, [this] { lookFrom(0, 0); });
    add({"mesh-right", tr("From the right"), tr("Looks from the right."), {Qt::Key_2}}, [this] { lookFrom(90, 0); });
    add({"mesh-above", tr("From above"), tr("Looks from above."), {Qt::Key_3}}, [this] { lookFrom(0, 90); });
    m_lookCount = m_actions.size();
    add({"mesh-zoom-in", tr("Zoom in"), tr("Makes the mesh larger."), {Qt::Key_Plus, Qt::Key_Equal}},
        [this] { zoom(kZoomPerKey); });
    add({"mesh-zoom-out", tr("Zoom out"), tr("Makes the mesh smaller."), {Qt::Key_Minus}},
        [this] { zoom(1.0f / kZoomPerKey); });
}

QAction* MeshCanvas::actionOf(const QKeyEvent& key) const
{
    for (QAction* action : m_actions)
        if (takesKey(*action, key))
            return action;
    return nullptr;
}

MeshCanvas::~MeshCanvas()
{
    delete m_quick; // before the scene that it shows
}

void MeshCanvas::makePicture()
{
    if (m_quick || !m_whyNot.isEmpty() || !isVisible() || !m_scene->shape())
        return; // it takes its time: not before there is something to show
    registerTypes();
    if (!hasOpenGl())
        return fail(tr("There is no OpenGL here to show the mesh in three dimensions.\nThe table has all of it."));
    m_quick = new QQuickWidget(this);
    connect(m_quick, &QQuickWidget::sceneGraphError, this, [this](QQuickWindow::SceneGraphError, const QString& why) {
        fail(tr("The mesh can't be shown in three dimensions: %1\nThe table has all of it.").arg(why));
    });
    if (m_quick->quickWindow()->rendererInterface()->graphicsApi() == QSGRendererInterface::Software)
        return fail(tr("Qt draws in software here, without a third dimension.\nThe table has all of it."));
    m_quick->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_quick->setFocusPolicy(Qt::NoFocus);
    m_quick->setResizeMode(QQuickWidget::SizeRootObjectToView);
    m_quick->setClearColor(m_scene->background());
    m_quick->engine()->addImportPath(QStringLiteral("qrc:/qt/qml"));
    const QUrl url(QStringLiteral("qrc:/qt/qml/Vitrine/MeshView3D.qml"));
    auto* component = new QQmlComponent(m_quick->engine(), url, m_quick);
    QObject* item = component->createWithInitialProperties({{QStringLiteral("scene"), QVariant::fromValue(m_scene)}});
    if (!item)
        return fail(tr("The mesh can't be shown in three dimensions: %1\nThe table has all of it.")
                        .arg(component->errorString().trimmed()));
    // Without an address: Qt 6.4 loads it again, without the scene, when the dock becomes a window of its own.
    m_quick->setContent(QUrl(), component, item);
    m_quick->setGeometry(rect());
    m_quick->lower();
    m_quick->show();
    m_scene->setPixelRatio(devicePixelRatioF());
}

void MeshCanvas::fail(const QString& sentence)
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
    m_overlay->hide();
    setAccessibleDescription(sentence);
    emit pictureFailed();
}

QImage MeshCanvas::picture() const
{
    return m_quick ? m_quick->grabFramebuffer() : QImage();
}

void MeshCanvas::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    makePicture();
}

void MeshCanvas::resizeEvent(QResizeEvent*)
{
    for (QWidget* part :
         {static_cast<QWidget*>(m_quick), static_cast<QWidget*>(m_message), static_cast<QWidget*>(m_overlay)})
        if (part)
            part->setGeometry(rect());
    if (m_isFitted)
        fit();
}

void MeshCanvas::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange)
        return;
    m_scene->noteTheme();
    if (m_quick)
        m_quick->setClearColor(m_scene->background());
}

void MeshCanvas::fit()
{
    m_isFitted = true;
    if (!m_scene->shape())
        return;
    MeshCamera camera = m_scene->camera();
    camera.fit(m_scene->shape()->box, size());
    m_scene->setCamera(camera);
}

void MeshCanvas::lookFrom(float yaw, float pitch)
{
    MeshCamera camera = m_scene->camera();
    camera.lookFrom(yaw, pitch);
    m_scene->setCamera(camera);
    fit();
}

void MeshCanvas::reset()
{
    lookFrom(kFirstYaw, kFirstPitch);
}

void MeshCanvas::orbit(float right, float up)
{
    MeshCamera camera = m_scene->camera();
    camera.orbit(right, up);
    m_scene->setCamera(camera);
    m_isFitted = false;
}

void MeshCanvas::pan(QPointF points)
{
    MeshCamera camera = m_scene->camera();
    camera.pan(points, size());
    m_scene->setCamera(camera);
    m_isFitted = false;
}

void MeshCanvas::zoom(float factor)
{
    MeshCamera camera = m_scene->camera();
    camera.zoom(factor);
    m_scene->setCamera(camera);
    m_isFitted = false;
}

void MeshCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton)
        return QWidget::mousePressEvent(event);
    m_pressed = m_last = event->position();
    m_isDragging = false;
}

void MeshCanvas::mouseMoveEvent(QMouseEvent* event)
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

void MeshCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    const bool isClick = m_pressed && !m_isDragging && event->button() == Qt::LeftButton;
    m_pressed.reset();
    if (!isClick || !m_scene->shape() || !m_quick)
        return;
    const bool throughFaces = m_scene->style() == MeshStyle::Wireframe || m_scene->style() == MeshStyle::Points;
    emit picked(pickMesh(*m_scene->shape(), m_scene->camera(), {event->position(), size(), throughFaces}));
}

void MeshCanvas::wheelEvent(QWheelEvent* event)
{
    const double turns = event->angleDelta().y() / 120.0;
    zoom(static_cast<float>(std::pow(kZoomPerKey, turns)));
    event->accept();
}

bool MeshCanvas::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (actionOf(key) || directionOf(key)) {
            event->accept(); // the window's Home goes to the first action
            return true;
        }
    }
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        m_overlay->update();
    return QWidget::event(event);
}

void MeshCanvas::keyPressEvent(QKeyEvent* event)
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
