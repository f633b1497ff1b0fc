// SPDX-License-Identifier: Apache-2.0
#include "app/session/session.h"
#include "core/fixed_function/unit_kind.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "tests/harness/test_class.h"
#include "tests/ui/test_capture.h"
#include "views/base/machine_choice.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

using namespace vitrine;
using app::Place;
using app::Session;

namespace {

constexpr std::uint64_t kDraw = 3; // of the second frame; a first look shows the first one
constexpr Place kAsked{Place::Kind::Draw, kDraw};

void changePolicy(Session& session)
{
    session.setFaultPolicy(core::FaultPolicy::Stop);
}
void changeUnits(Session& session)
{
    session.setUnits(core::UnitCatalog::builtIn());
}

} // namespace

/// What becomes of a capture, open or opening, when something changes that it is replayed with.
class TestSession final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        folder = std::make_unique<QTemporaryDir>();
        capture = folder->filePath("capture.vitrine").toStdString();
        other = folder->filePath("other.vitrine").toStdString();
        QCOMPARE(test::writeFrames(QString::fromStdString(capture), 3), QString());
        QCOMPARE(test::writeFrames(QString::fromStdString(other), 2), QString());
        session = std::make_unique<Session>();
    }
    void cleanup() { session.reset(); }

    void whatIsOpeningKeepsThePlaceAskedFor_data()
    {
        QTest::addColumn<bool>("isPolicy");
        QTest::addColumn<bool>("isKnown");
        QTest::newRow("policy, at once") << true << false;
        QTest::newRow("policy, when its facts are there") << true << true;
        QTest::newRow("units, at once") << false << false;
        QTest::newRow("units, when its facts are there") << false << true;
    }

    void whatIsOpeningKeepsThePlaceAskedFor()
    {
        QFETCH(bool, isPolicy);
        QFETCH(bool, isKnown);
        const auto change = [this, isPolicy] { isPolicy ? changePolicy(*session) : changeUnits(*session); };
        if (isKnown)
            connect(session.get(), &Session::captureOpened, this, change, Qt::SingleShotConnection);
        session->open(capture, kAsked);
        if (!isKnown)
            change();
        QVERIFY(settle());
        QCOMPARE(draw(), kDraw);
        if (isPolicy)
            QCOMPARE(session->capture()->faultPolicy, core::FaultPolicy::Stop);
        else
            QCOMPARE(session->capture()->machine->config.units, core::UnitCatalog::builtIn());
    }

    void whatIsOpeningKeepsThePlaceGoneTo()
    {
        connect(
            session.get(), &Session::captureOpened, this,
            [this] {
                session->go(kAsked);
                changePolicy(*session);
            },
            Qt::SingleShotConnection);
        session->open(capture);
        QVERIFY(settle());
        QCOMPARE(draw(), kDraw);
    }

    void aMachineChosenBeforeTheFirstPictureIsPutToUse()
    {
        connect(
            session.get(), &Session::captureOpened, this,
            [this] {
                session->useMachine({"PROG", core::presetConfig(core::Preset::Prog)});
            },
            Qt::SingleShotConnection);
        session->open(capture, kAsked);
        QVERIFY(settle());
        QCOMPARE(session->capture()->machine->name, std::string("PROG"));
        QCOMPARE(draw(), kDraw);
    }

    void whatIsOpeningCountsNotWhatIsOpen()
    {
        session->open(other);
        QVERIFY(settle());
        session->open(capture, kAsked);
        changePolicy(*session);
        changeUnits(*session);
        QVERIFY(settle());
        QCOMPARE(session->capture()->path, capture);
        QCOMPARE(draw(), kDraw);
    }

    void whatIsOpenStaysWhereItIs()
    {
        session->open(capture);
        QVERIFY(settle());
        session->go({Place::Kind::Draw, kDraw, core::Cycle{7}});
        QVERIFY(settle());
        changePolicy(*session);
        QVERIFY(settle());
        QCOMPARE(draw(), kDraw);
        QCOMPARE(session->state()->inside->cycle, core::Cycle{7});
        session->setFaultPolicy(core::FaultPolicy::Stop); // as it is
        QVERIFY(!session->busy());
    }

    void aFileThatDoesNotOpenIsNotAskedForAgain()
    {
        session->open(capture, kAsked);
        QVERIFY(settle());
        QSignalSpy failures(session.get(), &Session::openFailed);
        session->open(folder->filePath("missing.vitrine").toStdString());
        QTRY_COMPARE(failures.size(), 1);
        changePolicy(*session);
        QVERIFY(settle());
        QCOMPARE(failures.size(), 1);
        QCOMPARE(session->capture()->path, capture);
        QCOMPARE(draw(), kDraw);
    }

private:
    [[nodiscard]] bool settle() const
    {
        return test::waitFor([this] { return session->state() && !session->busy(); });
    }
    [[nodiscard]] std::uint64_t draw() const
    {
        const auto& state = *session->state();
        return state.action ? state.capture->index.actions[*state.action].draw : core::kNoDraw;
    }

    std::unique_ptr<QTemporaryDir> folder;
    std::filesystem::path capture, other;
    std::unique_ptr<Session> session;
};

VITRINE_TEST(TestSession, QCoreApplication)
#include "tst_session.moc"
