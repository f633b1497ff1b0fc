// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick3D

// Colors as the vertices have them, without light; faces are a little darker the more they turn away.
CustomMaterial {
    property real pointSize: 5
    property real nearer: 0   // this part of the way to the eye: lines on faces stand before them
    property real isFace: 0

    shadingMode: CustomMaterial.Unshaded
    cullMode: Material.NoCulling
    vertexShader: "scene.vert"
    fragmentShader: "scene.frag"
}
