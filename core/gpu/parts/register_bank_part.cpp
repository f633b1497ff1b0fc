// SPDX-License-Identifier: Apache-2.0
// RFB, as the FIFO of pixels that bypass the processors.
#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/parts/machine_builder.h"
#include "core/gpu/parts/part_rows.h"

namespace vitrine::core {

namespace {

void addBankLookups(MachineBuilder& builder)
{
    builder.links.lookups = builder.queue<InitialRequest>("rfb.lookups", kStageDepth, "initial request");
}

void addBankPixels(MachineBuilder& builder)
{
    builder.links.paired = builder.queue<PairedPixel>("rfb.pixels", kStageDepth, "pixel");
}

void addRegisterBank(MachineBuilder& builder)
{
    const MachineLinks& links = builder.links;
    builder.wiring.bypassBank = &builder.machine().add<BypassBank>(
        "rfb",
        BypassBank::Config{builder.tables().plans, builder.config.bypass->bypassFifoBanks, builder.costOf("RFB")},
        BypassBank::Ports{*links.bypassed, *links.lookups, *links.texels, *links.paired, *links.bankPower});
}

} // namespace

Part registerBankPart()
{
    return {.id = "RFB",
            .place = PartPlace{PipelineStage::Interpolation, PipelineWork::Fragment},
            .isOfProcessor = true,
            .isWired = hasBypass,
            .links = {{200, addBankLookups}, {220, addBankPixels}},
            .units = {{180, addRegisterBank}},
            .terms = {"", "", "pipeline resource", "register file", "register file banks A, B"}};
}

} // namespace vitrine::core
