// SPDX-License-Identifier: Apache-2.0
#include "tests/ui/toy/toy_view.h"

#include "views/base/desk.h"

#include <QLabel>
#include <QVBoxLayout>

namespace vitrine::views {

ToyView::ToyView(Desk& desk) : DockView(desk), m_calls(new QLabel(this))
{
    m_calls->setObjectName("calls");
    (new QVBoxLayout(this))->addWidget(m_calls);
}

void ToyView::refresh(const Changes&)
{
    m_calls->setText(tr("Calls: %1").arg(desk().moment().position));
}

} // namespace vitrine::views
