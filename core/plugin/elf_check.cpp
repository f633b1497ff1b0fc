// SPDX-License-Identifier: Apache-2.0
#include "core/plugin/elf_check.h"

#include <bit>
#include <cstdint>
#include <cstring>
#include <elf.h>
#include <link.h>

namespace vitrine::core {

namespace {

using Header = ElfW(Ehdr);
using Segment = ElfW(Phdr);

constexpr std::size_t kMaxSegments = 256;
constexpr unsigned char kClass = sizeof(void*) == 8 ? ELFCLASS64 : ELFCLASS32;
constexpr unsigned char kOrder = std::endian::native == std::endian::little ? ELFDATA2LSB : ELFDATA2MSB;
#if defined(__x86_64__)
constexpr unsigned kMachine = EM_X86_64;
#elif defined(__aarch64__)
constexpr unsigned kMachine = EM_AARCH64;
#elif defined(__riscv)
constexpr unsigned kMachine = EM_RISCV;
#elif defined(__i386__)
constexpr unsigned kMachine = EM_386;
#elif defined(__arm__)
constexpr unsigned kMachine = EM_ARM;
#elif defined(__powerpc64__)
constexpr unsigned kMachine = EM_PPC64;
#elif defined(__s390x__)
constexpr unsigned kMachine = EM_S390;
#else
#    error "the number of this processor in ELF files is not known here"
#endif

template <typename T>
T at(std::span<const std::byte> bytes, std::size_t offset)
{
    T value;
    std::memcpy(&value, bytes.data() + offset, sizeof value);
    return value;
}

bool lies(std::span<const std::byte> bytes, std::uint64_t offset, std::uint64_t size)
{
    return offset <= bytes.size() && size <= bytes.size() - offset;
}

} // namespace

Result<void> checkSharedObject(std::span<const std::byte> bytes)
{
    if (!lies(bytes, 0, sizeof(Header)) || std::memcmp(bytes.data(), ELFMAG, SELFMAG) != 0)
        return failure("is no shared library");
    const auto header = at<Header>(bytes, 0);
    if (header.e_ident[EI_CLASS] != kClass || header.e_ident[EI_DATA] != kOrder || header.e_machine != kMachine)
        return failure("was built for another kind of processor");
    if (header.e_type != ET_DYN)
        return failure("is a program or an object file, no shared library");
    if (header.e_phentsize != sizeof(Segment) || header.e_phnum == 0 || header.e_phnum > kMaxSegments)
        return failure("is a damaged shared library");
    if (!lies(bytes, header.e_phoff, std::uint64_t{header.e_phnum} * sizeof(Segment)))
        return failure("is cut off");
    bool hasSymbols = false;
    for (std::size_t i = 0; i < header.e_phnum; ++i) {
        const auto segment = at<Segment>(bytes, header.e_phoff + i * sizeof(Segment));
        if (!lies(bytes, segment.p_offset, segment.p_filesz))
            return failure("is cut off");
        hasSymbols = hasSymbols || segment.p_type == PT_DYNAMIC;
    }
    // The table of sections stands last in what linkers write, so that a library without its end lacks it.
    if (!lies(bytes, header.e_shoff, std::uint64_t{header.e_shnum} * header.e_shentsize))
        return failure("is cut off");
    return hasSymbols ? Result<void>() : failure("is a damaged shared library");
}

} // namespace vitrine::core
