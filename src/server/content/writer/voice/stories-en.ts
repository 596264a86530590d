import { accessories } from './stories/en/accessories.ts';
import { beauty } from './stories/en/beauty.ts';
import { clothing } from './stories/en/clothing.ts';
import { electronics } from './stories/en/electronics.ts';
import { food } from './stories/en/food.ts';
import { furniture } from './stories/en/furniture.ts';
import { home } from './stories/en/home.ts';
import { jewellery } from './stories/en/jewellery.ts';
import { kitchen } from './stories/en/kitchen.ts';
import { pets } from './stories/en/pets.ts';
import { photo } from './stories/en/photo.ts';
import { plants } from './stories/en/plants.ts';
import { shoes } from './stories/en/shoes.ts';
import { sports } from './stories/en/sports.ts';
import { stationery } from './stories/en/stationery.ts';
import { toys } from './stories/en/toys.ts';
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
