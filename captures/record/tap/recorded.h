// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/tap/errors.h"
#include "captures/record/tap/rules.h"

#include <functional>
#include <optional>

/// The functions of the layer. Each calls the function below it, asks the driver for its error, and records the call.
/// If the driver accepted the call, it is recorded by its rules. If not, it is recorded as numbers, because then GL has
/// read, written and changed nothing, and what the arguments point to may not be there (ES 2.0 §2.5).
///
///     table.glUniform2fv = record<&GlFunctions::glUniform2fv, Plain, Plain, Elements<1, 2>>;
///     table.glBindBuffer = recordWith<ShadowBinding, &GlFunctions::glBindBuffer, Plain, Plain>;

namespace vitrine::captures::rules {

/// The parts of a member of GlFunctions, EglFunctions or VgFunctions.
template <typename Member>
struct Parts;
template <typename T, typename R, typename... Args>
struct Parts<R (*T::*)(Args...)> {
    using Table = T;
    using Result = R;
    using Arguments = std::tuple<Args...>;
    using Function = R (*)(Args...);
};

/// What the driver said about a call.
template <typename Table>
struct Answers;
template <>
struct Answers<GlFunctions> {
    static GlFunctions& below() { return layer().gl; }
    static void begin(bool isAsked)
    {
        if (isAsked)
            (void)errors::takeGl(); // errors of calls that did not come through the layer
    }
    template <typename... Result>
    static bool isAccepted(const Result&...)
    {
        return errors::takeGl() == GL_NO_ERROR;
    }
};
template <>
struct Answers<VgFunctions> {
    static VgFunctions& below() { return layer().vg; }
    static void begin(bool isAsked)
    {
        if (isAsked)
            (void)errors::takeVg();
    }
    static bool isAccepted() { return errors::takeVg() == VG_NO_ERROR; }
    template <typename Result>
    static bool isAccepted(const Result& result)
    {
        if constexpr (std::is_same_v<Result, VGUErrorCode>)
            return result == VGU_NO_ERROR; // VGU's errors are answers
        else
            return isAccepted();
    }
};
template <>
struct Answers<EglFunctions> {
    static EglFunctions& below() { return layer().egl; }
    static void begin(bool) { errors::forgetEgl(); }
    /// A result tells by itself whether the call was accepted. When there is none, or when it also means that nothing
    /// exists, the error tells it.
    template <typename Result>
    static bool isAccepted(const Result& result)
    {
        const bool isSuccess = errors::takeEgl() == EGL_SUCCESS;
        return result || (isSuccess && !std::is_same_v<Result, EGLBoolean>);
    }
};

/// Writes an argument or a result as a number, whatever it points to.
template <typename Table>
struct Unread {
    template <typename T>
    static void put(Note& note, T value, const auto& arguments)
    {
        constexpr bool isHandle = std::is_same_v<Table, EglFunctions> &&
                                  (std::is_same_v<T, void*> || std::is_function_v<std::remove_pointer_t<T>>);
        if constexpr (!std::is_pointer_v<T> || isHandle)
            Plain::put(note, value, arguments);
        else if (value)
            note.out().pointer(reinterpret_cast<std::uintptr_t>(value));
        else
            note.out().null();
    }
};

/// What a call does besides being recorded. This is the base of those that do something. The hooks get the function's
/// arguments and its result, if it has one.
struct Effect {
    /// Whether the call frees names or handles. Then the tap's mutex is held during the call, so that it is recorded
    /// before another thread can be given the same names again.
    static constexpr bool frees = false;
    /// Whether the layer has to know of the call even when nothing is recorded.
    static constexpr bool isFollowed = false;

    /// Called before the call, whose success is not known yet. It gets no result.
    static void before(const auto&...) {}
    // Called when the driver has accepted the call, with the tap's mutex held:
    static void follow(const auto&...) {}          ///< whether it is recorded or not, if isFollowed
    static void accepted(Note&, const auto&...) {} ///< before it is recorded
    static void written(Note&, const auto&...) {}  ///< after it was recorded
};

/// The call changes what is shadowed of the context: `kChange` gets the context and the arguments.
template <auto kChange>
struct Changes : Effect {
    static void accepted(Note&, const auto&... all) { std::invoke(kChange, *Note::context(), all...); }
};

/// The same for a call that frees names.
template <auto kChange>
struct Frees : Changes<kChange> {
    static constexpr bool frees = true;
};

template <typename E, auto kMember, typename ResultRule, typename... Rules>
struct Recorded {
    using Table = typename Parts<decltype(kMember)>::Table;
    using Driver = Answers<Table>;

    template <typename Signature>
    struct With;
    template <typename R, typename... Args>
    struct With<R (*)(Args...)> {
        static_assert(sizeof...(Args) == sizeof...(Rules), "one rule per argument");

        static R call(Args... args)
        {
            E effect;
            effect.before(args...);
            const bool isOn = layer().tap.isOn();
            Driver::begin(isOn);
            std::optional<Note> note;
            if constexpr (E::frees)
                note.emplace();
            const auto end = [&](const auto&... result) {
                const bool isAccepted = isOn ? Driver::isAccepted(result...) : seemsAccepted(result...);
                if (!note)
                    note.emplace();
                finish(effect, *note, isOn, isAccepted, std::tuple<Args...>(args...), result...);
            };
            if constexpr (std::is_void_v<R>) {
                (Driver::below().*kMember)(args...);
                end();
            } else {
                const R result = (Driver::below().*kMember)(args...);
                end(result);
                return result;
            }
        }

    private:
        // A guess for a driver whose calls are not recorded, because nobody asks it for errors. The results are EGL's
        // handles, which are null when the call failed.
        template <typename... Result>
        static bool seemsAccepted(const Result&... result)
        {
            return (static_cast<bool>(result) && ...);
        }

        template <typename... Result>
        static void finish(E& effect, Note& note, bool isOn, bool isAccepted, const std::tuple<Args...>& arguments,
                           const Result&... result)
        {
            const auto tell = [&](const auto& hook) {
                std::apply([&](const Args&... args) { hook(args..., result...); }, arguments);
            };
            if constexpr (E::isFollowed) {
                const std::unique_lock lock =
                    note ? std::unique_lock<std::mutex>() : std::unique_lock(layer().tap.mutex());
                if (isAccepted)
                    tell([&](const auto&... all) { effect.follow(all...); });
            }
            if (!isOn || !note)
                return;
            if (!isAccepted)
                return note.write<kMember, UnreadAt<Args>...>(arguments, UnreadResult<Result...>(), only(result...),
                                                              core::CallFlags::Refused);
            tell([&](const auto&... all) { effect.accepted(note, all...); });
            note.write<kMember, Rules...>(arguments, ResultRule(), only(result...));
            tell([&](const auto&... all) { effect.written(note, all...); });
        }

        static int only() { return 0; }
        template <typename Result>
        static const Result& only(const Result& result)
        {
            return result;
        }

        template <typename>
        using UnreadAt = Unread<Table>;
        template <typename... Result>
        using UnreadResult = std::conditional_t<sizeof...(Result) == 0, Nothing, Unread<Table>>;
    };
    static constexpr auto function = &With<typename Parts<decltype(kMember)>::Function>::call;
};

/// A call that no capture contains. Its error, or its success, still counts as the program's last one.
template <auto kMember>
struct PassedOn {
    using Driver = Answers<typename Parts<decltype(kMember)>::Table>;

    template <typename Signature>
    struct With;
    template <typename R, typename... Args>
    struct With<R (*)(Args...)> {
        static R call(Args... args)
        {
            Driver::begin(false);
            return (Driver::below().*kMember)(args...);
        }
    };
    static constexpr auto function = &With<typename Parts<decltype(kMember)>::Function>::call;
};

template <auto kMember>
inline constexpr auto passOn = PassedOn<kMember>::function;

template <auto kMember>
using PlainResult = std::conditional_t<std::is_void_v<typename Parts<decltype(kMember)>::Result>, Nothing, Plain>;

template <auto kMember, typename... Rules>
inline constexpr auto record = Recorded<Effect, kMember, PlainResult<kMember>, Rules...>::function;

/// For a function whose result is a pointer or a text.
template <auto kMember, typename ResultRule, typename... Rules>
inline constexpr auto recordResult = Recorded<Effect, kMember, ResultRule, Rules...>::function;

/// For a function with an Effect.
template <typename E, auto kMember, typename... Rules>
inline constexpr auto recordWith = Recorded<E, kMember, PlainResult<kMember>, Rules...>::function;

template <typename E, auto kMember, typename ResultRule, typename... Rules>
inline constexpr auto recordResultWith = Recorded<E, kMember, ResultRule, Rules...>::function;

template <typename... Args>
constexpr bool areNumbers(std::tuple<Args...>*)
{
    // EGL's handles are void*; elsewhere there is data behind every pointer.
    return ((!std::is_pointer_v<Args> || std::is_same_v<Args, void*>)&&...);
}

template <std::size_t>
using PlainAt = Plain;

template <auto kMember, std::size_t... kIndex>
constexpr auto recordNumbersOf(std::index_sequence<kIndex...>)
{
    return record<kMember, PlainAt<kIndex>...>;
}

template <auto kMember>
inline constexpr bool takesNumbers = areNumbers(static_cast<typename Parts<decltype(kMember)>::Arguments*>(nullptr));

/// The recording function for a function that takesNumbers.
template <auto kMember>
constexpr auto recordNumbers()
{
    using Arguments = typename Parts<decltype(kMember)>::Arguments;
    return recordNumbersOf<kMember>(std::make_index_sequence<std::tuple_size_v<Arguments>>());
}

} // namespace vitrine::captures::rules
