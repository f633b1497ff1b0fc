// SPDX-License-Identifier: Apache-2.0
#include "app/translation.h"
#include "cmake/without_emit.h"
#include "core/base/result.h"
#include "core/gpu/knob.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "core/gpu/timed_gpu.h"
#include "core/observe/event_names.h"
#include "core/session/query/event_query.h"
#include "tests/harness/test_class.h"
#include "views/theme/text.h"

#include <QCoreApplication>
#include <QTest>
#include <QTranslator>

#include <map>

using namespace vitrine;
using core::failure;
using core::Text;
using core::textOf;
using views::inWords;

namespace {

/// Knows a few sentences, in a language with another order of words.
class FewWords final : public QTranslator {
public:
    [[nodiscard]] QString translate(const char* context, const char* text, const char*, int) const override
    {
        static const std::map<std::string, QString> kWords{
            {"{} lies behind {}", QStringLiteral("vor {1} liegt nicht {0}")},
            {"draw {}", QStringLiteral("Zeichenaufruf {}")},
            {"{{{}}}", QStringLiteral("{{{}}}!")},
            {"half {:.2f}", QStringLiteral("halb {}")},
        };
        const auto found = kWords.find(text);
        return found == kWords.end() || std::string_view(context) != "Core" ? QString() : found->second;
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

} // namespace

/// Words of the core are English, and any window's language.
class TestCoreText final : public QObject {
    Q_OBJECT

private slots:
    void cleanup()
    {
        for (auto* translator : qApp->findChildren<QTranslator*>())
            delete translator;
    }

    void aTextIsCompleteInEnglish()
    {
        const Text text = textOf("{} of {:.2f} and {{}}", 3, 0.5);
        QCOMPARE(text.english(), std::string("3 of 0.50 and {}"));
        QCOMPARE(std::string(text.id()), std::string("{} of {:.2f} and {{}}"));
        QCOMPARE(text.arguments().size(), std::size_t{2});
        QCOMPARE(text.arguments()[0].english(), std::string("3"));
        QCOMPARE(text.arguments()[1].english(), std::string("0.50"));
        QVERIFY(Text::verbatim("as it is").id().empty());
        QCOMPARE(core::joined({textOf("a"), textOf("b"), textOf("c")}).english(), std::string("a; b; c"));
    }

    void anErrorKeepsItsKindAndItsPlace()
    {
        const core::Error error = failure("{} words", 7).as(core::ErrorKind::Deadlock).in("call 3");
        QCOMPARE(error.message.english(), std::string("call 3: 7 words"));
        QVERIFY(error.kind == core::ErrorKind::Deadlock);
    }

    /// On the command line they are the digits alone, in the window grouped like all numbers: by spaces that don't
    /// break.
    void numbersAreGroupedInTheWindow()
    {
        const Text text = textOf("{} of {} samples, in {}", Text::number(999), Text::number(1234567), 8478);
        QCOMPARE(text.english(), std::string("999 of 1234567 samples, in 8478"));
        QCOMPARE(inWords(text), QString::fromUtf8("999 of 1\u00a0234\u00a0567 samples, in 8478"));
        QCOMPARE(inWords(textOf("({})", text)), "(" + inWords(text) + ")");
    }

    void wordsComeInTheOrderOfTheLanguage()
    {
        FewWords words;
        QVERIFY(QCoreApplication::installTranslator(&words));
        QCOMPARE(inWords(textOf("{} lies behind {}", Text::verbatim("x{}"), textOf("draw {}", 4))),
                 QStringLiteral("vor Zeichenaufruf 4 liegt nicht x{}"));
        QCOMPARE(inWords(textOf("{{{}}}", 1)), QStringLiteral("{1}!"));
        QCOMPARE(inWords(textOf("half {:.2f}", 0.5)), QStringLiteral("halb 0.50"));
        QCOMPARE(inWords(textOf("nobody knows {} or {:x}", "this", 255)), QStringLiteral("nobody knows this or ff"));
        QCOMPARE(inWords(Text::verbatim("draw {}")), QStringLiteral("draw {}"));
    }

    void theGermanWindowSaysThemInGerman()
    {
        app::installTranslation(*qApp, QStringLiteral("de"));
        core::MachineConfig config;
        const auto unknown = core::setKnob(config, "sp.cont", "1");
        QVERIFY(!unknown);
        QVERIFY2(inWords(unknown.error().message) != QString::fromStdString(unknown.error().message),
                 unknown.error().message.english().c_str());
        QVERIFY(inWords(unknown.error().message).contains(QStringLiteral("sp.cont")));
        for (const core::Knob& knob : core::knobs())
            QVERIFY2(isInGerman(std::string(knob.help)), knob.help.data());
        const auto query = core::parseQuery("kind:draw vertices>1000");
        QCOMPARE(query.query.explanation().english(),
                 std::string("where the kind is draw and the number of vertices is more than 1000"));
        const QString german = inWords(query.query.explanation());
        QVERIFY2(!german.contains(QStringLiteral(" is ")) && german.contains(QStringLiteral("1000")),
                 qPrintable(german));
    }

    void whatAMachineSaysOfItsPartsIsInGerman_data()
    {
        QTest::addColumn<QString>("knobs");
        QTest::newRow("PAR") << QString();
        QTest::newRow("PROG") << "preset=PROG";
        QTest::newRow("SEQ") << "preset=SEQ";
        QTest::newRow("without segments") << "seg.mode=pull";
        QTest::newRow("without bypass and HIZ") << "bypass.mode=off hiz.enabled=off";
        QTest::newRow("sharing space, texels ahead") << "sched.share=space tex.initialPrefetch=on";
        QTest::newRow("split queues") << "apq.split=byType";
    }
    void whatAMachineSaysOfItsPartsIsInGerman()
    {
        app::installTranslation(*qApp, QStringLiteral("de"));
        QFETCH(QString, knobs);
        core::MachineConfig config;
        for (const QString& knob : knobs.split(' ', Qt::SkipEmptyParts)) {
            const auto set =
                core::setKnob(config, knob.section('=', 0, 0).toStdString(), knob.section('=', 1, 1).toStdString());
            QVERIFY2(set, set ? "" : set.error().message.english().c_str());
        }
        core::Memory memory;
        core::TimedGpu gpu(memory, config);
        for (const core::UnitDescription& unit : gpu.machine().unitDescriptions()) {
            QVERIFY2(isInGerman(unit.help), (unit.path + ": " + unit.help).c_str());
            for (const core::CounterDescription& counter : unit.counters) {
                const std::string name = unit.path + " " + counter.name + ": ";
                QVERIFY2(isInGerman(counter.help), (name + counter.help).c_str());
                QVERIFY2(isInGerman(counter.unit), (name + counter.unit).c_str());
            }
        }
        for (const core::QueueDescription& queue : gpu.machine().queueDescriptions())
            QVERIFY2(queue.help.empty() || isInGerman(queue.help), (queue.path + ": " + queue.help).c_str());
    }

    void whatTheBuiltInUnitsSayOfThemselvesIsInGerman()
    {
        app::installTranslation(*qApp, QStringLiteral("de"));
        for (const auto& kind : core::UnitCatalog::builtIn()->kinds()) {
            QVERIFY2(isInGerman(kind->help), kind->help.c_str());
            for (const auto& registers : {kind->inputs, kind->outputs})
                for (const core::RegisterDescription& one : registers)
                    QVERIFY2(isInGerman(one.help), (one.name + ": " + one.help).c_str());
            for (const core::ParameterDescription& parameter : kind->parameters)
                QVERIFY2(isInGerman(parameter.help), (parameter.name + ": " + parameter.help).c_str());
            for (const core::ProbeDescription& probe : kind->probes)
                QVERIFY2(isInGerman(probe.help), (probe.name + ": " + probe.help).c_str());
        }
    }

    void whatEventsMeanIsInGerman()
    {
        app::installTranslation(*qApp, QStringLiteral("de"));
        for (const core::EventRow& row : core::eventRows())
            QVERIFY2(isInGerman(std::string(row.meaning)), std::string(row.meaning).c_str());
    }

private:
    static bool isInGerman(const std::string& marked) { return inWords(marked) != QString::fromStdString(marked); }
};

VITRINE_TEST(TestCoreText, QCoreApplication)
#include "tst_core_text.moc"
