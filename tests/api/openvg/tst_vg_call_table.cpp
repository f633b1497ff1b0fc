// SPDX-License-Identifier: Apache-2.0
// The call table of OpenVG, VGU and VG/vitrine2d.h, which is kept by hand, against the headers.
#include "core/api/calls/call_table_vg.h"
#include "core/api/calls/format_call.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"

#include <QFile>
#include <QRegularExpression>
#include <QtTest>

#include <map>

using namespace vitrine::core;
using vitrine::test::sourceFile;

namespace {

struct Prototype {
    QString result;
    QStringList types, names;
};

QString textOfHeader(const char* name)
{
    QFile file(sourceFile("core/api/openvg/include/VG/%1").arg(name));
    return file.open(QIODevice::ReadOnly | QIODevice::Text) ? QString::fromUtf8(file.readAll()).simplified()
                                                            : QString();
}

std::map<QString, Prototype> prototypesOf(const QString& header)
{
    std::map<QString, Prototype> all;
    static const QRegularExpression kPrototype("VGU?_API_CALL ([\\w* ]+?) ?((?:vgu?|v2d)[A-Z]\\w*)\\(([^)]*)\\);");
    static const QRegularExpression kParameter("^(.*?)(\\w+)(\\[2\\])?$");
    for (const auto& match : kPrototype.globalMatch(header)) {
        Prototype prototype{match.captured(1), {}, {}};
        if (match.captured(3) != "void")
            for (const QString& parameter : match.captured(3).split(", ")) {
                const auto parts = kParameter.match(parameter);
                prototype.types << parts.captured(1).trimmed() + (parts.captured(3).isEmpty() ? "" : "*");
                prototype.names << parts.captured(2);
            }
        all[match.captured(2)] = prototype;
    }
    return all;
}

std::map<QString, QStringList> enumerationsOf(const QString& header)
{
    std::map<QString, QStringList> all;
    static const QRegularExpression kEnumeration("typedef enum \\{([^}]*)\\} (\\w+);");
    static const QRegularExpression kName("(\\w+) = ");
    for (const auto& match : kEnumeration.globalMatch(header))
        for (const auto& name : kName.globalMatch(match.captured(1)))
            if (!name.captured(1).endsWith("_FORCE_SIZE"))
                all[match.captured(2)] << name.captured(1);
    return all;
}

ParameterKind kindOf(const QString& type)
{
    static const std::map<QString, ParameterKind> kKinds{
        {"void", ParameterKind::None},           {"VGfloat", ParameterKind::Float},
        {"VGint", ParameterKind::Integer},       {"VGuint", ParameterKind::Integer},
        {"VGbitfield", ParameterKind::Bitfield}, {"VGPath", ParameterKind::Handle},
        {"VGPaint", ParameterKind::Handle},      {"VGImage", ParameterKind::Handle},
        {"VGMaskLayer", ParameterKind::Handle},  {"VGFont", ParameterKind::Handle},
        {"VGHandle", ParameterKind::Handle}};
    if (type.endsWith('*'))
        return type.startsWith("const") ? ParameterKind::PointerIn : ParameterKind::PointerOut;
    const auto known = kKinds.find(type);
    return known == kKinds.end() ? ParameterKind::Enum : known->second;
}

QString asText(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

std::map<QString, Prototype> allPrototypes()
{
    auto all = prototypesOf(textOfHeader("openvg.h"));
    all.merge(prototypesOf(textOfHeader("vgu.h")));
    all.merge(prototypesOf(textOfHeader("vitrine2d.h")));
    return all;
}

} // namespace

class TestVgCallTable : public QObject {
    Q_OBJECT

private slots:
    // OpenVG 1.1 appendix B: 87 functions of OpenVG with vgGetString, and 9 of VGU. Ours are 22.
    void everyFunctionIsInTheTable()
    {
        const auto all = allPrototypes();
        QCOMPARE(prototypesOf(textOfHeader("vgu.h")).size(), 9u);
        QCOMPARE(all.size(), 87u + 9u + 22u);
        QCOMPARE(call_table::vgFunctions().size(), all.size());
        for (const FunctionInfo& function : call_table::vgFunctions()) {
            QVERIFY2(all.contains(asText(function.name)), function.name.data());
            QCOMPARE(findFunction(function.name)->name, function.name);
        }
    }

    void parametersAreThoseOfTheHeaders()
    {
        for (const auto& [name, prototype] : allPrototypes()) {
            const FunctionInfo* info = findFunction(name.toStdString());
            QVERIFY2(info, qPrintable(name));
            QStringList names;
            for (const ParameterInfo& parameter : info->parameters)
                names << asText(parameter.name);
            QCOMPARE(names, prototype.names);
            for (qsizetype i = 0; i < names.size(); ++i) {
                const ParameterInfo& parameter = info->parameters[static_cast<std::size_t>(i)];
                const bool isParameterName = names[i] == "paramType"; // VGint in C, a name for people
                const auto kind = isParameterName ? ParameterKind::Enum : kindOf(prototype.types[i]);
                QVERIFY2(parameter.kind == kind, qPrintable(name + ": " + names[i]));
                QCOMPARE(parameter.handle != HandleKind::None, kind == ParameterKind::Handle);
                QCOMPARE(!parameter.length.empty(), prototype.types[i].endsWith('*'));
            }
        }
    }

    void resultsAreThoseOfTheHeaders()
    {
        for (const auto& [name, prototype] : allPrototypes()) {
            const bool isText = prototype.result == "const VGubyte*";
            const auto kind = isText ? ParameterKind::String : kindOf(prototype.result);
            QVERIFY2(findFunction(name.toStdString())->result.kind == kind, qPrintable(name));
        }
    }

    // A parameter of an enumeration has all of its names, and no other.
    void namesAreThoseOfTheHeaders()
    {
        auto enumerations = enumerationsOf(textOfHeader("openvg.h"));
        enumerations.merge(enumerationsOf(textOfHeader("vgu.h")));
        enumerations.merge(enumerationsOf(textOfHeader("vitrine2d.h")));
        QCOMPARE(enumerations.size(), std::size_t{31 + 2 + 3});
        int compared = 0;
        for (const auto& [name, prototype] : allPrototypes()) {
            const FunctionInfo& info = *findFunction(name.toStdString());
            for (qsizetype i = 0; i < prototype.names.size(); ++i) {
                const auto known = enumerations.find(prototype.types[i]);
                if (known == enumerations.end())
                    continue;
                QStringList names;
                for (const EnumEntry& entry : enumEntries(info.parameters[static_cast<std::size_t>(i)].group))
                    names << asText(entry.name);
                QStringList wanted = known->second;
                QCOMPARE(QSet<QString>(names.begin(), names.end()), QSet<QString>(wanted.begin(), wanted.end()));
                QCOMPARE(names.size(), wanted.size());
                ++compared;
            }
        }
        QVERIFY(compared > 30);
    }

    void entriesAreSorted()
    {
        for (EnumGroup i = 0; i < static_cast<EnumGroup>(call_table::VgGroup::Count); ++i) {
            const auto entries = call_table::vgEntries(static_cast<EnumGroup>(call_table::kFirstVgGroup + i));
            QVERIFY(!entries.empty());
            for (std::size_t k = 1; k < entries.size(); ++k)
                QVERIFY(entries[k - 1].value < entries[k].value);
        }
        QVERIFY(call_table::vgEntries(0).empty());
        QVERIFY(enumEntries(0xFFF0).empty());
    }

    void callsReadAsOneLine()
    {
        Call call;
        call.function = "vgDrawPath";
        call.parameterNames = {"path", "paintModes"};
        call.arguments = {Value{std::uint64_t{7}}, Value{std::uint64_t{3}}};
        QCOMPARE(formatCall(call), std::string("vgDrawPath(path = 7, paintModes = VG_STROKE_PATH | VG_FILL_PATH)"));
        call.function = "vgSetParameteri";
        call.parameterNames = {"object", "paramType", "value"};
        call.arguments = {Value{std::uint64_t{7}}, Value{std::uint64_t{0x1A00}}, Value{std::uint64_t{5}}};
        QCOMPARE(formatCall(call), std::string("vgSetParameteri(object = 7, paramType = VG_PAINT_TYPE, value = 5)"));
    }
};

VITRINE_TEST(TestVgCallTable, QCoreApplication)
#include "tst_vg_call_table.moc"
