// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"
#include "app/translation.h"

#include <QApplication>
#include <QIcon>

#include <cstdio>

namespace {

constexpr int kWrongUsage = 2; // as vitrine-cli

} // namespace

int main(int argc, char** argv)
{
    using namespace vitrine;
    // 1.25 is 1.25: rounded, text would be too small or too large.
    QApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    QApplication qt(argc, argv);
    QApplication::setApplicationName(QStringLiteral("vitrine"));
    QApplication::setApplicationDisplayName(QStringLiteral("Vitrine"));
    QApplication::setApplicationVersion(QStringLiteral(VITRINE_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("org.vitrine.vitrine"));
    QApplication::setWindowIcon(QIcon::fromTheme(QStringLiteral("org.vitrine.vitrine")));
    const auto commandLine = app::parseCommandLine(QApplication::arguments());
    if (!commandLine) {
        std::fprintf(stderr, "vitrine: %s\n", commandLine.error().message.c_str());
        return kWrongUsage;
    }
    if (!commandLine->message.isEmpty()) {
        std::fputs(qPrintable(commandLine->message), stdout);
        return 0;
    }
    app::installTranslation(qt, commandLine->language.isEmpty() ? app::Application::savedLanguage()
                                                                : commandLine->language);
    app::Application application;
    application.start(*commandLine);
    return QApplication::exec();
}
