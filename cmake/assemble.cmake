# SPDX-License-Identifier: Apache-2.0
# cmake -DTEMPLATE=… -DPARTS=… -DDOCUMENT=… -P: the template with the parts in place of its line @COMMANDS@. The first
# line of a part is its license, which the document has already.
set(all "")
foreach(part IN LISTS PARTS)
    file(READ ${part} text)
    string(FIND "${text}" "\n" end)
    math(EXPR end "${end} + 1")
    string(SUBSTRING "${text}" ${end} -1 text)
    string(APPEND all "${text}")
endforeach()
file(READ ${TEMPLATE} text)
string(REPLACE "@COMMANDS@\n" "${all}" text "${text}")
file(WRITE ${DOCUMENT} "${text}")
