import { accessories } from './stories/tr/accessories.ts';
import { beauty } from './stories/tr/beauty.ts';
import { clothing } from './stories/tr/clothing.ts';
import { electronics } from './stories/tr/electronics.ts';
import { food } from './stories/tr/food.ts';
import { furniture } from './stories/tr/furniture.ts';
import { home } from './stories/tr/home.ts';
import { jewellery } from './stories/tr/jewellery.ts';
import { kitchen } from './stories/tr/kitchen.ts';
import { pets } from './stories/tr/pets.ts';
import { photo } from './stories/tr/photo.ts';
import { plants } from './stories/tr/plants.ts';
import { shoes } from './stories/tr/shoes.ts';
import { sports } from './stories/tr/sports.ts';
import { stationery } from './stories/tr/stationery.ts';
import { toys } from './stories/tr/toys.ts';
import type { Stories } from './stories.ts';

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
