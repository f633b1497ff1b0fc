// SPDX-License-Identifier: Apache-2.0
#include "core/api/calls/format_call.h"
#include "core/session/resources/call_contexts.h"
#include "core/session/resources/call_names.h"
#include "tests/harness/test_class.h"
#include "tests/ui/test_capture.h"

#include <QtTest>

using namespace vitrine::core;
using vitrine::test::CallScript;
using vitrine::test::handle;
using vitrine::test::list;
using vitrine::test::number;

namespace {

std::string textOf(const FormattedCall& call, const CallPart& part)
{
    return call.text.substr(part.begin, part.end - part.begin);
}

/// "program = |5|…": the parts of a call's text.
std::vector<std::string> partsOf(const Call& call)
{
    const FormattedCall formatted = formatCallWithParts(call);
    std::vector<std::string> parts;
    for (const CallPart& part : formatted.parts)
        parts.push_back(textOf(formatted, part));
    return parts;
}

using Parts = std::vector<std::string>;

} // namespace

class TestCallNames final : public QObject {
    Q_OBJECT

private slots:
    void theTextOfACallTellsWhereItsObjectsStand()
    {
        CallScript script;
        script.add("glBindTexture", {number(0x0DE1), number(11)});
        script.add("glCreateShader", {number(0x8B31)}, number(7));
        script.add("glDeleteTextures", {number(2), list({number(3), number(12)})});
        script.add("glUniform1i", {number(3), number(1)});
        QVERIFY(partsOf(script.calls()[0]) == (Parts{"target = ", "texture = ", "11"}));
        QVERIFY(partsOf(script.calls()[1]) == (Parts{"type = ", "7"}));
        QVERIFY(partsOf(script.calls()[2]) == (Parts{"n = ", "textures = ", "3", "12"}));
        QVERIFY(partsOf(script.calls()[3]) == (Parts{"location = ", "v0 = "}));
    }

    void aPartTellsWhatItNames()
    {
        CallScript script;
        script.add("glFramebufferTexture2D", {number(0x8D40), number(0x8CE0), number(0x0DE1), number(16), number(0)});
        const auto parts = formatCallWithParts(script.calls()[0]).parts;
        const auto object = std::ranges::find(parts, CallPart::Kind::Object, &CallPart::kind);
        QVERIFY(object != parts.end());
        QVERIFY(object->handle == HandleKind::Texture && object->name == 16);
    }

    void framebuffersBelongToTheContextAndTheRestToItsShareGroup()
    {
        const NameScope scope{4, 2};
        const auto texture = namedResource({"glBindTexture", HandleKind::Texture, 11}, scope);
        QVERIFY(texture && *texture == (ResourceId{ResourceKind::Texture, 2, 11}));
        const auto framebuffer = namedResource({"glBindFramebuffer", HandleKind::Framebuffer, 3}, scope);
        QVERIFY(framebuffer && *framebuffer == (ResourceId{ResourceKind::Framebuffer, 4, 3}));
    }

    void zeroIsNothingButTheWindowThatIsBound()
    {
        QVERIFY(!namedResource({"glBindTexture", HandleKind::Texture, 0}, {1, 1}));
        QVERIFY(!namedResource({"glDeleteFramebuffers", HandleKind::Framebuffer, 0}, {1, 1}));
        const auto window = namedResource({"glBindFramebuffer", HandleKind::Framebuffer, 0}, {1, 1});
        QVERIFY(window && *window == (ResourceId{ResourceKind::Framebuffer, 1, 0}));
        QVERIFY(!namedResource({"eglMakeCurrent", HandleKind::Context, 5}, {1, 1}));
    }

    void everyThreadHasTheContextThatItMadeCurrent()
    {
        CallScript script;
        const Value display = handle(0xD0);
        const Value version = list({number(0x3098), number(2), number(0x3038)});
        script.add("eglCreateContext", {display, handle(0xC0), {}, version}, handle(0xA0)); // context 1, group 1
        script.add("eglCreateContext", {display, handle(0xC0), {}, version}, handle(0xA1)); // context 2, group 2
        script.add("eglCreateContext", {display, handle(0xC0), handle(0xA0), version},
                   handle(0xA2)); // context 3, group 1
        script.add("eglCreateWindowSurface", {display, handle(0xC0), number(9), {}}, handle(0x50));
        script.add("eglMakeCurrent", {display, handle(0x50), handle(0x50), handle(0xA1)}, number(1)); // call 4
        script.add("eglMakeCurrent", {display, {}, {}, {}}, number(1));                               // call 5
        script.add("eglMakeCurrent", {display, handle(0x50), handle(0x50), handle(0xA2)},
                   number(1)); // call 6, thread 7
        CallContexts contexts;
        for (std::size_t i = 0; i < script.calls().size(); ++i) {
            Call call = script.calls()[i];
            call.thread = i == 6 ? 7 : 0;
            QVERIFY(CallContexts::listensTo(call.function));
            contexts.hear(10 * i, call);
        }
        QVERIFY(!contexts.at(39, 0));
        QVERIFY(contexts.at(40, 0) == (NameScope{2, 2}));
        QVERIFY(contexts.at(49, 0) == (NameScope{2, 2}));
        QVERIFY(!contexts.at(50, 0));
        QVERIFY(!contexts.at(59, 7));
        QVERIFY(contexts.at(1000, 7) == (NameScope{3, 1}));
    }

    void onlyCallsThatMakeContextsAreHeard()
    {
        QVERIFY(CallContexts::listensTo("eglMakeCurrent"));
        QVERIFY(!CallContexts::listensTo("eglSwapBuffers"));
        QVERIFY(!CallContexts::listensTo("eglQuerySurface"));
        QVERIFY(!CallContexts::listensTo("glBindTexture"));
    }
};

VITRINE_TEST(TestCallNames)
#include "tst_call_names.moc"
