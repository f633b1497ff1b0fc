// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/configuration/compared_range.h"

#include <QComboBox>
#include <QCoreApplication>

#include <algorithm>

namespace vitrine::views {

QComboBox* makePartChoice(QWidget* parent)
{
    const auto text = [](const char* source) { return QCoreApplication::translate("ComparedPart", source); };
    auto* choice = new QComboBox(parent);
    choice->setAccessibleName(text(QT_TRANSLATE_NOOP("ComparedPart", "What is run")));
    choice->setToolTip(text(
        QT_TRANSLATE_NOOP("ComparedPart", "<b>What is run</b><br>Everything before it is replayed without clock.")));
    choice->addItems(
        {text(QT_TRANSLATE_NOOP("ComparedPart", "This draw")), text(QT_TRANSLATE_NOOP("ComparedPart", "This frame"))});
    return choice;
}

core::ComparedRange comparedRange(const Moment& moment, ComparedPart part)
{
    const auto draw = moment.draw();
    if (part == ComparedPart::Draw && draw)
        return {draw->callIndex, draw->callIndex + 1};
    const auto frame = moment.index->frameAt(std::max<std::uint64_t>(moment.position, 1));
    if (!frame)
        return {0, moment.position};
    const auto& frames = moment.index->frames;
    return {*frame == 0 ? 0 : frames[*frame - 1].endCallIndex + 1, frames[*frame].endCallIndex + 1};
}

} // namespace vitrine::views
