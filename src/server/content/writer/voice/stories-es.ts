import { accessories } from './stories/es/accessories.ts';
import { beauty } from './stories/es/beauty.ts';
import { clothing } from './stories/es/clothing.ts';
import { electronics } from './stories/es/electronics.ts';
import { food } from './stories/es/food.ts';
import { furniture } from './stories/es/furniture.ts';
import { home } from './stories/es/home.ts';
import { jewellery } from './stories/es/jewellery.ts';
import { kitchen } from './stories/es/kitchen.ts';
import { pets } from './stories/es/pets.ts';
import { photo } from './stories/es/photo.ts';
import { plants } from './stories/es/plants.ts';
import { shoes } from './stories/es/shoes.ts';
import { sports } from './stories/es/sports.ts';
import { stationery } from './stories/es/stationery.ts';
import { toys } from './stories/es/toys.ts';
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
