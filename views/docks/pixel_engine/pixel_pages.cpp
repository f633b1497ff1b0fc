// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/pixel_engine/pixel_pages.h"

#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/docks/pixel_engine/block_picture.h"
#include "views/docks/pixel_engine/library_page.h"
#include "views/docks/pixel_engine/pairing_page.h"
#include "views/docks/pixel_engine/pixel_card.h"
#include "views/docks/pixel_engine/pixel_register_model.h"
#include "views/docks/pixel_engine/pixel_rows.h"
#include "views/docks/pixel_engine/raster_page.h"
#include "views/docks/pixel_engine/step_page.h"
#include "views/docks/pixel_engine/table_page.h"
#include "views/kit/picture_export.h"
#include "views/kit/row_table.h"
#include "views/theme/scrolled.h"
#include "views/theme/stack.h"
#include "views/theme/text.h"

#include <utility>

namespace vitrine::views {

namespace {

constexpr int kLeastObjects = 120; // pixels: below the colors of the pixel

} // namespace

PixelPages::PixelPages(PixelPlayer& player, Desk& desk, QWidget* parent) : QTabWidget(parent), m_player(player)
{
    setDocumentMode(true);
    setAccessibleName(tr("State of the engine"));
    m_step = new StepPage(player, desk, this);
    addPage(m_step, tr("Step"),
            tr("The step made last, channel by channel: what it reads, what scales it, and what comes of it."));
    m_raster = new RasterPage(player, desk, this);
    addPage(m_raster, tr("Raster operation"), tr("Pattern, source, destination and result of the pixel, bit by bit."));
    m_blockRoom = makeBlocks(desk);
    addPage(m_blockRoom, tr("Blocks"),
            tr("What each block of the engine holds; a bar marks those that worked in the last step."));
    addPage(makeRegisters(desk), tr("Registers"), tr("Before and after the last step."));
    addPage(makePixel(desk), tr("Pixel"),
            tr("The colors of the pixel, how they are stored, and how they were converted."));
    m_tables = new TablePage(player, desk, this);
    addPage(m_tables, tr("Tables"),
            tr("The functions by which colors are converted in 2-D graphics, and the entries of their tables that the "
               "last step has used."));
    addPage(makeCounts(desk), tr("Counts"), tr("Instructions, clocks and bus traffic."));
    m_pairing = new PairingPage(desk, this);
    addPage(m_pairing, tr("Pairing"),
            tr("Pixels that bypass the processors and wait for their texels, at the cursor."));
    m_library = new LibraryPage(player, desk, this);
    addPage(m_library, tr("Library"), tr("The driver's programs: blend modes, raster operations, combining."));
    for (QWidget* page :
         {static_cast<QWidget*>(m_step), static_cast<QWidget*>(m_raster), static_cast<QWidget*>(m_tables)})
        setTabVisible(indexOf(page), false);
    m_first = m_blockRoom;
    connect(&player, &PixelPlayer::traceChanged, this, [this] {
        if (m_player.hasProgram()) // else another one comes
            showPages();
    });
}

void PixelPages::addPage(QWidget* page, const QString& name, const QString& tip)
{
    setTabToolTip(addTab(page, name), namedTip(name, tip));
}

QWidget* PixelPages::firstPage() const
{
    if (m_player.program().vector)
        return m_step;
    return m_player.program().raster ? static_cast<QWidget*>(m_raster) : m_blockRoom;
}

/// Some pages are of 2-D graphics alone. What one has chosen stays; the first page gives way to the other's first.
void PixelPages::showPages()
{
    const core::PixelProgram& program = m_player.program();
    QWidget* shown = currentWidget();
    QWidget* first = firstPage();
    const bool isAtFirst = shown == m_step || shown == m_raster || shown == m_blockRoom;
    const bool isOther = std::exchange(m_first, first) != first;
    setTabVisible(indexOf(m_step), program.vector.has_value());
    setTabVisible(indexOf(m_tables), program.vector.has_value());
    setTabVisible(indexOf(m_raster), program.raster.has_value());
    if (isOther && (isAtFirst || shown == m_tables))
        setCurrentWidget(first);
}

QWidget* PixelPages::makeBlocks(Desk& desk)
{
    QScrollArea* room = makeScrollArea(tr("Blocks"), true, this);
    room->setFocusPolicy(Qt::NoFocus);
    m_blocks = new BlockPicture(m_player, desk, room);
    room->setWidget(m_blocks);
    return room;
}

QWidget* PixelPages::makeRegisters(Desk& desk)
{
    constexpr int kColumns[] = {72, 80, 80, 80, 80, 128, 200};
    auto* model = new PixelRegisterModel(m_player, this);
    m_registers = new QTreeView(this);
    m_registers->setModel(model);
    m_registers->setRootIsDecorated(false);
    m_registers->setObjectName(QStringLiteral("pixelRegisters"));
    m_registers->setAccessibleName(tr("Registers of the engine"));
    setUpTable(*m_registers, desk, QStringLiteral("pixel-engine.registers"), kColumns);
    m_registers->setSortingEnabled(false); // in the order of the file
    return m_registers;
}

QWidget* PixelPages::makePixel(Desk& desk)
{
    QScrollArea* area = makeScrollArea(tr("Pixel"), false, this); // many colors must not make the dock high
    auto* page = new QWidget(area);
    area->setWidget(page);
    auto* layout = stack(page);
    layout->addWidget(new PixelCard(m_player, page));
    constexpr int kColumns[] = {196, 160, 200};
    m_objects = new RowTable(desk, QStringLiteral("pixel-engine.objects"), objectColumns(), page, kColumns);
    m_objects->setObjectName(QStringLiteral("pixelObjects"));
    m_objects->setAccessibleName(tr("Objects of the pixel"));
    m_objects->setSortingEnabled(false); // as the pixel goes through the engine
    m_objects->setMinimumHeight(kLeastObjects);
    layout->addWidget(m_objects, 1);
    connect(&m_player, &PixelPlayer::traceChanged, m_objects, [this] { m_objects->setRows(objectRows(m_player)); });
    return area;
}

QWidget* PixelPages::makeCounts(Desk& desk)
{
    constexpr int kColumns[] = {280, 100};
    m_counts = new RowTable(desk, QStringLiteral("pixel-engine.counts"), countColumns(), this, kColumns);
    m_counts->setObjectName(QStringLiteral("pixelCounts"));
    m_counts->setAccessibleName(tr("Counts of the engine"));
    m_counts->setSortingEnabled(false);
    connect(&m_player, &PixelPlayer::traceChanged, m_counts, [this] { m_counts->setRows(countRows(m_player)); });
    return m_counts;
}

QString PixelPages::asText() const
{
    if (currentWidget() == m_registers)
        return rowsAsText(*m_registers);
    if (currentWidget() == m_counts)
        return rowsAsText(*m_counts);
    if (currentWidget() == m_pairing)
        return m_pairing->asText();
    if (currentWidget() == m_library)
        return m_library->asText();
    if (currentWidget() == m_tables)
        return m_tables->asText();
    if (currentWidget() == m_step)
        return m_step->asText();
    if (currentWidget() == m_raster)
        return m_raster->asText();
    return currentWidget() == m_blockRoom ? m_blocks->accessibleDescription() : rowsAsText(*m_objects);
}

QList<Export> PixelPages::exports() const
{
    const auto csvOf = [](const QString& name, const RowModel& rows) {
        return Export{name, QStringLiteral("csv"), [&rows] { return modelAsCsv(rows); }};
    };
    QList<Export> all{csvOf(tr("Counts as CSV"), m_counts->rows())};
    if (m_player.hasTrace())
        all << csvOf(tr("Objects of the pixel as CSV"), m_objects->rows());
    Export blocks = pictureExport([this] { return m_blocks->picture(); });
    blocks.name = tr("Blocks as PNG");
    return all << blocks << m_raster->exports() << m_pairing->exports() << m_library->exports() << m_tables->exports();
}

} // namespace vitrine::views
