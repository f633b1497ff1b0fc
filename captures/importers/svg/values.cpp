// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/svg/values.h"

namespace vitrine::captures::svg {
namespace {

std::optional<double> readNumber(Scanner& text)
{
    text.skipSpaces();
    const auto number = text.number();
    return number && text.take('%') ? *number / 100.0 : number;
}

} // namespace

double Values::number(Name name, double otherwise) const
{
    return read(name, readNumber).value_or(otherwise);
}

bool Values::isOfBox(Name name, bool otherwise) const
{
    const auto attribute = m_document.attribute(m_element, name);
    if (!attribute)
        return otherwise;
    const std::string_view word = trimmed(*attribute);
    if (word != "objectBoundingBox" && word != "userSpaceOnUse")
        return isSound(name, Scanner(word), false) || otherwise;
    return word == "objectBoundingBox";
}

bool Values::isSound(Name name, const Scanner& text, bool isWhole) const
{
    const Place place = m_document[m_element].place;
    if (text.isBeyond())
        m_findings.fail(place, core::textOf("{} has a number that no float can hold", wordOf(name)));
    else if (!isWhole)
        m_findings.drop("value that is wrong", place);
    return isWhole && !text.isBeyond();
}

} // namespace vitrine::captures::svg
