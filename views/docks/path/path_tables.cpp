// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/path/path_tables.h"

#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/base/link_label.h"
#include "views/docks/path/path_columns.h"
#include "views/docks/path/path_text.h"
#include "views/kit/fact_table.h"
#include "views/theme/stack.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"
#include "views/theme/tools.h"

#include <QApplication>
#include <QButtonGroup>
#include <QClipboard>
#include <QHBoxLayout>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>

namespace vitrine::views {

PathTables::PathTables(Desk& desk, const PathFacts& facts, QWidget* parent)
    : QWidget(parent), m_desk(desk), m_facts(facts),
      m_segments(new FactTable(desk, QStringLiteral("path.segments"), segmentColumns(facts), this)),
      m_triangles(new FactTable(desk, QStringLiteral("path.triangles"), triangleColumns(facts), this)),
      m_atPixel(new FactTable(desk, QStringLiteral("path.pixel"), pixelColumns(facts), this)),
      m_pixel(new LinkLabel(desk, this)), m_header(new QWidget(this)), m_pages(new QStackedWidget(this))
{
    m_segments->setObjectName(QStringLiteral("pathSegments"));
    m_segments->setAccessibleName(tr("Segments of the path"));
    m_triangles->setObjectName(QStringLiteral("pathTriangleTable"));
    m_triangles->setAccessibleName(tr("Triangles of the path"));
    m_atPixel->setObjectName(QStringLiteral("pathPixelTable"));
    m_atPixel->setAccessibleName(tr("Triangles that count at the pixel"));
    m_pixel->setObjectName(QStringLiteral("pathPixel"));
    m_pixel->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    layOutHeader(*m_header);
    auto* pixelPage = new QWidget(m_pages);
    auto* column = stack(pixelPage);
    column->addWidget(m_pixel);
    column->addWidget(m_atPixel, 1);
    auto* group = new QButtonGroup(this);
    for (QToolButton* button :
         {addPage(tr("Segments"), tr("Shows the path's segments, and what each has become."), "pathShowSegments",
                  m_segments),
          addPage(tr("Triangles"), tr("Shows the triangles of the fans, or of the pieces of a stroke."),
                  "pathShowTriangles", m_triangles),
          addPage(tr("Pixel"), tr("Shows which triangles count at the picked pixel, and at which of its samples."),
                  "pathShowPixel", pixelPage)})
        group->addButton(button);
    m_buttons.front()->setChecked(true);
    static_cast<QHBoxLayout*>(m_header->layout())->addStretch(1);
    auto* all = stack(this);
    all->addWidget(m_header);
    all->addWidget(m_pages, 1);
    connect(m_segments, &FactTable::rowChosen, this,
            [this](int row) { emit segmentChosen(static_cast<std::uint32_t>(row)); });
    connect(m_triangles, &FactTable::rowChosen, this,
            [this](int row) { emit triangleChosen(static_cast<std::uint32_t>(row)); });
    connect(m_atPixel, &FactTable::rowChosen, this, [this](int row) {
        if (m_facts.atPixel)
            emit triangleChosen((*m_facts.atPixel)[static_cast<std::size_t>(row)].triangle);
    });
}

QToolButton* PathTables::addPage(const QString& name, const QString& sentence, const char* id, QWidget* page)
{
    QToolButton* button = addTool(*m_header, name, sentence);
    button->setObjectName(QLatin1String(id));
    button->setCheckable(true);
    m_pages->addWidget(page);
    m_buttons << button;
    connect(button, &QToolButton::toggled, this, [this, page](bool isOn) {
        if (isOn)
            m_pages->setCurrentWidget(page);
    });
    return button;
}

PathTables::Page PathTables::page() const
{
    return static_cast<Page>(m_pages->currentIndex());
}

FactTable& PathTables::shown() const
{
    switch (page()) {
    case Page::Segments: return *m_segments;
    case Page::Triangles: return *m_triangles;
    case Page::Pixel: break;
    }
    return *m_atPixel;
}

void PathTables::turnTo(Page page)
{
    m_buttons[static_cast<qsizetype>(page)]->setChecked(true);
}

void PathTables::showPath()
{
    const bool hasPath = m_facts.hasPath();
    m_segments->setRowTotal(hasPath ? static_cast<int>(m_facts.path().segments.size()) : 0);
    m_triangles->setRowTotal(hasPath ? static_cast<int>(m_facts.path().triangles.size()) : 0);
    if (hasPath)
        for (const int column : {SegmentBodies, SegmentJoins, SegmentCaps})
            m_segments->setColumnHidden(column, !m_facts.path().isStroke);
    showSelection();
    showPixel();
}

void PathTables::showSelection()
{
    m_segments->setCurrentRow(m_facts.segment ? static_cast<int>(*m_facts.segment) : -1);
    m_triangles->setCurrentRow(m_facts.triangle ? static_cast<int>(*m_facts.triangle) : -1);
    int row = -1;
    if (m_facts.triangle && m_facts.atPixel) {
        const auto found = std::ranges::find(*m_facts.atPixel, *m_facts.triangle, &core::PathPixelTriangle::triangle);
        row = found == m_facts.atPixel->end() ? -1 : static_cast<int>(found - m_facts.atPixel->begin());
    }
    m_atPixel->setCurrentRow(row);
}

void PathTables::showPixel()
{
    m_atPixel->setRowTotal(m_facts.atPixel ? static_cast<int>(m_facts.atPixel->size()) : 0);
    SentenceLinks links;
    m_pixel->setSentence(m_facts.hasPath() ? PathText::pixel(m_facts, &links) : QString(), links);
    showSelection();
}

QList<Export> PathTables::exports() const
{
    if (!m_facts.hasPath())
        return {};
    QList<Export> all = modelExports(*m_segments->model(), QStringLiteral("segments"));
    const auto add = [&all](const FactTable& table, const QString& kind, const QString& name) {
        for (Export format : modelExports(*table.model(), kind)) {
            format.name = name.arg(format.name);
            all << format;
        }
    };
    add(*m_triangles, QStringLiteral("triangles"), tr("Triangles as %1"));
    if (m_facts.atPixel)
        add(*m_atPixel, QStringLiteral("triangles"), tr("Triangles at the pixel as %1"));
    return all;
}

void PathTables::copy() const
{
    QApplication::clipboard()->setText(rowsAsText(shown()));
}

} // namespace vitrine::views
