// SPDX-License-Identifier: Apache-2.0
// What CMake compiles beside the headers of a precompiled set: nothing.
