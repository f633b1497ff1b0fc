<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>DockTable</name>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Frames, markers, draws, clears and copies of the capture; its calls on demand.</source>
        <translation>Frames, Marker, Draws, Clears und Copys der Aufzeichnung; ihre Aufrufe auf Wunsch.</translation>
    </message>
</context>
<context>
    <name>Without</name>
    <message>
        <source>%1 in part</source>
        <translation>%1 zum Teil</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>vitrine::views::CallObjects</name>
    <message>
        <source>Looking for what it uses…</source>
        <translation>Sucht, was er verwendet…</translation>
    </message>
    <message>
        <source>It uses no object</source>
        <translation>Er verwendet kein Objekt</translation>
    </message>
    <message>
        <source>Previous write of %1</source>
        <translation>Voriges Schreiben von %1</translation>
    </message>
    <message>
        <source>Next write of %1</source>
        <translation>Nächstes Schreiben von %1</translation>
    </message>
</context>
<context>
    <name>vitrine::views::EventModel</name>
    <message>
        <source>Frame %1</source>
        <translation>Frame %1</translation>
    </message>
    <message>
        <source>All calls</source>
        <translation>Alle Aufrufe</translation>
    </message>
    <message>
        <source>After the last frame</source>
        <translation>Nach dem letzten Frame</translation>
    </message>
    <message>
        <source>%1 draw</source>
        <translation>%1 Draw</translation>
    </message>
    <message>
        <source>%1 draws</source>
        <translation>%1 Draws</translation>
    </message>
    <message>
        <source>%1, bookmarked</source>
        <translation>%1, mit Lesezeichen</translation>
    </message>
    <message>
        <source>%1, shown now</source>
        <translation>%1, jetzt gezeigt</translation>
    </message>
    <message>
        <source>%1 fragment</source>
        <comment>cost</comment>
        <translation>%1 Fragment</translation>
    </message>
    <message>
        <source>%1 fragments</source>
        <comment>cost</comment>
        <translation>%1 Fragmente</translation>
    </message>
    <message>
        <source>, %1 % of its frame</source>
        <comment>cost</comment>
        <translation>, %1 % seines Frames</translation>
    </message>
    <message>
        <source>%1 vertex</source>
        <translation>%1 Vertex</translation>
    </message>
    <message>
        <source>%1 vertices</source>
        <translation>%1 Vertices</translation>
    </message>
    <message>
        <source>%1 primitive drawn</source>
        <translation>%1 Primitiv gezeichnet</translation>
    </message>
    <message>
        <source>%1 primitives drawn</source>
        <translation>%1 Primitive gezeichnet</translation>
    </message>
    <message>
        <source>%1 sample written</source>
        <translation>%1 Sample geschrieben</translation>
    </message>
    <message>
        <source>%1 samples written</source>
        <translation>%1 Samples geschrieben</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>What happened, in order, and the call that did it.</source>
        <translation>Was der Reihe nach geschah und der Aufruf, der es tat.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>The color buffer just after it.</source>
        <translation>Der Farbpuffer gleich danach.</translation>
    </message>
    <message>
        <source>Fragments</source>
        <translation>Fragmente</translation>
    </message>
    <message>
        <source>What draws cost: fragments, covered pixels that came to be shaded or went past the processors. The bar is the share of the frame.</source>
        <translation>Was Draws kosten: Fragmente, bedeckte Pixel, die zum Schattieren kamen oder an den Prozessoren vorbei. Der Balken ist der Anteil am Frame.</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Your bookmark and comment.</source>
        <translation>Eigenes Lesezeichen und eigener Kommentar.</translation>
    </message>
    <message>
        <source>%1, failed</source>
        <translation>%1, fehlgeschlagen</translation>
    </message>
    <message>
        <source>Shading that its fragments need: %1. Deciding rule: %2.</source>
        <comment>cost</comment>
        <translation>Shading, das seine Fragmente brauchen: %1. Entscheidende Regel: %2.</translation>
    </message>
    <message>
        <source>%1: %2, %3 % of its frame</source>
        <comment>cost</comment>
        <translation>%1: %2, %3 % seines Frames</translation>
    </message>
    <message>
        <source>2-D: %1, %2, %3 painted</source>
        <translation>2-D: %1, %2, %3 gemalt</translation>
    </message>
    <message>
        <source>%1 stencil write</source>
        <translation>%1 Stencilschreibzugriff</translation>
    </message>
    <message>
        <source>%1 stencil writes</source>
        <translation>%1 Stencilschreibzugriffe</translation>
    </message>
    <message>
        <source>%1 pixel touched</source>
        <translation>%1 Pixel berührt</translation>
    </message>
    <message>
        <source>%1 pixels touched</source>
        <translation>%1 Pixel berührt</translation>
    </message>
    <message>
        <source>%1 energy (illustrative)</source>
        <translation>%1 Energie (illustrativ)</translation>
    </message>
    <message>
        <source>Stencil writes</source>
        <translation>Stencilschreibzugriffe</translation>
    </message>
    <message>
        <source>2-D: samples of a plane that were counted up or down for paths and scissors.</source>
        <translation>2-D: Samples einer Ebene, die für Pfade und Scissors auf- oder abwärts gezählt wurden.</translation>
    </message>
    <message>
        <source>Touched</source>
        <translation>Berührt</translation>
    </message>
    <message>
        <source>2-D: pixels of the boxes that are resolved and painted.</source>
        <translation>2-D: Pixel der Rechtecke, die aufgelöst und gemalt werden.</translation>
    </message>
    <message>
        <source>Painted</source>
        <translation>Gemalt</translation>
    </message>
    <message>
        <source>2-D: of these, the pixels that are painted.</source>
        <translation>2-D: davon die Pixel, die gemalt werden.</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>Takte</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>%1 fragment shader run</source>
        <translation>%1 Lauf des Fragmentshaders</translation>
    </message>
    <message>
        <source>%1 fragment shader runs</source>
        <translation>%1 Läufe des Fragmentshaders</translation>
    </message>
    <message>
        <source>Shader runs</source>
        <translation>Shaderläufe</translation>
    </message>
    <message>
        <source>Fragment shader runs: the fragments that did not bypass the processors. Of the timed machine, for each draw by itself. Takes a while to count.</source>
        <translation>Läufe des Fragmentshaders: die Fragmente, die die Prozessoren nicht umgangen haben. Der getakteten Maschine, für jeden Draw für sich. Das Zählen dauert eine Weile.</translation>
    </message>
    <message>
        <source>%1
The dock Why not tells the reason, and what would bring each back.</source>
        <translation>%1
Das Dock Warum nicht nennt den Grund, und was jedes zurückbrächte.</translation>
    </message>
    <message>
        <source>Goes without</source>
        <translation>Geht ohne</translation>
    </message>
    <message>
        <source>What could spare the draw work and does not, or in part of it alone: HiZ culling, early test, bypass, layer 2. Of the timed machine, for each draw by itself. Takes a while to count.</source>
        <translation>Was dem Draw Arbeit sparen könnte und es nicht tut, oder nur in einem Teil: HiZ-Culling, früher Test, Bypass, Ebene 2. Auf der getakteten Maschine, jeder Draw für sich. Zu zählen dauert eine Weile.</translation>
    </message>
    <message>
        <source>The frame: %1 cycles, %2 of them without a draw and %3 of idle tail</source>
        <translation>Der Frame: %1 Takte, davon %2 ohne Draw und %3 Leerlauf am Ende</translation>
    </message>
    <message>
        <source>Cycles of the timed machine: of each draw alone, or, where draws are shown in their frame, what draws, clears and copies cost in it. Takes a while to count.</source>
        <translation>Takte der getakteten Maschine: jedes Draws allein oder, wo Draws in ihrem Frame gezeigt werden, was Draws, Clears und Kopien darin kosten. Sie zu zählen dauert.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Illustrative energy of the timed machine: of each draw alone, or, where draws are shown in their frame, of the operations that draws, clears and copies need in it and of the cycles that they cost. Takes a while to count.</source>
        <translation>Illustrative Energie der getakteten Maschine: jedes Draws allein oder, wo Draws in ihrem Frame gezeigt werden, der Operationen, die Draws, Clears und Kopien darin brauchen, und der Takte, die sie kosten. Sie zu zählen dauert.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::EventSorting</name>
    <message>
        <source>Sort by…</source>
        <translation>Sortieren nach…</translation>
    </message>
    <message>
        <source>Orders the draws of each frame by what they cost, or as the calls are.</source>
        <translation>Ordnet die Draws jedes Frames nach dem, was sie kosten, oder wie die Aufrufe sind.</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
    <message>
        <source>Order of the calls</source>
        <translation>Reihenfolge der Aufrufe</translation>
    </message>
    <message>
        <source>Most first</source>
        <translation>Die meisten zuerst</translation>
    </message>
    <message>
        <source>Least first</source>
        <translation>Die wenigsten zuerst</translation>
    </message>
</context>
<context>
    <name>vitrine::views::EventTable</name>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Frame</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>Fragments</source>
        <translation>Fragmente</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Stencil writes</source>
        <translation>Stencilschreibzugriffe</translation>
    </message>
    <message>
        <source>Touched</source>
        <translation>Berührt</translation>
    </message>
    <message>
        <source>Painted</source>
        <translation>Gemalt</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>Takte</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>Shader runs</source>
        <translation>Shaderläufe</translation>
    </message>
    <message>
        <source>Goes without</source>
        <translation>Geht ohne</translation>
    </message>
    <message>
        <source>Cycles in the frame</source>
        <translation>Takte im Frame</translation>
    </message>
    <message>
        <source>Energy in the frame</source>
        <translation>Energie im Frame</translation>
    </message>
</context>
<context>
    <name>vitrine::views::EventView</name>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Filter events</source>
        <translation>Ereignisse filtern</translation>
    </message>
    <message>
        <source>All calls</source>
        <translation>Alle Aufrufe</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche…</translation>
    </message>
    <message>
        <source>Searching… %1 match so far</source>
        <translation>Suche… bisher %1 Treffer</translation>
    </message>
    <message>
        <source>Searching… %1 matches so far</source>
        <translation>Suche… bisher %1 Treffer</translation>
    </message>
    <message>
        <source>No call matches. Clear the filter with Esc.</source>
        <translation>Kein Aufruf passt. Esc leert den Filter.</translation>
    </message>
    <message>
        <source>No draw, clear, copy or marker matches. Esc clears the filter; “All calls” looks further.</source>
        <translation>Kein Draw, Clear, Copy oder Marker passt. Esc leert den Filter; „Alle Aufrufe“ sucht weiter.</translation>
    </message>
    <message>
        <source>%1 match</source>
        <translation>%1 Treffer</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 Treffer</translation>
    </message>
    <message>
        <source>Go here	Enter</source>
        <translation>Hierher gehen	Enter</translation>
    </message>
    <message>
        <source>Filter to %1</source>
        <translation>Nach %1 filtern</translation>
    </message>
    <message>
        <source>Filter to the group “%1”</source>
        <translation>Nach der Gruppe „%1“ filtern</translation>
    </message>
    <message>
        <source>Copy calls with their numbers</source>
        <translation>Aufrufe mit Nummern kopieren</translation>
    </message>
    <message>
        <source>&lt;b&gt;All calls&lt;/b&gt; ({key:all-calls})&lt;br&gt;Also shows the calls that draw nothing.</source>
        <translation>&lt;b&gt;Alle Aufrufe&lt;/b&gt; ({key:all-calls})&lt;br&gt;Zeigt auch die Aufrufe, die nichts zeichnen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Filter&lt;/b&gt; ({key:filter})&lt;br&gt;Keeps the events whose name or call contains these words, or that fields describe: &lt;i&gt;kind:draw GL_TRIANGLES and not draw:5-20&lt;/i&gt;. {key:offer-words} offers what can stand here.&lt;br&gt;%1</source>
        <translation>&lt;b&gt;Filter&lt;/b&gt; ({key:filter})&lt;br&gt;Behält die Ereignisse, deren Name oder Aufruf diese Wörter enthält oder auf die Felder zutreffen: &lt;i&gt;kind:draw GL_TRIANGLES and not draw:5-20&lt;/i&gt;. {key:offer-words} bietet an, was hier stehen kann.&lt;br&gt;%1</translation>
    </message>
    <message>
        <source>Sorted by %1</source>
        <translation>Sortiert nach %1</translation>
    </message>
</context>
<context>
    <name>vitrine::views::FilterField</name>
    <message>
        <source>Calls %1</source>
        <translation>Aufrufe %1</translation>
    </message>
    <message>
        <source>Used before.</source>
        <translation>Schon benutzt.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::FilterPopup</name>
    <message>
        <source>Ways to go on</source>
        <translation>Mögliche Fortsetzungen</translation>
    </message>
</context>
</TS>
