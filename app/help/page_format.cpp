// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/help/page_format.h"

#include "views/theme/theme.h"

#include <QList>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextList>
#include <QTextTable>

namespace vitrine::app {

namespace {

constexpr int kLineHeight = 130; // percent

bool isCode(const QTextBlock& block)
{
    const QTextBlockFormat format = block.blockFormat();
    return format.hasProperty(QTextFormat::BlockCodeLanguage) || format.nonBreakableLines();
}

void formatBlock(const QTextBlock& block)
{
    QTextBlockFormat format = block.blockFormat();
    format.setLineHeight(kLineHeight, QTextBlockFormat::ProportionalHeight);
    if (format.headingLevel() > 0)
        format.setTopMargin(format.headingLevel() == 1 ? 0 : 3 * views::kPadding);
    const bool goesOn = isCode(block) && isCode(block.next()); // its lines are blocks
    if (!QTextCursor(block).currentTable() && !goesOn)
        format.setBottomMargin(block.textList() ? views::kGrid : views::kPadding);
    QTextCursor(block).setBlockFormat(format);
}

// Code stands in the font that it has everywhere else.
void formatCode(const QTextBlock& block)
{
    QList<QTextFragment> parts;
    for (auto part = block.begin(); !part.atEnd(); ++part)
        if (part.fragment().charFormat().fontFixedPitch())
            parts << part.fragment();
    QTextCharFormat format;
    format.setFontFamilies({views::monospaceFont().family()});
    QTextCursor cursor(block);
    for (const QTextFragment& part : parts) {
        cursor.setPosition(part.position());
        cursor.setPosition(part.position() + part.length(), QTextCursor::KeepAnchor);
        cursor.mergeCharFormat(format);
    }
}

void formatTable(QTextTable& table)
{
    QTextTableFormat format = table.format();
    format.setBorderCollapse(true);
    format.setBorder(1);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setBorderBrush(views::Theme::current().line);
    format.setCellPadding(views::kGrid + 2);
    format.setCellSpacing(0);
    format.setTopMargin(views::kGrid);
    format.setBottomMargin(views::kPadding + views::kGrid);
    table.setFormat(format);
}

} // namespace

void formatPage(QTextDocument& document)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        formatBlock(block);
        formatCode(block);
    }
    for (QTextFrame* frame : document.rootFrame()->childFrames())
        if (auto* table = qobject_cast<QTextTable*>(frame))
            formatTable(*table);
}

} // namespace vitrine::app
