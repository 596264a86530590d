import type { Kind } from '#server/content/writer/voice/kinds.ts';

export const purposesDe: Record<Kind, string[]> = {
  jewellery: [
    'für den letzten Schliff',
    'für besondere Tage und alle anderen',
    'für jemanden, der ein wenig Glanz verdient',
  ],
  shoes: [
    'für jeden Schritt des Tages',
    'für den Hinweg und den Rückweg',
    'für Outfits, die bei den Schuhen beginnen',
  ],
  accessories: [
    'für den letzten Handgriff vor der Haustür',
    'für Outfits, denen noch ein Detail fehlt',
    'für jeden Tag und die Tage dazwischen',
  ],
  clothing: [
    'für den Kleiderschrank im Alltag',
    'für das Outfit, das immer geht',
    'für Tage, an denen Anziehen leicht sein soll',
  ],
  plants: [
    'für ein grüneres Zuhause',
    'für alle, die gern etwas wachsen sehen',
    'für grüne Ecken, drinnen und draußen',
  ],
  furniture: [
    'für den Raum, in dem das Leben spielt',
    'für ein Zuhause mit Charakter',
    'für die Ecke, in der noch etwas fehlt',
  ],
  kitchen: [
    'für Küche und Tisch',
    'für Frühstück, Abendessen und alles dazwischen',
    'für alle, die gern den Tisch decken',
  ],
  food: ['für die kleine Pause am Tag', 'zum Teilen oder zum Behalten', 'für Tisch und Vorratsschrank'],
  beauty: [
    'für die tägliche Routine',
    'für ein paar Minuten ganz für sich',
    'für das Badregal und die Reisetasche',
  ],
  toys: [
    'für lange Spielnachmittage',
    'für kleine Hände und große Ideen',
    'für Geburtstage und für Tage ohne Anlass',
  ],
  stationery: [
    'für Ideen, Listen und alles, was bleiben soll',
    'für Schreibtisch und Tasche',
    'für alle, die Papier mögen',
  ],
  photo: ['für alle, die überall Bilder sehen', 'für die nächsten Bilder', 'für Momente, die bleiben sollen'],
  electronics: [
    'für Arbeit, Spiel und alles dazwischen',
    'für das eigene Setup',
    'für den Schreibtisch zu Hause oder im Büro',
  ],
  sports: ['für bewegte Wochenenden', 'für alle, die sich lieber bewegen als sitzen', 'für aktive Tage'],
  pets: ['für alle mit vier Pfoten', 'für den liebsten Mitbewohner', 'für den Alltag mit Tier'],
  home: [
    'für ein Zuhause mit Charakter',
    'für gemütliche Abende daheim',
    'für Regal, Tisch oder Fensterbank',
  ],
  other: ['für sich selbst oder jemanden, den man mag', 'für jeden Tag', 'für alle, die mit Bedacht wählen'],
};
