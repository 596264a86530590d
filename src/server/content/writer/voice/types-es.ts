import type { ProductType } from './product-types.ts';
import { typesEsAccessories } from './types-es-accessories.ts';
import { typesEsBeauty } from './types-es-beauty.ts';
import { typesEsClothing } from './types-es-clothing.ts';
import { typesEsCooking } from './types-es-cooking.ts';
import { typesEsDecor } from './types-es-decor.ts';
import { typesEsElectronics } from './types-es-electronics.ts';
import { typesEsFood } from './types-es-food.ts';
import { typesEsFurniture } from './types-es-furniture.ts';
import { typesEsLiving } from './types-es-living.ts';
import { typesEsPets } from './types-es-pets.ts';
import { typesEsPhoto } from './types-es-photo.ts';
import { typesEsPlants } from './types-es-plants.ts';
import { typesEsShoes } from './types-es-shoes.ts';
import { typesEsSmallClothing } from './types-es-small-clothing.ts';
import { typesEsSports } from './types-es-sports.ts';
import { typesEsStationery } from './types-es-stationery.ts';
import { typesEsTable } from './types-es-table.ts';
import { typesEsToys } from './types-es-toys.ts';
import type { TypeWords } from './voice.ts';

export const typesEs: Record<ProductType, TypeWords> = {
  ...typesEsAccessories,
  ...typesEsShoes,
  ...typesEsClothing,
  ...typesEsSmallClothing,
  ...typesEsPlants,
  ...typesEsFurniture,
  ...typesEsTable,
  ...typesEsCooking,
  ...typesEsFood,
  ...typesEsBeauty,
  ...typesEsToys,
  ...typesEsStationery,
  ...typesEsPhoto,
  ...typesEsElectronics,
  ...typesEsSports,
  ...typesEsPets,
  ...typesEsLiving,
  ...typesEsDecor,
};
