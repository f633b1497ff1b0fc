// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/framebuffer/framebuffer_view.h"

#include "views/framebuffer/picture_canvas.h"
#include "views/theme/icons.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QButtonGroup>
#include <QClipboard>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace vitrine::views {

using core::Attachment;
using core::Picture;

namespace {

constexpr Attachment kAttachments[] = {Attachment::Color, Attachment::Depth, Attachment::Stencil};

QLabel* makeValueLabel(QWidget* parent, const QString& accessibleName)
{
    auto* label = new QLabel(parent);
    label->setAccessibleName(accessibleName);
    label->setFont(monospaceFont());
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    // A long line is cut off at the right rather than widening the window.
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    return label;
}

} // namespace

FramebufferView::FramebufferView(QWidget* parent) : QWidget(parent), m_canvas(new PictureCanvas(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHeader());
    layout->addWidget(m_canvas, 1);
    layout->addWidget(makeFooter());
    setFocusProxy(m_canvas);
    m_canvas->setObjectName(QStringLiteral("pictureCanvas"));
    m_canvas->setAccessibleName(tr("Framebuffer picture"));
    connect(m_canvas, &PictureCanvas::hovered, this, [this](std::optional<QPoint> pixel) {
        m_hovered = pixel;
        refreshValues();
    });
    connect(m_canvas, &PictureCanvas::pickChanged, this, &FramebufferView::refreshValues);
    connect(m_canvas, &PictureCanvas::zoomChanged, this, &FramebufferView::refreshZoom);
    connect(m_canvas, &QWidget::customContextMenuRequested, this, &FramebufferView::showMenu);
    setAttachment(Attachment::Color);
}

QToolButton* FramebufferView::makeTool(QWidget* header, const QString& name, const QString& sentence)
{
    auto* button = new QToolButton(header);
    button->setText(name);
    button->setAccessibleName(name);
    button->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed); // never narrower than its text
    button->setToolTip(QStringLiteral("<b>%1</b><br>%2").arg(name, sentence));
    header->layout()->addWidget(button);
    return button;
}

QWidget* FramebufferView::makeHeader()
{
    auto* header = new QWidget(this);
    header->setProperty("role", "header");
    header->setAttribute(Qt::WA_StyledBackground);
    auto* layout = new QHBoxLayout(header);
    layout->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    layout->setSpacing(kGrid);

    auto* title = new QLabel(tr("Framebuffer"), header);
    title->setProperty("role", "title");
    title->setMinimumWidth(title->sizeHint().width() + 2 * kPadding); // the style's bold text is wider
    layout->addWidget(title);
    layout->addSpacing(kPadding);
    auto* group = new QButtonGroup(this);
    const QString names[] = {tr("Color"), tr("Depth"), tr("Stencil")};
    for (const Attachment attachment : kAttachments) {
        const auto at = static_cast<std::size_t>(attachment);
        auto* button = makeTool(header, names[at], tr("Shows the %1 buffer.").arg(names[at].toLower()));
        button->setCheckable(true);
        group->addButton(button);
        connect(button, &QToolButton::clicked, this, [this, attachment] { setAttachment(attachment); });
        m_attachmentButtons[at] = button;
    }
    layout->addStretch(1);
    m_alpha = makeTool(header, tr("Alpha"), tr("Shows a checkerboard where the picture is transparent."));
    m_stretch = makeTool(header, tr("Auto contrast"), tr("Spreads the values that occur from black to white."));
    for (QToolButton* toggle : {m_alpha, m_stretch})
        toggle->setCheckable(true);
    m_stretch->setChecked(m_options.stretchRange);
    connect(m_alpha, &QToolButton::toggled, this, [this](bool on) { m_options.showAlpha = on, refreshImage(); });
    connect(m_stretch, &QToolButton::toggled, this, [this](bool on) { m_options.stretchRange = on, refreshImage(); });

    auto* zoomOut = makeTool(header, tr("Zoom out"), tr("Ctrl+Minus, or the wheel."));
    m_zoomLabel = new QLabel(header);
    m_zoomLabel->setAlignment(Qt::AlignCenter);
    m_zoomLabel->setMinimumWidth(m_zoomLabel->fontMetrics().horizontalAdvance(QStringLiteral("6400 %")));
    layout->addWidget(m_zoomLabel);
    auto* zoomIn = makeTool(header, tr("Zoom in"), tr("Ctrl+Plus, or the wheel."));
    auto* fit = makeTool(header, tr("Fit"), tr("Makes the whole picture visible (F)."));
    auto* save = makeTool(header, tr("Export PNG…"), tr("Saves the buffer with its exact values."));
    zoomOut->setIcon(symbolIcon(Symbol::ZoomOut));
    zoomIn->setIcon(symbolIcon(Symbol::ZoomIn));
    fit->setIcon(symbolIcon(Symbol::Fit));
    save->setIcon(symbolIcon(Symbol::Save));
    connect(zoomOut, &QToolButton::clicked, m_canvas, &PictureCanvas::zoomOut);
    connect(zoomIn, &QToolButton::clicked, m_canvas, &PictureCanvas::zoomIn);
    connect(fit, &QToolButton::clicked, m_canvas, &PictureCanvas::fit);
    connect(save, &QToolButton::clicked, this, &FramebufferView::exportPng);
    return header;
}

QWidget* FramebufferView::makeFooter()
{
    auto* footer = new QWidget(this);
    footer->setProperty("role", "footer");
    footer->setAttribute(Qt::WA_StyledBackground);
    auto* layout = new QVBoxLayout(footer);
    layout->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    layout->setSpacing(2);
    m_formatLabel = makeValueLabel(footer, tr("Buffer format"));
    m_hoverLabel = makeValueLabel(footer, tr("Values under the cursor"));
    m_pickLabel = makeValueLabel(footer, tr("Values of the picked pixel"));
    for (QLabel* label : {m_formatLabel, m_hoverLabel, m_pickLabel})
        layout->addWidget(label);
    for (QLabel* label : {m_hoverLabel, m_pickLabel})
        label->setToolTip(tr("y counts from the bottom, as OpenGL does; row counts from the top"));
    return footer;
}

const Picture* FramebufferView::picture() const
{
    return m_pictures[static_cast<std::size_t>(m_attachment)].get();
}

void FramebufferView::setPictures(const Pictures& pictures)
{
    m_pictures = pictures;
    refreshImage();
}

void FramebufferView::setAttachment(Attachment attachment)
{
    m_attachment = attachment;
    m_attachmentButtons[static_cast<std::size_t>(attachment)]->setChecked(true);
    m_alpha->setVisible(attachment == Attachment::Color);
    m_stretch->setVisible(attachment != Attachment::Color);
    refreshImage();
}

QString FramebufferView::emptyText() const
{
    if (!m_pictures[0] || m_pictures[0]->empty())
        return tr("Nothing has been drawn yet.\nStep forward with F10, or press PageDown for the next frame.");
    return m_attachment == Attachment::Depth ? tr("The framebuffer has no depth buffer here.")
                                             : tr("The framebuffer has no stencil buffer here.");
}

void FramebufferView::refreshImage()
{
    const Picture* shown = picture();
    const bool isThere = shown && !shown->empty();
    m_canvas->setEmptyText(emptyText());
    m_canvas->setImage(isThere ? toImage(*shown, m_options) : QImage());
    m_canvas->setAccessibleDescription(isThere ? formatText(*shown) : emptyText());
    QString format = isThere ? formatText(*shown) : QString();
    if (isThere && m_attachment != Attachment::Color) {
        const ValueRange range = shownRange(*shown, m_options);
        format += tr(" · black %1, white %2").arg(range.low, 0, 'g', 7).arg(range.high, 0, 'g', 7);
    }
    m_formatLabel->setText(format);
    refreshValues();
    refreshZoom();
}

QString FramebufferView::describe(std::optional<QPoint> pixel) const
{
    const Picture* shown = picture();
    if (!pixel || !shown || shown->empty())
        return {};
    return coordinateText(*shown, *pixel) + QStringLiteral("   ") + valueText(*shown, *pixel);
}

QString FramebufferView::pickedText() const
{
    return describe(m_canvas->picked());
}

void FramebufferView::refreshValues()
{
    const QString hovered = describe(m_hovered);
    const QString picked = pickedText();
    m_hoverLabel->setText(tr("Cursor  %1").arg(hovered.isEmpty() ? QStringLiteral("–") : hovered));
    m_pickLabel->setText(tr("Picked  %1").arg(picked.isEmpty() ? tr("click a pixel; arrow keys move by one") : picked));
}

void FramebufferView::refreshZoom()
{
    const double percent = m_canvas->zoom() * 100.0;
    m_zoomLabel->setText(tr("%1 %").arg(percent, 0, 'f', percent < 10.0 ? 1 : 0));
}

bool FramebufferView::pickGl(int x, int y)
{
    const Picture* shown = picture();
    if (!shown || x < 0 || y < 0 || x >= static_cast<int>(shown->width) || y >= static_cast<int>(shown->height))
        return false;
    m_canvas->pick(QPoint(x, static_cast<int>(shown->height) - 1 - y));
    return true;
}

void FramebufferView::showMenu(const QPoint& place)
{
    QMenu menu(this);
    const bool isThere = picture() && !picture()->empty();
    const auto hovered = m_canvas->pixelAt(place);
    auto* pickHere = menu.addAction(tr("Pick this pixel"), this, [this, hovered] { m_canvas->pick(hovered); });
    pickHere->setEnabled(hovered.has_value());
    menu.addAction(tr("Copy values"), this, &FramebufferView::copyValues)->setEnabled(!pickedText().isEmpty());
    menu.addSeparator();
    menu.addAction(tr("Copy picture"), this, &FramebufferView::copyImage)->setEnabled(isThere);
    menu.addAction(tr("Export PNG…"), this, &FramebufferView::exportPng)->setEnabled(isThere);
    menu.addSeparator();
    menu.addAction(tr("Fit"), m_canvas, &PictureCanvas::fit);
    menu.addAction(tr("One to one"), m_canvas, [this] { m_canvas->setZoom(1.0); });
    menu.exec(m_canvas->mapToGlobal(place));
}

void FramebufferView::copyValues() const
{
    if (const QString text = pickedText(); !text.isEmpty())
        QApplication::clipboard()->setText(text);
}

void FramebufferView::copyImage() const
{
    if (picture() && !picture()->empty())
        QApplication::clipboard()->setImage(toImage(*picture(), m_options));
}

void FramebufferView::exportPng()
{
    if (!picture() || picture()->empty())
        return emit failed(tr("There is no picture to export here"));
    QString path = QFileDialog::getSaveFileName(this, tr("Export PNG"), QString(), tr("PNG pictures (*.png)"));
    if (path.isEmpty())
        return;
    if (!path.endsWith(QLatin1String(".png"), Qt::CaseInsensitive))
        path += QLatin1String(".png");
    if (const QString failure = savePng(path); !failure.isEmpty())
        emit failed(failure);
}

QString FramebufferView::savePng(const QString& path) const
{
    const Picture* shown = picture();
    if (!shown || shown->empty())
        return tr("There is no picture to export here");
    if (!toExactImage(*shown).save(path, "PNG"))
        return tr("%1 can't be written").arg(path);
    return {};
}

} // namespace vitrine::views
