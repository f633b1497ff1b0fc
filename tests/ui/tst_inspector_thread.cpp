// SPDX-License-Identifier: Apache-2.0
#include "app/session/inspector_thread.h"
#include "app/session/session.h"
#include "tests/harness/test_class.h"
#include "tests/ui/test_capture.h"

#include <QScopeGuard>
#include <QStringList>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <thread>

using namespace vitrine;
using views::Inspection;
using views::Patience;

namespace {

/// Somebody with a question that can wait; it is under way until it is stopped and let go.
struct Asker {
    QObject key;
    std::atomic<int> begun = 0;
    std::atomic<bool> isLetGo = false;
    QStringList* told = nullptr;

    void ask(app::InspectorThread& inspector)
    {
        inspector.ask<int>(
            &key, 0,
            [this](Inspection& inspection) -> core::Result<int> {
                if (++begun > 1)
                    return begun.load();
                while (!inspection.stop.stop_requested() || !isLetGo)
                    std::this_thread::yield();
                return core::cancelled();
            },
            [this](const core::Result<std::shared_ptr<const int>>& answer) {
                *told << (answer ? "patient" : "failed");
            },
            Patience::CanWait);
    }
};

} // namespace

class TestInspectorThread final : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const QString path = folder.filePath("capture.vitrine");
        QCOMPARE(test::writeFrames(path, 2), QString());
        app::Session session;
        session.open(path.toStdString());
        QTRY_VERIFY(session.capture());
        facts = session.capture();
    }

    void whatCanWaitIsAskedOnceMore()
    {
        Asker patient;
        patient.told = &told;
        app::InspectorThread inspector;
        const auto end = qScopeGuard([&patient] { patient.isLetGo = true; });
        inspector.setCapture(facts);
        patient.ask(inspector);
        QTRY_COMPARE(patient.begun.load(), 1);
        QVERIFY(inspector.isIdle()); // nobody waits
        ask(inspector, Patience::None);
        patient.isLetGo = true;
        QTRY_COMPARE(told, QStringList({"asked", "patient"}));
        QCOMPARE(patient.begun.load(), 2);
    }

    void whatNobodyWantsAnyMoreIsNotAskedAgain()
    {
        Asker patient;
        patient.told = &told;
        app::InspectorThread inspector;
        const auto end = qScopeGuard([&patient] { patient.isLetGo = true; });
        inspector.setCapture(facts);
        patient.ask(inspector);
        QTRY_COMPARE(patient.begun.load(), 1);
        inspector.forget(&patient.key);
        ask(inspector, Patience::None);
        patient.isLetGo = true;
        QTRY_COMPARE(told, QStringList({"asked"}));
        ask(inspector, Patience::CanWait); // behind all that is asked
        QTRY_COMPARE(told, QStringList({"asked", "asked"}));
        QCOMPARE(patient.begun.load(), 1);
    }

    void cleanup() { told.clear(); }

private:
    void ask(app::InspectorThread& inspector, Patience patience)
    {
        inspector.ask<int>(
            this, 0, [](Inspection&) -> core::Result<int> { return 1; },
            [this](const core::Result<std::shared_ptr<const int>>& answer) { told << (answer ? "asked" : "failed"); },
            patience);
    }

    QTemporaryDir folder;
    std::shared_ptr<const app::CaptureFacts> facts;
    QStringList told;
};

VITRINE_TEST(TestInspectorThread, QCoreApplication)
#include "tst_inspector_thread.moc"
