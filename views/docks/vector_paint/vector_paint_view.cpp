// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/vector_paint/vector_paint_view.h"

#include "core/session/vector_paint/paint_json.h"
#include "core/session/vector_paint/paint_text.h"
#include "views/base/desk.h"
#include "views/base/inspector.h"
#include "views/base/item_tools.h"
#include "views/docks/vector_paint/filter_boxes.h"
#include "views/docks/vector_paint/kernel_picture.h"
#include "views/docks/vector_paint/paint_rows.h"
#include "views/docks/vector_paint/palette_grid.h"
#include "views/kit/picture_export.h"
#include "views/kit/row_table.h"
#include "views/theme/elided_label.h"
#include "views/theme/stack.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"
#include "views/theme/tools.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QSplitter>

namespace vitrine::views {

namespace {

constexpr int kMostPixels = 65535;
constexpr int kBoxWidth = 72;
constexpr int kTableWidth = 700, kKernelWidth = 260;
constexpr int kWidths[] = {150, 110, 72, 230, 230};

} // namespace

VectorPaintView::VectorPaintView(Desk& desk) : AskingView(desk)
{
    QWidget* header = makeHeader();
    auto* layout = stack(this);
    layout->addWidget(header);
    layout->addWidget(
        &setContent(makeContent(), {tr("Open a capture to see what makes the colors of its 2-D graphics."),
                                    tr("Stopped. Pick the pixel again, or step, to ask anew.")}),
        1);
    setFocusProxy(m_table);
}

QWidget* VectorPaintView::makeHeader()
{
    auto* header = new QWidget(this);
    auto* layout = layOutHeader(*header);
    m_x = makeBox(header, tr("x"));
    m_y = makeBox(header, tr("y"));
    m_title = new ElidedLabel(header);
    m_title->setObjectName(QStringLiteral("paintTitle"));
    m_title->setAccessibleName(tr("Pixel and paint"));
    m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addSpacing(kGrid);
    layout->addWidget(m_title, 1);
    return header;
}

QSpinBox* VectorPaintView::makeBox(QWidget* header, const QString& name)
{
    auto* label = new QLabel(name, header);
    label->setProperty("role", "secondary");
    auto* box = new QSpinBox(header);
    box->setObjectName(QStringLiteral("paint_") + name);
    box->setRange(0, kMostPixels);
    box->setKeyboardTracking(false); // a number counts when it is whole
    box->setFixedWidth(kBoxWidth);
    box->setAccessibleName(tr("Pixel %1").arg(name));
    box->setToolTip(tr("<b>Pixel %1</b> (Up, Down)<br>Of what the draw writes: the picture, or the image that a filter "
                       "makes; counted from the left and from the bottom.")
                        .arg(name));
    label->setBuddy(box);
    header->layout()->addWidget(label);
    header->layout()->addWidget(box);
    connect(box, &QSpinBox::valueChanged, this, &VectorPaintView::selectTyped);
    return box;
}

QWidget* VectorPaintView::makeContent()
{
    m_table = new RowTable(desk(), QStringLiteral("vector-paint"), paintColumns(), nullptr, kWidths);
    m_table->setObjectName(QStringLiteral("paintTable"));
    m_table->setAccessibleName(tr("What makes the pixel's color"));
    m_table->setSortingEnabled(false); // the order is that in which the program works
    m_kernel = new KernelPicture;
    m_palette = new PaletteGrid;
    auto* content = new QWidget;
    m_boxes = new FilterBoxes(content);
    auto* splitter = new QSplitter(Qt::Horizontal, content);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_table);
    splitter->addWidget(m_kernel);
    splitter->addWidget(m_palette);
    splitter->setStretchFactor(0, 1);
    splitter->setSizes({kTableWidth, kKernelWidth, kKernelWidth});
    connect(m_kernel, &KernelPicture::tapChosen, this, &VectorPaintView::selectTap);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &VectorPaintView::followRow);
    auto* layout = stack(content);
    layout->addWidget(m_boxes);
    layout->addWidget(splitter, 1);
    return content;
}

void VectorPaintView::dropCapture()
{
    m_pixel.reset();
    showBoxes();
}

void VectorPaintView::follow(const Changes& changes)
{
    if (!changes.moment && !changes.selection)
        return;
    takePixel();
    showBoxes();
    const auto draw = desk().moment().draw();
    if (!draw)
        showNothing(tr("The last action draws nothing. Step to a drawing of OpenVG: {key:next-action}."));
    else if (!m_pixel)
        showNothing(tr("Click a pixel in the framebuffer, or type where it is above."));
    else
        askOnce({draw->callIndex, {draw->draw, m_pixel->x, m_pixel->y}});
}

void VectorPaintView::takePixel()
{
    const Selection& selection = desk().selection();
    if (const auto* pixel = std::get_if<PixelLink>(&selection))
        m_pixel = *pixel;
    else if (const auto* fragment = std::get_if<FragmentLink>(&selection))
        m_pixel = PixelLink{fragment->x, fragment->y};
}

void VectorPaintView::showBoxes()
{
    const QSignalBlocker quietX(m_x), quietY(m_y);
    for (QSpinBox* box : {m_x, m_y})
        box->setEnabled(desk().moment().isOpen());
    if (m_pixel) {
        m_x->setValue(static_cast<int>(m_pixel->x));
        m_y->setValue(static_cast<int>(m_pixel->y));
    }
}

void VectorPaintView::selectTyped()
{
    desk().select(PixelLink{static_cast<std::uint32_t>(m_x->value()), static_cast<std::uint32_t>(m_y->value())});
}

Asked<core::PaintedPixel> VectorPaintView::asked(const PaintAsk& question)
{
    const auto work = [query = question.query](Inspection& inspection) {
        return core::paintedPixel(inspection.replay, inspection.source, query, inspection.stop);
    };
    return {.position = question.call,
            .busy = tr("Painting pixel %1,%2…").arg(question.query.x).arg(question.query.y),
            .work = work,
            .take = {}};
}

void VectorPaintView::showAnswer(const std::shared_ptr<const core::PaintedPixel>& painted)
{
    m_painted = painted;
    const core::PaintQuery& query = painted->query;
    m_title->setText(
        QStringLiteral("%1,%2 · %3 · %4 · %5")
            .arg(query.x)
            .arg(query.y)
            .arg(tr("draw %1").arg(query.draw), text(painted->function), inWords(core::makerText(*painted))));
    m_table->setRows(paintRows(*painted, devicePixelRatioF()));
    m_boxes->show(painted);
    followRow(m_table->currentIndex());
    m_kernel->show(painted);
    m_palette->show(painted);
    pane().showContent();
}

void VectorPaintView::dropAnswer()
{
    m_painted.reset();
    m_title->clear();
    m_table->setRows({});
    m_boxes->show(nullptr);
    m_kernel->show(nullptr);
    m_palette->show(nullptr);
}

void VectorPaintView::tellFailure(const QString& why)
{
    AskingView::tellFailure(asSentence(why));
}

/// Taps stand below their sections, which come first.
void VectorPaintView::selectTap(int tap)
{
    const auto& taps = m_painted->convolution->taps;
    const std::uint32_t section = taps[static_cast<std::size_t>(tap)].section;
    int number = 0;
    for (int i = 0; i < tap; ++i)
        number += taps[static_cast<std::size_t>(i)].section == section ? 1 : 0;
    const QAbstractItemModel& model = *m_table->model();
    const QModelIndex index = model.index(number, 0, model.index(static_cast<int>(section), 0));
    m_table->setCurrentIndex(index);
    m_table->scrollTo(index);
}

/// To the parts of the filter unit, which are those of a section.
void VectorPaintView::followRow(const QModelIndex& row)
{
    const QModelIndex top = row.parent().isValid() ? row.parent() : row;
    if (m_painted && m_painted->convolution && top.isValid() &&
        static_cast<std::size_t>(top.row()) < m_painted->convolution->sections.size())
        m_boxes->setSection(static_cast<std::size_t>(top.row()));
}

QList<Export> VectorPaintView::exports() const
{
    if (!m_painted)
        return {};
    QList<Export> exports = modelExports(*m_table->model(), QStringLiteral("paint"));
    for (Export& one : exports)
        if (one.suffix == QLatin1String("json")) // as vitrine-cli has it
            one.content = [painted = m_painted] { return QByteArray::fromStdString(core::toJson(*painted) + "\n"); };
    if (m_painted->convolution)
        exports << pictureExport([this] { return m_boxes->picture(); }, tr("Filter unit as PNG"));
    if (m_palette->used())
        exports << pictureExport([this] { return m_palette->picture(); }, tr("Palette as PNG"))
                << Export{tr("Palette as CSV"), QStringLiteral("csv"), [this] { return m_palette->asCsv(); }};
    return exports;
}

void VectorPaintView::copy()
{
    QApplication::clipboard()->setText(rowsAsText(*m_table));
}

} // namespace vitrine::views
