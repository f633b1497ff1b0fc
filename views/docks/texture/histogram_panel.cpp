// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/texture/histogram_panel.h"

#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/docks/texture/histogram_model.h"
#include "views/docks/texture/histogram_view.h"
#include "views/theme/counted.h"
#include "views/theme/elided_label.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"
#include "views/theme/tools.h"
#include "views/theme/wrap_layout.h"

#include <QDoubleValidator>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace vitrine::views {

namespace {

constexpr int kFieldWidth = 84;

} // namespace

HistogramPanel::HistogramPanel(Desk& desk, QWidget* parent)
    : QWidget(parent), m_model(new HistogramModel(this)), m_bars(new HistogramView), m_table(new QTreeView),
      m_stack(new QStackedWidget(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeRangeRow());
    auto* sorted = new QSortFilterProxyModel(this);
    sorted->setSourceModel(m_model);
    sorted->setSortRole(kValueRole);
    m_table->setModel(sorted);
    m_table->setRootIsDecorated(false);
    m_table->setAccessibleName(tr("Histogram as a table"));
    m_table->header()->setSortIndicator(-1, Qt::AscendingOrder);
    setUpTable(*m_table, desk, QStringLiteral("texture/histogram"));
    m_stack->addWidget(makeBarPage());
    m_stack->addWidget(m_table);
    layout->addWidget(m_stack);
    connect(m_bars, &HistogramView::placeChanged, this, [this] {
        const QString text = m_bars->placeText();
        m_place->setText(text.isEmpty() ? tr("point at a bar; arrow keys move by one") : text);
    });
    const auto show = [this](bool asTable) {
        m_stack->setCurrentIndex(asTable ? 1 : 0);
        setFocusProxy(asTable ? static_cast<QWidget*>(m_table) : m_bars);
    };
    connect(m_tableSwitch, &QToolButton::toggled, this, show);
    show(false);
}

QLineEdit* HistogramPanel::makeField(const QString& name, const QString& sentence)
{
    auto* field = new QLineEdit;
    field->setFixedWidth(kFieldWidth);
    field->setFont(monospaceFont());
    field->setAccessibleName(name);
    field->setToolTip(namedTip(name, sentence));
    auto* validator = new QDoubleValidator(field);
    validator->setLocale(QLocale::c());
    field->setValidator(validator);
    connect(field, &QLineEdit::editingFinished, this, &HistogramPanel::enterRange);
    return field;
}

QWidget* HistogramPanel::makeRangeRow()
{
    auto* row = new QWidget(this);
    row->setProperty("role", "footer");
    row->setAttribute(Qt::WA_StyledBackground);
    auto* layout = new WrapLayout(row);
    layout->addWidget(new QLabel(tr("Range"), row));
    m_low = makeField(tr("Black"), tr("The value that is shown as black."));
    m_low->setObjectName(QStringLiteral("histogramLow"));
    m_high = makeField(tr("White"), tr("The value that is shown as white."));
    m_high->setObjectName(QStringLiteral("histogramHigh"));
    layout->addWidget(m_low);
    layout->addWidget(m_high);
    m_fit = addTool(*row, tr("Auto"), tr("From the least to the greatest value that occurs."));
    m_fit->setObjectName(QStringLiteral("fitHistogram"));
    m_reset = addTool(*row, tr("Reset"), tr("The range that such an image starts with."));
    m_reset->setObjectName(QStringLiteral("resetHistogram"));
    m_tableSwitch = addTool(*row, tr("Table"), tr("Shows the histogram as a table of exact counts."));
    m_tableSwitch->setObjectName(QStringLiteral("histogramAsTable"));
    m_tableSwitch->setCheckable(true);
    connect(m_fit, &QToolButton::clicked, this, &HistogramPanel::fitRequested);
    connect(m_reset, &QToolButton::clicked, this, &HistogramPanel::resetRequested);
    return row;
}

QWidget* HistogramPanel::makeBarPage()
{
    auto* page = new QWidget;
    page->setProperty("role", "footer");
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_bars);
    m_place = new ElidedLabel(page);
    m_place->setFont(monospaceFont());
    m_place->setAccessibleName(tr("Count of the value under the cursor"));
    m_place->setContentsMargins(kPadding, 0, kPadding, kGrid);
    layout->addWidget(m_place);
    return page;
}

void HistogramPanel::setStatistics(const std::vector<core::ChannelStatistics>& statistics)
{
    m_bars->setStatistics(statistics);
    m_model->setStatistics(statistics);
    m_stack->setFixedHeight(m_bars->sizeHint().height() + m_place->sizeHint().height());
}

void HistogramPanel::setRange(float low, float high)
{
    m_low->setText(exact(low));
    m_high->setText(exact(high));
    m_bars->setRange(low, high);
}

void HistogramPanel::enterRange()
{
    bool isLow = false;
    bool isHigh = false;
    const float low = m_low->text().toFloat(&isLow);
    const float high = m_high->text().toFloat(&isHigh);
    if (isLow && isHigh)
        emit rangeEntered(low, high);
}

} // namespace vitrine::views
