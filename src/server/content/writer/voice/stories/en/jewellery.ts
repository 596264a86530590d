import type { StoriesOf } from '../stories.ts';

export const jewellery: StoriesOf<'jewellery'> = {
  necklace: {
    stories: {
      formal: [
        'A black dress asks for nothing and allows everything. Begin with {ours}.',
        'Someone stands behind you, looking for the clasp, and you hold up your hair. A small silence, and {ours}.',
        'An open collar is an unfinished sentence. Finish it with {ours}.',
        'Anniversaries want more than flowers and less than a speech. A small box will do, and in it {ours}.',
      ],
      informal: [
        'White T-shirt, jeans, five minutes. Make it look like a plan with {ours}.',
        'You’ll be playing with it in every dull meeting. Happy fidgeting, with {ours}.',
        'Three chains, one knot, no time. Leave the knot and put on {ours}.',
        'Video calls show a head, a collar and a bookshelf. You’ve done the bookshelf, so now {ours}.',
      ],
    },
    asks: {
      formal: ['Over the collar or under it?', 'Who does up the clasp for you?'],
      informal: ['One, or three in a tangle?', 'Do you take it off at night?'],
    },
  },
  bracelet: {
    stories: {
      formal: [
        'Some things are put on in the morning and come off last at night. Keep a place among them for {ours}.',
        'Not every good year needs a photograph. Remember this one by {ours}.',
        'A sleeveless dress, a warm evening, and room for one small gesture. Make it {ours}.',
        'Presents in small boxes are opened more slowly. Inside, this time: {ours}.',
      ],
      informal: [
        'One looks nice, two look planned, three look like a holiday. Start counting, with {ours}.',
        'Your friend made you one in Year Six, and you wore it till it fell apart. Next in line: {ours}.',
        'Plain outfit, no effort, and still somebody asks where you got that. “That” would be {ours}.',
        'Holidays end, tans fade. What you’ll still be wearing in October: {ours}.',
      ],
    },
    asks: {
      formal: ['On its own or in company?', 'Is there one you never take off?'],
      informal: ['Who gave you your very first one?', 'How many is one too many?'],
    },
  },
  earrings: {
    stories: {
      formal: [
        'You tuck your hair behind your ear, to listen. What comes to light: {ours}.',
        'By candlelight most of an outfit disappears. What stays is a face, and {ours}.',
        'Hall mirror, head to the left, head to the right, coat. That half minute is for {ours}.',
        'A plain shirt and a ponytail make a modest bid. Raise it with {ours}.',
      ],
      informal: [
        'Shoes don’t exist on video calls. Ears do, so put on {ours}.',
        'Somewhere inside the sofa is one half of your favourite pair. Until it turns up, {ours}.',
        'Tired face, dry shampoo, second coffee. Distract them with {ours}.',
        '“Hair up or down?” Up, and here’s why: {ours}.',
      ],
    },
    asks: {
      formal: ['Studs, hoops or something that swings?', 'Which pair do you wear without thinking?'],
      informal: ['How many holes, and do you regret any?', 'What’s your record for losing just one?'],
    },
  },
  ring: {
    stories: {
      formal: [
        'Some promises are spoken, others are simply worn. For either kind: {ours}.',
        'Hands pour tea, turn pages, rest on the edge of the table: they’re always in the picture. Give them {ours}.',
        'You turn it while you think, and notice it only when it’s off. That comes with time, and {ours}.',
        'Next to your grandmother’s there’s still a finger free. Keep it for {ours}.',
      ],
      informal: [
        '“Show me your hand!” needn’t mean what everyone thinks. It may just be about {ours}.',
        'Ordinary Tuesday, the thing’s finally finished, and nobody’s throwing a party. Mark it with {ours}.',
        'Even a hand with a shopping list can look as if it owned a yacht. Try it with {ours}.',
        'It came off for the pizza dough, and now everyone’s looking. On the windowsill, as always: {ours}.',
      ],
    },
    asks: {
      formal: ['On which finger?', 'Does yours have a story?'],
      informal: ['Left hand, right hand or both?', 'Ever lost one in a cake?'],
    },
  },
  brooch: {
    stories: {
      formal: [
        'A plain coat has a lapel for a reason. The reason could be {ours}.',
        'Grandmother only wore hers to the opera. You may wear {ours} to the market.',
        'Your jacket has been to a great many meetings and never said a word. Let it speak, with {ours}.',
        'One pinprick, one look in the mirror, a little higher, there. Take that moment for {ours}.',
      ],
      informal: [
        'Denim jackets always have room for one more opinion. Pin on {ours}.',
        'Stain on the blazer, two minutes to go. Cover it, and call it style: {ours}.',
        'No size, no fitting room, no “it’s a bit tight”. That’s the present sorted: {ours}.',
        'Hat, bag, curtain, collar: if it’s fabric, it’s fair game. Find a spot for {ours}.',
      ],
    },
    asks: {
      formal: ['Coat, scarf or hat?', 'Is there an heirloom in your family?'],
      informal: ['Strangest thing you’ve ever pinned one to?', 'Left side or right?'],
    },
  },
};
