// SPDX-License-Identifier: Apache-2.0
#include "core/session/query/event_query_fields.h"

#include "core/base/check.h"

#include <algorithm>
#include <array>

namespace vitrine::core {

namespace {

constexpr std::array kFields{
    QueryFieldInfo{QueryField::Kind, "kind", QueryValueKind::Choice, words("the kind"), words("What the call is for."),
                   "kind:draw,clear"},
    QueryFieldInfo{QueryField::Draw, "draw", QueryValueKind::Whole, words("the draw"),
                   words("The number of a draw, from 0 over the capture. Only draws have one."), "draw:5-20"},
    QueryFieldInfo{QueryField::Call, "call", QueryValueKind::Whole, words("the call"),
                   words("The capture's own number of the call."), "call:800-900"},
    QueryFieldInfo{QueryField::Frame, "frame", QueryValueKind::Whole, words("the frame"),
                   words("The number of the frame, from 0. Calls after the last present are in none."), "frame:3"},
    QueryFieldInfo{QueryField::Function, "function", QueryValueKind::Text, words("the function"),
                   words("The name of the function."), "function:glDraw*"},
    QueryFieldInfo{QueryField::Argument, "arg", QueryValueKind::Text, words("an argument"),
                   words("The printed value of any argument; of bits, any one that is set."), "arg:GL_TRIANGLES"},
    QueryFieldInfo{QueryField::Vertices, "vertices", QueryValueKind::Whole, words("the number of vertices"),
                   words("The count argument of draws. Only draws have one."), "vertices>1000"},
    QueryFieldInfo{QueryField::Marker, "marker", QueryValueKind::Text, words("a marker"),
                   words("The label of a marker, or of any group around the call."), "marker:\"shadow pass\""},
    QueryFieldInfo{
        QueryField::Texture, "texture", QueryValueKind::Whole, words("a texture"),
        words("By its name in the calls: an argument of the call, what it fills or sets up, or, of draws, what is "
              "bound to any texture unit, sampled or not."),
        "texture:3"},
    QueryFieldInfo{QueryField::Buffer, "buffer", QueryValueKind::Whole, words("a buffer"),
                   words("By its name in the calls: an argument of the call, what it fills, or, of draws, what enabled "
                         "vertex arrays or the indices are read from."),
                   "buffer:2"},
    QueryFieldInfo{
        QueryField::Program, "program", QueryValueKind::Whole, words("a program"),
        words("By its name in the calls: an argument of the call, or, of draws and uniforms, the one in use."),
        "program:7"},
    QueryFieldInfo{QueryField::Shader, "shader", QueryValueKind::Whole, words("a shader"),
                   words("By its name in the calls: an argument or the result of the call."), "shader:8"},
    QueryFieldInfo{QueryField::Renderbuffer, "renderbuffer", QueryValueKind::Whole, words("a renderbuffer"),
                   words("By its name in the calls: an argument of the call."), "renderbuffer:1"},
    QueryFieldInfo{
        QueryField::Framebuffer, "framebuffer", QueryValueKind::Whole, words("a framebuffer"),
        words("By its name in the calls, 0 is the window: an argument of the call, what it sets up, or, of draws, "
              "clears and copies, the bound one."),
        "framebuffer:0"},
};

constexpr QueryFieldInfo kText{
    QueryField::Text, "", QueryValueKind::Text, words("the text"), words("Words in the printed call, as they stand."),
    "GL_TRIANGLES"};
constexpr QueryFieldInfo kParameter{
    QueryField::Parameter, "", QueryValueKind::Text, "", words(words("The argument for the parameter of that name.")),
    "count>1000"};
constexpr QueryFieldInfo kError{QueryField::Error,
                                "error",
                                QueryValueKind::Choice,
                                "",
                                words(words("Calls that could not be replayed: with a warning.")),
                                "error"};

constexpr std::array kKinds{
    QueryKindInfo{CallClass::Draw, "draw", words("Draws something.")},
    QueryKindInfo{CallClass::Clear, "clear", words("Clears a framebuffer.")},
    QueryKindInfo{CallClass::Copy, "copy", words("Copies from a framebuffer into a texture.")},
    QueryKindInfo{CallClass::Present, "present", words("Shows a frame, and ends it.")},
    QueryKindInfo{CallClass::Marker, "marker", words("Names a place in the calls.")},
    QueryKindInfo{CallClass::State, "state", words("Sets how is drawn.")},
    QueryKindInfo{CallClass::Resource, "resource", words("Makes, fills or deletes an object.")},
    QueryKindInfo{CallClass::Query, "query", words("Asks, and changes nothing.")},
    QueryKindInfo{CallClass::Sync, "sync", words("Waits, or has the machine begin.")},
    QueryKindInfo{CallClass::Context, "context", words("Sets up displays, contexts and windows.")},
    QueryKindInfo{CallClass::Memory, "memory", words("Writes to mapped memory.")},
};

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool sameLetter(char a, char b)
{
    return lower(a) == lower(b);
}

} // namespace

std::span<const QueryFieldInfo> queryFields()
{
    return kFields;
}

const QueryFieldInfo* findQueryField(std::string_view name)
{
    const auto found =
        std::ranges::find_if(kFields, [name](const QueryFieldInfo& info) { return sameIgnoringCase(info.name, name); });
    return found == kFields.end() ? nullptr : &*found;
}

const QueryFieldInfo& queryFieldInfo(QueryField field)
{
    switch (field) {
    case QueryField::Text: return kText;
    case QueryField::Parameter: return kParameter;
    case QueryField::Error: return kError;
    default: break;
    }
    const auto found = std::ranges::find(kFields, field, &QueryFieldInfo::field);
    CORE_CHECK(found != kFields.end(), "every field is in the table");
    return *found;
}

std::span<const QueryKindInfo> queryKinds()
{
    return kKinds;
}

std::string_view queryKindName(CallClass callClass)
{
    const auto found = std::ranges::find(kKinds, callClass, &QueryKindInfo::callClass);
    CORE_CHECK(found != kKinds.end(), "every class of calls is in the table");
    return found->name;
}

bool isParameterName(std::string_view name)
{
    return std::ranges::any_of(functions(), [name](const FunctionInfo& function) {
        return std::ranges::any_of(function.parameters, [name](const ParameterInfo& parameter) {
            return sameIgnoringCase(parameter.name, name);
        });
    });
}

std::vector<std::string_view> parameterNames()
{
    std::vector<std::string_view> names;
    for (const FunctionInfo& function : functions())
        for (const ParameterInfo& parameter : function.parameters)
            names.push_back(parameter.name);
    std::ranges::sort(names);
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

bool sameIgnoringCase(std::string_view a, std::string_view b)
{
    return std::ranges::equal(a, b, sameLetter);
}

bool startsIgnoringCase(std::string_view text, std::string_view start)
{
    return text.size() >= start.size() && sameIgnoringCase(text.substr(0, start.size()), start);
}

bool containsIgnoringCase(std::string_view text, std::string_view part)
{
    return std::search(text.begin(), text.end(), part.begin(), part.end(), sameLetter) != text.end() || part.empty();
}

bool matchesPattern(std::string_view text, std::string_view pattern)
{
    std::size_t at = 0;
    std::size_t in = 0;
    std::size_t star = std::string_view::npos; // the last one met, and where the text went on behind it
    std::size_t behindStar = 0;
    while (at < text.size()) {
        if (in < pattern.size() && pattern[in] == '*') {
            star = in++;
            behindStar = at;
        } else if (in < pattern.size() && (pattern[in] == '?' || sameLetter(pattern[in], text[at]))) {
            ++in;
            ++at;
        } else if (star != std::string_view::npos) {
            in = star + 1;
            at = ++behindStar;
        } else {
            return false;
        }
    }
    return pattern.find_first_not_of('*', in) == std::string_view::npos;
}

} // namespace vitrine::core
