// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/pixel_history/draw_setters.h"
#include "views/docks/hiz/hiz_facts.h"

#include <QObject>

#include <memory>

namespace vitrine::views {

/// Asks who set the bounds of a draw's tiles: that is not in its recording, as it happened before.
class HizSetters final : public QObject {
    Q_OBJECT

public:
    explicit HizSetters(Desk& desk, QObject* parent = nullptr) : QObject(parent), m_desk(desk) {}

    /// Of facts without tiles nothing is asked. The newest question alone is answered, or why it can't be is said.
    void ask(const HizFacts& facts);

signals:
    void found(std::shared_ptr<const vitrine::core::DrawSetters> setters);

private:
    Desk& m_desk;
};

} // namespace vitrine::views
