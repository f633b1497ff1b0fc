<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>DockTable</name>
    <message>
        <source>Texel opacity</source>
        <translation>Texel-Deckkraft</translation>
    </message>
    <message>
        <source>How opaque the texels of a texture are, and what HiZ looks up of them for the tiles of a draw.</source>
        <translation>Wie deckend die Texel einer Textur sind und was HiZ von ihnen für die Kacheln eines Draws nachschlägt.</translation>
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
    <message>
        <source>Draw %1 is of 2-D graphics: coverage decides which of its pixels are painted, and it discards none by texels, so HiZ asks nothing of opacity.
Select an image to see how opaque it is.</source>
        <translation>Draw %1 ist einer der 2-D-Grafik: Die Deckung entscheidet, welche seiner Pixel gemalt werden, und er verwirft keines nach Texeln; darum fragt HiZ nichts zur Deckkraft.
Ein Bild auswählen, um zu sehen, wie deckend es ist.</translation>
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
</TS>
