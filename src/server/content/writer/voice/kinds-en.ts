import type { Voice } from './voice.ts';

export const kindsEn: Voice['kinds'] = {
  jewellery: {
    hooks: [
      'Which piece would you never take off?',
      'The outfit was nearly finished.',
      'A gift, or a treat for yourself?',
      'Something that catches the light.',
    ],
    lines: [
      'It’s often the smallest detail that people remember.',
      'For birthdays, anniversaries and unannounced Wednesdays.',
      'Put on last, noticed first.',
      'Some pieces you wear once, others for years.',
    ],
    tags: ['Jewellery', 'JewelleryLovers', 'JewelleryGift'],
  },
  shoes: {
    hooks: [
      'Good outfits start at the bottom.',
      'First look: always the shoes.',
      'Where are they taking you?',
      'Try them on. Walk about.',
    ],
    lines: [
      'Every good walk starts with the right shoes.',
      'For the office, the park and the long way home.',
      'You see the shoes first, whatever people say.',
      'There’s always a reason for another pair.',
    ],
    tags: ['Shoes', 'ShoeLovers', 'ShoesOfTheDay'],
  },
  accessories: {
    hooks: [
      'Nearly dressed. One thing missing.',
      'Small detail, whole look.',
      'The last thing on the way out.',
      'What does the outfit still need?',
    ],
    lines: [
      'The last touch before the door makes the difference.',
      'Plain clothes like a little company.',
      'It’s the detail that somebody asks about.',
      'One good thing to finish what the wardrobe began.',
    ],
    tags: ['Accessories', 'StyleDetails', 'OutfitDetails'],
  },
  clothing: {
    hooks: [
      'What are you wearing tomorrow?',
      'Room for one more hanger?',
      'Which outfit would you build around this?',
      'Getting dressed, made easier.',
    ],
    lines: [
      'For mornings when you’d rather not think too long.',
      'The wardrobe is full, and there’s still room for this.',
      'Wear it once your way, then again another way.',
      'Some clothes never make it back to the wardrobe.',
    ],
    tags: ['Fashion', 'OutfitInspiration', 'EverydayStyle'],
  },
  plants: {
    hooks: [
      'What is growing at your place?',
      'A little green changes a room.',
      'Windowsill or garden?',
      'Soil under the nails again.',
    ],
    lines: [
      'Something to look after, and to look at.',
      'A bit of green does every room good.',
      'The first thing to check on in the morning.',
      'Growing things teaches you patience.',
      'For windowsills, balconies and sunny corners.',
      'Something green makes a room feel fresh.',
    ],
    tags: ['PlantLovers', 'GardeningLife', 'GreenHome'],
  },
  furniture: {
    hooks: [
      'Which corner is still waiting?',
      'One piece, and the room shifts.',
      'Measure twice, then sit back.',
      'The room was missing something.',
    ],
    lines: [
      'A home comes together one piece at a time.',
      'Move the rest a little, and there’s a place for it.',
      'Made for everyday life, coffee rings and all.',
      'Some rooms just need one more piece.',
    ],
    tags: ['Furniture', 'InteriorInspiration', 'HomeInspiration'],
  },
  kitchen: {
    hooks: [
      'Everyone ends up in the kitchen.',
      'What’s on the table tonight?',
      'Kettle, pan, plate, repeat.',
      'Cooking is half the evening.',
    ],
    lines: [
      'The good parties have always been in the kitchen.',
      'Something simmers, somebody talks, somebody sets the table.',
      'Used every day, so it may as well be something you like.',
      'From the first coffee to the last plate.',
    ],
    tags: ['Kitchen', 'KitchenInspiration', 'HomeCooking'],
  },
  food: {
    hooks: [
      'Is anyone hungry yet?',
      'Share it, or hide it well.',
      'For the small break in the day.',
      'Taste first, talk later.',
    ],
    lines: [
      'One for the table, one for the cupboard.',
      'Good food needs no occasion, only an appetite.',
      'Somebody in the house will find it first.',
      'Put it in the middle of the table and watch.',
    ],
    tags: ['Foodie', 'FoodLovers', 'TastyTreats'],
  },
  beauty: {
    hooks: [
      'Bathroom door shut. Peace.',
      'A few minutes just for you.',
      'What is part of your routine?',
      'Mirror, deep breath, begin.',
    ],
    lines: [
      'A small routine makes a big difference to a morning.',
      'The shelf above the basin has room for one more.',
      'Slowly, for once, and with the door locked.',
      'There’s always a moment for it between waking up and going out.',
    ],
    tags: ['Beauty', 'SelfCare', 'BeautyRoutine'],
  },
  toys: {
    hooks: [
      'Who gets to play first?',
      'Rainy afternoon? Play time.',
      'What did you play as a child?',
      'The carpet is a whole world.',
    ],
    lines: [
      'An afternoon on the floor goes by fast.',
      'It’s bedtime, and there’s one more round to play.',
      'Grown-ups may join in, if they’re asked.',
      'For birthdays, and for days without a reason.',
    ],
    tags: ['Toys', 'PlayTime', 'KidsGifts'],
  },
  stationery: {
    hooks: [
      'Paper first, screen later.',
      'Every good idea starts small.',
      'When did you last write by hand?',
      'The desk drawer just got better.',
    ],
    lines: [
      'There’s something about paper that no app can replace.',
      'On a tidy desk, even Monday looks manageable.',
      'For lists, letters and thoughts that should stay.',
      'You only came to look, and left with stationery.',
    ],
    tags: ['Stationery', 'StationeryLove', 'DeskInspiration'],
  },
  photo: {
    hooks: [
      'What would you photograph first?',
      'Some moments want keeping.',
      'The light is good today.',
      'Usually behind the camera?',
    ],
    lines: [
      'A good picture makes you look a little longer.',
      'Same walk, different eyes.',
      'In ten years you’ll be glad that somebody took it along.',
      'Every family has one person who is in no picture.',
    ],
    tags: ['Photography', 'PhotoGear', 'PhotographyLovers'],
  },
  electronics: {
    hooks: [
      'What does your desk still need?',
      'Plug in. Carry on.',
      'Work, play or both?',
      'Small upgrade, easier day.',
    ],
    lines: [
      'For work, for play and for everything in between.',
      'It does its job, and you get on with yours.',
      'Set up once, used every day.',
      'For the desk, the sofa, or the seat by the window.',
    ],
    tags: ['Tech', 'TechSetup', 'Gadgets'],
  },
  sports: {
    hooks: [
      'What gets you moving?',
      'Shoes on, phone off.',
      'Outside is still there.',
      'Who’s coming along this weekend?',
    ],
    lines: [
      'Tired legs, clear head: a fair trade.',
      'Half an hour counts, and so do ten minutes.',
      'The hardest part is leaving the sofa.',
      'Bring a friend, and you’ll both turn up.',
    ],
    tags: ['Sports', 'ActiveLife', 'GetMoving'],
  },
  pets: {
    hooks: [
      'Who is really in charge here?',
      'Four paws, one opinion.',
      'Someone is watching you read this.',
      'For the one with the tail.',
    ],
    lines: [
      'They can’t say thank you, so they shed on your trousers.',
      'Home is where somebody runs to the door.',
      'The most photographed member of the family.',
      'They own the sofa, and let you sit on it.',
    ],
    tags: ['Pets', 'PetLovers', 'PetLife'],
  },
  home: {
    hooks: [
      'Which corner do you like most?',
      'Something small for the shelf.',
      'Home again. Shoes off.',
      'The room will notice.',
    ],
    lines: [
      'Small details make a room yours.',
      'It’s your home, so make it look like you.',
      'Move two things, add one, and the room looks new.',
      'Some evenings are for staying in and looking around.',
    ],
    tags: ['HomeDecor', 'CosyHome', 'HomeInspiration'],
  },
  other: {
    hooks: [
      'Have you seen this one yet?',
      'A gift, or yours to keep?',
      'Worth a second look.',
      'Look what caught our eye.',
      'What do you think of this?',
    ],
    lines: [
      'For you, or for somebody you like.',
      'Sometimes you only know it when you see it.',
      'Some things make you look twice.',
      'A small shop is good for finds like this.',
      'You never know what you’ll find until you look.',
    ],
    tags: ['ShopSmall', 'ShopIndependent', 'SmallBusiness'],
  },
};
