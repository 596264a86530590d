import type { ProductType } from './product-types.ts';
import { typesFrAccessories } from './types-fr-accessories.ts';
import { typesFrBeauty } from './types-fr-beauty.ts';
import { typesFrClothing } from './types-fr-clothing.ts';
import { typesFrClothingMore } from './types-fr-clothing-more.ts';
import { typesFrElectronics } from './types-fr-electronics.ts';
import { typesFrFood } from './types-fr-food.ts';
import { typesFrFurniture } from './types-fr-furniture.ts';
import { typesFrHome } from './types-fr-home.ts';
import { typesFrHomeMore } from './types-fr-home-more.ts';
import { typesFrJewelleryShoes } from './types-fr-jewellery-shoes.ts';
import { typesFrKitchen } from './types-fr-kitchen.ts';
import { typesFrKitchenMore } from './types-fr-kitchen-more.ts';
import { typesFrPhotoPets } from './types-fr-photo-pets.ts';
import { typesFrPlants } from './types-fr-plants.ts';
import { typesFrSports } from './types-fr-sports.ts';
import { typesFrStationery } from './types-fr-stationery.ts';
import { typesFrToys } from './types-fr-toys.ts';
import type { TypeWords } from './voice.ts';

export const typesFr: Record<ProductType, TypeWords> = {
  ...typesFrJewelleryShoes,
  ...typesFrAccessories,
  ...typesFrClothing,
  ...typesFrClothingMore,
  ...typesFrPlants,
  ...typesFrFurniture,
  ...typesFrKitchen,
  ...typesFrKitchenMore,
  ...typesFrFood,
  ...typesFrBeauty,
  ...typesFrToys,
  ...typesFrStationery,
  ...typesFrPhotoPets,
  ...typesFrElectronics,
  ...typesFrSports,
  ...typesFrHome,
  ...typesFrHomeMore,
};
