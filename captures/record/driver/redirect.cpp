// SPDX-License-Identifier: Apache-2.0
// libEGL.so.1, libGLESv2.so.2 and libOpenVG.so.1 hold nothing: they are names under which programs find
// libvitrine-drop-in.so.
