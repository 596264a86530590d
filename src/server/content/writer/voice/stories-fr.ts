import { accessories } from './stories/fr/accessories.ts';
import { beauty } from './stories/fr/beauty.ts';
import { clothing } from './stories/fr/clothing.ts';
import { electronics } from './stories/fr/electronics.ts';
import { food } from './stories/fr/food.ts';
import { furniture } from './stories/fr/furniture.ts';
import { home } from './stories/fr/home.ts';
import { jewellery } from './stories/fr/jewellery.ts';
import { kitchen } from './stories/fr/kitchen.ts';
import { pets } from './stories/fr/pets.ts';
import { photo } from './stories/fr/photo.ts';
import { plants } from './stories/fr/plants.ts';
import { shoes } from './stories/fr/shoes.ts';
import { sports } from './stories/fr/sports.ts';
import { stationery } from './stories/fr/stationery.ts';
import { toys } from './stories/fr/toys.ts';
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
