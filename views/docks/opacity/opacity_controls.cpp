// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/opacity/opacity_controls.h"

#include "views/base/notes.h"
#include "views/docks/opacity/opacity_pictures.h"
#include "views/docks/opacity/opacity_text.h"
#include "views/docks/resources/resource_text.h"
#include "views/framebuffer/picture_canvas.h"
#include "views/framebuffer/zoom_tools.h"
#include "views/theme/local_action.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"
#include "views/theme/tools.h"
#include "views/theme/wrap_layout.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

#include <algorithm>
#include <set>

namespace vitrine::views {

namespace {

constexpr int kSliderWidth = 120;

void fill(QComboBox& box, const std::vector<std::pair<QString, std::uint32_t>>& entries, std::uint32_t current)
{
    const QSignalBlocker quiet(box);
    box.clear();
    for (const auto& [text, value] : entries)
        box.addItem(text, value);
    box.setCurrentIndex(box.findData(current));
    box.setVisible(entries.size() > 1);
}

} // namespace

OpacityControls::OpacityControls(OpacityPictures& pictures, QWidget* parent) : QWidget(parent)
{
    setProperty("role", "header");
    setAttribute(Qt::WA_StyledBackground);
    setLayout(new WrapLayout(nullptr)); // the widget owns it
    m_texture = makeBox(tr("Texture"), tr("A texture that the draw's fragments read, or the selected one."));
    connect(m_texture, &QComboBox::activated, this,
            [this](int index) { emit textureChosen(m_texture->itemData(index).value<core::ResourceId>()); });
    makeParts(pictures);
    makeLevel(pictures);
    m_mip =
        makeBox(tr("Mip level"), tr("The level of the texture whose alpha is shown. Classes are those of this and all "
                                    "larger levels, together."));
    m_mip->setObjectName(QStringLiteral("opacityMip"));
    m_face = makeBox(tr("Face"), tr("The face of the cube whose alpha is shown."));
    m_face->setObjectName(QStringLiteral("opacityFace"));
    for (QComboBox* box : {m_mip, m_face})
        connect(box, &QComboBox::activated, this, &OpacityControls::chooseImage);
    addZoomTools(*this, pictures.alphaCanvas());
}

QComboBox* OpacityControls::makeBox(const QString& name, const QString& sentence)
{
    auto* box = new QComboBox(this);
    box->setAccessibleName(name);
    box->setToolTip(namedTip(name, sentence));
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    box->hide();
    layout()->addWidget(box);
    return box;
}

void OpacityControls::makeParts(OpacityPictures& pictures)
{
    m_alpha = addTool(*this, tr("Alpha"), tr("Shows alpha as a shade of gray: white is 1."));
    m_alpha->setObjectName(QStringLiteral("opacityAlpha"));
    m_classes = addTool(*this, tr("Classes"), tr("Shows what HiZ knows of texels: opaque, transparent or ambiguous."));
    m_classes->setObjectName(QStringLiteral("opacityClasses"));
    for (QToolButton* button : {m_alpha, m_classes}) {
        button->setCheckable(true);
        button->setChecked(true);
        QToolButton* other = button == m_alpha ? m_classes : m_alpha;
        connect(button, &QToolButton::toggled, this, [this, other, &pictures](bool isOn) {
            if (!isOn && !other->isChecked())
                return other->setChecked(true); // one of them is always there
            pictures.setParts(m_alpha->isChecked(), m_classes->isChecked());
        });
    }
}

void OpacityControls::makeLevel(OpacityPictures& pictures)
{
    const QString tip =
        tr("<b>Level of the class pyramid</b><br>An entry of level n stands for 2ⁿ × 2ⁿ texels: it is of "
           "their class if they all have the same, else ambiguous.");
    m_level = new QSlider(Qt::Horizontal, this);
    m_level->setAccessibleName(tr("Level of the class pyramid"));
    m_level->setToolTip(tip);
    m_level->setFixedWidth(kSliderWidth);
    m_level->setPageStep(1);
    m_level->setTickPosition(QSlider::TicksBelow);
    m_levelText = new QLabel(this);
    m_levelText->setToolTip(tip);
    layout()->addWidget(m_level);
    layout()->addWidget(m_levelText);
    connect(m_level, &QSlider::valueChanged, this, [this](int level) {
        showLevelText();
        emit levelChosen(level);
    });
    const auto add = [&](const LocalAction& local, int step) {
        QAction* action = makeLocalAction(*this, local);
        pictures.alphaCanvas().addAction(action);
        pictures.classCanvas().addAction(action);
        connect(action, &QAction::triggered, m_level, [this, step] { m_level->setValue(m_level->value() + step); });
    };
    add({"coarser-classes", tr("Coarser classes"), tr("The next level of the class pyramid."), {Qt::Key_BracketRight}},
        1);
    add({"finer-classes", tr("Finer classes"), tr("The level of the class pyramid before."), {Qt::Key_BracketLeft}},
        -1);
}

void OpacityControls::show(const OpacityAnswer& answer, const Notes& notes, std::uint32_t stored)
{
    m_stored = stored;
    m_levels = answer.shown ? answer.shown->levels : std::vector<ClassLevel>();
    fillTextures(answer, notes);
    if (answer.shown)
        fillImages(*answer.shown);
    const bool hasLevels = !m_levels.empty();
    {
        const QSignalBlocker quiet(m_level);
        m_level->setRange(0, hasLevels ? static_cast<int>(m_levels.size()) - 1 : 0);
    }
    m_level->setVisible(hasLevels);
    m_levelText->setVisible(hasLevels);
    showLevelText();
}

void OpacityControls::fillTextures(const OpacityAnswer& answer, const Notes& notes)
{
    const QSignalBlocker quiet(m_texture);
    m_texture->clear();
    const auto add = [this](const QString& text, const core::ResourceId& id) {
        m_texture->addItem(text, QVariant::fromValue(id));
    };
    const auto shown = answer.shown ? std::optional(answer.shown->resource.id) : std::nullopt;
    int current = -1;
    for (const core::FragmentTexture& texture : answer.textures) {
        if (texture.id == shown && current < 0)
            current = m_texture->count();
        const QString name = QStringLiteral("%1 %2 · %3")
                                 .arg(texture.unit)
                                 .arg(QString::fromStdString(texture.sampler), notes.displayName(texture.id));
        add(texture.decidesDiscards ? tr("%1 · decides discards").arg(name) : name, texture.id);
    }
    if (shown && current < 0) {
        current = m_texture->count();
        add(notes.displayName(*shown), *shown);
    }
    m_texture->setCurrentIndex(current);
    m_texture->setVisible(m_texture->count() > 0);
}

void OpacityControls::fillImages(const ShownOpacity& shown)
{
    const core::ImageChoice& choice = shown.contents.choice;
    std::set<std::uint32_t> levels, faces;
    for (const core::ImageChoice& image : shown.images) {
        levels.insert(image.level);
        faces.insert(image.face);
    }
    std::vector<std::pair<QString, std::uint32_t>> entries;
    for (const std::uint32_t level : levels)
        entries.emplace_back(tr("Mip level %1").arg(level), level);
    fill(*m_mip, entries, choice.level);
    entries.clear();
    for (const std::uint32_t face : faces)
        entries.emplace_back(tr("Face %1").arg(faceText(face)), face);
    fill(*m_face, entries, choice.face);
}

void OpacityControls::chooseImage()
{
    m_wanted.level = m_mip->currentData().toUInt();
    m_wanted.face = m_face->currentData().toUInt();
    emit wantedChanged();
}

void OpacityControls::setLevel(std::size_t level)
{
    m_level->setValue(static_cast<int>(level));
}

void OpacityControls::setMipLevel(std::uint32_t level)
{
    const int index = m_mip->findData(level);
    if (index < 0 || index == m_mip->currentIndex())
        return;
    m_mip->setCurrentIndex(index);
    chooseImage();
}

void OpacityControls::showLevelText()
{
    const auto level = static_cast<std::size_t>(m_level->value());
    if (level >= m_levels.size())
        return;
    const QString text = core::storesLevel(m_stored, level) ? tr("Level %1") : tr("Level %1, not kept by this machine");
    m_levelText->setText(text.arg(level));
}

} // namespace vitrine::views
