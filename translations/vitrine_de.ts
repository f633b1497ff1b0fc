<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Arbiter</name>
    <message>
        <source>Routed</source>
        <translation>Vermittelt</translation>
    </message>
    <message>
        <source>The cycle in which it was given to its device.</source>
        <translation>Der Takt, in dem sie an ihr Gerät gegeben wurde.</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Its number in this draw.</source>
        <translation>Ihre Nummer in diesem Draw.</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>The task whose program asked.</source>
        <translation>Die Aufgabe, deren Programm gefragt hat.</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Prozessor</translation>
    </message>
    <message>
        <source>Where that task ran when it asked.</source>
        <translation>Wo diese Aufgabe lief, als sie fragte.</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Its destination.</source>
        <translation>Ihr Ziel.</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>Fragments or vertices that it asks for.</source>
        <translation>Fragmente oder Vertices, für die sie fragt.</translation>
    </message>
    <message>
        <source>Waited</source>
        <translation>Gewartet</translation>
    </message>
    <message>
        <source>Cycles in the request queue before it was routed.</source>
        <translation>Takte in der Anfragewarteschlange, bevor sie vermittelt wurde.</translation>
    </message>
    <message>
        <source>Served</source>
        <translation>Bedient</translation>
    </message>
    <message>
        <source>Cycles from routing to the result.</source>
        <translation>Takte von der Vermittlung bis zum Ergebnis.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>The cycle in which the result was there; – if it was not when the recording ended.</source>
        <translation>Der Takt, in dem das Ergebnis da war; –, wenn es am Ende der Aufzeichnung fehlte.</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>How it was answered.</source>
        <translation>Wie sie beantwortet wurde.</translation>
    </message>
    <message>
        <source>Out of order</source>
        <translation>Außer der Reihe</translation>
    </message>
    <message>
        <source>Older requests whose results came later: this one overtook so many.</source>
        <translation>Ältere Anfragen, deren Ergebnisse später kamen: So viele hat diese überholt.</translation>
    </message>
    <message>
        <source>O · overtook %1</source>
        <translation>O · überholte %1</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>Posted for this device in the draw.</source>
        <translation>Im Draw für dieses Gerät gestellt.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Answered in the draw.</source>
        <translation>Im Draw beantwortet.</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Of the answers, those with a status other than ok.</source>
        <translation>Von den Antworten jene mit einem anderen Status als ok.</translation>
    </message>
    <message>
        <source>Fragments or vertices of the requests that were routed.</source>
        <translation>Fragmente oder Vertices der Anfragen, die vermittelt wurden.</translation>
    </message>
    <message>
        <source>Cycles in the request queue before routing, of all requests.</source>
        <translation>Takte aller Anfragen in der Anfragewarteschlange vor der Vermittlung.</translation>
    </message>
    <message>
        <source>Cycles from routing to the result, of all requests.</source>
        <translation>Takte aller Anfragen von der Vermittlung bis zum Ergebnis.</translation>
    </message>
    <message>
        <source>Mean service</source>
        <translation>Mittlere Bedienzeit</translation>
    </message>
    <message>
        <source>Cycles served per result.</source>
        <translation>Takte der Bedienung je Ergebnis.</translation>
    </message>
    <message>
        <source>Most in flight</source>
        <translation>Meiste unterwegs</translation>
    </message>
    <message>
        <source>Requests that the device worked on at the same time, at most.</source>
        <translation>Anfragen, an denen das Gerät höchstens gleichzeitig arbeitete.</translation>
    </message>
    <message>
        <source>Overtakes</source>
        <translation>Überholungen</translation>
    </message>
    <message>
        <source>Results that overtook the one of an older request.</source>
        <translation>Ergebnisse, die das einer älteren Anfrage überholt haben.</translation>
    </message>
    <message>
        <source>Requests so far</source>
        <translation>Anfragen bisher</translation>
    </message>
    <message>
        <source>Routed until the cursor.</source>
        <translation>Bis zum Cursor vermittelt.</translation>
    </message>
    <message>
        <source>Results so far</source>
        <translation>Ergebnisse bisher</translation>
    </message>
    <message>
        <source>Answered until the cursor.</source>
        <translation>Bis zum Cursor beantwortet.</translation>
    </message>
    <message>
        <source>In flight</source>
        <translation>Unterwegs</translation>
    </message>
    <message>
        <source>In the device at the cursor.</source>
        <translation>Am Cursor im Gerät.</translation>
    </message>
    <message>
        <source>Head-of-line stalls</source>
        <translation>Stillstände am Kopf</translation>
    </message>
    <message>
        <source>Cycles until the cursor in which the oldest request waited for this device.</source>
        <translation>Takte bis zum Cursor, in denen die älteste Anfrage auf dieses Gerät wartete.</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>What requests name as their destination.</source>
        <translation>Was Anfragen als ihr Ziel nennen.</translation>
    </message>
    <message>
        <source>Who answers there.</source>
        <translation>Wer dort antwortet.</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latenz</translation>
    </message>
    <message>
        <source>Cycles from routing to the result of one item.</source>
        <translation>Takte von der Vermittlung bis zum Ergebnis eines Elements.</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>Cycles that each item occupies the device for.</source>
        <translation>Takte, für die jedes Element das Gerät belegt.</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>ok</translation>
    </message>
    <message>
        <source>no device</source>
        <translation>kein Gerät</translation>
    </message>
    <message>
        <source>bad result shape</source>
        <translation>falsche Form des Ergebnisses</translation>
    </message>
    <message>
        <source>device fault</source>
        <translation>Gerätefehler</translation>
    </message>
    <message>
        <source>port %1</source>
        <translation>Port %1</translation>
    </message>
    <message>
        <source>posted %1 request</source>
        <translation>stellte %1 Anfrage</translation>
    </message>
    <message>
        <source>posted %1 requests</source>
        <translation>stellte %1 Anfragen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>routed %1</source>
        <translation>vermittelt %1</translation>
    </message>
    <message>
        <source>#%1 blocked by %2</source>
        <translation>#%1 blockiert durch %2</translation>
    </message>
    <message>
        <source>The oldest request, %1, waits for %2 since cycle %3.</source>
        <translation>Die älteste Anfrage, %1, wartet seit Takt %3 auf %2.</translation>
    </message>
    <message>
        <source>%1 in flight · %2 in, %3 out · latency %4, interval %5</source>
        <translation>%1 unterwegs · %2 ein, %3 aus · Latenz %4, Intervall %5</translation>
    </message>
    <message>
        <source>Port %1. %2 input and %3 output registers; a request takes %4 cycles, each item occupies it for %5.</source>
        <translation>Port %1. %2 Eingabe- und %3 Ausgaberegister; eine Anfrage dauert %4 Takte, jedes Element belegt es für %5.</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>looking …</source>
        <translation>wird gesucht …</translation>
    </message>
    <message>
        <source>not held any more</source>
        <translation>nicht mehr gehalten</translation>
    </message>
    <message>
        <source>Inside the device, by lane</source>
        <translation>Im Gerät, nach Bahn</translation>
    </message>
    <message>
        <source>Posted in cycle</source>
        <translation>Gestellt in Takt</translation>
    </message>
    <message>
        <source>Routed in cycle</source>
        <translation>Vermittelt in Takt</translation>
    </message>
    <message>
        <source>Result in cycle</source>
        <translation>Ergebnis in Takt</translation>
    </message>
    <message>
        <source>Waited, cycles</source>
        <translation>Gewartet, Takte</translation>
    </message>
    <message>
        <source>Served, cycles</source>
        <translation>Bedient, Takte</translation>
    </message>
    <message>
        <source>Overtook</source>
        <translation>Überholte</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>In the request queue, until it is given to its device.</source>
        <translation>In der Anfragewarteschlange, bis sie an ihr Gerät gegeben wird.</translation>
    </message>
    <message>
        <source>served</source>
        <translation>wird bedient</translation>
    </message>
    <message>
        <source>In its device: from the arrow down, the request, to the arrow up, its result.</source>
        <translation>In ihrem Gerät: vom Pfeil nach unten, der Anfrage, bis zum Pfeil nach oben, ihrem Ergebnis.</translation>
    </message>
    <message>
        <source>out of order</source>
        <translation>außer der Reihe</translation>
    </message>
    <message>
        <source>Its result came before the one of an older request.</source>
        <translation>Ihr Ergebnis kam vor dem einer älteren Anfrage.</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>Answered with an error: the program reads 0.</source>
        <translation>Mit einem Fehler beantwortet: Das Programm liest 0.</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>%1 result</source>
        <translation>%1 Ergebnis</translation>
    </message>
    <message>
        <source>%1 results</source>
        <translation>%1 Ergebnisse</translation>
    </message>
    <message>
        <source>&lt;b&gt;Request %1&lt;/b&gt; of task %2 to %3&lt;br&gt;posted %4 · routed %5 · result %6 · %7</source>
        <translation>&lt;b&gt;Anfrage %1&lt;/b&gt; der Aufgabe %2 an %3&lt;br&gt;gestellt %4 · vermittelt %5 · Ergebnis %6 · %7</translation>
    </message>
    <message>
        <source>in flight</source>
        <translation>unterwegs</translation>
    </message>
    <message>
        <source>overtook %1 older request</source>
        <translation>überholte %1 ältere Anfrage</translation>
    </message>
    <message>
        <source>overtook %1 older requests</source>
        <translation>überholte %1 ältere Anfragen</translation>
    </message>
    <message>
        <source>%1 in flight · latency %2</source>
        <translation>%1 unterwegs · Latenz %2</translation>
    </message>
    <message>
        <source>%1 in flight</source>
        <translation>%1 unterwegs</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Outputs, by lane</source>
        <translation>Ausgaben, nach Bahn</translation>
    </message>
    <message>
        <source>initial requests (bypass)</source>
        <translation>Anfangsanfragen (Bypass)</translation>
    </message>
    <message>
        <source>Fragments of this draw bypass the processors. The register bank asks TEX for the textures of each pixel by itself, past the arbiter and its queue; TEX serves these requests after all others.</source>
        <translation>Die Fragmente dieses Draws umgehen die Prozessoren. Die Registerbank fragt TEX selbst nach den Texturen jedes Pixels, am Arbiter und seiner Warteschlange vorbei; TEX bedient diese Anfragen nach allen anderen.</translation>
    </message>
    <message>
        <source>%1 wait: %2 on their way, %3 in TEX, %4 coming back</source>
        <translation>%1 warten: %2 unterwegs, %3 in TEX, %4 auf dem Rückweg</translation>
    </message>
    <message>
        <source>%1 wait</source>
        <translation>%1 warten</translation>
    </message>
    <message>
        <source>%1 in cycle %2: %3 entries</source>
        <translation>%1 in Takt %2: %3 Einträge</translation>
    </message>
    <message>
        <source>Posted</source>
        <translation>Gestellt</translation>
    </message>
    <message>
        <source>Asked of TEX in the draw.</source>
        <translation>Im Draw an TEX gestellt.</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Beantwortet</translation>
    </message>
    <message>
        <source>Answered by TEX in the draw.</source>
        <translation>Im Draw von TEX beantwortet.</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartend</translation>
    </message>
    <message>
        <source>Not answered when the recording ended: 0, if the draw came to its end.</source>
        <translation>Am Ende der Aufzeichnung nicht beantwortet: 0, wenn der Draw zu Ende kam.</translation>
    </message>
    <message>
        <source>initial requests</source>
        <translation>Anfangsanfragen</translation>
    </message>
    <message>
        <source>What the register bank asks TEX for, past the arbiter: entries on their way there.</source>
        <translation>Was die Registerbank TEX fragt, am Arbiter vorbei: Einträge auf dem Weg dorthin.</translation>
    </message>
    <message>
        <source>%1 asked</source>
        <translation>%1 gefragt</translation>
    </message>
    <message>
        <source>texels of initial requests</source>
        <translation>Texel der Anfangsanfragen</translation>
    </message>
    <message>
        <source>What TEX has answered: entries on their way back to the register bank.</source>
        <translation>Was TEX beantwortet hat: Einträge auf dem Rückweg zur Registerbank.</translation>
    </message>
    <message>
        <source>%1 back</source>
        <translation>%1 zurück</translation>
    </message>
    <message>
        <source>Client of TEX</source>
        <translation>Klient von TEX</translation>
    </message>
    <message>
        <source>Who asks for texels, in the order that TEX serves.</source>
        <translation>Wer nach Texeln fragt, in der Reihenfolge, in der TEX bedient.</translation>
    </message>
    <message>
        <source>programs, by the arbiter</source>
        <translation>Programme, über den Arbiter</translation>
    </message>
    <message>
        <source>programs</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Waiting at the cursor</source>
        <translation>Wartend am Cursor</translation>
    </message>
    <message>
        <source>Asked until the cursor, and not answered yet.</source>
        <translation>Bis zum Cursor gefragt und noch nicht beantwortet.</translation>
    </message>
    <message>
        <source>Before a task comes to FTQ, AIN asks TEX for the textures that its program reads at interpolated coordinates, past the arbiter and its queue (tex.initialPrefetch); TEX serves these requests after all others.</source>
        <translation>Bevor eine Aufgabe zu FTQ kommt, fragt AIN TEX nach den Texturen, die ihr Programm an interpolierten Koordinaten liest, am Arbiter und seiner Warteschlange vorbei (tex.initialPrefetch); TEX bedient diese Anfragen nach allen anderen.</translation>
    </message>
    <message>
        <source>What AIN asks TEX for, past the arbiter, before a program runs: entries on their way there.</source>
        <translation>Was AIN TEX fragt, am Arbiter vorbei, bevor ein Programm läuft: Einträge auf dem Weg dorthin.</translation>
    </message>
    <message>
        <source>What TEX has answered: entries on their way back to AIN.</source>
        <translation>Was TEX beantwortet hat: Einträge auf dem Rückweg zu AIN.</translation>
    </message>
</context>
<context>
    <name>Breakpoints</name>
    <message>
        <source>Break when</source>
        <translation>Anhalten, wenn</translation>
    </message>
    <message>
        <source>%1 happens</source>
        <translation>%1 geschieht</translation>
    </message>
    <message>
        <source>%1 happens in %2</source>
        <translation>%1 in %2 geschieht</translation>
    </message>
    <message>
        <source>%1 comes to %2 or more</source>
        <translation>%1 auf %2 oder mehr steigt</translation>
    </message>
    <message>
        <source>%1 falls to %2 or less</source>
        <translation>%1 auf %2 oder weniger fällt</translation>
    </message>
    <message>
        <source>%1 comes to exactly %2</source>
        <translation>%1 genau auf %2 kommt</translation>
    </message>
    <message>
        <source>%1 becomes full</source>
        <translation>%1 voll wird</translation>
    </message>
    <message>
        <source>%1 becomes empty</source>
        <translation>%1 leer wird</translation>
    </message>
    <message>
        <source>%1 changes</source>
        <translation>%1 sich ändert</translation>
    </message>
    <message>
        <source>pixel %1,%2 is written</source>
        <translation>Pixel %1,%2 geschrieben wird</translation>
    </message>
    <message>
        <source>something happens to pixel %1,%2</source>
        <translation>mit Pixel %1,%2 etwas geschieht</translation>
    </message>
    <message>
        <source>something happens to task %1 of draw %2</source>
        <translation>mit Task %1 von Draw %2 etwas geschieht</translation>
    </message>
    <message>
        <source>something happens to task %1</source>
        <translation>mit Task %1 etwas geschieht</translation>
    </message>
    <message>
        <source>“%1” would never stop a run: %2</source>
        <translation>„%1“ würde nie einen Lauf anhalten: %2</translation>
    </message>
</context>
<context>
    <name>BufferExport</name>
    <message>
        <source>Bytes as they are</source>
        <translation>Bytes, wie sie sind</translation>
    </message>
</context>
<context>
    <name>Bypass</name>
    <message>
        <source>bypass · class %1 · %2</source>
        <translation>Bypass · Klasse %1 · %2</translation>
    </message>
    <message>
        <source>no bypass · class %1 · %2</source>
        <translation>kein Bypass · Klasse %1 · %2</translation>
    </message>
    <message>
        <source>The fragments of this draw bypass the processors: %1.</source>
        <translation>Die Fragmente dieses Draws umgehen die Prozessoren: %1.</translation>
    </message>
    <message>
        <source>The fragments of this draw are shaded by the processors: %1.</source>
        <translation>Die Fragmente dieses Draws werden von den Prozessoren gerechnet: %1.</translation>
    </message>
    <message>
        <source>Class %1; the rule that decides it: %2.</source>
        <translation>Klasse %1; die Regel, die das entscheidet: %2.</translation>
    </message>
    <message>
        <source>Fragment tasks issued: %1.</source>
        <translation>Vergebene Fragmentaufgaben: %1.</translation>
    </message>
    <message>
        <source>Pixels through the register bank: %1 in, %2 out, room for %3; %4 cycles without room.</source>
        <translation>Pixel durch die Registerbank: %1 hinein, %2 heraus, Platz für %3; %4 Takte ohne Platz.</translation>
    </message>
</context>
<context>
    <name>CommandItems</name>
    <message>
        <source>✓ right behind a FLUSH</source>
        <translation>✓ unmittelbar nach einem FLUSH</translation>
    </message>
    <message>
        <source>✗ no FLUSH right before it</source>
        <translation>✗ kein FLUSH unmittelbar davor</translation>
    </message>
    <message>
        <source>%1 word</source>
        <translation>%1 Wort</translation>
    </message>
    <message>
        <source>%1 words</source>
        <translation>%1 Wörter</translation>
    </message>
</context>
<context>
    <name>ComparedPart</name>
    <message>
        <source>What is run</source>
        <translation>Was ausgeführt wird</translation>
    </message>
    <message>
        <source>&lt;b&gt;What is run&lt;/b&gt;&lt;br&gt;Everything before it is replayed without clock.</source>
        <translation>&lt;b&gt;Was ausgeführt wird&lt;/b&gt;&lt;br&gt;Alles davor wird ohne Takt wiedergegeben.</translation>
    </message>
    <message>
        <source>This draw</source>
        <translation>Dieser Draw</translation>
    </message>
    <message>
        <source>This frame</source>
        <translation>Dieses Bild</translation>
    </message>
    <message>
        <source>all before position %1</source>
        <translation>alles vor Position %1</translation>
    </message>
</context>
<context>
    <name>Diagram</name>
    <message>
        <source>Not clocked by itself</source>
        <translation>Ohne eigenen Takt</translation>
    </message>
    <message>
        <source>Not in this machine</source>
        <translation>Nicht in dieser Maschine</translation>
    </message>
    <message>
        <source>Working in %1 of %2 cycles of the draw.</source>
        <translation>Arbeitet in %1 von %2 Takten des Draws.</translation>
    </message>
    <message>
        <source>Holds %1 (%2).</source>
        <translation>Enthält %1 (%2).</translation>
    </message>
    <message>
        <source>In the draw: %1 in, %2 out, %3 at the most.</source>
        <translation>Im Draw: %1 hinein, %2 hinaus, höchstens %3.</translation>
    </message>
    <message>
        <source>stalled</source>
        <translation>steht still</translation>
    </message>
    <message>
        <source>Belongs to this machine, which has no unit of its own for it: nothing of it takes time by itself.</source>
        <translation>Gehört zu dieser Maschine, die dafür keine eigene Einheit hat: Nichts davon braucht für sich allein Zeit.</translation>
    </message>
    <message>
        <source>This machine has none: another preset or knob brings it in.</source>
        <translation>Diese Maschine hat keine: Ein anderes Preset oder ein anderer Regler bringt sie hinein.</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Begriff</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Tätigkeit</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Blocker</source>
        <translation>Blockiert durch</translation>
    </message>
    <message>
        <source>Queues in</source>
        <translation>Warteschlangen hinein</translation>
    </message>
    <message>
        <source>Queues out</source>
        <translation>Warteschlangen hinaus</translation>
    </message>
    <message>
        <source>not clocked by itself</source>
        <translation>ohne eigenen Takt</translation>
    </message>
    <message>
        <source>not in this machine</source>
        <translation>nicht in dieser Maschine</translation>
    </message>
    <message>
        <source>Not clocked</source>
        <translation>Ohne Takt</translation>
    </message>
    <message>
        <source>Absent</source>
        <translation>Fehlt</translation>
    </message>
    <message>
        <source>Fragments</source>
        <translation>Fragmente</translation>
    </message>
    <message>
        <source>bypass</source>
        <translation>Bypass</translation>
    </message>
    <message>
        <source>The fragments of the draw went through it, past the processors: a double line.</source>
        <translation>Die Fragmente des Draws gingen hier hindurch, an den Prozessoren vorbei: eine doppelte Linie.</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>nicht verwendet</translation>
    </message>
    <message>
        <source>The fragments of the draw went the other way: it had nothing to do in the whole draw.</source>
        <translation>Die Fragmente des Draws gingen den anderen Weg: Hier war im ganzen Draw nichts zu tun.</translation>
    </message>
    <message>
        <source>On the bypass: %1</source>
        <translation>Auf dem Bypass: %1</translation>
    </message>
    <message>
        <source>Not used: the fragments of this draw bypass the processors (%1)</source>
        <translation>Nicht verwendet: Die Fragmente dieses Draws umgehen die Prozessoren (%1)</translation>
    </message>
    <message>
        <source>Not used: the fragments of this draw don&apos;t bypass the processors (%1)</source>
        <translation>Nicht verwendet: Die Fragmente dieses Draws umgehen die Prozessoren nicht (%1)</translation>
    </message>
    <message>
        <source>%1: %2 at the most</source>
        <translation>%1: höchstens %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 at the most</source>
        <translation>%1: höchstens %2 von %3</translation>
    </message>
</context>
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
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>What the machine is told of the last draw, with what the last step changed.</source>
        <translation>Was der Maschine vom letzten Draw mitgeteilt wird und was der letzte Schritt geändert hat.</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>Textur</translation>
    </message>
    <message>
        <source>An image in the machine&apos;s memory: levels, faces, channels, range, histogram, exact texels.</source>
        <translation>Ein Bild im Speicher der Maschine: Stufen, Seiten, Kanäle, Bereich, Histogramm, genaue Texel.</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>The bytes of a buffer as a table, by a layout of your own or as draws read them.</source>
        <translation>Die Bytes eines Puffers als Tabelle, nach eigenem Layout oder so, wie Draws sie lesen.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>The texts of a program, what they were compiled to, and what its uniforms hold.</source>
        <translation>Die Quelltexte eines Programms, was daraus kompiliert wurde und was seine Uniforms enthalten.</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Verwendung</translation>
    </message>
    <message>
        <source>Which calls of the frame make, bind, write and read a resource.</source>
        <translation>Welche Aufrufe des Frames eine Ressource erzeugen, binden, schreiben und lesen.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Pixel history</source>
        <translation>Pixelverlauf</translation>
    </message>
    <message>
        <source>Everything that touched the selected pixel, and why each fragment was kept or not.</source>
        <translation>Alles, was das ausgewählte Pixel berührt hat, und warum jedes Fragment behalten wurde oder nicht.</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>Mesh</translation>
    </message>
    <message>
        <source>The geometry of the current draw, before and after its vertex shader, in space and in tables.</source>
        <translation>Die Geometrie des aktuellen Draws, vor und nach seinem Vertex-Shader, im Raum und in Tabellen.</translation>
    </message>
    <message>
        <source>Shader debugger</source>
        <translation>Shader-Debugger</translation>
    </message>
    <message>
        <source>What a vertex or a fragment has executed, step by step and both ways.</source>
        <translation>Was ein Vertex oder ein Fragment ausgeführt hat, Schritt für Schritt und in beide Richtungen.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Your bookmarks, comments and names of resources, kept beside the capture.</source>
        <translation>Eigene Lesezeichen, Kommentare und Namen von Ressourcen, neben der Aufzeichnung gespeichert.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Looks for words in calls, shaders and names of resources, or for calls by a filter.</source>
        <translation>Sucht Wörter in Aufrufen, Shadern und Namen von Ressourcen oder Aufrufe mit einem Filter.</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ressourcen</translation>
    </message>
    <message>
        <source>Every texture, buffer, program and framebuffer that there is, with its memory.</source>
        <translation>Alle vorhandenen Texturen, Puffer, Programme und Framebuffer mit ihrem Speicher.</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>The machine that the capture is replayed on: every knob, machines of yours, two compared.</source>
        <translation>Die Maschine, auf der die Aufzeichnung wiedergegeben wird: jeder Regler, eigene Maschinen, zwei im Vergleich.</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Warteschlangen</translation>
    </message>
    <message>
        <source>How full every queue is and what every unit does over the cycles of the draw, and who waits.</source>
        <translation>Wie voll jede Warteschlange ist und was jede Einheit über die Takte des Draws tut, und wer wartet.</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Every task of the draw: where it ran, why then, what it waited for, and its life step by step.</source>
        <translation>Jede Aufgabe des Draws: wo sie lief, warum gerade dann, worauf sie gewartet hat, und ihr Leben Schritt für Schritt.</translation>
    </message>
    <message>
        <source>Block diagram</source>
        <translation>Blockdiagramm</translation>
    </message>
    <message>
        <source>The machine at work: its units and queues, what they do at the cursor, and who blocks whom.</source>
        <translation>Die Maschine bei der Arbeit: ihre Einheiten und Warteschlangen, was sie am Cursor tun, und wer wen blockiert.</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Arbiter</translation>
    </message>
    <message>
        <source>The requests of programs to devices: how they are routed, and when their results come.</source>
        <translation>Die Anfragen der Programme an Geräte: wie sie vermittelt werden und wann ihre Ergebnisse kommen.</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmente</translation>
    </message>
    <message>
        <source>How the stream of fragments is cut into segments, and when each is run and collected.</source>
        <translation>Wie der Strom der Fragmente in Segmente geschnitten wird und wann jedes läuft und eingesammelt wird.</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>What every unit and queue of the machine holds at the cursor: registers, counters, items.</source>
        <translation>Was jede Einheit und jede Warteschlange der Maschine am Cursor enthält: Register, Zähler, Einträge.</translation>
    </message>
    <message>
        <source>Uniforms</source>
        <translation>Uniforms</translation>
    </message>
    <message>
        <source>All that configures a program: its uniforms, parameters of units, and which call set each.</source>
        <translation>Alles, was ein Programm konfiguriert: seine Uniforms, Parameter von Einheiten und welcher Aufruf sie gesetzt hat.</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>Haltepunkte</translation>
    </message>
    <message>
        <source>Where runs of the machine stop: at events, levels of queues, changes, pixels and tasks.</source>
        <translation>Wo Läufe der Maschine anhalten: bei Ereignissen, Füllständen, Änderungen, Pixeln und Tasks.</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Was wäre, wenn</translation>
    </message>
    <message>
        <source>What HiZ, bypass, gating, latencies and depths save: this machine and another, on the same draws.</source>
        <translation>Was HiZ, Bypass, Abschaltung, Latenzen und Tiefen sparen: diese Maschine und eine andere, auf denselben Draws.</translation>
    </message>
    <message>
        <source>Pixel engine</source>
        <translation>Pixel-Engine</translation>
    </message>
    <message>
        <source>How the color updater&apos;s engine blends a pixel: its program, step by step and both ways.</source>
        <translation>Wie die Engine des Color Updaters ein Pixel mischt: ihr Programm, Schritt für Schritt und in beide Richtungen.</translation>
    </message>
    <message>
        <source>Texel opacity</source>
        <translation>Texel-Deckkraft</translation>
    </message>
    <message>
        <source>How opaque the texels of a texture are, and what HiZ looks up of them for the tiles of a draw.</source>
        <translation>Wie deckend die Texel einer Textur sind und was HiZ von ihnen für die Kacheln eines Draws nachschlägt.</translation>
    </message>
    <message>
        <source>HiZ</source>
        <translation>HiZ</translation>
    </message>
    <message>
        <source>Depth bounds of tiles in space, on a map and as a table, and which tiles were culled and why.</source>
        <translation>Tiefengrenzen von Kacheln im Raum, auf einer Karte und als Tabelle, und welche Kacheln warum gecullt wurden.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>Which parts of the machine have power over the cycles of the draw, and what energy they take.</source>
        <translation>Welche Teile der Maschine über die Takte des Draws Energie haben, und wie viel sie aufnehmen.</translation>
    </message>
    <message>
        <source>Calls that could not be replayed, and what the machine said of draws.</source>
        <translation>Aufrufe, die sich nicht wiedergeben ließen, und was die Maschine zu Draws gesagt hat.</translation>
    </message>
</context>
<context>
    <name>DrawNotes</name>
    <message>
        <source>Draw %1: %2 of %3, first in cycle %4</source>
        <translation>Draw %1: %2 von %3, zuerst in Takt %4</translation>
    </message>
    <message>
        <source>Draw %1: %2</source>
        <translation>Draw %1: %2</translation>
    </message>
</context>
<context>
    <name>EngineBlocks</name>
    <message>
        <source>ALU array</source>
        <translation>ALU-Feld</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Computes and converts for the module that owns it in this clock.</source>
        <translation>Rechnet und wandelt um für das Modul, dem es in diesem Takt gehört.</translation>
    </message>
    <message>
        <source>One of eight operations on the registers, scaled by factors.</source>
        <translation>Eine von acht Operationen auf den Registern, mit Faktoren skaliert.</translation>
    </message>
    <message>
        <source>idle in this step</source>
        <translation>untätig in diesem Schritt</translation>
    </message>
    <message>
        <source>no pixel</source>
        <translation>kein Pixel</translation>
    </message>
    <message>
        <source>in the clock of the instruction before</source>
        <translation>im Takt des vorigen Befehls</translation>
    </message>
    <message>
        <source>%1 clock</source>
        <translation>%1 Takt</translation>
    </message>
    <message>
        <source>%1 clocks</source>
        <translation>%1 Takte</translation>
    </message>
    <message>
        <source>owner: %1 · %2</source>
        <translation>gehört: %1 · %2</translation>
    </message>
    <message>
        <source>converts %1</source>
        <translation>wandelt %1 um</translation>
    </message>
    <message>
        <source>Input module</source>
        <translation>Eingabemodul</translation>
    </message>
    <message>
        <source>Reads pixel objects from its ports and converts them to the engine&apos;s numbers.</source>
        <translation>Liest Pixelobjekte von seinen Ports und wandelt sie in die Zahlen der Engine um.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Unified register file</source>
        <translation>Einheitlicher Registersatz</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>What the program has read and computed. ◆ marks what the last step has written.</source>
        <translation>Was das Programm gelesen und berechnet hat. ◆ markiert, was der letzte Schritt geschrieben hat.</translation>
    </message>
    <message>
        <source>Constant register file</source>
        <translation>Konstantenregistersatz</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>What the driver has set: blend colors, factors, patterns.</source>
        <translation>Was der Treiber gesetzt hat: Mischfarben, Faktoren, Muster.</translation>
    </message>
    <message>
        <source>the program reads none</source>
        <translation>das Programm liest keine</translation>
    </message>
    <message>
        <source>Output module</source>
        <translation>Ausgabemodul</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Converts the result to the target&apos;s format and writes it.</source>
        <translation>Wandelt das Ergebnis in das Format des Ziels um und schreibt es.</translation>
    </message>
    <message>
        <source>nothing is written</source>
        <translation>nichts wird geschrieben</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
    <message>
        <source>Execution module</source>
        <translation>Ausführungsmodul</translation>
    </message>
    <message>
        <source>the pixel is done</source>
        <translation>das Pixel ist fertig</translation>
    </message>
    <message>
        <source>Program counter</source>
        <translation>Befehlszähler</translation>
    </message>
    <message>
        <source>The number of the instruction that is fetched next. It moves on by one.</source>
        <translation>Die Nummer des Befehls, der als Nächstes geholt wird. Sie rückt um eins weiter.</translation>
    </message>
    <message>
        <source>Instruction module</source>
        <translation>Befehlsmodul</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Holds the program of the draw.</source>
        <translation>Enthält das Programm des Draws.</translation>
    </message>
    <message>
        <source>%1 of %2 places</source>
        <translation>%1 von %2 Plätzen</translation>
    </message>
    <message>
        <source>%1 operation</source>
        <translation>%1 Operation</translation>
    </message>
    <message>
        <source>%1 operations</source>
        <translation>%1 Operationen</translation>
    </message>
    <message>
        <source>Executes the instruction that was fetched; in a branch not taken, or of a discard that is proven never to happen, it does nothing.</source>
        <translation>Führt den geholten Befehl aus; in einem nicht genommenen Zweig, oder bei einem Verwerfen, das bewiesenermaßen nie eintritt, tut es nichts.</translation>
    </message>
</context>
<context>
    <name>EventLabels</name>
    <message>
        <source>Draw %1</source>
        <translation>Draw %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Clear</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Present</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marker</translation>
    </message>
</context>
<context>
    <name>ExportFile</name>
    <message>
        <source>%1 can&apos;t be read again: %2</source>
        <translation>%1 lässt sich nicht wieder lesen: %2</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
</context>
<context>
    <name>Hiz</name>
    <message>
        <source>Before the draw</source>
        <translation>Vor dem Draw</translation>
    </message>
    <message>
        <source>After it</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>Tile (%1,%2)</source>
        <translation>Kachel (%1,%2)</translation>
    </message>
    <message>
        <source> · pixels x %1…%2, y %3…%4</source>
        <translation> · Pixel x %1…%2, y %3…%4</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>Draw %1</translation>
    </message>
    <message>
        <source>set by %1</source>
        <translation>gesetzt von %1</translation>
    </message>
    <message>
        <source> · row %1 of the table: %2.</source>
        <translation> · Zeile %1 der Tabelle: %2.</translation>
    </message>
    <message>
        <source>Result: %1 · shader runs: %2 · depth tap: %3 · bounds: %4</source>
        <translation>Ergebnis: %1 · Shader-Läufe: %2 · Tiefentest: %3 · Grenzen: %4</translation>
    </message>
    <message>
        <source>Fed back: once the draw was committed, the bounds became those of the samples themselves.</source>
        <translation>Rückgemeldet: Als der Draw fertig geschrieben war, wurden die Grenzen die der Samples selbst.</translation>
    </message>
    <message>
        <source>%1 primitive in the tile</source>
        <translation>%1 Primitiv in der Kachel</translation>
    </message>
    <message>
        <source>%1 primitives in the tile</source>
        <translation>%1 Primitive in der Kachel</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… und %1 weitere</translation>
    </message>
    <message>
        <source>primitive %1</source>
        <translation>Primitiv %1</translation>
    </message>
    <message>
        <source>, bounds %1 (%2)</source>
        <translation>, Grenzen %1 (%2)</translation>
    </message>
    <message>
        <source>no depth test</source>
        <translation>kein Tiefentest</translation>
    </message>
    <message>
        <source>covers it</source>
        <translation>bedeckt sie</translation>
    </message>
    <message>
        <source>covers a part</source>
        <translation>bedeckt einen Teil</translation>
    </message>
    <message>
        <source>opacity: too many entries</source>
        <translation>Deckkraft: zu viele Einträge</translation>
    </message>
    <message>
        <source>opacity: %1, %2 entries at level %3</source>
        <translation>Deckkraft: %1, %2 Einträge auf Stufe %3</translation>
    </message>
    <message>
        <source>%1 (row %2)</source>
        <translation>%1 (Zeile %2)</translation>
    </message>
    <message>
        <source>Alpha to coverage may leave out all samples of a fragment.</source>
        <translation>Alpha to Coverage kann alle Samples eines Fragments auslassen.</translation>
    </message>
    <message>
        <source>The fragment shader discards.</source>
        <translation>Der Fragment-Shader verwirft.</translation>
    </message>
    <message>
        <source>The fragment shader discards in line %1.</source>
        <translation>Der Fragment-Shader verwirft in Zeile %1.</translation>
    </message>
    <message>
        <source>Draw %1</source>
        <translation>Draw %1</translation>
    </message>
    <message>
        <source>D: the program writes depth, so bounds can&apos;t tell anything beforehand.</source>
        <translation>D: Das Programm schreibt Tiefe; Grenzen sagen vorher nichts.</translation>
    </message>
    <message>
        <source>D no: depths are those of the primitives.</source>
        <translation>D nein: Die Tiefen sind die der Primitive.</translation>
    </message>
    <message>
        <source>S: the program writes other buffers, so it runs even where nothing is seen.</source>
        <translation>S: Das Programm schreibt in andere Puffer und läuft auch dort, wo nichts zu sehen ist.</translation>
    </message>
    <message>
        <source>S no: the program has no side effects.</source>
        <translation>S nein: Das Programm hat keine Nebenwirkungen.</translation>
    </message>
    <message>
        <source>C: fragments may be discarded, by the program or by their alpha.</source>
        <translation>C: Fragmente können verworfen werden, vom Programm oder durch ihr Alpha.</translation>
    </message>
    <message>
        <source>C no: nothing can be discarded.</source>
        <translation>C nein: Nichts kann verworfen werden.</translation>
    </message>
    <message>
        <source>Layer 1, of the whole draw: %1.</source>
        <translation>Ebene 1, für den ganzen Draw: %1.</translation>
    </message>
    <message>
        <source>%1 comparison was not kept.</source>
        <translation>%1 Vergleich wurde nicht behalten.</translation>
    </message>
    <message>
        <source>%1 comparisons were not kept.</source>
        <translation>%1 Vergleiche wurden nicht behalten.</translation>
    </message>
    <message>
        <source>Click a tile, or move with the arrow keys on the map, to see its card.</source>
        <translation>Ein Klick auf eine Kachel oder die Pfeiltasten auf der Karte zeigen ihre Karteikarte.</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>From the left, from 0.</source>
        <translation>Von links, ab 0.</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>From the bottom, from 0.</source>
        <translation>Von unten, ab 0.</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Kleinste</translation>
    </message>
    <message>
        <source>zmin: no sample of the tile lies before it.</source>
        <translation>zmin: Kein Sample der Kachel liegt davor.</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Größte</translation>
    </message>
    <message>
        <source>zmax: no sample of the tile lies behind it.</source>
        <translation>zmax: Kein Sample der Kachel liegt dahinter.</translation>
    </message>
    <message>
        <source>Least, stored</source>
        <translation>Kleinste, gespeichert</translation>
    </message>
    <message>
        <source>As the buffer stores it.</source>
        <translation>Wie der Puffer es speichert.</translation>
    </message>
    <message>
        <source>Most, stored</source>
        <translation>Größte, gespeichert</translation>
    </message>
    <message>
        <source>Set by</source>
        <translation>Gesetzt von</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>What became of the tile in the draw, at last.</source>
        <translation>Was im Draw zuletzt aus der Kachel wurde.</translation>
    </message>
    <message>
        <source>Table row</source>
        <translation>Tabellenzeile</translation>
    </message>
    <message>
        <source>The row of the decision table that was taken.</source>
        <translation>Die Zeile der Entscheidungstabelle, die galt.</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>Nachführung</translation>
    </message>
    <message>
        <source>What the draw did to the bounds, at last.</source>
        <translation>Was der Draw zuletzt mit den Grenzen tat.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Kacheln</translation>
    </message>
    <message>
        <source>Of the draw that took this row; by primitives.</source>
        <translation>Des Draws, für die diese Zeile galt; nach Primitiven gezählt.</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>The program writes depth.</source>
        <translation>Das Programm schreibt Tiefe.</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>The program has side effects.</source>
        <translation>Das Programm hat Nebenwirkungen.</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>Fragments may be discarded.</source>
        <translation>Fragmente können verworfen werden.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Discard</translation>
    </message>
    <message>
        <source>What is proven of the discard in the tile.</source>
        <translation>Was über das Discard in der Kachel bewiesen ist.</translation>
    </message>
    <message>
        <source>Coarse test</source>
        <translation>Grobtest</translation>
    </message>
    <message>
        <source>What the comparison of intervals says.</source>
        <translation>Was der Vergleich der Intervalle sagt.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>What is done with the tile.</source>
        <translation>Was mit der Kachel geschieht.</translation>
    </message>
    <message>
        <source>Depth tap</source>
        <translation>Tiefentest</translation>
    </message>
    <message>
        <source>Where samples are tested and written.</source>
        <translation>Wo Samples getestet und geschrieben werden.</translation>
    </message>
    <message>
        <source>Shader runs</source>
        <translation>Shader-Läufe</translation>
    </message>
    <message>
        <source>Which fragments are shaded.</source>
        <translation>Welche Fragmente schattiert werden.</translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>How the bounds are brought up to date.</source>
        <translation>Wie die Grenzen nachgeführt werden.</translation>
    </message>
    <message>
        <source>Of the decision table; ▶ the one of the selected tile.</source>
        <translation>Der Entscheidungstabelle; ▶ die der ausgewählten Kachel.</translation>
    </message>
    <message>
        <source>This machine has no HiZ: every tile goes to the per-sample tests. Set hiz.enabled=on in the dock Machine to see tiles culled before shading.</source>
        <translation>Diese Maschine hat kein HiZ: Jede Kachel geht an die Tests der einzelnen Samples. Mit hiz.enabled=on im Dock Maschine sind Kacheln zu sehen, die vor dem Schattieren gecullt werden.</translation>
    </message>
    <message>
        <source>This draw has no depth buffer, so there are no bounds to compare its tiles with. Go to a draw with a depth buffer.</source>
        <translation>Dieser Draw hat keinen Tiefenpuffer; es gibt also keine Grenzen, mit denen seine Kacheln verglichen werden. Zu einem Draw mit Tiefenpuffer gehen.</translation>
    </message>
    <message>
        <source>not touched</source>
        <translation>nicht berührt</translation>
    </message>
    <message>
        <source>No primitive of the draw reaches the tile.</source>
        <translation>Kein Primitiv des Draws reicht in die Kachel.</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>Every sample passes: none has to be compared.</source>
        <translation>Jedes Sample besteht: Keines muss verglichen werden.</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>The intervals overlap: every sample is tested by itself.</source>
        <translation>Die Intervalle überlappen: Jedes Sample wird für sich getestet.</translation>
    </message>
    <message>
        <source>culled</source>
        <translation>gecullt</translation>
    </message>
    <message>
        <source>No sample can pass: the tile makes no fragments.</source>
        <translation>Kein Sample kann bestehen: Die Kachel ergibt keine Fragmente.</translation>
    </message>
    <message>
        <source>terminated</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>Every fragment would be discarded: the tile makes none.</source>
        <translation>Jedes Fragment würde verworfen: Die Kachel ergibt keine.</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>nicht verglichen</translation>
    </message>
    <message>
        <source>The program writes depth or has side effects: the tile is shaded whatever its bounds are.</source>
        <translation>Das Programm schreibt Tiefe oder hat Nebenwirkungen: Die Kachel wird schattiert, wie auch immer ihre Grenzen sind.</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>full</source>
        <translation>voll</translation>
    </message>
    <message>
        <source>conservative</source>
        <translation>vorsichtig</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>feedback</source>
        <translation>Rückmeldung</translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>nicht bewiesen</translation>
    </message>
    <message>
        <source>opaque</source>
        <translation>deckend</translation>
    </message>
    <message>
        <source>transparent</source>
        <translation>durchsichtig</translation>
    </message>
    <message>
        <source>not transparent</source>
        <translation>nicht durchsichtig</translation>
    </message>
    <message>
        <source>it is proven that nothing is discarded</source>
        <translation>bewiesen ist, dass nichts verworfen wird</translation>
    </message>
    <message>
        <source>it is proven that everything is discarded</source>
        <translation>bewiesen ist, dass alles verworfen wird</translation>
    </message>
    <message>
        <source>nothing is proven of what it discards</source>
        <translation>nichts ist darüber bewiesen, was verworfen wird</translation>
    </message>
    <message>
        <source>it is not proven that everything is discarded</source>
        <translation>nicht bewiesen ist, dass alles verworfen wird</translation>
    </message>
    <message>
        <source>fail</source>
        <translation>scheitert</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>besteht</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>the coarse test fails</source>
        <translation>der Grobtest scheitert</translation>
    </message>
    <message>
        <source>the coarse test passes</source>
        <translation>der Grobtest besteht</translation>
    </message>
    <message>
        <source>the coarse test is ambiguous</source>
        <translation>der Grobtest bleibt unentschieden</translation>
    </message>
    <message>
        <source>there is no coarse test</source>
        <translation>es gibt keinen Grobtest</translation>
    </message>
    <message>
        <source>cull</source>
        <translation>cullen</translation>
    </message>
    <message>
        <source>terminate</source>
        <translation>beenden</translation>
    </message>
    <message>
        <source>shade</source>
        <translation>schattieren</translation>
    </message>
    <message>
        <source>shade survivors</source>
        <translation>Überlebende schattieren</translation>
    </message>
    <message>
        <source>shade for side effects</source>
        <translation>für Nebenwirkungen schattieren</translation>
    </message>
    <message>
        <source>tile (%1,%2)</source>
        <translation>Kachel (%1,%2)</translation>
    </message>
    <message>
        <source>%1, row %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>%1 tile judged</source>
        <translation>%1 Kachel beurteilt</translation>
    </message>
    <message>
        <source>%1 tiles judged</source>
        <translation>%1 Kacheln beurteilt</translation>
    </message>
    <message>
        <source>%1 culled</source>
        <translation>%1 gecullt</translation>
    </message>
    <message>
        <source>%1 passed</source>
        <translation>%1 bestanden</translation>
    </message>
    <message>
        <source>%1 ambiguous</source>
        <translation>%1 unentschieden</translation>
    </message>
    <message>
        <source>%1 terminated</source>
        <translation>%1 beendet</translation>
    </message>
    <message>
        <source>%1 look-up of opacity</source>
        <translation>%1 Nachschlagen der Deckkraft</translation>
    </message>
    <message>
        <source>%1 look-ups of opacity</source>
        <translation>%1-mal Deckkraft nachgeschlagen</translation>
    </message>
    <message>
        <source>%1 fed back</source>
        <translation>%1 rückgemeldet</translation>
    </message>
    <message>
        <source>%1 shader run saved</source>
        <translation>%1 Shader-Lauf gespart</translation>
    </message>
    <message>
        <source>%1 shader runs saved</source>
        <translation>%1 Shader-Läufe gespart</translation>
    </message>
    <message>
        <source>%1, discard skipped</source>
        <translation>%1, Discard übersprungen</translation>
    </message>
    <message>
        <source>early</source>
        <translation>früh</translation>
    </message>
    <message>
        <source>late</source>
        <translation>spät</translation>
    </message>
    <message>
        <source>%1, write only</source>
        <translation>%1, nur schreiben</translation>
    </message>
    <message>
        <source>survivors</source>
        <translation>Überlebende</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>bedeckt</translation>
    </message>
    <message>
        <source>the program writes depth (D)</source>
        <translation>das Programm schreibt Tiefe (D)</translation>
    </message>
    <message>
        <source>it has side effects (S)</source>
        <translation>es hat Nebenwirkungen (S)</translation>
    </message>
    <message>
        <source>fragments may be discarded (C)</source>
        <translation>Fragmente können verworfen werden (C)</translation>
    </message>
    <message>
        <source>nothing can be discarded</source>
        <translation>nichts kann verworfen werden</translation>
    </message>
    <message>
        <source>broken bounds</source>
        <translation>Grenzen verletzt</translation>
    </message>
    <message>
        <source>A sample lies outside of the tile&apos;s bounds: a fault of the machine.</source>
        <translation>Ein Sample liegt außerhalb der Grenzen der Kachel: ein Fehler der Maschine.</translation>
    </message>
    <message>
        <source>%1 tile does not bound its samples: a fault of the machine</source>
        <translation>%1 Kachel umschließt ihre Samples nicht: ein Fehler der Maschine</translation>
    </message>
    <message>
        <source>%1 tiles do not bound their samples: a fault of the machine</source>
        <translation>%1 Kacheln umschließen ihre Samples nicht: ein Fehler der Maschine</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Which counts.</source>
        <translation>Die zählt.</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Zähler</translation>
    </message>
    <message>
        <source>As events and exports name it.</source>
        <translation>Wie Ereignisse und Exporte ihn nennen.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>From the beginning of the draw to the cursor.</source>
        <translation>Vom Anfang des Draws bis zum Cursor.</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>What is counted.</source>
        <translation>Was gezählt wird.</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>What is counted, in words.</source>
        <translation>Was gezählt wird, in Worten.</translation>
    </message>
    <message>
        <source>The bound that decided: %1, %2.</source>
        <translation>Die Grenze, die entschieden hat: %1, %2.</translation>
    </message>
    <message>
        <source>%1 set by primitive %2</source>
        <translation>%1 gesetzt von Primitiv %2</translation>
    </message>
    <message>
        <source>its depths are no numbers: anything from 0 to 1</source>
        <translation>seine Tiefen sind keine Zahlen: alles von 0 bis 1</translation>
    </message>
    <message>
        <source>a point or a line: the depths of its vertices, without corners</source>
        <translation>ein Punkt oder eine Linie: die Tiefen seiner Vertices, ohne Ecken</translation>
    </message>
    <message>
        <source>at all corners %1</source>
        <translation>an allen Ecken %1</translation>
    </message>
    <message>
        <source>at the corners %1 and %2 below, %3 and %4 above</source>
        <translation>an den Ecken %1 und %2 unten, %3 und %4 oben</translation>
    </message>
    <message>
        <source>stencil %1: %2</source>
        <translation>Stencil %1: %2</translation>
    </message>
    <message>
        <source>before the frame</source>
        <translation>vor dem Frame</translation>
    </message>
    <message>
        <source>The frame is executed once more to find it.</source>
        <translation>Der Frame wird noch einmal ausgeführt, um es zu finden.</translation>
    </message>
    <message>
        <source>Who made the bounds what they are; of a culled tile the bound that decided.</source>
        <translation>Wer die Grenzen so gesetzt hat; bei einer gecullten Kachel die Grenze, die entschieden hat.</translation>
    </message>
    <message>
        <source>stencil</source>
        <translation>Stencil</translation>
    </message>
    <message>
        <source>the clear of call %1</source>
        <translation>das Löschen in Aufruf %1</translation>
    </message>
    <message>
        <source>primitive %1 of this draw</source>
        <translation>Primitiv %1 dieses Draws</translation>
    </message>
    <message>
        <source>set before the frame</source>
        <translation>vor dem Frame gesetzt</translation>
    </message>
    <message>
        <source>set before the frame, last changed by %1</source>
        <translation>vor dem Frame gesetzt, zuletzt geändert von %1</translation>
    </message>
</context>
<context>
    <name>HizFlow</name>
    <message>
        <source>All proven to be discarded?</source>
        <translation>Alles bewiesen verworfen?</translation>
    </message>
    <message>
        <source>Terminate; with S shade and write nothing</source>
        <translation>Beenden; mit S schattieren und nichts schreiben</translation>
    </message>
    <message>
        <source>Does the program write depth (D)?</source>
        <translation>Schreibt das Programm Tiefe (D)?</translation>
    </message>
    <message>
        <source>Shade, test late: any depth can come</source>
        <translation>Schattieren, spät testen: Jede Tiefe kann kommen</translation>
    </message>
    <message>
        <source>Side effects (S)?</source>
        <translation>Nebenwirkungen (S)?</translation>
    </message>
    <message>
        <source>Shade all, test late</source>
        <translation>Alles schattieren, spät testen</translation>
    </message>
    <message>
        <source>Coarse test: compare the intervals</source>
        <translation>Grobtest: Intervalle vergleichen</translation>
    </message>
    <message>
        <source>Cull: no fragments</source>
        <translation>Cullen: keine Fragmente</translation>
    </message>
    <message>
        <source>May it discard (C), not proven opaque?</source>
        <translation>Kann es verwerfen (C), nicht bewiesen deckend?</translation>
    </message>
    <message>
        <source>Shade, then test or write late</source>
        <translation>Schattieren, dann spät testen oder schreiben</translation>
    </message>
    <message>
        <source>Test or write early, then shade</source>
        <translation>Früh testen oder schreiben, dann schattieren</translation>
    </message>
    <message>
        <source>Bring the bounds up to date</source>
        <translation>Grenzen nachführen</translation>
    </message>
    <message>
        <source>Feed the samples&apos; own bounds back</source>
        <translation>Grenzen der Samples rückmelden</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>fail</source>
        <translation>scheitert</translation>
    </message>
    <message>
        <source>pass, ambiguous</source>
        <translation>besteht, unentschieden</translation>
    </message>
</context>
<context>
    <name>HizOverlay</name>
    <message>
        <source>near %1</source>
        <translation>nah %1</translation>
    </message>
    <message>
        <source>far %1</source>
        <translation>fern %1</translation>
    </message>
</context>
<context>
    <name>ImageControls</name>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>The wheel does, too.</source>
        <translation>Das Rad tut es auch.</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Makes the whole picture visible.</source>
        <translation>Macht das ganze Bild sichtbar.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>ItemTools</name>
    <message>
        <source>Go to %1</source>
        <translation>Zu %1 gehen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2</source>
        <translation>%1 lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>Usage of %1</source>
        <translation>Verwendung von %1</translation>
    </message>
    <message>
        <source>Link to %1</source>
        <translation>Verweis auf %1</translation>
    </message>
    <message>
        <source>Copies what is selected in it.</source>
        <translation>Kopiert, was darin ausgewählt ist.</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <translation>%1 „%2“</translation>
    </message>
    <message>
        <source>No call with an id is chosen</source>
        <translation>Es ist kein Aufruf mit einer Nummer ausgewählt</translation>
    </message>
    <message>
        <source>Follow the id</source>
        <translation>Der Nummer folgen</translation>
    </message>
    <message>
        <source>Shows the object that the call names; of several, you choose one.</source>
        <translation>Zeigt das Objekt, das der Aufruf nennt; von mehreren wählen Sie eines.</translation>
    </message>
    <message>
        <source>Links to %1</source>
        <translation>Links zu %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; — click to show it</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; — ein Klick zeigt es</translation>
    </message>
    <message>
        <source>machine: %1</source>
        <translation>Maschine: %1</translation>
    </message>
</context>
<context>
    <name>LaneReport</name>
    <message>
        <source>%1 is working</source>
        <translation>%1 arbeitet</translation>
    </message>
    <message>
        <source>%1 is idle</source>
        <translation>%1 ist untätig</translation>
    </message>
    <message>
        <source>%1 full</source>
        <translation>%1 voll</translation>
    </message>
    <message>
        <source>%1 empty</source>
        <translation>%1 leer</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Would have been enough</source>
        <translation>Hätte gereicht</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Full cycles</source>
        <translation>Volle Takte</translation>
    </message>
    <message>
        <source>Items in</source>
        <translation>Hinein</translation>
    </message>
    <message>
        <source>Items out</source>
        <translation>Heraus</translation>
    </message>
    <message>
        <source>Grants</source>
        <translation>Zuteilungen</translation>
    </message>
    <message>
        <source>Cycles on the way</source>
        <translation>Takte unterwegs</translation>
    </message>
    <message>
        <source>Filled by</source>
        <translation>Gefüllt von</translation>
    </message>
    <message>
        <source>Emptied by</source>
        <translation>Geleert von</translation>
    </message>
    <message>
        <source>In what is shown</source>
        <translation>Im Gezeigten</translation>
    </message>
    <message>
        <source>&lt;p&gt;From %1 to %2 entries, %3 on average.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Von %1 bis %2 Einträge, im Mittel %3.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Tasks over the whole draw</source>
        <translation>Aufgaben im ganzen Draw</translation>
    </message>
    <message>
        <source>Taken, completed</source>
        <translation>Genommen, beantwortet</translation>
    </message>
    <message>
        <source>Taken, fragments</source>
        <translation>Genommen, Fragmente</translation>
    </message>
    <message>
        <source>Taken, vertices</source>
        <translation>Genommen, Vertices</translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation>Auslagerungen</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>What held it up in cycles %1 to %2</source>
        <translation>Was sie in den Takten %1 bis %2 aufgehalten hat</translation>
    </message>
    <message>
        <source>&lt;p&gt;Nothing: it was never stalled there.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Nichts: sie stand dort nie still.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt; cycles: %2&lt;br&gt;first in cycle %3&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt; Takte: %2&lt;br&gt;zuerst in Takt %3&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;And %1 shorter ones.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Und %1 kürzere.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 stalled cycles lie too far back to be explained; only their number was kept.&lt;/p&gt;</source>
        <translation>&lt;p&gt;%1 Takte Stillstand liegen zu weit zurück, um erklärt zu werden; nur ihre Zahl wurde behalten.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>At the cursor, cycle %1</source>
        <translation>Am Cursor, Takt %1</translation>
    </message>
    <message>
        <source>&lt;p&gt;Choose a unit or a queue to see its numbers and what holds it up.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Eine Einheit oder Warteschlange wählen, um ihre Zahlen zu sehen, und was sie aufhält.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Most in %1</source>
        <translation>Am meisten in %1</translation>
    </message>
</context>
<context>
    <name>Lanes</name>
    <message>
        <source>would have been enough: %1</source>
        <translation>hätte gereicht: %1</translation>
    </message>
    <message>
        <source>%1: about %2 of %3 around cycle %4; kept exactly from cycle %5 on</source>
        <translation>%1: ungefähr %2 von %3 um Takt %4; genau behalten ab Takt %5</translation>
    </message>
    <message>
        <source>%1: %2 of %3 in cycle %4</source>
        <translation>%1: %2 von %3 in Takt %4</translation>
    </message>
    <message>
        <source> · pending %1, completed %2, reserved %3</source>
        <translation> · wartend %1, beantwortet %2, freigehalten %3</translation>
    </message>
    <message>
        <source> · full</source>
        <translation> · voll</translation>
    </message>
    <message>
        <source>%1: kept exactly from cycle %2 on</source>
        <translation>%1: genau behalten ab Takt %2</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation>bis zum Ende</translation>
    </message>
    <message>
        <source>up to cycle %1</source>
        <translation>bis Takt %1</translation>
    </message>
    <message>
        <source>%1: %2 in cycle %3, %4</source>
        <translation>%1: %2 in Takt %3, %4</translation>
    </message>
    <message>
        <source>Units: what each does</source>
        <translation>Einheiten: was jede tut</translation>
    </message>
    <message>
        <source>Queues: entries over time</source>
        <translation>Warteschlangen: Einträge über die Zeit</translation>
    </message>
    <message>
        <source>Queues between stages</source>
        <translation>Warteschlangen zwischen Stufen</translation>
    </message>
    <message>
        <source>%1: %2 at the cursor</source>
        <translation>%1: %2 am Cursor</translation>
    </message>
    <message>
        <source>%1: go to a cycle inside the draw to see its entries</source>
        <translation>%1: zu einem Takt im Draw gehen, um die Einträge zu sehen</translation>
    </message>
    <message>
        <source>full for %1 cycle</source>
        <translation>voll in %1 Takt</translation>
    </message>
    <message>
        <source>full for %1 cycles</source>
        <translation>voll in %1 Takten</translation>
    </message>
    <message>
        <source>%1: %2 of %3 at the cursor</source>
        <translation>%1: %2 von %3 am Cursor</translation>
    </message>
    <message>
        <source> · room held for %1</source>
        <translation> · Platz gehalten für %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;A click opens and closes the section.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;Ein Klick öffnet und schließt den Abschnitt.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>LayoutTable</name>
    <message>
        <source>Debug</source>
        <translation>Debuggen</translation>
    </message>
    <message>
        <source>For finding out what went wrong: events, picture, and the state of the machine.</source>
        <translation>Um herauszufinden, was schiefging: Ereignisse, Bild und Zustand der Maschine.</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ressourcen</translation>
    </message>
    <message>
        <source>For looking at textures, buffers and meshes.</source>
        <translation>Zum Ansehen von Texturen, Puffern und Meshes.</translation>
    </message>
    <message>
        <source>Shader</source>
        <translation>Shader</translation>
    </message>
    <message>
        <source>For stepping through shaders, with large room for the program&apos;s text.</source>
        <translation>Zum schrittweisen Ausführen von Shadern, mit viel Platz für den Programmtext.</translation>
    </message>
    <message>
        <source>Classroom</source>
        <translation>Unterricht</translation>
    </message>
    <message>
        <source>For showing others: the picture large, large type, few controls.</source>
        <translation>Zum Vorführen: großes Bild, große Schrift, wenige Bedienelemente.</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Architektur</translation>
    </message>
    <message>
        <source>For watching the machine at work: its diagram large, queues and devices.</source>
        <translation>Um der Maschine bei der Arbeit zuzusehen: großes Blockdiagramm, Warteschlangen und Geräte.</translation>
    </message>
    <message>
        <source>HiZ</source>
        <translation>HiZ</translation>
    </message>
    <message>
        <source>For seeing which tiles are culled and why: the picture beside its tiles in space.</source>
        <translation>Um zu sehen, welche Kacheln warum gecullt werden: das Bild neben seinen Kacheln im Raum.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>For seeing which parts of the machine have power, and what energy they take.</source>
        <translation>Um zu sehen, welche Teile der Maschine Energie haben und wie viel sie aufnehmen.</translation>
    </message>
</context>
<context>
    <name>Link</name>
    <message>
        <source>position %1</source>
        <translation>Position %1</translation>
    </message>
    <message>
        <source>draw %1 cycle %2</source>
        <translation>Draw %1 Takt %2</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>Draw %1</translation>
    </message>
    <message>
        <source>call %1</source>
        <translation>Aufruf %1</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>Frame %1</translation>
    </message>
    <message>
        <source>texture %1</source>
        <translation>Textur %1</translation>
    </message>
    <message>
        <source>buffer %1</source>
        <translation>Puffer %1</translation>
    </message>
    <message>
        <source>program %1</source>
        <translation>Programm %1</translation>
    </message>
    <message>
        <source>shader %1</source>
        <translation>Shader %1</translation>
    </message>
    <message>
        <source>renderbuffer %1</source>
        <translation>Renderbuffer %1</translation>
    </message>
    <message>
        <source>framebuffer 0 (window)</source>
        <translation>Framebuffer 0 (Fenster)</translation>
    </message>
    <message>
        <source>framebuffer %1</source>
        <translation>Framebuffer %1</translation>
    </message>
    <message>
        <source>pixel %1,%2</source>
        <translation>Pixel %1,%2</translation>
    </message>
    <message>
        <source>vertex %1 of draw %2</source>
        <translation>Vertex %1 von Draw %2</translation>
    </message>
    <message>
        <source>primitive %1 of draw %2</source>
        <translation>Primitiv %1 von Draw %2</translation>
    </message>
    <message>
        <source>fragment %1,%2 of draw %3</source>
        <translation>Fragment %1,%2 von Draw %3</translation>
    </message>
    <message>
        <source>unit %1</source>
        <translation>Einheit %1</translation>
    </message>
    <message>
        <source>queue %1</source>
        <translation>Warteschlange %1</translation>
    </message>
    <message>
        <source>task %1 of draw %2</source>
        <translation>Aufgabe %1 von Draw %2</translation>
    </message>
    <message>
        <source>request %1 of draw %2</source>
        <translation>Anfrage %1 von Draw %2</translation>
    </message>
    <message>
        <source>segment %1 of draw %2</source>
        <translation>Segment %1 von Draw %2</translation>
    </message>
    <message>
        <source>tile (%1,%2) of draw %3</source>
        <translation>Kachel (%1,%2) von Draw %3</translation>
    </message>
</context>
<context>
    <name>LocalAction</name>
    <message>
        <source>Offer words</source>
        <translation>Wörter anbieten</translation>
    </message>
    <message>
        <source>Offers what can stand at the cursor of the field.</source>
        <translation>Bietet an, was an der Schreibmarke des Felds stehen kann.</translation>
    </message>
</context>
<context>
    <name>MachineChoice</name>
    <message>
        <source>energies of its own</source>
        <translation>eigene Energien</translation>
    </message>
    <message>
        <source>power of parts chosen by hand</source>
        <translation>Strom von Teilen von Hand gewählt</translation>
    </message>
</context>
<context>
    <name>MachineStyle</name>
    <message>
        <source>idle</source>
        <translation>untätig</translation>
    </message>
    <message>
        <source>There is nothing for it to do.</source>
        <translation>Für sie gibt es nichts zu tun.</translation>
    </message>
    <message>
        <source>working</source>
        <translation>beschäftigt</translation>
    </message>
    <message>
        <source>It moves its work on.</source>
        <translation>Sie bringt ihre Arbeit weiter.</translation>
    </message>
    <message>
        <source>input empty</source>
        <translation>Eingang leer</translation>
    </message>
    <message>
        <source>It has begun something and waits for more of it to come in.</source>
        <translation>Sie hat etwas begonnen und wartet, dass mehr davon hereinkommt.</translation>
    </message>
    <message>
        <source>output full</source>
        <translation>Ausgang voll</translation>
    </message>
    <message>
        <source>There is no room behind it for what it has ready.</source>
        <translation>Hinter ihr ist kein Platz für das, was sie fertig hat.</translation>
    </message>
    <message>
        <source>resource busy</source>
        <translation>Ressource belegt</translation>
    </message>
    <message>
        <source>Something that it shares, or has too few of, is in use.</source>
        <translation>Etwas, das sie mit anderen teilt oder wovon sie zu wenig hat, ist in Gebrauch.</translation>
    </message>
    <message>
        <source>ordering</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>It has to wait for its turn in the order of the stream.</source>
        <translation>Sie muss warten, bis sie in der Reihenfolge des Stroms dran ist.</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Memory has not answered yet.</source>
        <translation>Der Speicher hat noch nicht geantwortet.</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>eingereiht</translation>
    </message>
    <message>
        <source>In its task queue: it waits for a processor.</source>
        <translation>In ihrer Aufgaben-Warteschlange: Sie wartet auf einen Prozessor.</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>On a processor.</source>
        <translation>Auf einem Prozessor.</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>schwebend</translation>
    </message>
    <message>
        <source>Swapped out: it waits for a device to answer.</source>
        <translation>Ausgelagert: Sie wartet auf die Antwort eines Geräts.</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>beantwortet</translation>
    </message>
    <message>
        <source>The answer is there: it waits for a processor to go on.</source>
        <translation>Die Antwort ist da: Sie wartet auf einen Prozessor, um weiterzumachen.</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>Its program has ended: it waits for its turn in the order of the stream.</source>
        <translation>Ihr Programm ist zu Ende: Sie wartet, bis sie in der Reihenfolge des Stroms dran ist.</translation>
    </message>
    <message>
        <source>stalled, %1</source>
        <translation>Stillstand, %1</translation>
    </message>
    <message>
        <source>in a segment</source>
        <translation>in einem Segment</translation>
    </message>
    <message>
        <source>In a fragment stream segment that is still open, or whose processor is busy.</source>
        <translation>In einem Segment des Fragmentstroms, das noch offen oder dessen Prozessor beschäftigt ist.</translation>
    </message>
</context>
<context>
    <name>Measure</name>
    <message>
        <source>images</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>Bezug</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>cycles</source>
        <translation>Takte</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>Draws</translation>
    </message>
    <message>
        <source>vertex shader runs</source>
        <translation>Läufe des Vertexshaders</translation>
    </message>
    <message>
        <source>fragment shader runs</source>
        <translation>Läufe des Fragmentshaders</translation>
    </message>
    <message>
        <source>fragment shader runs saved</source>
        <translation>gesparte Läufe des Fragmentshaders</translation>
    </message>
    <message>
        <source>sample tests</source>
        <translation>Prüfungen von Samples</translation>
    </message>
    <message>
        <source>sample tests saved</source>
        <translation>gesparte Prüfungen von Samples</translation>
    </message>
    <message>
        <source>energy (illustrative)</source>
        <translation>Energie (illustrativ)</translation>
    </message>
    <message>
        <source>instructions</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>instructions per cycle</source>
        <translation>Befehle je Takt</translation>
    </message>
    <message>
        <source>tiles tested</source>
        <translation>Kacheln geprüft</translation>
    </message>
    <message>
        <source>tiles culled</source>
        <translation>Kacheln verworfen</translation>
    </message>
    <message>
        <source>tiles passed</source>
        <translation>Kacheln bestanden</translation>
    </message>
    <message>
        <source>tiles ambiguous</source>
        <translation>Kacheln unentschieden</translation>
    </message>
    <message>
        <source>tiles terminated</source>
        <translation>Kacheln beendet</translation>
    </message>
    <message>
        <source>look-ups</source>
        <translation>Nachschlagen in Ebene 2</translation>
    </message>
    <message>
        <source>metadata bytes</source>
        <translation>Bytes an Metadaten</translation>
    </message>
    <message>
        <source>draws bypassed</source>
        <translation>Draws im Bypass</translation>
    </message>
    <message>
        <source>fragments</source>
        <translation>Fragmente</translation>
    </message>
    <message>
        <source>fragments bypassed</source>
        <translation>Fragmente im Bypass</translation>
    </message>
    <message>
        <source>gate index (illustrative)</source>
        <translation>Gatterkennzahl (illustrativ)</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>stalled</source>
        <translation>Stillstand</translation>
    </message>
    <message>
        <source>high water</source>
        <translation>Höchststand</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>what is run</source>
        <translation>ausgeführt</translation>
    </message>
    <message>
        <source>color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>stencil</source>
        <translation>Stencil</translation>
    </message>
    <message>
        <source>not runnable: %1</source>
        <translation>nicht ausführbar: %1</translation>
    </message>
    <message>
        <source>differs in %1 at %2,%3 after call %4, draw %5 (events %6 and %7)</source>
        <translation>anders in %1 bei %2,%3 nach Aufruf %4, Draw %5 (Ereignisse %6 und %7)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>MeshLegend</name>
    <message>
        <source>near plane not known: z does not follow from w alone</source>
        <translation>Near-Ebene unbekannt: z folgt nicht allein aus w</translation>
    </message>
    <message>
        <source>%1 vertex behind the eye: see the frustum</source>
        <translation>%1 Vertex hinter dem Auge: siehe Sichtkörper</translation>
    </message>
    <message>
        <source>%1 vertices behind the eye: see the frustum</source>
        <translation>%1 Vertices hinter dem Auge: siehe Sichtkörper</translation>
    </message>
    <message>
        <source>%1 vertex has no place: no number</source>
        <translation>%1 Vertex ohne Ort: keine Zahl</translation>
    </message>
    <message>
        <source>%1 vertices have no place: no numbers</source>
        <translation>%1 Vertices ohne Ort: keine Zahlen</translation>
    </message>
    <message>
        <source>%1 front-facing</source>
        <translation>%1 mit Vorderseite</translation>
    </message>
    <message>
        <source>%1 back-facing</source>
        <translation>%1 mit Rückseite</translation>
    </message>
    <message>
        <source>%1 of neither side: never drawn</source>
        <translation>%1 ohne Seite: nie gezeichnet</translation>
    </message>
    <message>
        <source>%1 drawn</source>
        <translation>%1 gezeichnet</translation>
    </message>
    <message>
        <source>%1 clipped</source>
        <translation>%1 geclippt</translation>
    </message>
    <message>
        <source>%1 culled</source>
        <translation>%1 gecullt</translation>
    </message>
    <message>
        <source>%1 outside</source>
        <translation>%1 außerhalb</translation>
    </message>
    <message>
        <source>%1 degenerate</source>
        <translation>%1 degeneriert</translation>
    </message>
    <message>
        <source>gray: %1, cut to 0 … 1</source>
        <translation>Grau: %1, auf 0 … 1 begrenzt</translation>
    </message>
    <message>
        <source>red, green: %1, cut to 0 … 1</source>
        <translation>Rot, Grün: %1, auf 0 … 1 begrenzt</translation>
    </message>
    <message>
        <source>red, green, blue: %1, cut to 0 … 1</source>
        <translation>Rot, Grün, Blau: %1, auf 0 … 1 begrenzt</translation>
    </message>
</context>
<context>
    <name>MeshText</name>
    <message>
        <source>%1 point</source>
        <translation>%1 Punkt</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>%1 line</source>
        <translation>%1 Linie</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 Linien</translation>
    </message>
    <message>
        <source>%1 triangle</source>
        <translation>%1 Dreieck</translation>
    </message>
    <message>
        <source>%1 triangles</source>
        <translation>%1 Dreiecke</translation>
    </message>
    <message>
        <source>%1 drawn</source>
        <translation>%1 gezeichnet</translation>
    </message>
    <message>
        <source>%1 clipped</source>
        <translation>%1 geclippt</translation>
    </message>
    <message>
        <source>%1 culled</source>
        <translation>%1 gecullt</translation>
    </message>
    <message>
        <source>%1 outside</source>
        <translation>%1 außerhalb</translation>
    </message>
    <message>
        <source>%1 degenerate</source>
        <translation>%1 degeneriert</translation>
    </message>
    <message>
        <source>%1 with a coordinate that is no number</source>
        <translation>%1 mit einer Koordinate, die keine Zahl ist</translation>
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
        <source>the first of %1 vertex</source>
        <translation>der erste von %1 Vertex</translation>
    </message>
    <message>
        <source>only the first of %1 vertices are shown</source>
        <translation>nur die ersten von %1 Vertices werden gezeigt</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>gezeichnet</translation>
    </message>
    <message>
        <source>culled</source>
        <translation>gecullt</translation>
    </message>
    <message>
        <source>degenerate</source>
        <translation>degeneriert</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>außerhalb</translation>
    </message>
    <message>
        <source>bad vertex</source>
        <translation>ungültiger Vertex</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>keine Zahl</translation>
    </message>
    <message>
        <source>behind the eye</source>
        <translation>hinter dem Auge</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>top</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>near</source>
        <translation>nah</translation>
    </message>
    <message>
        <source>far</source>
        <translation>fern</translation>
    </message>
</context>
<context>
    <name>NodeRows</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>NotePlaces</name>
    <message>
        <source>after %1 calls</source>
        <translation>nach %1 Aufrufen</translation>
    </message>
    <message>
        <source>%1 · call %2</source>
        <translation>%1 · Aufruf %2</translation>
    </message>
    <message>
        <source>%1 · cycle %2</source>
        <translation>%1 · Takt %2</translation>
    </message>
    <message>
        <source>before the first call</source>
        <translation>vor dem ersten Aufruf</translation>
    </message>
</context>
<context>
    <name>NotesFile</name>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>%1 ist nicht lesbar: %2.</translation>
    </message>
    <message>
        <source>it is too large for notes</source>
        <translation>die Datei ist zu groß für Notizen</translation>
    </message>
    <message>
        <source>%1 belongs to another recording of that name.</source>
        <translation>%1 gehört zu einer anderen Aufzeichnung dieses Namens.</translation>
    </message>
    <message>
        <source>It stays as it is; what you note now is saved in another place.</source>
        <translation>Die Datei bleibt, wie sie ist; neue Notizen werden an anderer Stelle gespeichert.</translation>
    </message>
    <message>
        <source>Your notes can&apos;t be saved. %1</source>
        <translation>Die Notizen lassen sich nicht speichern. %1</translation>
    </message>
    <message>
        <source>There are more of them than %1 MiB.</source>
        <translation>Es sind mehr als %1 MiB.</translation>
    </message>
</context>
<context>
    <name>Opacity</name>
    <message>
        <source>transparent</source>
        <translation>durchsichtig</translation>
    </message>
    <message>
        <source>Alpha is 0 in every texel.</source>
        <translation>Alpha ist in jedem Texel 0.</translation>
    </message>
    <message>
        <source>opaque</source>
        <translation>deckend</translation>
    </message>
    <message>
        <source>Alpha is 1 in every texel.</source>
        <translation>Alpha ist in jedem Texel 1.</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>Alpha is in between, or not the same everywhere.</source>
        <translation>Alpha liegt dazwischen oder ist nicht überall gleich.</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>Draw %1</translation>
    </message>
    <message>
        <source>The program of %1 can&apos;t discard: no texture decides whether a fragment is there, and HiZ may always trust depth.</source>
        <translation>Das Programm von %1 kann nicht verwerfen: Keine Textur entscheidet, ob ein Fragment da ist, und HiZ kann der Tiefe immer trauen.</translation>
    </message>
    <message>
        <source>Whether fragments of %1 are discarded depends on more than the analysis looks through: nothing is known of it.</source>
        <translation>Ob Fragmente von %1 verworfen werden, hängt von mehr ab, als die Analyse durchsieht: Davon ist nichts bekannt.</translation>
    </message>
    <message>
        <source>A fragment of %1 is discarded if:</source>
        <translation>Ein Fragment von %1 wird verworfen, wenn:</translation>
    </message>
    <message>
        <source>Alpha to coverage counts as a discard, too: the color&apos;s alpha decides.</source>
        <translation>Auch Alpha-to-Coverage zählt als Verwerfen: Das Alpha der Farbe entscheidet.</translation>
    </message>
    <message>
        <source>a texture without a name</source>
        <translation>eine Textur ohne Namen</translation>
    </message>
    <message>
        <source>&lt;code&gt;t%1&lt;/code&gt; is %2: %3 lies in %4, so %3 %5 is &lt;b&gt;%6&lt;/b&gt;.</source>
        <translation>&lt;code&gt;t%1&lt;/code&gt; ist %2: %3 liegt in %4, also ist %3 %5 &lt;b&gt;%6&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>A part of it is not understood: %1.</source>
        <translation>Ein Teil davon wird nicht verstanden: %1.</translation>
    </message>
    <message>
        <source>A part of it is not understood: %1, line %2 of the shader.</source>
        <translation>Ein Teil davon wird nicht verstanden: %1, Zeile %2 des Shaders.</translation>
    </message>
    <message>
        <source>Layer 1: whole textures</source>
        <translation>Schicht 1: ganze Texturen</translation>
    </message>
    <message>
        <source>This machine has no HiZ (hiz.enabled=off).</source>
        <translation>Diese Maschine hat kein HiZ (hiz.enabled=off).</translation>
    </message>
    <message>
        <source>This machine has no layer 1 (hiz.layer1=off).</source>
        <translation>Diese Maschine hat keine Schicht 1 (hiz.layer1=off).</translation>
    </message>
    <message>
        <source>Layer 2: the texels of a tile</source>
        <translation>Schicht 2: die Texel einer Kachel</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>no box</source>
        <translation>kein Rechteck</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>zu groß</translation>
    </message>
    <message>
        <source>No level that is kept covers the box with hiz.maxEntries entries.</source>
        <translation>Keine Stufe, die behalten wird, bedeckt das Rechteck mit hiz.maxEntries Einträgen.</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>1: the whole draw, by what its textures lie between. 2: a primitive in a tile.</source>
        <translation>1: der ganze Draw, nach den Grenzen seiner Texturen. 2: ein Primitiv in einer Kachel.</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Kachel</translation>
    </message>
    <message>
        <source>Column and row, from the lower left corner.</source>
        <translation>Spalte und Zeile, von der linken unteren Ecke.</translation>
    </message>
    <message>
        <source>Primitive</source>
        <translation>Primitiv</translation>
    </message>
    <message>
        <source>Of the draw, from 1.</source>
        <translation>Des Draws, ab 1.</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>Textur</translation>
    </message>
    <message>
        <source>Whose classes were looked up.</source>
        <translation>Deren Klassen nachgeschlagen wurden.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Of the class pyramid that was read.</source>
        <translation>Der Klassenpyramide, die gelesen wurde.</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>That were read there.</source>
        <translation>Die dort gelesen wurden.</translation>
    </message>
    <message>
        <source>Texels</source>
        <translation>Texel</translation>
    </message>
    <message>
        <source>The box: what the tile may show of level 0 of the texture.</source>
        <translation>Das Rechteck: was die Kachel von Stufe 0 der Textur zeigen kann.</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Of the entries together.</source>
        <translation>Der Einträge zusammen.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>What follows for the discards: opaque, none; transparent, all; or not known.</source>
        <translation>Was für das Verwerfen folgt: deckend, keines; durchsichtig, alle; oder nicht bekannt.</translation>
    </message>
    <message>
        <source>This machine has no HiZ: nothing is looked up. Set hiz.enabled=on.</source>
        <translation>Diese Maschine hat kein HiZ: Nichts wird nachgeschlagen. Mit hiz.enabled=on einschalten.</translation>
    </message>
    <message>
        <source>Draw %1 can&apos;t discard: HiZ need not know the opacity of its textures.</source>
        <translation>Draw %1 kann nicht verwerfen: HiZ muss die Deckkraft seiner Texturen nicht kennen.</translation>
    </message>
    <message>
        <source>Layer 1 has decided for the whole draw: %1 No tile is looked up.</source>
        <translation>Schicht 1 hat für den ganzen Draw entschieden: %1 Keine Kachel wird nachgeschlagen.</translation>
    </message>
    <message>
        <source>This machine has no layer 2: no tile is looked up. Set hiz.layer2=on.</source>
        <translation>Diese Maschine hat keine Schicht 2: Keine Kachel wird nachgeschlagen. Mit hiz.layer2=on einschalten.</translation>
    </message>
    <message>
        <source>No tile of draw %1 was looked up: none of it lies in the picture.</source>
        <translation>Keine Kachel von Draw %1 wurde nachgeschlagen: Nichts davon liegt im Bild.</translation>
    </message>
    <message>
        <source>%1 look-up</source>
        <translation>%1 Abfrage</translation>
    </message>
    <message>
        <source>%1 look-ups</source>
        <translation>%1 Abfragen</translation>
    </message>
    <message>
        <source>%1 too large</source>
        <translation>%1 zu groß</translation>
    </message>
    <message>
        <source>%1 of them was not kept</source>
        <translation>%1 davon wurde nicht behalten</translation>
    </message>
    <message>
        <source>%1 of them were not kept</source>
        <translation>%1 davon wurden nicht behalten</translation>
    </message>
    <message>
        <source>Tile %1,%2, primitive %3</source>
        <translation>Kachel %1,%2, Primitiv %3</translation>
    </message>
    <message>
        <source>%1 entry of level %2</source>
        <translation>%1 Eintrag der Stufe %2</translation>
    </message>
    <message>
        <source>%1 entries of level %2</source>
        <translation>%1 Einträge der Stufe %2</translation>
    </message>
    <message>
        <source>result: %1</source>
        <translation>Ergebnis: %1</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>No fragment is discarded.</source>
        <translation>Kein Fragment wird verworfen.</translation>
    </message>
    <message>
        <source>Every fragment is discarded.</source>
        <translation>Jedes Fragment wird verworfen.</translation>
    </message>
    <message>
        <source>Some fragments may be discarded: the shader has to decide.</source>
        <translation>Manche Fragmente können verworfen werden: Der Shader muss entscheiden.</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>unmöglich</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>möglich</translation>
    </message>
    <message>
        <source>anything</source>
        <translation>alles Mögliche</translation>
    </message>
    <message>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>alpha %1, which the format has not</source>
        <translation>Alpha %1, das das Format nicht hat</translation>
    </message>
    <message>
        <source>alpha %1</source>
        <translation>Alpha %1</translation>
    </message>
    <message>
        <source>alpha %1 = %2</source>
        <translation>Alpha %1 = %2</translation>
    </message>
    <message>
        <source>in mip level %1</source>
        <translation>in Mipmap-Stufe %1</translation>
    </message>
    <message>
        <source>level %1, entry %2,%3: %4</source>
        <translation>Stufe %1, Eintrag %2,%3: %4</translation>
    </message>
    <message>
        <source>Where the tile reads can&apos;t be known: the program computes the place by more than sums and products with constants, or a corner lies behind the eye.</source>
        <translation>Wo die Kachel liest, ist nicht bekannt: Das Programm berechnet die Stelle mit mehr als Summen und Produkten mit Konstanten, oder eine Ecke liegt hinter dem Auge.</translation>
    </message>
    <message>
        <source>Mip levels</source>
        <translation>Mipmap-Stufen</translation>
    </message>
    <message>
        <source>That the tile can sample: the class is theirs together, whatever coarser levels hold.</source>
        <translation>Die die Kachel abtasten kann: Die Klasse ist ihre gemeinsame, was immer gröbere Stufen enthalten.</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Highlight</source>
        <translation>Hervorhebung</translation>
    </message>
    <message>
        <source>The pixels that the last draw covers.</source>
        <translation>Die Pixel, die der letzte Draw bedeckt.</translation>
    </message>
    <message>
        <source>Wireframe</source>
        <translation>Drahtgitter</translation>
    </message>
    <message>
        <source>The edges of triangles, lines and points as the rasterizer has them, behind clipping.</source>
        <translation>Die Kanten von Dreiecken, Linien und Punkten, wie der Rasterizer sie hat, nach dem Clipping.</translation>
    </message>
    <message>
        <source>Overdraw: rasterized</source>
        <translation>Overdraw: rasterisiert</translation>
    </message>
    <message>
        <source>How many fragments the rasterizer made at a pixel.</source>
        <translation>Wie viele Fragmente der Rasterizer an einem Pixel erzeugt hat.</translation>
    </message>
    <message>
        <source>Overdraw: shaded</source>
        <translation>Overdraw: schattiert</translation>
    </message>
    <message>
        <source>How many fragments came to be shaded at a pixel, or went past the processors.</source>
        <translation>Wie viele Fragmente an einem Pixel zum Schattieren kamen oder an den Prozessoren vorbei.</translation>
    </message>
    <message>
        <source>Overdraw: written</source>
        <translation>Overdraw: geschrieben</translation>
    </message>
    <message>
        <source>How many fragments came through every test and were written.</source>
        <translation>Wie viele Fragmente jeden Test bestanden haben und geschrieben wurden.</translation>
    </message>
    <message>
        <source>Depth test</source>
        <translation>Tiefentest</translation>
    </message>
    <message>
        <source>Where fragments passed the depth test, and where they failed it.</source>
        <translation>Wo Fragmente den Tiefentest bestanden haben und wo nicht.</translation>
    </message>
    <message>
        <source>Stencil test</source>
        <translation>Stencil-Test</translation>
    </message>
    <message>
        <source>Where fragments passed the stencil test, and where they failed it.</source>
        <translation>Wo Fragmente den Stencil-Test bestanden haben und wo nicht.</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Verworfen</translation>
    </message>
    <message>
        <source>How many fragments the shader discarded at a pixel.</source>
        <translation>Wie viele Fragmente der Shader an einem Pixel verworfen hat.</translation>
    </message>
    <message>
        <source>Quads</source>
        <translation>Quads</translation>
    </message>
    <message>
        <source>Shading runs for quads of 2 × 2 pixels: fragments, and the helpers that complete them.</source>
        <translation>Schattiert wird in Quads von 2 × 2 Pixeln: Fragmente und die Helfer, die sie ergänzen.</translation>
    </message>
    <message>
        <source>Primitives</source>
        <translation>Primitive</translation>
    </message>
    <message>
        <source>Which primitive covered a pixel last.</source>
        <translation>Welches Primitiv ein Pixel zuletzt bedeckt hat.</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Which side of the triangles is seen.</source>
        <translation>Welche Seite der Dreiecke zu sehen ist.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Counts the last draw alone.</source>
        <translation>Zählt nur den letzten Draw.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Counts the draws since the color buffer was last cleared in this frame.</source>
        <translation>Zählt die Draws, seit der Farbpuffer in diesem Frame zuletzt geleert wurde.</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Frame</translation>
    </message>
    <message>
        <source>Counts the draws of this frame so far.</source>
        <translation>Zählt die bisherigen Draws dieses Frames.</translation>
    </message>
    <message>
        <source>not covered</source>
        <translation>nicht bedeckt</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>innen</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>Kante</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>nicht getestet</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>nicht bestanden</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>not shaded</source>
        <translation>nicht schattiert</translation>
    </message>
    <message>
        <source>fragments</source>
        <translation>Fragmente</translation>
    </message>
    <message>
        <source>helpers</source>
        <translation>Helfer</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beides</translation>
    </message>
    <message>
        <source>front</source>
        <translation>Vorderseite</translation>
    </message>
    <message>
        <source>back</source>
        <translation>Rückseite</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>bedeckt</translation>
    </message>
    <message>
        <source>passed %1, failed %2 of %3</source>
        <translation>bestanden %1, nicht bestanden %2 von %3</translation>
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
        <source>primitive %1</source>
        <translation>Primitiv %1</translation>
    </message>
    <message>
        <source>%1, %2 on an edge</source>
        <translation>%1, %2 auf einer Kante</translation>
    </message>
    <message>
        <source>%1 shaded, helper %2 times</source>
        <translation>%1 schattiert, %2-mal Helfer</translation>
    </message>
    <message>
        <source>front %1, back %2</source>
        <translation>Vorderseite %1, Rückseite %2</translation>
    </message>
    <message>
        <source>Rasterized</source>
        <translation>Rasterisiert</translation>
    </message>
    <message>
        <source>… front</source>
        <translation>… Vorderseite</translation>
    </message>
    <message>
        <source>… back</source>
        <translation>… Rückseite</translation>
    </message>
    <message>
        <source>… on an edge</source>
        <translation>… auf einer Kante</translation>
    </message>
    <message>
        <source>Shaded</source>
        <translation>Schattiert</translation>
    </message>
    <message>
        <source>Helper</source>
        <translation>Helfer</translation>
    </message>
    <message>
        <source>Stencil passed</source>
        <translation>Stencil-Test bestanden</translation>
    </message>
    <message>
        <source>Stencil failed</source>
        <translation>Stencil-Test nicht bestanden</translation>
    </message>
    <message>
        <source>Depth passed</source>
        <translation>Tiefentest bestanden</translation>
    </message>
    <message>
        <source>Depth failed</source>
        <translation>Tiefentest nicht bestanden</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Geschrieben</translation>
    </message>
    <message>
        <source>no draw</source>
        <translation>kein Draw</translation>
    </message>
    <message>
        <source>no draws</source>
        <translation>keine Draws</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>Draw %1</translation>
    </message>
    <message>
        <source>%1 draws, %2 to %3</source>
        <translation>%1 Draws, %2 bis %3</translation>
    </message>
    <message>
        <source>%1, since call %2</source>
        <translation>%1, seit Aufruf %2</translation>
    </message>
    <message>
        <source>%1 of draw %2</source>
        <translation>%1 von Draw %2</translation>
    </message>
    <message>
        <source>last %1, first %2</source>
        <translation>zuletzt %1, zuerst %2</translation>
    </message>
</context>
<context>
    <name>PaletteSources</name>
    <message>
        <source>Show %1</source>
        <translation>%1 anzeigen</translation>
    </message>
    <message>
        <source>Dock</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Layout %1</source>
        <translation>Layout %1</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Layout</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Aufzeichnung</translation>
    </message>
</context>
<context>
    <name>PictureImage</name>
    <message>
        <source>x%1 y%2 row%3</source>
        <translation>x%1 y%2 Zeile%3</translation>
    </message>
</context>
<context>
    <name>PixelEngine</name>
    <message>
        <source>input module</source>
        <translation>Eingabemodul</translation>
    </message>
    <message>
        <source>execution module</source>
        <translation>Ausführungsmodul</translation>
    </message>
    <message>
        <source>output module</source>
        <translation>Ausgabemodul</translation>
    </message>
    <message>
        <source>8-bit integers</source>
        <translation>Ganzzahlen mit 8 Bit</translation>
    </message>
    <message>
        <source>10-bit integers</source>
        <translation>Ganzzahlen mit 10 Bit</translation>
    </message>
    <message>
        <source>16-bit floats</source>
        <translation>Gleitkomma mit 16 Bit</translation>
    </message>
    <message>
        <source>32-bit floats</source>
        <translation>Gleitkomma mit 32 Bit</translation>
    </message>
    <message>
        <source>blender of eight operations</source>
        <translation>Mischer mit acht Operationen</translation>
    </message>
    <message>
        <source>programmable pixel engine</source>
        <translation>programmierbare Pixel-Engine</translation>
    </message>
    <message>
        <source>ALUs as slaves</source>
        <translation>ALUs als Slaves</translation>
    </message>
    <message>
        <source>ALUs with direct access</source>
        <translation>ALUs mit direktem Zugriff</translation>
    </message>
    <message>
        <source>co-issue</source>
        <translation>Co-Issue</translation>
    </message>
    <message>
        <source>color and alpha apart</source>
        <translation>Farbe und Alpha getrennt</translation>
    </message>
    <message>
        <source>passed over: HiZ has proven that nothing is discarded</source>
        <translation>übergangen: HiZ hat bewiesen, dass nichts verworfen wird</translation>
    </message>
    <message>
        <source>skipped: in a branch not taken</source>
        <translation>übersprungen: in einem nicht genommenen Zweig</translation>
    </message>
</context>
<context>
    <name>PixelHistory</name>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>%1: yes</source>
        <translation>%1: ja</translation>
    </message>
    <message>
        <source>%1: no</source>
        <translation>%1: nein</translation>
    </message>
    <message>
        <source>written</source>
        <translation>geschrieben</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>maskiert</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>verworfen</translation>
    </message>
    <message>
        <source>failed stencil</source>
        <translation>Stencil-Test nicht bestanden</translation>
    </message>
    <message>
        <source>failed depth</source>
        <translation>Tiefentest nicht bestanden</translation>
    </message>
    <message>
        <source>no sample left</source>
        <translation>kein Sample übrig</translation>
    </message>
    <message>
        <source>culled</source>
        <translation>gecullt</translation>
    </message>
    <message>
        <source>terminated</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>nicht verglichen</translation>
    </message>
    <message>
        <source>(%1,%2) %3, row %4</source>
        <translation>(%1,%2) %3, Zeile %4</translation>
    </message>
</context>
<context>
    <name>PixelRows</name>
    <message>
        <source>%1 · bits %2–%3</source>
        <translation>%1 · Bits %2–%3</translation>
    </message>
    <message>
        <source>color %1 · %2</source>
        <translation>Farbe %1 · %2</translation>
    </message>
    <message>
        <source>nothing: the fragment has been shaded</source>
        <translation>nichts: das Fragment ist schattiert worden</translation>
    </message>
    <message>
        <source>%1 color</source>
        <translation>%1 Farbe</translation>
    </message>
    <message>
        <source>%1 colors</source>
        <translation>%1 Farben</translation>
    </message>
    <message>
        <source>transparency %1</source>
        <translation>Transparenz %1</translation>
    </message>
    <message>
        <source>Secondary object</source>
        <translation>Sekundäres Objekt</translation>
    </message>
    <message>
        <source>Primary object</source>
        <translation>Primäres Objekt</translation>
    </message>
    <message>
        <source>Fragment</source>
        <translation>Fragment</translation>
    </message>
    <message>
        <source>Stored before</source>
        <translation>Gespeichert vorher</translation>
    </message>
    <message>
        <source>Samples take branches of their own.</source>
        <translation>Samples nehmen eigene Zweige.</translation>
    </message>
    <message>
        <source>Samples written</source>
        <translation>Geschriebene Samples</translation>
    </message>
    <message>
        <source>%1 ◀ this machine</source>
        <translation>%1 ◀ diese Maschine</translation>
    </message>
    <message>
        <source>Clocks in which this module has the ALU array.</source>
        <translation>Takte, in denen dieses Modul das ALU-Feld hat.</translation>
    </message>
    <message>
        <source>with co-issue</source>
        <translation>mit Co-Issue</translation>
    </message>
    <message>
        <source>Color and alpha in the same clock (pgpe.coIssue).</source>
        <translation>Farbe und Alpha im selben Takt (pgpe.coIssue).</translation>
    </message>
    <message>
        <source>color and alpha apart</source>
        <translation>Farbe und Alpha getrennt</translation>
    </message>
    <message>
        <source>ALU clocks</source>
        <translation>ALU-Takte</translation>
    </message>
    <message>
        <source>Bus traffic</source>
        <translation>Busverkehr</translation>
    </message>
    <message>
        <source>transfers</source>
        <translation>Transfers</translation>
    </message>
    <message>
        <source>ALUs as slaves</source>
        <translation>ALUs als Slaves</translation>
    </message>
    <message>
        <source>Modules fetch operands and hand them to the ALUs: two transfers each (pgpe.aluPath).</source>
        <translation>Module holen Operanden und reichen sie den ALUs: je zwei Transfers (pgpe.aluPath).</translation>
    </message>
    <message>
        <source>ALUs with direct access</source>
        <translation>ALUs mit direktem Zugriff</translation>
    </message>
    <message>
        <source>ALUs read and write the register files: one transfer each.</source>
        <translation>ALUs lesen und schreiben die Registersätze: je ein Transfer.</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Conversion</source>
        <translation>Umwandlung</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>in the engine&apos;s numbers</source>
        <translation>in den Zahlen der Engine</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Geschrieben</translation>
    </message>
    <message>
        <source>nothing: the color stays as it was</source>
        <translation>nichts: die Farbe bleibt, wie sie war</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Per sample</source>
        <translation>Je Sample</translation>
    </message>
    <message>
        <source>In the draw</source>
        <translation>Im Draw</translation>
    </message>
    <message>
        <source>Instructions executed</source>
        <translation>Ausgeführte Befehle</translation>
    </message>
    <message>
        <source>Instructions fetched</source>
        <translation>Geholte Befehle</translation>
    </message>
    <message>
        <source>Those in branches not taken are fetched, too.</source>
        <translation>Auch die in nicht genommenen Zweigen werden geholt.</translation>
    </message>
    <message>
        <source>Objects in</source>
        <translation>Objekte hinein</translation>
    </message>
    <message>
        <source>Objects out</source>
        <translation>Objekte hinaus</translation>
    </message>
    <message>
        <source>Conversions</source>
        <translation>Umwandlungen</translation>
    </message>
    <message>
        <source>Saturated results</source>
        <translation>Gesättigte Ergebnisse</translation>
    </message>
</context>
<context>
    <name>PlaceText</name>
    <message>
        <source>before the first call</source>
        <translation>vor dem ersten Aufruf</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>Frame %1</translation>
    </message>
    <message>
        <source>cycle %1 of %2</source>
        <translation>Takt %1 von %2</translation>
    </message>
    <message>
        <source>cycle %1</source>
        <translation>Takt %1</translation>
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
        <source>clear</source>
        <translation>Clear</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>Copy</translation>
    </message>
</context>
<context>
    <name>Power</name>
    <message>
        <source>ALUs</source>
        <translation>ALUs</translation>
    </message>
    <message>
        <source>The arithmetic units of all processors.</source>
        <translation>Die Rechenwerke aller Prozessoren.</translation>
    </message>
    <message>
        <source>packing buffers</source>
        <translation>Packpuffer</translation>
    </message>
    <message>
        <source>TPB-A and TPB-B of all processors: threads are packed there.</source>
        <translation>TPB-A und TPB-B aller Prozessoren: Dort werden Threads gepackt.</translation>
    </message>
    <message>
        <source>input buses</source>
        <translation>Eingangsbusse</translation>
    </message>
    <message>
        <source>IB-A and IB-B of all processors: threads come in by them.</source>
        <translation>IB-A und IB-B aller Prozessoren: Über sie kommen Threads herein.</translation>
    </message>
    <message>
        <source>register banks</source>
        <translation>Registerbänke</translation>
    </message>
    <message>
        <source>RFB-A and RFB-B of all processors.</source>
        <translation>RFB-A und RFB-B aller Prozessoren.</translation>
    </message>
    <message>
        <source>color updater</source>
        <translation>Farbeinheit</translation>
    </message>
    <message>
        <source>texture unit</source>
        <translation>Textureinheit</translation>
    </message>
    <message>
        <source>Items of requests to TEX.</source>
        <translation>Elemente von Anfragen an TEX.</translation>
    </message>
    <message>
        <source>other devices</source>
        <translation>andere Geräte</translation>
    </message>
    <message>
        <source>Items of requests to fixed-function units and plugins.</source>
        <translation>Elemente von Anfragen an feste Einheiten und Plugins.</translation>
    </message>
    <message>
        <source>vertex work</source>
        <translation>Vertexarbeit</translation>
    </message>
    <message>
        <source>On, and works on vertices.</source>
        <translation>An, und arbeitet an Vertices.</translation>
    </message>
    <message>
        <source>fragment work</source>
        <translation>Fragmentarbeit</translation>
    </message>
    <message>
        <source>On, and works on fragments.</source>
        <translation>An, und arbeitet an Fragmenten.</translation>
    </message>
    <message>
        <source>working</source>
        <translation>arbeitet</translation>
    </message>
    <message>
        <source>On, and moves its work on.</source>
        <translation>An, und bringt seine Arbeit voran.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>Has power; whether it is used in these cycles is not recorded.</source>
        <translation>Hat Energie; ob es in diesen Takten benutzt wird, ist nicht aufgezeichnet.</translation>
    </message>
    <message>
        <source>waking</source>
        <translation>wacht auf</translation>
    </message>
    <message>
        <source>Draws power and does not work yet, until power.wakeCycles are over.</source>
        <translation>Nimmt Leistung auf und arbeitet noch nicht, bis power.wakeCycles vorbei sind.</translation>
    </message>
    <message>
        <source>reduced</source>
        <translation>reduziert</translation>
    </message>
    <message>
        <source>Keeps what it holds, and does no work.</source>
        <translation>Behält, was es hält, und arbeitet nicht.</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>untätig</translation>
    </message>
    <message>
        <source>On, and there is nothing for it to do.</source>
        <translation>An, und es gibt nichts zu tun.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Without power.</source>
        <translation>Ohne Energie.</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>What can be without power by itself.</source>
        <translation>Was für sich allein ohne Energie sein kann.</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>At the cursor.</source>
        <translation>Am Cursor.</translation>
    </message>
    <message>
        <source>On (cycles)</source>
        <translation>An (Takte)</translation>
    </message>
    <message>
        <source>Cycles with full power, waking included.</source>
        <translation>Takte mit voller Leistung, das Aufwachen eingeschlossen.</translation>
    </message>
    <message>
        <source>Waking (cycles)</source>
        <translation>Aufwachen (Takte)</translation>
    </message>
    <message>
        <source>Of the cycles on: those in which it did not work yet.</source>
        <translation>Von den Takten an: jene, in denen es noch nicht arbeitete.</translation>
    </message>
    <message>
        <source>Reduced (cycles)</source>
        <translation>Reduziert (Takte)</translation>
    </message>
    <message>
        <source>Cycles in which it kept what it holds and did no work.</source>
        <translation>Takte, in denen es behielt, was es hält, und nicht arbeitete.</translation>
    </message>
    <message>
        <source>Off (cycles)</source>
        <translation>Aus (Takte)</translation>
    </message>
    <message>
        <source>Cycles without power.</source>
        <translation>Takte ohne Energie.</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>Standing (illustrative)</source>
        <translation>Stand (illustrativ)</translation>
    </message>
    <message>
        <source>Energy of its cycles.</source>
        <translation>Energie seiner Takte.</translation>
    </message>
    <message>
        <source>Operating (illustrative)</source>
        <translation>Betrieb (illustrativ)</translation>
    </message>
    <message>
        <source>Energy of its operations.</source>
        <translation>Energie seiner Operationen.</translation>
    </message>
    <message>
        <source>Energy (illustrative)</source>
        <translation>Energie (illustrativ)</translation>
    </message>
    <message>
        <source>Of the whole draw.</source>
        <translation>Des ganzen Draws.</translation>
    </message>
    <message>
        <source>Share %</source>
        <translation>Anteil %</translation>
    </message>
    <message>
        <source>Of the energy of all parts.</source>
        <translation>An der Energie aller Teile.</translation>
    </message>
    <message>
        <source>So far (illustrative)</source>
        <translation>Bis dahin (illustrativ)</translation>
    </message>
    <message>
        <source>Energy from the beginning of the draw up to the cursor.</source>
        <translation>Energie vom Anfang des Draws bis zum Cursor.</translation>
    </message>
    <message>
        <source>Kind of part</source>
        <translation>Art von Teil</translation>
    </message>
    <message>
        <source>By its name in machine files.</source>
        <translation>Mit ihrem Namen in Maschinendateien.</translation>
    </message>
    <message>
        <source>On, a cycle (illustrative)</source>
        <translation>An, je Takt (illustrativ)</translation>
    </message>
    <message>
        <source>Energy of a cycle with full power.</source>
        <translation>Energie eines Taktes mit voller Leistung.</translation>
    </message>
    <message>
        <source>Reduced, a cycle (illustrative)</source>
        <translation>Reduziert, je Takt (illustrativ)</translation>
    </message>
    <message>
        <source>Energy of a cycle with reduced power.</source>
        <translation>Energie eines Taktes mit reduzierter Leistung.</translation>
    </message>
    <message>
        <source>Off, a cycle (illustrative)</source>
        <translation>Aus, je Takt (illustrativ)</translation>
    </message>
    <message>
        <source>Energy of a cycle without power.</source>
        <translation>Energie eines Taktes ohne Leistung.</translation>
    </message>
    <message>
        <source>An operation (illustrative)</source>
        <translation>Eine Operation (illustrativ)</translation>
    </message>
    <message>
        <source>Energy of an operation, beside that of the cycles.</source>
        <translation>Energie einer Operation, neben der der Takte.</translation>
    </message>
    <message>
        <source>arithmetic unit</source>
        <translation>Rechenwerk</translation>
    </message>
    <message>
        <source>group of arithmetic units, a switch</source>
        <translation>Gruppe von Rechenwerken, ein Schalter</translation>
    </message>
    <message>
        <source>thread packing buffer</source>
        <translation>Packpuffer für Threads</translation>
    </message>
    <message>
        <source>input bus</source>
        <translation>Eingangsbus</translation>
    </message>
    <message>
        <source>register file bank</source>
        <translation>Registerbank</translation>
    </message>
    <message>
        <source>device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>vertex %1 of task %2</source>
        <translation>Vertex %1 der Aufgabe %2</translation>
    </message>
    <message>
        <source>fragment %1 of task %2</source>
        <translation>Fragment %1 der Aufgabe %2</translation>
    </message>
    <message>
        <source>without an item</source>
        <translation>ohne Element</translation>
    </message>
    <message>
        <source>%1 of sp.%2</source>
        <translation>%1 von sp.%2</translation>
    </message>
    <message>
        <source>%1 in cycles %2 to %3</source>
        <translation>%1 in den Takten %2 bis %3</translation>
    </message>
    <message>
        <source>energy so far %1 (illustrative)</source>
        <translation>Energie bis dahin %1 (illustrativ)</translation>
    </message>
    <message>
        <source>%1 in cycle %2: %3</source>
        <translation>%1 in Takt %2: %3</translation>
    </message>
    <message>
        <source>highest: %1 a cycle (illustrative)</source>
        <translation>höchstens: %1 je Takt (illustrativ)</translation>
    </message>
    <message>
        <source>on %1, of these waking %2, reduced %3, off %4 cycles</source>
        <translation>an %1, davon im Aufwachen %2, reduziert %3, aus %4 Takte</translation>
    </message>
    <message>
        <source>energy %1 (illustrative): standing %2, operating %3</source>
        <translation>Energie %1 (illustrativ): Stand %2, Betrieb %3</translation>
    </message>
    <message>
        <source>vertex : fragment clocks</source>
        <translation>Takte für Vertices : Fragmente</translation>
    </message>
    <message>
        <source>Achieved ratio of vertex to fragment clocks: %1</source>
        <translation>Erreichtes Verhältnis der Takte für Vertices zu denen für Fragmente: %1</translation>
    </message>
    <message>
        <source>%1 up to cycle %2: %3 vertex clocks, %4 fragment clocks</source>
        <translation>%1 bis Takt %2: %3 Takte für Vertices, %4 Takte für Fragmente</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>a cycle, illustrative</source>
        <translation>je Takt, illustrativ</translation>
    </message>
    <message>
        <source>Energy per cycle by kinds of parts (illustrative). Dashed: what it would be with everything on.</source>
        <translation>Energie je Takt nach Arten von Teilen (illustrativ). Gestrichelt: was sie wäre, wenn alles an wäre.</translation>
    </message>
    <message>
        <source>Energy in cycle %1: %2 · so far %3 (illustrative)</source>
        <translation>Energie in Takt %1: %2 · bis dahin %3 (illustrativ)</translation>
    </message>
    <message>
        <source>Shader clock</source>
        <translation>Shadertakt</translation>
    </message>
    <message>
        <source>%1 crossing</source>
        <translation>%1 Übergang</translation>
    </message>
    <message>
        <source>%1 crossings</source>
        <translation>%1 Übergänge</translation>
    </message>
    <message>
        <source>Clocks of the processors, where the ruler counts graphics cycles (clk.shaderRatio). Crossings: tasks, requests and results that went from one clock to the other.</source>
        <translation>Takte der Prozessoren, wo das Lineal Grafiktakte zählt (clk.shaderRatio). Übergänge: Aufgaben, Anfragen und Ergebnisse, die von einem Takt in den anderen gingen.</translation>
    </message>
    <message>
        <source>Cycle %1 begins at shader clock %2</source>
        <translation>Takt %1 beginnt beim Shadertakt %2</translation>
    </message>
    <message>
        <source>%1: throughput below NV</source>
        <translation>%1: Durchsatz unter NV</translation>
    </message>
    <message>
        <source>Vertices of a thread</source>
        <translation>Ecken eines Threads</translation>
    </message>
    <message>
        <source>ALUs of a processor for vertices</source>
        <translation>ALUs eines Prozessors für Ecken</translation>
    </message>
    <message>
        <source>Sharing space, vertices have group A both times.</source>
        <translation>Bei geteiltem Raum haben Ecken beide Male Gruppe A.</translation>
    </message>
    <message>
        <source>Sharing time, vertices have all ALUs that have power for a part of the clocks; in bypass those that are left, all the time.</source>
        <translation>Bei geteilter Zeit haben Ecken für einen Teil der Takte alle ALUs, die Strom haben; im Bypass die, die übrig bleiben, die ganze Zeit.</translation>
    </message>
    <message>
        <source>Of one instruction, of a processor, in %1 clocks: %2 of vertices to %3 of fragments. It is to stay the same.</source>
        <translation>Von einem Befehl, eines Prozessors, in %1 Takten: %2 für Ecken zu %3 für Fragmente. Das soll gleich bleiben.</translation>
    </message>
    <message>
        <source>Vertices in a unit of time</source>
        <translation>Ecken in einer Zeiteinheit</translation>
    </message>
    <message>
        <source>Places of the register bank</source>
        <translation>Plätze der Registerbank</translation>
    </message>
    <message>
        <source>Pixels that it holds as a FIFO.</source>
        <translation>Pixel, die sie als FIFO hält.</translation>
    </message>
    <message>
        <source>Most places taken</source>
        <translation>Meiste belegte Plätze</translation>
    </message>
    <message>
        <source>At once, in the draw.</source>
        <translation>Zugleich, im Draw.</translation>
    </message>
    <message>
        <source>Pixels in</source>
        <translation>Pixel hinein</translation>
    </message>
    <message>
        <source>Pixels out</source>
        <translation>Pixel heraus</translation>
    </message>
    <message>
        <source>Cycles without room</source>
        <translation>Takte ohne Platz</translation>
    </message>
    <message>
        <source>Cycles of draining</source>
        <translation>Takte des Leerlaufens</translation>
    </message>
    <message>
        <source>Before the switch: fragments of the draws before had to end.</source>
        <translation>Vor dem Umschalten: Fragmente der Draws davor mussten enden.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>A figure, or a part whose power changes.</source>
        <translation>Eine Zahl oder ein Teil, dessen Strom sich ändert.</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>While processors shade fragments: parts at the start of the draw.</source>
        <translation>Solange Prozessoren Fragmente schattieren: Teile am Anfang des Draws.</translation>
    </message>
    <message>
        <source>In bypass</source>
        <translation>Im Bypass</translation>
    </message>
    <message>
        <source>From the switch on: parts at the end of the draw.</source>
        <translation>Vom Umschalten an: Teile am Ende des Draws.</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>What it is.</source>
        <translation>Was es ist.</translation>
    </message>
    <message>
        <source>%1 (illustrative)</source>
        <translation>%1 (illustrativ)</translation>
    </message>
    <message>
        <source>register bank as FIFO</source>
        <translation>Registerbank als FIFO</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;Register bank as FIFO&lt;/b&gt;&lt;br&gt;Pixels that wait in it for their texels, up to the %1 that it has room for. In the draw %2 came in and %3 left; %4 cycles without room.</source>
        <translation>&lt;b&gt;Registerbank als FIFO&lt;/b&gt;&lt;br&gt;Pixel, die darin auf ihre Texel warten, bis zu den %1, für die sie Platz hat. Im Draw kamen %2 hinein und %3 heraus; %4 Takte ohne Platz.</translation>
    </message>
    <message>
        <source>Register bank in cycle %1: %2 of %3 places taken</source>
        <translation>Registerbank in Takt %1: %2 von %3 Plätzen belegt</translation>
    </message>
    <message>
        <source>Cycle of the switch</source>
        <translation>Takt des Umschaltens</translation>
    </message>
    <message>
        <source>switched in cycle %2, drained in %1 cycle</source>
        <translation>umgeschaltet in Takt %2, leergelaufen in %1 Takt</translation>
    </message>
    <message>
        <source>switched in cycle %2, drained in %1 cycles</source>
        <translation>umgeschaltet in Takt %2, leergelaufen in %1 Takten</translation>
    </message>
    <message>
        <source>At most. A knob for each; in bypass no fewer than there are ALUs to shade them.</source>
        <translation>Höchstens. Ein Regler für jedes; im Bypass nicht weniger, als es ALUs für sie gibt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; · %2&lt;br&gt;In use: %3. In the table that comes with Vitrine: %4.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; · %2&lt;br&gt;In Gebrauch: %3. In der Tabelle, die mit Vitrine kommt: %4.</translation>
    </message>
    <message>
        <source>changed, not in use yet</source>
        <translation>geändert, noch nicht in Gebrauch</translation>
    </message>
    <message>
        <source>differs from the table that comes with Vitrine</source>
        <translation>weicht von der Tabelle ab, die mit Vitrine kommt</translation>
    </message>
    <message>
        <source>%1, %2: a number from 0 to 1 000 000 with at most two decimals is needed</source>
        <translation>%1, %2: Nötig ist eine Zahl von 0 bis 1 000 000 mit höchstens zwei Nachkommastellen</translation>
    </message>
    <message>
        <source>Switched</source>
        <translation>Geschaltet</translation>
    </message>
    <message>
        <source>By you, to one state throughout, or by the machine. Right click on a part to switch it.</source>
        <translation>Von Ihnen, durchweg in einen Zustand, oder von der Maschine. Rechtsklick auf einen Teil schaltet ihn.</translation>
    </message>
    <message>
        <source>is not switched</source>
        <translation>wird nicht geschaltet</translation>
    </message>
    <message>
        <source>by the machine</source>
        <translation>von der Maschine</translation>
    </message>
    <message>
        <source>switched: %1</source>
        <translation>geschaltet: %1</translation>
    </message>
    <message>
        <source>Instructions of its engine, combining and blending.</source>
        <translation>Befehle ihres Rechenwerks, beim Kombinieren und beim Mischen.</translation>
    </message>
    <message>
        <source>fixed pipeline</source>
        <translation>feste Pipeline</translation>
    </message>
    <message>
        <source>Steps of RAS, tiles judged by HIZ, samples compared by ZST.</source>
        <translation>Schritte von RAS, von HIZ beurteilte Kacheln, von ZST verglichene Samples.</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Bytes that CI, TEX, HIZ, ZST and CU read and write.</source>
        <translation>Bytes, die CI, TEX, HIZ, ZST und CU lesen und schreiben.</translation>
    </message>
    <message>
        <source>rasterizer</source>
        <translation>Rasterisierer</translation>
    </message>
    <message>
        <source>HiZ unit</source>
        <translation>HiZ-Einheit</translation>
    </message>
    <message>
        <source>depth and stencil tests</source>
        <translation>Tiefen- und Stenciltest</translation>
    </message>
    <message>
        <source>bytes that %1 reads and writes</source>
        <translation>Bytes, die %1 liest und schreibt</translation>
    </message>
    <message>
        <source>Of an ALU and a register bank an instruction of one item, of a bank that is a FIFO a pixel in or out, of the color updater an instruction of its engine, of a device an item of a request, of RAS a step, of HIZ a tile, of ZST a sample, of memory a byte.</source>
        <translation>Bei einer ALU und einer Registerbank ein Befehl für ein Element, bei einer Bank als FIFO ein Pixel hinein oder hinaus, bei der Farbeinheit ein Befehl ihres Rechenwerks, bei einem Gerät ein Element einer Anfrage, bei RAS ein Schritt, bei HIZ eine Kachel, bei ZST ein Sample, beim Speicher ein Byte.</translation>
    </message>
    <message>
        <source>unit of the fixed pipeline</source>
        <translation>Einheit der festen Pipeline</translation>
    </message>
    <message>
        <source>bytes that a unit reads and writes</source>
        <translation>Bytes, die eine Einheit liest und schreibt</translation>
    </message>
</context>
<context>
    <name>ProgramRows</name>
    <message>
        <source>vertex c%1</source>
        <translation>Vertex c%1</translation>
    </message>
    <message>
        <source>fragment c%1</source>
        <translation>Fragment c%1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>%1 from byte %2, every %3 B</source>
        <translation>%1 ab Byte %2, alle %3 B</translation>
    </message>
    <message>
        <source>%1 for every vertex</source>
        <translation>%1 für jeden Vertex</translation>
    </message>
    <message>
        <source>program&apos;s memory: %1</source>
        <translation>Speicher des Programms: %1</translation>
    </message>
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
        <source>Location</source>
        <translation>Location</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>Attribut</translation>
    </message>
    <message>
        <source>Reads</source>
        <translation>Liest</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>Sampler</source>
        <translation>Sampler</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>Textur</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>%1, by glBindAttribLocation</source>
        <translation>%1, durch glBindAttribLocation</translation>
    </message>
    <message>
        <source>Varyings</source>
        <translation>Varyings</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Vertex shader</source>
        <translation>Vertex-Shader</translation>
    </message>
    <message>
        <source>Fragment shader</source>
        <translation>Fragment-Shader</translation>
    </message>
    <message>
        <source>a literal</source>
        <translation>ein Literal</translation>
    </message>
    <message>
        <source>None: a value of the system.</source>
        <translation>Keine: ein Wert des Systems.</translation>
    </message>
    <message>
        <source>The program has not asked for it.</source>
        <translation>Das Programm hat nicht danach gefragt.</translation>
    </message>
</context>
<context>
    <name>QueueRows</name>
    <message>
        <source>part of %1</source>
        <translation>Teil von %1</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Begriff</translation>
    </message>
    <message>
        <source>At the cursor</source>
        <translation>Am Cursor</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Meistes</translation>
    </message>
    <message>
        <source>Would have been enough</source>
        <translation>Hätte gereicht</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Full cycles</source>
        <translation>Volle Takte</translation>
    </message>
    <message>
        <source>Items in</source>
        <translation>Hinein</translation>
    </message>
    <message>
        <source>Items out</source>
        <translation>Heraus</translation>
    </message>
    <message>
        <source>Grants</source>
        <translation>Zuteilungen</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Utilization, %</source>
        <translation>Auslastung, %</translation>
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
        <source>Completed tasks taken</source>
        <translation>Beantwortete Aufgaben genommen</translation>
    </message>
    <message>
        <source>Fragment tasks taken</source>
        <translation>Fragmentaufgaben genommen</translation>
    </message>
    <message>
        <source>Vertex tasks taken</source>
        <translation>Vertexaufgaben genommen</translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation>Auslagerungen</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>Tasks finished</source>
        <translation>Aufgaben beendet</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>Takte</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>In the end because of</source>
        <translation>Letztlich wegen</translation>
    </message>
</context>
<context>
    <name>Resource</name>
    <message>
        <source>2D</source>
        <translation>2D</translation>
    </message>
    <message>
        <source>cube</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>3D</source>
        <translation>3D</translation>
    </message>
    <message>
        <source>external</source>
        <translation>extern</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>vollständig</translation>
    </message>
    <message>
        <source>incomplete: %1</source>
        <translation>unvollständig: %1</translation>
    </message>
    <message>
        <source>%1 level</source>
        <translation>%1 Stufe</translation>
    </message>
    <message>
        <source>%1 levels</source>
        <translation>%1 Stufen</translation>
    </message>
    <message>
        <source>not linked</source>
        <translation>nicht gelinkt</translation>
    </message>
    <message>
        <source>linked</source>
        <translation>gelinkt</translation>
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
        <source>%1 attribute</source>
        <translation>%1 Attribut</translation>
    </message>
    <message>
        <source>%1 attributes</source>
        <translation>%1 Attribute</translation>
    </message>
    <message>
        <source>%1 line</source>
        <translation>%1 Zeile</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 Zeilen</translation>
    </message>
    <message>
        <source>not compiled</source>
        <translation>nicht kompiliert</translation>
    </message>
    <message>
        <source>compiled</source>
        <translation>kompiliert</translation>
    </message>
    <message>
        <source>window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 Samples</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>Texturen</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Shaders</source>
        <translation>Shader</translation>
    </message>
    <message>
        <source>Renderbuffers</source>
        <translation>Renderbuffer</translation>
    </message>
    <message>
        <source>Framebuffers</source>
        <translation>Framebuffer</translation>
    </message>
    <message>
        <source>%1 B</source>
        <translation>%1 B</translation>
    </message>
    <message>
        <source>mapped</source>
        <translation>gemappt</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>face %1</source>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>slice %1</source>
        <translation>Schicht %1</translation>
    </message>
</context>
<context>
    <name>RunText</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <translation>%1 %2 (%3)</translation>
    </message>
    <message>
        <source>%1 at cycle %2</source>
        <translation>%1 (Takt %2)</translation>
    </message>
    <message>
        <source>%1 fell to %2</source>
        <translation>%1 ist auf %2 gefallen</translation>
    </message>
    <message>
        <source>%1 became full (%2)</source>
        <translation>%1 ist voll (%2)</translation>
    </message>
    <message>
        <source>%1 became empty</source>
        <translation>%1 ist leer</translation>
    </message>
    <message>
        <source>%1 reached %2</source>
        <translation>%1 hat %2 erreicht</translation>
    </message>
    <message>
        <source>%1 changed to %2</source>
        <translation>%1 steht jetzt auf %2</translation>
    </message>
    <message>
        <source>pixel %1,%2: %3</source>
        <translation>Pixel %1,%2: %3</translation>
    </message>
    <message>
        <source>rasterized</source>
        <translation>gerastert</translation>
    </message>
    <message>
        <source>task %1: %2</source>
        <translation>Task %1: %2</translation>
    </message>
    <message>
        <source>%1 works</source>
        <translation>%1 arbeitet</translation>
    </message>
    <message>
        <source>%1 stalls</source>
        <translation>%1 wartet</translation>
    </message>
    <message>
        <source>%1 has nothing to do</source>
        <translation>%1 hat nichts zu tun</translation>
    </message>
    <message>
        <source>Nothing stopped the run up to the end of the draw</source>
        <translation>Nichts hat den Lauf bis zum Ende des Draws angehalten</translation>
    </message>
    <message>
        <source>Nothing stopped the run back to the beginning of the draw</source>
        <translation>Nichts hat den Lauf zurück bis zum Anfang des Draws angehalten</translation>
    </message>
    <message>
        <source>Nothing stopped the run up to the end of the capture</source>
        <translation>Nichts hat den Lauf bis zum Ende der Aufzeichnung angehalten</translation>
    </message>
    <message>
        <source>Nothing stopped the run back to the beginning of the capture</source>
        <translation>Nichts hat den Lauf zurück bis zum Anfang der Aufzeichnung angehalten</translation>
    </message>
    <message>
        <source>%1, and %2 more</source>
        <translation>%1, und %2 weitere</translation>
    </message>
    <message>
        <source>drained in %1 cycle</source>
        <translation>in %1 Takt geleert</translation>
    </message>
    <message>
        <source>drained in %1 cycles</source>
        <translation>in %1 Takten geleert</translation>
    </message>
    <message>
        <source>bypass: %1</source>
        <translation>Bypass: %1</translation>
    </message>
    <message>
        <source>no bypass: %1</source>
        <translation>kein Bypass: %1</translation>
    </message>
    <message>
        <source>%1 pixel in the bank</source>
        <translation>%1 Pixel in der Bank</translation>
    </message>
    <message>
        <source>%1 pixels in the bank</source>
        <translation>%1 Pixel in der Bank</translation>
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
        <source>Whose program and state it has.</source>
        <translation>Dessen Programm und Zustand es hat.</translation>
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
</context>
<context>
    <name>TaskModel</name>
    <message>
        <source>Task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Its number in the draw&apos;s machine.</source>
        <translation>Ihre Nummer in der Maschine des Draws.</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Which program it runs.</source>
        <translation>Welches Programm sie ausführt.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>What it does at the cursor.</source>
        <translation>Was sie am Cursor tut.</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>The first pixel that it shades, or its vertices.</source>
        <translation>Das erste Pixel, das sie schattiert, oder ihre Vertices.</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>Covered fragments, or vertices.</source>
        <translation>Bedeckte Fragmente oder Vertices.</translation>
    </message>
    <message>
        <source>Ran on</source>
        <translation>Lief auf</translation>
    </message>
    <message>
        <source>The processors that have run it.</source>
        <translation>Die Prozessoren, die sie ausgeführt haben.</translation>
    </message>
    <message>
        <source>Enqueued</source>
        <translation>Eingereiht</translation>
    </message>
    <message>
        <source>The cycle in which it is in its task queue.</source>
        <translation>Der Takt, in dem sie in ihrer Warteschlange steht.</translation>
    </message>
    <message>
        <source>Issued</source>
        <translation>Ausgegeben</translation>
    </message>
    <message>
        <source>The cycle in which a processor runs it for the first time.</source>
        <translation>Der Takt, in dem ein Prozessor sie zum ersten Mal ausführt.</translation>
    </message>
    <message>
        <source>Chosen because</source>
        <translation>Gewählt, weil</translation>
    </message>
    <message>
        <source>Why the scheduler issued it and nothing else.</source>
        <translation>Warum der Scheduler sie und nichts anderes ausgegeben hat.</translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation>Auslagerungen</translation>
    </message>
    <message>
        <source>How often it left its processor to wait for a device.</source>
        <translation>Wie oft sie ihren Prozessor verlassen hat, um auf ein Gerät zu warten.</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>How many it has posted to devices.</source>
        <translation>Wie viele sie an Geräte gestellt hat.</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>Eingereiht</translation>
    </message>
    <message>
        <source>Cycles in its queue before it first ran.</source>
        <translation>Takte in ihrer Warteschlange, bevor sie zuerst lief.</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Cycles on a processor.</source>
        <translation>Takte auf einem Prozessor.</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Wartend</translation>
    </message>
    <message>
        <source>Cycles swapped out, until the device had answered.</source>
        <translation>Takte ausgelagert, bis das Gerät geantwortet hatte.</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Beantwortet</translation>
    </message>
    <message>
        <source>Cycles from the answer until a processor took it up again.</source>
        <translation>Takte von der Antwort, bis ein Prozessor sie wieder aufnahm.</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Cycles behind the end of its program, until its turn came.</source>
        <translation>Takte nach dem Ende ihres Programms, bis sie dran war.</translation>
    </message>
    <message>
        <source>In segment</source>
        <translation>Im Segment</translation>
    </message>
    <message>
        <source>Cycles in a segment before a processor began with it.</source>
        <translation>Takte in einem Segment, bevor ein Prozessor mit ihr begann.</translation>
    </message>
    <message>
        <source>Retired</source>
        <translation>Abgegangen</translation>
    </message>
    <message>
        <source>The cycle in which it has left its queue.</source>
        <translation>Der Takt, in dem sie ihre Warteschlange verlassen hat.</translation>
    </message>
    <message>
        <source>PC</source>
        <translation>PC</translation>
    </message>
    <message>
        <source>At the cursor, while it has a context: the instruction that comes next.</source>
        <translation>Am Cursor, solange sie einen Kontext hat: der Befehl, der als Nächstes kommt.</translation>
    </message>
    <message>
        <source>Register base</source>
        <translation>Registerbasis</translation>
    </message>
    <message>
        <source>At the cursor, while it has a context: its place among those of its stage, at which its registers begin.</source>
        <translation>Am Cursor, solange sie einen Kontext hat: ihr Platz unter denen ihrer Stufe, an dem ihre Register beginnen.</translation>
    </message>
</context>
<context>
    <name>TaskText</name>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
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
        <source>request %1</source>
        <translation>Anfrage %1</translation>
    </message>
    <message>
        <source>%1 to %2 (%3 to be routed, %4 to be answered)</source>
        <translation>%1 an %2 (%3 bis zur Weitergabe, %4 bis zur Antwort)</translation>
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
        <source>only kind that waited</source>
        <translation>nichts anderes wartete</translation>
    </message>
    <message>
        <source>policy puts it first</source>
        <translation>Strategie stellt sie voran</translation>
    </message>
    <message>
        <source>no slot for others</source>
        <translation>kein Platz für andere</translation>
    </message>
    <message>
        <source>No other kind of work waited for the processor.</source>
        <translation>Keine andere Art von Arbeit hat auf den Prozessor gewartet.</translation>
    </message>
    <message>
        <source>Other kinds of work waited, too; the scheduling policy puts this one first.</source>
        <translation>Auch andere Arten von Arbeit haben gewartet; die Strategie stellt diese voran.</translation>
    </message>
    <message>
        <source>A kind that the policy puts first waited, but there was no pending slot that it could start with.</source>
        <translation>Eine Art, die die Strategie voranstellt, hat gewartet, aber es war kein Platz unter den wartenden Aufgaben frei, mit dem sie beginnen konnte.</translation>
    </message>
    <message>
        <source>enqueued</source>
        <translation>eingereiht</translation>
    </message>
    <message>
        <source>joined a segment</source>
        <translation>in ein Segment aufgenommen</translation>
    </message>
    <message>
        <source>issued</source>
        <translation>ausgegeben</translation>
    </message>
    <message>
        <source>posted a request</source>
        <translation>hat eine Anfrage gestellt</translation>
    </message>
    <message>
        <source>swapped out</source>
        <translation>ausgelagert</translation>
    </message>
    <message>
        <source>ready: the answer came</source>
        <translation>bereit: die Antwort kam</translation>
    </message>
    <message>
        <source>resumed</source>
        <translation>fortgesetzt</translation>
    </message>
    <message>
        <source>finished its program</source>
        <translation>hat ihr Programm beendet</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>abgegangen</translation>
    </message>
    <message>
        <source>port %1</source>
        <translation>Port %1</translation>
    </message>
    <message>
        <source>vertex %1</source>
        <translation>Vertex %1</translation>
    </message>
    <message>
        <source>vertices %1–%2</source>
        <translation>Vertices %1–%2</translation>
    </message>
    <message>
        <source>Cycle</source>
        <translation>Takt</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Dann</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Auf</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Chosen because</source>
        <translation>Gewählt, weil</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Task %1&lt;/b&gt; · %2 · %3&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Aufgabe %1&lt;/b&gt; · %2 · %3&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;It has posted no request.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Sie hat keine Anfrage gestellt.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Its program posts no requests.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Ihr Programm stellt keine Anfragen.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;It ran in %1.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Sie lief in %1.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>segment %1</source>
        <translation>Segment %1</translation>
    </message>
    <message>
        <source>the other kind has had its share</source>
        <translation>die andere Art hatte ihren Anteil</translation>
    </message>
    <message>
        <source>The other kind of new work waited, too, but has had its share of the cycles (sched.ratio).</source>
        <translation>Die andere Art neuer Arbeit wartete auch, hatte aber ihren Anteil an den Takten schon (sched.ratio).</translation>
    </message>
    <message>
        <source>&lt;p&gt;Discard is skipped: HiZ has proven that no fragment is discarded.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Das Verwerfen wird übersprungen: HiZ hat bewiesen, dass kein Fragment verworfen wird.&lt;/p&gt;</translation>
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
    <name>UnitItems</name>
    <message>
        <source>units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>queues</source>
        <translation>Warteschlangen</translation>
    </message>
    <message>
        <source>thread scheduler</source>
        <translation>Thread-Scheduler</translation>
    </message>
    <message>
        <source>load controller</source>
        <translation>Ladesteuerung</translation>
    </message>
    <message>
        <source>instruction cache</source>
        <translation>Befehlscache</translation>
    </message>
    <message>
        <source>constant RAM</source>
        <translation>Konstanten-RAM</translation>
    </message>
    <message>
        <source>register bank</source>
        <translation>Registerbank</translation>
    </message>
    <message>
        <source>thread packing buffer</source>
        <translation>Packpuffer für Threads</translation>
    </message>
    <message>
        <source>input bus</source>
        <translation>Eingangsbus</translation>
    </message>
    <message>
        <source>ALU of group %1</source>
        <translation>ALU von Gruppe %1</translation>
    </message>
    <message>
        <source>parts</source>
        <translation>Teile</translation>
    </message>
</context>
<context>
    <name>Usage</name>
    <message>
        <source>draw %1</source>
        <translation>Draw %1</translation>
    </message>
    <message>
        <source>clear, call %1</source>
        <translation>Clear, Aufruf %1</translation>
    </message>
    <message>
        <source>copy, call %1</source>
        <translation>Copy, Aufruf %1</translation>
    </message>
    <message>
        <source>present, call %1</source>
        <translation>Present, Aufruf %1</translation>
    </message>
    <message>
        <source>created</source>
        <translation>erzeugt</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>gelöscht</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>gebunden</translation>
    </message>
    <message>
        <source>attached</source>
        <translation>angehängt</translation>
    </message>
    <message>
        <source>detached</source>
        <translation>abgehängt</translation>
    </message>
    <message>
        <source>mapped</source>
        <translation>gemappt</translation>
    </message>
    <message>
        <source>filled by the program</source>
        <translation>vom Programm gefüllt</translation>
    </message>
    <message>
        <source>given its size</source>
        <translation>Größe festgelegt</translation>
    </message>
    <message>
        <source>a uniform set</source>
        <translation>Uniform gesetzt</translation>
    </message>
    <message>
        <source>compiled</source>
        <translation>kompiliert</translation>
    </message>
    <message>
        <source>linked</source>
        <translation>gelinkt</translation>
    </message>
    <message>
        <source>drawn to</source>
        <translation>hineingezeichnet</translation>
    </message>
    <message>
        <source>cleared</source>
        <translation>geleert</translation>
    </message>
    <message>
        <source>copied to</source>
        <translation>hineinkopiert</translation>
    </message>
    <message>
        <source>mipmaps made</source>
        <translation>Mipmaps erzeugt</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>verworfen</translation>
    </message>
    <message>
        <source>run</source>
        <translation>ausgeführt</translation>
    </message>
    <message>
        <source>sampled</source>
        <translation>gesampelt</translation>
    </message>
    <message>
        <source>read as vertices</source>
        <translation>als Vertices gelesen</translation>
    </message>
    <message>
        <source>read as indices</source>
        <translation>als Indizes gelesen</translation>
    </message>
    <message>
        <source>tested against</source>
        <translation>dagegen getestet</translation>
    </message>
    <message>
        <source>read back</source>
        <translation>zurückgelesen</translation>
    </message>
    <message>
        <source>copied from</source>
        <translation>herauskopiert</translation>
    </message>
    <message>
        <source>presented</source>
        <translation>präsentiert</translation>
    </message>
    <message>
        <source>create</source>
        <translation>erzeugen</translation>
    </message>
    <message>
        <source>bind</source>
        <translation>binden</translation>
    </message>
    <message>
        <source>write</source>
        <translation>schreiben</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lesen</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>löschen</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Womit</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 read</source>
        <translation>%1× gelesen</translation>
    </message>
    <message>
        <source>%1 reads</source>
        <translation>%1× gelesen</translation>
    </message>
    <message>
        <source>%1 write</source>
        <translation>%1× geschrieben</translation>
    </message>
    <message>
        <source>%1 writes</source>
        <translation>%1× geschrieben</translation>
    </message>
</context>
<context>
    <name>UsageView</name>
    <message>
        <source>Nothing before this call writes to %1</source>
        <translation>Vor diesem Aufruf schreibt nichts in %1</translation>
    </message>
    <message>
        <source>Nothing after this call writes to %1</source>
        <translation>Nach diesem Aufruf schreibt nichts in %1</translation>
    </message>
</context>
<context>
    <name>WhatIf</name>
    <message>
        <source>HiZ</source>
        <translation>HiZ</translation>
    </message>
    <message>
        <source>Tiles are tested against bounds; layer 1 proves discards by whole textures, layer 2 by the texels of a tile.</source>
        <translation>Kacheln werden gegen Grenzen geprüft; Ebene 1 beweist das Verwerfen aus ganzen Texturen, Ebene 2 aus den Texeln einer Kachel.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>bounds alone</source>
        <translation>nur Grenzen</translation>
    </message>
    <message>
        <source>layer 1</source>
        <translation>Ebene 1</translation>
    </message>
    <message>
        <source>layer 2</source>
        <translation>Ebene 2</translation>
    </message>
    <message>
        <source>layers 1 and 2</source>
        <translation>Ebenen 1 und 2</translation>
    </message>
    <message>
        <source>HiZ levels</source>
        <translation>HiZ-Stufen</translation>
    </message>
    <message>
        <source>Levels of the opacity pyramid that layer 2 has.</source>
        <translation>Stufen der Deckungspyramide, die Ebene 2 hat.</translation>
    </message>
    <message>
        <source>HiZ entries</source>
        <translation>HiZ-Einträge</translation>
    </message>
    <message>
        <source>Entries of the pyramid that one look-up may read.</source>
        <translation>Einträge der Pyramide, die ein Nachschlagen lesen darf.</translation>
    </message>
    <message>
        <source>Bypass</source>
        <translation>Bypass</translation>
    </message>
    <message>
        <source>Fragments that need no program go past the processors.</source>
        <translation>Fragmente, die kein Programm brauchen, gehen an den Prozessoren vorbei.</translation>
    </message>
    <message>
        <source>Gating</source>
        <translation>Abschaltung</translation>
    </message>
    <message>
        <source>What is switched off while fragments go past the processors.</source>
        <translation>Was abgeschaltet ist, während Fragmente an den Prozessoren vorbeigehen.</translation>
    </message>
    <message>
        <source>Texture latency</source>
        <translation>Texturlatenz</translation>
    </message>
    <message>
        <source>Cycles from a request to its texels.</source>
        <translation>Takte von einer Anfrage bis zu ihren Texeln.</translation>
    </message>
    <message>
        <source>Fragment queue</source>
        <translation>Fragmentschlange</translation>
    </message>
    <message>
        <source>Fragment tasks that may wait for a processor.</source>
        <translation>Fragmentaufgaben, die auf einen Prozessor warten dürfen.</translation>
    </message>
    <message>
        <source>Request queue</source>
        <translation>Anfrageschlange</translation>
    </message>
    <message>
        <source>Requests that may wait for their device.</source>
        <translation>Anfragen, die auf ihr Gerät warten dürfen.</translation>
    </message>
    <message>
        <source>Pending queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>Tasks that may sleep until their results are there.</source>
        <translation>Aufgaben, die schlafen dürfen, bis ihre Ergebnisse da sind.</translation>
    </message>
    <message>
        <source>Draw %1</source>
        <translation>Draw %1</translation>
    </message>
    <message>
        <source>All draws</source>
        <translation>Alle Draws</translation>
    </message>
    <message>
        <source>On %1, with %2</source>
        <translation>In %1, mit %2</translation>
    </message>
    <message>
        <source>These figures are of %1, with %2.</source>
        <translation>Diese Zahlen sind von %1, mit %2.</translation>
    </message>
    <message>
        <source>No switch is turned now.</source>
        <translation>Jetzt ist kein Schalter umgelegt.</translation>
    </message>
    <message>
        <source>Press Run for %1, with %2.</source>
        <translation>Ausführen drücken für %1, mit %2.</translation>
    </message>
    <message>
        <source>This machine can&apos;t run it: %1</source>
        <translation>Diese Maschine kann es nicht ausführen: %1</translation>
    </message>
    <message>
        <source>The other machine can&apos;t run it: %1</source>
        <translation>Die andere Maschine kann es nicht ausführen: %1</translation>
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
        <source>pixel %1,%2 of draw %3</source>
        <translation>Pixel %1,%2 von Draw %3</translation>
    </message>
    <message>
        <source>Images differ in %1, first at %2</source>
        <translation>Bilder unterscheiden sich in %1, zuerst bei %2</translation>
    </message>
    <message>
        <source>Images equal after each of %1: color, depth and stencil</source>
        <translation>Bilder gleich nach jedem von %1: Farbe, Tiefe und Stencil</translation>
    </message>
    <message>
        <source>Images equal: color, depth and stencil</source>
        <translation>Bilder gleich: Farbe, Tiefe und Stencil</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>New window</source>
        <translation>Neues Fenster</translation>
    </message>
    <message>
        <source>Opens one more window, for another capture.</source>
        <translation>Öffnet ein weiteres Fenster für eine andere Aufzeichnung.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Opens a capture.</source>
        <translation>Öffnet eine Aufzeichnung.</translation>
    </message>
    <message>
        <source>Open in a new window…</source>
        <translation>In neuem Fenster öffnen…</translation>
    </message>
    <message>
        <source>Opens a capture beside the one that is open.</source>
        <translation>Öffnet eine Aufzeichnung neben der, die schon offen ist.</translation>
    </message>
    <message>
        <source>Record a program…</source>
        <translation>Programm aufzeichnen…</translation>
    </message>
    <message>
        <source>Runs a program on the model, or beside the system&apos;s driver, and records what it draws.</source>
        <translation>Startet ein Programm auf dem Modell oder neben dem Treiber des Systems und hält fest, was es zeichnet.</translation>
    </message>
    <message>
        <source>Close capture</source>
        <translation>Aufzeichnung schließen</translation>
    </message>
    <message>
        <source>Closes the capture and shows the start page.</source>
        <translation>Schließt die Aufzeichnung und zeigt die Startseite.</translation>
    </message>
    <message>
        <source>Close window</source>
        <translation>Fenster schließen</translation>
    </message>
    <message>
        <source>Closes this window; the others stay.</source>
        <translation>Schließt dieses Fenster; die anderen bleiben.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Closes all windows; their captures open again at the next start.</source>
        <translation>Schließt alle Fenster; ihre Aufzeichnungen öffnen sich beim nächsten Start wieder.</translation>
    </message>
    <message>
        <source>Copy values of the picked pixel</source>
        <translation>Werte des gewählten Pixels kopieren</translation>
    </message>
    <message>
        <source>Puts coordinates and exact values on the clipboard.</source>
        <translation>Legt Koordinaten und genaue Werte in die Zwischenablage.</translation>
    </message>
    <message>
        <source>Export PNG…</source>
        <translation>PNG exportieren…</translation>
    </message>
    <message>
        <source>Saves the buffer that is shown with its exact values.</source>
        <translation>Speichert den gezeigten Puffer mit seinen genauen Werten.</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>Theme, size of the text, motion, and keys.</source>
        <translation>Farbschema, Schriftgröße, Bewegung und Tastenkürzel.</translation>
    </message>
    <message>
        <source>First draw</source>
        <translation>Erster Draw</translation>
    </message>
    <message>
        <source>Goes to the first draw, clear or copy of the capture.</source>
        <translation>Geht zum ersten Draw, Clear oder Copy der Aufzeichnung.</translation>
    </message>
    <message>
        <source>Previous frame</source>
        <translation>Voriger Frame</translation>
    </message>
    <message>
        <source>Goes back to the end of an earlier frame.</source>
        <translation>Geht zurück zum Ende eines früheren Frames.</translation>
    </message>
    <message>
        <source>Previous draw</source>
        <translation>Voriger Draw</translation>
    </message>
    <message>
        <source>Goes back by one draw, clear or copy.</source>
        <translation>Geht um einen Draw, Clear oder Copy zurück.</translation>
    </message>
    <message>
        <source>Next draw</source>
        <translation>Nächster Draw</translation>
    </message>
    <message>
        <source>Executes one more draw, clear or copy.</source>
        <translation>Führt einen weiteren Draw, Clear oder Copy aus.</translation>
    </message>
    <message>
        <source>Next frame</source>
        <translation>Nächster Frame</translation>
    </message>
    <message>
        <source>Goes to the end of the next frame: what is presented then.</source>
        <translation>Geht zum Ende des nächsten Frames: zu dem, was dann präsentiert wird.</translation>
    </message>
    <message>
        <source>Last draw</source>
        <translation>Letzter Draw</translation>
    </message>
    <message>
        <source>Goes to the last draw, clear or copy of the capture.</source>
        <translation>Geht zum letzten Draw, Clear oder Copy der Aufzeichnung.</translation>
    </message>
    <message>
        <source>Next call</source>
        <translation>Nächster Aufruf</translation>
    </message>
    <message>
        <source>Executes a single call.</source>
        <translation>Führt einen einzelnen Aufruf aus.</translation>
    </message>
    <message>
        <source>Previous call</source>
        <translation>Voriger Aufruf</translation>
    </message>
    <message>
        <source>Goes back by a single call.</source>
        <translation>Geht um einen einzelnen Aufruf zurück.</translation>
    </message>
    <message>
        <source>End of this frame</source>
        <translation>Ende dieses Frames</translation>
    </message>
    <message>
        <source>Finishes the frame that the position is in.</source>
        <translation>Führt den Frame zu Ende, in dem die Position liegt.</translation>
    </message>
    <message>
        <source>Next cycle</source>
        <translation>Nächster Takt</translation>
    </message>
    <message>
        <source>Runs the machine for one more cycle, inside a draw.</source>
        <translation>Lässt die Maschine einen Takt weiterlaufen, innerhalb eines Draws.</translation>
    </message>
    <message>
        <source>Previous cycle</source>
        <translation>Voriger Takt</translation>
    </message>
    <message>
        <source>Goes back by one cycle, inside a draw.</source>
        <translation>Geht um einen Takt zurück, innerhalb eines Draws.</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>Nächstes Ereignis</translation>
    </message>
    <message>
        <source>Runs the machine to the next thing that one of its units does, inside a draw.</source>
        <translation>Lässt die Maschine laufen, bis eine ihrer Einheiten das Nächste tut, innerhalb eines Draws.</translation>
    </message>
    <message>
        <source>Previous event</source>
        <translation>Voriges Ereignis</translation>
    </message>
    <message>
        <source>Goes back to the thing that the machine did before, inside a draw.</source>
        <translation>Geht zurück zu dem, was die Maschine davor getan hat, innerhalb eines Draws.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Goes back to the place before the last jump, and to what was selected there.</source>
        <translation>Geht zurück an den Ort vor dem letzten Sprung und zu dem, was dort ausgewählt war.</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Undoes going back.</source>
        <translation>Macht das Zurückgehen rückgängig.</translation>
    </message>
    <message>
        <source>Go to…</source>
        <translation>Gehe zu…</translation>
    </message>
    <message>
        <source>Goes to a draw, a call, a frame or a pixel by its number.</source>
        <translation>Geht zu einem Draw, Aufruf, Frame oder Pixel mit dessen Nummer.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stops what is being worked on and stays at what is shown.</source>
        <translation>Bricht die laufende Arbeit ab und bleibt bei dem, was gezeigt wird.</translation>
    </message>
    <message>
        <source>Filter events</source>
        <translation>Ereignisse filtern</translation>
    </message>
    <message>
        <source>Puts the cursor into the filter of the events.</source>
        <translation>Setzt den Cursor in den Filter der Ereignisse.</translation>
    </message>
    <message>
        <source>Show all calls</source>
        <translation>Alle Aufrufe anzeigen</translation>
    </message>
    <message>
        <source>Also lists the calls that draw nothing.</source>
        <translation>Listet auch die Aufrufe, die nichts zeichnen.</translation>
    </message>
    <message>
        <source>Color buffer</source>
        <translation>Farbpuffer</translation>
    </message>
    <message>
        <source>Shows the colors.</source>
        <translation>Zeigt die Farben.</translation>
    </message>
    <message>
        <source>Depth buffer</source>
        <translation>Tiefenpuffer</translation>
    </message>
    <message>
        <source>Shows the depths.</source>
        <translation>Zeigt die Tiefen.</translation>
    </message>
    <message>
        <source>Stencil buffer</source>
        <translation>Stencilpuffer</translation>
    </message>
    <message>
        <source>Shows the stencil values.</source>
        <translation>Zeigt die Stencilwerte.</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Doubles the size of a pixel; the wheel does it at the cursor.</source>
        <translation>Verdoppelt die Größe eines Pixels; das Mausrad tut es am Cursor.</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Halves the size of a pixel.</source>
        <translation>Halbiert die Größe eines Pixels.</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Makes the whole picture visible.</source>
        <translation>Macht das ganze Bild sichtbar.</translation>
    </message>
    <message>
        <source>One to one</source>
        <translation>Eins zu eins</translation>
    </message>
    <message>
        <source>Shows each pixel as one pixel of the screen.</source>
        <translation>Zeigt jedes Pixel als ein Pixel des Bildschirms.</translation>
    </message>
    <message>
        <source>Theme of the desktop</source>
        <translation>Farbschema des Desktops</translation>
    </message>
    <message>
        <source>Dark or light as the desktop is, also when that changes.</source>
        <translation>Dunkel oder hell wie der Desktop, auch wenn sich das ändert.</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Dunkles Farbschema</translation>
    </message>
    <message>
        <source>Light text on dark ground.</source>
        <translation>Heller Text auf dunklem Grund.</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Helles Farbschema</translation>
    </message>
    <message>
        <source>Dark text on light ground.</source>
        <translation>Dunkler Text auf hellem Grund.</translation>
    </message>
    <message>
        <source>Large type</source>
        <translation>Große Schrift</translation>
    </message>
    <message>
        <source>Larger text and controls, for a projector.</source>
        <translation>Größerer Text und größere Bedienelemente, für einen Beamer.</translation>
    </message>
    <message>
        <source>Save layout as…</source>
        <translation>Layout speichern als…</translation>
    </message>
    <message>
        <source>Keeps the arrangement of the docks under a name.</source>
        <translation>Behält die Anordnung der Ansichten unter einem Namen.</translation>
    </message>
    <message>
        <source>Rename layout…</source>
        <translation>Layout umbenennen…</translation>
    </message>
    <message>
        <source>Gives the layout that is shown another name.</source>
        <translation>Gibt dem gezeigten Layout einen anderen Namen.</translation>
    </message>
    <message>
        <source>Delete layout</source>
        <translation>Layout löschen</translation>
    </message>
    <message>
        <source>Forgets the layout that is shown.</source>
        <translation>Vergisst das gezeigte Layout.</translation>
    </message>
    <message>
        <source>Reset this layout</source>
        <translation>Dieses Layout zurücksetzen</translation>
    </message>
    <message>
        <source>Puts every dock of this layout where it was originally.</source>
        <translation>Setzt jede Ansicht dieses Layouts dorthin, wo sie ursprünglich war.</translation>
    </message>
    <message>
        <source>Reset all layouts</source>
        <translation>Alle Layouts zurücksetzen</translation>
    </message>
    <message>
        <source>Puts every layout back to its original; those with names of yours stay.</source>
        <translation>Setzt jedes Layout auf sein Original zurück; die mit eigenem Namen bleiben.</translation>
    </message>
    <message>
        <source>Find anything…</source>
        <translation>Alles finden…</translation>
    </message>
    <message>
        <source>Runs an action, opens a dock, a layout or a capture, or goes to a place, by a few letters.</source>
        <translation>Führt eine Aktion aus, öffnet eine Ansicht, ein Layout oder eine Aufzeichnung oder geht zu einer Stelle, nach wenigen Buchstaben.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Tells about what has the keyboard.</source>
        <translation>Zeigt Hilfe zu dem, was den Tastaturfokus hat.</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Tasten…</translation>
    </message>
    <message>
        <source>Lists everything that has a key, and changes keys.</source>
        <translation>Listet alles, was eine Taste hat, und ändert Tasten.</translation>
    </message>
    <message>
        <source>About Vitrine</source>
        <translation>Über Vitrine</translation>
    </message>
    <message>
        <source>Version and licence.</source>
        <translation>Version und Lizenz.</translation>
    </message>
    <message>
        <source>Previous write</source>
        <translation>Voriges Schreiben</translation>
    </message>
    <message>
        <source>Goes back to the call that wrote to the selected resource.</source>
        <translation>Geht zurück zum Aufruf, der in die gewählte Ressource schrieb.</translation>
    </message>
    <message>
        <source>Next write</source>
        <translation>Nächstes Schreiben</translation>
    </message>
    <message>
        <source>Goes to the next call that writes to the selected resource.</source>
        <translation>Geht zum nächsten Aufruf, der in die gewählte Ressource schreibt.</translation>
    </message>
    <message>
        <source>Search everything</source>
        <translation>Alles durchsuchen</translation>
    </message>
    <message>
        <source>Puts the cursor into the search of calls, shaders and resources.</source>
        <translation>Setzt die Eingabe in die Suche nach Aufrufen, Shadern und Ressourcen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Plugins…</source>
        <translation>Plugins…</translation>
    </message>
    <message>
        <source>Units that others have made, and which of them may run.</source>
        <translation>Einheiten, die andere gemacht haben, und welche davon laufen dürfen.</translation>
    </message>
    <message>
        <source>Next task</source>
        <translation>Nächster Task</translation>
    </message>
    <message>
        <source>Runs the machine to where a task is enqueued, issued or retired next, inside a draw.</source>
        <translation>Lässt die Maschine laufen, bis der nächste Task eingereiht wird, ausgegeben wird oder abgeht, innerhalb eines Draws.</translation>
    </message>
    <message>
        <source>Previous task</source>
        <translation>Voriger Task</translation>
    </message>
    <message>
        <source>Goes back to where a task was enqueued, issued or retired, inside a draw.</source>
        <translation>Geht dahin zurück, wo ein Task eingereiht wurde, ausgegeben wurde oder abging, innerhalb eines Draws.</translation>
    </message>
    <message>
        <source>Run to the next breakpoint</source>
        <translation>Zum nächsten Haltepunkt laufen</translation>
    </message>
    <message>
        <source>Runs the machine, through the draws that follow, too, until a breakpoint stops it.</source>
        <translation>Lässt die Maschine laufen, auch durch die folgenden Draws, bis ein Haltepunkt sie anhält.</translation>
    </message>
    <message>
        <source>Run back to the previous breakpoint</source>
        <translation>Zum vorigen Haltepunkt zurücklaufen</translation>
    </message>
    <message>
        <source>Goes back, through earlier draws, too, to where a breakpoint stops last.</source>
        <translation>Geht, auch durch frühere Draws, dahin zurück, wo zuletzt ein Haltepunkt anhält.</translation>
    </message>
    <message>
        <source>Run to the next change</source>
        <translation>Zur nächsten Änderung laufen</translation>
    </message>
    <message>
        <source>Runs to where the selected queue, unit, task or pixel changes next.</source>
        <translation>Läuft dahin, wo sich die gewählte Warteschlange, die Einheit, der Task oder das Pixel als Nächstes ändert.</translation>
    </message>
    <message>
        <source>Run back to the last change</source>
        <translation>Zur letzten Änderung zurücklaufen</translation>
    </message>
    <message>
        <source>Goes back to where the selected queue, unit, task or pixel changed last.</source>
        <translation>Geht dahin zurück, wo sich die gewählte Warteschlange, die Einheit, der Task oder das Pixel zuletzt geändert hat.</translation>
    </message>
    <message>
        <source>Set or remove a breakpoint</source>
        <translation>Haltepunkt setzen oder entfernen</translation>
    </message>
    <message>
        <source>On the selected queue, unit, task or pixel.</source>
        <translation>Auf der gewählten Warteschlange, der Einheit, dem Task oder dem Pixel.</translation>
    </message>
    <message>
        <source>Next dock</source>
        <translation>Nächste Ansicht</translation>
    </message>
    <message>
        <source>Gives the keyboard to the next open dock, or to the picture.</source>
        <translation>Gibt die Tastatur der nächsten offenen Ansicht oder dem Bild.</translation>
    </message>
    <message>
        <source>Previous dock</source>
        <translation>Vorige Ansicht</translation>
    </message>
    <message>
        <source>Gives the keyboard to the open dock before, or to the picture.</source>
        <translation>Gibt die Tastatur der offenen Ansicht davor oder dem Bild.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::Application</name>
    <message>
        <source>The captures of the last time are not opened by themselves, because the program did not come through that. They are in the list of recent captures.</source>
        <translation>Die Aufzeichnungen vom letzten Mal werden nicht von selbst geöffnet, weil das Programm das nicht überstanden hat. Sie stehen in der Liste der letzten Aufzeichnungen.</translation>
    </message>
    <message>
        <source>%1 was open the last time and is not there any more</source>
        <translation>%1 war beim letzten Mal offen und ist nicht mehr da</translation>
    </message>
    <message>
        <source>There is no dock %1</source>
        <translation>Es gibt keine Ansicht %1</translation>
    </message>
</context>
<context>
    <name>vitrine::app::Banner</name>
    <message>
        <source>&lt;b&gt;Close&lt;/b&gt;&lt;br&gt;Hides this message.</source>
        <translation>&lt;b&gt;Schließen&lt;/b&gt;&lt;br&gt;Blendet diese Meldung aus.</translation>
    </message>
    <message>
        <source>Close message</source>
        <translation>Meldung schließen</translation>
    </message>
</context>
<context>
    <name>vitrine::app::CallTexts</name>
    <message>
        <source>(the capture can&apos;t be read any more)</source>
        <translation>(die Aufzeichnung ist nicht mehr lesbar)</translation>
    </message>
    <message>
        <source>(unreadable: %1)</source>
        <translation>(nicht lesbar: %1)</translation>
    </message>
</context>
<context>
    <name>vitrine::app::CommandPalette</name>
    <message>
        <source>Find anything</source>
        <translation>Alles finden</translation>
    </message>
    <message>
        <source>An action, a dock, a layout, a capture – or a place: draw 12, call 812, 3,4</source>
        <translation>Eine Aktion, eine Ansicht, ein Layout, eine Aufzeichnung – oder eine Stelle: draw 12, call 812, 3,4</translation>
    </message>
    <message>
        <source>What to find</source>
        <translation>Was gesucht wird</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Zu %1 gehen</translation>
    </message>
    <message>
        <source>Goes there.</source>
        <translation>Geht dorthin.</translation>
    </message>
    <message>
        <source>Nothing is called like this.</source>
        <translation>Nichts heißt so.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::DockTitleBar</name>
    <message>
        <source>Export %1</source>
        <translation>%1 exportieren</translation>
    </message>
    <message>
        <source>Saves what is shown here to a file.</source>
        <translation>Speichert in eine Datei, was hier gezeigt wird.</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1 schließen</translation>
    </message>
    <message>
        <source>It can be opened again from the View menu.</source>
        <translation>Lässt sich im Menü Ansicht wieder öffnen.</translation>
    </message>
    <message>
        <source>Put %1 back</source>
        <translation>%1 wieder einsetzen</translation>
    </message>
    <message>
        <source>Puts it back into the window.</source>
        <translation>Setzt die Ansicht wieder ins Fenster.</translation>
    </message>
    <message>
        <source>Detach %1</source>
        <translation>%1 abtrennen</translation>
    </message>
    <message>
        <source>Makes a window of its own of it.</source>
        <translation>Macht aus der Ansicht ein eigenes Fenster.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::Docks</name>
    <message>
        <source>There is nothing to export in %1</source>
        <translation>In %1 gibt es nichts zu exportieren</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Put back into the window</source>
        <translation>Wieder ins Fenster setzen</translation>
    </message>
    <message>
        <source>Make a window of its own</source>
        <translation>Eigenes Fenster daraus machen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>vitrine::app::EventMarks</name>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Comment…</source>
        <translation>Kommentar…</translation>
    </message>
</context>
<context>
    <name>vitrine::app::GoToDialog</name>
    <message>
        <source>Go to</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>draw 37</source>
        <translation>draw 37</translation>
    </message>
    <message>
        <source>Place to go to</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>draw 37, or 37 alone · draw 37 cycle 120 · call 812 · frame 3 · a pixel, x,y from the bottom left</source>
        <translation>draw 37, oder nur 37 · draw 37 cycle 120 · call 812 · frame 3 · ein Pixel, x,y von links unten</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Los</translation>
    </message>
</context>
<context>
    <name>vitrine::app::HelpWindow</name>
    <message>
        <source>Help – Vitrine</source>
        <translation>Hilfe – Vitrine</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>In der Hilfe suchen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>No page has these words</source>
        <translation>Keine Seite hat diese Wörter</translation>
    </message>
    <message>
        <source>&lt;b&gt;Search&lt;/b&gt;%1&lt;br&gt;Keeps the pages that contain all these words.</source>
        <translation>&lt;b&gt;Suche&lt;/b&gt;%1&lt;br&gt;Behält die Seiten, die alle diese Wörter enthalten.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::KeyListDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>vitrine::app::KeyMap</name>
    <message>
        <source>The stored keys can&apos;t be used. %1. The original ones are in use.</source>
        <translation>Die gespeicherten Tasten sind nicht brauchbar. %1. Es gelten die ursprünglichen.</translation>
    </message>
    <message>
        <source>The keys of “%1” are none</source>
        <translation>Die Tasten von „%1“ sind keine</translation>
    </message>
    <message>
        <source>%1 is given to both “%2” and “%3”</source>
        <translation>%1 ist an „%2“ und „%3“ zugleich vergeben</translation>
    </message>
    <message>
        <source>Left out, because this version has no such actions: %1</source>
        <translation>Ausgelassen, weil diese Version solche Aktionen nicht hat: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::app::KeysPage</name>
    <message>
        <source>Find an action or a key</source>
        <translation>Aktion oder Taste suchen</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>In a sentence</source>
        <translation>In einem Satz</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>New key: press it here</source>
        <translation>Neue Taste: hier drücken</translation>
    </message>
    <message>
        <source>&lt;b&gt;New key&lt;/b&gt;&lt;br&gt;Press the key, or several one after the other, while the cursor is here.</source>
        <translation>&lt;b&gt;Neue Taste&lt;/b&gt;&lt;br&gt;Die Taste drücken, oder mehrere nacheinander, während der Cursor hier ist.</translation>
    </message>
    <message>
        <source>Press a key here</source>
        <translation>Hier eine Taste drücken</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Gives the chosen action this key instead of its keys.</source>
        <translation>Gibt der gewählten Aktion diese Taste statt ihrer Tasten.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ergänzen</translation>
    </message>
    <message>
        <source>Gives the chosen action this key beside its keys.</source>
        <translation>Gibt der gewählten Aktion diese Taste neben ihren Tasten.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>The chosen action has no key any more.</source>
        <translation>Die gewählte Aktion hat dann keine Taste mehr.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Rücksetzen</translation>
    </message>
    <message>
        <source>Gives the chosen action its original keys.</source>
        <translation>Gibt der gewählten Aktion ihre ursprünglichen Tasten.</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle rücksetzen</translation>
    </message>
    <message>
        <source>Gives every action its original keys.</source>
        <translation>Gibt jeder Aktion ihre ursprünglichen Tasten.</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Import…</translation>
    </message>
    <message>
        <source>Reads keys from a JSON file.</source>
        <translation>Liest Tasten aus einer JSON-Datei.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Export…</translation>
    </message>
    <message>
        <source>Writes all keys to a JSON file.</source>
        <translation>Schreibt alle Tasten in eine JSON-Datei.</translation>
    </message>
    <message>
        <source>Import keys</source>
        <translation>Tasten importieren</translation>
    </message>
    <message>
        <source>Keys (*.json)</source>
        <translation>Tasten (*.json)</translation>
    </message>
    <message>
        <source>Export keys</source>
        <translation>Tasten exportieren</translation>
    </message>
    <message>
        <source>vitrine-keys.json</source>
        <translation>vitrine-keys.json</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>The other action loses the key.</source>
        <translation>Die andere Aktion verliert die Taste.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>All keys stay as they are.</source>
        <translation>Alle Tasten bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Changed; originally %1</source>
        <translation>Geändert; ursprünglich %1</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>keine Taste</translation>
    </message>
    <message>
        <source>%1 is already used by “%2”.</source>
        <translation>%1 wird schon von „%2“ benutzt.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read</source>
        <translation>%1 ist nicht lesbar</translation>
    </message>
    <message>
        <source>The keys in %1 can&apos;t be used. %2.</source>
        <translation>Die Tasten in %1 sind nicht brauchbar. %2.</translation>
    </message>
    <message>
        <source>“%1” takes a single key, not several one after the other.</source>
        <translation>„%1“ nimmt eine einzelne Taste, nicht mehrere nacheinander.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::LayoutMenu</name>
    <message>
        <source>Save layout as</source>
        <translation>Layout speichern als</translation>
    </message>
    <message>
        <source>Rename layout</source>
        <translation>Layout umbenennen</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
</context>
<context>
    <name>vitrine::app::Layouts</name>
    <message>
        <source>The stored layouts can&apos;t be used. %1. The original ones are shown.</source>
        <translation>Die gespeicherten Layouts sind nicht brauchbar. %1. Gezeigt werden die ursprünglichen.</translation>
    </message>
    <message>
        <source>An arrangement of your own.</source>
        <translation>Eine eigene Anordnung.</translation>
    </message>
    <message>
        <source>The stored layout “%1” can&apos;t be used here: its original is shown.</source>
        <translation>Das gespeicherte Layout „%1“ ist hier nicht brauchbar: Gezeigt wird sein Original.</translation>
    </message>
    <message>
        <source>There are %1 layouts already: delete one first</source>
        <translation>Es gibt schon %1 Layouts: erst eines löschen</translation>
    </message>
    <message>
        <source>“%1” is not a layout of your own: save it under a name first</source>
        <translation>„%1“ ist kein eigenes Layout: erst unter einem Namen speichern</translation>
    </message>
    <message>
        <source>A layout needs a name</source>
        <translation>Ein Layout braucht einen Namen</translation>
    </message>
    <message>
        <source>A name can have %1 letters</source>
        <translation>Ein Name kann %1 Buchstaben haben</translation>
    </message>
    <message>
        <source>There is a layout “%1” already</source>
        <translation>Ein Layout „%1“ gibt es schon</translation>
    </message>
</context>
<context>
    <name>vitrine::app::LookAheadButton</name>
    <message>
        <source>&lt;b&gt;Looking ahead&lt;/b&gt;&lt;br&gt;Goes through the capture in the background, so that jumps become short. Click to stop it.</source>
        <translation>&lt;b&gt;Vorausschau&lt;/b&gt;&lt;br&gt;Geht die Aufzeichnung im Hintergrund durch, damit Sprünge kurz werden. Ein Klick hält das an.</translation>
    </message>
    <message>
        <source>Looking ahead %1 %</source>
        <translation>Vorausschau %1 %</translation>
    </message>
</context>
<context>
    <name>vitrine::app::MachineButton</name>
    <message>
        <source>no machine</source>
        <translation>keine Maschine</translation>
    </message>
    <message>
        <source>&lt;b&gt;Machine: %1&lt;/b&gt;&lt;br&gt;The capture is replayed on it. Choose another one, or change its knobs.</source>
        <translation>&lt;b&gt;Maschine: %1&lt;/b&gt;&lt;br&gt;Auf ihr wird die Aufzeichnung wiedergegeben. Hier eine andere wählen oder ihre Regler ändern.</translation>
    </message>
    <message>
        <source>Machine: %1</source>
        <translation>Maschine: %1</translation>
    </message>
    <message>
        <source>Change knobs…</source>
        <translation>Regler ändern…</translation>
    </message>
</context>
<context>
    <name>vitrine::app::MainWindow</name>
    <message>
        <source>Vitrine</source>
        <translation>Vitrine</translation>
    </message>
    <message>
        <source>There is no pixel %1,%2 in the picture that is shown</source>
        <translation>Im gezeigten Bild gibt es kein Pixel %1,%2</translation>
    </message>
    <message>
        <source>This capture is damaged: %1. What can still be read is shown.</source>
        <translation>Diese Aufzeichnung ist beschädigt: %1. Gezeigt wird, was noch lesbar ist.</translation>
    </message>
    <message>
        <source>%1 frame</source>
        <translation>%1 Frame</translation>
    </message>
    <message>
        <source>%1 frames</source>
        <translation>%1 Frames</translation>
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
        <source>%1 call</source>
        <translation>%1 Aufruf</translation>
    </message>
    <message>
        <source>%1 calls</source>
        <translation>%1 Aufrufe</translation>
    </message>
    <message>
        <source>draw %1 / %2</source>
        <translation>Draw %1 / %2</translation>
    </message>
    <message>
        <source>– / %1 draws</source>
        <translation>– / %1 Draws</translation>
    </message>
    <message>
        <source>No capture is open</source>
        <translation>Keine Aufzeichnung ist offen</translation>
    </message>
    <message>
        <source>%1 is not there any more</source>
        <translation>%1 ist nicht mehr da</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (fehlt)</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>Liste leeren</translation>
    </message>
    <message>
        <source>Open a capture</source>
        <translation>Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>Captures (*.vitrine);;All files (*)</source>
        <translation>Aufzeichnungen (*.vitrine);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>About Vitrine</source>
        <translation>Über Vitrine</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Vitrine %1&lt;/h3&gt;&lt;p&gt;A debugger for GPUs: replays captures of OpenGL ES 2.0 programs on a complete model of a mobile GPU.&lt;/p&gt;&lt;p&gt;GPL-3.0-or-later; the model is Apache-2.0.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Vitrine %1&lt;/h3&gt;&lt;p&gt;Ein Debugger für GPUs: gibt Aufzeichnungen von OpenGL-ES-2.0-Programmen auf einem vollständigen Modell einer mobilen GPU wieder.&lt;/p&gt;&lt;p&gt;GPL-3.0-or-later; das Modell steht unter Apache-2.0.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Docks</source>
        <translation>Ansichten</translation>
    </message>
    <message>
        <source>&amp;Layout</source>
        <translation>&amp;Layout</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelltext</translation>
    </message>
    <message>
        <source>Select a resource first: its writes are gone to</source>
        <translation>Erst eine Ressource wählen: zu ihren Schreibzugriffen wird gegangen</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Framebuffer</source>
        <translation>Framebuffer</translation>
    </message>
    <message>
        <source>Timelines</source>
        <translation>Zeitachsen</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>What stopped the run</source>
        <translation>Was den Lauf angehalten hat</translation>
    </message>
    <message>
        <source>In 3-D</source>
        <translation>In 3-D</translation>
    </message>
    <message>
        <source>Open another…</source>
        <translation>Andere öffnen…</translation>
    </message>
    <message>
        <source>%1 – %2 – Vitrine</source>
        <translation>%1 – %2 – Vitrine</translation>
    </message>
    <message>
        <source>Parts of this capture are missing: it was cut off or damaged before. The log names them.</source>
        <translation>Teile dieser Aufzeichnung fehlen: Sie war abgebrochen oder beschädigt. Das Protokoll nennt sie.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::NoteTaking</name>
    <message>
        <source>Thumbnails</source>
        <translation>Vorschaubilder</translation>
    </message>
    <message>
        <source>Small pictures of what each draw left behind, made while nothing else is worked on.</source>
        <translation>Kleine Bilder davon, was jeder Draw hinterlassen hat; sie entstehen, während sonst nichts in Arbeit ist.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::NotesActions</name>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Marks the position, or takes the mark away.</source>
        <translation>Markiert die Position oder nimmt die Markierung weg.</translation>
    </message>
    <message>
        <source>Comment…</source>
        <translation>Kommentar…</translation>
    </message>
    <message>
        <source>Writes a comment on the call that was executed last.</source>
        <translation>Schreibt einen Kommentar zum zuletzt ausgeführten Aufruf.</translation>
    </message>
    <message>
        <source>Bookmark %1</source>
        <translation>Lesezeichen %1</translation>
    </message>
    <message>
        <source>Goes to this bookmark, counted from the start of the capture.</source>
        <translation>Geht zu diesem Lesezeichen, vom Anfang der Aufzeichnung gezählt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There is no bookmark %1</source>
        <translation>Es gibt kein Lesezeichen %1</translation>
    </message>
    <message>
        <source>There is no bookmark yet: {key:bookmark} sets one at the position</source>
        <translation>Es gibt noch kein Lesezeichen: {key:bookmark} setzt eines an der Position</translation>
    </message>
</context>
<context>
    <name>vitrine::app::NotesBanner</name>
    <message>
        <source>Show them</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Close&lt;/b&gt;&lt;br&gt;Hides this message.</source>
        <translation>&lt;b&gt;Schließen&lt;/b&gt;&lt;br&gt;Blendet diese Meldung aus.</translation>
    </message>
    <message>
        <source>Close message</source>
        <translation>Meldung schließen</translation>
    </message>
    <message>
        <source>This capture has %1 comment.</source>
        <translation>Diese Aufzeichnung hat %1 Kommentar.</translation>
    </message>
    <message>
        <source>This capture has %1 comments.</source>
        <translation>Diese Aufzeichnung hat %1 Kommentare.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::PluginsDialog</name>
    <message>
        <source>Not loaded: you have not been asked about this file yet.</source>
        <translation>Nicht geladen: nach dieser Datei wurden Sie noch nicht gefragt.</translation>
    </message>
    <message>
        <source>Not loaded: you have denied it.</source>
        <translation>Nicht geladen: Sie haben es abgelehnt.</translation>
    </message>
    <message>
        <source>Not loaded: Vitrine, or a program that was recorded, ended while it ran.</source>
        <translation>Nicht geladen: Vitrine oder ein aufgezeichnetes Programm endete, während es lief.</translation>
    </message>
    <message>
        <source>Loaded: %1</source>
        <translation>Geladen: %1</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Plugins</translation>
    </message>
    <message>
        <source>Plugins add units to the machine. They are native code, which runs with your rights: allow only those whose source you trust. What you say holds until the file changes.</source>
        <translation>Plugins ergänzen die Maschine um Einheiten. Sie sind nativer Code, der mit Ihren Rechten läuft: Erlauben Sie nur die, deren Herkunft Sie vertrauen. Ihre Entscheidung gilt, bis sich die Datei ändert.</translation>
    </message>
    <message>
        <source>There are no plugins in %1.</source>
        <translation>In %1 gibt es keine Plugins.</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Erlauben</translation>
    </message>
    <message>
        <source>Allow %1</source>
        <translation>%1 erlauben</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Deny %1</source>
        <translation>%1 ablehnen</translation>
    </message>
    <message>
        <source>%1 · SHA-256 %2…</source>
        <translation>%1 · SHA-256 %2…</translation>
    </message>
</context>
<context>
    <name>vitrine::app::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Compact: text of 13 px</source>
        <translation>Kompakt: Text mit 13 px</translation>
    </message>
    <message>
        <source>Comfortable: text of 18 px</source>
        <translation>Bequem: Text mit 18 px</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Comfortable is for a projector, and for eyes at a distance.</source>
        <translation>Bequem ist für einen Beamer und für Augen mit Abstand.</translation>
    </message>
    <message>
        <source>Nothing slides or fades; what moves is there at once.</source>
        <translation>Nichts gleitet oder blendet über; was sich bewegt, ist sofort da.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>A call that can&apos;t be executed</source>
        <translation>Ein Aufruf, der sich nicht ausführen lässt</translation>
    </message>
    <message>
        <source>Skip it</source>
        <translation>überspringen</translation>
    </message>
    <message>
        <source>Stop before it</source>
        <translation>davor anhalten</translation>
    </message>
    <message>
        <source>It is told in the log either way, and has a red cross in the events.</source>
        <translation>Er steht so oder so im Protokoll und hat ein rotes Kreuz in den Ereignissen.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::ProgressArea</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Replay progress</source>
        <translation>Fortschritt der Wiedergabe</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>In Arbeit…</translation>
    </message>
    <message>
        <source>Replaying, about %1 s left</source>
        <translation>Wiedergabe, noch etwa %1 s</translation>
    </message>
    <message>
        <source>&lt;b&gt;Cancel&lt;/b&gt; ({key:cancel})&lt;br&gt;Stays at what is shown now.</source>
        <translation>&lt;b&gt;Abbrechen&lt;/b&gt; ({key:cancel})&lt;br&gt;Bleibt bei dem, was jetzt gezeigt wird.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::RecordDialog</name>
    <message>
        <source>The program runs and has not drawn yet</source>
        <translation>Das Programm läuft und hat noch nichts gezeichnet</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Zeichnet auf</translation>
    </message>
    <message>
        <source>Recording; the program has been quiet for %1 s</source>
        <translation>Zeichnet auf; das Programm ist seit %1 s still</translation>
    </message>
    <message>
        <source>Waiting for the program to end</source>
        <translation>Wartet auf das Ende des Programms</translation>
    </message>
    <message>
        <source>Finishing the capture</source>
        <translation>Stellt die Aufzeichnung fertig</translation>
    </message>
    <message>
        <source>Record a program</source>
        <translation>Programm aufzeichnen</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Frames</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Draws</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Aufrufe</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation>%1 ersetzen?</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Aufzeichnen</translation>
    </message>
</context>
<context>
    <name>vitrine::app::RecordForm</name>
    <message>
        <source>Only frames</source>
        <translation>Nur Frames</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>Erster Frame</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>Letzter Frame</translation>
    </message>
    <message>
        <source>Keep a picture of every frame</source>
        <translation>Von jedem Frame ein Bild behalten</translation>
    </message>
    <message>
        <source>&lt;b&gt;Program&lt;/b&gt;&lt;br&gt;A program that draws with OpenGL ES 2.0 through EGL, and its arguments. Quotes keep words together.</source>
        <translation>&lt;b&gt;Programm&lt;/b&gt;&lt;br&gt;Ein Programm, das mit OpenGL ES 2.0 über EGL zeichnet, und seine Argumente. Anführungszeichen halten Wörter zusammen.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>&lt;b&gt;Working folder&lt;/b&gt;&lt;br&gt;Where the program is started.</source>
        <translation>&lt;b&gt;Arbeitsordner&lt;/b&gt;&lt;br&gt;Wo das Programm gestartet wird.</translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation>Arbeitsordner</translation>
    </message>
    <message>
        <source>&lt;b&gt;Capture&lt;/b&gt;&lt;br&gt;The file to write. More processes that draw get files with numbers.</source>
        <translation>&lt;b&gt;Aufzeichnung&lt;/b&gt;&lt;br&gt;Die Datei, die geschrieben wird. Weitere Prozesse, die zeichnen, bekommen Dateien mit Nummern.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern als</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>Das Modell</translation>
    </message>
    <message>
        <source>The model with its clock (slow)</source>
        <translation>Das Modell mit seinem Takt (langsam)</translation>
    </message>
    <message>
        <source>The system&apos;s driver (full speed)</source>
        <translation>Der Treiber des Systems (volle Geschwindigkeit)</translation>
    </message>
    <message>
        <source>&lt;b&gt;Draws on&lt;/b&gt;&lt;br&gt;What executes the program&apos;s calls while they are recorded.</source>
        <translation>&lt;b&gt;Zeichnet mit&lt;/b&gt;&lt;br&gt;Was die Aufrufe des Programms ausführt, während sie aufgezeichnet werden.</translation>
    </message>
    <message>
        <source>Draws on</source>
        <translation>Zeichnet mit</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>&lt;b&gt;Only frames&lt;/b&gt;&lt;br&gt;Keeps these frames and what they need, then ends the program. The first is 0.</source>
        <translation>&lt;b&gt;Nur Frames&lt;/b&gt;&lt;br&gt;Behält diese Frames und was sie brauchen, beendet dann das Programm. Der erste ist 0.</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Frames</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pictures&lt;/b&gt;&lt;br&gt;Stores what the program showed, to compare replays with. Slow, and the file grows.</source>
        <translation>&lt;b&gt;Bilder&lt;/b&gt;&lt;br&gt;Speichert, was das Programm gezeigt hat, zum Vergleich mit Wiedergaben. Langsam, und die Datei wächst.</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Name the program that is to be recorded</source>
        <translation>Das Programm angeben, das aufgezeichnet werden soll</translation>
    </message>
    <message>
        <source>There is no folder %1</source>
        <translation>Es gibt keinen Ordner %1</translation>
    </message>
    <message>
        <source>Say where the capture is to be saved</source>
        <translation>Angeben, wo die Aufzeichnung gespeichert werden soll</translation>
    </message>
    <message>
        <source>The last frame comes before the first</source>
        <translation>Der letzte Frame liegt vor dem ersten</translation>
    </message>
    <message>
        <source>Program to record</source>
        <translation>Aufzuzeichnendes Programm</translation>
    </message>
    <message>
        <source>Save the capture as</source>
        <translation>Aufzeichnung speichern als</translation>
    </message>
    <message>
        <source>Captures (*.vitrine)</source>
        <translation>Aufzeichnungen (*.vitrine)</translation>
    </message>
</context>
<context>
    <name>vitrine::app::Runs</name>
    <message>
        <source>There is no breakpoint to run to. {key:toggle-breakpoint} sets one on the selected queue, unit, task or pixel; the dock “Breakpoints” lists them.</source>
        <translation>Es gibt keinen Haltepunkt, zu dem gelaufen werden kann. {key:toggle-breakpoint} setzt einen auf die gewählte Warteschlange, die Einheit, den Task oder das Pixel; die Ansicht „Haltepunkte“ zeigt sie alle.</translation>
    </message>
    <message>
        <source>Select a queue, a unit, a task or a pixel first: its changes are run to.</source>
        <translation>Erst eine Warteschlange, eine Einheit, einen Task oder ein Pixel wählen: zu dessen Änderungen wird gelaufen.</translation>
    </message>
    <message>
        <source>Select a queue, a unit, a task or a pixel first: the breakpoint is set on it.</source>
        <translation>Erst eine Warteschlange, eine Einheit, einen Task oder ein Pixel wählen: darauf wird der Haltepunkt gesetzt.</translation>
    </message>
</context>
<context>
    <name>vitrine::app::Salvaging</name>
    <message>
        <source>Salvage…</source>
        <translation>Retten…</translation>
    </message>
    <message>
        <source>%1-salvaged.vitrine</source>
        <translation>%1-gerettet.vitrine</translation>
    </message>
    <message>
        <source>Salvage what is whole</source>
        <translation>Retten, was heil ist</translation>
    </message>
    <message>
        <source>Captures (*.vitrine)</source>
        <translation>Aufzeichnungen (*.vitrine)</translation>
    </message>
    <message>
        <source>What is whole of %1 is brought over…</source>
        <translation>Was von %1 heil ist, wird übernommen…</translation>
    </message>
    <message>
        <source>%1 can&apos;t be salvaged: %2</source>
        <translation>%1 lässt sich nicht retten: %2</translation>
    </message>
</context>
<context>
    <name>vitrine::app::StartPage</name>
    <message>
        <source>Vitrine</source>
        <translation>Vitrine</translation>
    </message>
    <message>
        <source>Replays captures of OpenGL ES programs on a model of a mobile GPU, one draw at a time, forward and back.</source>
        <translation>Gibt Aufzeichnungen von OpenGL-ES-Programmen auf einem Modell einer mobilen GPU wieder, Draw für Draw, vor und zurück.</translation>
    </message>
    <message>
        <source>Open a capture…</source>
        <translation>Aufzeichnung öffnen…</translation>
    </message>
    <message>
        <source>Record a program…</source>
        <translation>Programm aufzeichnen…</translation>
    </message>
    <message>
        <source>Or drop a .vitrine file on this window.</source>
        <translation>Oder eine .vitrine-Datei auf dieses Fenster ziehen.</translation>
    </message>
    <message>
        <source>Recent captures</source>
        <translation>Letzte Aufzeichnungen</translation>
    </message>
    <message>
        <source>missing: %1</source>
        <translation>fehlt: %1</translation>
    </message>
    <message>
        <source>%1 is not there any more</source>
        <translation>%1 ist nicht mehr da</translation>
    </message>
    <message>
        <source>&lt;b&gt;Open&lt;/b&gt; ({key:open})&lt;br&gt;Opens a .vitrine file.</source>
        <translation>&lt;b&gt;Öffnen&lt;/b&gt; ({key:open})&lt;br&gt;Öffnet eine .vitrine-Datei.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Record&lt;/b&gt; ({key:record})&lt;br&gt;Runs a program and keeps every call that it draws with.</source>
        <translation>&lt;b&gt;Aufzeichnen&lt;/b&gt; ({key:record})&lt;br&gt;Startet ein Programm und behält jeden Aufruf, mit dem es zeichnet.</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Ways to begin</source>
        <translation>Wege zum Anfang</translation>
    </message>
    <message>
        <source>Sample %1</source>
        <translation>Beispiel %1</translation>
    </message>
</context>
<context>
    <name>vitrine::app::ToolBars</name>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>cycle</source>
        <translation>Takt</translation>
    </message>
    <message>
        <source>Draws of the frame</source>
        <translation>Draws des Frames</translation>
    </message>
</context>
<context>
    <name>vitrine::views::ArbiterView</name>
    <message>
        <source>Go to a draw to see what its programs ask devices for.</source>
        <translation>Zu einem Draw gehen, um zu sehen, wonach seine Programme Geräte fragen.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Shows all that is known of the selected request.</source>
        <translation>Zeigt alles, was über die ausgewählte Anfrage bekannt ist.</translation>
    </message>
    <message>
        <source>Shows ports, decisions and requests as tables.</source>
        <translation>Zeigt Ports, Entscheidungen und Anfragen als Tabellen.</translation>
    </message>
    <message>
        <source>Requests and results over time</source>
        <translation>Anfragen und Ergebnisse über der Zeit</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>The selected request</source>
        <translation>Die ausgewählte Anfrage</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation>Ports</translation>
    </message>
    <message>
        <source>Decisions before the cursor</source>
        <translation>Entscheidungen vor dem Cursor</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>The programs of this machine can&apos;t ask devices: it has no arbiter. In the sequential machine (SEQ) the fixed-function units follow one another behind the vertex programs, and their results never come back to a program. Choose the machine PAR to see an arbiter.</source>
        <translation>Die Programme dieser Maschine können keine Geräte fragen: Sie hat keinen Arbiter. In der sequenziellen Maschine (SEQ) folgen die Festfunktionseinheiten hinter den Vertexprogrammen aufeinander, und ihre Ergebnisse kommen nie zu einem Programm zurück. Die Maschine PAR wählen, um einen Arbiter zu sehen.</translation>
    </message>
    <message>
        <source>Texture requests</source>
        <translation>Texturanfragen</translation>
    </message>
    <message>
        <source>%1 · at the cursor %2 in the queue, %3 of them in devices</source>
        <translation>%1 · am Cursor %2 in der Warteschlange, davon %3 in Geräten</translation>
    </message>
    <message>
        <source>%1 request</source>
        <translation>%1 Anfrage</translation>
    </message>
    <message>
        <source>%1 requests</source>
        <translation>%1 Anfragen</translation>
    </message>
    <message>
        <source>the first %1 are listed</source>
        <translation>die ersten %1 sind aufgelistet</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Shows the way of requests and results, above the timeline.</source>
        <translation>Zeigt den Weg der Anfragen und Ergebnisse über der Zeitachse.</translation>
    </message>
    <message>
        <source>The texture that %1 makes with the parameters of this draw</source>
        <translation>Die Textur, die %1 mit den Parametern dieses Zeichenaufrufs erzeugt</translation>
    </message>
    <message>
        <source>Clients of TEX</source>
        <translation>Klienten von TEX</translation>
    </message>
    <message>
        <source>bypass: %1 of %2 initial requests answered</source>
        <translation>Bypass: %1 von %2 Anfangsanfragen beantwortet</translation>
    </message>
    <message>
        <source>%1 of %2 initial requests answered</source>
        <translation>%1 von %2 Anfangsanfragen beantwortet</translation>
    </message>
</context>
<context>
    <name>vitrine::views::AskingPane</name>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
</context>
<context>
    <name>vitrine::views::BlockPicture</name>
    <message>
        <source>Blocks of the engine</source>
        <translation>Blöcke der Engine</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, geändert</translation>
    </message>
</context>
<context>
    <name>vitrine::views::BreakpointAdding</name>
    <message>
        <source>Condition of a new breakpoint</source>
        <translation>Bedingung eines neuen Haltepunkts</translation>
    </message>
    <message>
        <source>&lt;b&gt;Condition&lt;/b&gt;&lt;br&gt;Enter sets a breakpoint: &lt;i&gt;event task.issue&lt;/i&gt;, &lt;i&gt;event z.test at zst&lt;/i&gt;, &lt;i&gt;ftq &amp;gt;= 64&lt;/i&gt;, &lt;i&gt;ftq full&lt;/i&gt;, &lt;i&gt;ftq empty&lt;/i&gt;, &lt;i&gt;sp.0 changes&lt;/i&gt;, &lt;i&gt;pixel 12,34&lt;/i&gt;, &lt;i&gt;pixel 12,34 written&lt;/i&gt;, &lt;i&gt;task 18 of draw 3&lt;/i&gt;.</source>
        <translation>&lt;b&gt;Bedingung&lt;/b&gt;&lt;br&gt;Eingabe setzt einen Haltepunkt: &lt;i&gt;event task.issue&lt;/i&gt;, &lt;i&gt;event z.test at zst&lt;/i&gt;, &lt;i&gt;ftq &amp;gt;= 64&lt;/i&gt;, &lt;i&gt;ftq full&lt;/i&gt;, &lt;i&gt;ftq empty&lt;/i&gt;, &lt;i&gt;sp.0 changes&lt;/i&gt;, &lt;i&gt;pixel 12,34&lt;/i&gt;, &lt;i&gt;pixel 12,34 written&lt;/i&gt;, &lt;i&gt;task 18 of draw 3&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ergänzen</translation>
    </message>
    <message>
        <source>Sets the breakpoint that is written.</source>
        <translation>Setzt den Haltepunkt, der geschrieben ist.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Sets one of everything that the machine has.</source>
        <translation>Setzt einen von allem, was die Maschine hat.</translation>
    </message>
    <message>
        <source>Stops when %1</source>
        <translation>Hält an, wenn %1</translation>
    </message>
    <message>
        <source>“%1” is no condition. Write one such as event task.issue, ftq &gt;= 64, ftq full, sp.0 changes, pixel 12,34 or task 18.</source>
        <translation>„%1“ ist keine Bedingung. Eine Bedingung ist etwa event task.issue, ftq &gt;= 64, ftq full, sp.0 changes, pixel 12,34 oder task 18.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Pixel…</source>
        <translation>Pixel…</translation>
    </message>
    <message>
        <source>Task…</source>
        <translation>Task…</translation>
    </message>
    <message>
        <source>%1 comes to a level…</source>
        <translation>%1 auf einen Stand kommt …</translation>
    </message>
    <message>
        <source>ftq &gt;= 64</source>
        <translation>ftq &gt;= 64</translation>
    </message>
</context>
<context>
    <name>vitrine::views::BreakpointModel</name>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>instruction %1</source>
        <translation>Befehl %1</translation>
    </message>
    <message>
        <source>%1 time</source>
        <translation>%1-mal</translation>
    </message>
    <message>
        <source>%1 times</source>
        <translation>%1-mal</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>From hit</source>
        <translation>Ab Treffer</translation>
    </message>
    <message>
        <source>Stops in this trace</source>
        <translation>Stopps in diesem Trace</translation>
    </message>
    <message>
        <source>&lt;b&gt;Condition&lt;/b&gt;&lt;br&gt;Stops only where this holds, such as &lt;i&gt;r3.x &amp;gt; 0.5&lt;/i&gt; or &lt;i&gt;color.a == 0 &amp;amp;&amp;amp; i &amp;gt;= 2&lt;/i&gt;. {key:edit-breakpoint} edits it.</source>
        <translation>&lt;b&gt;Bedingung&lt;/b&gt;&lt;br&gt;Hält nur an, wo das gilt, etwa &lt;i&gt;r3.x &amp;gt; 0.5&lt;/i&gt; oder &lt;i&gt;color.a == 0 &amp;amp;&amp;amp; i &amp;gt;= 2&lt;/i&gt;. {key:edit-breakpoint} bearbeitet sie.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::BreakpointsModel</name>
    <message>
        <source>draw %1, cycle %2</source>
        <translation>Draw %1, Takt %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;Last hit&lt;/b&gt;&lt;br&gt;A click goes there.</source>
        <translation>&lt;b&gt;Letzter Treffer&lt;/b&gt;&lt;br&gt;Ein Klick geht dorthin.</translation>
    </message>
    <message>
        <source>“%1” is no condition</source>
        <translation>„%1“ ist keine Bedingung</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>Stops when</source>
        <translation>Hält an, wenn</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Last hit</source>
        <translation>Letzter Treffer</translation>
    </message>
</context>
<context>
    <name>vitrine::views::BreakpointsView</name>
    <message>
        <source>Breakpoints</source>
        <translation>Haltepunkte</translation>
    </message>
    <message>
        <source>Edit the condition</source>
        <translation>Bedingung bearbeiten</translation>
    </message>
    <message>
        <source>Changes where the chosen breakpoint stops.</source>
        <translation>Ändert, wo der gewählte Haltepunkt anhält.</translation>
    </message>
    <message>
        <source>Switch on or off</source>
        <translation>Ein- oder ausschalten</translation>
    </message>
    <message>
        <source>Keeps the chosen breakpoints, but lets runs pass them, or stop again.</source>
        <translation>Behält die gewählten Haltepunkte, aber lässt Läufe an ihnen vorbei oder wieder anhalten.</translation>
    </message>
    <message>
        <source>Remove the breakpoints</source>
        <translation>Haltepunkte entfernen</translation>
    </message>
    <message>
        <source>Removes the chosen breakpoints.</source>
        <translation>Entfernt die gewählten Haltepunkte.</translation>
    </message>
    <message>
        <source>Go to the last hit</source>
        <translation>Zum letzten Treffer gehen</translation>
    </message>
    <message>
        <source>Goes to where the chosen breakpoint stopped a run last.</source>
        <translation>Geht dahin, wo der gewählte Haltepunkt zuletzt einen Lauf angehalten hat.</translation>
    </message>
    <message>
        <source>Breakpoints · %1</source>
        <translation>Haltepunkte · %1</translation>
    </message>
    <message>
        <source>Open a capture to set breakpoints in it.</source>
        <translation>Eine Aufzeichnung öffnen, um Haltepunkte darin zu setzen.</translation>
    </message>
    <message>
        <source>No breakpoints yet. Write where to stop in the line above, or select a queue, a unit, a task or a pixel and press {key:toggle-breakpoint}. {key:run-to-breakpoint} runs to the next one, {key:run-back-to-breakpoint} back to the one before.</source>
        <translation>Noch keine Haltepunkte. In die Zeile oben schreiben, wo angehalten werden soll, oder eine Warteschlange, eine Einheit, einen Task oder ein Pixel wählen und {key:toggle-breakpoint} drücken. {key:run-to-breakpoint} läuft zum nächsten, {key:run-back-to-breakpoint} zurück zum vorigen.</translation>
    </message>
    <message>
        <source>This breakpoint has not stopped a run yet.</source>
        <translation>Dieser Haltepunkt hat noch keinen Lauf angehalten.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::BufferFooter</name>
    <message>
        <source>Next change</source>
        <translation>Nächste Änderung</translation>
    </message>
    <message>
        <source>&lt;b&gt;Next change&lt;/b&gt;&lt;br&gt;Goes to the next element that the last step has changed.</source>
        <translation>&lt;b&gt;Nächste Änderung&lt;/b&gt;&lt;br&gt;Geht zum nächsten Element, das der letzte Schritt geändert hat.</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Go to an element or an offset</source>
        <translation>Gehe zu einem Element oder einem Offset</translation>
    </message>
    <message>
        <source>&lt;b&gt;Go to&lt;/b&gt; (Enter)&lt;br&gt;An element by its number, &lt;tt&gt;12&lt;/tt&gt;, or the one at an offset, &lt;tt&gt;0x1f0&lt;/tt&gt; or &lt;tt&gt;@496&lt;/tt&gt;.</source>
        <translation>&lt;b&gt;Gehe zu&lt;/b&gt; (Enter)&lt;br&gt;Ein Element nach seiner Nummer, &lt;tt&gt;12&lt;/tt&gt;, oder das an einem Offset, &lt;tt&gt;0x1f0&lt;/tt&gt; oder &lt;tt&gt;@496&lt;/tt&gt;.</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find a value</source>
        <translation>Wert suchen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Find&lt;/b&gt; (Enter, backwards with Shift)&lt;br&gt;The next component with this value, &lt;tt&gt;0.5&lt;/tt&gt; or &lt;tt&gt;nan&lt;/tt&gt;, or with these bits, &lt;tt&gt;0x3f000000&lt;/tt&gt;.</source>
        <translation>&lt;b&gt;Suchen&lt;/b&gt; (Enter, rückwärts mit Umschalt)&lt;br&gt;Die nächste Komponente mit diesem Wert, &lt;tt&gt;0.5&lt;/tt&gt; oder &lt;tt&gt;nan&lt;/tt&gt;, oder mit diesen Bits, &lt;tt&gt;0x3f000000&lt;/tt&gt;.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::BufferHeader</name>
    <message>
        <source>Which buffer</source>
        <translation>Welcher Puffer</translation>
    </message>
    <message>
        <source>&lt;b&gt;Buffer&lt;/b&gt;&lt;br&gt;Which buffer to look at, or which memory of the program that the last draw reads.</source>
        <translation>&lt;b&gt;Puffer&lt;/b&gt;&lt;br&gt;Welcher Puffer gezeigt wird, oder welcher Speicher des Programms, den der letzte Draw liest.</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hex</translation>
    </message>
    <message>
        <source>Hexadecimal</source>
        <translation>Hexadezimal</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hexadecimal&lt;/b&gt;&lt;br&gt;Shows the bits of each component instead of its value.</source>
        <translation>&lt;b&gt;Hexadezimal&lt;/b&gt;&lt;br&gt;Zeigt die Bits jeder Komponente statt ihres Werts.</translation>
    </message>
    <message>
        <source>What the layout says</source>
        <translation>Was das Layout besagt</translation>
    </message>
</context>
<context>
    <name>vitrine::views::BufferModel</name>
    <message>
        <source>element %1 begins at byte %2</source>
        <translation>Element %1 beginnt bei Byte %2</translation>
    </message>
    <message>
        <source>%1 of element %2 lies behind the end of the buffer</source>
        <translation>%1 von Element %2 liegt hinter dem Ende des Puffers</translation>
    </message>
    <message>
        <source>%1 of element %2, at byte %3: %4</source>
        <translation>%1 von Element %2, bei Byte %3: %4</translation>
    </message>
    <message>
        <source>%1 (new)</source>
        <translation>%1 (neu)</translation>
    </message>
    <message>
        <source>%1 (was %2)</source>
        <translation>%1 (war %2)</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, geändert</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
</context>
<context>
    <name>vitrine::views::BufferView</name>
    <message>
        <source>Elements of the buffer</source>
        <translation>Elemente des Puffers</translation>
    </message>
    <message>
        <source>Open a capture to see what its buffers hold.</source>
        <translation>Eine Aufzeichnung öffnen, um zu sehen, was ihre Puffer enthalten.</translation>
    </message>
    <message>
        <source>Reading the buffer…</source>
        <translation>Liest den Puffer…</translation>
    </message>
    <message>
        <source>The program has made no buffers up to here. Press {key:next-action} to go on.</source>
        <translation>Bis hierher hat das Programm keine Puffer angelegt. Mit {key:next-action} geht es weiter.</translation>
    </message>
    <message>
        <source>No draw has read a buffer yet. Choose one above.</source>
        <translation>Noch hat kein Draw einen Puffer gelesen. Oben einen wählen.</translation>
    </message>
    <message>
        <source>Indices in the program&apos;s memory</source>
        <translation>Indizes im Speicher des Programms</translation>
    </message>
    <message>
        <source>attribute %1</source>
        <translation>Attribut %1</translation>
    </message>
    <message>
        <source>%1 in the program&apos;s memory</source>
        <translation>%1 im Speicher des Programms</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>What the last draw reads</source>
        <translation>Was der letzte Draw liest</translation>
    </message>
    <message>
        <source>Copy the offset</source>
        <translation>Offset kopieren</translation>
    </message>
    <message>
        <source>Find this value again</source>
        <translation>Diesen Wert weitersuchen</translation>
    </message>
    <message>
        <source>no numbers</source>
        <translation>keine Zahlen</translation>
    </message>
    <message>
        <source>min %1 · max %2</source>
        <translation>min %1 · max %2</translation>
    </message>
    <message>
        <source> · %1 nan</source>
        <translation> · %1 nan</translation>
    </message>
    <message>
        <source>There is no element at &apos;%1&apos;: the buffer has %2</source>
        <translation>Es gibt kein Element bei &apos;%1&apos;: Der Puffer hat %2</translation>
    </message>
    <message>
        <source>%1 element</source>
        <translation>%1 Element</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 Elemente</translation>
    </message>
    <message>
        <source>Reading the buffer was cancelled.</source>
        <translation>Das Lesen des Puffers wurde abgebrochen.</translation>
    </message>
    <message>
        <source>as it is bound now</source>
        <translation>wie jetzt gebunden</translation>
    </message>
    <message>
        <source>as %1 and %2 other draws read it</source>
        <translation>wie von %1 und %2 weiteren gelesen</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>Draw %1</translation>
    </message>
    <message>
        <source>as draw %1 reads it</source>
        <translation>wie von Draw %1 gelesen</translation>
    </message>
    <message>
        <source>used before</source>
        <translation>schon benutzt</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>At character %1: %2</source>
        <translation>Bei Zeichen %1: %2</translation>
    </message>
    <message>
        <source>%1 of %2 B</source>
        <translation>%1 zu %2 B</translation>
    </message>
    <message>
        <source>from byte %1 on</source>
        <translation>ab Byte %1</translation>
    </message>
    <message>
        <source>elements overlap</source>
        <translation>Elemente überlappen</translation>
    </message>
    <message>
        <source>the largest is an index like any other: OpenGL ES 2.0 has no primitive restart</source>
        <translation>der größte ist ein Index wie jeder andere: OpenGL ES 2.0 kennt keinen Primitive-Restart</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no value: search for a number, nan, inf, or bits such as 0x3f800000</source>
        <translation>&apos;%1&apos; ist kein Wert: nach einer Zahl, nan, inf oder Bits wie 0x3f800000 suchen</translation>
    </message>
    <message>
        <source>No component of the buffer is %1</source>
        <translation>Keine Komponente des Puffers ist %1</translation>
    </message>
</context>
<context>
    <name>vitrine::views::BypassPage</name>
    <message>
        <source>What if</source>
        <translation>Was wäre wenn</translation>
    </message>
    <message>
        <source>What the bypass changes</source>
        <translation>Was der Bypass ändert</translation>
    </message>
    <message>
        <source>This machine has no bypass: processors shade all fragments (bypass.mode).</source>
        <translation>Diese Maschine hat keinen Bypass: Prozessoren schattieren alle Fragmente (bypass.mode).</translation>
    </message>
    <message>
        <source>Opens the comparison with this machine without its bypass: what the bypass saves.</source>
        <translation>Öffnet den Vergleich mit dieser Maschine ohne ihren Bypass: was der Bypass spart.</translation>
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
    <name>vitrine::views::ClassLegend</name>
    <message>
        <source>box of the tile</source>
        <translation>Rechteck der Kachel</translation>
    </message>
    <message>
        <source>The texels that a tile of the picture may show.</source>
        <translation>Die Texel, die eine Kachel des Bildes zeigen kann.</translation>
    </message>
    <message>
        <source>its corners</source>
        <translation>ihre Ecken</translation>
    </message>
    <message>
        <source>Where the corners of the tile lie on the texture.</source>
        <translation>Wo die Ecken der Kachel auf der Textur liegen.</translation>
    </message>
    <message>
        <source>entries read</source>
        <translation>gelesene Einträge</translation>
    </message>
    <message>
        <source>The entries of the class pyramid that the look-up has read.</source>
        <translation>Die Einträge der Klassenpyramide, die die Abfrage gelesen hat.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::CodePanes</name>
    <message>
        <source>Source of the shader</source>
        <translation>Quelltext des Shaders</translation>
    </message>
    <message>
        <source>Instructions of the shader</source>
        <translation>Befehle des Shaders</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Breakpoint, hit %1 time here</source>
        <translation>Haltepunkt, hier %1-mal getroffen</translation>
    </message>
    <message>
        <source>Breakpoint, hit %1 times here</source>
        <translation>Haltepunkt, hier %1-mal getroffen</translation>
    </message>
    <message>
        <source>Run to here</source>
        <translation>Bis hierher laufen</translation>
    </message>
    <message>
        <source>Run back to here</source>
        <translation>Bis hierher zurücklaufen</translation>
    </message>
    <message>
        <source>Set or remove a breakpoint</source>
        <translation>Haltepunkt setzen oder entfernen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>&lt;b&gt;Source&lt;/b&gt;&lt;br&gt;A click beside a line sets a breakpoint, as {key:trace-breakpoint} does; a double click or {key:trace-run-to-cursor} runs to it.</source>
        <translation>&lt;b&gt;Quelltext&lt;/b&gt;&lt;br&gt;Ein Klick neben eine Zeile setzt einen Haltepunkt, wie {key:trace-breakpoint}; ein Doppelklick oder {key:trace-run-to-cursor} läuft bis dorthin.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Instructions&lt;/b&gt;&lt;br&gt;By their class: %1</source>
        <translation>&lt;b&gt;Befehle&lt;/b&gt;&lt;br&gt;Nach ihrer Klasse: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::views::CompareBar</name>
    <message>
        <source>This</source>
        <translation>Dieses</translation>
    </message>
    <message>
        <source>Shows the picture at the position.</source>
        <translation>Zeigt das Bild an der Position.</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Angeheftet</translation>
    </message>
    <message>
        <source>Shows the picture that was pinned (hold C).</source>
        <translation>Zeigt das angeheftete Bild (C halten).</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Blue where this picture is lower than the pinned one, white where they are equal, orange where it is higher.</source>
        <translation>Blau, wo dieses Bild niedriger ist als das angeheftete, weiß, wo sie gleich sind, orange, wo es höher ist.</translation>
    </message>
    <message>
        <source>Comparison with the pinned picture</source>
        <translation>Vergleich mit dem angehefteten Bild</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Unpin&lt;/b&gt;&lt;br&gt;Forgets the pinned picture.</source>
        <translation>&lt;b&gt;Lösen&lt;/b&gt;&lt;br&gt;Vergisst das angeheftete Bild.</translation>
    </message>
    <message>
        <source>The picture of %1 has another size, and can&apos;t be compared.</source>
        <translation>Das Bild von %1 hat eine andere Größe und lässt sich nicht vergleichen.</translation>
    </message>
    <message>
        <source>No pixel differs from %1.</source>
        <translation>Kein Pixel weicht von %1 ab.</translation>
    </message>
    <message>
        <source>%1 pixel differs from %2, by %3 at %4</source>
        <translation>%1 Pixel weicht von %2 ab, um %3 bei %4</translation>
    </message>
    <message>
        <source>%1 pixels differ from %2, by %3 at most, at %4</source>
        <translation>%1 Pixel weichen von %2 ab, höchstens um %3, bei %4</translation>
    </message>
</context>
<context>
    <name>vitrine::views::ComparisonPane</name>
    <message>
        <source>Measure</source>
        <translation>Maß</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erste</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweite</translation>
    </message>
    <message>
        <source>Whether the pictures are equal</source>
        <translation>Ob die Bilder gleich sind</translation>
    </message>
    <message>
        <source>First machine</source>
        <translation>Erste Maschine</translation>
    </message>
    <message>
        <source>Second machine</source>
        <translation>Zweite Maschine</translation>
    </message>
    <message>
        <source>&lt;b&gt;Second machine&lt;/b&gt;&lt;br&gt;A preset, or a machine of yours.</source>
        <translation>&lt;b&gt;Zweite Maschine&lt;/b&gt;&lt;br&gt;Eine Vorlage oder eine eigene Maschine.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Machine in use</source>
        <translation>Maschine in Gebrauch</translation>
    </message>
    <message>
        <source>Open a capture to compare machines on it.</source>
        <translation>Öffnen Sie eine Aufzeichnung, um Maschinen daran zu vergleichen.</translation>
    </message>
    <message>
        <source>machine</source>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>Picture of %1: %2</source>
        <translation>Bild von %1: %2</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Third</source>
        <translation>Dritte</translation>
    </message>
    <message>
        <source>Comparison of machines</source>
        <translation>Vergleich von Maschinen</translation>
    </message>
    <message>
        <source>&lt;b&gt;First machine&lt;/b&gt;&lt;br&gt;What the others are compared with.</source>
        <translation>&lt;b&gt;Erste Maschine&lt;/b&gt;&lt;br&gt;Womit die anderen verglichen werden.</translation>
    </message>
    <message>
        <source>Third machine</source>
        <translation>Dritte Maschine</translation>
    </message>
    <message>
        <source>&lt;b&gt;Third machine&lt;/b&gt;&lt;br&gt;Another one beside the two, or none.</source>
        <translation>&lt;b&gt;Dritte Maschine&lt;/b&gt;&lt;br&gt;Eine weitere neben den beiden, oder keine.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Compare&lt;/b&gt;&lt;br&gt;Runs the machines side by side, cycle by cycle, and compares every pixel.</source>
        <translation>&lt;b&gt;Vergleichen&lt;/b&gt;&lt;br&gt;Lässt die Maschinen Takt für Takt nebeneinander laufen und vergleicht jedes Pixel.</translation>
    </message>
    <message>
        <source>No third machine</source>
        <translation>Keine dritte Maschine</translation>
    </message>
    <message>
        <source>Choose two or three machines and press Compare: cycles, stalls, requests and pictures of each, side by side.</source>
        <translation>Wählen Sie zwei oder drei Maschinen und drücken Sie Vergleichen: Takte, Stillstände, Anfragen und Bilder einer jeden, nebeneinander.</translation>
    </message>
    <message>
        <source>Running the machines</source>
        <translation>Die Maschinen laufen</translation>
    </message>
</context>
<context>
    <name>vitrine::views::ConfigurationView</name>
    <message>
        <source>Knobs</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Knobs of the machine</source>
        <translation>Regler der Maschine</translation>
    </message>
    <message>
        <source>Machine to begin with</source>
        <translation>Maschine als Ausgangspunkt</translation>
    </message>
    <message>
        <source>&lt;b&gt;Machine&lt;/b&gt;&lt;br&gt;Takes up the knobs of a preset, or of a machine of yours, to change them or put them to use.</source>
        <translation>&lt;b&gt;Maschine&lt;/b&gt;&lt;br&gt;Übernimmt die Regler einer Vorlage oder einer eigenen Maschine, um sie zu ändern oder zu benutzen.</translation>
    </message>
    <message>
        <source>Filter knobs</source>
        <translation>Regler filtern</translation>
    </message>
    <message>
        <source>&lt;b&gt;Filter&lt;/b&gt;&lt;br&gt;Keeps the knobs whose names contain this text.</source>
        <translation>&lt;b&gt;Filter&lt;/b&gt;&lt;br&gt;Behält die Regler, deren Namen diesen Text enthalten.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Sichern als …</translation>
    </message>
    <message>
        <source>Keeps these knobs as a machine of yours, also for the command line.</source>
        <translation>Behält diese Regler als eigene Maschine, auch für die Kommandozeile.</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Benutzen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Use&lt;/b&gt;&lt;br&gt;Replays the capture on the machine with these knobs, from the place shown.</source>
        <translation>&lt;b&gt;Benutzen&lt;/b&gt;&lt;br&gt;Gibt die Aufzeichnung von der gezeigten Stelle aus auf der Maschine mit diesen Reglern wieder.</translation>
    </message>
    <message>
        <source>Save the machine</source>
        <translation>Maschine sichern</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
</context>
<context>
    <name>vitrine::views::CycleHandler</name>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Shows fewer cycles, around the cursor.</source>
        <translation>Zeigt weniger Takte, um den Cursor herum.</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Shows more cycles, around the cursor.</source>
        <translation>Zeigt mehr Takte, um den Cursor herum.</translation>
    </message>
    <message>
        <source>Whole draw</source>
        <translation>Ganzer Draw</translation>
    </message>
    <message>
        <source>Shows all cycles of the draw.</source>
        <translation>Zeigt alle Takte des Draws.</translation>
    </message>
    <message>
        <source>Earlier cycles</source>
        <translation>Frühere Takte</translation>
    </message>
    <message>
        <source>Moves to cycles before those shown.</source>
        <translation>Geht zu Takten vor den gezeigten.</translation>
    </message>
    <message>
        <source>Later cycles</source>
        <translation>Spätere Takte</translation>
    </message>
    <message>
        <source>Moves to cycles behind those shown.</source>
        <translation>Geht zu Takten hinter den gezeigten.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::DataLegend</name>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
</context>
<context>
    <name>vitrine::views::DiagramCanvas</name>
    <message>
        <source>Block diagram of the machine</source>
        <translation>Blockdiagramm der Maschine</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Makes the whole machine visible.</source>
        <translation>Macht die ganze Maschine sichtbar.</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Makes the diagram larger.</source>
        <translation>Macht das Diagramm größer.</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Makes the diagram smaller.</source>
        <translation>Macht das Diagramm kleiner.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::DiagramView</name>
    <message>
        <source>Step to a draw to see the machine at work: each draw is run on it once, and what its units and queues did is kept.</source>
        <translation>Gehen Sie zu einem Draw, um die Maschine bei der Arbeit zu sehen: Jeder Draw läuft einmal auf ihr, und was ihre Einheiten und Warteschlangen dabei tun, wird aufgehoben.</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Makes the diagram smaller ({key:diagram-zoom-out}).</source>
        <translation>Macht das Diagramm kleiner ({key:diagram-zoom-out}).</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Makes the diagram larger ({key:diagram-zoom-in}, Ctrl and the wheel).</source>
        <translation>Macht das Diagramm größer ({key:diagram-zoom-in}, Strg und das Mausrad).</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Makes the whole machine visible ({key:diagram-fit}).</source>
        <translation>Macht die ganze Maschine sichtbar ({key:diagram-fit}).</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Shows units and queues as rows, with the same numbers.</source>
        <translation>Zeigt Einheiten und Warteschlangen als Zeilen, mit denselben Zahlen.</translation>
    </message>
    <message>
        <source>Units and queues of the machine</source>
        <translation>Einheiten und Warteschlangen der Maschine</translation>
    </message>
    <message>
        <source>What holds the selected unit up</source>
        <translation>Was die gewählte Einheit aufhält</translation>
    </message>
    <message>
        <source>Draw %1, after %2 of %3 cycles</source>
        <translation>Draw %1, nach %2 von %3 Takten</translation>
    </message>
    <message>
        <source>Select a unit to see what holds it up.</source>
        <translation>Wählen Sie eine Einheit aus, um zu sehen, was sie aufhält.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::DifferenceScale</name>
    <message>
        <source>Scale of the difference</source>
        <translation>Skala der Differenz</translation>
    </message>
    <message>
        <source>Blue is %1, white is 0, orange is %2</source>
        <translation>Blau ist %1, weiß ist 0, orange ist %2</translation>
    </message>
</context>
<context>
    <name>vitrine::views::EnergyLabel</name>
    <message>
        <source>Energy of the draw</source>
        <translation>Energie des Draws</translation>
    </message>
    <message>
        <source>What the parts of the machine took in the shown draw. Illustrative: made up to compare designs, not measured. The Power dock shows it in detail.</source>
        <translation>Was die Teile der Maschine im gezeigten Draw aufgenommen haben. Illustrativ: ausgedacht, um Entwürfe zu vergleichen, nicht gemessen. Das Dock Energie zeigt es im Einzelnen.</translation>
    </message>
    <message>
        <source>energy %1 (illustrative)</source>
        <translation>Energie %1 (illustrativ)</translation>
    </message>
</context>
<context>
    <name>vitrine::views::EnergyLegend</name>
    <message>
        <source>Legend of the energy</source>
        <translation>Legende der Energie</translation>
    </message>
    <message>
        <source>Of each kind of part: its energy in this cycle, and so far. All numbers are illustrative.</source>
        <translation>Von jeder Art von Teil: seine Energie in diesem Takt und bis dahin. Alle Zahlen sind illustrativ.</translation>
    </message>
    <message>
        <source>Energy (illustrative) in cycle %1 · so far:</source>
        <translation>Energie (illustrativ) in Takt %1 · bis dahin:</translation>
    </message>
</context>
<context>
    <name>vitrine::views::EnergyPage</name>
    <message>
        <source>Energies (illustrative)</source>
        <translation>Energien (illustrativ)</translation>
    </message>
    <message>
        <source>Default energies</source>
        <translation>Vorgegebene Energien</translation>
    </message>
    <message>
        <source>&lt;b&gt;Default energies&lt;/b&gt;&lt;br&gt;Puts all values back to those of the table that comes with Vitrine.</source>
        <translation>&lt;b&gt;Vorgegebene Energien&lt;/b&gt;&lt;br&gt;Setzt alle Werte auf die der Tabelle zurück, die mit Vitrine kommt.</translation>
    </message>
    <message>
        <source>Use these energies</source>
        <translation>Diese Energien benutzen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Use these energies&lt;/b&gt;&lt;br&gt;Replays the capture on the same machine with these energies (illustrative), from the place shown.</source>
        <translation>&lt;b&gt;Diese Energien benutzen&lt;/b&gt;&lt;br&gt;Gibt die Aufzeichnung auf derselben Maschine mit diesen Energien (illustrativ) wieder, von der gezeigten Stelle aus.</translation>
    </message>
    <message>
        <source>The table that comes with Vitrine. All its numbers are illustrative: made up to compare designs, not measured.</source>
        <translation>Die Tabelle, die mit Vitrine kommt. Alle ihre Zahlen sind illustrativ: ausgedacht, um Entwürfe zu vergleichen, nicht gemessen.</translation>
    </message>
    <message>
        <source>A table of the machine&apos;s own. All numbers are illustrative; bold ones differ from the table that comes with Vitrine.</source>
        <translation>Eine eigene Tabelle der Maschine. Alle Zahlen sind illustrativ; fette weichen von der Tabelle ab, die mit Vitrine kommt.</translation>
    </message>
    <message>
        <source>Devices that are not in it tell theirs themselves.</source>
        <translation>Geräte, die nicht darin stehen, sagen ihre selbst.</translation>
    </message>
    <message>
        <source>Double click or Enter on a value edits it.</source>
        <translation>Doppelklick oder Eingabe auf einen Wert ändert ihn.</translation>
    </message>
    <message>
        <source>%1 value is changed and not in use yet</source>
        <translation>%1 Wert ist geändert und noch nicht in Gebrauch</translation>
    </message>
    <message>
        <source>%1 values are changed and not in use yet</source>
        <translation>%1 Werte sind geändert und noch nicht in Gebrauch</translation>
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
</context>
<context>
    <name>vitrine::views::FactsPage</name>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Of the class pyramid; an entry of level n stands for 2ⁿ × 2ⁿ texels.</source>
        <translation>Der Klassenpyramide; ein Eintrag der Stufe n steht für 2ⁿ × 2ⁿ Texel.</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>Across × up.</source>
        <translation>Breite × Höhe.</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Whether this machine keeps the level (hiz.levels).</source>
        <translation>Ob diese Maschine die Stufe behält (hiz.levels).</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Classes by level</source>
        <translation>Klassen nach Stufen</translation>
    </message>
    <message>
        <source>Where it is known from</source>
        <translation>Woher es bekannt ist</translation>
    </message>
    <message>
        <source>No draw that may discard has read it yet: its %1 B were looked through for this view alone.</source>
        <translation>Noch kein Draw, der verwerfen kann, hat sie gelesen: Ihre %1 B wurden nur für diese Ansicht durchgesehen.</translation>
    </message>
    <message>
        <source>Looked through when a draw that may discard read it first: scan %1, %2 B. It has not changed since.</source>
        <translation>Durchgesehen, als ein Draw, der verwerfen kann, sie zuerst las: Durchsicht %1, %2 B. Seitdem hat sie sich nicht geändert.</translation>
    </message>
    <message>
        <source>call %1</source>
        <translation>Aufruf %1</translation>
    </message>
    <message>
        <source>It was drawn to. No texel was looked at: the intervals follow from clears and draws, %1 to %2; what is not followed counts as ambiguous.</source>
        <translation>In sie wurde gezeichnet. Kein Texel wurde angesehen: Die Intervalle folgen aus Löschen und Draws, %1 bis %2; was nicht verfolgt wird, zählt als unentschieden.</translation>
    </message>
    <message>
        <source>It has no classes: parts of it can&apos;t be looked up.</source>
        <translation>Sie hat keine Klassen: Teile von ihr können nicht nachgeschlagen werden.</translation>
    </message>
    <message>
        <source>Classes take %1 entries of 2 bits on this machine: %2 B.</source>
        <translation>Klassen brauchen auf dieser Maschine %1 Einträge zu 2 Bit: %2 B.</translation>
    </message>
    <message>
        <source>Of the level alone, over all ranges of mip levels: two bits an entry.</source>
        <translation>Der Stufe allein, über alle Bereiche von Mipmap-Stufen: zwei Bit je Eintrag.</translation>
    </message>
    <message>
        <source>They are kept for each of %1 ranges of mip levels, from 0 alone to 0–%2: a tile reads those of the levels that it can sample. Shown is %3.</source>
        <translation>Sie werden für jeden von %1 Bereichen von Mipmap-Stufen behalten, von 0 allein bis 0–%2: Eine Kachel liest die der Stufen, die sie abtasten kann. Zu sehen ist %3.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::FilmModel</name>
    <message>
        <source>Draw %1</source>
        <translation>Draw %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Clear</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Go to %1: double click, or Enter</source>
        <translation>Zu %1 gehen: Doppelklick oder Enter</translation>
    </message>
</context>
<context>
    <name>vitrine::views::FilmStrip</name>
    <message>
        <source>Cancelled. Close and open this strip to look again.</source>
        <translation>Abgebrochen. Diesen Streifen schließen und öffnen, um erneut nachzusehen.</translation>
    </message>
    <message>
        <source>The image over the frame</source>
        <translation>Das Bild im Lauf des Frames</translation>
    </message>
    <message>
        <source>Going through the frame…</source>
        <translation>Frame wird durchgegangen…</translation>
    </message>
    <message>
        <source>The frame can&apos;t be gone through: %1.</source>
        <translation>Der Frame lässt sich nicht durchgehen: %1.</translation>
    </message>
    <message>
        <source>Nothing in this frame draws to it.</source>
        <translation>Nichts in diesem Frame zeichnet hinein.</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>Frame %1</translation>
    </message>
    <message>
        <source>after the last frame</source>
        <translation>nach dem letzten Frame</translation>
    </message>
    <message>
        <source>%1 write</source>
        <translation>%1 Schreibzugriff</translation>
    </message>
    <message>
        <source>%1 writes</source>
        <translation>%1 Schreibzugriffe</translation>
    </message>
    <message>
        <source>looked at %1 of %2</source>
        <translation>%1 von %2 angesehen</translation>
    </message>
    <message>
        <source>only the first %1 draws and clears were looked at</source>
        <translation>nur die ersten %1 Draws und Clears wurden angesehen</translation>
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
        <source>&lt;b&gt;Open segment %1&lt;/b&gt; for %2 · %3 fragments</source>
        <translation>&lt;b&gt;Offenes Segment %1&lt;/b&gt; für %2 · %3 Fragmente</translation>
    </message>
    <message>
        <source>&lt;b&gt;No segment is open&lt;/b&gt; at the cursor</source>
        <translation>&lt;b&gt;Kein Segment ist offen&lt;/b&gt; am Cursor</translation>
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
</context>
<context>
    <name>vitrine::views::FloorPlan</name>
    <message>
        <source>Floor plan</source>
        <translation>Grundriss</translation>
    </message>
    <message>
        <source>Now, and energy so far (illustrative). Not to scale.</source>
        <translation>Jetzt, und Energie bis dahin (illustrativ). Nicht maßstäblich.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::FlowPicture</name>
    <message>
        <source>The way of requests and results</source>
        <translation>Der Weg der Anfragen und Ergebnisse</translation>
    </message>
</context>
<context>
    <name>vitrine::views::FramebufferView</name>
    <message>
        <source>Framebuffer picture</source>
        <translation>Bild des Framebuffers</translation>
    </message>
    <message>
        <source>Framebuffer</source>
        <translation>Framebuffer</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Stencil</source>
        <translation>Stencil</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Shows a checkerboard where the picture is transparent.</source>
        <translation>Zeigt ein Schachbrett, wo das Bild durchsichtig ist.</translation>
    </message>
    <message>
        <source>Auto contrast</source>
        <translation>Auto-Kontrast</translation>
    </message>
    <message>
        <source>Spreads the values that occur from black to white.</source>
        <translation>Spreizt die vorkommenden Werte von Schwarz bis Weiß.</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Buffer format</source>
        <translation>Pufferformat</translation>
    </message>
    <message>
        <source>Values under the cursor</source>
        <translation>Werte unter dem Cursor</translation>
    </message>
    <message>
        <source>Values of the picked pixel</source>
        <translation>Werte des gewählten Pixels</translation>
    </message>
    <message>
        <source>y counts from the bottom, as OpenGL does; row counts from the top</source>
        <translation>y zählt von unten, wie in OpenGL; Zeile zählt von oben</translation>
    </message>
    <message>
        <source>Nothing has been drawn yet.
Step forward with {key:next-action}, or press {key:next-frame} for the next frame.</source>
        <translation>Noch ist nichts gezeichnet.
Mit {key:next-action} einen Schritt weiter oder mit {key:next-frame} zum nächsten Frame.</translation>
    </message>
    <message>
        <source>The framebuffer has no depth buffer here.</source>
        <translation>Der Framebuffer hat hier keinen Tiefenpuffer.</translation>
    </message>
    <message>
        <source>The framebuffer has no stencil buffer here.</source>
        <translation>Der Framebuffer hat hier keinen Stencilpuffer.</translation>
    </message>
    <message>
        <source> · black %1, white %2</source>
        <translation> · Schwarz %1, Weiß %2</translation>
    </message>
    <message>
        <source>Cursor  %1</source>
        <translation>Cursor  %1</translation>
    </message>
    <message>
        <source>Picked  %1</source>
        <translation>Gewählt  %1</translation>
    </message>
    <message>
        <source>click a pixel; arrow keys move by one</source>
        <translation>Pixel anklicken; Pfeiltasten gehen um eins weiter</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Copy values</source>
        <translation>Werte kopieren</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>One to one</source>
        <translation>Eins zu eins</translation>
    </message>
    <message>
        <source>There is no picture to export here</source>
        <translation>Hier gibt es kein Bild zum Exportieren</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written</source>
        <translation>%1 lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>Pixel history</source>
        <translation>Pixelverlauf</translation>
    </message>
    <message>
        <source>Debug the last fragment</source>
        <translation>Letztes Fragment debuggen</translation>
    </message>
    <message>
        <source>Primitive %1 of draw %2</source>
        <translation>Primitiv %1 von Draw %2</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>Overlay</translation>
    </message>
    <message>
        <source>Exact picture</source>
        <translation>Exaktes Bild</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Next overlay</source>
        <translation>Nächstes Overlay</translation>
    </message>
    <message>
        <source>Lays the next overlay over the picture.</source>
        <translation>Legt das nächste Overlay über das Bild.</translation>
    </message>
    <message>
        <source>Next scope of the overlay</source>
        <translation>Nächster Umfang des Overlays</translation>
    </message>
    <message>
        <source>Lets the overlay show more of what was drawn, or less.</source>
        <translation>Lässt das Overlay mehr oder weniger von dem zeigen, was gezeichnet wurde.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Pin this picture</source>
        <translation>Dieses Bild anheften</translation>
    </message>
    <message>
        <source>Keeps this picture to compare others with.</source>
        <translation>Behält dieses Bild, um andere damit zu vergleichen.</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Wechseln</translation>
    </message>
    <message>
        <source>Saves the buffer with its exact values, or the overlay.</source>
        <translation>Speichert den Puffer mit seinen exakten Werten oder das Overlay.</translation>
    </message>
    <message>
        <source>Overlay under the cursor</source>
        <translation>Overlay unter dem Cursor</translation>
    </message>
    <message>
        <source>Overlay at the picked pixel</source>
        <translation>Overlay am gewählten Pixel</translation>
    </message>
    <message>
        <source>There is no picture to pin here</source>
        <translation>Hier gibt es kein Bild zum Anheften</translation>
    </message>
    <message>
        <source> · overlay of %1</source>
        <translation> · Overlay von %1</translation>
    </message>
    <message>
        <source>   difference %1</source>
        <translation>   Differenz %1</translation>
    </message>
    <message>
        <source>Overlay, cursor  %1</source>
        <translation>Overlay, Cursor  %1</translation>
    </message>
    <message>
        <source>Overlay, picked  %1</source>
        <translation>Overlay, gewählt  %1</translation>
    </message>
    <message>
        <source>Pixel %1,%2</source>
        <translation>Pixel %1,%2</translation>
    </message>
    <message>
        <source>Shows the colors.</source>
        <translation>Zeigt die Farben.</translation>
    </message>
    <message>
        <source>Shows the depths.</source>
        <translation>Zeigt die Tiefen.</translation>
    </message>
    <message>
        <source>Shows the stencil values.</source>
        <translation>Zeigt die Stencil-Werte.</translation>
    </message>
    <message>
        <source>{key:next-overlay} for the next one. Lays over the picture what draws did to its pixels.</source>
        <translation>{key:next-overlay} nimmt das nächste. Legt über das Bild, was Draws mit seinen Pixeln gemacht haben.</translation>
    </message>
    <message>
        <source>{key:pin-picture} pins this picture to compare others with.</source>
        <translation>{key:pin-picture} heftet dieses Bild an, um andere damit zu vergleichen.</translation>
    </message>
    <message>
        <source>While it is pressed (or {key:flip-pictures} is held) the picture before the last step is shown, or the pinned one.</source>
        <translation>Solange gedrückt (oder {key:flip-pictures} gehalten) wird, ist das Bild vor dem letzten Schritt zu sehen oder das angeheftete.</translation>
    </message>
    <message>
        <source>Flip, while held</source>
        <translation>Wechseln, solange gehalten</translation>
    </message>
    <message>
        <source>Shows the picture before the last step, or the pinned one.</source>
        <translation>Zeigt das Bild vor dem letzten Schritt oder das angeheftete.</translation>
    </message>
    <message>
        <source>{key:zoom-out}, or the wheel.</source>
        <translation>{key:zoom-out} oder das Mausrad.</translation>
    </message>
    <message>
        <source>{key:zoom-in}, or the wheel.</source>
        <translation>{key:zoom-in} oder das Mausrad.</translation>
    </message>
    <message>
        <source>Makes the whole picture visible ({key:fit}).</source>
        <translation>Macht das ganze Bild sichtbar ({key:fit}).</translation>
    </message>
    <message>
        <source>Show in the pixel engine</source>
        <translation>In der Pixel-Engine zeigen</translation>
    </message>
</context>
<context>
    <name>vitrine::views::GlslHighlighter</name>
    <message>
        <source>moves</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>logic</source>
        <translation>Logik</translation>
    </message>
    <message>
        <source>flow</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>requests and local memory</source>
        <translation>Anfragen und lokaler Speicher</translation>
    </message>
    <message>
        <source>math by component</source>
        <translation>Rechnen je Komponente</translation>
    </message>
    <message>
        <source>math of vectors</source>
        <translation>Rechnen mit Vektoren</translation>
    </message>
    <message>
        <source>transcendental math</source>
        <translation>transzendentes Rechnen</translation>
    </message>
</context>
<context>
    <name>vitrine::views::HistogramModel</name>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Texels</source>
        <translation>Texel</translation>
    </message>
</context>
<context>
    <name>vitrine::views::HistogramPanel</name>
    <message>
        <source>Histogram as a table</source>
        <translation>Histogramm als Tabelle</translation>
    </message>
    <message>
        <source>point at a bar; arrow keys move by one</source>
        <translation>auf einen Balken zeigen; Pfeiltasten gehen um eins weiter</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>The value that is shown as black.</source>
        <translation>Der Wert, der als Schwarz gezeigt wird.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>The value that is shown as white.</source>
        <translation>Der Wert, der als Weiß gezeigt wird.</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>From the least to the greatest value that occurs.</source>
        <translation>Vom kleinsten bis zum größten vorkommenden Wert.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Rücksetzen</translation>
    </message>
    <message>
        <source>The range that such an image starts with.</source>
        <translation>Der Bereich, mit dem ein solches Bild beginnt.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Shows the histogram as a table of exact counts.</source>
        <translation>Zeigt das Histogramm als Tabelle genauer Anzahlen.</translation>
    </message>
    <message>
        <source>Count of the value under the cursor</source>
        <translation>Anzahl des Werts unter dem Cursor</translation>
    </message>
</context>
<context>
    <name>vitrine::views::HistogramView</name>
    <message>
        <source>Histogram</source>
        <translation>Histogramm</translation>
    </message>
    <message>
        <source>%1 texel</source>
        <translation>%1 Texel</translation>
    </message>
    <message>
        <source>%1 texels</source>
        <translation>%1 Texel</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <translation>%1 %2: %3</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
</context>
<context>
    <name>vitrine::views::HistoryModel</name>
    <message>
        <source>Clear · call %1</source>
        <translation>Clear · Aufruf %1</translation>
    </message>
    <message>
        <source>Copy · call %1</source>
        <translation>Copy · Aufruf %1</translation>
    </message>
    <message>
        <source>Draw %1</source>
        <translation>Draw %1</translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation>Aufruf %1</translation>
    </message>
    <message>
        <source>%1, %2 written</source>
        <translation>%1, %2 geschrieben</translation>
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
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Primitive</source>
        <translation>Primitiv</translation>
    </message>
    <message>
        <source>Fate</source>
        <translation>Verbleib</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Shaded</source>
        <translation>Schattiert</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Depth test</source>
        <translation>Tiefentest</translation>
    </message>
    <message>
        <source>Stencil test</source>
        <translation>Stencil-Test</translation>
    </message>
    <message>
        <source>The call that touched the pixel.</source>
        <translation>Der Aufruf, der das Pixel berührt hat.</translation>
    </message>
    <message>
        <source>The primitive of the draw, counted from 1 behind clipping and culling.</source>
        <translation>Das Primitiv des Draws, ab 1 gezählt hinter Clipping und Culling.</translation>
    </message>
    <message>
        <source>The decision in a sentence.</source>
        <translation>Die Entscheidung in einem Satz.</translation>
    </message>
    <message>
        <source>The color before: red, green, blue, alpha. Hover for depth and stencil.</source>
        <translation>Die Farbe davor: Rot, Grün, Blau, Alpha. Zeigen nennt Tiefe und Stencil.</translation>
    </message>
    <message>
        <source>The color that the fragment program made.</source>
        <translation>Die Farbe, die das Fragmentprogramm erzeugt hat.</translation>
    </message>
    <message>
        <source>The color after: red, green, blue, alpha. Hover for depth and stencil.</source>
        <translation>Die Farbe danach: Rot, Grün, Blau, Alpha. Zeigen nennt Tiefe und Stencil.</translation>
    </message>
    <message>
        <source>The fragment&apos;s depth against the one that was there.</source>
        <translation>Die Tiefe des Fragments gegen die, die schon da war.</translation>
    </message>
    <message>
        <source>The reference against the value that was there, both under the mask.</source>
        <translation>Die Referenz gegen den Wert, der schon da war, beide unter der Maske.</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Kachel</translation>
    </message>
    <message>
        <source>What became of the fragment: W written, M masked, D discarded, S failed stencil, Z failed depth, N no sample left, C culled with its tile, T terminated with its tile.</source>
        <translation>Was aus dem Fragment wurde: W geschrieben, M maskiert, D verworfen, S Stencil-Test nicht bestanden, Z Tiefentest nicht bestanden, N kein Sample übrig, C mit seiner Kachel gecullt, T mit seiner Kachel terminiert.</translation>
    </message>
    <message>
        <source>What HIZ made of the tile that the pixel lies in: its place, the verdict, and the row of the decision table.</source>
        <translation>Was HIZ aus der Kachel gemacht hat, in der das Pixel liegt: ihr Ort, das Urteil und die Zeile der Entscheidungstabelle.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::HistoryView</name>
    <message>
        <source>History of the pixel</source>
        <translation>Verlauf des Pixels</translation>
    </message>
    <message>
        <source>Debug this fragment</source>
        <translation>Dieses Fragment debuggen</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>Only changes</source>
        <translation>Nur Änderungen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Only changes&lt;/b&gt;&lt;br&gt;Hides what left the pixel as it was.</source>
        <translation>&lt;b&gt;Nur Änderungen&lt;/b&gt;&lt;br&gt;Blendet aus, was das Pixel ließ, wie es war.</translation>
    </message>
    <message>
        <source>Debug</source>
        <translation>Debuggen</translation>
    </message>
    <message>
        <source>Pixel %1</source>
        <translation>Pixel %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pixel %1&lt;/b&gt; (Up, Down)&lt;br&gt;Counted from the left and from the bottom; the arrow keys go to the next pixel.</source>
        <translation>&lt;b&gt;Pixel %1&lt;/b&gt; (Pfeil auf, ab)&lt;br&gt;Von links und von unten gezählt; die Pfeiltasten gehen zum nächsten Pixel.</translation>
    </message>
    <message>
        <source>Open a capture to see why its pixels look as they do.</source>
        <translation>Eine Aufzeichnung öffnen, um zu sehen, warum ihre Pixel so aussehen.</translation>
    </message>
    <message>
        <source>Click a pixel in the framebuffer, or type where it is above.</source>
        <translation>Ein Pixel im Framebuffer anklicken oder oben eingeben, wo es liegt.</translation>
    </message>
    <message>
        <source>Nothing has been drawn yet: go to a draw.</source>
        <translation>Noch ist nichts gezeichnet: zu einem Draw gehen.</translation>
    </message>
    <message>
        <source>Looking for what touched pixel %1,%2…</source>
        <translation>Suche, was Pixel %1,%2 berührt hat…</translation>
    </message>
    <message>
        <source>The pixel has no history here: %1.</source>
        <translation>Das Pixel hat hier keinen Verlauf: %1.</translation>
    </message>
    <message>
        <source>Stopped. Pick the pixel again, or step, to ask anew.</source>
        <translation>Angehalten. Das Pixel neu wählen oder einen Schritt gehen, um neu zu fragen.</translation>
    </message>
    <message>
        <source>Pixel history · %1,%2</source>
        <translation>Pixelverlauf · %1,%2</translation>
    </message>
    <message>
        <source>&lt;b&gt;What the pixel holds now&lt;/b&gt;&lt;br&gt;%1</source>
        <translation>&lt;b&gt;Was das Pixel jetzt enthält&lt;/b&gt;&lt;br&gt;%1</translation>
    </message>
    <message>
        <source>Nothing in this frame has touched pixel %1,%2 so far.</source>
        <translation>Nichts in diesem Frame hat Pixel %1,%2 bisher berührt.</translation>
    </message>
    <message>
        <source>Nothing has changed the pixel; “Only changes” hides the rest.</source>
        <translation>Nichts hat das Pixel geändert; „Nur Änderungen“ blendet den Rest aus.</translation>
    </message>
    <message>
        <source>Working out the cycles of the pixel&apos;s fragments…</source>
        <translation>Takte der Fragmente des Pixels werden ermittelt…</translation>
    </message>
    <message>
        <source>The history can&apos;t be saved: %1</source>
        <translation>Der Verlauf lässt sich nicht speichern: %1</translation>
    </message>
    <message>
        <source>Steps through what the fragment program did for this pixel.</source>
        <translation>Geht schrittweise durch, was das Fragmentprogramm für dieses Pixel tat.</translation>
    </message>
    <message>
        <source>Show in the pixel engine</source>
        <translation>In der Pixel-Engine zeigen</translation>
    </message>
    <message>
        <source>Steps through how the fragment&apos;s color was blended into the pixel.</source>
        <translation>Geht Schritt für Schritt durch, wie die Farbe des Fragments in das Pixel gemischt wurde.</translation>
    </message>
    <message>
        <source>Blending</source>
        <translation>Blending</translation>
    </message>
</context>
<context>
    <name>vitrine::views::HizCanvas</name>
    <message>
        <source>There is no OpenGL here to show tiles in three dimensions.
The map has all of them.</source>
        <translation>Hier gibt es kein OpenGL, um Kacheln in drei Dimensionen zu zeigen.
Die Karte enthält alle.</translation>
    </message>
    <message>
        <source>Qt draws in software here, without a third dimension.
The map has all tiles.</source>
        <translation>Qt zeichnet hier in Software, ohne dritte Dimension.
Die Karte enthält alle Kacheln.</translation>
    </message>
    <message>
        <source>The tiles can&apos;t be shown in three dimensions: %1
The map has all of them.</source>
        <translation>Die Kacheln lassen sich nicht in drei Dimensionen zeigen: %1
Die Karte enthält alle.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::HizControls</name>
    <message>
        <source>3-D</source>
        <translation>3-D</translation>
    </message>
    <message>
        <source>Shows tiles as boxes between their bounds, over the picture.</source>
        <translation>Zeigt Kacheln als Quader zwischen ihren Grenzen, über dem Bild.</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Shows tiles as they lie on the frame.</source>
        <translation>Zeigt Kacheln, wie sie auf dem Frame liegen.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Shows tiles as a table, to be sorted, filtered and exported.</source>
        <translation>Zeigt Kacheln als Tabelle, zum Sortieren, Filtern und Exportieren.</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>Whose bounds are shown.</source>
        <translation>Wessen Grenzen gezeigt werden.</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Stencil</source>
        <translation>Stencil</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeitpunkt</translation>
    </message>
    <message>
        <source>Bounds as the draw found them, or as it left them.</source>
        <translation>Grenzen, wie der Draw sie vorfand oder wie er sie hinterließ.</translation>
    </message>
    <message>
        <source>Before the draw</source>
        <translation>Vor dem Draw</translation>
    </message>
    <message>
        <source>After the draw</source>
        <translation>Nach dem Draw</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>What color tells: what became of a tile, or its bounds.</source>
        <translation>Was die Farbe sagt: was aus einer Kachel wurde oder ihre Grenzen.</translation>
    </message>
    <message>
        <source>By verdict</source>
        <translation>Nach Urteil</translation>
    </message>
    <message>
        <source>By least</source>
        <translation>Nach kleinster</translation>
    </message>
    <message>
        <source>By most</source>
        <translation>Nach größter</translation>
    </message>
    <message>
        <source>By range</source>
        <translation>Nach Abstand</translation>
    </message>
    <message>
        <source>Whole range</source>
        <translation>Ganzer Bereich</translation>
    </message>
    <message>
        <source>Height and color stand for all values that there can be, not for those that occur.</source>
        <translation>Höhe und Farbe stehen für alle möglichen Werte statt für die, die vorkommen.</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Looks as at first, with all tiles in view.</source>
        <translation>Schaut wie am Anfang, mit allen Kacheln im Bild.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karteikarte</translation>
    </message>
    <message>
        <source>Shows all that is known of the selected tile, and its way through the decisions.</source>
        <translation>Zeigt alles, was über die ausgewählte Kachel bekannt ist, und ihren Weg durch die Entscheidungen.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::HizFlowPicture</name>
    <message>
        <source>Decision flow</source>
        <translation>Entscheidungsfluss</translation>
    </message>
</context>
<context>
    <name>vitrine::views::HizHistory</name>
    <message>
        <source>Stored: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Kleinste</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Größte</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Primitives</source>
        <translation>Primitive</translation>
    </message>
    <message>
        <source>History of the tile</source>
        <translation>Verlauf der Kachel</translation>
    </message>
    <message>
        <source>Select a tile to see what became of its bounds.</source>
        <translation>Eine Kachel auswählen, um zu sehen, was aus ihren Grenzen wurde.</translation>
    </message>
    <message>
        <source>Cancelled. Select another tile to see what became of its bounds.</source>
        <translation>Abgebrochen. Eine andere Kachel auswählen, um zu sehen, was aus ihren Grenzen wurde.</translation>
    </message>
    <message>
        <source>Following tile (%1, %2) through the frame</source>
        <translation>Verfolge Kachel (%1, %2) durch den Frame</translation>
    </message>
    <message>
        <source>before the frame</source>
        <translation>vor dem Frame</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>Draw %1</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>Clear</translation>
    </message>
</context>
<context>
    <name>vitrine::views::HizScaleLegend</name>
    <message>
        <source>%1: %2 to %3</source>
        <translation>%1: %2 bis %3</translation>
    </message>
</context>
<context>
    <name>vitrine::views::HizView</name>
    <message>
        <source>Go to a draw to see the depth bounds of its tiles, and which of them were culled.</source>
        <translation>Zu einem Draw gehen, um die Tiefengrenzen seiner Kacheln zu sehen und welche davon gecullt wurden.</translation>
    </message>
    <message>
        <source>Tiles in three dimensions</source>
        <translation>Kacheln in drei Dimensionen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tiles&lt;/b&gt;&lt;br&gt;Drag or arrow keys turn, Shift moves, the wheel or {key:mesh-zoom-in} and {key:mesh-zoom-out} zoom, {key:mesh-fit} fits; {key:mesh-front}, {key:mesh-right}, {key:mesh-above} look from the front, the right, above. A click selects a tile.</source>
        <translation>&lt;b&gt;Kacheln&lt;/b&gt;&lt;br&gt;Ziehen oder Pfeiltasten drehen, Umschalt verschiebt, Mausrad oder {key:mesh-zoom-in} und {key:mesh-zoom-out} zoomen, {key:mesh-fit} passt ein; {key:mesh-front}, {key:mesh-right}, {key:mesh-above} schauen von vorn, von rechts, von oben. Ein Klick wählt eine Kachel aus.</translation>
    </message>
    <message>
        <source>Map of tiles</source>
        <translation>Karte der Kacheln</translation>
    </message>
    <message>
        <source>Filter: a verdict, a draw, a value</source>
        <translation>Filter: ein Urteil, ein Draw, ein Wert</translation>
    </message>
    <message>
        <source>Filter tiles</source>
        <translation>Kacheln filtern</translation>
    </message>
    <message>
        <source>&lt;b&gt;Filter&lt;/b&gt;&lt;br&gt;Keeps the tiles that contain this text.</source>
        <translation>&lt;b&gt;Filter&lt;/b&gt;&lt;br&gt;Behält die Kacheln, die diesen Text enthalten.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Kacheln</translation>
    </message>
    <message>
        <source>Card of the tile</source>
        <translation>Karteikarte der Kachel</translation>
    </message>
    <message>
        <source>Decision table</source>
        <translation>Entscheidungstabelle</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>HiZ · draw %1</source>
        <translation>HiZ · Draw %1</translation>
    </message>
    <message>
        <source>Point at a tile to see its exact bounds.</source>
        <translation>Auf eine Kachel zeigen, um ihre genauen Grenzen zu sehen.</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Zähler</translation>
    </message>
    <message>
        <source>&lt;b&gt;Counters&lt;/b&gt;&lt;br&gt;What the units that cull, test and spare work have counted in the draw, up to the cursor.</source>
        <translation>&lt;b&gt;Zähler&lt;/b&gt;&lt;br&gt;Was die Einheiten, die cullen, testen und Arbeit sparen, im Draw bis zum Cursor gezählt haben.</translation>
    </message>
    <message>
        <source>Counters as CSV</source>
        <translation>Zähler als CSV</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>&lt;b&gt;History&lt;/b&gt;&lt;br&gt;What became of the selected tile&apos;s bounds, from the beginning of the frame to the draw.</source>
        <translation>&lt;b&gt;Verlauf&lt;/b&gt;&lt;br&gt;Was aus den Grenzen der ausgewählten Kachel wurde, vom Anfang des Frames bis zum Draw.</translation>
    </message>
    <message>
        <source>History of the tile as CSV</source>
        <translation>Verlauf der Kachel als CSV</translation>
    </message>
    <message>
        <source>As at first</source>
        <translation>Wie am Anfang</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Select tile (%1,%2)</source>
        <translation>Kachel (%1,%2) auswählen</translation>
    </message>
    <message>
        <source>Show it in the table</source>
        <translation>In der Tabelle zeigen</translation>
    </message>
    <message>
        <source>Copy its card</source>
        <translation>Ihre Karteikarte kopieren</translation>
    </message>
    <message>
        <source>Look-ups of opacity</source>
        <translation>Abfragen der Deckkraft</translation>
    </message>
    <message>
        <source>Card as text</source>
        <translation>Karteikarte als Text</translation>
    </message>
    <message>
        <source>Decision flow as PNG</source>
        <translation>Entscheidungsfluss als PNG</translation>
    </message>
</context>
<context>
    <name>vitrine::views::ImageControls</name>
    <message>
        <source>Attachment</source>
        <translation>Attachment</translation>
    </message>
    <message>
        <source>Which image of the framebuffer is shown.</source>
        <translation>Welches Bild des Framebuffers gezeigt wird.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>The mipmap level that is shown.</source>
        <translation>Die Mipmap-Stufe, die gezeigt wird.</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>The face of the cube, or all six as a cross seen from inside.</source>
        <translation>Die Seite des Würfels oder alle sechs als Kreuz, von innen gesehen.</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>The slice of the volume that is shown.</source>
        <translation>Die Schicht des Volumens, die gezeigt wird.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>Keeps this texture, whatever is selected elsewhere.</source>
        <translation>Behält diese Textur, was auch anderswo ausgewählt wird.</translation>
    </message>
    <message>
        <source>Writes</source>
        <translation>Zugriffe</translation>
    </message>
    <message>
        <source>What it held after each draw, clear and copy of this frame that wrote to it.</source>
        <translation>Was nach jedem Draw, Clear und Copy dieses Frames, die hineinschrieben, darin stand.</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Shows the channel %1. One alone is shown as gray.</source>
        <translation>Zeigt den Kanal %1. Einer allein wird grau gezeigt.</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Kippen</translation>
    </message>
    <message>
        <source>Puts the row at t = 0, which GL calls the bottom, on top.</source>
        <translation>Setzt die Zeile bei t = 0, die in GL unten liegt, nach oben.</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Stencil</source>
        <translation>Stencil</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>Slice %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message>
        <source>Face %1</source>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>All faces</source>
        <translation>Alle Seiten</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Deckkraft</translation>
    </message>
    <message>
        <source>Shows how opaque the texels of this texture are, and what HiZ makes of that.</source>
        <translation>Zeigt, wie deckend die Texel dieser Textur sind und was HiZ daraus macht.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::IntervalBars</name>
    <message>
        <source>Intervals of the channels</source>
        <translation>Intervalle der Kanäle</translation>
    </message>
    <message>
        <source>all 1</source>
        <translation>überall 1</translation>
    </message>
    <message>
        <source>not all 1</source>
        <translation>nicht überall 1</translation>
    </message>
    <message>
        <source>discard if %1 %2: %3</source>
        <translation>verworfen, wenn %1 %2: %3</translation>
    </message>
</context>
<context>
    <name>vitrine::views::KnobModel</name>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;%2&lt;br&gt;Range: %3</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;%2&lt;br&gt;Bereich: %3</translation>
    </message>
    <message>
        <source>&lt;br&gt;Kept and saved, but no unit of this version obeys it yet.</source>
        <translation>&lt;br&gt;Wird behalten und gesichert, aber noch befolgt ihn keine Einheit dieser Version.</translation>
    </message>
    <message>
        <source>&lt;br&gt;May change pixels; most knobs change time and energy alone.</source>
        <translation>&lt;br&gt;Kann Pixel ändern; die meisten Regler ändern nur Zeit und Energie.</translation>
    </message>
    <message>
        <source>differs from its preset</source>
        <translation>weicht von seiner Vorlage ab</translation>
    </message>
    <message>
        <source>Knob</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>In Gebrauch</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
</context>
<context>
    <name>vitrine::views::LayoutField</name>
    <message>
        <source>Layout of an element</source>
        <translation>Layout eines Elements</translation>
    </message>
    <message>
        <source>&lt;b&gt;Layout&lt;/b&gt;&lt;br&gt;What an element of the buffer is made of, such as &lt;tt&gt;float3 position; ubyte4n color; pad 4;&lt;/tt&gt;&lt;br&gt;Types: byte, ubyte, short, ushort, int, uint, half, float and fixed, with 1 to 16 components, and n for normalized integers. Also: pad BYTES, stride BYTES, start BYTES.</source>
        <translation>&lt;b&gt;Layout&lt;/b&gt;&lt;br&gt;Woraus ein Element des Puffers besteht, etwa &lt;tt&gt;float3 position; ubyte4n color; pad 4;&lt;/tt&gt;&lt;br&gt;Typen: byte, ubyte, short, ushort, int, uint, half, float und fixed, mit 1 bis 16 Komponenten und n für normalisierte Ganzzahlen. Außerdem: pad BYTES, stride BYTES, start BYTES.</translation>
    </message>
    <message>
        <source>float3 position; ubyte4n color;</source>
        <translation>float3 position; ubyte4n color;</translation>
    </message>
</context>
<context>
    <name>vitrine::views::LibraryPage</name>
    <message>
        <source>Blending of ES 2.0</source>
        <translation>Mischen von ES 2.0</translation>
    </message>
    <message>
        <source>Blend modes of 2-D graphics</source>
        <translation>Mischmodi von 2-D-Grafik</translation>
    </message>
    <message>
        <source>Blend modes of stencil images</source>
        <translation>Mischmodi von Stencil-Bildern</translation>
    </message>
    <message>
        <source>Texture combining</source>
        <translation>Verknüpfen von Texturen</translation>
    </message>
    <message>
        <source>Raster operations of three operands</source>
        <translation>Rasteroperationen aus drei Operanden</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Takte</translation>
    </message>
    <message>
        <source>Transfers</source>
        <translation>Transfers</translation>
    </message>
    <message>
        <source>Programs of the driver</source>
        <translation>Programme des Treibers</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Instruction</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>ALU owner</source>
        <translation>ALU-Besitzer</translation>
    </message>
    <message>
        <source>Conversions</source>
        <translation>Umwandlungen</translation>
    </message>
    <message>
        <source>Instructions of the selected program</source>
        <translation>Befehle des ausgewählten Programms</translation>
    </message>
    <message>
        <source>Selected program</source>
        <translation>Ausgewähltes Programm</translation>
    </message>
    <message>
        <source>Filter by name</source>
        <translation>Nach Namen filtern</translation>
    </message>
    <message>
        <source>Filter of programs</source>
        <translation>Filter der Programme</translation>
    </message>
    <message>
        <source>&lt;b&gt;Filter&lt;/b&gt;&lt;br&gt;Only programs with these words: SRC_OVER, 0xCC.</source>
        <translation>&lt;b&gt;Filter&lt;/b&gt;&lt;br&gt;Nur Programme mit diesen Wörtern: SRC_OVER, 0xCC.</translation>
    </message>
    <message>
        <source>Select a program to see its instructions.</source>
        <translation>Wählen Sie ein Programm, um seine Befehle zu sehen.</translation>
    </message>
    <message>
        <source>%1 · %2: %3 instructions</source>
        <translation>%1 · %2: %3 Befehle</translation>
    </message>
    <message>
        <source>Library as CSV</source>
        <translation>Bibliothek als CSV</translation>
    </message>
    <message>
        <source>Selected program as CSV</source>
        <translation>Ausgewähltes Programm als CSV</translation>
    </message>
</context>
<context>
    <name>vitrine::views::LogView</name>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>Log · %1 warning</source>
        <translation>Protokoll · %1 Warnung</translation>
    </message>
    <message>
        <source>Log · %1 warnings</source>
        <translation>Protokoll · %1 Warnungen</translation>
    </message>
    <message>
        <source>No warnings: every call so far could be replayed.</source>
        <translation>Keine Warnungen: Bisher ließ sich jeder Aufruf wiedergeben.</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
</context>
<context>
    <name>vitrine::views::MachineView</name>
    <message>
        <source>Recording draw %1: %2 cycles</source>
        <translation>Draw %1 wird aufgezeichnet: %2 Takte</translation>
    </message>
    <message>
        <source>Recording draw %1</source>
        <translation>Draw %1 wird aufgezeichnet</translation>
    </message>
    <message>
        <source>Record again</source>
        <translation>Noch einmal aufzeichnen</translation>
    </message>
</context>
<context>
    <name>vitrine::views::MeshCanvas</name>
    <message>
        <source>There is no OpenGL here to show the mesh in three dimensions.
The table has all of it.</source>
        <translation>Hier gibt es kein OpenGL, um das Mesh in drei Dimensionen zu zeigen.
Die Tabelle enthält alles.</translation>
    </message>
    <message>
        <source>The mesh can&apos;t be shown in three dimensions: %1
The table has all of it.</source>
        <translation>Das Mesh lässt sich nicht in drei Dimensionen zeigen: %1
Die Tabelle enthält alles.</translation>
    </message>
    <message>
        <source>Qt draws in software here, without a third dimension.
The table has all of it.</source>
        <translation>Qt zeichnet hier in Software, ohne dritte Dimension.
Die Tabelle enthält alles.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::MeshControls</name>
    <message>
        <source>Space</source>
        <translation>Raum</translation>
    </message>
    <message>
        <source>What is taken as the place of a vertex: what goes into the vertex shader, or what comes out of it.</source>
        <translation>Was als Ort eines Vertex gilt: was in den Vertex-Shader hineingeht oder was herauskommt.</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Clip space: cube</source>
        <translation>Clip-Raum: Würfel</translation>
    </message>
    <message>
        <source>Clip space: frustum</source>
        <translation>Clip-Raum: Sichtkörper</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>The attribute that is taken as the place.</source>
        <translation>Das Attribut, das als Ort gilt.</translation>
    </message>
    <message>
        <source>Up axis</source>
        <translation>Hochachse</translation>
    </message>
    <message>
        <source>The axis of the attribute that points up here.</source>
        <translation>Die Achse des Attributs, die hier nach oben zeigt.</translation>
    </message>
    <message>
        <source>X up</source>
        <translation>X oben</translation>
    </message>
    <message>
        <source>Y up</source>
        <translation>Y oben</translation>
    </message>
    <message>
        <source>Z up</source>
        <translation>Z oben</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stil</translation>
    </message>
    <message>
        <source>How primitives are drawn. Above 100 000 of them, faces have no edges.</source>
        <translation>Wie Primitive gezeichnet werden. Bei mehr als 100 000 haben Flächen keine Kanten.</translation>
    </message>
    <message>
        <source>Solid, edges</source>
        <translation>Flächen, Kanten</translation>
    </message>
    <message>
        <source>Solid</source>
        <translation>Flächen</translation>
    </message>
    <message>
        <source>Wireframe</source>
        <translation>Drahtgitter</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>What color tells: the side that is seen, what became of a primitive, or a varying.</source>
        <translation>Was die Farbe sagt: die sichtbare Seite, was aus einem Primitiv wurde oder ein Varying.</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>By side</source>
        <translation>Nach Seite</translation>
    </message>
    <message>
        <source>By fate</source>
        <translation>Nach Verbleib</translation>
    </message>
    <message>
        <source>Varying %1</source>
        <translation>Varying %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Fit&lt;/b&gt; ({key:mesh-fit})&lt;br&gt;Makes the whole mesh visible.</source>
        <translation>&lt;b&gt;Einpassen&lt;/b&gt; ({key:mesh-fit})&lt;br&gt;Macht das ganze Mesh sichtbar.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::MeshOverlay</name>
    <message>
        <source>Legend, axes and selection of the mesh</source>
        <translation>Legende, Achsen und Auswahl des Meshs</translation>
    </message>
    <message>
        <source>vertex %1</source>
        <translation>Vertex %1</translation>
    </message>
    <message>
        <source>near plane</source>
        <translation>nahe Ebene</translation>
    </message>
    <message>
        <source>far plane</source>
        <translation>ferne Ebene</translation>
    </message>
</context>
<context>
    <name>vitrine::views::MeshView</name>
    <message>
        <source>Mesh in three dimensions</source>
        <translation>Mesh in drei Dimensionen</translation>
    </message>
    <message>
        <source>Open a capture to see the meshes of its draws.</source>
        <translation>Eine Aufzeichnung öffnen, um die Meshes ihrer Draws zu sehen.</translation>
    </message>
    <message>
        <source>Cancelled. Step to a draw to see its mesh.</source>
        <translation>Abgebrochen. Zu einem Draw gehen, um sein Mesh zu sehen.</translation>
    </message>
    <message>
        <source>Vertices and primitives</source>
        <translation>Vertices und Primitive</translation>
    </message>
    <message>
        <source>Vertices of the draw</source>
        <translation>Vertices des Draws</translation>
    </message>
    <message>
        <source>Primitives of the draw</source>
        <translation>Primitive des Draws</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Vertices</translation>
    </message>
    <message>
        <source>Shows the vertices in the order in which they are shaded.</source>
        <translation>Zeigt die Vertices in der Reihenfolge, in der sie schattiert werden.</translation>
    </message>
    <message>
        <source>Primitives</source>
        <translation>Primitive</translation>
    </message>
    <message>
        <source>Shows the primitives and what became of them.</source>
        <translation>Zeigt die Primitive und was aus ihnen wurde.</translation>
    </message>
    <message>
        <source>Debug this vertex</source>
        <translation>Diesen Vertex debuggen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Debug this vertex&lt;/b&gt;&lt;br&gt;Steps through the vertex shader with its values.</source>
        <translation>&lt;b&gt;Diesen Vertex debuggen&lt;/b&gt;&lt;br&gt;Geht mit seinen Werten schrittweise durch den Vertex-Shader.</translation>
    </message>
    <message>
        <source>Select its primitive</source>
        <translation>Sein Primitiv auswählen</translation>
    </message>
    <message>
        <source>The last action draws nothing. Step to a draw to see its mesh: {key:next-action}.</source>
        <translation>Die letzte Aktion zeichnet nichts. Zu einem Draw gehen, um sein Mesh zu sehen: {key:next-action}.</translation>
    </message>
    <message>
        <source>Reading the mesh of draw %1</source>
        <translation>Mesh von Draw %1 wird gelesen</translation>
    </message>
    <message>
        <source>Mesh · draw %1</source>
        <translation>Mesh · Draw %1</translation>
    </message>
    <message>
        <source>As at first</source>
        <translation>Wie am Anfang</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>PLY, positions</source>
        <translation>PLY, Positionen</translation>
    </message>
    <message>
        <source>OBJ, positions</source>
        <translation>OBJ, Positionen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Mesh&lt;/b&gt;&lt;br&gt;Drag or arrow keys turn, Shift moves, the wheel or {key:mesh-zoom-in} and {key:mesh-zoom-out} zoom, {key:mesh-fit} fits; {key:mesh-front}, {key:mesh-right}, {key:mesh-above} look from the front, the right, above. A click selects a vertex.</source>
        <translation>&lt;b&gt;Mesh&lt;/b&gt;&lt;br&gt;Ziehen oder Pfeiltasten drehen, Umschalt verschiebt, Mausrad oder {key:mesh-zoom-in} und {key:mesh-zoom-out} zoomen, {key:mesh-fit} passt ein; {key:mesh-front}, {key:mesh-right}, {key:mesh-above} schauen von vorn, von rechts, von oben. Ein Klick wählt einen Vertex aus.</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Setup</translation>
    </message>
    <message>
        <source>Shows what setup made of the selected primitive: its edge functions, its area, and the gradients of what is interpolated.</source>
        <translation>Zeigt, was das Setup aus dem ausgewählten Primitiv gemacht hat: seine Kantenfunktionen, seine Fläche und die Gradienten dessen, was interpoliert wird.</translation>
    </message>
    <message>
        <source>Setup of the primitive as CSV</source>
        <translation>Setup des Primitivs als CSV</translation>
    </message>
</context>
<context>
    <name>vitrine::views::NotesModel</name>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>%1
{key:edit-note} edits, {key:delete-note} deletes</source>
        <translation>%1
{key:edit-note} bearbeitet, {key:delete-note} löscht</translation>
    </message>
</context>
<context>
    <name>vitrine::views::NotesView</name>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Filter notes</source>
        <translation>Notizen filtern</translation>
    </message>
    <message>
        <source>&lt;b&gt;Filter&lt;/b&gt;&lt;br&gt;Keeps the notes that contain this text, or are of this kind.</source>
        <translation>&lt;b&gt;Filter&lt;/b&gt;&lt;br&gt;Behält die Notizen, die diesen Text enthalten oder von dieser Art sind.</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Name&lt;/b&gt;&lt;br&gt;Enter gives the selected resource a name of yours, everywhere.</source>
        <translation>&lt;b&gt;Name&lt;/b&gt;&lt;br&gt;Enter gibt der ausgewählten Ressource überall einen eigenen Namen.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Notes · %1</source>
        <translation>Notizen · %1</translation>
    </message>
    <message>
        <source>Open a capture to write notes about it.</source>
        <translation>Eine Aufzeichnung öffnen, um Notizen dazu zu schreiben.</translation>
    </message>
    <message>
        <source>No note contains “%1”.</source>
        <translation>Keine Notiz enthält „%1“.</translation>
    </message>
    <message>
        <source>Comment on %1</source>
        <translation>Kommentar zu %1</translation>
    </message>
    <message>
        <source>Name for %1</source>
        <translation>Name für %1</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Deletes the selected notes.</source>
        <translation>Löscht die gewählten Notizen.</translation>
    </message>
    <message>
        <source>Takes back the last change of a note.</source>
        <translation>Nimmt die letzte Änderung einer Notiz zurück.</translation>
    </message>
    <message>
        <source>Makes the change again that was taken back.</source>
        <translation>Macht die zurückgenommene Änderung noch einmal.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bookmark&lt;/b&gt; ({key:bookmark})&lt;br&gt;Marks the position, or takes the mark away.</source>
        <translation>&lt;b&gt;Lesezeichen&lt;/b&gt; ({key:bookmark})&lt;br&gt;Markiert die Position oder nimmt die Markierung weg.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Comment&lt;/b&gt; ({key:comment})&lt;br&gt;Enter saves what you write about this call.</source>
        <translation>&lt;b&gt;Kommentar&lt;/b&gt; ({key:comment})&lt;br&gt;Enter speichert, was zu diesem Aufruf geschrieben wurde.</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Changes the text of the note.</source>
        <translation>Ändert den Text der Notiz.</translation>
    </message>
    <message>
        <source>No notes yet. {key:bookmark} bookmarks the position; the line below takes a comment on it.</source>
        <translation>Noch keine Notizen. {key:bookmark} setzt ein Lesezeichen an der Position; die Zeile darunter nimmt einen Kommentar dazu auf.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::OpacityControls</name>
    <message>
        <source>Texture</source>
        <translation>Textur</translation>
    </message>
    <message>
        <source>A texture that the draw&apos;s fragments read, or the selected one.</source>
        <translation>Eine Textur, die die Fragmente des Draws lesen, oder die ausgewählte.</translation>
    </message>
    <message>
        <source>Mip level</source>
        <translation>Mipmap-Stufe</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>The face of the cube whose alpha is shown.</source>
        <translation>Die Seite des Würfels, deren Alpha gezeigt wird.</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Shows alpha as a shade of gray: white is 1.</source>
        <translation>Zeigt Alpha als Grauton: Weiß ist 1.</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>Shows what HiZ knows of texels: opaque, transparent or ambiguous.</source>
        <translation>Zeigt, was HiZ von Texeln weiß: deckend, durchsichtig oder unentschieden.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Level of the class pyramid&lt;/b&gt;&lt;br&gt;An entry of level n stands for 2ⁿ × 2ⁿ texels: it is of their class if they all have the same, else ambiguous.</source>
        <translation>&lt;b&gt;Stufe der Klassenpyramide&lt;/b&gt;&lt;br&gt;Ein Eintrag der Stufe n steht für 2ⁿ × 2ⁿ Texel: Er hat ihre Klasse, wenn sie alle dieselbe haben, sonst ist er unentschieden.</translation>
    </message>
    <message>
        <source>Level of the class pyramid</source>
        <translation>Stufe der Klassenpyramide</translation>
    </message>
    <message>
        <source>Coarser classes</source>
        <translation>Gröbere Klassen</translation>
    </message>
    <message>
        <source>The next level of the class pyramid.</source>
        <translation>Die nächste Stufe der Klassenpyramide.</translation>
    </message>
    <message>
        <source>Finer classes</source>
        <translation>Feinere Klassen</translation>
    </message>
    <message>
        <source>The level of the class pyramid before.</source>
        <translation>Die vorige Stufe der Klassenpyramide.</translation>
    </message>
    <message>
        <source>%1 · decides discards</source>
        <translation>%1 · entscheidet über Verwerfen</translation>
    </message>
    <message>
        <source>Mip level %1</source>
        <translation>Mipmap-Stufe %1</translation>
    </message>
    <message>
        <source>Face %1</source>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>Level %1, not kept by this machine</source>
        <translation>Stufe %1, von dieser Maschine nicht behalten</translation>
    </message>
    <message>
        <source>The level of the texture whose alpha is shown. Classes are those of this and all larger levels, together.</source>
        <translation>Die Stufe der Textur, deren Alpha zu sehen ist. Klassen sind die dieser und aller größeren Stufen gemeinsam.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::OpacityPictures</name>
    <message>
        <source>Alpha of the texture</source>
        <translation>Alpha der Textur</translation>
    </message>
    <message>
        <source>Classes of the texels</source>
        <translation>Klassen der Texel</translation>
    </message>
    <message>
        <source>There are no classes: HiZ can&apos;t look up parts of this texture.</source>
        <translation>Es gibt keine Klassen: HiZ kann Teile dieser Textur nicht nachschlagen.</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>mip level %1</source>
        <translation>Mipmap-Stufe %1</translation>
    </message>
    <message>
        <source>Classes · level %1 · %2 × %3 entries</source>
        <translation>Klassen · Stufe %1 · %2 × %3 Einträge</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>mip levels %1</source>
        <translation>Mipmap-Stufen %1</translation>
    </message>
</context>
<context>
    <name>vitrine::views::OpacityView</name>
    <message>
        <source>Look-up</source>
        <translation>Abfrage</translation>
    </message>
    <message>
        <source>Values under the cursor</source>
        <translation>Werte unter dem Cursor</translation>
    </message>
    <message>
        <source>Values of the picked texel</source>
        <translation>Werte des gewählten Texels</translation>
    </message>
    <message>
        <source>Look-ups</source>
        <translation>Abfragen</translation>
    </message>
    <message>
        <source>Discards of the draw</source>
        <translation>Verwerfen im Draw</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Eckdaten</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Cancelled. The texture is looked at again with the next step.</source>
        <translation>Abgebrochen. Die Textur wird mit dem nächsten Schritt wieder angesehen.</translation>
    </message>
    <message>
        <source>Open a capture to see how opaque its textures are.</source>
        <translation>Eine Aufnahme öffnen, um zu sehen, wie deckend ihre Texturen sind.</translation>
    </message>
    <message>
        <source>Looking at the texels…</source>
        <translation>Die Texel werden angesehen …</translation>
    </message>
    <message>
        <source>There is nothing to tell: %1. Step to where that is otherwise, or select another texture.</source>
        <translation>Es gibt nichts zu sagen: %1. Dorthin gehen, wo das anders ist, oder eine andere Textur auswählen.</translation>
    </message>
    <message>
        <source>Draw %1 can&apos;t discard, or reads no texture: HiZ asks nothing of opacity.
Select a texture to see how opaque it is.</source>
        <translation>Draw %1 kann nicht verwerfen oder liest keine Textur: HiZ fragt nicht nach Deckkraft.
Eine Textur auswählen, um zu sehen, wie deckend sie ist.</translation>
    </message>
    <message>
        <source>Go to a draw that discards, or select a texture, to see how opaque it is.</source>
        <translation>Zu einem Draw gehen, der verwirft, oder eine Textur auswählen, um zu sehen, wie deckend sie ist.</translation>
    </message>
    <message>
        <source>Go to a draw to see what HiZ looks up for its tiles.</source>
        <translation>Zu einem Draw gehen, um zu sehen, was HiZ für seine Kacheln nachschlägt.</translation>
    </message>
    <message>
        <source>Cursor  %1</source>
        <translation>Cursor  %1</translation>
    </message>
    <message>
        <source>Picked  %1</source>
        <translation>Gewählt  %1</translation>
    </message>
    <message>
        <source>click a texel, or move there by arrow keys</source>
        <translation>einen Texel anklicken oder mit Pfeiltasten hingehen</translation>
    </message>
    <message>
        <source>Select a tile in HiZ, a pixel or a look-up to see what was read for it</source>
        <translation>Eine Kachel in HiZ, ein Pixel oder eine Abfrage auswählen, um zu sehen, was dafür gelesen wurde</translation>
    </message>
    <message>
        <source>Opacity of %1</source>
        <translation>Deckkraft von %1</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>Texturen</translation>
    </message>
    <message>
        <source>Go to a draw to see what its discards depend on.</source>
        <translation>Gehe zu einem Draw, um zu sehen, wovon sein Verwerfen abhängt.</translation>
    </message>
    <message>
        <source>Pick this texel</source>
        <translation>Dieses Texel wählen</translation>
    </message>
    <message>
        <source>Copy the texel</source>
        <translation>Das Texel kopieren</translation>
    </message>
    <message>
        <source>Copy the look-up</source>
        <translation>Die Abfrage kopieren</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>One to one</source>
        <translation>Eins zu eins</translation>
    </message>
</context>
<context>
    <name>vitrine::views::OverlayBar</name>
    <message>
        <source>No overlay</source>
        <translation>Kein Overlay</translation>
    </message>
    <message>
        <source>Shows the picture alone.</source>
        <translation>Zeigt das Bild allein.</translation>
    </message>
    <message>
        <source>The last step drew nothing into this framebuffer: choose Pass or Frame.</source>
        <translation>Der letzte Schritt hat nichts in diesen Framebuffer gezeichnet: Pass oder Frame wählen.</translation>
    </message>
    <message>
        <source>Nothing has been drawn into this framebuffer here.</source>
        <translation>Hier ist noch nichts in diesen Framebuffer gezeichnet.</translation>
    </message>
    <message>
        <source>Overlay alone</source>
        <translation>Nur Overlay</translation>
    </message>
    <message>
        <source>Picture with overlay</source>
        <translation>Bild mit Overlay</translation>
    </message>
    <message>
        <source>Overlay by pixel</source>
        <translation>Overlay je Pixel</translation>
    </message>
    <message>
        <source>Overlay in sum</source>
        <translation>Overlay in Summe</translation>
    </message>
    <message>
        <source>Counting fragments</source>
        <translation>Fragmente werden gezählt</translation>
    </message>
    <message>
        <source>Stop counting</source>
        <translation>Zählen anhalten</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stop counting&lt;/b&gt;&lt;br&gt;Takes the overlay away.</source>
        <translation>&lt;b&gt;Zählen anhalten&lt;/b&gt;&lt;br&gt;Nimmt das Overlay weg.</translation>
    </message>
    <message>
        <source>Counting fragments…</source>
        <translation>Fragmente werden gezählt…</translation>
    </message>
    <message>
        <source>Opacity of the overlay</source>
        <translation>Deckkraft des Overlays</translation>
    </message>
    <message>
        <source>&lt;b&gt;Opacity&lt;/b&gt;&lt;br&gt;How much of the picture shows through the overlay.</source>
        <translation>&lt;b&gt;Deckkraft&lt;/b&gt;&lt;br&gt;Wie viel vom Bild durch das Overlay scheint.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Shows the same numbers as a table: pixels by value, and all numbers of the picked pixel.</source>
        <translation>Zeigt dieselben Zahlen als Tabelle: Pixel nach Wert und alle Zahlen des gewählten Pixels.</translation>
    </message>
    <message>
        <source>Close overlay</source>
        <translation>Overlay schließen</translation>
    </message>
</context>
<context>
    <name>vitrine::views::OverlayLegend</name>
    <message>
        <source>Legend of the overlay</source>
        <translation>Legende des Overlays</translation>
    </message>
    <message>
        <source>nothing: no pixel is touched</source>
        <translation>nichts: kein Pixel ist berührt</translation>
    </message>
    <message>
        <source>%1 primitive is seen</source>
        <translation>%1 Primitiv ist zu sehen</translation>
    </message>
    <message>
        <source>%1 primitives are seen</source>
        <translation>%1 Primitive sind zu sehen</translation>
    </message>
    <message>
        <source>0 to %1</source>
        <translation>0 bis %1</translation>
    </message>
</context>
<context>
    <name>vitrine::views::OverlayTable</name>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>At the picked pixel</source>
        <translation>Am gewählten Pixel</translation>
    </message>
    <message>
        <source>Fragments</source>
        <translation>Fragmente</translation>
    </message>
    <message>
        <source>primitive %1 of draw %2</source>
        <translation>Primitiv %1 von Draw %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Pick a pixel to see all its numbers.</source>
        <translation>Ein Pixel wählen, um alle seine Zahlen zu sehen.</translation>
    </message>
    <message>
        <source>First primitive</source>
        <translation>Erstes Primitiv</translation>
    </message>
    <message>
        <source>Last primitive</source>
        <translation>Letztes Primitiv</translation>
    </message>
    <message>
        <source>%1 of draw %2</source>
        <translation>%1 von Draw %2</translation>
    </message>
</context>
<context>
    <name>vitrine::views::PairingPage</name>
    <message>
        <source>Pixels and their texels</source>
        <translation>Pixel und ihre Texel</translation>
    </message>
    <message>
        <source>Go to a draw to see which pixels wait for their texels.</source>
        <translation>Zu einem Draw gehen, um zu sehen, welche Pixel auf ihre Texel warten.</translation>
    </message>
    <message>
        <source>Fullest</source>
        <translation>Vollste</translation>
    </message>
    <message>
        <source>Goes to the first cycle in which the most pixels wait.</source>
        <translation>Geht zum ersten Takt, in dem die meisten Pixel warten.</translation>
    </message>
    <message>
        <source>In this draw the processors shade the fragments: %1</source>
        <translation>In diesem Draw schattieren die Prozessoren die Fragmente: %1</translation>
    </message>
    <message>
        <source>This machine has no way past the processors: no pixel waits for texels here.</source>
        <translation>Diese Maschine hat keinen Weg an den Prozessoren vorbei: Hier wartet kein Pixel auf Texel.</translation>
    </message>
    <message>
        <source>Cycle %1: %2 of %3 places taken · %4 texels arrived, %5 still to come</source>
        <translation>Takt %1: %2 von %3 Plätzen belegt · %4 Texel angekommen, %5 stehen noch aus</translation>
    </message>
    <message>
        <source>Pairing as CSV</source>
        <translation>Paarung als CSV</translation>
    </message>
    <message>
        <source>out</source>
        <translation>heraus</translation>
    </message>
    <message>
        <source>matched, on the way to the color updater</source>
        <translation>gepaart, auf dem Weg zum Color Updater</translation>
    </message>
    <message>
        <source>needs no texture</source>
        <translation>braucht keine Textur</translation>
    </message>
    <message>
        <source>arrived, waits for its turn</source>
        <translation>angekommen, wartet bis er an der Reihe ist</translation>
    </message>
    <message>
        <source>asked, on the way to TEX</source>
        <translation>gefragt, auf dem Weg zu TEX</translation>
    </message>
    <message>
        <source>answered, on the way back</source>
        <translation>beantwortet, auf dem Rückweg</translation>
    </message>
    <message>
        <source>asked, waits for a cycle of TEX</source>
        <translation>gefragt, wartet auf einen Takt von TEX</translation>
    </message>
    <message>
        <source>asked, in TEX until cycle %1</source>
        <translation>gefragt, in TEX bis Takt %1</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>noch nicht gefragt</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Pixel</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>Primary</source>
        <translation>Primär</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>Textur</translation>
    </message>
    <message>
        <source>Where it is</source>
        <translation>Wo er ist</translation>
    </message>
    <message>
        <source>Texel</source>
        <translation>Texel</translation>
    </message>
    <message>
        <source>Look-up</source>
        <translation>Abfrage</translation>
    </message>
</context>
<context>
    <name>vitrine::views::Pane</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>vitrine::views::PixelBar</name>
    <message>
        <source>Instructions that the engine has fetched for this pixel.</source>
        <translation>Befehle, die die Engine für dieses Pixel geholt hat.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::PixelCard</name>
    <message>
        <source>Colors of the pixel</source>
        <translation>Farben des Pixels</translation>
    </message>
    <message>
        <source>&lt;b&gt;Colors of the pixel&lt;/b&gt;&lt;br&gt;Each opaque above, and over a checker that shows its transparency below.</source>
        <translation>&lt;b&gt;Farben des Pixels&lt;/b&gt;&lt;br&gt;Jede oben deckend und unten über einem Schachbrett, das ihre Durchsichtigkeit zeigt.</translation>
    </message>
    <message>
        <source>Primary</source>
        <translation>Primär</translation>
    </message>
    <message>
        <source>Fragment</source>
        <translation>Fragment</translation>
    </message>
    <message>
        <source>Secondary</source>
        <translation>Sekundär</translation>
    </message>
    <message>
        <source>Secondary %1</source>
        <translation>Sekundär %1</translation>
    </message>
    <message>
        <source>Combined</source>
        <translation>Kombiniert</translation>
    </message>
    <message>
        <source>Stored before</source>
        <translation>Gespeichert vorher</translation>
    </message>
    <message>
        <source>Stored after</source>
        <translation>Gespeichert nachher</translation>
    </message>
    <message>
        <source>Primary %1</source>
        <translation>Primär %1</translation>
    </message>
</context>
<context>
    <name>vitrine::views::PixelChoices</name>
    <message>
        <source>Primitive</source>
        <translation>Primitiv</translation>
    </message>
    <message>
        <source>&lt;b&gt;Primitive&lt;/b&gt;&lt;br&gt;Which of the draw&apos;s fragments at this pixel is looked at, in the order in which they are blended.</source>
        <translation>&lt;b&gt;Primitiv&lt;/b&gt;&lt;br&gt;Welches der Fragmente des Draws an diesem Pixel betrachtet wird, in der Reihenfolge, in der sie gemischt werden.</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Sample</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sample&lt;/b&gt;&lt;br&gt;Which of the pixel&apos;s samples is looked at.</source>
        <translation>&lt;b&gt;Sample&lt;/b&gt;&lt;br&gt;Welches der Samples des Pixels betrachtet wird.</translation>
    </message>
    <message>
        <source>primitive %1 (%2 of %3)</source>
        <translation>Primitiv %1 (%2 von %3)</translation>
    </message>
    <message>
        <source>sample %1</source>
        <translation>Sample %1</translation>
    </message>
    <message>
        <source>sample %1, not covered</source>
        <translation>Sample %1, nicht bedeckt</translation>
    </message>
</context>
<context>
    <name>vitrine::views::PixelEngineView</name>
    <message>
        <source>Open a capture to see how its pixels are blended.</source>
        <translation>Eine Aufzeichnung öffnen, um zu sehen, wie ihre Pixel gemischt werden.</translation>
    </message>
    <message>
        <source>Stopped. Pick the pixel again, or step, to ask anew.</source>
        <translation>Angehalten. Das Pixel neu wählen oder einen Schritt gehen, um neu zu fragen.</translation>
    </message>
    <message>
        <source>Next blended pixel</source>
        <translation>Nächstes gemischtes Pixel</translation>
    </message>
    <message>
        <source>On to the next pixel that the draw blends, row by row from the bottom.</source>
        <translation>Weiter zum nächsten Pixel, das der Draw mischt, Zeile für Zeile von unten.</translation>
    </message>
    <message>
        <source>Previous blended pixel</source>
        <translation>Voriges gemischtes Pixel</translation>
    </message>
    <message>
        <source>Back to the pixel that the draw blends before this one, row by row from the bottom.</source>
        <translation>Zurück zu dem Pixel, das der Draw vor diesem mischt, Zeile für Zeile von unten.</translation>
    </message>
    <message>
        <source>Show the last draw that blended there</source>
        <translation>Letzten Draw zeigen, der dort gemischt hat</translation>
    </message>
    <message>
        <source>&lt;b&gt;Show the last draw that blended there&lt;/b&gt;&lt;br&gt;Looks for it in the frame up to here.</source>
        <translation>&lt;b&gt;Letzten Draw zeigen, der dort gemischt hat&lt;/b&gt;&lt;br&gt;Sucht ihn im Frame bis hierher.</translation>
    </message>
    <message>
        <source>Program of the draw&apos;s colors</source>
        <translation>Programm für die Farben des Draws</translation>
    </message>
    <message>
        <source>The capture has no draw %1.</source>
        <translation>Die Aufzeichnung hat keinen Draw %1.</translation>
    </message>
    <message>
        <source>Go to a draw to see the program that its colors go through.</source>
        <translation>Zu einem Draw gehen, um das Programm zu sehen, durch das seine Farben gehen.</translation>
    </message>
    <message>
        <source>Blending pixel %1,%2…</source>
        <translation>Pixel %1,%2 wird gemischt …</translation>
    </message>
    <message>
        <source>Looking at the draw&apos;s program…</source>
        <translation>Das Programm des Draws wird angesehen …</translation>
    </message>
    <message>
        <source>Click a pixel in the framebuffer to go through the program with its values.</source>
        <translation>Im Framebuffer ein Pixel anklicken, um mit dessen Werten durch das Programm zu gehen.</translation>
    </message>
    <message>
        <source>Blending is off: the fragment&apos;s color is stored as it is.</source>
        <translation>Blending ist aus: Die Farbe des Fragments wird gespeichert, wie sie ist.</translation>
    </message>
    <message>
        <source>Pixel engine · %1,%2 of draw %3</source>
        <translation>Pixel-Engine · %1,%2 von Draw %3</translation>
    </message>
    <message>
        <source>Pixel engine · draw %1</source>
        <translation>Pixel-Engine · Draw %1</translation>
    </message>
    <message>
        <source>Trace as CSV</source>
        <translation>Ablauf als CSV</translation>
    </message>
    <message>
        <source>Trace as JSON</source>
        <translation>Ablauf als JSON</translation>
    </message>
    <message>
        <source>Listing as text</source>
        <translation>Listing als Text</translation>
    </message>
    <message>
        <source>draw %1, %2</source>
        <translation>Draw %1, %2</translation>
    </message>
    <message>
        <source>Listing as CSV</source>
        <translation>Listing als CSV</translation>
    </message>
    <message>
        <source>Draw %1 · %2 · %3</source>
        <translation>Draw %1 · %2 · %3</translation>
    </message>
    <message>
        <source>Pixel %1,%2 of draw %3 · primitive %4 · %5 %6 → %7</source>
        <translation>Pixel %1,%2 von Draw %3 · Primitiv %4 · %5 %6 → %7</translation>
    </message>
</context>
<context>
    <name>vitrine::views::PixelPages</name>
    <message>
        <source>State of the engine</source>
        <translation>Zustand der Engine</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>Pixel</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Zähler</translation>
    </message>
    <message>
        <source>&lt;b&gt;Blocks&lt;/b&gt;&lt;br&gt;What each block of the engine holds; a bar marks those that worked in the last step.</source>
        <translation>&lt;b&gt;Blöcke&lt;/b&gt;&lt;br&gt;Was jeder Block der Engine enthält; ein Balken markiert die, die im letzten Schritt gearbeitet haben.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Registers&lt;/b&gt;&lt;br&gt;Before and after the last step.</source>
        <translation>&lt;b&gt;Register&lt;/b&gt;&lt;br&gt;Vor und nach dem letzten Schritt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pixel&lt;/b&gt;&lt;br&gt;The colors of the pixel, how they are stored, and how they were converted.</source>
        <translation>&lt;b&gt;Pixel&lt;/b&gt;&lt;br&gt;Die Farben des Pixels, wie sie gespeichert sind und wie sie umgewandelt wurden.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Counts&lt;/b&gt;&lt;br&gt;Instructions, clocks and bus traffic.</source>
        <translation>&lt;b&gt;Zähler&lt;/b&gt;&lt;br&gt;Befehle, Takte und Busverkehr.</translation>
    </message>
    <message>
        <source>Registers of the engine</source>
        <translation>Register der Engine</translation>
    </message>
    <message>
        <source>Objects of the pixel</source>
        <translation>Objekte des Pixels</translation>
    </message>
    <message>
        <source>Counts of the engine</source>
        <translation>Zähler der Engine</translation>
    </message>
    <message>
        <source>Counts as CSV</source>
        <translation>Zähler als CSV</translation>
    </message>
    <message>
        <source>Objects of the pixel as CSV</source>
        <translation>Objekte des Pixels als CSV</translation>
    </message>
    <message>
        <source>Blocks as PNG</source>
        <translation>Blöcke als PNG</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>Paarung</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pairing&lt;/b&gt;&lt;br&gt;Pixels that bypass the processors and wait for their texels, at the cursor.</source>
        <translation>&lt;b&gt;Paarung&lt;/b&gt;&lt;br&gt;Pixel, die die Prozessoren umgehen und auf ihre Texel warten, am Cursor.</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>&lt;b&gt;Library&lt;/b&gt;&lt;br&gt;The driver&apos;s programs: blend modes, raster operations, combining.</source>
        <translation>&lt;b&gt;Bibliothek&lt;/b&gt;&lt;br&gt;Die Programme des Treibers: Mischmodi, Rasteroperationen, Verknüpfen.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::PixelRegisterModel</name>
    <message>
        <source>W</source>
        <translation>G</translation>
    </message>
    <message>
        <source>Written by the last step.</source>
        <translation>Vom letzten Schritt geschrieben.</translation>
    </message>
    <message>
        <source>&lt;b&gt;As %1&lt;/b&gt;&lt;br&gt;What the target would store of it, channel by channel, without dithering.</source>
        <translation>&lt;b&gt;Als %1&lt;/b&gt;&lt;br&gt;Was das Ziel davon speichern würde, Kanal für Kanal, ohne Dithering.</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>As %1</source>
        <translation>Als %1</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Before the step</source>
        <translation>Vor dem Schritt</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Geschrieben</translation>
    </message>
    <message>
        <source>%1 combining</source>
        <translation>%1 Kombinieren</translation>
    </message>
</context>
<context>
    <name>vitrine::views::PowerSwitches</name>
    <message>
        <source>As the machine decides</source>
        <translation>Wie die Maschine entscheidet</translation>
    </message>
    <message>
        <source>On, but for what power.gating switches off while fragments bypass it.</source>
        <translation>An, außer was power.gating abschaltet, solange Fragmente ihn umgehen.</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Keeps its power, in bypass too.</source>
        <translation>Behält seinen Strom, auch im Bypass.</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Reduziert</translation>
    </message>
    <message>
        <source>Keeps what it holds, and does no work.</source>
        <translation>Behält, was er hält, und arbeitet nicht.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Without power: the work is done elsewhere, and pixels stay the same.</source>
        <translation>Ohne Strom: Die Arbeit wird anderswo getan, und die Pixel bleiben gleich.</translation>
    </message>
    <message>
        <source>All parts as the machine decides</source>
        <translation>Alle Teile wie die Maschine entscheidet</translation>
    </message>
    <message>
        <source>Choose a part first</source>
        <translation>Zuerst einen Teil wählen</translation>
    </message>
    <message>
        <source>Power of %1 (is not switched)</source>
        <translation>Strom von %1 (wird nicht geschaltet)</translation>
    </message>
    <message>
        <source>Power of %1</source>
        <translation>Strom von %1</translation>
    </message>
</context>
<context>
    <name>vitrine::views::PowerView</name>
    <message>
        <source>Go to a draw to see which parts of the machine have power, and what they take.</source>
        <translation>Zu einem Draw gehen, um zu sehen, welche Teile der Maschine Energie haben und was sie aufnehmen.</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Shows the parts as on a chip, with what each does at the cursor.</source>
        <translation>Zeigt die Teile wie auf einem Chip, mit dem, was jeder am Cursor tut.</translation>
    </message>
    <message>
        <source>Shows the parts and the table of energies as tables.</source>
        <translation>Zeigt die Teile und die Energietabelle als Tabellen.</translation>
    </message>
    <message>
        <source>Power over time</source>
        <translation>Energie über die Zeit</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Energies (illustrative)</source>
        <translation>Energien (illustrativ)</translation>
    </message>
    <message>
        <source>Energy %1 (illustrative)</source>
        <translation>Energie %1 (illustrativ)</translation>
    </message>
    <message>
        <source>%1 less than with everything on: −%2 %</source>
        <translation>%1 weniger, als wenn alles an wäre: −%2 %</translation>
    </message>
    <message>
        <source>everything was on</source>
        <translation>alles war an</translation>
    </message>
    <message>
        <source>%1 vertex and %2 fragment clocks: %3</source>
        <translation>%1 Takte für Vertices und %2 für Fragmente: %3</translation>
    </message>
    <message>
        <source>Power changed more often than is kept: the lanes show the first changes alone.</source>
        <translation>Die Energie wechselte öfter, als aufgehoben wird: Die Spuren zeigen nur die ersten Wechsel.</translation>
    </message>
    <message>
        <source>Items of ALUs are kept up to cycle %1; behind it lanes show sums alone.</source>
        <translation>Elemente der ALUs sind bis Takt %1 aufgehoben; dahinter zeigen die Spuren nur Summen.</translation>
    </message>
    <message>
        <source>Bypass</source>
        <translation>Bypass</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bypass&lt;/b&gt;&lt;br&gt;Whether the fragments of the draw bypass the processors, why, and what that changes for vertices and for the power of parts.</source>
        <translation>&lt;b&gt;Bypass&lt;/b&gt;&lt;br&gt;Ob die Fragmente des Draws die Prozessoren umgehen, warum, und was das für Ecken und für den Strom der Teile ändert.</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>Schalten</translation>
    </message>
    <message>
        <source>Switches the part that is chosen on, to reduced power or off, for the whole capture; or right click on a part.</source>
        <translation>Schaltet den gewählten Teil an, auf reduziert oder aus, für die ganze Aufzeichnung; oder Rechtsklick auf einen Teil.</translation>
    </message>
    <message>
        <source>Switched by you: %1</source>
        <translation>Von Ihnen geschaltet: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::views::PrimitiveCard</name>
    <message>
        <source>Area</source>
        <translation>Fläche</translation>
    </message>
    <message>
        <source>Pixels that the triangle is as large as; setup works with twice that.</source>
        <translation>So viele Pixel ist das Dreieck groß; das Setup rechnet mit dem Doppelten.</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>In the window, with polygon offset, before it is clamped.</source>
        <translation>Im Fenster, mit Polygon-Offset, bevor sie begrenzt wird.</translation>
    </message>
    <message>
        <source>What varyings are divided by to be interpolated with perspective.</source>
        <translation>Wodurch Varyings geteilt werden, um perspektivisch interpoliert zu werden.</translation>
    </message>
    <message>
        <source>Edge %1</source>
        <translation>Kante %1</translation>
    </message>
    <message>
        <source>e = a·x + b·y + c from the lower left corner of the window, 0 or more inside. Where the edge itself does not belong to the triangle, c is the smallest step less.&lt;br&gt;In the machine&apos;s units of 1/256 pixel: a = %1, b = %2, c = %3</source>
        <translation>e = a·x + b·y + c von der linken unteren Ecke des Fensters aus, innen 0 oder mehr. Gehört die Kante selbst nicht zum Dreieck, ist c um den kleinsten Schritt kleiner.&lt;br&gt;In den Einheiten der Maschine von 1/256 Pixel: a = %1, b = %2, c = %3</translation>
    </message>
    <message>
        <source>The constant is of the center of pixel %1,%2.</source>
        <translation>Die Konstante gilt für die Mitte von Pixel %1,%2.</translation>
    </message>
    <message>
        <source>How the varying, divided by w, changes from pixel to pixel. Where w is 1 at all corners these are the varying&apos;s own gradients.</source>
        <translation>Wie sich das Varying, durch w geteilt, von Pixel zu Pixel ändert. Wo w an allen Ecken 1 ist, sind das die Gradienten des Varyings selbst.</translation>
    </message>
    <message>
        <source>What the fragment program gets at the pixel.</source>
        <translation>Was das Fragmentprogramm am Pixel bekommt.</translation>
    </message>
    <message>
        <source>Rejected: culled by its facing.</source>
        <translation>Verworfen: nach seiner Ausrichtung gecullt.</translation>
    </message>
    <message>
        <source>Rejected: degenerate, without area or length.</source>
        <translation>Verworfen: degeneriert, ohne Fläche oder Länge.</translation>
    </message>
    <message>
        <source>Rejected: outside of the view volume, the viewport, the scissor or the target.</source>
        <translation>Verworfen: außerhalb von Sichtkörper, Viewport, Scissor oder Ziel.</translation>
    </message>
    <message>
        <source>Rejected: a coordinate of a corner is no number.</source>
        <translation>Verworfen: Eine Koordinate einer Ecke ist keine Zahl.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>d/dx</source>
        <translation>d/dx</translation>
    </message>
    <message>
        <source>d/dy</source>
        <translation>d/dy</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>At the pixel</source>
        <translation>Am Pixel</translation>
    </message>
    <message>
        <source>Edges and gradients of the primitive</source>
        <translation>Kanten und Gradienten des Primitivs</translation>
    </message>
    <message>
        <source>Select a primitive to see its edges and gradients.</source>
        <translation>Ein Primitiv auswählen, um seine Kanten und Gradienten zu sehen.</translation>
    </message>
    <message>
        <source>Reading the setup of primitive %1</source>
        <translation>Lese das Setup von Primitiv %1</translation>
    </message>
    <message>
        <source>Primitive %1</source>
        <translation>Primitiv %1</translation>
    </message>
    <message>
        <source>front</source>
        <translation>Vorderseite</translation>
    </message>
    <message>
        <source>back</source>
        <translation>Rückseite</translation>
    </message>
    <message>
        <source>pixels x %1–%2, y %3–%4</source>
        <translation>Pixel x %1–%2, y %3–%4</translation>
    </message>
    <message>
        <source>at pixel %1,%2</source>
        <translation>an Pixel %1,%2</translation>
    </message>
    <message>
        <source>piece %1 of %2 that clipping has made</source>
        <translation>Stück %1 von %2, die das Clipping gemacht hat</translation>
    </message>
    <message>
        <source>pixel %1,%2 is not in it</source>
        <translation>Pixel %1,%2 liegt nicht darin</translation>
    </message>
</context>
<context>
    <name>vitrine::views::PrimitiveModel</name>
    <message>
        <source>Primitive</source>
        <translation>Primitiv</translation>
    </message>
    <message>
        <source>&lt;b&gt;Primitive&lt;/b&gt;&lt;br&gt;As assembled, from 0.</source>
        <translation>&lt;b&gt;Primitiv&lt;/b&gt;&lt;br&gt;In der Reihenfolge des Zusammensetzens, ab 0.</translation>
    </message>
    <message>
        <source>a</source>
        <translation>a</translation>
    </message>
    <message>
        <source>&lt;b&gt;First corner&lt;/b&gt;&lt;br&gt;A vertex by its place in the order of shading.</source>
        <translation>&lt;b&gt;Erste Ecke&lt;/b&gt;&lt;br&gt;Ein Vertex nach seinem Platz in der Shading-Reihenfolge.</translation>
    </message>
    <message>
        <source>b</source>
        <translation>b</translation>
    </message>
    <message>
        <source>&lt;b&gt;Second corner&lt;/b&gt;&lt;br&gt;A vertex by its place in the order of shading.</source>
        <translation>&lt;b&gt;Zweite Ecke&lt;/b&gt;&lt;br&gt;Ein Vertex nach seinem Platz in der Shading-Reihenfolge.</translation>
    </message>
    <message>
        <source>c</source>
        <translation>c</translation>
    </message>
    <message>
        <source>&lt;b&gt;Third corner&lt;/b&gt;&lt;br&gt;A vertex by its place in the order of shading.</source>
        <translation>&lt;b&gt;Dritte Ecke&lt;/b&gt;&lt;br&gt;Ein Vertex nach seinem Platz in der Shading-Reihenfolge.</translation>
    </message>
    <message>
        <source>Fate</source>
        <translation>Verbleib</translation>
    </message>
    <message>
        <source>&lt;b&gt;Fate&lt;/b&gt;&lt;br&gt;Drawn, or why not.</source>
        <translation>&lt;b&gt;Verbleib&lt;/b&gt;&lt;br&gt;Gezeichnet, oder warum nicht.</translation>
    </message>
    <message>
        <source>Clipped</source>
        <translation>Geclippt</translation>
    </message>
    <message>
        <source>&lt;b&gt;Clipped&lt;/b&gt;&lt;br&gt;Whether it was cut at the view volume.</source>
        <translation>&lt;b&gt;Geclippt&lt;/b&gt;&lt;br&gt;Ob es am Sichtkörper abgeschnitten wurde.</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>&lt;b&gt;Facing&lt;/b&gt;&lt;br&gt;Which side is turned to the eye; not known of what was never set up.</source>
        <translation>&lt;b&gt;Ausrichtung&lt;/b&gt;&lt;br&gt;Welche Seite dem Auge zugewandt ist; unbekannt, wenn das Primitiv gar nicht bis zum Rasterizer kam.</translation>
    </message>
    <message>
        <source>Rasterizer&apos;s number</source>
        <translation>Rasterizer-Nummer</translation>
    </message>
    <message>
        <source>&lt;b&gt;Rasterizer&apos;s number&lt;/b&gt;&lt;br&gt;Of its first piece, from 1 behind clipping and culling.</source>
        <translation>&lt;b&gt;Rasterizer-Nummer&lt;/b&gt;&lt;br&gt;Die seines ersten Teils, ab 1, nach Clipping und Culling.</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pieces&lt;/b&gt;&lt;br&gt;How many triangles clipping leaves of it; numbered one after another.</source>
        <translation>&lt;b&gt;Teile&lt;/b&gt;&lt;br&gt;Wie viele Dreiecke das Clipping davon übrig lässt; fortlaufend nummeriert.</translation>
    </message>
    <message>
        <source>clipped</source>
        <translation>geclippt</translation>
    </message>
    <message>
        <source>front</source>
        <translation>Vorderseite</translation>
    </message>
    <message>
        <source>back</source>
        <translation>Rückseite</translation>
    </message>
</context>
<context>
    <name>vitrine::views::ProgramChoice</name>
    <message>
        <source>Which program</source>
        <translation>Welches Programm</translation>
    </message>
    <message>
        <source>&lt;b&gt;Program&lt;/b&gt;&lt;br&gt;Which program to look at: a certain one, or whichever the last draw ran.</source>
        <translation>&lt;b&gt;Programm&lt;/b&gt;&lt;br&gt;Welches Programm gezeigt wird: ein bestimmtes oder immer das des letzten Draws.</translation>
    </message>
    <message>
        <source>The program of the last draw</source>
        <translation>Programm des letzten Draws</translation>
    </message>
</context>
<context>
    <name>vitrine::views::ProgramDock</name>
    <message>
        <source>No program has been used up to here. Press {key:next-action} to go on.</source>
        <translation>Bis hierher wurde kein Programm verwendet. Weiter mit {key:next-action}.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::ProgramModel</name>
    <message>
        <source>Color and alpha of these two instructions are computed in the same clock.</source>
        <translation>Farbe und Alpha dieser zwei Befehle werden im selben Takt berechnet.</translation>
    </message>
    <message>
        <source>~x is 1 − x, of floats, without clamping.</source>
        <translation>~x ist 1 − x, bei Gleitkomma ohne Begrenzung.</translation>
    </message>
    <message>
        <source>~x is 1 − x.</source>
        <translation>~x ist 1 − x.</translation>
    </message>
    <message>
        <source>|x| is x without its sign.</source>
        <translation>|x| ist x ohne sein Vorzeichen.</translation>
    </message>
    <message>
        <source>−x is x with the other sign.</source>
        <translation>−x ist x mit dem anderen Vorzeichen.</translation>
    </message>
    <message>
        <source>executed next</source>
        <translation>wird als Nächstes ausgeführt</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>übersprungen</translation>
    </message>
    <message>
        <source>executed</source>
        <translation>ausgeführt</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Instruction</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>ALU owner</source>
        <translation>ALU gehört</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Takte</translation>
    </message>
    <message>
        <source>Transfers</source>
        <translation>Transfers</translation>
    </message>
    <message>
        <source>Conversions</source>
        <translation>Umwandlungen</translation>
    </message>
    <message>
        <source>Where the instruction stands in the program; ▶ is executed next.</source>
        <translation>Wo der Befehl im Programm steht; ▶ wird als Nächstes ausgeführt.</translation>
    </message>
    <message>
        <source>What the engine executes. The tip of an instruction says what it does.</source>
        <translation>Was die Engine ausführt. Der Hinweis eines Befehls sagt, was er tut.</translation>
    </message>
    <message>
        <source>Two instructions that share a clock, one for color and one for alpha.</source>
        <translation>Zwei Befehle, die sich einen Takt teilen, einer für Farbe und einer für Alpha.</translation>
    </message>
    <message>
        <source>What the operands are, with their modifiers, and what came of them.</source>
        <translation>Was die Operanden mit ihren Modifikatoren sind und was daraus wurde.</translation>
    </message>
    <message>
        <source>The module that has the ALU array while it works on the instruction.</source>
        <translation>Das Modul, dem das ALU-Feld gehört, während es am Befehl arbeitet.</translation>
    </message>
    <message>
        <source>Clocks of the ALU array.</source>
        <translation>Takte des ALU-Felds.</translation>
    </message>
    <message>
        <source>Operands and results on their way between register files, modules and ALUs.</source>
        <translation>Operanden und Ergebnisse auf dem Weg zwischen Registersätzen, Modulen und ALUs.</translation>
    </message>
    <message>
        <source>Conversions between the format of a surface and the engine&apos;s numbers.</source>
        <translation>Umwandlungen zwischen dem Format einer Oberfläche und den Zahlen der Engine.</translation>
    </message>
    <message>
        <source>Combining: makes the fragment&apos;s color of the primary and the secondary object.</source>
        <translation>Kombinieren: macht die Farbe des Fragments aus dem primären und dem sekundären Objekt.</translation>
    </message>
    <message>
        <source>Blending: its “ain” is the combined color.</source>
        <translation>Mischen: sein „ain“ ist die kombinierte Farbe.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::ProgramView</name>
    <message>
        <source>Reading the program was cancelled.</source>
        <translation>Das Lesen des Programms wurde abgebrochen.</translation>
    </message>
    <message>
        <source>What to see of the program</source>
        <translation>Was vom Programm gezeigt wird</translation>
    </message>
    <message>
        <source>Vertex</source>
        <translation>Vertex</translation>
    </message>
    <message>
        <source>Fragment</source>
        <translation>Fragment</translation>
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
        <source>Uniforms</source>
        <translation>Uniforms</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attribute</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>Texturen</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>Logs of compiling and linking</source>
        <translation>Protokolle vom Kompilieren und Linken</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>Protokolle</translation>
    </message>
    <message>
        <source>Open a capture to see its programs.</source>
        <translation>Eine Aufzeichnung öffnen, um ihre Programme zu sehen.</translation>
    </message>
    <message>
        <source>Reading the program…</source>
        <translation>Programm wird gelesen…</translation>
    </message>
    <message>
        <source>no program has this shader</source>
        <translation>kein Programm hat diesen Shader</translation>
    </message>
    <message>
        <source>✕ the last link failed; this is what was linked before</source>
        <translation>✕ das letzte Linken schlug fehl; dies ist der zuvor gelinkte Stand</translation>
    </message>
    <message>
        <source>linked</source>
        <translation>gelinkt</translation>
    </message>
    <message>
        <source>✕ not linked: see the logs</source>
        <translation>✕ nicht gelinkt: siehe Protokolle</translation>
    </message>
    <message>
        <source>ran in the last draw</source>
        <translation>lief im letzten Draw</translation>
    </message>
    <message>
        <source>deleted, but still in use</source>
        <translation>gelöscht, aber noch in Verwendung</translation>
    </message>
    <message>
        <source>    (empty)</source>
        <translation>    (leer)</translation>
    </message>
    <message>
        <source>Compiling the vertex shader</source>
        <translation>Kompilieren des Vertex-Shaders</translation>
    </message>
    <message>
        <source>Compiling the fragment shader</source>
        <translation>Kompilieren des Fragment-Shaders</translation>
    </message>
    <message>
        <source>Linking</source>
        <translation>Linken</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
</context>
<context>
    <name>vitrine::views::QueuesView</name>
    <message>
        <source>Go to a draw to see what the machine&apos;s units and queues do in it.</source>
        <translation>Zu einem Draw gehen, um zu sehen, was die Einheiten und Warteschlangen der Maschine darin tun.</translation>
    </message>
    <message>
        <source>Hidden latency</source>
        <translation>Verdeckte Latenz</translation>
    </message>
    <message>
        <source>Fit heights</source>
        <translation>Höhen anpassen</translation>
    </message>
    <message>
        <source>Draws every queue up to the most that it held, instead of its capacity.</source>
        <translation>Zeichnet jede Warteschlange bis zum Meisten, was darin war, statt bis zur Kapazität.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Shows the numbers of the selected lane and what holds it up.</source>
        <translation>Zeigt die Zahlen der gewählten Spur, und was sie aufhält.</translation>
    </message>
    <message>
        <source>Shows the numbers of the lanes as tables.</source>
        <translation>Zeigt die Zahlen der Spuren als Tabellen.</translation>
    </message>
    <message>
        <source>Numbers of the lane</source>
        <translation>Zahlen der Spur</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Warteschlangen</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Who waits for whom</source>
        <translation>Wer auf wen wartet</translation>
    </message>
    <message>
        <source>No task waits for a device here</source>
        <translation>Hier wartet keine Aufgabe auf ein Gerät</translation>
    </message>
    <message>
        <source>Hidden latency %1 %</source>
        <translation>Verdeckte Latenz %1 %</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hidden latency&lt;/b&gt;&lt;br&gt;In %1 cycles of the processors a task waited for a device; in %2 of them the processor worked on another one. In what is shown, of the tasks kept.</source>
        <translation>&lt;b&gt;Verdeckte Latenz&lt;/b&gt;&lt;br&gt;In %1 Takten der Prozessoren hat eine Aufgabe auf ein Gerät gewartet; in %2 davon hat der Prozessor an einer anderen gearbeitet. Im Gezeigten, von den behaltenen Aufgaben.</translation>
    </message>
    <message>
        <source>Units and queues over time</source>
        <translation>Einheiten und Warteschlangen über die Zeit</translation>
    </message>
</context>
<context>
    <name>vitrine::views::Recordings</name>
    <message>
        <source>Recording this draw was stopped.</source>
        <translation>Das Aufzeichnen dieses Draws wurde abgebrochen.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::RegisterModel</name>
    <message>
        <source>W</source>
        <translation>G</translation>
    </message>
    <message>
        <source>Written by the last step.</source>
        <translation>Vom letzten Schritt geschrieben.</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Geschrieben</translation>
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
    <name>vitrine::views::ResourceModel</name>
    <message>
        <source>vertex shader</source>
        <translation>Vertex-Shader</translation>
    </message>
    <message>
        <source>fragment shader</source>
        <translation>Fragment-Shader</translation>
    </message>
    <message>
        <source>color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>stencil</source>
        <translation>Stencil</translation>
    </message>
    <message>
        <source>%1: deleted, without a name</source>
        <translation>%1: gelöscht, ohne Namen</translation>
    </message>
    <message>
        <source>● used</source>
        <translation>● genutzt</translation>
    </message>
    <message>
        <source>○ bound</source>
        <translation>○ gebunden</translation>
    </message>
    <message>
        <source>The last draw used it.</source>
        <translation>Der letzte Draw hat sie verwendet.</translation>
    </message>
    <message>
        <source>Bound, but the last draw did not use it.</source>
        <translation>Gebunden, aber vom letzten Draw nicht verwendet.</translation>
    </message>
    <message>
        <source>%1&lt;br&gt;Changed since the place shown before.</source>
        <translation>%1&lt;br&gt;Geändert seit der zuvor gezeigten Stelle.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Nutzung</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
</context>
<context>
    <name>vitrine::views::ResourceView</name>
    <message>
        <source>Cancelled. The resources are looked at again with the next step.</source>
        <translation>Abgebrochen. Die Ressourcen werden mit dem nächsten Schritt wieder gelesen.</translation>
    </message>
    <message>
        <source>Filter resources</source>
        <translation>Ressourcen filtern</translation>
    </message>
    <message>
        <source>&lt;b&gt;Filter&lt;/b&gt;&lt;br&gt;Keeps the resources whose row contains all of these words, such as &lt;i&gt;texture rgba8&lt;/i&gt; or &lt;i&gt;incomplete&lt;/i&gt;.</source>
        <translation>&lt;b&gt;Filter&lt;/b&gt;&lt;br&gt;Behält die Ressourcen, deren Zeile alle diese Wörter enthält, etwa &lt;i&gt;textur rgba8&lt;/i&gt; oder &lt;i&gt;unvollständig&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>Used by this draw</source>
        <translation>Vom Draw verwendet</translation>
    </message>
    <message>
        <source>&lt;b&gt;Used by this draw&lt;/b&gt;&lt;br&gt;Only what the last draw read from or drew to.</source>
        <translation>&lt;b&gt;Vom Draw verwendet&lt;/b&gt;&lt;br&gt;Nur, was der letzte Draw gelesen oder worauf er gezeichnet hat.</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ressourcen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Open a capture to see its resources here.</source>
        <translation>Eine Aufzeichnung öffnen, um ihre Ressourcen hier zu sehen.</translation>
    </message>
    <message>
        <source>Looking at the resources…</source>
        <translation>Ressourcen werden gelesen…</translation>
    </message>
    <message>
        <source>The resources can&apos;t be told: %1.</source>
        <translation>Die Ressourcen lassen sich nicht ermitteln: %1.</translation>
    </message>
    <message>
        <source>Resources · %1</source>
        <translation>Ressourcen · %1</translation>
    </message>
    <message>
        <source>No resources yet: the program has made none before this call.</source>
        <translation>Noch keine Ressourcen: Das Programm hat vor diesem Aufruf keine angelegt.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 resource</source>
        <translation>%1 Ressource</translation>
    </message>
    <message>
        <source>%1 resources</source>
        <translation>%1 Ressourcen</translation>
    </message>
    <message>
        <source> · deleted, but still referred to: %1, %2</source>
        <translation> · gelöscht, aber noch referenziert: %1, %2</translation>
    </message>
    <message>
        <source>Gives the resource a name of yours.</source>
        <translation>Gibt der Ressource einen eigenen Namen.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::RowModel</name>
    <message>
        <source>%1 (new)</source>
        <translation>%1 (neu)</translation>
    </message>
    <message>
        <source>%1 (was %2)</source>
        <translation>%1 (war %2)</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, geändert</translation>
    </message>
</context>
<context>
    <name>vitrine::views::SceneCanvas</name>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Makes all that is shown visible.</source>
        <translation>Macht alles Gezeigte sichtbar.</translation>
    </message>
    <message>
        <source>From the front</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Looks from the front.</source>
        <translation>Schaut von vorn.</translation>
    </message>
    <message>
        <source>From the right</source>
        <translation>Von rechts</translation>
    </message>
    <message>
        <source>Looks from the right.</source>
        <translation>Schaut von rechts.</translation>
    </message>
    <message>
        <source>From above</source>
        <translation>Von oben</translation>
    </message>
    <message>
        <source>Looks from above.</source>
        <translation>Schaut von oben.</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Goes nearer.</source>
        <translation>Geht näher heran.</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Goes farther away.</source>
        <translation>Geht weiter weg.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::Scrubber</name>
    <message>
        <source>Draws of the current frame</source>
        <translation>Draws des aktuellen Frames</translation>
    </message>
    <message>
        <source>Before the first draw of the frame</source>
        <translation>Vor dem ersten Draw des Frames</translation>
    </message>
    <message>
        <source>%1 · call %2 · %3 of %4 in the frame</source>
        <translation>%1 · Aufruf %2 · %3 von %4 im Frame</translation>
    </message>
    <message>
        <source>Frame %1 / %2</source>
        <translation>Frame %1 / %2</translation>
    </message>
    <message>
        <source>No frame</source>
        <translation>Kein Frame</translation>
    </message>
    <message>
        <source>Nothing is drawn here</source>
        <translation>Hier wird nichts gezeichnet</translation>
    </message>
    <message>
        <source>Comment: %1</source>
        <translation>Kommentar: %1</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Bookmark: %1</source>
        <translation>Lesezeichen: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::views::SearchModel</name>
    <message>
        <source>Calls · %1</source>
        <translation>Aufrufe · %1</translation>
    </message>
    <message>
        <source>Lines of shaders · %1</source>
        <translation>Shader-Zeilen · %1</translation>
    </message>
    <message>
        <source>Resources · %1</source>
        <translation>Ressourcen · %1</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>Frame %1</translation>
    </message>
    <message>
        <source>after the last frame</source>
        <translation>nach dem letzten Frame</translation>
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
        <source>%1 · %2, line %3</source>
        <comment>shader, stage, number</comment>
        <translation>%1 · %2, Zeile %3</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
</context>
<context>
    <name>vitrine::views::SearchView</name>
    <message>
        <source>Search calls, shaders and resources</source>
        <translation>Aufrufe, Shader und Ressourcen durchsuchen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stop&lt;/b&gt;&lt;br&gt;Ends the search; what was found stays.</source>
        <translation>&lt;b&gt;Stopp&lt;/b&gt;&lt;br&gt;Beendet die Suche; das Gefundene bleibt.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Next find</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Previous find</source>
        <translation>Voriger Treffer</translation>
    </message>
    <message>
        <source>Open a capture to search it.</source>
        <translation>Eine Aufzeichnung öffnen, um sie zu durchsuchen.</translation>
    </message>
    <message>
        <source>Type what to look for: words of a call or a shader, the name of a resource, or a filter such as texture:3.</source>
        <translation>Suchbegriff eingeben: Wörter eines Aufrufs oder Shaders, den Namen einer Ressource oder einen Filter wie texture:3.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche…</translation>
    </message>
    <message>
        <source>Not looked for in calls: %1.</source>
        <translation>In Aufrufen nicht gesucht: %1.</translation>
    </message>
    <message>
        <source>%1. Shaders and resources are searched for words alone.</source>
        <translation>%1. Shader und Ressourcen werden nur nach Wörtern durchsucht.</translation>
    </message>
    <message>
        <source>Shaders and resources are not known here: %1.</source>
        <translation>Shader und Ressourcen sind hier nicht bekannt: %1.</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>%1 call,</source>
        <translation>%1 Aufruf,</translation>
    </message>
    <message>
        <source>%1 calls,</source>
        <translation>%1 Aufrufe,</translation>
    </message>
    <message>
        <source>%1 line of shaders,</source>
        <translation>%1 Shader-Zeile,</translation>
    </message>
    <message>
        <source>%1 lines of shaders,</source>
        <translation>%1 Shader-Zeilen,</translation>
    </message>
    <message>
        <source>%1 resource.</source>
        <translation>%1 Ressource.</translation>
    </message>
    <message>
        <source>%1 resources.</source>
        <translation>%1 Ressourcen.</translation>
    </message>
    <message>
        <source>Goes to the next thing that was found.</source>
        <translation>Geht zum nächsten Treffer.</translation>
    </message>
    <message>
        <source>Goes back to what was found before.</source>
        <translation>Geht zurück zum vorigen Treffer.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Search&lt;/b&gt;&lt;br&gt;Looks for these words in all calls, in the shaders that there are at this position and in the names of resources; fields, such as &lt;i&gt;texture:3&lt;/i&gt;, look for calls. {key:next-find} and {key:previous-find} go from one find to the next.</source>
        <translation>&lt;b&gt;Suche&lt;/b&gt;&lt;br&gt;Sucht diese Wörter in allen Aufrufen, in den Shadern, die es an dieser Position gibt, und in den Namen der Ressourcen; Felder wie &lt;i&gt;texture:3&lt;/i&gt; suchen Aufrufe. {key:next-find} und {key:previous-find} gehen von Treffer zu Treffer.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::SegmentsView</name>
    <message>
        <source>This machine makes no segments: with seg.mode=pull each free processor takes the next task from the fragment queue by itself, and finished tasks wait in a reorder buffer. Set seg.mode=segment to see the stream cut into segments.</source>
        <translation>Diese Maschine bildet keine Segmente: Mit seg.mode=pull nimmt sich jeder freie Prozessor selbst die nächste Aufgabe aus der Fragmentwarteschlange, und fertige Aufgaben warten in einem Umordnungspuffer. seg.mode=segment setzen, um den Strom in Segmente geschnitten zu sehen.</translation>
    </message>
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
        <source>Runs the draw on one processor as well, and tells how many times as fast these are.</source>
        <translation>Lässt den Draw auch auf einem Prozessor laufen und sagt, wievielmal so schnell diese hier sind.</translation>
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
<context>
    <name>vitrine::views::ShaderView</name>
    <message>
        <source>Pick a pixel and choose Debug, or a vertex in the mesh.</source>
        <translation>Einen Pixel wählen und Debuggen anklicken, oder einen Vertex im Mesh wählen.</translation>
    </message>
    <message>
        <source>Cancelled. Pick a pixel and choose Debug, or a vertex in the mesh.</source>
        <translation>Abgebrochen. Einen Pixel wählen und Debuggen anklicken, oder einen Vertex im Mesh wählen.</translation>
    </message>
    <message>
        <source>Fragment of the quad</source>
        <translation>Fragment des Quads</translation>
    </message>
    <message>
        <source>&lt;b&gt;Fragment of the quad&lt;/b&gt;&lt;br&gt;Fragments run in groups of 2 × 2, so that each can tell how values change towards its neighbors. This shows another one of the group.</source>
        <translation>&lt;b&gt;Fragment des Quads&lt;/b&gt;&lt;br&gt;Fragmente laufen in Gruppen von 2 × 2, damit jedes weiß, wie sich Werte zu seinen Nachbarn hin ändern. Zeigt ein anderes der Gruppe.</translation>
    </message>
    <message>
        <source>Open a capture to debug its shaders.</source>
        <translation>Eine Aufzeichnung öffnen, um ihre Shader zu debuggen.</translation>
    </message>
    <message>
        <source>Tracing %1</source>
        <translation>%1 wird verfolgt</translation>
    </message>
    <message>
        <source>The capture has no draw %1.</source>
        <translation>Die Aufzeichnung hat keinen Draw %1.</translation>
    </message>
    <message>
        <source>Shader debugger · %1</source>
        <translation>Shader-Debugger · %1</translation>
    </message>
    <message>
        <source>pixel %1,%2</source>
        <translation>Pixel %1,%2</translation>
    </message>
    <message>
        <source>%1, helper</source>
        <translation>%1, Helfer</translation>
    </message>
    <message>
        <source>%1, discarded</source>
        <translation>%1, verworfen</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; · %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; · %2</translation>
    </message>
    <message>
        <source> · runs on as a helper for its neighbors</source>
        <translation> · läuft als Helfer für seine Nachbarn weiter</translation>
    </message>
    <message>
        <source>Trace as CSV</source>
        <translation>Ablauf als CSV</translation>
    </message>
    <message>
        <source>Trace as JSON</source>
        <translation>Ablauf als JSON</translation>
    </message>
    <message>
        <source>Variables as %1</source>
        <translation>Variablen als %1</translation>
    </message>
    <message>
        <source>passed over by task %1: HiZ has proven that nothing is discarded</source>
        <translation>von Aufgabe %1 übergangen: HiZ hat bewiesen, dass nichts verworfen wird</translation>
    </message>
</context>
<context>
    <name>vitrine::views::SlotModel</name>
    <message>
        <source>%1 %2
%3</source>
        <translation>%1 %2
%3</translation>
    </message>
    <message>
        <source>to: color
%1</source>
        <translation>Ziel: Farbe
%1</translation>
    </message>
    <message>
        <source>to: depth
%1</source>
        <translation>Ziel: Tiefe
%1</translation>
    </message>
    <message>
        <source>to: stencil
%1</source>
        <translation>Ziel: Stencil
%1</translation>
    </message>
    <message>
        <source>to: window
%1</source>
        <translation>Ziel: Fenster
%1</translation>
    </message>
    <message>
        <source>%1
The texture is incomplete: the shader reads black.</source>
        <translation>%1
Die Textur ist unvollständig: Der Shader liest Schwarz.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::SlotStrip</name>
    <message>
        <source>Images of the last draw</source>
        <translation>Bilder des letzten Draws</translation>
    </message>
</context>
<context>
    <name>vitrine::views::SourceGutter</name>
    <message>
        <source>Line numbers and marks</source>
        <translation>Zeilennummern und Marken</translation>
    </message>
</context>
<context>
    <name>vitrine::views::SourcePane</name>
    <message>
        <source>Find in the text</source>
        <translation>Im Text suchen</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Vorige Stelle</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Nächste Stelle</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Suche schließen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Close the search&lt;/b&gt; (Esc)&lt;br&gt;Back to the text, where it stands.</source>
        <translation>&lt;b&gt;Suche schließen&lt;/b&gt; (Esc)&lt;br&gt;Zurück zum Text, an dieselbe Stelle.</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>%1 place</source>
        <translation>%1 Stelle</translation>
    </message>
    <message>
        <source>%1 places</source>
        <translation>%1 Stellen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Previous place&lt;/b&gt; ({key:previous-in-source})&lt;br&gt;Goes back to the one before.</source>
        <translation>&lt;b&gt;Vorige Stelle&lt;/b&gt; ({key:previous-in-source})&lt;br&gt;Geht zurück zur Stelle davor.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Next place&lt;/b&gt; ({key:next-in-source})&lt;br&gt;Goes on to the one after.</source>
        <translation>&lt;b&gt;Nächste Stelle&lt;/b&gt; ({key:next-in-source})&lt;br&gt;Geht weiter zur Stelle danach.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::SourceView</name>
    <message>
        <source>Source</source>
        <translation>Quelltext</translation>
    </message>
    <message>
        <source>Stands at line %1.</source>
        <translation>Steht in Zeile %1.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Find in the text</source>
        <translation>Im Text suchen</translation>
    </message>
    <message>
        <source>Looks for words in the source or the listing that has the keyboard.</source>
        <translation>Sucht Wörter im Quelltext oder Maschinencode, der die Tastatur hat.</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Nächste Stelle</translation>
    </message>
    <message>
        <source>Goes on to the next place of what is looked for.</source>
        <translation>Geht weiter zur nächsten Stelle des Gesuchten.</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Vorige Stelle</translation>
    </message>
    <message>
        <source>Goes back to the place before of what is looked for.</source>
        <translation>Geht zurück zur vorigen Stelle des Gesuchten.</translation>
    </message>
    <message>
        <source>Line %1 is not executed.</source>
        <translation>Zeile %1 wird nicht ausgeführt.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::StagePage</name>
    <message>
        <source>Source</source>
        <translation>Quelltext</translation>
    </message>
    <message>
        <source>&lt;b&gt;Source&lt;/b&gt;&lt;br&gt;The text that the program was linked from. Enter on a line goes to its first instruction.</source>
        <translation>&lt;b&gt;Quelltext&lt;/b&gt;&lt;br&gt;Der Text, aus dem das Programm gelinkt wurde. Enter auf einer Zeile geht zu ihrem ersten Befehl.</translation>
    </message>
    <message>
        <source>Disassembly</source>
        <translation>Maschinencode</translation>
    </message>
    <message>
        <source>&lt;b&gt;Disassembly&lt;/b&gt;&lt;br&gt;The instructions that the shader processors run. Enter on one goes to its line of the source.</source>
        <translation>&lt;b&gt;Maschinencode&lt;/b&gt;&lt;br&gt;Die Befehle, die die Shader-Prozessoren ausführen. Enter auf einem Befehl geht zu seiner Zeile im Quelltext.</translation>
    </message>
    <message>
        <source>no shader</source>
        <translation>kein Shader</translation>
    </message>
    <message>
        <source>not compiled: see the logs</source>
        <translation>nicht kompiliert: siehe Protokolle</translation>
    </message>
    <message>
        <source>%1 instruction</source>
        <translation>%1 Befehl</translation>
    </message>
    <message>
        <source>%1 instructions</source>
        <translation>%1 Befehle</translation>
    </message>
    <message>
        <source>%1 temporary</source>
        <translation>%1 temporäres Register</translation>
    </message>
    <message>
        <source>%1 temporaries</source>
        <translation>%1 temporäre Register</translation>
    </message>
    <message>
        <source>%1 input</source>
        <translation>%1 Eingabe</translation>
    </message>
    <message>
        <source>%1 inputs</source>
        <translation>%1 Eingaben</translation>
    </message>
    <message>
        <source>%1 constant</source>
        <translation>%1 Konstante</translation>
    </message>
    <message>
        <source>%1 constants</source>
        <translation>%1 Konstanten</translation>
    </message>
    <message>
        <source>%1 local</source>
        <translation>%1 lokaler Platz</translation>
    </message>
    <message>
        <source>%1 locals</source>
        <translation>%1 lokale Plätze</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>verwirft</translation>
    </message>
    <message>
        <source>writes depth</source>
        <translation>schreibt Tiefe</translation>
    </message>
    <message>
        <source>derivatives</source>
        <translation>Ableitungen</translation>
    </message>
    <message>
        <source>the shader&apos;s source has been set again since</source>
        <translation>der Quelltext des Shaders wurde seitdem neu gesetzt</translation>
    </message>
    <message>
        <source>Disassembly of the vertex shader</source>
        <translation>Maschinencode des Vertex-Shaders</translation>
    </message>
    <message>
        <source>Disassembly of the fragment shader</source>
        <translation>Maschinencode des Fragment-Shaders</translation>
    </message>
    <message>
        <source>Source of the vertex shader</source>
        <translation>Quelltext des Vertex-Shaders</translation>
    </message>
    <message>
        <source>Source of the fragment shader</source>
        <translation>Quelltext des Fragment-Shaders</translation>
    </message>
</context>
<context>
    <name>vitrine::views::StateModel</name>
    <message>
        <source>%1 (new)</source>
        <translation>%1 (neu)</translation>
    </message>
    <message>
        <source>%1 (was %2)</source>
        <translation>%1 (war %2)</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, geändert</translation>
    </message>
</context>
<context>
    <name>vitrine::views::StateView</name>
    <message>
        <source>State of the current draw</source>
        <translation>Zustand des aktuellen Draws</translation>
    </message>
    <message>
        <source>Filter: a name or a value</source>
        <translation>Filter: Name oder Wert</translation>
    </message>
    <message>
        <source>Filter state</source>
        <translation>Zustand filtern</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Changes&lt;/b&gt;&lt;br&gt;Only what differs from the state shown before the last step.</source>
        <translation>&lt;b&gt;Änderungen&lt;/b&gt;&lt;br&gt;Nur, was sich vom Zustand vor dem letzten Schritt unterscheidet.</translation>
    </message>
    <message>
        <source>Export JSON…</source>
        <translation>JSON exportieren…</translation>
    </message>
    <message>
        <source>&lt;b&gt;Export JSON&lt;/b&gt;&lt;br&gt;Saves the whole state as a JSON document.</source>
        <translation>&lt;b&gt;JSON exportieren&lt;/b&gt;&lt;br&gt;Speichert den ganzen Zustand als JSON-Dokument.</translation>
    </message>
    <message>
        <source>Export state as JSON</source>
        <translation>Zustand als JSON exportieren</translation>
    </message>
    <message>
        <source>Copy everything</source>
        <translation>Alles kopieren</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Alle aufklappen</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Alle zuklappen</translation>
    </message>
    <message>
        <source>There is no draw yet whose state could be exported</source>
        <translation>Es gibt noch keinen Draw, dessen Zustand sich exportieren ließe</translation>
    </message>
    <message>
        <source>Export JSON</source>
        <translation>JSON exportieren</translation>
    </message>
    <message>
        <source>JSON documents (*.json)</source>
        <translation>JSON-Dokumente (*.json)</translation>
    </message>
    <message>
        <source>&lt;b&gt;Filter&lt;/b&gt;&lt;br&gt;Keeps the rows whose name or value contains this text.</source>
        <translation>&lt;b&gt;Filter&lt;/b&gt;&lt;br&gt;Behält die Zeilen, deren Name oder Wert diesen Text enthält.</translation>
    </message>
    <message>
        <source>%1 on unit %2</source>
        <translation>%1 an Einheit %2</translation>
    </message>
    <message>
        <source>No draw so far.
The state of a draw appears here once one is reached: press {key:next-action}.</source>
        <translation>Bisher kein Draw.
Der Zustand eines Draws erscheint hier, sobald einer erreicht ist: {key:next-action} drücken.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::StepBar</name>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>To the first instruction.</source>
        <translation>Zum ersten Befehl.</translation>
    </message>
    <message>
        <source>Instruction back</source>
        <translation>Befehl zurück</translation>
    </message>
    <message>
        <source>Undoes one instruction.</source>
        <translation>Nimmt einen Befehl zurück.</translation>
    </message>
    <message>
        <source>Instruction</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Executes one instruction.</source>
        <translation>Führt einen Befehl aus.</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Behind the last instruction.</source>
        <translation>Hinter den letzten Befehl.</translation>
    </message>
    <message>
        <source>Place in the trace</source>
        <translation>Stelle im Ablauf</translation>
    </message>
    <message>
        <source>end, %1 steps</source>
        <translation>Ende, %1 Schritte</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
</context>
<context>
    <name>vitrine::views::StepPlayer</name>
    <message>
        <source>This is the end of the program.</source>
        <translation>Das ist das Ende des Programms.</translation>
    </message>
    <message>
        <source>This is its first instruction.</source>
        <translation>Das ist sein erster Befehl.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::SwitchPanel</name>
    <message>
        <source>Switch</source>
        <translation>Schalter</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Diese Maschine</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Was wäre, wenn</translation>
    </message>
    <message>
        <source>%1 on this machine</source>
        <translation>%1 auf dieser Maschine</translation>
    </message>
    <message>
        <source>%1, what if</source>
        <translation>%1, was wäre, wenn</translation>
    </message>
    <message>
        <source>differs from this machine</source>
        <translation>weicht von dieser Maschine ab</translation>
    </message>
</context>
<context>
    <name>vitrine::views::TaskLife</name>
    <message>
        <source>Life of the task</source>
        <translation>Leben der Aufgabe</translation>
    </message>
    <message>
        <source>%1 from cycle %2 on</source>
        <translation>%1 ab Takt %2</translation>
    </message>
    <message>
        <source>%1 in cycles %2 to %3</source>
        <translation>%1 in den Takten %2 bis %3</translation>
    </message>
    <message>
        <source>, on %1</source>
        <translation>, auf %1</translation>
    </message>
    <message>
        <source>, for request %1</source>
        <translation>, wegen Anfrage %1</translation>
    </message>
    <message>
        <source>request %1 → %2</source>
        <translation>Anfrage %1 → %2</translation>
    </message>
    <message>
        <source>Cycle %1: %2</source>
        <translation>Takt %1: %2</translation>
    </message>
    <message>
        <source>Task %1, at the cursor: %2</source>
        <translation>Aufgabe %1, am Cursor: %2</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>nicht da</translation>
    </message>
</context>
<context>
    <name>vitrine::views::TasksView</name>
    <message>
        <source>Go to a draw to see the tasks that the machine makes of it.</source>
        <translation>Zu einem Draw gehen, um die Aufgaben zu sehen, die die Maschine daraus macht.</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Shows the tasks of one kind of program alone.</source>
        <translation>Zeigt nur die Aufgaben einer Art von Programm.</translation>
    </message>
    <message>
        <source>All stages</source>
        <translation>Alle Stufen</translation>
    </message>
    <message>
        <source>Vertex tasks</source>
        <translation>Vertexaufgaben</translation>
    </message>
    <message>
        <source>Fragment tasks</source>
        <translation>Fragmentaufgaben</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Prozessor</translation>
    </message>
    <message>
        <source>Shows the tasks that one processor has run.</source>
        <translation>Zeigt die Aufgaben, die ein Prozessor ausgeführt hat.</translation>
    </message>
    <message>
        <source>At the cursor</source>
        <translation>Am Cursor</translation>
    </message>
    <message>
        <source>Shows the tasks that are in flight in the cursor&apos;s cycle.</source>
        <translation>Zeigt die Aufgaben, die im Takt des Cursors unterwegs sind.</translation>
    </message>
    <message>
        <source>At the pixel</source>
        <translation>Am Pixel</translation>
    </message>
    <message>
        <source>Shows the tasks that ran for the selected pixel.</source>
        <translation>Zeigt die Aufgaben, die für das gewählte Pixel liefen.</translation>
    </message>
    <message>
        <source>Record what is shown</source>
        <translation>Gezeigtes aufzeichnen</translation>
    </message>
    <message>
        <source>Runs the draw again up to the end of what the timelines show, and keeps the tasks that are there in it.</source>
        <translation>Führt den Draw noch einmal bis zum Ende des Gezeigten aus und behält die Aufgaben, die darin da sind.</translation>
    </message>
    <message>
        <source>The first ones</source>
        <translation>Die ersten</translation>
    </message>
    <message>
        <source>Goes back to the tasks that were kept at first.</source>
        <translation>Geht zurück zu den zuerst behaltenen Aufgaben.</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Requests of the task</source>
        <translation>Anfragen der Aufgabe</translation>
    </message>
    <message>
        <source>Steps of the task</source>
        <translation>Schritte der Aufgabe</translation>
    </message>
    <message>
        <source>All processors</source>
        <translation>Alle Prozessoren</translation>
    </message>
    <message>
        <source>Only the first %1 tasks of the draw were kept, %2 were not.</source>
        <translation>Nur die ersten %1 Aufgaben des Draws wurden behalten, %2 nicht.</translation>
    </message>
    <message>
        <source>Recording the tasks of cycles %1 to %2…</source>
        <translation>Die Aufgaben der Takte %1 bis %2 werden aufgezeichnet …</translation>
    </message>
    <message>
        <source>The tasks of cycles %1 to %2, recorded again.</source>
        <translation>Die Aufgaben der Takte %1 bis %2, noch einmal aufgezeichnet.</translation>
    </message>
    <message>
        <source>At pixel %1,%2</source>
        <translation>Am Pixel %1,%2</translation>
    </message>
    <message>
        <source>%1 task</source>
        <translation>%1 Aufgabe</translation>
    </message>
    <message>
        <source>%1 tasks</source>
        <translation>%1 Aufgaben</translation>
    </message>
    <message>
        <source>%1 of %2 tasks</source>
        <translation>%1 von %2 Aufgaben</translation>
    </message>
    <message>
        <source>&lt;p&gt;Task %1 is not among those that were kept.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Aufgabe %1 ist nicht unter denen, die behalten wurden.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Select a task to see its life.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Eine Aufgabe wählen, um ihr Leben zu sehen.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>vitrine::views::TextureSwatch</name>
    <message>
        <source>Texture</source>
        <translation>Textur</translation>
    </message>
    <message>
        <source>From 0 to 1: the first coordinate to the right, the second one up.</source>
        <translation>Von 0 bis 1: die erste Koordinate nach rechts, die zweite nach oben.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::TextureView</name>
    <message>
        <source>Texture picture</source>
        <translation>Texturbild</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Eckdaten</translation>
    </message>
    <message>
        <source>Change by the last step</source>
        <translation>Änderung durch den letzten Schritt</translation>
    </message>
    <message>
        <source>Values under the cursor</source>
        <translation>Werte unter dem Cursor</translation>
    </message>
    <message>
        <source>Values of the picked texel</source>
        <translation>Werte des gewählten Texels</translation>
    </message>
    <message>
        <source>y counts from the row at t = 0; then each channel as it is stored, and as a number</source>
        <translation>y zählt ab der Zeile bei t = 0; dann jeder Kanal, wie er gespeichert ist und als Zahl</translation>
    </message>
    <message>
        <source>x,y</source>
        <translation>x,y</translation>
    </message>
    <message>
        <source>Texel to pick</source>
        <translation>Zu wählendes Texel</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pick a texel&lt;/b&gt; (G)&lt;br&gt;Its coordinates: from the left, and from the row at t = 0.</source>
        <translation>&lt;b&gt;Texel wählen&lt;/b&gt; (G)&lt;br&gt;Seine Koordinaten: von links und von der Zeile bei t = 0.</translation>
    </message>
    <message>
        <source>Cancelled. The image is looked at again with the next step.</source>
        <translation>Abgebrochen. Das Bild wird mit dem nächsten Schritt wieder gelesen.</translation>
    </message>
    <message>
        <source>Open a capture to see its textures here.</source>
        <translation>Eine Aufzeichnung öffnen, um ihre Texturen hier zu sehen.</translation>
    </message>
    <message>
        <source>Reading the image…</source>
        <translation>Bild wird gelesen…</translation>
    </message>
    <message>
        <source>It can&apos;t be shown: %1. Step to where it exists, or select another.</source>
        <translation>Es lässt sich nicht zeigen: %1. Dorthin gehen, wo es existiert, oder ein anderes auswählen.</translation>
    </message>
    <message>
        <source>The last draw reads no texture.
Select a texture, renderbuffer or framebuffer in Resources to see it here.</source>
        <translation>Der letzte Draw liest keine Textur.
In „Ressourcen“ eine Textur, einen Renderbuffer oder einen Framebuffer auswählen, um das Bild hier zu sehen.</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>Changed since the place shown before</source>
        <translation>Geändert seit der zuvor gezeigten Stelle</translation>
    </message>
    <message>
        <source>Cursor  %1</source>
        <translation>Cursor  %1</translation>
    </message>
    <message>
        <source>Picked  %1</source>
        <translation>Gewählt  %1</translation>
    </message>
    <message>
        <source>click a texel, or type x,y</source>
        <translation>Texel anklicken oder x,y eingeben</translation>
    </message>
    <message>
        <source>%1 · %2×%3 %4</source>
        <translation>%1 · %2×%3 %4</translation>
    </message>
    <message>
        <source>There is no texel “%1” in the image that is shown</source>
        <translation>Im gezeigten Bild gibt es kein Texel „%1“</translation>
    </message>
    <message>
        <source>Pick this texel</source>
        <translation>Dieses Texel wählen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>One to one</source>
        <translation>Eins zu eins</translation>
    </message>
    <message>
        <source>Enter a texel</source>
        <translation>Texel eingeben</translation>
    </message>
    <message>
        <source>Puts the cursor where a texel is entered by its place.</source>
        <translation>Setzt die Eingabe dorthin, wo ein Texel nach seinem Ort gewählt wird.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::TexturesPage</name>
    <message>
        <source>%1, all 1: %2</source>
        <translation>%1, überall 1: %2</translation>
    </message>
    <message>
        <source>this view</source>
        <translation>diese Ansicht</translation>
    </message>
    <message>
        <source>No draw that may discard has read it yet: it was looked through for this view alone.</source>
        <translation>Noch kein Draw, der verwerfen kann, hat sie gelesen: Sie wurde nur für diese Ansicht durchgesehen.</translation>
    </message>
    <message>
        <source>scan %1</source>
        <translation>Durchsicht %1</translation>
    </message>
    <message>
        <source>Looked through when a draw that may discard read it first; it has not changed since.</source>
        <translation>Durchgesehen, als ein Draw, der verwerfen kann, sie zuerst las; seither hat sie sich nicht geändert.</translation>
    </message>
    <message>
        <source>calls %1 to %2</source>
        <translation>Aufrufe %1 bis %2</translation>
    </message>
    <message>
        <source>It was drawn to: derived from these calls, without a look at its texels.</source>
        <translation>Auf sie wurde gezeichnet: aus diesen Aufrufen abgeleitet, ohne ihre Texel anzusehen.</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Sampler</source>
        <translation>Sampler</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>Textur</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Alpha all 1</source>
        <translation>Alpha überall 1</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Known from</source>
        <translation>Bekannt aus</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Textures of the draw</source>
        <translation>Texturen des Draws</translation>
    </message>
    <message>
        <source>Looking at the textures was stopped.</source>
        <translation>Das Ansehen der Texturen wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Go to a draw to see the textures that its fragments read.</source>
        <translation>Gehe zu einem Draw, um die Texturen zu sehen, die seine Fragmente lesen.</translation>
    </message>
    <message>
        <source>Looking at the textures…</source>
        <translation>Texturen werden angesehen…</translation>
    </message>
    <message>
        <source>decides</source>
        <translation>entscheidet</translation>
    </message>
    <message>
        <source>The fragments of the draw read no texture.</source>
        <translation>Die Fragmente des Draws lesen keine Textur.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>vitrine::views::TimelinePage</name>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
</context>
<context>
    <name>vitrine::views::TraceBar</name>
    <message>
        <source>Run back</source>
        <translation>Lauf zurück</translation>
    </message>
    <message>
        <source>Back to the last breakpoint, else to the start.</source>
        <translation>Zurück zum letzten Haltepunkt, sonst zum Anfang.</translation>
    </message>
    <message>
        <source>Line back</source>
        <translation>Zeile zurück</translation>
    </message>
    <message>
        <source>Back to the line of the source before this one.</source>
        <translation>Zurück zur vorigen Zeile des Quelltexts.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>On to the next line of the source.</source>
        <translation>Weiter zur nächsten Zeile des Quelltexts.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>On to the next breakpoint, else to the end.</source>
        <translation>Weiter zum nächsten Haltepunkt, sonst zum Ende.</translation>
    </message>
    <message>
        <source>Set or remove a breakpoint</source>
        <translation>Haltepunkt setzen oder entfernen</translation>
    </message>
    <message>
        <source>Sets a breakpoint where the cursor is, or removes it.</source>
        <translation>Setzt einen Haltepunkt an der Eingabemarke oder entfernt ihn.</translation>
    </message>
    <message>
        <source>Run to the cursor</source>
        <translation>Lauf bis zur Eingabemarke</translation>
    </message>
    <message>
        <source>On to the line where the cursor is.</source>
        <translation>Weiter bis zur Zeile der Eingabemarke.</translation>
    </message>
    <message>
        <source>Run back to the cursor</source>
        <translation>Lauf zurück bis zur Eingabemarke</translation>
    </message>
    <message>
        <source>Back to the line where the cursor is.</source>
        <translation>Zurück bis zur Zeile der Eingabemarke.</translation>
    </message>
    <message>
        <source>Instructions that this lane has executed.</source>
        <translation>Befehle, die diese Lane ausgeführt hat.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::TracePlayer</name>
    <message>
        <source>This is the end of the program.</source>
        <translation>Das ist das Ende des Programms.</translation>
    </message>
    <message>
        <source>This is its first instruction.</source>
        <translation>Das ist sein erster Befehl.</translation>
    </message>
    <message>
        <source>Stopped at a breakpoint.</source>
        <translation>An einem Haltepunkt angehalten.</translation>
    </message>
    <message>
        <source>No breakpoint is hit from here on: this is the end.</source>
        <translation>Ab hier wird kein Haltepunkt erreicht: Das ist das Ende.</translation>
    </message>
    <message>
        <source>No breakpoint was hit before: this is the start.</source>
        <translation>Zuvor wurde kein Haltepunkt erreicht: Das ist der Anfang.</translation>
    </message>
    <message>
        <source>Line %1 is not executed from here.</source>
        <translation>Zeile %1 wird von hier aus nicht ausgeführt.</translation>
    </message>
    <message>
        <source>Instruction %1 is not executed from here.</source>
        <translation>Befehl %1 wird von hier aus nicht ausgeführt.</translation>
    </message>
    <message>
        <source>%1 has just been written.</source>
        <translation>%1 wurde gerade geschrieben.</translation>
    </message>
    <message>
        <source>%1 is not written from here on.</source>
        <translation>%1 wird ab hier nicht mehr geschrieben.</translation>
    </message>
    <message>
        <source>%1 was not written before.</source>
        <translation>%1 wurde zuvor nicht geschrieben.</translation>
    </message>
    <message>
        <source>No instruction comes from line %1 or any behind it.</source>
        <translation>Kein Befehl stammt aus Zeile %1 oder einer dahinter.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::TrackTimeline</name>
    <message>
        <source>Cycle</source>
        <translation>Takt</translation>
    </message>
    <message>
        <source>Previous bar</source>
        <translation>Voriger Balken</translation>
    </message>
    <message>
        <source>Selects what comes before on the same track.</source>
        <translation>Wählt aus, was auf derselben Spur davor kommt.</translation>
    </message>
    <message>
        <source>Next bar</source>
        <translation>Nächster Balken</translation>
    </message>
    <message>
        <source>Selects what comes next on the same track.</source>
        <translation>Wählt aus, was auf derselben Spur als Nächstes kommt.</translation>
    </message>
    <message>
        <source>Cycle %1</source>
        <translation>Takt %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>%1 in cycle %2: %3</source>
        <translation>%1 in Takt %2: %3</translation>
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
        <source>&lt;b&gt;Filter&lt;/b&gt;&lt;br&gt;Keeps the rows that contain this text.</source>
        <translation>&lt;b&gt;Filter&lt;/b&gt;&lt;br&gt;Behält die Zeilen, die diesen Text enthalten.</translation>
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
</context>
<context>
    <name>vitrine::views::UnitsView</name>
    <message>
        <source>Units and queues with what they hold</source>
        <translation>Einheiten und Warteschlangen mit dem, was sie enthalten</translation>
    </message>
    <message>
        <source>Step to a draw to see what the units and queues of the machine hold.</source>
        <translation>Gehen Sie zu einem Draw, um zu sehen, was die Einheiten und Warteschlangen der Maschine enthalten.</translation>
    </message>
    <message>
        <source>Filter: a name or a value</source>
        <translation>Filter: ein Name oder ein Wert</translation>
    </message>
    <message>
        <source>Filter units</source>
        <translation>Einheiten filtern</translation>
    </message>
    <message>
        <source>&lt;b&gt;Filter&lt;/b&gt;&lt;br&gt;Keeps the rows whose name or value contains this text.</source>
        <translation>&lt;b&gt;Filter&lt;/b&gt;&lt;br&gt;Behält die Zeilen, deren Name oder Wert diesen Text enthält.</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Only what differs from what was there before the last step.</source>
        <translation>Nur was sich von dem unterscheidet, was vor dem letzten Schritt da war.</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Alles zuklappen</translation>
    </message>
</context>
<context>
    <name>vitrine::views::UsageStrip</name>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>Filled squares are writes, hollow circles reads, dots binds, a plus is where it is made and a cross where it is deleted.</source>
        <translation>Gefüllte Quadrate sind Schreib-, leere Kreise Lesezugriffe, Punkte Bindungen; ein Plus steht, wo die Ressource angelegt, und ein Kreuz, wo sie gelöscht wird.</translation>
    </message>
    <message>
        <source>Uses over the frame</source>
        <translation>Verwendungen im Frame</translation>
    </message>
    <message>
        <source>%1 before it, in call %2</source>
        <translation>%1 davor, in Aufruf %2</translation>
    </message>
    <message>
        <source>%1 in %2: %3</source>
        <translation>%1 in %2: %3</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>nicht verwendet</translation>
    </message>
    <message>
        <source>%1, %2. %3</source>
        <translation>%1, %2. %3</translation>
    </message>
    <message>
        <source>%1 resource</source>
        <translation>%1 Ressource</translation>
    </message>
    <message>
        <source>%1 resources</source>
        <translation>%1 Ressourcen</translation>
    </message>
    <message>
        <source>%1 step</source>
        <translation>%1 Schritt</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 Schritte</translation>
    </message>
    <message>
        <source>C</source>
        <comment>clear</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>K</source>
        <comment>copy</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>P</source>
        <comment>present</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Ten columns back</source>
        <translation>Zehn Spalten zurück</translation>
    </message>
    <message>
        <source>Goes back by ten columns.</source>
        <translation>Geht um zehn Spalten zurück.</translation>
    </message>
    <message>
        <source>Ten columns on</source>
        <translation>Zehn Spalten weiter</translation>
    </message>
    <message>
        <source>Goes on by ten columns.</source>
        <translation>Geht um zehn Spalten weiter.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::UsageView</name>
    <message>
        <source>Looking through the frame was cancelled. It is done again with the next step.</source>
        <translation>Die Durchsicht des Frames wurde abgebrochen. Sie wird mit dem nächsten Schritt wiederholt.</translation>
    </message>
    <message>
        <source>◂ Write</source>
        <translation>◂ Schreiben</translation>
    </message>
    <message>
        <source>&lt;b&gt;Previous write&lt;/b&gt;&lt;br&gt;Goes to the call before this one that writes to the resource, in whichever frame.</source>
        <translation>&lt;b&gt;Voriges Schreiben&lt;/b&gt;&lt;br&gt;Geht zum Aufruf vor diesem, der in die Ressource schreibt, gleich in welchem Frame.</translation>
    </message>
    <message>
        <source>Previous write</source>
        <translation>Voriges Schreiben</translation>
    </message>
    <message>
        <source>Write ▸</source>
        <translation>Schreiben ▸</translation>
    </message>
    <message>
        <source>&lt;b&gt;Next write&lt;/b&gt;&lt;br&gt;Goes to the call after this one that writes to the resource, in whichever frame.</source>
        <translation>&lt;b&gt;Nächstes Schreiben&lt;/b&gt;&lt;br&gt;Geht zum Aufruf nach diesem, der in die Ressource schreibt, gleich in welchem Frame.</translation>
    </message>
    <message>
        <source>Next write</source>
        <translation>Nächstes Schreiben</translation>
    </message>
    <message>
        <source>All resources</source>
        <translation>Alle Ressourcen</translation>
    </message>
    <message>
        <source>&lt;b&gt;All resources&lt;/b&gt;&lt;br&gt;Shows every resource of the frame instead of the selected one.</source>
        <translation>&lt;b&gt;Alle Ressourcen&lt;/b&gt;&lt;br&gt;Zeigt alle Ressourcen des Frames statt der ausgewählten.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>&lt;b&gt;Table&lt;/b&gt;&lt;br&gt;Shows what the grid shows as a table.</source>
        <translation>&lt;b&gt;Tabelle&lt;/b&gt;&lt;br&gt;Zeigt den Inhalt des Rasters als Tabelle.</translation>
    </message>
    <message>
        <source>Uses of the resource</source>
        <translation>Verwendungen der Ressource</translation>
    </message>
    <message>
        <source>Open a capture to see what its calls do with its resources.</source>
        <translation>Eine Aufzeichnung öffnen, um zu sehen, was ihre Aufrufe mit ihren Ressourcen tun.</translation>
    </message>
    <message>
        <source>Looking through the calls of the frame…</source>
        <translation>Aufrufe des Frames werden durchgesehen…</translation>
    </message>
    <message>
        <source>No call of this frame uses a resource.</source>
        <translation>Kein Aufruf dieses Frames verwendet eine Ressource.</translation>
    </message>
    <message>
        <source>No call of this frame uses %1.</source>
        <translation>Kein Aufruf dieses Frames verwendet %1.</translation>
    </message>
    <message>
        <source> · Only the first %1 are shown.</source>
        <translation> · Nur die ersten %1 werden gezeigt.</translation>
    </message>
    <message>
        <source>%1 use</source>
        <translation>%1 Verwendung</translation>
    </message>
    <message>
        <source>%1 uses</source>
        <translation>%1 Verwendungen</translation>
    </message>
    <message>
        <source>No resource is selected</source>
        <translation>Keine Ressource ausgewählt</translation>
    </message>
    <message>
        <source>Usage · %1</source>
        <translation>Verwendung · %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Uses over the frame&lt;/b&gt;&lt;br&gt;The arrows move, {key:usage-page-back} and {key:usage-page-on} by ten columns; Enter goes there.</source>
        <translation>&lt;b&gt;Verwendungen im Frame&lt;/b&gt;&lt;br&gt;Die Pfeiltasten bewegen, {key:usage-page-back} und {key:usage-page-on} um zehn Spalten; Enter geht dorthin.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::ValueTabs</name>
    <message>
        <source>Variables</source>
        <translation>Variablen</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>Haltepunkte</translation>
    </message>
    <message>
        <source>Breakpoints (%1)</source>
        <translation>Haltepunkte (%1)</translation>
    </message>
    <message>
        <source>All registers</source>
        <translation>Alle Register</translation>
    </message>
    <message>
        <source>&lt;b&gt;All registers&lt;/b&gt;&lt;br&gt;Shows those, too, that no instruction names.</source>
        <translation>&lt;b&gt;Alle Register&lt;/b&gt;&lt;br&gt;Zeigt auch die, die kein Befehl nennt.</translation>
    </message>
    <message>
        <source>Natural</source>
        <translation>Natürlich</translation>
    </message>
    <message>
        <source>Hexadecimal</source>
        <translation>Hexadezimal</translation>
    </message>
    <message>
        <source>Integer</source>
        <translation>Ganzzahl</translation>
    </message>
    <message>
        <source>Format of values</source>
        <translation>Format der Werte</translation>
    </message>
    <message>
        <source>&lt;b&gt;Format of values&lt;/b&gt;&lt;br&gt;Natural shows every value by its type, registers as floats.</source>
        <translation>&lt;b&gt;Format der Werte&lt;/b&gt;&lt;br&gt;Natürlich zeigt jeden Wert nach seinem Typ, Register als Float.</translation>
    </message>
    <message>
        <source>Edit the condition</source>
        <translation>Bedingung bearbeiten</translation>
    </message>
    <message>
        <source>Remove the breakpoint</source>
        <translation>Haltepunkt entfernen</translation>
    </message>
    <message>
        <source>Next write of %1</source>
        <translation>Nächstes Schreiben von %1</translation>
    </message>
    <message>
        <source>Previous write of %1</source>
        <translation>Voriges Schreiben von %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Removes the chosen breakpoint.</source>
        <translation>Entfernt den gewählten Haltepunkt.</translation>
    </message>
    <message>
        <source>Edit the breakpoint</source>
        <translation>Haltepunkt bearbeiten</translation>
    </message>
    <message>
        <source>Changes what the chosen breakpoint waits for.</source>
        <translation>Ändert, worauf der gewählte Haltepunkt wartet.</translation>
    </message>
</context>
<context>
    <name>vitrine::views::VariableModel</name>
    <message>
        <source>In %1()</source>
        <translation>In %1()</translation>
    </message>
    <message>
        <source>In %1(), not being executed</source>
        <translation>In %1(), gerade nicht ausgeführt</translation>
    </message>
    <message>
        <source>Global variables</source>
        <translation>Globale Variablen</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>Ausgaben</translation>
    </message>
    <message>
        <source>Uniforms and samplers</source>
        <translation>Uniforms und Sampler</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>texture slot %1</source>
        <translation>Texturplatz %1</translation>
    </message>
    <message>
        <source>Set by the program&apos;s uniforms.</source>
        <translation>Von den Uniforms des Programms gesetzt.</translation>
    </message>
    <message>
        <source>No value here: nothing was written yet, or the compiled program does without this variable.</source>
        <translation>Hier kein Wert: Noch wurde nichts geschrieben, oder das kompilierte Programm kommt ohne diese Variable aus.</translation>
    </message>
    <message>
        <source>Written by the last step.</source>
        <translation>Vom letzten Schritt geschrieben.</translation>
    </message>
    <message>
        <source>W</source>
        <translation>G</translation>
    </message>
    <message>
        <source>written by the last step</source>
        <translation>vom letzten Schritt geschrieben</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
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
        <source>Written</source>
        <translation>Geschrieben</translation>
    </message>
</context>
<context>
    <name>vitrine::views::VertexModel</name>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;Attribute as fetched: %2.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;Attribut, wie geholt: %2.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;Varying, as the vertex shader wrote it.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;Varying, wie der Vertex-Shader es geschrieben hat.</translation>
    </message>
    <message>
        <source>Vertex</source>
        <translation>Vertex</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vertex&lt;/b&gt;&lt;br&gt;Its place in the order of shading, from 0.</source>
        <translation>&lt;b&gt;Vertex&lt;/b&gt;&lt;br&gt;Sein Platz in der Shading-Reihenfolge, ab 0.</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>&lt;b&gt;Index&lt;/b&gt;&lt;br&gt;Which element of the attribute arrays it was fetched from.</source>
        <translation>&lt;b&gt;Index&lt;/b&gt;&lt;br&gt;Aus welchem Element der Attribut-Arrays er geholt wurde.</translation>
    </message>
    <message>
        <source>clip</source>
        <translation>Clip</translation>
    </message>
    <message>
        <source>&lt;b&gt;Clip position&lt;/b&gt;&lt;br&gt;gl_Position as the shader wrote it.</source>
        <translation>&lt;b&gt;Clip-Position&lt;/b&gt;&lt;br&gt;gl_Position, wie der Shader sie geschrieben hat.</translation>
    </message>
    <message>
        <source>ndc</source>
        <translation>NDC</translation>
    </message>
    <message>
        <source>&lt;b&gt;Normalized device coordinates&lt;/b&gt;&lt;br&gt;The clip position divided by its w; none behind the eye.</source>
        <translation>&lt;b&gt;Normalisierte Gerätekoordinaten&lt;/b&gt;&lt;br&gt;Die Clip-Position geteilt durch ihr w; keine hinter dem Auge.</translation>
    </message>
    <message>
        <source>window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>&lt;b&gt;Window coordinates&lt;/b&gt;&lt;br&gt;In pixels from the bottom left; z is the depth before it is cut to 0 … 1. None behind the eye.</source>
        <translation>&lt;b&gt;Fensterkoordinaten&lt;/b&gt;&lt;br&gt;In Pixeln von links unten; z ist die Tiefe, bevor sie auf 0 … 1 begrenzt wird. Keine hinter dem Auge.</translation>
    </message>
    <message>
        <source>Outside</source>
        <translation>Außerhalb</translation>
    </message>
    <message>
        <source>&lt;b&gt;Outside&lt;/b&gt;&lt;br&gt;The sides of the view volume that it lies beyond.</source>
        <translation>&lt;b&gt;Außerhalb&lt;/b&gt;&lt;br&gt;Die Seiten des Sichtkörpers, jenseits derer er liegt.</translation>
    </message>
    <message>
        <source>point size</source>
        <translation>Punktgröße</translation>
    </message>
    <message>
        <source>&lt;b&gt;Point size&lt;/b&gt;&lt;br&gt;gl_PointSize as the shader wrote it, in pixels.</source>
        <translation>&lt;b&gt;Punktgröße&lt;/b&gt;&lt;br&gt;gl_PointSize, wie der Shader sie geschrieben hat, in Pixeln.</translation>
    </message>
    <message>
        <source>not shaded: no whole primitive</source>
        <translation>nicht schattiert: kein ganzes Primitiv</translation>
    </message>
</context>
<context>
    <name>vitrine::views::WhatIfView</name>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Sets every switch as the machine in use has it.</source>
        <translation>Stellt jeden Schalter wie an der Maschine in Gebrauch.</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Benutzen</translation>
    </message>
    <message>
        <source>Replays the capture on the machine with these switches, from the place shown.</source>
        <translation>Gibt die Aufzeichnung von der gezeigten Stelle aus auf der Maschine mit diesen Schaltern wieder.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Run both machines</source>
        <translation>Beide Maschinen ausführen</translation>
    </message>
    <message>
        <source>Runs this machine and the other one, and compares them.</source>
        <translation>Führt diese Maschine und die andere aus und vergleicht sie.</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Diese Maschine</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Was wäre, wenn</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>What the machines cost</source>
        <translation>Was die Maschinen kosten</translation>
    </message>
    <message>
        <source>HiZ off</source>
        <translation>HiZ aus</translation>
    </message>
    <message>
        <source>layer 1</source>
        <translation>Ebene 1</translation>
    </message>
    <message>
        <source>layers 1 and 2</source>
        <translation>Ebenen 1 und 2</translation>
    </message>
    <message>
        <source>What HiZ saves</source>
        <translation>Was HiZ spart</translation>
    </message>
    <message>
        <source>HiZ, layer by layer</source>
        <translation>HiZ, Ebene für Ebene</translation>
    </message>
    <message>
        <source>Whether the images are equal</source>
        <translation>Ob die Bilder gleich sind</translation>
    </message>
    <message>
        <source>Turn a switch and press Run: what both machines cost on the draw or the frame that is shown, and whether every pixel is equal.</source>
        <translation>Einen Schalter umlegen und Ausführen drücken: was beide Maschinen auf dem gezeigten Draw oder Bild kosten, und ob jedes Pixel gleich ist.</translation>
    </message>
    <message>
        <source>Open a capture to ask what another machine would save.</source>
        <translation>Eine Aufzeichnung öffnen, um zu fragen, was eine andere Maschine sparen würde.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Run&lt;/b&gt;&lt;br&gt;Runs both machines side by side, cycle by cycle, and compares every pixel after every draw.</source>
        <translation>&lt;b&gt;Ausführen&lt;/b&gt;&lt;br&gt;Führt beide Maschinen nebeneinander aus, Takt für Takt, und vergleicht nach jedem Draw jedes Pixel.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Run&lt;/b&gt;&lt;br&gt;Turn a switch first: both machines are the same.</source>
        <translation>&lt;b&gt;Ausführen&lt;/b&gt;&lt;br&gt;Zuerst einen Schalter umlegen: Beide Maschinen sind gleich.</translation>
    </message>
    <message>
        <source>Running the machines</source>
        <translation>Führt die Maschinen aus</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>not equal</source>
        <translation>nicht gleich</translation>
    </message>
    <message>
        <source>Switches</source>
        <translation>Schalter</translation>
    </message>
    <message>
        <source>What was asked</source>
        <translation>Was gefragt wurde</translation>
    </message>
</context>
</TS>
