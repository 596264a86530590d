import type { Kind } from '#server/content/writer/voice/kinds.ts';

export const purposesEn: Record<Kind, string[]> = {
  jewellery: [
    'for the finishing touch',
    'for special days and all the others',
    'for someone who deserves a little sparkle',
  ],
  shoes: [
    'for every step of the day',
    'for the way there and the way back',
    'for outfits that start with the shoes',
  ],
  accessories: [
    'for the last touch before you leave the house',
    'for outfits that need one more detail',
    'for every day and the days in between',
  ],
  clothing: [
    'for your everyday wardrobe',
    'for the outfit you reach for first',
    'for mornings when dressing should be easy',
  ],
  plants: [
    'for a greener home',
    'for everyone who likes to watch things grow',
    'for green corners, indoors and out',
  ],
  furniture: [
    'for the room where life happens',
    'for a home that feels like yours',
    'for the corner that still lacks something',
  ],
  kitchen: [
    'for your kitchen and your table',
    'for breakfast, dinner and everything in between',
    'for everyone who likes to set the table',
  ],
  food: [
    'for the small break in the day',
    'for sharing, or for keeping to yourself',
    'for your table and your pantry',
  ],
  beauty: [
    'for your daily routine',
    'for a few minutes just for you',
    'for the bathroom shelf and the travel bag',
  ],
  toys: [
    'for afternoons of play',
    'for little hands and big ideas',
    'for birthdays, and for days without a reason',
  ],
  stationery: [
    'for ideas, lists and everything you want to keep',
    'for your desk and your bag',
    'for everyone who likes paper',
  ],
  photo: [
    'for everyone who sees pictures everywhere',
    'for your next pictures',
    'for moments you want to keep',
  ],
  electronics: [
    'for work, play and everything in between',
    'for your setup',
    'for your desk at home or at work',
  ],
  sports: ['for weekends on the move', 'for everyone who would rather move than sit', 'for active days'],
  pets: ['for the ones with four paws', 'for your favorite housemate', 'for everyday life with pets'],
  home: [
    'for a home that feels like yours',
    'for cozy evenings at home',
    'for the shelf, the table or the windowsill',
  ],
  other: ['for you, or for someone you like', 'for every day', 'for everyone who likes to choose with care'],
};
