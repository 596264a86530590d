import { accessories } from './de/accessories.ts';
import { beauty } from './de/beauty.ts';
import { clothing } from './de/clothing.ts';
import { electronics } from './de/electronics.ts';
import { food } from './de/food.ts';
import { furniture } from './de/furniture.ts';
import { home } from './de/home.ts';
import { jewellery } from './de/jewellery.ts';
import { kitchen } from './de/kitchen.ts';
import { pets } from './de/pets.ts';
import { photo } from './de/photo.ts';
import { plants } from './de/plants.ts';
import { shoes } from './de/shoes.ts';
import { sports } from './de/sports.ts';
import { stationery } from './de/stationery.ts';
import { toys } from './de/toys.ts';
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
