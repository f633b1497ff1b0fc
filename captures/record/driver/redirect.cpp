// SPDX-License-Identifier: Apache-2.0
// libEGL.so.1 and libGLESv2.so.2 hold nothing: they are names under which programs find libvitrine-drop-in.so.
