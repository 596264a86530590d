import { accessories } from './stories/de/accessories.ts';
import { beauty } from './stories/de/beauty.ts';
import { clothing } from './stories/de/clothing.ts';
import { electronics } from './stories/de/electronics.ts';
import { food } from './stories/de/food.ts';
import { furniture } from './stories/de/furniture.ts';
import { home } from './stories/de/home.ts';
import { jewellery } from './stories/de/jewellery.ts';
import { kitchen } from './stories/de/kitchen.ts';
import { pets } from './stories/de/pets.ts';
import { photo } from './stories/de/photo.ts';
import { plants } from './stories/de/plants.ts';
import { shoes } from './stories/de/shoes.ts';
import { sports } from './stories/de/sports.ts';
import { stationery } from './stories/de/stationery.ts';
import { toys } from './stories/de/toys.ts';
import type { Stories } from './stories.ts';

export const storiesDe: Stories = {
  ...jewellery,
  ...shoes,
  ...accessories,
  ...clothing,
  ...plants,
  ...furniture,
  ...kitchen,
  ...food,
  ...beauty,
  ...toys,
  ...stationery,
  ...photo,
  ...electronics,
  ...sports,
  ...pets,
  ...home,
};
