// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/breakpoints/breakpoint_adding.h"

#include "views/base/condition_field.h"
#include "views/base/desk.h"
#include "views/theme/icons.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"
#include "views/theme/tools.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include <map>

namespace vitrine::views {

namespace {

QStringList namesIn(const core::MachineParts& parts)
{
    QStringList names{QStringLiteral("event"), QStringLiteral("pixel"), QStringLiteral("task")};
    for (const std::string& name : core::eventNamesOf(parts.queues))
        names << QString::fromStdString(name);
    for (const core::QueueDescription& queue : parts.queues)
        names << QString::fromStdString(queue.path);
    for (const core::UnitDescription& unit : parts.units)
        names << QString::fromStdString(unit.path);
    return names;
}

} // namespace

BreakpointAdding::BreakpointAdding(Desk& desk, QWidget* parent)
    : QWidget(parent), m_desk(desk), m_field(new ConditionField), m_choices(new QMenu(this)), m_told(new QLabel)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* row = new QWidget(this);
    auto* layout = layOutHeader(*row);
    m_field->setObjectName(QStringLiteral("breakpointField"));
    m_field->setPlaceholderText(tr("ftq >= 64"));
    m_field->setClearButtonEnabled(true);
    m_field->setAccessibleName(tr("Condition of a new breakpoint"));
    m_field->setToolTip(
        tr("<b>Condition</b><br>Enter sets a breakpoint: <i>event task.issue</i>, <i>event z.test at zst</i>, "
           "<i>ftq &gt;= 64</i>, <i>ftq full</i>, <i>ftq empty</i>, <i>sp.0 changes</i>, <i>pixel 12,34</i>, "
           "<i>pixel 12,34 written</i>, <i>task 18 of draw 3</i>, <i>register blend.sourceColor</i>."));
    layout->addWidget(m_field, 1);
    m_add = addTool(*row, tr("Add"), tr("Sets the breakpoint that is written."));
    m_add->setObjectName(QStringLiteral("addBreakpoint"));
    m_add->setEnabled(false);
    QToolButton* choose = addTool(*row, tr("Choose"), tr("Sets one of everything that the machine has."));
    choose->setObjectName(QStringLiteral("chooseBreakpoint"));
    choose->setPopupMode(QToolButton::InstantPopup);
    choose->setMenu(m_choices);
    column->addWidget(row);
    m_told->setObjectName(QStringLiteral("breakpointTold"));
    m_told->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    m_told->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_told->hide();
    column->addWidget(m_told);
    connect(m_field, &QLineEdit::textChanged, this, &BreakpointAdding::read);
    connect(m_field, &QLineEdit::returnPressed, this, &BreakpointAdding::add);
    connect(m_add, &QToolButton::clicked, this, &BreakpointAdding::add);
    connect(m_choices, &QMenu::aboutToShow, this, &BreakpointAdding::fillChoices);
}

void BreakpointAdding::setParts(const core::MachineParts& parts)
{
    m_parts = parts;
    m_field->setNames(namesIn(m_parts));
}

void BreakpointAdding::tell(const QString& sentence, bool isError)
{
    m_told->setVisible(!sentence.isEmpty());
    m_told->setText(sentence);
    m_told->setToolTip(sentence);
    m_told->setProperty("role", isError ? "" : "secondary");
    m_told->setStyleSheet(m_told->styleSheet()); // looks at the role again
}

void BreakpointAdding::read()
{
    const auto what = written();
    m_add->setEnabled(what.hasValue());
    if (what)
        return tell(tr("Stops when %1").arg(meaningOf(*what)), false);
    const bool isCondition = core::parseBreakpoint(m_field->text().toStdString()).hasValue();
    tell(isCondition ? inWords(what.error().message) : QString(), false);
}

void BreakpointAdding::add()
{
    const QString text = m_field->text().trimmed();
    if (text.isEmpty())
        return;
    const auto what = written();
    if (!what && core::parseBreakpoint(text.toStdString()))
        return tell(neverStopsText(text, what.error()), true);
    if (!what)
        return tell(tr("“%1” is no condition. Write one such as event task.issue, ftq >= 64, ftq full, sp.0 changes, "
                       "pixel 12,34, task 18 or register blend.sourceColor.")
                        .arg(text),
                    true);
    Breakpoints::of(m_desk).add(*what);
    m_field->clear();
}

core::Result<core::Breakpoint> BreakpointAdding::written() const
{
    return core::readBreakpoint(m_field->text().toStdString(), m_parts.units, m_parts.queues);
}

void BreakpointAdding::begin(const QString& text)
{
    m_field->setText(text);
    m_field->setFocus(Qt::OtherFocusReason);
}

void BreakpointAdding::addChoice(QMenu& menu, const core::Breakpoint& what)
{
    menu.addAction(meaningOf(what), this, [this, what] { Breakpoints::of(m_desk).add(what); });
}

void BreakpointAdding::fillChoices()
{
    m_choices->clear();
    for (const core::Breakpoint& what : breakpointsFor(m_desk.selection()))
        addChoice(*m_choices, what);
    m_choices->addSeparator();
    addEvents(*m_choices->addMenu(tr("Event")));
    addQueues(*m_choices->addMenu(tr("Queue")));
    addUnits(*m_choices->addMenu(tr("Unit")));
    m_choices->addAction(tr("Pixel…"), this, [this] { begin(QStringLiteral("pixel ")); });
    m_choices->addAction(tr("Task…"), this, [this] { begin(QStringLiteral("task ")); });
}

/// Those of a family, such as task.issue and task.retire, below its name.
void BreakpointAdding::addEvents(QMenu& menu)
{
    std::map<QString, QStringList> families;
    for (const std::string& name : core::eventNamesOf(m_parts.queues)) {
        const QString text = QString::fromStdString(name);
        families[text.section(QLatin1Char('.'), 0, 0)] << text;
    }
    for (const auto& [family, names] : families) {
        QMenu& place = names.size() > 1 ? *menu.addMenu(family) : menu;
        for (const QString& name : names)
            place.addAction(name, this, [this, name] {
                Breakpoints::of(m_desk).add(core::EventStop{name.toStdString(), {}});
            });
    }
}

void BreakpointAdding::addQueues(QMenu& menu)
{
    for (const core::QueueDescription& queue : m_parts.queues) {
        const QString path = QString::fromStdString(queue.path);
        QMenu& place = *menu.addMenu(path);
        for (const core::Breakpoint& what : breakpointsFor(QueueLink{queue.path}))
            addChoice(place, what);
        place.addAction(tr("%1 comes to a level…").arg(path), this,
                        [this, path] { begin(path + QStringLiteral(" >= ")); });
    }
}

void BreakpointAdding::addUnits(QMenu& menu)
{
    for (const core::UnitDescription& unit : m_parts.units)
        addChoice(menu, core::ChangeStop{unit.path});
}

} // namespace vitrine::views
