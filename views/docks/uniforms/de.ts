<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>DockTable</name>
    <message>
        <source>Uniforms</source>
        <translation>Uniforms</translation>
    </message>
    <message>
        <source>All that configures a program: its uniforms, parameters of units, and which call set each.</source>
        <translation>Alles, was ein Programm konfiguriert: seine Uniforms, Parameter von Einheiten und welcher Aufruf sie gesetzt hat.</translation>
    </message>
</context>
<context>
    <name>UniformRows</name>
    <message>
        <source>Uniform</source>
        <translation>Uniform</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Location</translation>
    </message>
    <message>
        <source>Read by</source>
        <translation>Gelesen von</translation>
    </message>
    <message>
        <source>Set by</source>
        <translation>Gesetzt von</translation>
    </message>
    <message>
        <source>OpenGL ES 1.x</source>
        <translation>OpenGL ES 1.x</translation>
    </message>
    <message>
        <source>OpenGL ES 2.0</source>
        <translation>OpenGL ES 2.0</translation>
    </message>
    <message>
        <source>Unified</source>
        <translation>Vereinheitlicht</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>Function</source>
        <translation>Funktion</translation>
    </message>
    <message>
        <source>Old value</source>
        <translation>Alter Wert</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>Neuer Wert</translation>
    </message>
    <message>
        <source>call %1</source>
        <translation>Aufruf %1</translation>
    </message>
    <message>
        <source>unit %1</source>
        <translation>Einheit %1</translation>
    </message>
    <message>
        <source>the system</source>
        <translation>das System</translation>
    </message>
    <message>
        <source>A value of the state, which no glUniform call sets.</source>
        <translation>Ein Wert des Zustands, den kein glUniform-Aufruf setzt.</translation>
    </message>
    <message>
        <source>shader</source>
        <translation>Shader</translation>
    </message>
    <message>
        <source>Declared by the shaders of the program.</source>
        <translation>Von den Shadern des Programms deklariert.</translation>
    </message>
    <message>
        <source>%1 · port %2</source>
        <translation>%1 · Port %2</translation>
    </message>
    <message>
        <source>A parameter of the unit %1 (%2) on port %3 of the arbiter. %4</source>
        <translation>Ein Parameter der Einheit %1 (%2) an Port %3 des Arbiters. %4</translation>
    </message>
    <message>
        <source>Linking gives it the default: %1.</source>
        <translation>Das Linken gibt die Vorgabe: %1.</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>● set</source>
        <translation>● gesetzt</translation>
    </message>
    <message>
        <source>Of its type: shaders declare none.</source>
        <translation>Der des Typs: Shader geben keinen an.</translation>
    </message>
    <message>
        <source>any finite value</source>
        <translation>jeder endliche Wert</translation>
    </message>
    <message>
        <source>Other values are refused with INVALID_VALUE.</source>
        <translation>Andere Werte werden mit INVALID_VALUE abgelehnt.</translation>
    </message>
    <message>
        <source>vertex</source>
        <translation>Vertex</translation>
    </message>
    <message>
        <source>fragment</source>
        <translation>Fragment</translation>
    </message>
    <message>
        <source>The calls before are looked through.</source>
        <translation>Die Aufrufe davor werden durchgesehen.</translation>
    </message>
    <message>
        <source>No call among the last ones that set uniforms.</source>
        <translation>Kein Aufruf unter den letzten, die Uniforms gesetzt haben.</translation>
    </message>
    <message>
        <source>No call has set it since the program was linked.</source>
        <translation>Kein Aufruf hat es gesetzt, seit das Programm gelinkt wurde.</translation>
    </message>
    <message>
        <source>%1 in call %2: %3, before %4</source>
        <translation>%1 in Aufruf %2: %3, vorher %4</translation>
    </message>
    <message>
        <source>%1 uniform</source>
        <translation>%1 Uniform</translation>
    </message>
    <message>
        <source>%1 uniforms</source>
        <translation>%1 Uniforms</translation>
    </message>
    <message>
        <source>Vertex shader</source>
        <translation>Vertex-Shader</translation>
    </message>
    <message>
        <source>Fragment stage: fixed function</source>
        <translation>Fragment-Stufe: Festfunktion</translation>
    </message>
    <message>
        <source>Fragment shader</source>
        <translation>Fragment-Shader</translation>
    </message>
    <message>
        <source>OpenGL ES 1.x has no functions for this unit.</source>
        <translation>OpenGL ES 1.x hat für diese Einheit keine Funktionen.</translation>
    </message>
    <message>
        <source>OpenGL ES 1.x has no programs, so it has no uniforms.</source>
        <translation>OpenGL ES 1.x hat keine Programme, also keine Uniforms.</translation>
    </message>
    <message>
        <source>OpenGL ES 2.0 can&apos;t configure fixed-function units.</source>
        <translation>OpenGL ES 2.0 kann Festfunktions-Einheiten nicht konfigurieren.</translation>
    </message>
    <message>
        <source>Set by the state, not by a call.</source>
        <translation>Vom Zustand gesetzt, nicht von einem Aufruf.</translation>
    </message>
    <message>
        <source>Fixed-function units</source>
        <translation>Festfunktions-Einheiten</translation>
    </message>
    <message>
        <source>%1 parameter</source>
        <translation>%1 Parameter</translation>
    </message>
    <message>
        <source>%1 parameters</source>
        <translation>%1 Parameter</translation>
    </message>
</context>
<context>
    <name>vitrine::views::UniformsView</name>
    <message>
        <source>Reading the uniforms was cancelled.</source>
        <translation>Das Lesen der Uniforms wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Filter: a name or a value</source>
        <translation>Filter: Name oder Wert</translation>
    </message>
    <message>
        <source>Filter uniforms</source>
        <translation>Uniforms filtern</translation>
    </message>
    <message>
        <source>By stage</source>
        <translation>Nach Stufe</translation>
    </message>
    <message>
        <source>&lt;b&gt;By stage&lt;/b&gt;&lt;br&gt;What the vertex stage, the fragment stage and the fixed-function units read.</source>
        <translation>&lt;b&gt;Nach Stufe&lt;/b&gt;&lt;br&gt;Was die Vertex-Stufe, die Fragment-Stufe und die Festfunktions-Einheiten lesen.</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>&lt;b&gt;List&lt;/b&gt;&lt;br&gt;As the API lists them: one list, whatever reads them.</source>
        <translation>&lt;b&gt;Liste&lt;/b&gt;&lt;br&gt;Wie die Schnittstelle sie aufzählt: eine Liste, wer auch immer sie liest.</translation>
    </message>
    <message>
        <source>API view</source>
        <translation>API-Ansicht</translation>
    </message>
    <message>
        <source>&lt;b&gt;API view&lt;/b&gt;&lt;br&gt;The calls that make the same state in OpenGL ES 1.x, in OpenGL ES 2.0 and in the unified interface, side by side.</source>
        <translation>&lt;b&gt;API-Ansicht&lt;/b&gt;&lt;br&gt;Die Aufrufe, die denselben Zustand herstellen, in OpenGL ES 1.x, in OpenGL ES 2.0 und in der vereinheitlichten Schnittstelle, nebeneinander.</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>&lt;b&gt;Changed&lt;/b&gt;&lt;br&gt;Only what has been set to another value since the draw before.</source>
        <translation>&lt;b&gt;Geändert&lt;/b&gt;&lt;br&gt;Nur, was seit dem Draw davor auf einen anderen Wert gesetzt wurde.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>&lt;b&gt;History&lt;/b&gt;&lt;br&gt;Shows the calls that have set the selected uniform.</source>
        <translation>&lt;b&gt;Verlauf&lt;/b&gt;&lt;br&gt;Zeigt die Aufrufe, die das ausgewählte Uniform gesetzt haben.</translation>
    </message>
    <message>
        <source>Uniforms by stage</source>
        <translation>Uniforms nach Stufe</translation>
    </message>
    <message>
        <source>List of uniforms</source>
        <translation>Liste der Uniforms</translation>
    </message>
    <message>
        <source>Calls that set the uniforms</source>
        <translation>Aufrufe, die die Uniforms setzen</translation>
    </message>
    <message>
        <source>Calls that have set the uniform</source>
        <translation>Aufrufe, die das Uniform gesetzt haben</translation>
    </message>
    <message>
        <source>Open a capture to see the uniforms of its programs.</source>
        <translation>Eine Aufzeichnung öffnen, um die Uniforms ihrer Programme zu sehen.</translation>
    </message>
    <message>
        <source>Reading the uniforms…</source>
        <translation>Uniforms werden gelesen …</translation>
    </message>
    <message>
        <source>Uniforms · %1</source>
        <translation>Uniforms · %1</translation>
    </message>
    <message>
        <source>The program is not linked, so it has no uniforms. Its dock shows why.</source>
        <translation>Das Programm ist nicht gelinkt, hat also keine Uniforms. Seine Ansicht zeigt, warum.</translation>
    </message>
    <message>
        <source>The program has no uniforms.</source>
        <translation>Das Programm hat keine Uniforms.</translation>
    </message>
    <message>
        <source>Looking through the calls before…</source>
        <translation>Die Aufrufe davor werden durchgesehen …</translation>
    </message>
    <message>
        <source>%1 call that set a uniform, newest first</source>
        <translation>%1 Aufruf, der ein Uniform gesetzt hat, die neuesten zuerst</translation>
    </message>
    <message>
        <source>%1 calls that set uniforms, newest first</source>
        <translation>%1 Aufrufe, die Uniforms gesetzt haben, die neuesten zuerst</translation>
    </message>
    <message>
        <source>%1 call that set %2, newest first</source>
        <translation>%1 Aufruf, der %2 gesetzt hat, die neuesten zuerst</translation>
    </message>
    <message>
        <source>%1 calls that set %2, newest first</source>
        <translation>%1 Aufrufe, die %2 gesetzt haben, die neuesten zuerst</translation>
    </message>
    <message>
        <source>%1 uniform of the shaders</source>
        <translation>%1 Uniform der Shader</translation>
    </message>
    <message>
        <source>%1 uniforms of the shaders</source>
        <translation>%1 Uniforms der Shader</translation>
    </message>
    <message>
        <source>%1 parameter of units</source>
        <translation>%1 Parameter von Einheiten</translation>
    </message>
    <message>
        <source>%1 parameters of units</source>
        <translation>%1 Parameter von Einheiten</translation>
    </message>
    <message>
        <source>OpenGL ES 2.0 lists %1 of %2</source>
        <translation>OpenGL ES 2.0 zählt %1 von %2 auf</translation>
    </message>
    <message>
        <source>linked by %1</source>
        <translation>gelinkt von %1</translation>
    </message>
    <message>
        <source>call %1</source>
        <translation>Aufruf %1</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>Draw %1</translation>
    </message>
    <message>
        <source>%1 changed since %2</source>
        <translation>%1 geändert seit %2</translation>
    </message>
    <message>
        <source>Keeps the rows that contain this text.</source>
        <translation>Behält die Zeilen, die diesen Text enthalten.</translation>
    </message>
</context>
</TS>
