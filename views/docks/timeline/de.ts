<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>DockTable</name>
    <message>
        <source>Timeline</source>
        <translation>Zeitachse</translation>
    </message>
    <message>
        <source>The frame on one axis: draws in flight, who waits for whom, units, queues, power and energy, and totals of any stretch.</source>
        <translation>Der Frame auf einer Achse: Draws unterwegs, wer auf wen wartet, Einheiten, Warteschlangen, Leistung und Energie, und Summen jedes Abschnitts.</translation>
    </message>
</context>
<context>
    <name>FrameText</name>
    <message>
        <source>Overview of the frame</source>
        <translation>Übersicht des Frames</translation>
    </message>
    <message>
        <source>&lt;b&gt;Overview&lt;/b&gt;&lt;br&gt;All cycles: how many units work, and below the draws by their cost. The box is what the lanes show; drag it, or turn the wheel.</source>
        <translation>&lt;b&gt;Übersicht&lt;/b&gt;&lt;br&gt;Alle Takte: wie viele Einheiten arbeiten, darunter die Draws nach ihren Kosten. Der Kasten ist, was die Bahnen zeigen; ziehen oder das Rad drehen.</translation>
    </message>
    <message>
        <source>Draw, clear, copy</source>
        <translation>Draw, Löschen, Kopie</translation>
    </message>
    <message>
        <source>Cost in the cycles shown</source>
        <translation>Kosten in den gezeigten Takten</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>First cycle</source>
        <translation>Erster Takt</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Span</source>
        <translation>Spanne</translation>
    </message>
    <message>
        <source>waits without a draw, and idle tail</source>
        <translation>Warten ohne Draw und Leerlauf am Ende</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Who waits</source>
        <translation>Wer wartet</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>Takte</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>Arbeitet</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Untätig</translation>
    </message>
    <message>
        <source>Stalled</source>
        <translation>Stillstand</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Energy (illustrative)</source>
        <translation>Energie (zur Veranschaulichung)</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Ruhend</translation>
    </message>
    <message>
        <source>Operating</source>
        <translation>Arbeitend</translation>
    </message>
    <message>
        <source>copy %1</source>
        <translation>Kopie %1</translation>
    </message>
    <message>
        <source>clear %1</source>
        <translation>Löschen %1</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>Draw %1</translation>
    </message>
    <message>
        <source>it reads what %1 writes</source>
        <translation>er liest, was %1 schreibt</translation>
    </message>
    <message>
        <source>it writes what %1 reads</source>
        <translation>er schreibt, was %1 liest</translation>
    </message>
    <message>
        <source>it takes another pipeline than %1</source>
        <translation>er nimmt eine andere Pipeline als %1</translation>
    </message>
    <message>
        <source>it passes the processors another way than %1</source>
        <translation>er nimmt einen anderen Weg an den Prozessoren vorbei als %1</translation>
    </message>
    <message>
        <source>no version of the state is free until %1 has retired</source>
        <translation>kein Zustand ist frei, bis %1 abgeschlossen ist</translation>
    </message>
    <message>
        <source>the machine drains: %1 is under way</source>
        <translation>die Maschine läuft leer: %1 ist unterwegs</translation>
    </message>
    <message>
        <source>the program reads what %1 writes</source>
        <translation>das Programm liest, was %1 schreibt</translation>
    </message>
    <message>
        <source>the program waits for %1</source>
        <translation>das Programm wartet auf %1</translation>
    </message>
    <message>
        <source>program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>an older draw</source>
        <translation>einen älteren Draw</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>The draw is under way, and all older ones have retired: these cycles are its cost.</source>
        <translation>Der Draw ist unterwegs, und alle älteren sind abgeschlossen: diese Takte sind seine Kosten.</translation>
    </message>
    <message>
        <source>behind older draws</source>
        <translation>hinter älteren Draws</translation>
    </message>
    <message>
        <source>The draw is under way beside older ones, which these cycles are the cost of.</source>
        <translation>Der Draw ist neben älteren unterwegs, deren Kosten diese Takte sind.</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>A clear is under way.</source>
        <translation>Ein Löschen ist unterwegs.</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>Kopie</translation>
    </message>
    <message>
        <source>A copy is under way.</source>
        <translation>Eine Kopie ist unterwegs.</translation>
    </message>
    <message>
        <source>wait</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;A click opens and closes the section.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;Ein Klick öffnet und schließt den Abschnitt.</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>Draws</translation>
    </message>
    <message>
        <source>From the first word of each to its end.</source>
        <translation>Vom ersten Wort eines jeden bis zu seinem Ende.</translation>
    </message>
    <message>
        <source>clears, copies</source>
        <translation>Löschen, Kopien</translation>
    </message>
    <message>
        <source>They pass through the machine in the stream&apos;s order.</source>
        <translation>Sie laufen in der Reihenfolge des Stroms durch die Maschine.</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>What commands and the program wait for, and how long.</source>
        <translation>Worauf Befehle und das Programm warten, und wie lange.</translation>
    </message>
    <message>
        <source>Draws, clears and copies</source>
        <translation>Draws, Löschen und Kopien</translation>
    </message>
    <message>
        <source>Power and energy (illustrative)</source>
        <translation>Leistung und Energie (zur Veranschaulichung)</translation>
    </message>
    <message>
        <source>%1 waits from cycle %2 for %3: %4</source>
        <translation>%1 wartet von Takt %2 an %3 lang: %4</translation>
    </message>
    <message>
        <source>%1 cycle</source>
        <translation>%1 Takt</translation>
    </message>
    <message>
        <source>%1 cycles</source>
        <translation>%1 Takte</translation>
    </message>
    <message>
        <source>%1 from cycle %2: %3 from its first word to its end, of these %4 its cost</source>
        <translation>%1 von Takt %2 an: %3 vom ersten Wort bis zum Ende, davon %4 seine Kosten</translation>
    </message>
    <message>
        <source>Energy in its cost (illustrative)</source>
        <translation>Energie in seinen Kosten (zur Veranschaulichung)</translation>
    </message>
    <message>
        <source>reads</source>
        <comment>wait</comment>
        <translation>liest</translation>
    </message>
    <message>
        <source>writes</source>
        <comment>wait</comment>
        <translation>schreibt</translation>
    </message>
    <message>
        <source>pipeline</source>
        <comment>wait</comment>
        <translation>Pipeline</translation>
    </message>
    <message>
        <source>bypass</source>
        <comment>wait</comment>
        <translation>Umgehung</translation>
    </message>
    <message>
        <source>versions</source>
        <comment>wait</comment>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>drain</source>
        <comment>wait</comment>
        <translation>läuft leer</translation>
    </message>
    <message>
        <source>program</source>
        <comment>wait</comment>
        <translation>Programm</translation>
    </message>
    <message>
        <source>A command, or the program, waits for a draw under way; the word, or its letter, says why.</source>
        <translation>Ein Befehl oder das Programm wartet auf einen Draw, der unterwegs ist; das Wort, oder sein Buchstabe, sagt, warum.</translation>
    </message>
    <message>
        <source>What the host does</source>
        <translation>Was der Host tut</translation>
    </message>
    <message>
        <source>Before cycle</source>
        <translation>Vor Takt</translation>
    </message>
    <message>
        <source>By call</source>
        <translation>Durch Aufruf</translation>
    </message>
    <message>
        <source>%1 host write</source>
        <translation>%1 Schreiben des Hosts</translation>
    </message>
    <message>
        <source>%1 host writes</source>
        <translation>%1 Schreiben des Hosts</translation>
    </message>
    <message>
        <source>%1 by call %2</source>
        <translation>%1 durch Aufruf %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>surface %1 written</source>
        <translation>Oberfläche %1 geschrieben</translation>
    </message>
    <message>
        <source>surface %1 freed</source>
        <translation>Oberfläche %1 freigegeben</translation>
    </message>
    <message>
        <source>buffer %1 written</source>
        <translation>Puffer %1 geschrieben</translation>
    </message>
    <message>
        <source>buffer %1 freed</source>
        <translation>Puffer %1 freigegeben</translation>
    </message>
    <message>
        <source>host write</source>
        <translation>Schreiben des Hosts</translation>
    </message>
    <message>
        <source>The host writes or frees memory that draws read: textures, images and buffers. That takes no cycles, and draws under way keep what they were given.</source>
        <translation>Der Host schreibt oder gibt Speicher frei, den Draws lesen: Texturen, Bilder und Puffer. Das kostet keine Takte, und Draws, die unterwegs sind, behalten, was ihnen gegeben wurde.</translation>
    </message>
    <message>
        <source>host writes</source>
        <translation>Schreiben des Hosts</translation>
    </message>
    <message>
        <source>Before which cycles the host writes or frees textures, images and buffers; it takes no time.</source>
        <translation>Vor welchen Takten der Host Texturen, Bilder und Puffer schreibt oder freigibt; das kostet keine Zeit.</translation>
    </message>
    <message>
        <source>%1 before cycle %2: %3</source>
        <translation>%1 vor Takt %2: %3</translation>
    </message>
</context>
<context>
    <name>vitrine::views::FrameView</name>
    <message>
        <source>The frame over time</source>
        <translation>Der Frame über der Zeit</translation>
    </message>
    <message>
        <source>Go to a draw to see it in its frame.</source>
        <translation>Zu einem Draw gehen, um ihn in seinem Frame zu sehen.</translation>
    </message>
    <message>
        <source>Zoom to the draw</source>
        <translation>Den Draw groß zeigen</translation>
    </message>
    <message>
        <source>Shows the cycles of the selected draw, clear, copy or wait.</source>
        <translation>Zeigt die Takte des gewählten Draws, Löschens, Kopierens oder Wartens.</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find a draw, wait, unit, queue or part</source>
        <translation>Draw, Warten, Einheit, Warteschlange oder Teil suchen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Find&lt;/b&gt;&lt;br&gt;A draw, wait, unit, queue or part by its name; Enter goes to the next one.</source>
        <translation>&lt;b&gt;Suchen&lt;/b&gt;&lt;br&gt;Draw, Warten, Einheit, Warteschlange oder Teil nach dem Namen; die Eingabetaste geht zum nächsten.</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Draws</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Energy (illustrative)</source>
        <translation>Energie (zur Veranschaulichung)</translation>
    </message>
    <message>
        <source>Nothing in the frame has “%1” in its name</source>
        <translation>Nichts im Frame hat „%1“ im Namen</translation>
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
        <source>%1 clear or copy</source>
        <translation>%1 Löschen oder Kopie</translation>
    </message>
    <message>
        <source>%1 clears and copies</source>
        <translation>%1 Löschen und Kopien</translation>
    </message>
    <message>
        <source>%1 cycle</source>
        <translation>%1 Takt</translation>
    </message>
    <message>
        <source>%1 cycles</source>
        <translation>%1 Takte</translation>
    </message>
    <message>
        <source>%1 of them without a draw, %2 idle tail</source>
        <translation>davon %1 ohne Draw, %2 Leerlauf am Ende</translation>
    </message>
    <message>
        <source>%1 draw failed</source>
        <translation>%1 Draw ist gescheitert</translation>
    </message>
    <message>
        <source>%1 draws failed</source>
        <translation>%1 Draws sind gescheitert</translation>
    </message>
    <message>
        <source>energy %1 (illustrative)</source>
        <translation>Energie %1 (zur Veranschaulichung)</translation>
    </message>
    <message>
        <source>processors work %1 %, wait %2 %, idle %3 %</source>
        <translation>Prozessoren arbeiten %1 %, warten %2 %, untätig %3 %</translation>
    </message>
    <message>
        <source>Shows draws, waits, host writes, units and energy of the cycles shown as tables.</source>
        <translation>Zeigt Draws, Wartezeiten, Schreiben des Hosts, Einheiten und Energie der gezeigten Takte als Tabellen.</translation>
    </message>
    <message>
        <source>Host writes</source>
        <translation>Schreiben des Hosts</translation>
    </message>
</context>
</TS>
