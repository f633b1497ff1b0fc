// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/importers/svg/document.h"

#include <istream>
#include <stop_token>

namespace vitrine::captures::svg {

/// Reads the elements of an SVG file, at most as much of it as bounds.h allows. Entities that the file itself declares
/// are replaced; nothing outside of the file is ever read. What is no element of SVG's is left out.
///
/// Fails when the file is no whole XML, and when its root is no svg element: "line 3, column 7: …".
[[nodiscard]] core::Result<Document> readDocument(std::istream& file, Findings& findings,
                                                  const std::stop_token& stop = {});

} // namespace vitrine::captures::svg
