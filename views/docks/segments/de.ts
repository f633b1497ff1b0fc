<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>DockTable</name>
    <message>
        <source>Segments</source>
        <translation>Segmente</translation>
    </message>
    <message>
        <source>How the stream of fragments is cut into segments, and when each is run and collected.</source>
        <translation>Wie der Strom der Fragmente in Segmente geschnitten wird und wann jedes läuft und eingesammelt wird.</translation>
    </message>
</context>
<context>
    <name>Segments</name>
    <message>
        <source>Segment</source>
        <translation>Segment</translation>
    </message>
    <message>
        <source>In the order of opening, from 0.</source>
        <translation>In der Reihenfolge des Öffnens, ab 0.</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>Pipeline</translation>
    </message>
    <message>
        <source>The processor that runs it.</source>
        <translation>Der Prozessor, der es ausführt.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Fragments</source>
        <translation>Fragmente</translation>
    </message>
    <message>
        <source>Dispatched to it.</source>
        <translation>Die ihm zugeteilt wurden.</translation>
    </message>
    <message>
        <source>Fill %</source>
        <translation>Füllung %</translation>
    </message>
    <message>
        <source>Of its slots.</source>
        <translation>Seiner Plätze.</translation>
    </message>
    <message>
        <source>Closed because</source>
        <translation>Geschlossen, weil</translation>
    </message>
    <message>
        <source>Why nothing more was added.</source>
        <translation>Warum nichts mehr hinzukam.</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Ausgewählt</translation>
    </message>
    <message>
        <source>The cycle in which it was opened with its first fragment.</source>
        <translation>Der Takt, in dem es mit seinem ersten Fragment geöffnet wurde.</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Geschlossen</translation>
    </message>
    <message>
        <source>The cycle in which it was closed.</source>
        <translation>Der Takt, in dem es geschlossen wurde.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>The cycle in which its pipeline signaled completion.</source>
        <translation>Der Takt, in dem seine Pipeline es fertig meldete.</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>Einsammeln</translation>
    </message>
    <message>
        <source>The cycle in which the collector took its first fragment.</source>
        <translation>Der Takt, in dem der Sammler sein erstes Fragment nahm.</translation>
    </message>
    <message>
        <source>Last collected</source>
        <translation>Zuletzt eingesammelt</translation>
    </message>
    <message>
        <source>The cycle in which the collector took its last fragment.</source>
        <translation>Der Takt, in dem der Sammler sein letztes Fragment nahm.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Cycles from closing to completion.</source>
        <translation>Takte vom Schließen bis zur Fertigmeldung.</translation>
    </message>
    <message>
        <source>Head-of-line wait</source>
        <translation>Warten, bis es dran ist</translation>
    </message>
    <message>
        <source>Cycles from completion until its turn came.</source>
        <translation>Takte von der Fertigmeldung, bis es an der Reihe war.</translation>
    </message>
    <message>
        <source>A processor.</source>
        <translation>Ein Prozessor.</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmente</translation>
    </message>
    <message>
        <source>That were closed.</source>
        <translation>Die geschlossen wurden.</translation>
    </message>
    <message>
        <source>Of these segments.</source>
        <translation>Dieser Segmente.</translation>
    </message>
    <message>
        <source>Of the slots, on average.</source>
        <translation>Der Plätze, im Mittel.</translation>
    </message>
    <message>
        <source>Close reasons</source>
        <translation>Gründe des Schließens</translation>
    </message>
    <message>
        <source>S slots, W words, P primitives, V program or state version, T time-out, F flush, Q fragment queue full.</source>
        <translation>S Plätze, W Worte, P Primitive, V Programm oder Zustand, T Time-out, F Flush, Q Fragmentwarteschlange voll.</translation>
    </message>
    <message>
        <source>Cycles that its finished segments waited for older ones.</source>
        <translation>Takte, die ihre fertigen Segmente auf ältere warteten.</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>Beschäftigt</translation>
    </message>
    <message>
        <source>Cycles of the draw in which it worked, also on vertices.</source>
        <translation>Takte des Draws, in denen er arbeitete, auch an Vertices.</translation>
    </message>
    <message>
        <source>Stalled</source>
        <translation>Stillstand</translation>
    </message>
    <message>
        <source>Cycles in which it could not go on.</source>
        <translation>Takte, in denen er nicht weiterkonnte.</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Untätig</translation>
    </message>
    <message>
        <source>Cycles in which it had nothing to do.</source>
        <translation>Takte, in denen er nichts zu tun hatte.</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>Fragment</source>
        <translation>Fragment</translation>
    </message>
    <message>
        <source>Its place in the stream, from 0.</source>
        <translation>Sein Platz im Strom, ab 0.</translation>
    </message>
    <message>
        <source>Whether it fits into this one.</source>
        <translation>Ob es in dieses passt.</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Braucht</translation>
    </message>
    <message>
        <source>Slots · words · primitives · programs that it takes.</source>
        <translation>Plätze · Worte · Primitive · Programme, die es braucht.</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Verfügbar</translation>
    </message>
    <message>
        <source>Slots · words · primitives · programs that were left.</source>
        <translation>Plätze · Worte · Primitive · Programme, die übrig waren.</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Fits, or the first resource of which there was too little.</source>
        <translation>Passt, oder die erste Ressource, von der zu wenig da war.</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>noch offen</translation>
    </message>
    <message>
        <source>no slot left</source>
        <translation>kein Platz mehr</translation>
    </message>
    <message>
        <source>too few register words left</source>
        <translation>zu wenige Registerworte übrig</translation>
    </message>
    <message>
        <source>too many primitives</source>
        <translation>zu viele Primitive</translation>
    </message>
    <message>
        <source>another program or state version</source>
        <translation>anderes Programm oder anderer Zustand</translation>
    </message>
    <message>
        <source>time-out</source>
        <translation>Time-out</translation>
    </message>
    <message>
        <source>flush at the end of the draw</source>
        <translation>Flush am Ende des Draws</translation>
    </message>
    <message>
        <source>fragment queue full of dispatched tasks</source>
        <translation>Fragmentwarteschlange voll mit verteilten Aufgaben</translation>
    </message>
    <message>
        <source>Slots</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Worte</translation>
    </message>
    <message>
        <source>Primitives</source>
        <translation>Primitive</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>%1 fragment</source>
        <translation>%1 Fragment</translation>
    </message>
    <message>
        <source>%1 fragments</source>
        <translation>%1 Fragmente</translation>
    </message>
    <message>
        <source>&lt;b&gt;Segment %1&lt;/b&gt; on %2 · draw %3 · %4, %5 % full · %6</source>
        <translation>&lt;b&gt;Segment %1&lt;/b&gt; auf %2 · Draw %3 · %4, %5 % voll · %6</translation>
    </message>
    <message>
        <source>selected %1 · closed %2 · done %3 · collect %4 to %5</source>
        <translation>ausgewählt %1 · geschlossen %2 · fertig %3 · eingesammelt %4 bis %5</translation>
    </message>
    <message>
        <source>waited %1 cycle for older segments</source>
        <translation>wartete %1 Takt auf ältere Segmente</translation>
    </message>
    <message>
        <source>waited %1 cycles for older segments</source>
        <translation>wartete %1 Takte auf ältere Segmente</translation>
    </message>
    <message>
        <source>filling</source>
        <translation>füllt sich</translation>
    </message>
    <message>
        <source>Open: the distributor sends fragments to it.</source>
        <translation>Offen: Der Verteiler schickt ihm Fragmente.</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>Closed: its pipeline runs the program for it.</source>
        <translation>Geschlossen: Seine Pipeline führt das Programm dafür aus.</translation>
    </message>
    <message>
        <source>waiting for its turn</source>
        <translation>wartet, bis es dran ist</translation>
    </message>
    <message>
        <source>Done, but an older segment is not collected: head-of-line blocking. The pipeline is held.</source>
        <translation>Fertig, aber ein älteres Segment ist nicht eingesammelt: Head-of-Line-Blocking. Die Pipeline wird aufgehalten.</translation>
    </message>
    <message>
        <source>being collected</source>
        <translation>wird eingesammelt</translation>
    </message>
    <message>
        <source>The collector takes its fragments, one a cycle.</source>
        <translation>Der Sammler nimmt seine Fragmente, eines je Takt.</translation>
    </message>
    <message>
        <source>%1 segment</source>
        <translation>%1 Segment</translation>
    </message>
    <message>
        <source>%1 segments</source>
        <translation>%1 Segmente</translation>
    </message>
    <message>
        <source>%1 % busy</source>
        <translation>%1 % beschäftigt</translation>
    </message>
    <message>
        <source>Whose program and state it has; of a 2-D drawing with the pass.</source>
        <translation>Dessen Programm und Zustand es hat; bei einer 2-D-Zeichnung mit dem Durchgang.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::FitPanel</name>
    <message>
        <source>&lt;b&gt;Order&lt;/b&gt;&lt;br&gt;The pipelines in the order in which the distributor selected them, up to the cursor. The collector follows the same order.</source>
        <translation>&lt;b&gt;Reihenfolge&lt;/b&gt;&lt;br&gt;Die Pipelines in der Reihenfolge, in der der Verteiler sie bis zum Cursor ausgewählt hat. Der Sammler folgt derselben Reihenfolge.</translation>
    </message>
    <message>
        <source>Last decisions of the distributor</source>
        <translation>Letzte Entscheidungen des Verteilers</translation>
    </message>
    <message>
        <source>No pipeline has been selected yet</source>
        <translation>Noch keine Pipeline wurde ausgewählt</translation>
    </message>
    <message>
        <source>Order: %1</source>
        <translation>Reihenfolge: %1</translation>
    </message>
    <message>
        <source>no time-out</source>
        <translation>ohne Time-out</translation>
    </message>
    <message>
        <source>time-out in %1 cycles</source>
        <translation>Time-out in %1 Takten</translation>
    </message>
    <message>
        <source>the collector expects fragment %1</source>
        <translation>der Sammler erwartet Fragment %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;segment %1 is open&lt;/b&gt; for %2 · %3 fragments</source>
        <translation>&lt;b&gt;Segment %1 ist offen&lt;/b&gt; für %2 · %3 Fragmente</translation>
    </message>
    <message>
        <source>&lt;b&gt;no segment is open&lt;/b&gt;</source>
        <translation>&lt;b&gt;kein Segment ist offen&lt;/b&gt;</translation>
    </message>
</context>
<context>
    <name>vitrine::views::ResourceGauge</name>
    <message>
        <source>no segment is open</source>
        <translation>kein Segment ist offen</translation>
    </message>
    <message>
        <source>%1 of %2 left</source>
        <translation>%1 von %2 übrig</translation>
    </message>
    <message>
        <source>runs out first</source>
        <translation>geht zuerst aus</translation>
    </message>
</context>
<context>
    <name>vitrine::views::SegmentsView</name>
    <message>
        <source>Go to a draw to see how its fragments are cut into segments.</source>
        <translation>Zu einem Draw gehen, um zu sehen, wie seine Fragmente in Segmente geschnitten werden.</translation>
    </message>
    <message>
        <source>Open segment</source>
        <translation>Offenes Segment</translation>
    </message>
    <message>
        <source>Shows what is left in the open segment, and the last decisions of the distributor.</source>
        <translation>Zeigt, was im offenen Segment übrig ist, und die letzten Entscheidungen des Verteilers.</translation>
    </message>
    <message>
        <source>Shows segments and pipelines as tables.</source>
        <translation>Zeigt Segmente und Pipelines als Tabellen.</translation>
    </message>
    <message>
        <source>Segments over time</source>
        <translation>Segmente über der Zeit</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmente</translation>
    </message>
    <message>
        <source>Pipelines</source>
        <translation>Pipelines</translation>
    </message>
    <message>
        <source>%1 segment</source>
        <translation>%1 Segment</translation>
    </message>
    <message>
        <source>%1 segments</source>
        <translation>%1 Segmente</translation>
    </message>
    <message>
        <source>%1 fragment</source>
        <translation>%1 Fragment</translation>
    </message>
    <message>
        <source>%1 fragments</source>
        <translation>%1 Fragmente</translation>
    </message>
    <message>
        <source>%1 % full on average</source>
        <translation>im Mittel %1 % voll</translation>
    </message>
    <message>
        <source>no pipeline free for %1 cycles</source>
        <translation>keine Pipeline frei für %1 Takte</translation>
    </message>
    <message>
        <source>closed: %1</source>
        <translation>geschlossen: %1</translation>
    </message>
    <message>
        <source>%1 more was not kept</source>
        <translation>%1 weiteres wurde nicht behalten</translation>
    </message>
    <message>
        <source>%1 more were not kept</source>
        <translation>%1 weitere wurden nicht behalten</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>Runs the draw, or the frame, on one processor as well, and tells how many times as fast these are.</source>
        <translation>Lässt den Draw oder den Frame auch auf einem Prozessor laufen und sagt, wievielmal so schnell diese hier sind.</translation>
    </message>
    <message>
        <source>%1 times as fast as one processor, which takes %2 cycles</source>
        <translation>%1-mal so schnell wie ein Prozessor, der %2 Takte braucht</translation>
    </message>
    <message>
        <source>one processor can&apos;t run it: %1</source>
        <translation>ein Prozessor kann ihn nicht ausführen: %1</translation>
    </message>
</context>
</TS>
