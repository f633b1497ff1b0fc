// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/main_window.h"
#include "app/window_actions.h"
#include "tests/ui/window_bench.h"

#include <QApplication>
#include <QDir>
#include <QFont>
#include <QFontDatabase>
#include <QFontInfo>
#include <QString>
#include <QTest>

#include <initializer_list>

/// For tests whose results may not depend on the fonts of a machine: three families, in the usual and a large size.

namespace vitrine::test {

/// The rows of such a test, for its function of data: each font in the sizes.
inline void addFontRows(std::initializer_list<bool> areLarge = {false, true})
{
    QTest::addColumn<QString>("family");
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("isLarge");
    for (const bool isLarge : areLarge) {
        const char* size = isLarge ? "large" : "usual";
        QTest::addRow("DejaVu, %s", size) << "DejaVu Sans"
                                          << "dejavu/DejaVuSans.ttf" << isLarge;
        QTest::addRow("Noto, %s", size) << "Noto Sans"
                                        << "noto/NotoSans-Regular.ttf" << isLarge;
        QTest::addRow("Liberation, %s", size) << "Liberation Sans"
                                              << "liberation/LiberationSans-Regular.ttf" << isLarge;
    }
}

/// The window wears the font of the test's row. Empty, or what is wrong. The application keeps it.
inline QString wearFontRow(const WindowBench& bench)
{
    QFETCH(QString, family);
    QFETCH(QString, file);
    QFETCH(bool, isLarge);
    const QDir folder(qEnvironmentVariable("VITRINE_FONTS", "/usr/share/fonts/truetype"));
    if (!QFontInfo(QFont(family)).exactMatch())
        QFontDatabase::addApplicationFont(folder.filePath(file));
    QFont font = QApplication::font();
    font.setFamily(family);
    if (QFontInfo(font).family() != family)
        return file + " is not there";
    QApplication::setFont(font);
    QAction& large = bench.window().actions()[app::ActionId::LargeType];
    large.trigger(); // the theme gives it to every widget
    if (!isLarge)
        large.trigger();
    const bool isWorn = bench.window().font().family() == family && (QApplication::font().pixelSize() > 15) == isLarge;
    return isWorn ? QString() : QStringLiteral("the window does not wear %1").arg(family);
}

} // namespace vitrine::test
