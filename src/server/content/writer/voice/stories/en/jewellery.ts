export const jewellery = {
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
    lessons: {
      formal: [
        'Lengths that lie too close get in each other’s way. Leave a finger’s width between them, and there’ll be a place of its own for {ours}.',
        'One you like already knows the answer: measure it from end to end, and the number tells you where the next will sit. Compare it with {ours}.',
        'It’s the open chains that knot. Close the clasp before you put it away, and tomorrow evening begins without untangling {ours}.',
        'A high neckline likes a longer length, an open one a shorter. Choose what you’ll wear on Saturday, and then hold it beside {ours}.',
      ],
      informal: [
        'Layering isn’t a pile-up. Keep a finger’s width between the lengths, and slot in {ours}.',
        'Will it hit your collarbone or your soup? Measure one you like, end to end, and work out where you’d find {ours}.',
        'Knots happen overnight, and only to the open ones. Shut the clasp first, and spare your fingernails and {ours} the struggle.',
        'Roll neck: go long. Open neck: go short. They won’t fight for attention, so check the outfit, then fasten {ours}.',
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
    lessons: {
      formal: [
        'A strip of paper round the wrist, plus a finger’s width: so it has room to move. Lay the strip beside a ruler, and choose {ours} by that.',
        'When you wear several, mix widths rather than colours, and the stack looks planned. See what you have, and add {ours}.',
        'Soap leaves a film on almost anything. A small dish by the sink is the place, while you wash up, for {ours}.',
        'On the hand you write with less, it knocks against fewer tables. Offer your quieter wrist to {ours}.',
      ],
      informal: [
        'No tape? Paper strip round the wrist, add a finger’s width so it can move. That’s your number for {ours}.',
        'Want a stack that looks as if you meant it? Mix the widths, not the colours, and start with {ours}.',
        'Hands in the suds, film on everything. Take it off before you tackle the pans, and keep your eye on {ours}.',
        'Clonk, says the desk, with every email. Swap to the hand you write with less, and you’ll hear less of {ours}.',
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
    lessons: {
      formal: [
        'Hairspray and perfume leave a film, so let them go first. The last thing before the door should be {ours}.',
        'On a journey, hook them through a strip of card, and a pair stays a pair. An old postcard will do for {ours}.',
        'Hair worn down asks for longer ones; worn up, it lets small ones be seen. Decide that at the mirror, and then reach for {ours}.',
        'For sensitive ears, ask what post and hook are made of, and not only the part that shows. It’s a fair question to put about {ours}.',
      ],
      informal: [
        'Spray, scent, then sparkle: do it the other way round and they get a film. Save the finale for {ours}.',
        'One in the suitcase, one in the hotel carpet. Hook both through a bit of card when you travel, and come home with all of {ours}.',
        'Hair down, go longer; bun, go as small as you like. Sort out the top floor first, then hang up {ours}.',
        'Ears that sulk? It’s the post and hook that touch you, so ask what those are made of before you say yes to {ours}.',
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
    lessons: {
      formal: [
        'Cold mornings make you choose too small. Wait for the evening, when your hands are warm, and measure your finger then for {ours}.',
        'It sits on the finger, but it has to pass the knuckle. Measure both, and you’ll be ready for {ours}.',
        'Wide ones feel tighter than narrow ones of the same size. Look at the width as well as the number when you turn to {ours}.',
        'Dough, dumbbells and gardening are better done without. Keep one fixed place by the door or the sink, a saucer perhaps, for {ours}.',
      ],
      informal: [
        'Fingers shrink at breakfast. Measure in the evening, hands nice and warm, and don’t rush it with {ours}.',
        'Fits the finger, stuck at the knuckle: everyone’s been there. Measure both, leave the soap in its dish, and slide on {ours}.',
        'Same size, wider band, tighter feel. Keep that in mind before you point at {ours}.',
        'Off for pizza dough, off for dumbbells, off for digging. One saucer, always the same one, and you’ll never have to ask who’s seen {ours}.',
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
    lessons: {
      formal: [
        'A seam or a double layer gives the weight something to hang on to. Feel for one along the lapel, and you’ve found the place for {ours}.',
        'On thin fabric, a scrap of felt inside keeps it upright. Cut one from the sewing box, and keep it together with {ours}.',
        'Winter scarves hide what sits too low. On a coat, go a little higher than feels right, and people will see {ours}.',
        'Listen for a click, or feel for a turn: that’s how the catch should close. Make it the last thing you do before you leave the house with {ours}.',
      ],
      informal: [
        'Pinned to one thin layer, it hangs its head. Go for a seam or a double bit, and it’s chin up for {ours}.',
        'Floppy blouse? Sneak a scrap of felt in behind, and things stand up straight. Nobody will know but you and {ours}.',
        'Feels too high on your coat? That’s the spot: any lower, and the scarf eats it. Pin it there, and people get to see {ours}.',
        'Keys, phone, click. Check that the catch has closed before you’re out of the door, and you’ll have fewer pavements to search for {ours}.',
      ],
    },
    asks: {
      formal: ['Coat, scarf or hat?', 'Is there an heirloom in your family?'],
      informal: ['Strangest thing you’ve ever pinned one to?', 'Left side or right?'],
    },
  },
};
