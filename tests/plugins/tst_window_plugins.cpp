// SPDX-License-Identifier: Apache-2.0
// The window asks about plugins once, and shows what they draw as soon as they may.
#include "app/docks/docks.h"
#include "app/help/help_window.h"
#include "app/plugins/plugins_dialog.h"
#include "core/gpu/knobs/device_knobs.h"
#include "core/gpu/machine_config.h"
#include "tests/harness/test_class.h"
#include "tests/plugins/bad_plugins.h"
#include "tests/plugins/plugin_folders.h"
#include "tests/ui/window_bench.h"
#include "views/base/machine_choice.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QTreeView>

using namespace vitrine;
using namespace vitrine::test;

namespace {

/// The dialog on show, or null.
app::PluginsDialog* dialogOf(const WindowBench& bench)
{
    auto* dialog = bench.window().findChild<app::PluginsDialog*>();
    return dialog && dialog->isVisible() ? dialog : nullptr;
}

QPushButton* button(const WindowBench& bench, const QString& name)
{
    return dialogOf(bench) ? dialogOf(bench)->findChild<QPushButton*>(name) : nullptr;
}

bool hasUnit(const WindowBench& bench)
{
    const auto& capture = bench.session().capture();
    return capture && capture->machine->config.units && capture->machine->config.units->named("Same");
}

void allow(const QString& path)
{
    app::PluginTrust trust = app::usersTrust();
    trust.decide(*core::readPluginFile(path.toStdString()), app::PluginDecision::Allow);
    QVERIFY(trust.save());
}

} // namespace

class WindowPluginsTest : public QObject {
    Q_OBJECT
private slots:
    void nobodyIsAskedWithoutPlugins();
    void unknownPluginsAreAskedAboutOnce();
    void allowingReplaysWithTheirUnits();
    void whatIsRefusedIsSaid();
    void theMenuShowsThemAgain();
    void theDialogHasAPageOfTheHelp();
    void whatCrashedIsNamedAndNotLoaded();
    void theLogTellsWhatUnitsSay();
};

void WindowPluginsTest::nobodyIsAskedWithoutPlugins()
{
    const PluginFolders folders;
    WindowBench bench;
    QVERIFY(bench.start());
    QVERIFY(!dialogOf(bench));
    QVERIFY(!QFile::exists(folders.settings()));
}

void WindowPluginsTest::unknownPluginsAreAskedAboutOnce()
{
    const PluginFolders folders;
    folders.install(badPlugin("none"), "a.so");
    WindowBench bench;
    bench.application->start(*app::parseCommandLine({"vitrine"}));
    QTRY_VERIFY(dialogOf(bench));
    QVERIFY(!folders.hasRun());
    for (const char* name : {"allow-a.so", "deny-a.so"}) {
        QVERIFY(button(bench, name) && button(bench, name)->isEnabled());
        QVERIFY(!button(bench, name)->accessibleName().isEmpty());
        QVERIFY(!button(bench, name)->isDefault() && !button(bench, name)->autoDefault());
    }
    button(bench, "deny-a.so")->click();
    QTRY_VERIFY(!button(bench, "deny-a.so")->isEnabled());
    QVERIFY(button(bench, "allow-a.so")->isEnabled());
    bench.restart();
    QVERIFY(bench.start());
    QVERIFY(!dialogOf(bench));
    QVERIFY(!folders.hasRun());
}

void WindowPluginsTest::allowingReplaysWithTheirUnits()
{
    const PluginFolders folders;
    folders.install(badPlugin("none"), "a.so");
    WindowBench bench;
    bench.application->start(*app::parseCommandLine({"vitrine", kPluginSample}));
    QTRY_VERIFY(bench.session().state());
    QVERIFY(bench.settle());
    QVERIFY(!hasUnit(bench));
    button(bench, "allow-a.so")->click();
    QVERIFY(folders.hasRun());
    QTRY_VERIFY(hasUnit(bench));
    QVERIFY(bench.settle());
    QCOMPARE(bench.session().capture()->machine->config.devices->devPresent, 0b10111u);
    QTRY_VERIFY(!button(bench, "allow-a.so")->isEnabled());
    button(bench, "deny-a.so")->click();
    QTRY_VERIFY(bench.session().capture() && !hasUnit(bench));
    QVERIFY(bench.settle());
    QCOMPARE(bench.session().capture()->machine->config.devices->devPresent, 0b0111u);
}

void WindowPluginsTest::whatIsRefusedIsSaid()
{
    const PluginFolders folders;
    QDir().mkpath(folders.plugins() + "/b.so");
    WindowBench bench;
    QVERIFY(bench.start());
    QVERIFY(bench.window().banner().isVisible());
    QVERIFY(!dialogOf(bench)); // There is nothing to decide.
}

void WindowPluginsTest::theMenuShowsThemAgain()
{
    const PluginFolders folders;
    WindowBench bench;
    QVERIFY(bench.start());
    bench.window().actions()[app::ActionId::Plugins].trigger();
    QTRY_VERIFY(dialogOf(bench));
    QVERIFY(dialogOf(bench)->findChildren<QPushButton*>(QRegularExpression("^(allow|deny)-")).isEmpty());
}

void WindowPluginsTest::theDialogHasAPageOfTheHelp()
{
    const PluginFolders folders;
    WindowBench bench;
    QVERIFY(bench.start());
    bench.window().actions()[app::ActionId::Plugins].trigger();
    QTRY_VERIFY(dialogOf(bench));
    dialogOf(bench)->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Help)->click();
    QVERIFY(bench.application->help());
    QCOMPARE(bench.helpPage(), QString("plugins"));
}

// As a process leaves it behind that ended inside of the plugin.
void WindowPluginsTest::whatCrashedIsNamedAndNotLoaded()
{
    const PluginFolders folders;
    const QString path = folders.install(badPlugin("none"), "a.so");
    allow(path);
    auto mark = app::RunMark::make(app::marksFolder(), *core::readPluginFile(path.toStdString()));
    QVERIFY(mark);
    mark->count() = 1;
    mark.reset();
    WindowBench bench;
    bench.application->start(*app::parseCommandLine({"vitrine"}));
    QTRY_VERIFY(bench.window().banner().isVisible());
    QVERIFY(!folders.hasRun());
    bench.window().actions()[app::ActionId::Plugins].trigger();
    QTRY_VERIFY(button(bench, "allow-a.so") && button(bench, "allow-a.so")->isEnabled());
    button(bench, "allow-a.so")->click();
    QVERIFY(folders.hasRun());
}

void WindowPluginsTest::theLogTellsWhatUnitsSay()
{
    const PluginFolders folders;
    allow(folders.install(badPlugin("palette"), "palette.so"));
    WindowBench bench;
    bench.application->start(*app::parseCommandLine({"vitrine", kPluginSample}));
    QTRY_VERIFY(bench.session().state());
    bench.session().go({app::Place::Kind::Position, bench.session().capture()->index.callCount});
    QVERIFY(bench.settle());
    auto* list = bench.window().docks().dock("log")->findChild<QTreeView*>();
    QVERIFY(list);
    const auto lines = [list] {
        QStringList all;
        for (int row = 0; row < list->model()->rowCount(); ++row)
            all << list->model()->index(row, list->model()->columnCount() - 1).data().toString();
        return all;
    };
    for (const char* sentence : {": DEVICE_FAULT: it could not answer; all that was asked reads 0", ": no colors left",
                                 ": NO_DEVICE: it is switched off after three faults; all that it is asked reads 0"})
        QTRY_VERIFY2(
            lines().filter(QRegularExpression("^draw \\d+: unit Palette.*" + QRegularExpression::escape(sentence)))
                    .size() >= 1,
            qPrintable(lines().join('\n')));
}

VITRINE_TEST(WindowPluginsTest, QApplication)
#include "tst_window_plugins.moc"
