// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/replay/replayer.h"
#include "core/command/vector_config.h"
#include "tests/api/replay/call_builder.h"

/// A machine that only takes notes: nothing is drawn.
class NotingSink final : public vitrine::core::CommandSink {
public:
    NotingSink() = default;
    explicit NotingSink(const vitrine::core::Memory& memory) : m_memory(memory) {}

    vitrine::core::Result<void> draw(const vitrine::core::DrawCommand& command) override
    {
        draws.push_back(command);
        if (!failure.empty())
            return vitrine::core::Error{vitrine::core::Text::verbatim(failure)};
        return {};
    }
    void clear(const vitrine::core::ClearCommand& command) override { clears.push_back(command); }
    void finish() override {}
    vitrine::core::Memory& memory() override { return m_memory; }

    std::vector<vitrine::core::DrawCommand> draws;
    std::vector<vitrine::core::ClearCommand> clears;
    std::string failure; ///< what draws fail with

private:
    vitrine::core::Memory m_memory;
};

/// A replayer with the usual set-up of a window and a context.
class ReplayBench {
public:
    static constexpr std::uint64_t kDisplay = 0xD0, kConfig = 0xC0, kSurface = 0x50, kContext = 0xA0;

    /// The sentence of the error, or nothing.
    std::string run(vitrine::core::Call call)
    {
        call.number = nextNumber++;
        call.thread = thread;
        const auto result = replayer.execute(call);
        if (result)
            last = *result;
        return result ? std::string() : result.error().message;
    }
    std::string run(const std::string& function, std::vector<vitrine::core::Value> arguments = {},
                    vitrine::core::Value result = {})
    {
        return run(calls::make(function, std::move(arguments), std::move(result)));
    }

    std::string createContext(std::uint64_t handle, std::uint64_t share = 0)
    {
        return run("eglCreateContext",
                   {calls::pointer(kDisplay), calls::pointer(kConfig), share ? calls::pointer(share) : calls::Value{},
                    calls::names({0x3098, 2, 0x3038})},
                   calls::pointer(handle));
    }
    std::string createWindow(std::uint64_t handle)
    {
        return run("eglCreateWindowSurface", {calls::pointer(kDisplay), calls::pointer(kConfig), calls::number(9), {}},
                   calls::pointer(handle));
    }
    std::string makeCurrent(std::uint64_t surface, std::uint64_t context)
    {
        const auto handle = [](std::uint64_t value) { return value ? calls::pointer(value) : calls::Value{}; };
        return run("eglMakeCurrent", {calls::pointer(kDisplay), handle(surface), handle(surface), handle(context)},
                   calls::number(1));
    }
    std::string viewport(int x, int y, int width, int height)
    {
        return run("glViewport", {calls::number(x), calls::number(y), calls::number(width), calls::number(height)});
    }
    /// A window of 32 × 16 with a context, current.
    std::string setUp()
    {
        std::string faults = createContext(kContext);
        faults += createWindow(kSurface);
        faults += makeCurrent(kSurface, kContext);
        return faults + viewport(0, 0, 32, 16);
    }
    [[nodiscard]] const vitrine::core::gles2::ContextState& state() { return replayer.current()->state(); }
    [[nodiscard]] const vitrine::core::gles2::ShareGroup& group() { return replayer.current()->shareGroup(); }
    [[nodiscard]] const vitrine::core::gles2::Window* window() { return replayer.system().window(state().drawWindow); }

    NotingSink sink;
    vitrine::core::Replayer replayer{sink, vitrine::core::WindowSamples::AsRecorded, nullptr,
                                     vitrine::core::VectorConfig{}};
    vitrine::core::CallOutcome last;
    std::uint64_t nextNumber = 0;
    std::uint32_t thread = 0;
};
