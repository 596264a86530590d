import type { Stories } from './stories.ts';
import { accessories } from './tr/accessories.ts';
import { beauty } from './tr/beauty.ts';
import { clothing } from './tr/clothing.ts';
import { electronics } from './tr/electronics.ts';
import { food } from './tr/food.ts';
import { furniture } from './tr/furniture.ts';
import { home } from './tr/home.ts';
import { jewellery } from './tr/jewellery.ts';
import { kitchen } from './tr/kitchen.ts';
import { pets } from './tr/pets.ts';
import { photo } from './tr/photo.ts';
import { plants } from './tr/plants.ts';
import { shoes } from './tr/shoes.ts';
import { sports } from './tr/sports.ts';
import { stationery } from './tr/stationery.ts';
import { toys } from './tr/toys.ts';

export const storiesTr: Stories = {
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
