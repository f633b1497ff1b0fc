// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

namespace vitrine::test {

/// Something of everything that an import reads.
inline constexpr std::string_view kDrawing = R"svg(<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE svg [<!ENTITY st "fill:#08f;stroke:none">]>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 30" width="40">
<style>.a{fill:red}#b,rect.c{stroke:rgb(10%,20%,30%) !important;stroke-dasharray:3 1}@media x{y{}}</style>
<defs><linearGradient id="g" x1="10%" spreadMethod="reflect" gradientTransform="rotate(30)"><stop offset=".2"
stop-color="#fe0"/><stop offset="90%" style="stop-color:hsl(120,50%,50%);stop-opacity:.5"/></linearGradient>
<radialGradient id="h" xlink:href="#g" fx=".3" gradientUnits="userSpaceOnUse" cx="9" cy="9" r="8"/>
<pattern id="p" width=".3" height="25%" viewBox="0 0 4 4"><circle r="2" fill="url(#g)"/></pattern>
<marker id="m" orient="auto" markerWidth="2" viewBox="0 0 2 2"><path d="M0 0l2 1-2 1z"/></marker>
<clipPath id="k" clipPathUnits="objectBoundingBox"><ellipse cx=".5" cy=".5" rx=".4" ry=".3"/></clipPath>
<mask id="n"><rect width="9" height="9" fill="url(#h)"/></mask><symbol id="s" viewBox="0 0 9 9"><path id="b"
d="M1 1h3v3H1zm4,4c1 2 3 4 5 6s7 8 9 1q1 2 3 4t5 6a5 6 30 0 1 7-8z" fill-rule="evenodd"/></symbol></defs>
<g id="one" transform="translate(2 3) scale(1.5)" opacity=".5"><rect class="a c" width="9" height="5" rx="1"/>
<use xlink:href="#s" x="5" width="20" height="9"/></g><g clip-path="url(#k)" mask="url(#n)"><polygon points="1,1 9,2 5 8"
fill="url(#p) lime" marker-mid="url(#m)"/></g><switch><g systemLanguage="de"/><line x1="2mm" y2="3em"
stroke="currentColor" stroke-linecap="round" stroke-width="2"/></switch><text>t</text>
<svg x="50%" width="9" height="9" preserveAspectRatio="xMaxYMin slice" style="&st;"><circle cx="4" cy="4" r="3"/></svg>
</svg>)svg";

} // namespace vitrine::test
