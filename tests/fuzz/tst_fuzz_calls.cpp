// SPDX-License-Identifier: Apache-2.0
#include "core/api/replay/replayer.h"
#include "core/gpu/untimed_gpu.h"
#include "tests/api/replay/call_builder.h"
#include "tests/fuzz/call_generator.h"
#include "tests/fuzz/deadline.h"
#include "tests/fuzz/fuzz_runner.h"
#include "tests/fuzz/scene.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <array>

using namespace vitrine;
using namespace vitrine::core;
using calls::number;

namespace {

constexpr int kCallsPerSequence = 200;

bool isLegal(GLenum error)
{
    return error == GL_NO_ERROR || (error >= GL_INVALID_ENUM && error <= GL_INVALID_OPERATION) ||
           error == GL_OUT_OF_MEMORY || error == GL_INVALID_FRAMEBUFFER_OPERATION;
}

/// A machine with a replayer, and an impatient user.
class Machine {
public:
    Machine() { m_gpu.setStopToken(m_deadline.token()); }

    Result<CallOutcome> run(Call call)
    {
        call.number = m_nextNumber++;
        return m_replayer.execute(call);
    }
    std::string errorFault()
    {
        gles2::Context* context = m_replayer.current();
        const GLenum error = context ? context->getError() : GL_NO_ERROR;
        return isLegal(error) ? "" : "getError says " + std::to_string(error);
    }
    /// Whether a color comes back from a window of 8 × 8 pixels that is drawn to now.
    std::string clearAndReadBack();

private:
    Memory m_memory;
    UntimedGpu m_gpu{m_memory};
    Replayer m_replayer{m_gpu};
    std::uint64_t m_nextNumber = 0;
    test::Deadline m_deadline{std::chrono::seconds(2)};
};

std::string Machine::clearAndReadBack()
{
    const Value display = calls::pointer(0xDD), config = calls::pointer(0xCC);
    const Value surface = calls::pointer(0x5555), context = calls::pointer(0xAAAA);
    const Call setUp[] = {
        calls::make("eglBindAPI", {number(0x30A0)}, number(1)), // of OpenGL ES
        calls::make("eglCreateContext", {display, config, {}, calls::names({0x3098, 2, 0x3038})}, context),
        calls::make("eglCreateWindowSurface", {display, config, number(9), {}}, surface),
        calls::make("eglMakeCurrent", {display, surface, surface, context}, number(1)),
        calls::make("glViewport", {number(0), number(0), number(8), number(8)}),
        calls::make("glClearColor", {{0.2f}, {0.4f}, {0.6f}, {1.0f}}),
        calls::make("glClear", {number(GL_COLOR_BUFFER_BIT)}),
    };
    for (const Call& call : setUp)
        if (const auto outcome = run(call); !outcome)
            return outcome.error().message;
    std::array<std::byte, 4> pixel{};
    m_replayer.current()->readPixels(7, 7, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, pixel);
    // 51/255 = 0.2, 102/255 = 0.4, 153/255 = 0.6
    const std::array expected{std::byte{51}, std::byte{102}, std::byte{153}, std::byte{255}};
    return pixel == expected && m_replayer.current()->getError() == GL_NO_ERROR ? "" : "the clear color is lost";
}

std::string runSequence(std::uint32_t seed)
{
    test::Mutator mutator(seed);
    test::CallGenerator generator(mutator);
    Machine machine;
    if (!mutator.oneIn(8))
        for (Call& call : test::sceneCalls())
            (void)machine.run(std::move(call));
    for (int i = 0; i < kCallsPerSequence; ++i) {
        Call call = generator.next();
        const std::string function = call.function;
        const auto outcome = machine.run(std::move(call));
        if (!outcome && outcome.error().message.empty())
            return function + " fails without a reason";
        if (const std::string fault = machine.errorFault(); !fault.empty())
            return function + ": " + fault;
    }
    return machine.clearAndReadBack();
}

} // namespace

/// Any function of the call table in any order with any arguments leaves a machine that works (API).
class FuzzCallsTest : public QObject {
    Q_OBJECT

private slots:
    void machineWorksAfterAnyCalls();
};

void FuzzCallsTest::machineWorksAfterAnyCalls()
{
    const auto report = test::fuzz(1000, runSequence);
    qInfo("%s; %d calls each", report.summary().c_str(), kCallsPerSequence);
    QVERIFY(report.failures.empty());
}

VITRINE_TEST(FuzzCallsTest, QCoreApplication)
#include "tst_fuzz_calls.moc"
