// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line.h"

#include <QCommandLineParser>

namespace vitrine::app {

namespace {

constexpr int kMostCaptures = 20;

core::Error error(const QString& sentence)
{
    return core::Error{core::Text::verbatim(sentence.toStdString())};
}

struct PlaceOption {
    const char* name;
    Place::Kind kind;
    const char* help;
};

constexpr PlaceOption kPlaces[] = {
    {"draw", Place::Kind::Draw, "Show the picture just after draw N of the capture, from 0."},
    {"call", Place::Kind::CallNumber, "Show the picture just after call N, by the capture's own number."},
    {"frame", Place::Kind::Frame, "Show what frame N presents, from 0."},
};

core::Result<Place> parsePlace(const QCommandLineParser& parser)
{
    Place place;
    for (const PlaceOption& option : kPlaces) {
        const QString name = QString::fromLatin1(option.name);
        if (!parser.isSet(name))
            continue;
        if (place.kind != Place::Kind::FirstLook)
            return error(QStringLiteral("Only one of --draw, --call and --frame can be given"));
        bool isNumber = false;
        place = {option.kind, parser.value(name).toULongLong(&isNumber)};
        if (!isNumber)
            return error(QStringLiteral("--%1 needs a number from 0, not %2").arg(name, parser.value(name)));
    }
    return place;
}

core::Result<std::optional<QPoint>> parsePixel(const QString& text)
{
    if (text.isEmpty())
        return std::optional<QPoint>();
    bool isX = false, isY = false;
    const QPoint pixel(text.section(QLatin1Char(','), 0, 0).toInt(&isX), text.section(QLatin1Char(','), 1).toInt(&isY));
    if (!isX || !isY || pixel.x() < 0 || pixel.y() < 0)
        return error(QStringLiteral("--pixel needs two numbers from 0, such as 120,45, not %1").arg(text));
    return std::optional(pixel);
}

core::Result<views::Appearance> parseAppearance(const QString& text)
{
    if (text == QLatin1String("desktop"))
        return views::Appearance::Desktop;
    if (text == QLatin1String("dark"))
        return views::Appearance::Dark;
    if (text == QLatin1String("light"))
        return views::Appearance::Light;
    return error(QStringLiteral("--theme is desktop, dark or light, not %1").arg(text));
}

} // namespace

core::Result<CommandLine> parseCommandLine(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Replays captures of OpenGL ES programs on a model of a mobile GPU."));
    const QCommandLineOption help = parser.addHelpOption();
    const QCommandLineOption version = parser.addVersionOption();
    for (const PlaceOption& option : kPlaces)
        parser.addOption({QString::fromLatin1(option.name), QString::fromLatin1(option.help), QStringLiteral("N")});
    parser.addOption({QStringLiteral("dock"),
                      QStringLiteral("Bring up this dock: texture, mesh, history …; repeatable."),
                      QStringLiteral("ID")});
    parser.addOption({QStringLiteral("in-frame"),
                      QStringLiteral("Show draws in their frame, with draws in flight, and not alone.")});
    parser.addOption({QStringLiteral("pixel"), QStringLiteral("Select this pixel; y counts from the bottom."),
                      QStringLiteral("X,Y")});
    parser.addOption({QStringLiteral("theme"), QStringLiteral("desktop, dark or light."), QStringLiteral("NAME")});
    parser.addOption({QStringLiteral("language"), QStringLiteral("en or de."), QStringLiteral("NAME")});
    QCommandLineOption screenshot(QStringLiteral("screenshot"), QString(), QStringLiteral("PNG"));
    screenshot.setFlags(QCommandLineOption::HiddenFromHelp);
    parser.addOption(screenshot);
    parser.addPositionalArgument(QStringLiteral("CAPTURE"),
                                 QStringLiteral("A .vitrine file; of several, each gets a window."),
                                 QStringLiteral("[CAPTURE…]"));

    CommandLine result;
    if (!parser.parse(arguments))
        return error(parser.errorText());
    if (parser.isSet(help))
        result.message = parser.helpText();
    else if (parser.isSet(version))
        result.message = QStringLiteral("vitrine " VITRINE_VERSION "\n");
    result.captures = parser.positionalArguments();
    if (result.captures.size() > kMostCaptures)
        return error(QStringLiteral("At most %1 captures can be opened at once").arg(kMostCaptures));
    result.language = parser.value(QStringLiteral("language"));
    result.screenshot = parser.value(screenshot);
    result.docks = parser.values(QStringLiteral("dock"));
    result.isInFrame = parser.isSet(QStringLiteral("in-frame"));
    auto pixel = parsePixel(parser.value(QStringLiteral("pixel")));
    if (!pixel)
        return pixel.error();
    result.pixel = *pixel;
    auto place = parsePlace(parser);
    if (!place)
        return place.error();
    result.place = *place;
    if (result.captures.isEmpty() && result.place.kind != Place::Kind::FirstLook)
        return error(QStringLiteral("--draw, --call and --frame need a capture"));
    if (!parser.isSet(QStringLiteral("theme")))
        return result;
    auto appearance = parseAppearance(parser.value(QStringLiteral("theme")));
    if (!appearance)
        return appearance.error();
    result.appearance = *appearance;
    return result;
}

} // namespace vitrine::app
