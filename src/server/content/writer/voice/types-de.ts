import type { ProductType } from './product-types.ts';
import { accessoriesDe } from './types-de-accessories.ts';
import { beautyDe } from './types-de-beauty.ts';
import { clothingDe } from './types-de-clothing.ts';
import { cookingDe } from './types-de-cooking.ts';
import { decorationDe } from './types-de-decoration.ts';
import { electronicsDe } from './types-de-electronics.ts';
import { foodDe } from './types-de-food.ts';
import { furnitureDe } from './types-de-furniture.ts';
import { homeDe } from './types-de-home.ts';
import { jewelleryDe } from './types-de-jewellery.ts';
import { kitchenDe } from './types-de-kitchen.ts';
import { outerwearDe } from './types-de-outerwear.ts';
import { petsDe } from './types-de-pets.ts';
import { photoDe } from './types-de-photo.ts';
import { plantsDe } from './types-de-plants.ts';
import { shoesDe } from './types-de-shoes.ts';
import { sportsDe } from './types-de-sports.ts';
import { stationeryDe } from './types-de-stationery.ts';
import { toysDe } from './types-de-toys.ts';
import type { TypeWords } from './voice.ts';

export const typesDe: Record<ProductType, TypeWords> = {
  ...jewelleryDe,
  ...shoesDe,
  ...accessoriesDe,
  ...clothingDe,
  ...outerwearDe,
  ...plantsDe,
  ...furnitureDe,
  ...kitchenDe,
  ...cookingDe,
  ...foodDe,
  ...beautyDe,
  ...toysDe,
  ...stationeryDe,
  ...photoDe,
  ...electronicsDe,
  ...sportsDe,
  ...petsDe,
  ...homeDe,
  ...decorationDe,
};
