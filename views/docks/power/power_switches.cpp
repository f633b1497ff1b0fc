// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/power/power_switches.h"

#include "core/gpu/machine_config.h"
#include "views/base/desk.h"
#include "views/base/machine_choice.h"
#include "views/docks/power/power_context.h"
#include "views/theme/text.h"

#include <QAction>
#include <QActionGroup>
#include <QContextMenuEvent>
#include <QMenu>

#include <utility>

namespace vitrine::views {

namespace {

constexpr core::PowerState kStates[] = {core::PowerState::On, core::PowerState::Reduced, core::PowerState::Off};

} // namespace

PowerSwitches::PowerSwitches(Desk& desk, const PowerFacts& facts, QWidget& owner)
    : QObject(&owner), m_desk(desk), m_facts(facts), m_menu(new QMenu(&owner))
{
    m_menu->setToolTipsVisible(true);
    m_name = m_menu->addAction(QString());
    m_name->setEnabled(false);
    m_menu->addSeparator();
    auto* group = new QActionGroup(this);
    const auto add = [&](const QString& name, const QString& sentence) {
        QAction* action = m_menu->addAction(name);
        action->setCheckable(true);
        action->setActionGroup(group);
        action->setToolTip(namedTip(name, sentence));
        action->setStatusTip(sentence);
        return action;
    };
    m_byMachine =
        add(tr("As the machine decides"), tr("On, but for what power.gating switches off while fragments bypass it."));
    connect(m_byMachine, &QAction::triggered, this, [this] { choose(std::nullopt); });
    m_states << add(tr("On"), tr("Keeps its power, in bypass too."))
             << add(tr("Reduced"), tr("Keeps what it holds, and does no work."))
             << add(tr("Off"), tr("Without power: the work is done elsewhere, and pixels stay the same."));
    for (int i = 0; i < m_states.size(); ++i)
        connect(m_states[i], &QAction::triggered, this, [this, i] { choose(kStates[i]); });
    m_menu->addSeparator();
    m_allByMachine = m_menu->addAction(tr("All parts as the machine decides"));
    connect(m_allByMachine, &QAction::triggered, this, &PowerSwitches::chooseForAll);
    setPart(std::nullopt);
}

core::PowerChoices PowerSwitches::choices() const
{
    const SharedMachine& machine = m_desk.moment().machine;
    return machine ? machine->config.powerChoices : core::PowerChoices();
}

void PowerSwitches::setPart(std::optional<std::uint32_t> domain)
{
    m_part = domain;
    refresh();
}

void PowerSwitches::refresh()
{
    const bool isThere = m_facts.recording && m_part && *m_part < m_facts.power().domains.size();
    const bool isSwitched = isThere && core::isSwitched(m_facts.domain(*m_part).kind);
    const core::PowerChoices all = choices();
    const auto chosen = isThere ? all.find(m_facts.domain(*m_part).name) : all.end();
    for (int i = 0; i < m_states.size(); ++i) {
        m_states[i]->setEnabled(isSwitched);
        m_states[i]->setChecked(chosen != all.end() && chosen->second == kStates[i]);
    }
    m_byMachine->setEnabled(isSwitched);
    m_byMachine->setChecked(chosen == all.end());
    m_allByMachine->setEnabled(!all.empty());
    const QString name = isThere ? QString::fromStdString(m_facts.domain(*m_part).name) : QString();
    m_menu->setTitle(!isThere      ? tr("Choose a part first")
                     : !isSwitched ? tr("Power of %1 (is not switched)").arg(name)
                                   : tr("Power of %1").arg(name));
    m_name->setText(m_menu->title());
    m_menu->menuAction()->setEnabled(isSwitched || !all.empty());
}

void PowerSwitches::choose(std::optional<core::PowerState> state)
{
    if (!m_facts.recording || !m_part)
        return;
    core::PowerChoices now = choices();
    const std::string& name = m_facts.domain(*m_part).name;
    if (state)
        now[name] = *state;
    else
        now.erase(name);
    use(std::move(now));
}

void PowerSwitches::chooseForAll()
{
    use({});
}

void PowerSwitches::use(core::PowerChoices choices)
{
    const SharedMachine& machine = m_desk.moment().machine;
    if (!machine)
        return;
    MachineChoice changed = *machine;
    changed.config.powerChoices = std::move(choices);
    m_desk.useMachine(changed);
    refresh(); // it may have been refused
}

void PowerSwitches::offerOn(QWidget& picture, std::function<void(const QPoint& place)> makeCurrent)
{
    m_pictures[&picture] = std::move(makeCurrent);
    picture.installEventFilter(this);
}

bool PowerSwitches::eventFilter(QObject* watched, QEvent* event)
{
    const auto picture = m_pictures.find(watched);
    if (event->type() != QEvent::ContextMenu || picture == m_pictures.end())
        return QObject::eventFilter(watched, event);
    const auto* wish = static_cast<QContextMenuEvent*>(event);
    if (wish->reason() == QContextMenuEvent::Mouse)
        picture->second(wish->pos());
    if (m_part)
        m_menu->popup(wish->globalPos());
    return true;
}

QString chosenText(const PowerFacts& facts, std::uint32_t domain)
{
    const core::DomainPower& is = facts.domain(domain);
    if (!core::isSwitched(is.kind))
        return Power::tr("is not switched");
    const core::PowerChoices& choices = facts.recording->config().powerChoices;
    const auto chosen = choices.find(is.name);
    return chosen == choices.end() ? Power::tr("by the machine") : stateText(chosen->second);
}

QString allChosenText(const PowerFacts& facts)
{
    QStringList parts;
    const core::PowerChoices& choices = facts.recording->config().powerChoices;
    for (const core::DomainPower& domain : facts.power().domains)
        if (const auto chosen = choices.find(domain.name); chosen != choices.end() && core::isSwitched(domain.kind))
            parts << QStringLiteral("%1 %2").arg(QString::fromStdString(domain.name), stateText(chosen->second));
    return parts.join(QStringLiteral(" · "));
}

} // namespace vitrine::views
