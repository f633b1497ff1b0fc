// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/texture/texture_view.h"

#include "core/session/state_names.h"
#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/base/notes.h"
#include "views/docks/resources/resource_text.h"
#include "views/docks/texture/film_strip.h"
#include "views/docks/texture/histogram_panel.h"
#include "views/docks/texture/image_controls.h"
#include "views/docks/texture/slot_strip.h"
#include "views/framebuffer/picture_canvas.h"
#include "views/kit/footer.h"
#include "views/kit/picture_export.h"
#include "views/theme/local_action.h"
#include "views/theme/stack.h"
#include "views/theme/theme.h"
#include "views/theme/tools.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <utility>

namespace vitrine::views {

namespace {

constexpr int kPlaceWidth = 88;

QString capitalized(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

} // namespace

TextureView::TextureView(Desk& desk) : AskingView(desk), m_slots(new SlotStrip(desk, this)), m_canvas(new PictureCanvas)
{
    auto* layout = stack(this);
    layout->addWidget(m_slots);
    layout->addWidget(&setContent(makeContent(), {tr("Open a capture to see its textures here."),
                                                  tr("Cancelled. The image is looked at again with the next step.")}),
                      1);
    setFocusProxy(m_canvas);
    makeConnections();
}

QWidget* TextureView::makeContent()
{
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_canvas->setObjectName(QStringLiteral("textureCanvas"));
    m_canvas->setAccessibleName(tr("Texture picture"));
    m_controls = new ImageControls(*m_canvas, content);
    m_histogram = new HistogramPanel(desk(), content);
    m_film = new FilmStrip(desk(), content);
    m_film->hide();
    layout->addWidget(m_controls);
    layout->addWidget(m_film);
    layout->addWidget(m_canvas, 1);
    layout->addWidget(m_histogram);
    layout->addWidget(makeFooter());
    return content;
}

QWidget* TextureView::makeFooter()
{
    auto* footer = new Footer(this);
    m_facts = footer->addValues(tr("Facts"));
    m_change = footer->addValues(tr("Change by the last step"));
    m_cursor = footer->addValues(tr("Values under the cursor"));
    m_picked = makeValueLabel(footer, tr("Values of the picked texel"));
    for (QLabel* label : {m_cursor, m_picked})
        label->setToolTip(tr("y counts from the row at t = 0; then each channel as it is stored, and as a number"));
    m_placeField = new QLineEdit(footer);
    m_placeField->setObjectName(QStringLiteral("texturePlace"));
    m_placeField->setFixedWidth(kPlaceWidth);
    m_placeField->setFont(monospaceFont());
    m_placeField->setPlaceholderText(tr("x,y"));
    m_placeField->setAccessibleName(tr("Texel to pick"));
    m_placeField->setToolTip(
        tr("<b>Pick a texel</b> (G)<br>Its coordinates: from the left, and from the row at t = 0."));
    auto* line = footer->addRow();
    line->addWidget(m_picked, 1);
    line->addWidget(m_placeField);
    return footer;
}

void TextureView::makeConnections()
{
    connect(m_canvas, &PictureCanvas::hovered, this, [this](std::optional<QPoint> point) {
        m_hovered = point;
        refreshTexts();
    });
    connect(m_canvas, &PictureCanvas::pickChanged, this, &TextureView::refreshTexts);
    connect(m_canvas, &PictureCanvas::menuRequested, this, &TextureView::showMenu);
    connect(m_controls, &ImageControls::filmToggled, m_film, &QWidget::setVisible);
    connect(m_controls, &ImageControls::wantedChanged, this, &TextureView::askForWanted);
    connect(m_controls, &ImageControls::displayChanged, this, &TextureView::refreshPicture);
    connect(m_controls, &ImageControls::keepToggled, this, &TextureView::keep);
    connect(m_controls, &ImageControls::opacityWished, this, [this] {
        if (m_image)
            desk().follow({.place = {}, .selection = ResourceLink{m_image->resource.id}, .dock = "opacity"});
    });
    connect(m_histogram, &HistogramPanel::rangeEntered, this, [this](float low, float high) {
        PictureOptions options = m_options;
        options.low = low;
        options.high = high;
        setRange(options);
    });
    connect(m_histogram, &HistogramPanel::fitRequested, this, [this] { setRange(fittedRange(*m_image, m_options)); });
    connect(m_histogram, &HistogramPanel::resetRequested, this, [this] {
        m_hasOwnRange = false;
        refreshPicture();
    });
    connect(m_placeField, &QLineEdit::returnPressed, this, &TextureView::pickEntered);
    auto* enter = makeLocalAction(*m_canvas, {"enter-texel",
                                              tr("Enter a texel"),
                                              tr("Puts the cursor where a texel is entered by its place."),
                                              {Qt::Key_G}});
    m_canvas->addAction(enter);
    connect(enter, &QAction::triggered, m_placeField, [this] { m_placeField->setFocus(Qt::ShortcutFocusReason); });
}

void TextureView::dropCapture()
{
    m_isKept = false;
    m_followed.reset();
    m_controls->setKept(false);
    m_controls->reset();
    m_slots->ask();
    m_film->follow();
}

void TextureView::follow(const Changes& changes)
{
    if (changes.selection)
        followSelection();
    if (changes.moment) {
        m_slots->ask();
        m_film->follow();
        askForWanted();
    }
    if (changes.notes) {
        m_slots->refreshNames();
        refreshTitle();
    }
}

void TextureView::followSelection()
{
    const auto* selected = std::get_if<ResourceLink>(&desk().selection());
    const bool isCleared = std::holds_alternative<std::monostate>(desk().selection());
    if (m_isKept || (!isCleared && (!selected || !hasImages(selected->id.kind))))
        return;
    const auto wanted = selected ? std::optional(selected->id) : std::nullopt;
    if (wanted == m_followed)
        return;
    m_followed = wanted;
    m_controls->reset();
    m_hasOwnRange = false;
    askForWanted();
}

void TextureView::askForWanted()
{
    if (!index())
        return;
    WantedImage wanted = m_controls->wanted();
    wanted.id = m_followed;
    ask({desk().moment().position, wanted});
}

Asked<ImageAnswer> TextureView::asked(const ImageAsk& question)
{
    const auto work = [wanted = question.wanted](Inspection& inspection) { return answerImage(inspection, wanted); };
    return {.position = question.position, .busy = tr("Reading the image…"), .work = work, .take = {}};
}

void TextureView::tellFailure(const QString& why)
{
    AskingView::tellFailure(tr("It can't be shown: %1. Step to where it exists, or select another.").arg(why));
}

void TextureView::showAnswer(const std::shared_ptr<const ImageAnswer>& answer)
{
    if (!answer->image)
        return showNothing(tr("The last draw reads no texture.\nSelect a texture, renderbuffer or framebuffer in "
                              "Resources to see it here."));
    std::shared_ptr<const ShownImage> image(answer, &*answer->image);
    noteChange(*image);
    if (m_image && m_image->contents.choice.id != image->contents.choice.id)
        m_hasOwnRange = false;
    m_image = std::move(image);
    m_slots->showCurrent(m_image->contents.choice.id);
    m_controls->setImage(*m_image);
    m_film->setImage(m_image->contents.choice);
    m_histogram->setStatistics(m_image->statistics);
    refreshPicture();
    refreshTitle();
    pane().showContent();
}

// The same image of the same capture, read again with another content.
void TextureView::noteChange(const ShownImage& image)
{
    const bool isSame =
        m_image && m_image->contents.choice == image.contents.choice && m_image->faceCount == image.faceCount;
    m_isChanged = isSame && m_image->hash != image.hash;
}

void TextureView::refreshPicture()
{
    if (!m_image)
        return;
    m_options.isOn = m_controls->channels();
    if (!m_hasOwnRange)
        m_options = defaultRange(*m_image, m_options);
    const auto kind = m_image->faceCount > 1 ? TexelLayout::Kind::Cross : TexelLayout::Kind::Single;
    m_layout = {kind, m_image->contents.width, m_image->faceHeight(), m_controls->firstRow()};
    m_canvas->setImage(toImage(*m_image, m_layout, m_options));
    m_histogram->setRange(m_options.low, m_options.high);
    refreshTexts();
}

void TextureView::setRange(const PictureOptions& options)
{
    m_options = options;
    m_hasOwnRange = true;
    refreshPicture();
}

QString TextureView::factsText() const
{
    if (!m_image)
        return {};
    const core::ImageChoice& choice = m_image->contents.choice;
    const std::string_view format = core::nameOf(m_image->contents.format);
    QStringList parts{QStringLiteral("%1 × %2").arg(m_image->contents.width).arg(m_image->faceHeight()),
                      QString::fromUtf8(format.data(), static_cast<qsizetype>(format.size()))};
    if (choice.level != 0)
        parts << tr("level %1").arg(choice.level);
    parts << detailText(m_image->resource) << bytesText(m_image->resource.bytes);
    return parts.join(QStringLiteral(" · "));
}

QString TextureView::changeText() const
{
    return m_isChanged ? tr("Changed since the place shown before") : QString();
}

QString TextureView::describe(std::optional<QPoint> point) const
{
    const auto texel = m_image && point ? m_layout.texelAt(*point) : std::nullopt;
    return texel ? texelText(*m_image, *texel) : QString();
}

QString TextureView::pickedText() const
{
    return describe(m_canvas->picked());
}

void TextureView::refreshTexts()
{
    m_facts->setText(factsText());
    m_facts->setToolTip(factsText());
    m_canvas->setAccessibleDescription(factsText());
    m_change->setText(changeText());
    m_change->setVisible(m_isChanged);
    QPalette palette = m_change->palette();
    palette.setColor(QPalette::WindowText, Theme::current().changed());
    m_change->setPalette(palette);
    const QString cursor = describe(m_hovered);
    const QString picked = pickedText();
    m_cursor->setText(tr("Cursor  %1").arg(cursor.isEmpty() ? QStringLiteral("–") : cursor));
    m_picked->setText(tr("Picked  %1").arg(picked.isEmpty() ? tr("click a texel, or type x,y") : picked));
}

void TextureView::refreshTitle()
{
    if (!m_image)
        return emit titleChanged({});
    const std::string_view format = core::nameOf(m_image->contents.format);
    emit titleChanged(tr("%1 · %2×%3 %4")
                          .arg(capitalized(desk().notes().displayName(m_image->resource.id)))
                          .arg(m_image->contents.width)
                          .arg(m_image->faceHeight())
                          .arg(QString::fromUtf8(format.data(), static_cast<qsizetype>(format.size())).toUpper()));
}

void TextureView::keep(bool isKept)
{
    m_isKept = isKept;
    if (isKept && m_image)
        m_followed = m_image->resource.id;
    else
        followSelection();
}

void TextureView::pickEntered()
{
    static const QRegularExpression kPlace(QStringLiteral(R"(^\s*(\d+)\s*[,; ]\s*(\d+)\s*$)"));
    const auto match = kPlace.match(m_placeField->text());
    const TexelPlace texel{0, match.captured(1).toUInt(), match.captured(2).toUInt()};
    if (!m_image || !match.hasMatch() || texel.x >= m_layout.width() || texel.y >= m_layout.height())
        return desk().say(tr("There is no texel “%1” in the image that is shown").arg(m_placeField->text()));
    m_canvas->pick(m_layout.pointOf(texel));
    m_canvas->setFocus();
}

void TextureView::showMenu(std::optional<QPoint> point, QPoint place)
{
    QMenu menu(this);
    menu.addAction(tr("Pick this texel"), this, [this, point] { m_canvas->pick(point); })
        ->setEnabled(point.has_value());
    menu.addAction(tr("Copy"), this, &TextureView::copy)->setEnabled(m_image != nullptr);
    menu.addSeparator();
    menu.addAction(tr("Fit"), m_canvas, &PictureCanvas::fit);
    menu.addAction(tr("One to one"), m_canvas, [this] { m_canvas->setZoom(1.0); });
    menu.exec(place);
}

QList<Export> TextureView::exports() const
{
    if (!m_image)
        return {};
    const auto csv = [this] { return toCsv(*m_image); };
    const auto json = [this] { return toJson(*m_image, desk().notes().displayName(m_image->resource.id)); };
    return {pictureExport([this] { return toExactImage(*m_image, m_layout); }),
            {QStringLiteral("CSV"), QStringLiteral("csv"), csv},
            {QStringLiteral("JSON"), QStringLiteral("json"), json}};
}

// As a picture for those who take pictures, and as text for the others.
void TextureView::copy()
{
    if (!m_image)
        return;
    auto* content = new QMimeData; // the clipboard owns it
    content->setImageData(toImage(*m_image, m_layout, m_options));
    content->setText(pickedText().isEmpty() ? factsText() : pickedText());
    QApplication::clipboard()->setMimeData(content);
}

} // namespace vitrine::views
