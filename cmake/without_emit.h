// SPDX-License-Identifier: Apache-2.0
#pragma once

/// Last of the precompiled headers of tests that have no widgets: units have an emit() of their own, and Qt's word of
/// that name would be read before them. A test with widgets that reads units as well includes it before them.
#undef emit
