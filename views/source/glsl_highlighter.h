// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QSyntaxHighlighter>

#include <cstdint>

namespace vitrine::views {

/// What a text is written in.
enum class SourceLanguage : std::uint8_t {
    Plain,
    Glsl,     ///< GLSL ES 1.00
    Assembly, ///< as core::disassemble() prints it
};

/// Colors a program's text by what its words are. Kinds differ in weight or slant as well as in color.
class GlslHighlighter final : public QSyntaxHighlighter {
    Q_OBJECT

public:
    explicit GlslHighlighter(QTextDocument* document);

    void setLanguage(SourceLanguage language);
    [[nodiscard]] SourceLanguage language() const { return m_language; }

    enum class Kind : std::uint8_t { Plain, Comment, Directive, Keyword, Type, BuiltIn, Number };
    /// Of the name of an instruction, by its class (HIZ-32); of other words that of text.
    [[nodiscard]] static QColor opcodeColor(QStringView name);
    /// The classes with their colors, as rich text.
    [[nodiscard]] static QString opcodeLegend();
    /// Of a word of GLSL ES 1.00.
    [[nodiscard]] static Kind kindOf(QStringView word);

protected:
    void highlightBlock(const QString& line) override;

private:
    void highlightGlsl(const QString& line);
    void highlightAssembly(const QString& line);
    [[nodiscard]] static QTextCharFormat formatOf(Kind kind);
    void mark(qsizetype start, qsizetype length, Kind kind);
    void markOpcode(qsizetype start, qsizetype length, QStringView name);

    SourceLanguage m_language = SourceLanguage::Glsl;
};

} // namespace vitrine::views
