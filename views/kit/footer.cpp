// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/kit/footer.h"

#include "views/theme/theme.h"
#include "views/theme/tools.h"

#include <QLabel>
#include <QVBoxLayout>

namespace vitrine::views {

namespace {
constexpr int kGap = 2; // between lines, which have room of their own
} // namespace

Footer::Footer(QWidget* parent) : QWidget(parent), m_lines(new QVBoxLayout(this))
{
    setProperty("role", "footer");
    setAttribute(Qt::WA_StyledBackground);
    m_lines->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    m_lines->setSpacing(kGap);
}

QLabel* Footer::addValues(const QString& accessibleName)
{
    QLabel* label = makeValueLabel(this, accessibleName);
    m_lines->addWidget(label);
    return label;
}

void Footer::add(QWidget* line)
{
    m_lines->addWidget(line);
}

QHBoxLayout* Footer::addRow()
{
    auto* row = new QHBoxLayout;
    row->setSpacing(kPadding);
    m_lines->addLayout(row);
    return row;
}

} // namespace vitrine::views
