import { accessories } from './fr/accessories.ts';
import { beauty } from './fr/beauty.ts';
import { clothing } from './fr/clothing.ts';
import { electronics } from './fr/electronics.ts';
import { food } from './fr/food.ts';
import { furniture } from './fr/furniture.ts';
import { home } from './fr/home.ts';
import { jewellery } from './fr/jewellery.ts';
import { kitchen } from './fr/kitchen.ts';
import { pets } from './fr/pets.ts';
import { photo } from './fr/photo.ts';
import { plants } from './fr/plants.ts';
import { shoes } from './fr/shoes.ts';
import { sports } from './fr/sports.ts';
import { stationery } from './fr/stationery.ts';
import { toys } from './fr/toys.ts';
import type { Stories } from './stories.ts';

export const storiesFr: Stories = {
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
