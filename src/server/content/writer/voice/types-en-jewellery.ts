import type { EnglishTypes } from './english-types.ts';

export const typesEnJewellery = {
  necklace: {
    noun: 'necklace',
    hooks: [
      'Where the neckline ends, this begins.',
      'The first thing a mirror notices.',
      'Wear it under a collar or over one.',
      'One necklace, every neckline.',
      'Plain top, dressed neck.',
    ],
    lines: [
      'A plain top and a necklace: dressed in two moves.',
      'It sits where everyone looks while you talk.',
      'Wear it alone or layer it with others.',
      'An open collar looks better with a little something.',
      'Clasped at the back of the neck, and the outfit is done.',
    ],
    tips: [
      'Layering? Leave a finger’s width between the lengths, so that each necklace has a place of its own.',
      'Measure a necklace you like from end to end; the number tells you where the next one will sit.',
      'Close the clasp before putting a necklace away: open chains are the ones that knot.',
      'High neckline, longer necklace; open neckline, shorter one. The two rarely compete that way.',
    ],
    tags: ['Necklace', 'NecklaceOfTheDay', 'LayeredNecklace', 'JewelleryLovers'],
  },
  bracelet: {
    noun: 'bracelet',
    hooks: [
      'For the hand that does the talking.',
      'Sleeves up, bracelet out.',
      'A little something for the wrist.',
      'Stack it, or let it shine solo.',
      'Wrists deserve some attention too.',
    ],
    lines: [
      'It lives on your wrist, so nobody will see it more often than you.',
      'Next to a watch or on a bare wrist, it changes the whole hand.',
      'Something to fidget with in long meetings.',
      'Rolled sleeves in summer, a cuff peeking out of a coat in winter.',
      'Wear one, or stack three.',
    ],
    tips: [
      'Measure your wrist with a strip of paper and add about a finger’s width, so that the bracelet can move.',
      'Stacking bracelets? Mix widths rather than colours, and the stack looks planned.',
      'Take a bracelet off before washing up: soap leaves a film on almost anything.',
      'Wear a bracelet on the hand you write with less, and it will knock against fewer tables.',
    ],
    tags: ['Bracelet', 'BraceletStack', 'ArmCandy', 'WristStack'],
  },
  earrings: {
    noun: 'earrings',
    hooks: [
      'Hair up. Earrings on. Done.',
      'For both of your good sides.',
      'The video call only sees these anyway.',
      'Ears first, outfit second.',
      'Small things beside the face.',
    ],
    lines: [
      'Nobody sees your shoes on a video call, but everybody sees your earrings.',
      'Tuck the hair behind one ear and let them have their moment.',
      'They catch the light each time you turn your head to laugh.',
      'Two small things that make a tired face look awake.',
      'A pony tail, a plain shirt, and earrings to do the rest.',
    ],
    tips: [
      'Put earrings on after hairspray and perfume, not before: both leave a film.',
      'Hook earrings through a strip of card or fabric when you travel, and a pair stays a pair.',
      'Hair worn down asks for longer earrings, hair worn up lets small ones be seen.',
      'Sensitive ears? Ask what post and hook are made of, not only the part that shows.',
    ],
    tags: ['Earrings', 'EarringsOfTheDay', 'EarringLovers', 'StatementEarrings'],
  },
  ring: {
    noun: 'ring',
    hooks: [
      'Which finger gets it?',
      'For hands that talk.',
      'A ring to turn while thinking.',
      'Small thing, looked at all day.',
      'Left hand or right hand?',
    ],
    lines: [
      'Hands on the keyboard, on a cup, on the wheel: a ring is always in the picture.',
      'Some rings mark a promise, others a Tuesday worth remembering.',
      'Worn alone or beside the ones that have been there for years.',
      'You twist it when you think, and miss it when it’s off.',
      'It makes even a hand with a shopping list look elegant.',
    ],
    tips: [
      'Measure your finger in the evening when hands are warm; a cold morning makes you choose too small.',
      'The knuckle counts as well as the finger: a ring has to pass the one to sit on the other.',
      'Wide rings feel tighter than narrow ones of the same size.',
      'Take rings off for dough, dumbbells and gardening, and keep one fixed place to put them.',
    ],
    tags: ['Rings', 'RingStack', 'RingLovers', 'RingOfTheDay'],
  },
  brooch: {
    noun: 'brooch',
    hooks: [
      'Pin it where nobody expects one.',
      'Your plainest coat could use this.',
      'Lapel, scarf or hat?',
      'One pin, new jacket.',
      'Grandmother was right about brooches.',
    ],
    lines: [
      'On a lapel it’s classic, on a knitted hat it’s a wink.',
      'The quickest way to make last year’s coat look chosen.',
      'Pin it where a scarf crosses and the scarf stays put, too.',
      'One size, no fitting room: an easy present.',
      'On a plain dress, a brooch is all the pattern there has to be.',
    ],
    tips: [
      'Pin through a seam or a double layer of fabric, so that the weight has something to hang on to.',
      'Thin fabric? A scrap of felt on the inside keeps a brooch upright.',
      'On a coat, place a brooch a little higher than feels right; it will be seen above the scarf.',
      'Check the catch of a brooch before you leave the house: it should close with a click or a turn.',
    ],
    tags: ['Brooch', 'BroochPin', 'BroochOfTheDay', 'PinIt'],
  },
} satisfies EnglishTypes;
