// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"
#include "app/translation.h"

#include <QApplication>
#include <QIcon>

#include <cstdio>

namespace {

constexpr int kWrongUsage = 2; // as vitrine-cli

/// Prints what --help and --version ask for, which needs no screen; false: they are not asked for.
bool printsMessage(int argc, char** argv)
{
    const QCoreApplication withoutScreen(argc, argv);
    const auto commandLine = vitrine::app::parseCommandLine(QCoreApplication::arguments());
    if (!commandLine || commandLine->message.isEmpty())
        return false;
    std::fputs(qPrintable(commandLine->message), stdout);
    return true;
}

} // namespace

int main(int argc, char** argv)
{
    using namespace vitrine;
    // 1.25 is 1.25: rounded, text would be too small or too large.
    QApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    QApplication::setApplicationName(QStringLiteral("vitrine"));
    QApplication::setApplicationVersion(QStringLiteral(VITRINE_VERSION));
    if (printsMessage(argc, argv))
        return 0;
    QApplication qt(argc, argv);
    QApplication::setApplicationDisplayName(QStringLiteral("Vitrine"));
    QApplication::setDesktopFileName(QStringLiteral("org.vitrine.vitrine"));
    QApplication::setWindowIcon(QIcon::fromTheme(QStringLiteral("org.vitrine.vitrine")));
    const auto commandLine = app::parseCommandLine(QApplication::arguments());
    if (!commandLine) {
        std::fprintf(stderr, "vitrine: %s\n", commandLine.error().message.english().c_str());
        return kWrongUsage;
    }
    app::installTranslation(qt, commandLine->language.isEmpty() ? app::Application::savedLanguage()
                                                                : commandLine->language);
    app::Application application;
    application.start(*commandLine);
    return QApplication::exec();
}
