// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/mesh/mesh_controls.h"

#include "views/theme/icons.h"
#include "views/theme/key_text.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSettings>
#include <QSignalBlocker>
#include <QToolButton>

namespace vitrine::views {

namespace {

constexpr int kByFacing = -2, kByFate = -1; // a varying by its number
const char* const kSettings = "docks/mesh/%1";

QString key(const char* name)
{
    return QString::fromLatin1(kSettings).arg(QLatin1String(name));
}

} // namespace

MeshControls::MeshControls(QSettings& settings, QWidget* parent) : QWidget(parent), m_settings(settings)
{
    setProperty("role", "header");
    setAttribute(Qt::WA_StyledBackground);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    layout->setSpacing(kGrid);
    m_space = addChoice(tr("Space"),
                        tr("What is taken as the place of a vertex: what goes into the vertex shader, or "
                           "what comes out of it."),
                        QStringLiteral("meshSpace"));
    m_space->addItem(tr("Input"), int(MeshSpace::Input));
    m_space->addItem(tr("Clip space: cube"), int(MeshSpace::Cube));
    m_space->addItem(tr("Clip space: frustum"), int(MeshSpace::Frustum));
    m_attribute =
        addChoice(tr("Position"), tr("The attribute that is taken as the place."), QStringLiteral("meshAttribute"));
    m_up = addChoice(tr("Up axis"), tr("The axis of the attribute that points up here."), QStringLiteral("meshUp"));
    m_up->addItem(tr("X up"), int(UpAxis::X));
    m_up->addItem(tr("Y up"), int(UpAxis::Y));
    m_up->addItem(tr("Z up"), int(UpAxis::Z));
    m_up->setCurrentIndex(int(UpAxis::Y));
    m_style = addChoice(tr("Style"), tr("How primitives are drawn. Above 100 000 of them, faces have no edges."),
                        QStringLiteral("meshStyle"));
    m_style->addItem(tr("Solid, edges"), int(MeshStyle::SolidWithEdges));
    m_style->addItem(tr("Solid"), int(MeshStyle::Solid));
    m_style->addItem(tr("Wireframe"), int(MeshStyle::Wireframe));
    m_style->addItem(tr("Points"), int(MeshStyle::Points));
    m_paint = addChoice(tr("Color"),
                        tr("What color tells: the side that is seen, what became of a primitive, or a "
                           "varying."),
                        QStringLiteral("meshPaint"));
    layout->addStretch(1);
    auto* fit = new QToolButton(this);
    fit->setIcon(symbolIcon(Symbol::Fit));
    fit->setText(tr("Fit"));
    fit->setAccessibleName(tr("Fit"));
    setKeyTip(*fit, tr("<b>Fit</b> ({key:mesh-fit})<br>Makes the whole mesh visible."));
    layout->addWidget(fit);
    connect(fit, &QToolButton::clicked, this, &MeshControls::fitRequested);
    setMesh(nullptr);
    restore();
    for (QComboBox* choice : {m_space, m_attribute, m_up})
        connect(choice, &QComboBox::currentIndexChanged, this, [this] {
            remember();
            emit lookChanged();
        });
    for (QComboBox* choice : {m_style, m_paint})
        connect(choice, &QComboBox::currentIndexChanged, this, [this] {
            remember();
            emit styleChanged();
        });
}

QComboBox* MeshControls::addChoice(const QString& name, const QString& sentence, const QString& objectName)
{
    auto* choice = new QComboBox(this);
    choice->setObjectName(objectName);
    choice->setAccessibleName(name);
    choice->setToolTip(namedTip(name, sentence));
    choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    choice->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    choice->setMinimumWidth(48); // a narrow dock cuts the text
    layout()->addWidget(choice);
    return choice;
}

void MeshControls::setMesh(const core::Mesh* mesh)
{
    const QString attribute = m_attribute->currentText();
    const QString paint = m_paint->currentText();
    const QSignalBlocker quietAttribute(m_attribute), quietPaint(m_paint);
    m_attribute->clear();
    m_paint->clear();
    m_paint->addItem(tr("By side"), kByFacing);
    m_paint->addItem(tr("By fate"), kByFate);
    if (mesh) {
        for (const core::MeshValue& value : mesh->inputs)
            m_attribute->addItem(QString::fromStdString(value.name));
        for (std::size_t i = 0; i < mesh->varyings.size(); ++i)
            m_paint->addItem(tr("Varying %1").arg(QString::fromStdString(mesh->varyings[i].name)), int(i));
        const int same = m_attribute->findText(attribute);
        m_attribute->setCurrentIndex(same >= 0 ? same : static_cast<int>(likelyPosition(*mesh)));
    }
    m_paint->setCurrentIndex(std::max(0, m_paint->findText(paint)));
    refreshVisibility();
}

void MeshControls::refreshVisibility()
{
    const bool isInput = look().space == MeshSpace::Input;
    m_attribute->setVisible(isInput);
    m_up->setVisible(isInput);
}

MeshLook MeshControls::look() const
{
    MeshLook look;
    look.space = static_cast<MeshSpace>(m_space->currentData().toInt());
    look.attribute = static_cast<std::size_t>(std::max(0, m_attribute->currentIndex()));
    look.up = static_cast<UpAxis>(m_up->currentData().toInt());
    return look;
}

MeshStyle MeshControls::style() const
{
    return static_cast<MeshStyle>(m_style->currentData().toInt());
}

MeshPaint MeshControls::paint() const
{
    const int chosen = m_paint->currentData().toInt();
    if (chosen >= 0)
        return {MeshPaint::By::Varying, static_cast<std::size_t>(chosen)};
    return {chosen == kByFate ? MeshPaint::By::Fate : MeshPaint::By::Facing, 0};
}

void MeshControls::remember()
{
    refreshVisibility();
    m_settings.setValue(key("space"), m_space->currentIndex());
    m_settings.setValue(key("up"), m_up->currentIndex());
    m_settings.setValue(key("style"), m_style->currentIndex());
    m_settings.setValue(key("by-fate"), paint().by == MeshPaint::By::Fate);
}

void MeshControls::restore()
{
    const auto choose = [this](QComboBox* choice, const char* name) {
        const int index = m_settings.value(key(name), choice->currentIndex()).toInt();
        if (index >= 0 && index < choice->count())
            choice->setCurrentIndex(index);
    };
    choose(m_space, "space");
    choose(m_up, "up");
    choose(m_style, "style");
    m_paint->setCurrentIndex(m_settings.value(key("by-fate")).toBool() ? 1 : 0);
    refreshVisibility();
}

} // namespace vitrine::views
