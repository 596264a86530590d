/** Endings on names, prices and numbers, as written after an apostrophe: «Vitrin'de», «₺250'ye», «BMW'den», «36'sı», «%62'sini». */
export type TurkishCase = 'e' | 'i' | 'de' | 'den' | 'in' | 'si' | 'sini';
