// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/resources/texture_contents.h"
#include "views/docks/texture/texture_picture.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QStackedWidget;
class QToolButton;
class QTreeView;

namespace vitrine::views {

class Desk;
class HistogramModel;
class HistogramView;

/// The range that is shown, and how often values occur: as bars or as a table.
class HistogramPanel final : public QWidget {
    Q_OBJECT

public:
    HistogramPanel(Desk& desk, QWidget* parent);

    void setStatistics(const std::vector<core::ChannelStatistics>& statistics);
    void setRange(float low, float high);

signals:
    void rangeEntered(float low, float high);
    void fitRequested();
    void resetRequested();

private:
    QWidget* makeRangeRow();
    QWidget* makeBarPage();
    QLineEdit* makeField(const QString& name, const QString& sentence);
    void enterRange();

    HistogramModel* m_model;
    HistogramView* m_bars;
    QTreeView* m_table;
    QStackedWidget* m_stack;
    QLineEdit* m_low = nullptr;
    QLineEdit* m_high = nullptr;
    QToolButton* m_fit = nullptr;
    QToolButton* m_reset = nullptr;
    QToolButton* m_tableSwitch = nullptr;
    QLabel* m_place = nullptr;
};

} // namespace vitrine::views
