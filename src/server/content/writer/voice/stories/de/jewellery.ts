import type { StoriesOf } from '../stories.ts';

export const jewellery: StoriesOf<'jewellery'> = {
  necklace: {
    stories: {
      formal: [
        'Das schwarze Kleid war schon bei vier Festen, und niemand hat es bemerkt. Diesmal begleitet es {quoted}.',
        'Der Verschluss sitzt im Nacken, also bittet man jemanden um Hilfe. Einen Moment lang steht man still, mit {quoted}.',
        'Beim Zuhören wandert die Hand an den Hals, ganz von selbst. Sie findet {quoted}.',
        'Manche Geschenke legt man nicht in den Schrank, man legt sie um. Zum Beispiel {ours}.',
      ],
      informal: [
        'Shirt von gestern, Haare von vorgestern, trotzdem ein Kompliment. Das ging an {quoted}.',
        'Im Schmuckkästchen liegt ein Knoten, der mal drei Teile war. Diesmal mit eigenem Haken: {ours}.',
        'Ausschnitt da, Haare hoch, und die Hand sucht was am Hals. Gefunden: {ours}.',
        '„Von wem ist die denn?“ Von dir, für dich, weil Dienstag war. Für solche Dienstage gibt’s {quoted}.',
      ],
    },
    asks: {
      formal: ['Zu welchem Anlass bekamen Sie Ihre liebste?', 'Eine allein oder mehrere übereinander?'],
      informal: ['Nachts anlassen oder ablegen?', 'Schlüsselbein oder Bauchnabel: Wie lang muss sie sein?'],
    },
  },
  bracelet: {
    stories: {
      formal: [
        'Wer mit den Händen erzählt, trägt die Betonung am Handgelenk. Dort redet {quoted} mit.',
        'Zum Wohl, sagt jemand, und acht Handgelenke treffen sich über dem Tisch. An Ihrem: {ours}.',
        'Die Uhr geht ihren Pflichten nach. Gleich daneben, ohne jede Pflicht: {ours}.',
        'Ein Andenken in der Schublade sieht man selten, eines am Arm den ganzen Tag. Dort trägt man {quoted}.',
      ],
      informal: [
        'Beim Tippen siehst du’s, beim Winken alle anderen. Am Handgelenk: {ours}.',
        'Früher habt ihr am Baggersee selbst geknüpft, drei Knoten, fürs Leben. Die Fortsetzung: {ours}.',
        'Festivalbändchen vom Juli, und jetzt ist November. Schere her, Platz für {quoted}.',
        'Ärmel hoch, es wird ernst. Oder wenigstens hübsch, mit {quoted}.',
      ],
    },
    asks: {
      formal: ['Links, rechts oder an beiden Armen?', 'Welches Erinnerungsstück tragen Sie am Arm?'],
      informal: ['Eins oder bis zum Ellenbogen?', 'Dein ältestes Festivalbändchen: von wann?'],
    },
  },
  earrings: {
    stories: {
      formal: [
        'Im Videogespräch sieht man vom Schmuck nur, was neben dem Lächeln Platz hat. Heute also {quoted}.',
        'Haare hochgesteckt, Hals frei, der Wagen wartet. Es fehlt ein Handgriff, genauer zwei: {ours}.',
        'Manche Frauen erkennt man im Theater von hinten, drei Reihen weiter vorn. Man erkennt sie an {quoted}.',
        'Wie in alten Filmen nimmt man zum Telefonieren einen ab. Neben der Lampe liegt die Hälfte von {quoted}.',
      ],
      informal: [
        'Zopf, Augenringe, Montag. Was jetzt noch rettet, sitzt am Ohr: {ours}.',
        'Einer weg, einer da, und das seit Silvester. Komplett wärst du wieder mit {quoted}.',
        'Beim Pulliausziehen passiert’s, immer beim Pulliausziehen. Langsam, du trägst {quoted}.',
        '„Irgendwas ist anders an dir.“ Streich die Haare hinters Ohr und zeig {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Stecker oder Hänger: Was tragen Sie im Alltag?',
        'Welche tragen Sie, wenn es schnell gehen muss?',
      ],
      informal: ['Ganz ehrlich: Wie viele Löcher?', 'Zwei verschiedene tragen: Stil oder Versehen?'],
    },
  },
  ring: {
    stories: {
      formal: [
        'Beim Kaffee, beim Unterschreiben, am Lenkrad: Die eigenen Hände sieht man ständig. An einer davon: {ours}.',
        'Man dreht daran, wenn man nachdenkt, und merkt es nicht. Bald vielleicht an {quoted}.',
        'Die linke Hand hat ihre Geschichte, die rechte noch Platz. Das nächste Kapitel beginnt mit {quoted}.',
        'Abends auf dem Rand des Waschbeckens, morgens als Erstes wieder am Finger. So lebt man mit {quoted}.',
      ],
      informal: [
        'Kniefall kann, muss aber nicht. Sag einfach selbst Ja, zu {quoted}.',
        'Daumen, Zeigefinger, Mittelfinger: Wer sagt, dass nur einer darf? Als Nächstes dran: {ours}.',
        'Hefeteig, Handcreme, Abwasch: dreimal ablegen, dreimal suchen. Merk dir den Platz von {quoted}.',
        'Nägel frisch gemacht, und keiner schaut hin. Gib ihnen einen Grund, nämlich {quoted}.',
      ],
    },
    asks: {
      formal: ['An welchem Finger tragen Sie Ihren liebsten?', 'Ein einzelner oder gern mehrere?'],
      informal: ['Welcher Finger ist bei dir vergeben?', 'Schon mal einen im Abfluss versenkt?'],
    },
  },
  brooch: {
    stories: {
      formal: [
        'Der Blazer ist zehn Jahre alt, und sein Revers hat noch nie gesprochen. Das Wort hat jetzt {quoted}.',
        'Bei der Großmutter am Sonntagskleid, bei der Enkelin an der Jeansjacke: Schmuck wandert gern. Die nächste Station sucht {quoted}.',
        'Schals rutschen, und niemand nimmt es ihnen übel. Man hält sie höflich fest, mit {quoted}.',
        'In der Garderobe der Oper hängen hundert dunkle Mäntel. Ihren erkennt man an {quoted}.',
      ],
      informal: [
        'Loch im Pulli, Motte satt? Steck einfach was drüber: {ours}.',
        'Denselben Beutel hat in der Bahn jeder. Nur deiner hat {quoted}.',
        'Ohrlöcher zugewachsen, am Finger stört’s beim Tippen. Bleibt der Kragen, bleibt {quoted}.',
        'Mamas Blazer, dein Abend. Fürs Update genügt {quoted}.',
      ],
    },
    asks: {
      formal: ['Am Revers, am Schal oder am Hut?', 'Besitzen Sie noch eine von Ihrer Großmutter?'],
      informal: ['Links oder rechts anstecken?', 'Auf der Jeansjacke: ja oder nein?'],
    },
  },
};
