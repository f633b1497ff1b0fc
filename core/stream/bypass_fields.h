// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/state_field.h"

namespace vitrine::core {

/// Of the register bank beside the processors.
struct BankFields {
    static constexpr GroupField kFifo{"fifo"};
    static constexpr GroupField kPairing{"pairing"};
    static constexpr TruthField kIsFull{"isFull"}; ///< a pixel waits for room
};

/// Of the unit that combines the colors of pixels in bypass.
struct CombinerFields {
    static constexpr NumberField kDiscarded{"discarded"}; ///< pixels so far, by the alpha test
};

/// Of its FIFO.
struct FifoFields {
    static constexpr ListField kPlaces{"places"};
    static constexpr NumberField kHead{"head"};
    static constexpr NumberField kSize{"size"};
};

/// Of its pairing of pixels with texels.
struct PairingFields {
    static constexpr ListField kWaiting{"waiting"};
};

/// Of a pixel in the FIFO.
struct PixelFields {
    static constexpr NumberField kOrderNumber{"orderNumber"};
    static constexpr NumberField kX{"x"};
    static constexpr NumberField kY{"y"};
    static constexpr NumberField kLookups{"lookups"};
    static constexpr ListField kColors{"colors"};
};

/// Of an item that leaves the bank.
struct PairedFields {
    static constexpr TruthField kIsPixel{"isPixel"};
    static constexpr GroupField kPixel{"pixel"};
    static constexpr ListField kTexels{"texels"};
};

} // namespace vitrine::core
