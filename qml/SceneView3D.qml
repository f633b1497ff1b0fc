// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick3D
import Vitrine.Values

// A scene's camera before its background; the geometry is added by who uses it.
View3D {
    id: view

    required property Scene scene

    camera: camera
    environment: SceneEnvironment {
        backgroundMode: SceneEnvironment.Color
        clearColor: view.scene.background
        tonemapMode: SceneEnvironment.TonemapModeNone
        antialiasingMode: SceneEnvironment.MSAA
        antialiasingQuality: SceneEnvironment.High
    }

    PerspectiveCamera {
        id: camera
        position: view.scene.eye
        rotation: view.scene.rotation
        fieldOfView: view.scene.fieldOfView
        clipNear: view.scene.clipNear
        clipFar: view.scene.clipFar
    }
}
