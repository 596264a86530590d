import { accessories } from './en/accessories.ts';
import { beauty } from './en/beauty.ts';
import { clothing } from './en/clothing.ts';
import { electronics } from './en/electronics.ts';
import { food } from './en/food.ts';
import { furniture } from './en/furniture.ts';
import { home } from './en/home.ts';
import { jewellery } from './en/jewellery.ts';
import { kitchen } from './en/kitchen.ts';
import { pets } from './en/pets.ts';
import { photo } from './en/photo.ts';
import { plants } from './en/plants.ts';
import { shoes } from './en/shoes.ts';
import { sports } from './en/sports.ts';
import { stationery } from './en/stationery.ts';
import { toys } from './en/toys.ts';
import type { Stories } from './stories.ts';

export const storiesEn: Stories = {
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
