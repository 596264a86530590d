import type { KindsPhrases } from './phrases.ts';

export const kindsEn: KindsPhrases = {
  jewellery: {
    openings: [
      'Which piece would you never take off?',
      'A small sparkle changes a whole outfit.',
      'A gift, or a treat for yourself?',
    ],
    purposes: [
      'for the finishing touch',
      'for special days and all the others',
      'for someone who deserves a little sparkle',
    ],
    tips: [
      'Put jewelry on last, after perfume and cream.',
      'Store pieces one by one, and chains will not tangle.',
    ],
    tags: ['Jewelry', 'JewelryLovers', 'GiftIdeas'],
  },
  shoes: {
    openings: [
      'Where will your next steps take you?',
      'A good outfit starts at the bottom.',
      'First look: always the shoes.',
    ],
    purposes: [
      'for every step of the day',
      'for the way there and the way back',
      'for outfits that start with the shoes',
    ],
    tips: [
      'Try shoes on in the evening: feet are a little larger then.',
      'Measure both feet and choose by the longer one.',
    ],
    tags: ['Shoes', 'ShoeLovers', 'Footwear'],
  },
  accessories: {
    openings: [
      'What does your outfit still need?',
      'The detail that pulls everything together.',
      'Small detail, whole look.',
    ],
    purposes: [
      'for the last touch before you leave the house',
      'for outfits that need one more detail',
      'for every day and the days in between',
    ],
    tips: [
      'One eye-catcher per outfit is enough; let the rest stay calm.',
      'Pick an accessory that goes with at least three outfits you own.',
    ],
    tags: ['Accessories', 'StyleDetails', 'OutfitIdeas'],
  },
  clothing: {
    openings: [
      'What are you wearing tomorrow?',
      'Which outfit would you build around this?',
      'Room for one more in the wardrobe?',
    ],
    purposes: [
      'for your everyday wardrobe',
      'for the outfit you reach for first',
      'for mornings when dressing should be easy',
    ],
    tips: [
      'Measure a favorite piece lying flat and compare it with the size chart.',
      'Wash inside out and cool: colors stay fresh for longer.',
    ],
    tags: ['Fashion', 'OutfitIdeas', 'EverydayStyle'],
  },
  plants: {
    openings: ['What is growing at your place?', 'A little green changes a room.', 'Windowsill or garden?'],
    purposes: [
      'for a greener home',
      'for everyone who likes to watch things grow',
      'for green corners, indoors and out',
    ],
    tips: [
      'Look at the light first, then choose the plant for the spot.',
      'Feel the soil before watering; most house plants forgive thirst sooner than wet feet.',
    ],
    tags: ['PlantLovers', 'GreenHome', 'Gardening'],
  },
  furniture: {
    openings: [
      'Which corner of your home is still waiting?',
      'One piece can change a whole room.',
      'How do you want to feel at home?',
    ],
    purposes: [
      'for the room where life happens',
      'for a home that feels like yours',
      'for the corner that still lacks something',
    ],
    tips: [
      'Mark the footprint on the floor with tape before you decide.',
      'Measure doors and stairs too, not only the room.',
    ],
    tags: ['Furniture', 'InteriorDesign', 'HomeInspiration'],
  },
  kitchen: {
    openings: [
      'What’s on the table tonight?',
      'The kitchen is where everyone ends up anyway.',
      'Breakfast for one or dinner for many?',
    ],
    purposes: [
      'for your kitchen and your table',
      'for breakfast, dinner and everything in between',
      'for everyone who likes to set the table',
    ],
    tips: [
      'Keep what you use every day within reach and everything else higher up.',
      'Mix two colors at most on one table, and it looks planned.',
    ],
    tags: ['KitchenLove', 'TableSetting', 'HomeCooking'],
  },
  food: {
    openings: ['Hungry yet?', 'Who would you share this with?', 'What does your break taste like?'],
    purposes: [
      'for the small break in the day',
      'for sharing, or for keeping to yourself',
      'for your table and your pantry',
    ],
    tips: [
      'Store opened packs cool, dry and well closed.',
      'Read the list of ingredients from the front: the first one weighs the most.',
    ],
    tags: ['Foodie', 'FoodLovers', 'TasteIt'],
  },
  beauty: {
    openings: [
      'Five minutes just for you: what do you do?',
      'What is part of your routine?',
      'Time for a little care.',
    ],
    purposes: [
      'for your daily routine',
      'for a few minutes just for you',
      'for the bathroom shelf and the travel bag',
    ],
    tips: [
      'Change one thing in your routine at a time, and you will see what it does.',
      'Less is a good start: you can always add more.',
    ],
    tags: ['Beauty', 'SelfCare', 'BeautyRoutine'],
  },
  toys: {
    openings: ['Who gets to play first?', 'What did you play as a child?', 'Rainy afternoon? Play time.'],
    purposes: [
      'for afternoons of play',
      'for little hands and big ideas',
      'for birthdays, and for days without a reason',
    ],
    tips: [
      'Check the age advice first; it is about safety, not talent.',
      'Put some toys away for a while: they feel like gifts when they return.',
    ],
    tags: ['Toys', 'PlayTime', 'KidsGifts'],
  },
  stationery: {
    openings: [
      'Pen or keyboard?',
      'Every good idea starts on a page.',
      'When did you last write something by hand?',
    ],
    purposes: [
      'for ideas, lists and everything you want to keep',
      'for your desk and your bag',
      'for everyone who likes paper',
    ],
    tips: [
      'Leave the first page empty, and starting becomes easier.',
      'Write three tasks a day on paper; crossing them out feels good.',
    ],
    tags: ['Stationery', 'PaperLove', 'DeskInspiration'],
  },
  photo: {
    openings: [
      'What would you photograph first?',
      'Some moments are worth a picture.',
      'Who is usually behind the camera?',
    ],
    purposes: [
      'for everyone who sees pictures everywhere',
      'for your next pictures',
      'for moments you want to keep',
    ],
    tips: [
      'Turn towards the light before you touch any setting.',
      'Take one step closer: most pictures gain by it.',
    ],
    tags: ['Photography', 'PhotoGear', 'PhotographyLovers'],
  },
  electronics: {
    openings: [
      'What does your desk still need?',
      'Work, play or both?',
      'Which device do you switch on first?',
    ],
    purposes: [
      'for work, play and everything in between',
      'for your setup',
      'for your desk at home or at work',
    ],
    tips: [
      'Write down what you will use it for, then compare the specs that matter for it.',
      'Check the ports of your device before you order.',
    ],
    tags: ['Tech', 'TechSetup', 'DeskSetup'],
  },
  sports: {
    openings: [
      'What gets you moving?',
      'Indoors or out in the fresh air?',
      'Who’s coming along this weekend?',
    ],
    purposes: ['for weekends on the move', 'for everyone who would rather move than sit', 'for active days'],
    tips: [
      'Start easy and add a little each week; the habit matters more than the pace.',
      'Pack your things the evening before, and getting going is half as hard.',
    ],
    tags: ['Sports', 'ActiveLife', 'GetMoving'],
  },
  pets: {
    openings: [
      'Who is really in charge at your home?',
      'Four paws, one opinion.',
      'What does your pet do all day?',
    ],
    purposes: ['for the ones with four paws', 'for your favorite housemate', 'for everyday life with pets'],
    tips: [
      'Introduce new things slowly, and let your pet sniff first.',
      'Measure your pet before choosing a size; the breed alone says little.',
    ],
    tags: ['Pets', 'PetLovers', 'PetLife'],
  },
  home: {
    openings: [
      'What makes a home yours?',
      'Which corner do you like best at home?',
      'It is often a detail that makes a room.',
    ],
    purposes: [
      'for a home that feels like yours',
      'for cozy evenings at home',
      'for the shelf, the table or the windowsill',
    ],
    tips: [
      'Group things in threes: it looks calm and yet alive.',
      'Clear a surface completely, then put back only what you like.',
    ],
    tags: ['HomeDecor', 'CozyHome', 'HomeInspiration'],
  },
  other: {
    openings: [
      'Something to look at twice?',
      'A gift, or something for yourself?',
      'Who comes to mind when you see this?',
    ],
    purposes: [
      'for you, or for someone you like',
      'for every day',
      'for everyone who likes to choose with care',
    ],
    tips: [
      'Ask yourself when you would use it first; the answer decides quickly.',
      'Write down what matters to you before you compare.',
    ],
    tags: ['ShopSmall', 'GiftIdeas', 'SmallBusiness'],
  },
};
