// SPDX-License-Identifier: Apache-2.0
#include "core/api/replay/vg_call.h"

namespace vitrine::core {

const VgEntry* findVgEntry(std::string_view name)
{
    static const auto kEntries =
        sortedEntries<VgCall>(vgStateEntries(), vgPathEntries(), vgPaintEntries(), vgMaskEntries(), vgImageEntries(),
                              vgFontEntries(), vgFilterEntries(), vguEntries(), v2dEntries());
    return findEntry<VgCall>(kEntries, name);
}

} // namespace vitrine::core
