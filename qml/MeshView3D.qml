// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick3D
import Vitrine.Values

// The geometry of a draw, as the scene has it.
View3D {
    id: view

    required property MeshScene scene

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
    Model {
        visible: view.scene.faces.isShown
        geometry: view.scene.faces
        materials: MeshMaterial { isFace: 1 }
    }
    Model {
        visible: view.scene.edges.isShown
        geometry: view.scene.edges
        materials: MeshMaterial { nearer: 0.002 }
    }
    Model {
        visible: view.scene.points.isShown
        geometry: view.scene.points
        materials: MeshMaterial { pointSize: view.scene.pointSize }
    }
    Model {
        visible: view.scene.frame.isShown
        geometry: view.scene.frame
        materials: MeshMaterial {}
    }
}
