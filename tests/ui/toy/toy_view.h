// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "views/base/dock_view.h"

class QLabel;

namespace vitrine::views {

/// Tells how many calls the picture took.
class ToyView final : public DockView {
    Q_OBJECT

public:
    explicit ToyView(Desk& desk);

protected:
    void refresh(const Changes& changes) override;

private:
    QLabel* m_calls;
};

} // namespace vitrine::views
