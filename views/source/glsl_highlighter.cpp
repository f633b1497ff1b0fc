// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/source/glsl_highlighter.h"

#include "core/session/instruction_class.h"
#include "views/theme/theme.h"

#include <QHash>
#include <QTextCharFormat>

#include <utility>

namespace vitrine::views {

namespace {

using Kind = GlslHighlighter::Kind;

enum BlockState { Outside = 0, InComment = 1 };

// GLSL ES 1.00 §3.6, §4.1, §7 and §8, with the extensions that the captures use.
struct WordList {
    Kind kind;
    const char* words;
};
const WordList kWords[] = {
    {Kind::Keyword, "attribute const uniform varying break continue do for while if else in out inout true false "
                    "lowp mediump highp precision invariant discard return struct"},
    {Kind::Type, "void bool int float vec2 vec3 vec4 bvec2 bvec3 bvec4 ivec2 ivec3 ivec4 mat2 mat3 mat4 sampler2D "
                 "samplerCube sampler3D samplerExternalOES"},
    {Kind::BuiltIn,
     "gl_Position gl_PointSize gl_FragCoord gl_FrontFacing gl_FragColor gl_FragData gl_PointCoord gl_FragDepthEXT "
     "gl_DepthRange gl_DepthRangeParameters gl_MaxVertexAttribs gl_MaxVertexUniformVectors gl_MaxVaryingVectors "
     "gl_MaxVertexTextureImageUnits gl_MaxCombinedTextureImageUnits gl_MaxTextureImageUnits "
     "gl_MaxFragmentUniformVectors gl_MaxDrawBuffers radians degrees sin cos tan asin acos atan pow exp log exp2 log2 "
     "sqrt inversesqrt abs sign floor ceil fract mod min max clamp mix step smoothstep length distance dot cross "
     "normalize faceforward reflect refract matrixCompMult lessThan lessThanEqual greaterThan greaterThanEqual equal "
     "notEqual any all not texture2D texture2DProj texture2DLod texture2DProjLod textureCube textureCubeLod texture3D "
     "texture3DProj texture3DLod texture2DLodEXT texture2DProjLodEXT textureCubeLodEXT texture2DGradEXT "
     "texture2DProjGradEXT textureCubeGradEXT dFdx dFdy fwidth"},
};

const QHash<QString, Kind>& words()
{
    static const QHash<QString, Kind> kAll = [] {
        QHash<QString, Kind> all;
        for (const WordList& list : kWords)
            for (const QString& word : QString::fromLatin1(list.words).split(QLatin1Char(' '), Qt::SkipEmptyParts))
                all.insert(word, list.kind);
        return all;
    }();
    return kAll;
}

bool isWordStart(QChar c)
{
    return c.isLetter() || c == QLatin1Char('_');
}

bool isWordPart(QChar c)
{
    return c.isLetterOrNumber() || c == QLatin1Char('_');
}

qsizetype wordEnd(const QString& line, qsizetype start)
{
    while (start < line.size() && isWordPart(line[start]))
        ++start;
    return start;
}

// Digits with whatever may stand in a number: "1.0e-3", "0x1f".
qsizetype numberEnd(const QString& line, qsizetype start)
{
    qsizetype end = start;
    while (end < line.size()) {
        const bool isSign = line[end] == QLatin1Char('-') || line[end] == QLatin1Char('+');
        const bool isAfterExponent =
            end > start && line[end - 1].toLower() == QLatin1Char('e') && !line.mid(start, 2).startsWith("0x");
        if (!isWordPart(line[end]) && line[end] != QLatin1Char('.') && !(isSign && isAfterExponent))
            break;
        ++end;
    }
    return end;
}

// Every color has a contrast of at least 4.5 on its panel.
QColor colorOf(Kind kind, const Theme& theme)
{
    switch (kind) {
    case Kind::Plain: return theme.text;
    case Kind::Comment: return theme.secondary;
    case Kind::Directive: return theme.isDark ? QColor(0xe8, 0x8b, 0x4f) : QColor(0xa8, 0x46, 0x00);
    case Kind::Keyword: return theme.isDark ? QColor(0x6f, 0xc0, 0xf0) : QColor(0x00, 0x5f, 0x9e);
    case Kind::Type: return theme.isDark ? QColor(0x3c, 0xc9, 0xa3) : QColor(0x00, 0x74, 0x55);
    case Kind::BuiltIn: return theme.isDark ? QColor(0xdb, 0x9a, 0xc2) : QColor(0x96, 0x3c, 0x73);
    case Kind::Number: return theme.isDark ? QColor(0xe6, 0xb0, 0x3a) : QColor(0x84, 0x58, 0x00);
    }
    return theme.text;
}

// As colorOf(), of an instruction's name.
QColor colorOf(core::OpcodeClass opcodes, const Theme& theme)
{
    using core::OpcodeClass;
    switch (opcodes) {
    case OpcodeClass::Move: return theme.text;
    case OpcodeClass::Logic: return colorOf(Kind::BuiltIn, theme);
    case OpcodeClass::Flow: return colorOf(Kind::Directive, theme);
    case OpcodeClass::Misc: return colorOf(Kind::Number, theme);
    case OpcodeClass::ComponentMath: return colorOf(Kind::Keyword, theme);
    case OpcodeClass::VectorMath: return theme.isDark ? QColor(0xb9, 0xa3, 0xf0) : QColor(0x5b, 0x3f, 0xa8);
    case OpcodeClass::Transcendental: return theme.isDark ? QColor(0x8f, 0xd8, 0xd8) : QColor(0x00, 0x6b, 0x73);
    }
    return theme.text;
}

} // namespace

GlslHighlighter::GlslHighlighter(QTextDocument* document) : QSyntaxHighlighter(document) {}

void GlslHighlighter::setLanguage(SourceLanguage language)
{
    if (language == m_language)
        return;
    m_language = language;
    rehighlight();
}

Kind GlslHighlighter::kindOf(QStringView word)
{
    return words().value(word.toString(), Kind::Plain);
}

QTextCharFormat GlslHighlighter::formatOf(Kind kind)
{
    QTextCharFormat format;
    format.setForeground(colorOf(kind, Theme::current()));
    format.setFontItalic(kind == Kind::Comment);
    if (kind == Kind::Keyword)
        format.setFontWeight(QFont::DemiBold);
    return format;
}

QColor GlslHighlighter::opcodeColor(QStringView name)
{
    const auto opcodes = core::instructionClass(name.toLatin1().toStdString());
    return opcodes ? colorOf(*opcodes, Theme::current()) : Theme::current().text;
}

QString GlslHighlighter::opcodeLegend()
{
    using core::OpcodeClass;
    const std::pair<OpcodeClass, QString> classes[] = {
        {OpcodeClass::Move, tr("moves")},
        {OpcodeClass::Logic, tr("logic")},
        {OpcodeClass::Flow, tr("flow")},
        {OpcodeClass::Misc, tr("requests and local memory")},
        {OpcodeClass::ComponentMath, tr("math by component")},
        {OpcodeClass::VectorMath, tr("math of vectors")},
        {OpcodeClass::Transcendental, tr("transcendental math")},
    };
    QStringList words;
    for (const auto& [opcodes, name] : classes)
        words << QStringLiteral("<span style='color:%1'><b>%2</b></span>")
                     .arg(colorOf(opcodes, Theme::current()).name(), name);
    return words.join(QStringLiteral(" · "));
}

void GlslHighlighter::markOpcode(qsizetype start, qsizetype length, QStringView name)
{
    QTextCharFormat format;
    format.setForeground(opcodeColor(name));
    format.setFontWeight(QFont::DemiBold);
    setFormat(static_cast<int>(start), static_cast<int>(length), format);
}

void GlslHighlighter::mark(qsizetype start, qsizetype length, Kind kind)
{
    if (kind != Kind::Plain)
        setFormat(static_cast<int>(start), static_cast<int>(length), formatOf(kind));
}

void GlslHighlighter::highlightBlock(const QString& line)
{
    setCurrentBlockState(Outside);
    if (m_language == SourceLanguage::Glsl)
        highlightGlsl(line);
    else if (m_language == SourceLanguage::Assembly)
        highlightAssembly(line);
}

void GlslHighlighter::highlightGlsl(const QString& line)
{
    qsizetype at = 0;
    if (previousBlockState() == InComment) {
        const qsizetype close = line.indexOf(QLatin1String("*/"));
        at = close < 0 ? line.size() : close + 2;
        mark(0, at, Kind::Comment);
        if (close < 0)
            return setCurrentBlockState(InComment);
    }
    while (at < line.size()) {
        qsizetype end = at + 1;
        const QStringView rest = QStringView(line).mid(at);
        if (rest.startsWith(QLatin1String("//"))) {
            end = line.size();
            mark(at, end - at, Kind::Comment);
        } else if (rest.startsWith(QLatin1String("/*"))) {
            const qsizetype close = line.indexOf(QLatin1String("*/"), at + 2);
            end = close < 0 ? line.size() : close + 2;
            mark(at, end - at, Kind::Comment);
            if (close < 0)
                setCurrentBlockState(InComment);
        } else if (line[at] == QLatin1Char('#')) {
            while (end < line.size() && (line[end].isSpace() || isWordPart(line[end])) &&
                   !(line[end].isSpace() && isWordPart(line[end - 1])))
                ++end;
            mark(at, end - at, Kind::Directive);
        } else if (line[at].isDigit() || (line[at] == QLatin1Char('.') && rest.size() > 1 && rest[1].isDigit())) {
            end = numberEnd(line, at);
            mark(at, end - at, Kind::Number);
        } else if (isWordStart(line[at])) {
            end = wordEnd(line, at);
            mark(at, end - at, kindOf(rest.left(end - at)));
        }
        at = end;
    }
}

// "12  MAD r3.xyz, r1.xyzx, c4.x, -r2   ; line 17"
void GlslHighlighter::highlightAssembly(const QString& line)
{
    const qsizetype comment = line.indexOf(QLatin1Char(';'));
    const qsizetype end = comment < 0 ? line.size() : comment;
    if (line.startsWith(QLatin1Char('.')))
        mark(0, wordEnd(line, 1), Kind::Directive);
    bool isOpcodeFound = line.startsWith(QLatin1Char('.'));
    for (qsizetype at = isOpcodeFound ? wordEnd(line, 1) : 0; at < end;) {
        qsizetype next = at + 1;
        if (line[at].isDigit()) {
            next = numberEnd(line, at);
            mark(at, next - at, isOpcodeFound ? Kind::Number : Kind::Comment); // the first is the instruction's own
        } else if (isWordStart(line[at])) {
            next = wordEnd(line, at);
            const QString word = line.mid(at, next - at);
            const bool isRegister = word.size() > 1 && word[1].isDigit();
            if (!isOpcodeFound)
                markOpcode(at, next - at, word);
            else
                mark(at, next - at, isRegister ? Kind::Type : Kind::Plain);
            isOpcodeFound = true;
            if (isRegister && next < end && line[next] == QLatin1Char('.')) // its swizzle belongs to it
                next = wordEnd(line, next + 1);
        }
        at = next;
    }
    if (comment >= 0)
        mark(comment, line.size() - comment, Kind::Comment);
}

} // namespace vitrine::views
