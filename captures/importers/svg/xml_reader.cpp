// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/svg/xml_reader.h"

#include "captures/importers/svg/bounds.h"

#include <expat.h>

#include <array>
#include <memory>

namespace vitrine::captures::svg {
namespace {

using core::textOf;

constexpr char kSeparator = '\n'; // stands in no name
constexpr std::size_t kChunkBytes = 4u << 20;
constexpr std::string_view kSvg = "http://www.w3.org/2000/svg", kXlink = "http://www.w3.org/1999/xlink",
                           kInkscape = "http://www.inkscape.org/namespaces/inkscape";

struct QualifiedName {
    std::string_view space, local;
};

QualifiedName split(const XML_Char* name)
{
    const std::string_view whole(name);
    const std::size_t at = whole.find(kSeparator);
    return at == std::string_view::npos ? QualifiedName{{}, whole}
                                        : QualifiedName{whole.substr(0, at), whole.substr(at + 1)};
}

/// Files without a namespace are meant as SVG, too.
bool isOfSvg(const QualifiedName& name)
{
    return name.space.empty() || name.space == kSvg;
}

std::optional<Name> attributeOf(const QualifiedName& name)
{
    if (name.space.empty())
        return svg::attributeOf(name.local);
    if (name.space == kXlink && name.local == "href")
        return Name::Href;
    if (name.space == kInkscape && name.local == "label")
        return Name::Label;
    return std::nullopt;
}

/// Whether an element asks for extensions, which no viewer has.
bool isForOthers(const XML_Char** attributes)
{
    for (; *attributes; attributes += 2)
        if (attributeOf(split(attributes[0])) == Name::RequiredExtensions && *attributes[1])
            return true;
    return false;
}

class Reader {
public:
    Reader(XML_Parser parser, Findings& findings) : m_parser(parser), m_findings(findings) {}

    void start(const XML_Char* name, const XML_Char** attributes);
    void end();
    void text(std::string_view characters);
    void dropEntity() { m_findings.drop("entity", place()); }

    core::Result<void> parse(std::istream& file, const std::stop_token& stop);
    [[nodiscard]] Document& document() { return m_document; }

private:
    [[nodiscard]] Place place() const;
    void fail(const core::Text& what);
    [[nodiscard]] core::Text fault() const;
    void addElement(const QualifiedName& name, const XML_Char** attributes);
    bool count(std::size_t textBytes);

    XML_Parser m_parser;
    Findings& m_findings;
    Document m_document;
    std::vector<ElementIndex> m_open; ///< kNoElement for those that are left out
    std::string m_text;               ///< of the open style or title
    std::size_t m_textBytes = 0;
};

Place Reader::place() const
{
    return {static_cast<std::uint32_t>(XML_GetCurrentLineNumber(m_parser)),
            static_cast<std::uint32_t>(XML_GetCurrentColumnNumber(m_parser) + 1)};
}

void Reader::fail(const core::Text& what)
{
    m_findings.fail(place(), what);
    XML_StopParser(m_parser, XML_FALSE);
}

bool Reader::count(std::size_t textBytes)
{
    m_textBytes += textBytes;
    if (m_textBytes <= kMaxTextBytes)
        return true;
    fail(textOf("with its entities replaced, the text is larger than 64 MiB"));
    return false;
}

void Reader::start(const XML_Char* name, const XML_Char** attributes)
{
    if (m_findings.hasFailed()) // The parser tells what it has begun with even when it is stopped.
        return;
    if (m_open.size() >= static_cast<std::size_t>(kMaxDepth))
        return fail(textOf("elements are nested more than {} deep", kMaxDepth));
    const bool isLeftOut = !m_open.empty() && m_open.back() == kNoElement;
    const QualifiedName qualified = split(name);
    if (m_open.empty() && tagOf(qualified.local) != Tag::Svg)
        return fail(textOf("the root of the file is {}, not svg", qualified.local.substr(0, 64)));
    if (m_open.empty() && !isOfSvg(qualified))
        return fail(textOf("the root of the file is svg of the namespace {}, which is not SVG's",
                           qualified.space.substr(0, 64)));
    if (isLeftOut || !isOfSvg(qualified))
        m_open.push_back(kNoElement);
    else
        addElement(qualified, attributes);
}

void Reader::addElement(const QualifiedName& name, const XML_Char** attributes)
{
    if (m_document.size() >= kMaxElements)
        return fail(textOf("there are more than {} elements", kMaxElements));
    const Tag tag = tagOf(name.local);
    m_open.push_back(kNoElement);
    m_text.clear();
    if (tag == Tag::Silent)
        return;
    const ElementIndex parent = m_open.size() > 1 ? m_open[m_open.size() - 2] : kNoElement;
    const ElementIndex added = m_document.add(tag, parent, place());
    if (tag != Tag::Other)
        m_open.back() = added;
    else if (!isForOthers(attributes))
        m_findings.drop(std::string(name.local.substr(0, 64)), place());
    for (; *attributes; attributes += 2) {
        const auto known = attributeOf(split(attributes[0]));
        const std::string_view value = attributes[1];
        if (!known)
            continue;
        if (m_document.attributeCount() >= kMaxAttributes)
            return fail(textOf("there are more than {} attributes", kMaxAttributes));
        if (!count(value.size()))
            return;
        m_document.addAttribute(*known, value);
    }
}

void Reader::text(std::string_view characters)
{
    if (m_findings.hasFailed() || m_open.empty() || m_open.back() == kNoElement)
        return;
    const Tag tag = m_document[m_open.back()].tag;
    if ((tag == Tag::StyleElement || tag == Tag::Title) && count(characters.size()))
        m_text += characters;
}

void Reader::end()
{
    if (m_findings.hasFailed())
        return;
    const ElementIndex ended = m_open.back();
    m_open.pop_back();
    if (ended != kNoElement && !m_text.empty())
        m_document.setText(ended, m_text);
    m_text.clear();
}

core::Text Reader::fault() const
{
    switch (XML_GetErrorCode(m_parser)) {
    case XML_ERROR_NO_ELEMENTS:
        return m_open.empty() ? textOf("the file holds no element") : textOf("the file is cut off");
    case XML_ERROR_UNCLOSED_TOKEN:
    case XML_ERROR_PARTIAL_CHAR:
    case XML_ERROR_UNCLOSED_CDATA_SECTION: return textOf("the file is cut off");
    case XML_ERROR_SYNTAX: return textOf("this is no XML");
    case XML_ERROR_INVALID_TOKEN: return textOf("this is not well-formed, or no UTF-8");
    case XML_ERROR_UNKNOWN_ENCODING:
    case XML_ERROR_INCORRECT_ENCODING: return textOf("the encoding of the file is unknown");
    case XML_ERROR_RECURSIVE_ENTITY_REF: return textOf("an entity refers to itself");
    case XML_ERROR_AMPLIFICATION_LIMIT_BREACH: return textOf("entities make the file far too large");
    default: return core::Text::verbatim(XML_ErrorString(XML_GetErrorCode(m_parser)));
    }
}

core::Result<void> Reader::parse(std::istream& file, const std::stop_token& stop)
{
    std::size_t total = 0;
    bool isLast = false;
    while (!isLast) {
        if (stop.stop_requested())
            return core::cancelled(textOf("the import"));
        void* const buffer = XML_GetBuffer(m_parser, static_cast<int>(kChunkBytes));
        if (!buffer)
            return core::failure("there is not enough memory for the file");
        file.read(static_cast<char*>(buffer), static_cast<std::streamsize>(kChunkBytes));
        const auto count = static_cast<std::size_t>(file.gcount());
        if (total == 0 && std::string_view(static_cast<const char*>(buffer), count).starts_with("\x1f\x8b")) {
            m_findings.fail({}, textOf("the file is compressed; unpack it first, for instance with gunzip"));
            return m_findings.result();
        }
        total += count;
        isLast = file.eof();
        if (!isLast && file.fail())
            return core::failure("the file can't be read");
        if (total > kMaxFileBytes)
            return core::failure("the file is larger than 64 MiB");
        if (XML_ParseBuffer(m_parser, static_cast<int>(count), isLast) != XML_STATUS_OK) {
            m_findings.fail(place(), fault());
            return m_findings.result();
        }
    }
    return m_findings.result();
}

Reader& readerOf(void* data)
{
    return *static_cast<Reader*>(data);
}

} // namespace

core::Result<Document> readDocument(std::istream& file, Findings& findings, const std::stop_token& stop)
{
    const std::unique_ptr<XML_ParserStruct, void (*)(XML_Parser)> parser(XML_ParserCreateNS(nullptr, kSeparator),
                                                                         XML_ParserFree);
    if (!parser)
        return core::failure("there is not enough memory for the file");
    Reader reader(parser.get(), findings);
    XML_SetUserData(parser.get(), &reader);
    XML_SetElementHandler(
        parser.get(),
        [](void* data, const XML_Char* name, const XML_Char** attributes) { readerOf(data).start(name, attributes); },
        [](void* data, const XML_Char*) { readerOf(data).end(); });
    XML_SetCharacterDataHandler(parser.get(), [](void* data, const XML_Char* text, int length) {
        readerOf(data).text({text, static_cast<std::size_t>(length)});
    });
    // Entities of other files: those that are used are told, and nothing is opened.
    XML_SetSkippedEntityHandler(parser.get(), [](void* data, const XML_Char*, int) { readerOf(data).dropEntity(); });
    XML_SetExternalEntityRefHandlerArg(parser.get(), &reader);
    XML_SetExternalEntityRefHandler(
        parser.get(), [](XML_Parser argument, const XML_Char*, const XML_Char*, const XML_Char*, const XML_Char*) {
            readerOf(argument).dropEntity();
            return static_cast<int>(XML_STATUS_OK);
        });
    if (auto read = reader.parse(file, stop); !read)
        return read.error();
    return std::move(reader.document());
}

} // namespace vitrine::captures::svg
