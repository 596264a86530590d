import { expect, test } from 'vitest';
import { storeMarks } from './shown-stores.ts';

test.each([
  [
    ['Atelier Lumière', 'Yonder Gifts'],
    ['AL', 'YG'],
  ],
  [
    ['Tea House', 'Tin Hat', 'Toffee'],
    ['TH', 'TI', 'TO'],
  ],
  [
    ['Çay', 'çay', 'Çay'],
    ['ÇA', 'ÇY', '3'],
  ],
  [
    ['7', '!'],
    ['1', '2'],
  ],
])('%j are told apart by %j', (names, marks) => {
  const stores = names.map((storeName, at) => ({ id: String(at), storeName }));
  expect([...storeMarks(stores).values()]).toEqual(marks);
});
