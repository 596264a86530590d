import type { StoriesOf } from '../stories.ts';

export const pets: StoriesOf<'pets'> = {
  'dog-lead': {
    stories: {
      formal: [
        'Um sechs Uhr liegt der Park noch im Nebel, und man grüßt jeden, dem man begegnet. Den Weg kennen alle drei, der Hund, Sie und {ours}.',
        'Es genügt ein leises Klicken im Flur, und jemand kommt auf vier Pfoten gelaufen. Die zwei verstehen sich ohne Worte, Ihr Hund und {ours}.',
        'Wer einen Hund hat, kennt jeden Baum im Viertel und jede Nachbarin beim Vornamen. Vorgestellt haben Sie der Zufall und {ours}.',
        'Der Regen kommt von der Seite, und trotzdem sagt niemand ab. Mantel, Mütze, {ours}, und hinaus.',
      ],
      informal: [
        'Regen? Egal. Müde? Egal. Er sitzt vor der Tür und guckt, du hast verloren. Schuhe an, Kapuze hoch, {ours}.',
        'Ihr seid euch nicht einig, wer hier mit wem Gassi geht. Am einen Ende du, am anderen er, dazwischen {ours}.',
        'Ein Eichhörnchen, und dein Arm ist zwei Zentimeter länger. Gemeinsam durch dick und Gebüsch: du, der Hund und {ours}.',
        'Im Büro kennst du drei Leute, auf der Hundewiese dreißig, alle nur unter Bellos Mama und Papa. Eintrittskarte: {ours}.',
      ],
    },
    asks: {
      formal: [
        'Welche Runde gehen Sie mit Ihrem Hund am liebsten?',
        'Wie heißt Ihr Hund, und wie rufen Sie ihn wirklich?',
      ],
      informal: [
        'Bei euch zu Hause: Wer führt wen aus?',
        'Dauerregen: große Runde oder einmal um den Block?',
      ],
    },
  },
  'pet-bed': {
    stories: {
      formal: [
        'Dreimal im Kreis, ein tiefer Seufzer, die Schnauze auf der Pfote. So klingt ein Tag aus, und es bleiben die Stille und {ours}.',
        'Am Kamin ist ein Platz vergeben, und zwar nicht an einen Menschen. Die Zeitung lesen Sie, den Schlaf übernehmen der Vierbeiner und {ours}.',
        'Ein Tier sucht sich in jedem Haus die Stelle, an der am Nachmittag die Sonne liegt. Genau dort gehören sie hin, die Ruhe und {ours}.',
        'Wenn ein junger Hund oder eine Katze einzieht, ist die erste Nacht die längste. Gut, wenn es einen eigenen Ort gibt: {ours}.',
      ],
      informal: [
        'Dein Sofa, dein Kissen, dein Bett: alles schon markiert, mit Haaren. Verhandlungsangebot, ohne große Hoffnung: {ours}.',
        'Du kaufst etwas Schönes, und geschlafen wird im Karton. Gib nicht auf, am dritten Tag siegt die Neugier: {ours}.',
        'Nachts gehört dir ein Fünftel der Matratze, den Rest hat jemand mit vier Pfoten. Getrennte Betten? Einen Versuch wert, {ours}.',
        'Arbeitstag: schlafen, drehen, schlafen, fressen, schlafen. So viel Einsatz verdient ein eigenes Büro: {ours}.',
      ],
    },
    asks: {
      formal: ['Wo schläft Ihr Tier am liebsten?', 'Eingerollt oder ausgestreckt?'],
      informal: [
        'Wie viel Bett bleibt dir nachts? In Prozent.',
        'Schnarcht bei euch der Hund oder der Mensch?',
      ],
    },
  },
  'pet-food': {
    stories: {
      formal: [
        'Um Punkt sechs sitzt jemand vor dem Napf und schaut, als wäre seit Tagen nichts gewesen. Auf die Minute pünktlich sind nur der Hunger und {ours}.',
        'Man kennt ihn, den Blick vom Küchenboden herauf, während man sich selbst ein Brot macht. Die Antwort steht im Schrank: {ours}.',
        'Es raschelt im Schrank, und irgendwo im Haus springt jemand vom Sessel. Den Weg kennen die Pfoten im Schlaf, das Ziel auch: {ours}.',
        'Zuneigung ist oft ganz unscheinbar. Ein Napf in der Ecke, frisches Wasser, {ours}.',
      ],
      informal: [
        'Halb fünf, eine Pfote im Gesicht. Nicht aus Liebe, der Napf ist leer. Du wankst los, Licht an, Schrank auf, {ours}.',
        'Angeblich gab es heute noch nichts. Papa sagt doch, Mama sagt doch, der Blick sagt nein. Streitobjekt: {ours}.',
        'Lieblingssofa, Urlaubsziel, Weckzeit: Entschieden wird nichts ohne das Familienmitglied mit Fell. Heute auf der Karte: {ours}.',
        'Kommt angelaufen, wenn du rufst? Nein. Wenn der Schrank quietscht? Aus dem dritten Stock, im Galopp. Zauberwort: {ours}.',
      ],
    },
    asks: {
      formal: ['Zu welcher Uhrzeit wird bei Ihnen gefüttert?', 'Wer im Haus darf den Napf füllen?'],
      informal: [
        'Der überzeugendste Bettelblick bei euch: Wer hat ihn?',
        'Wie früh wirst du geweckt? Wir leiden mit.',
      ],
    },
  },
  'pet-toy': {
    stories: {
      formal: [
        'Es gibt eine halbe Stunde am Abend, in der auch ein alter Hund wieder jung ist, und eine alte Katze sowieso. Den Auftakt geben Sie und {ours}.',
        'Zwischen zwei Regenschauern wird das Wohnzimmer zur Arena, der Läufer fliegt, die Vase wackelt. Mitten im Getümmel: {ours}.',
        'Ein Tier fragt nicht, wie die Besprechung war. Es setzt sich vor Sie hin, schaut auf das Regal und wartet: {ours}.',
        'Man meint, man unterhalte das Tier, und eine Stunde später sitzt man selbst lachend auf dem Boden. Gewonnen haben die Pfoten und {ours}.',
      ],
      informal: [
        'Einmal noch. Und noch einmal. Dein Arm macht gleich schlapp, topfit sind nur die vier Pfoten und {ours}.',
        'Unter dem Sofa liegen fünf davon, und natürlich muss es genau das ganz hinten sein. Leichter zu erreichen: {ours}.',
        'Drei Uhr nachts, im Flur galoppiert jemand auf und ab. Nachtschicht haben heute vier Pfoten und {ours}.',
        'Das teure liegt unbeachtet, der Karton wird geliebt. Ein Versuch noch, und der Karton darf danebenstehen: {ours}.',
      ],
    },
    asks: {
      formal: ['Womit spielt Ihr Tier am liebsten?', 'Morgens oder abends: Wann wird bei Ihnen gespielt?'],
      informal: ['Was hat dein Tier schon alles zerlegt?', 'Wer gibt beim Spielen zuerst auf?'],
    },
  },
  'scratching-post': {
    stories: {
      formal: [
        'Am Fenster zieht eine Taube vorbei, und oben verfolgt sie jemand mit halb geschlossenen Augen. Logenplatz, was sonst: {ours}.',
        'Katzen bewohnen ein Zimmer nicht in der Breite, sondern in der Höhe. Zur Einrichtung gehören deshalb auch ein Ausblick und {ours}.',
        'Nach dem Schlafen streckt sie sich, fährt die Krallen aus und sucht mit Bedacht ein Ziel. Zur Wahl stehen Ihr Sessel und {ours}.',
        'Wer mit Katzen lebt, richtet sich für zwei Geschmäcker ein. Ihnen gehören die Bücher, der Katze der Blick von oben und {ours}.',
      ],
      informal: [
        'Dein Sofa hat inzwischen Fransen, die im Katalog nicht waren. Ein Vorschlag zur Güte, bevor sie den Vorhang entdeckt: {ours}.',
        'Vor versammeltem Besuch rennt sie quer durchs Zimmer und hängt plötzlich auf Augenhöhe. Applaus verdient haben die Katze und {ours}.',
        'Sie schläft achtzehn Stunden, die restlichen sechs sind Zirkus. Die Manege: {ours}.',
        'Stubentiger mit Weltherrschaftsplänen sucht Kommandozentrale mit Aussicht. Einzige Zuschrift: {ours}.',
      ],
    },
    asks: {
      formal: ['Wo ist der liebste Aussichtspunkt Ihrer Katze?', 'Wie heißt Ihre Katze mit vollem Titel?'],
      informal: ['Was hat deine Katze schon zerkratzt?', 'Sofa, Tapete, Tür: Was hat es bei euch erwischt?'],
    },
  },
};
