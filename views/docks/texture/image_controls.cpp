// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/texture/image_controls.h"

#include "views/docks/resources/resource_text.h"
#include "views/framebuffer/zoom_tools.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"
#include "views/theme/tools.h"
#include "views/theme/wrap_layout.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>
#include <set>

namespace vitrine::views {

namespace {

constexpr std::uint32_t kAllFaces = 6;
constexpr const char* kLetters = "RGBA";

QComboBox* makeBox(QWidget* row, const QString& name, const QString& sentence)
{
    auto* box = new QComboBox(row);
    box->setAccessibleName(name);
    box->setToolTip(namedTip(name, sentence));
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    box->hide();
    row->layout()->addWidget(box);
    return box;
}

} // namespace

ImageControls::ImageControls(PictureCanvas& canvas, QWidget* parent) : QWidget(parent)
{
    setProperty("role", "header");
    setAttribute(Qt::WA_StyledBackground);
    setLayout(new WrapLayout(nullptr)); // the widget owns it
    makeChoices();
    makeDisplay();
    addZoomTools(*this, canvas);
    makeTools();
}

void ImageControls::makeChoices()
{
    m_part = makeBox(this, tr("Attachment"), tr("Which image of the framebuffer is shown."));
    m_part->setObjectName(QStringLiteral("textureAttachment"));
    m_level = makeBox(this, tr("Level"), tr("The mipmap level that is shown."));
    m_level->setObjectName(QStringLiteral("textureLevel"));
    m_face = makeBox(this, tr("Face"), tr("The face of the cube, or all six as a cross seen from inside."));
    m_face->setObjectName(QStringLiteral("textureFace"));
    m_slice = makeBox(this, tr("Slice"), tr("The slice of the volume that is shown."));
    for (QComboBox* box : {m_part, m_level, m_face, m_slice})
        connect(box, &QComboBox::currentIndexChanged, this, &ImageControls::choose);
}

void ImageControls::makeTools()
{
    m_keep = addTool(*this, tr("Keep"), tr("Keeps this texture, whatever is selected elsewhere."));
    m_keep->setObjectName(QStringLiteral("textureKeep"));
    m_film = addTool(*this, tr("Writes"),
                     tr("What it held after each draw, clear and copy of this frame that wrote to it."));
    m_film->setObjectName(QStringLiteral("textureWrites"));
    m_opacity = addTool(*this, tr("Opacity"),
                        tr("Shows how opaque the texels of this texture are, and what HiZ makes of that."));
    m_opacity->setObjectName(QStringLiteral("textureOpacity"));
    for (QToolButton* toggle : {m_keep, m_film})
        toggle->setCheckable(true);
    connect(m_keep, &QToolButton::toggled, this, &ImageControls::keepToggled);
    connect(m_film, &QToolButton::toggled, this, &ImageControls::filmToggled);
    connect(m_opacity, &QToolButton::clicked, this, &ImageControls::opacityWished);
}

void ImageControls::makeDisplay()
{
    const QString names[] = {tr("Red"), tr("Green"), tr("Blue"), tr("Alpha")};
    const PictureOptions defaults;
    for (std::size_t i = 0; i < m_channels.size(); ++i) {
        auto* button = addTool(*this, QString(QLatin1Char(kLetters[i])),
                               tr("Shows the channel %1. One alone is shown as gray.").arg(names[i].toLower()));
        button->setObjectName(QStringLiteral("textureChannel%1").arg(i));
        button->setAccessibleName(names[i]);
        button->setCheckable(true);
        button->setChecked(defaults.isOn[i]);
        connect(button, &QToolButton::toggled, this, &ImageControls::displayChanged);
        m_channels[i] = button;
    }
    m_flip = addTool(*this, tr("Flip"), tr("Puts the row at t = 0, which GL calls the bottom, on top."));
    m_flip->setCheckable(true);
    connect(m_flip, &QToolButton::toggled, this, &ImageControls::displayChanged);
}

void ImageControls::fillBox(QComboBox& box, const std::vector<std::pair<QString, std::uint32_t>>& entries,
                            std::uint32_t current)
{
    const QSignalBlocker quiet(box);
    box.clear();
    for (const auto& [text, value] : entries)
        box.addItem(text, value);
    box.setCurrentIndex(box.findData(current));
    box.setVisible(entries.size() > 1);
}

void ImageControls::setImage(const ShownImage& image)
{
    const core::ImageChoice& choice = image.contents.choice;
    m_opacity->setVisible(choice.id.kind == core::ResourceKind::Texture);
    std::set<std::uint32_t> parts, levels, slices;
    for (const core::ImageChoice& one : image.images) {
        parts.insert(static_cast<std::uint32_t>(one.part));
        levels.insert(one.level);
        if (one.level == choice.level)
            slices.insert(one.slice);
    }
    const QString names[] = {tr("Color"), tr("Depth"), tr("Stencil")};
    std::vector<std::pair<QString, std::uint32_t>> entries;
    for (const std::uint32_t part : parts)
        entries.emplace_back(names[part], part);
    fillBox(*m_part, entries, static_cast<std::uint32_t>(choice.part));
    entries.clear();
    for (const std::uint32_t level : levels)
        entries.emplace_back(tr("Level %1").arg(level), level);
    fillBox(*m_level, entries, choice.level);
    entries.clear();
    for (const std::uint32_t slice : slices)
        entries.emplace_back(tr("Slice %1").arg(slice), slice);
    fillBox(*m_slice, entries, choice.slice);
    fillFaces(image);
    const auto letters = image.contents.channels();
    for (std::size_t i = 0; i < m_channels.size(); ++i)
        m_channels[i]->setVisible(letters.size() > 1 && std::ranges::any_of(letters, [i](const auto& channel) {
                                      return channel.letter == kLetters[i] || (i == 0 && channel.letter == 'L');
                                  }));
    m_flip->setEnabled(image.faceCount == 1);
}

void ImageControls::fillFaces(const ShownImage& image)
{
    const core::ImageChoice& choice = image.contents.choice;
    std::vector<std::pair<QString, std::uint32_t>> entries;
    for (const core::ImageChoice& one : image.images)
        if (one.level == choice.level && one.part == choice.part && one.slice == choice.slice)
            entries.emplace_back(tr("Face %1").arg(faceText(one.face)), one.face);
    if (entries.size() == kAllFaces)
        entries.emplace_back(tr("All faces"), kAllFaces);
    fillBox(*m_face, entries, image.faceCount > 1 ? kAllFaces : choice.face);
}

void ImageControls::choose()
{
    const auto value = [](const QComboBox& box) { return box.currentData().toUInt(); };
    m_wanted.part = static_cast<core::Attachment>(value(*m_part));
    m_wanted.level = value(*m_level);
    m_wanted.slice = value(*m_slice);
    m_wanted.allFaces = value(*m_face) == kAllFaces;
    m_wanted.face = m_wanted.allFaces ? 0 : value(*m_face);
    emit wantedChanged();
}

std::array<bool, 4> ImageControls::channels() const
{
    std::array<bool, 4> on{};
    std::ranges::transform(m_channels, on.begin(), [](const QToolButton* button) { return button->isChecked(); });
    return on;
}

TexelLayout::FirstRow ImageControls::firstRow() const
{
    return m_flip->isChecked() ? TexelLayout::FirstRow::OnTop : TexelLayout::FirstRow::AtBottom;
}

void ImageControls::setKept(bool isKept)
{
    const QSignalBlocker quiet(m_keep);
    m_keep->setChecked(isKept);
}

} // namespace vitrine::views
