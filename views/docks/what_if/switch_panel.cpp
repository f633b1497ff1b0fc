// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/what_if/switch_panel.h"

#include "core/gpu/machine_config.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace vitrine::views {

namespace {

constexpr int kEditorWidth = 132;

QLabel* makeCaption(const QString& text, QWidget* parent)
{
    auto* caption = new QLabel(text, parent);
    caption->setProperty("role", "secondary");
    return caption;
}

} // namespace

SwitchPanel::SwitchPanel(QWidget* parent) : QWidget(parent)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(kPadding, kGrid, kPadding, kPadding);
    grid->setHorizontalSpacing(kPadding);
    grid->setVerticalSpacing(kGrid);
    grid->setColumnStretch(0, 1);
    grid->addWidget(makeCaption(tr("Switch"), this), 0, 0);
    grid->addWidget(makeCaption(tr("This machine"), this), 0, 1);
    grid->addWidget(makeCaption(tr("What if"), this), 0, 2);
    for (MachineSwitch& what : machineSwitches())
        addLine(*grid, std::move(what));
    grid->setRowStretch(grid->rowCount(), 1);
    setFocusProxy(m_lines.front().editor);
    show();
}

void SwitchPanel::addLine(QGridLayout& grid, MachineSwitch what)
{
    const int row = grid.rowCount();
    QStringList knobs;
    for (const std::string_view knob : what.knobs)
        knobs << knobName(knob);
    const QString tip = QStringLiteral("<b>%1</b><br>%2<br><code>%3</code>")
                            .arg(what.name, what.sentence, knobs.join(QStringLiteral(", ")));
    auto* name = new QLabel(what.name, this);
    auto* inUse = new QLabel(this);
    inUse->setFont(monospaceFont());
    inUse->setProperty("saysModel", true); // values of knobs
    inUse->setAccessibleName(tr("%1 on this machine").arg(what.name));
    QWidget* editor = makeEditor(what);
    editor->setFixedWidth(kEditorWidth);
    editor->setAccessibleName(tr("%1, what if").arg(what.name));
    for (QWidget* part : {static_cast<QWidget*>(name), static_cast<QWidget*>(inUse), editor})
        part->setToolTip(tip);
    name->setBuddy(editor);
    grid.addWidget(name, row, 0);
    grid.addWidget(inUse, row, 1);
    grid.addWidget(editor, row, 2);
    m_lines.push_back({std::move(what), name, inUse, editor});
}

QWidget* SwitchPanel::makeEditor(const MachineSwitch& what)
{
    const std::string_view name = what.knobs.front();
    const core::Knob& knob = *core::findKnob(name);
    if (!what.positions.empty() || knob.kind == core::KnobKind::Choice || knob.kind == core::KnobKind::Switch) {
        auto* choice = new QComboBox(this);
        for (const SwitchPosition& position : what.positions)
            choice->addItem(position.name);
        if (what.positions.empty())
            for (const std::string_view word : knob.words)
                choice->addItem(QString::fromUtf8(word.data(), static_cast<int>(word.size())));
        connect(choice, &QComboBox::activated, this, [this, choice, positions = what.positions, name](int index) {
            if (!positions.empty())
                return set(positions[static_cast<std::size_t>(index)].settings);
            const std::string word = choice->itemText(index).toStdString();
            set(std::array{core::KnobSetting{name, word}});
        });
        return choice;
    }
    if (knob.kind == core::KnobKind::Integer) {
        auto* number = new QSpinBox(this);
        number->setRange(static_cast<int>(knob.lowest), static_cast<int>(knob.highest));
        connect(number, &QSpinBox::valueChanged, this, [this, name](int value) {
            const std::string text = std::to_string(value);
            set(std::array{core::KnobSetting{name, text}});
        });
        return number;
    }
    auto* line = new QLineEdit(this);
    line->setProperty("saysModel", true);
    line->setPlaceholderText(QString::fromUtf8(knob.range.data(), static_cast<int>(knob.range.size())));
    connect(line, &QLineEdit::editingFinished, this, [this, line, name] {
        const std::string text = line->text().trimmed().toStdString();
        set(std::array{core::KnobSetting{name, text}});
    });
    return line;
}

void SwitchPanel::setBase(const core::MachineConfig& base)
{
    core::MachineConfig draft = base;
    for (const Line& line : m_lines)
        for (const std::string_view knob : line.what.knobs)
            if (const QString value = knobText(m_draft, knob); value != knobText(m_base, knob))
                static_cast<void>(core::setKnob(draft, knob, value.toStdString()));
    m_base = base;
    m_draft = draft;
    show();
}

void SwitchPanel::reset()
{
    m_draft = m_base;
    show();
    emit switched();
}

QWidget* SwitchPanel::editor(std::string_view knob) const
{
    const auto line = std::ranges::find_if(m_lines, [&](const Line& each) { return each.what.knobs.front() == knob; });
    return line == m_lines.end() ? nullptr : line->editor;
}

void SwitchPanel::set(std::span<const core::KnobSetting> settings)
{
    core::MachineConfig next = m_draft;
    for (const core::KnobSetting& setting : settings) {
        if (const auto done = core::setKnob(next, setting.knob, setting.value); !done) {
            emit refused(inWords(done.error().message));
            return show();
        }
    }
    if (next == m_draft)
        return;
    m_draft = next;
    show();
    emit switched();
}

void SwitchPanel::show()
{
    for (const Line& line : m_lines) {
        const QString here = line.what.valueOn(m_base), there = line.what.valueOn(m_draft);
        line.inUse->setText(here);
        showValue(*line.editor, there);
        QFont font = line.name->font();
        font.setBold(here != there);
        line.name->setFont(font);
        line.editor->setAccessibleDescription(here != there ? tr("differs from this machine") : QString());
    }
}

void SwitchPanel::showValue(QWidget& editor, const QString& value)
{
    const QSignalBlocker silent(editor);
    if (auto* choice = qobject_cast<QComboBox*>(&editor))
        choice->setCurrentText(value);
    else if (auto* number = qobject_cast<QSpinBox*>(&editor))
        number->setValue(value.toInt());
    else if (auto* line = qobject_cast<QLineEdit*>(&editor))
        line->setText(value);
}

} // namespace vitrine::views
