import { accessories } from './es/accessories.ts';
import { beauty } from './es/beauty.ts';
import { clothing } from './es/clothing.ts';
import { electronics } from './es/electronics.ts';
import { food } from './es/food.ts';
import { furniture } from './es/furniture.ts';
import { home } from './es/home.ts';
import { jewellery } from './es/jewellery.ts';
import { kitchen } from './es/kitchen.ts';
import { pets } from './es/pets.ts';
import { photo } from './es/photo.ts';
import { plants } from './es/plants.ts';
import { shoes } from './es/shoes.ts';
import { sports } from './es/sports.ts';
import { stationery } from './es/stationery.ts';
import { toys } from './es/toys.ts';
import type { Stories } from './stories.ts';

export const storiesEs: Stories = {
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
