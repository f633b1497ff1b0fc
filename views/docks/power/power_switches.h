// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/power/power_facts.h"

#include <QObject>

#include <functional>
#include <map>
#include <optional>

class QAction;
class QMenu;
class QPoint;
class QWidget;

namespace vitrine::views {

class Desk;

/// The menu by which the user switches a part on, to reduced power or off, or leaves it to the machine (BYP-13). It
/// makes the machine in use another one; what the machine can't do its work without is refused, and said.
class PowerSwitches final : public QObject {
    Q_OBJECT

public:
    /// `facts` must outlive it.
    PowerSwitches(Desk& desk, const PowerFacts& facts, QWidget& owner);

    /// Whose power the menu switches; nothing: no part is chosen.
    void setPart(std::optional<std::uint32_t> domain);
    /// Of the machine in use: it may be another one.
    void refresh();
    /// Nothing: as the machine decides.
    void choose(std::optional<core::PowerState> state);

    /// The menu comes up on `picture` by a right click, which makes the part under it current before, and by a key.
    void offerOn(QWidget& picture, std::function<void(const QPoint& place)> makeCurrent);

    [[nodiscard]] QMenu& menu() const { return *m_menu; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void chooseForAll();
    void use(core::PowerChoices choices);
    [[nodiscard]] core::PowerChoices choices() const;

    Desk& m_desk;
    const PowerFacts& m_facts;
    QMenu* m_menu;
    QAction* m_name; ///< of the part, above all
    QAction* m_byMachine;
    QAction* m_allByMachine;
    QList<QAction*> m_states; ///< On, Reduced, Off
    std::optional<std::uint32_t> m_part;
    std::map<QObject*, std::function<void(const QPoint&)>> m_pictures;
};

/// "off", as the user chose; "by the machine"; a dash for what is not switched.
[[nodiscard]] QString chosenText(const PowerFacts& facts, std::uint32_t domain);
/// "sp.0.A0 off · sp.1.AG-B reduced", of the recorded machine; empty: nothing is chosen.
[[nodiscard]] QString allChosenText(const PowerFacts& facts);

} // namespace vitrine::views
