// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/pixel_engine/library_page.h"

#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/docks/pixel_engine/pixel_player.h"
#include "views/docks/pixel_engine/pixel_text.h"
#include "views/kit/filter_line.h"
#include "views/kit/row_table.h"
#include "views/theme/counted.h"
#include "views/theme/elided_label.h"
#include "views/theme/scrolled.h"
#include "views/theme/stack.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"
#include "views/theme/tools.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QSplitter>

#include <algorithm>
#include <numeric>

namespace vitrine::views {

namespace {

constexpr int kListHeight = 240, kListingHeight = 200;

QString groupName(core::LibraryGroup group)
{
    switch (group) {
    case core::LibraryGroup::Blending: return LibraryPage::tr("Blending of ES 2.0");
    case core::LibraryGroup::BlendModes: return LibraryPage::tr("Blend modes of 2-D graphics");
    case core::LibraryGroup::StencilModes: return LibraryPage::tr("Blend modes of stencil images");
    case core::LibraryGroup::Combining: return LibraryPage::tr("Texture combining");
    case core::LibraryGroup::RasterOperations: break;
    }
    return LibraryPage::tr("Raster operations of three operands");
}

std::uint64_t clocksOf(const core::PixelProgram& program)
{
    const auto& clocks = program.perSample.aluClocks;
    return std::accumulate(clocks.begin(), clocks.end(), std::uint64_t{0});
}

Row programRow(const core::LibraryProgram& program)
{
    const core::PixelProgram& listed = program.program;
    return {{RowCell{.text = text(program.name), .isCode = true}, numberCell(listed.instructions.size()),
             numberCell(clocksOf(listed)), numberCell(listed.perSample.transfers)}};
}

std::vector<Row> libraryRows(const std::vector<core::LibraryProgram>& library)
{
    std::vector<Row> groups(core::kLibraryGroupCount);
    for (int i = 0; i < core::kLibraryGroupCount; ++i)
        groups[static_cast<std::size_t>(i)].cells.push_back({groupName(static_cast<core::LibraryGroup>(i))});
    for (const core::LibraryProgram& program : library)
        groups[static_cast<std::size_t>(program.group)].children.push_back(programRow(program));
    return groups;
}

std::vector<Row> listingRows(const core::PixelProgram& program)
{
    std::vector<Row> rows;
    for (std::size_t i = 0; i < program.instructions.size(); ++i) {
        const core::ListedInstruction& instruction = program.instructions[i];
        const QString help =
            QStringLiteral("<b>%1</b> %2")
                .arg(text(instruction.opcode).toHtmlEscaped(), inWords(instruction.help).toHtmlEscaped());
        rows.push_back({{numberCell(i), RowCell{.text = text(instruction.text), .isCode = true, .toolTip = help},
                         RowCell{instruction.aluClocks == 0 ? QStringLiteral("–") : ownerText(instruction.aluOwner)},
                         numberCell(instruction.aluClocks), numberCell(instruction.transfers),
                         numberCell(instruction.conversions)}});
    }
    return rows;
}

} // namespace

LibraryPage::LibraryPage(PixelPlayer& player, Desk& desk, QWidget* parent) : QWidget(parent), m_player(player)
{
    constexpr int kWidths[] = {280, 96, 64, 80}, kListingWidths[] = {40, 192, 136, 56, 80, 96};
    m_programs = new RowTable(desk, QStringLiteral("pixel-engine.library"),
                              {tr("Program"), tr("Instructions"), tr("Clocks"), tr("Transfers")}, nullptr, kWidths);
    m_programs->setObjectName(QStringLiteral("pixelLibrary"));
    m_programs->setAccessibleName(tr("Programs of the driver"));
    m_listing =
        new RowTable(desk, QStringLiteral("pixel-engine.listing"),
                     {tr("No."), tr("Instruction"), tr("ALU owner"), tr("Clocks"), tr("Transfers"), tr("Conversions")},
                     nullptr, kListingWidths);
    m_listing->setObjectName(QStringLiteral("pixelLibraryListing"));
    m_listing->setAccessibleName(tr("Instructions of the selected program"));
    auto* lower = new QWidget;
    auto* inside = stack(lower);
    m_title = makeValueLabel(lower, tr("Selected program"));
    m_title->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    inside->addWidget(m_title);
    inside->addWidget(m_listing, 1);
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->setChildrenCollapsible(false);
    letShrink({m_programs, m_listing});
    splitter->addWidget(m_programs);
    splitter->addWidget(lower);
    splitter->setSizes({kListHeight, kListingHeight});
    auto* column = stack(this);
    column->addWidget(makeHeader());
    column->addWidget(splitter, 1);
    connect(m_programs->selectionModel(), &QItemSelectionModel::currentChanged, this, &LibraryPage::showCurrent);
    connect(&player, &PixelPlayer::traceChanged, this, [this] {
        if (isVisible())
            refresh();
    });
}

QWidget* LibraryPage::makeHeader()
{
    auto* header = new QWidget(this);
    auto* row = layOutHeader(*header);
    m_words = makeFilterLine(header, {tr("Filter by name"), tr("Filter of programs"),
                                      tr("Only programs with these words: SRC_OVER, 0xCC.")});
    connect(m_words, &QLineEdit::textChanged, m_programs, &RowTable::setWords);
    row->addWidget(m_words, 1);
    return header;
}

void LibraryPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

void LibraryPage::refresh()
{
    if (!m_player.hasProgram() || m_engine == m_player.program().config)
        return;
    m_engine = m_player.program().config;
    m_library = core::programLibrary(*m_engine);
    m_programs->setRows(libraryRows(m_library));
    const QModelIndex ropGroup = m_programs->model()->index(static_cast<int>(core::LibraryGroup::RasterOperations), 0);
    if (!m_programs->currentIndex().isValid()) {
        m_programs->collapse(ropGroup); // they are 256
        m_programs->setCurrentIndex(m_programs->model()->index(0, 0, m_programs->model()->index(0, 0)));
    }
    showCurrent();
}

const core::LibraryProgram* LibraryPage::current() const
{
    const QModelIndex row = m_programs->currentIndex().siblingAtColumn(0);
    const std::string name = row.data().toString().toStdString();
    const QString group = row.parent().data().toString();
    const auto found = std::ranges::find_if(
        m_library, [&](const auto& each) { return each.name == name && groupName(each.group) == group; });
    return found == m_library.end() ? nullptr : &*found;
}

void LibraryPage::showCurrent()
{
    const core::LibraryProgram* program = current();
    m_listing->setRows(program ? listingRows(program->program) : std::vector<Row>());
    if (!program) {
        m_title->setText(tr("Select a program to see its instructions."));
        return;
    }
    m_title->setText(
        tr("%1 · %2: %3 instructions")
            .arg(groupName(program->group), text(program->name), grouped(program->program.instructions.size())));
}

QString LibraryPage::asText() const
{
    return m_title->text() + QLatin1Char('\n') + rowsAsText(*m_listing);
}

QList<Export> LibraryPage::exports() const
{
    if (m_library.empty())
        return {};
    return {{tr("Library as CSV"), QStringLiteral("csv"), [this] { return modelAsCsv(m_programs->rows()); }},
            {tr("Selected program as CSV"), QStringLiteral("csv"), [this] { return modelAsCsv(m_listing->rows()); }}};
}

} // namespace vitrine::views
