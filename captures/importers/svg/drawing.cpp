// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/svg/drawing.h"

#include "captures/importers/svg/bounds.h"
#include "captures/importers/svg/painter.h"
#include "captures/importers/svg/view_box.h"
#include "captures/importers/svg/xml_reader.h"

#include <algorithm>
#include <fstream>

namespace vitrine::captures::svg {
namespace {

/// Of the root: its width and height, or those of its view box, or what CSS gives to what says nothing (§10.3.2).
Size sizeOf(const Document& document, Findings& findings)
{
    constexpr ElementIndex kRoot = 0;
    const Values values(document, kRoot, findings);
    const auto viewBox = values.read(Name::ViewBox, readViewBox);
    const LengthScale scale{viewBox ? Size{viewBox->width, viewBox->height} : Size{300, 150}};
    Size size{scale(values.length(Name::Width, {100, Unit::Percent}), Direction::Horizontal),
              scale(values.length(Name::Height, {100, Unit::Percent}), Direction::Vertical)};
    if (size.width <= 0 || size.height <= 0)
        size = scale.viewport;
    return size;
}

Size shrunk(Size size)
{
    const double factor = std::min(1.0, static_cast<double>(kMaxSize) / std::max(size.width, size.height));
    return {factor * size.width, factor * size.height};
}

} // namespace

core::Result<std::map<std::string, Dropped>>
drawStream(std::istream& file, const DrawingOptions& options,
           const std::function<core::Result<void>(const core::Call&)>& sink)
{
    Findings findings;
    const auto document = readDocument(file, findings, options.stop);
    if (!document)
        return document.error();
    const Size own = sizeOf(*document, findings);
    Pen pen(sink);
    if (!findings.hasFailed())
        Painter(*document, findings, pen, options.stop)
            .draw(own, options.size ? Size{1.0 * options.size->width, 1.0 * options.size->height} : shrunk(own));
    if (options.stop.stop_requested())
        return core::cancelled(core::textOf("the import"));
    if (!pen.result())
        return pen.result().error();
    if (auto found = findings.result(); !found)
        return found.error();
    return findings.dropped();
}

core::Result<std::map<std::string, Dropped>> drawFile(const std::filesystem::path& path, const DrawingOptions& options,
                                                      const std::function<core::Result<void>(const core::Call&)>& sink)
{
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return core::failure("the file can't be opened");
    return drawStream(file, options, sink);
}

} // namespace vitrine::captures::svg
