import type { StoriesOf } from '../stories.ts';

export const plants: StoriesOf<'plants'> = {
  'house-plant': {
    stories: {
      formal: [
        'The furniture is in, the pictures hang straight, and still the room is waiting for something alive. Introduce {ours}.',
        'Some company asks for very little: a window, some water, a kind word now and then. Make room for {ours}.',
        'A new leaf unrolls, and the whole household is called to look. The next announcement may come from {ours}.',
        'Every home has a corner that no lamp and no chair has ever quite solved. Try {ours}.',
      ],
      informal: [
        'You said the last one was the last one. Then you saw {ours}.',
        'That empty corner has been called “minimalist” for two years now. Enough. Fill it with {ours}.',
        'Never interrupts, never microwaves fish: the home office could use a colleague like {ours}.',
        'It starts with one on the sill. Next thing, you’re saying good morning to {ours}.',
      ],
    },
    asks: {
      formal: ['Which of your plants has been with you longest?', 'Do yours have names? May we hear one?'],
      informal: ['How many is too many? Asking for a windowsill.', 'Overwaterer or forgetter? Own up.'],
    },
  },
  orchid: {
    stories: {
      formal: [
        'Six plates, six glasses, and a space in the middle that candles alone won’t fill. Leave it to {ours}.',
        'Some thanks are too large for a card and too quiet for a speech. Say it with {ours}.',
        'Guests hang up their coats, walk straight past you to the window and lean in. They have seen {ours}.',
        'Orchids keep their own calendar: a long show, a long rest, and then a bud. It would be a pity to hurry {ours}.',
      ],
      informal: [
        'Your mother-in-law will check the windowsill first. Be ready with {ours}.',
        'The bouquet lasted until Thursday. Next time, give someone {ours}.',
        'No flowers for months, and then a bud. Phone everybody. That’s life with {ours}.',
        'Every windowsill needs a diva. The part goes to {ours}.',
      ],
    },
    asks: {
      formal: ['White, pink, or something more daring?', 'Who would you thank with flowers this week?'],
      informal: [
        'Has yours ever bloomed twice? Tell us your secret.',
        'Kitchen, bathroom, bedroom: where is yours happiest?',
      ],
    },
  },
  succulent: {
    stories: {
      formal: [
        'A narrow sill, plenty of sun, and someone who is often away. It would suit {ours}.',
        'Two weeks in Italy, and no neighbour with a key and a list of instructions. You could travel like this with {ours}.',
        'Between the lamp and the books, a desk has just enough space for one living thing. Put {ours} there.',
        'It is possible to love plants and forget to water them. Begin with {ours}.',
      ],
      informal: [
        'You’ve forgotten a fern, a basil and the other basil. No judgement. Start again with {ours}.',
        'Good at forgetting? At last, a talent. You’ll get on with {ours}.',
        '“I watered it twice to be safe.” Please don’t. Just sit there and admire {ours}.',
        'Sun, a bit of grit, and being left alone. Same, honestly. Say hello to {ours}.',
      ],
    },
    asks: {
      formal: [
        'Which plant has forgiven you the most?',
        'Desk, bathroom or kitchen: where is your sunniest sill?',
        'Windowsill or desk?',
        'How often do you water, truly?',
        'Which one has been with you longest?',
        'One, or a whole family of them?',
      ],
      informal: [
        'What’s the longest you’ve forgotten to water anything?',
        'One on the sill, or a whole row by now?',
        'Survived how many holidays?',
        'Ever watered a plastic one by mistake?',
        'Green thumb or good luck?',
        'What’s yours called?',
      ],
    },
  },
  bonsai: {
    stories: {
      formal: [
        'One snip, a step back, a long look. Nothing more today. An evening well spent on {ours}.',
        'Some people keep the years in albums, others in a trunk and a few branches. The second sort will understand {ours}.',
        'There is a moment after work when the hands want something slow. Give them scissors, and {ours}.',
        'An open window, a pot of tea, a tree on the sideboard. Ten minutes pass easily beside {ours}.',
      ],
      informal: [
        'You always wanted a garden. What you’ve got is a shelf. Fair enough: {ours}.',
        'Put the scissors down. Look again. See, that branch was fine. Lesson one from {ours}.',
        'Meditation apps want a password. All you need here is a chair, and {ours}.',
        'Fifteen minutes gone, two leaves cut, zero emails read. An evening with {ours}.',
      ],
    },
    asks: {
      formal: [
        'What in your life has taught you patience?',
        'Do you cut boldly, or think about it for a week?',
      ],
      informal: ['Snip now or sleep on it?', 'What’s the oldest plant in your home?'],
    },
  },
  bouquet: {
    stories: {
      formal: [
        'The door opens, and for a second nobody speaks. It is a good second, and it belongs to {ours}.',
        'Saying sorry, or thank you, or simply that you thought of someone: words come easier behind {ours}.',
        'A Thursday without any occasion is reason enough to bring home {ours}.',
        'Long before anyone reads the card, the message has arrived. Send it with {ours}.',
      ],
      informal: [
        'You forgot. They didn’t. There’s still time for {ours}.',
        'Wine gets drunk, chocolates get shared. Turn up with {ours}.',
        'Someone you love has had a rubbish week. No speech needed, just {ours}.',
        '“Oh, you shouldn’t have!” Yes, you absolutely should. Ring the bell with {ours}.',
      ],
    },
    asks: {
      formal: [
        'Which flower do you choose when no one else is choosing?',
        'When did you last give flowers for no reason?',
      ],
      informal: [
        'Last time someone brought you flowers: what had they done?',
        'Birthday, sorry or just because?',
      ],
    },
  },
  'plant-pot': {
    stories: {
      formal: [
        'A beautiful plant came home and still stands in what it was sold in. It would look different in {ours}.',
        'Roots at the bottom, leaning to one side: the plant has been asking for weeks. The answer could be {ours}.',
        'Even a windowsill full of green can look unfinished. Dress one of the plants in {ours}.',
        'That cutting from a friend’s kitchen has grown roots in its glass of water. It is ready for {ours}.',
      ],
      informal: [
        'Your basil has lived in a yoghurt tub since March. It has noticed. Move it into {ours}.',
        'Nice plant. Shame about the price sticker it’s standing in. Change its outfit: {ours}.',
        'The roots have found the exit. That’s your hint. Next stop, {ours}.',
        'Soil on the floor, soil in your sock, one very smug fern. Repotting went well. The winner lives in {ours}.',
      ],
    },
    asks: {
      formal: [
        'Which of your plants has outgrown its place?',
        'All matching on the sill, or a happy mixture?',
      ],
      informal: [
        'Repotting: newspaper on the floor, or pure courage?',
        'What’s the oddest thing you’ve planted something in?',
      ],
    },
  },
  seeds: {
    stories: {
      formal: [
        'For days there is nothing but soil, and then one morning a green tip. The waiting starts with {ours}.',
        'Next to the kettle stands a row of little pots, inspected before the first tea. They will be home to {ours}.',
        'A whole summer can weigh less than a letter. Hold it in your hand for a moment: {ours}.',
        'Children water them, count to ten and look again. Share {ours} with someone impatient.',
      ],
      informal: [
        'Nothing. Nothing. Nothing. Then one morning you run through the house shouting. All because of {ours}.',
        'You have a windowsill, some soil and very little patience. Two out of three will do for {ours}.',
        'Brag in summer, get your hands dirty first. Step one: {ours}.',
        'Label them. You won’t remember. Nobody ever has. Then sow {ours}.',
      ],
    },
    asks: {
      formal: [
        'What was the first thing you ever grew yourself?',
        'Balcony, garden or windowsill: where do you sow?',
      ],
      informal: ['What have you grown that nobody would believe?', 'How often do you check? Hourly counts.'],
    },
  },
  'garden-tool': {
    stories: {
      formal: [
        'The first mild Saturday, the shed door sticks, the robin is already waiting. Reach for {ours}.',
        'It was only going to be one small job before breakfast, and now it is noon. Mornings disappear like this with {ours}.',
        'After a week of screens the hands are glad of earth. Take them outside with {ours}.',
        'What flowers in spring is settled on a cold afternoon in autumn. Spend that afternoon with {ours}.',
      ],
      informal: [
        'You only went out to look. Two hours later your tea is cold and you’re still out there with {ours}.',
        'Gardens don’t take weekends off, and this one has been growing behind your back. Go and talk to it with {ours}.',
        'Mud to the elbows, a worm rescued, lunch forgotten. That’s a proper Sunday with {ours}.',
        'Borrowing from next door again? They’d like theirs back. Get {ours}.',
      ],
    },
    asks: {
      formal: [
        'Which job in the garden do you secretly enjoy?',
        'What is the first thing you do outdoors in spring?',
      ],
      informal: ['Weeding: therapy or punishment?', 'Gloves on, or dirt under the nails?'],
    },
  },
  'watering-can': {
    stories: {
      formal: [
        'The hottest hour is over, and the whole garden holds its breath. Time for a slow walk with {ours}.',
        'Every plant in the house knows the sound of the tap on Sunday morning. The round begins with {ours}.',
        'No rain this week, says the radio. The tomatoes had guessed as much. Time to step in with {ours}.',
        'Ten minutes among the leaves, before anyone rings or writes. That alone is a reason to fill {ours}.',
      ],
      informal: [
        'One pint glass, eleven trips, one wet carpet. You could also just fill {ours}.',
        'Poor basil, it’s fainted again. Basil does that. Revive it with {ours}.',
        'Your neighbours go on holiday, and guess who gets the key. Bring {ours}.',
        'It isn’t procrastination if the plants are thirsty. Back in ten, off with {ours}.',
      ],
    },
    asks: {
      formal: [
        'Morning or evening: when do you do your round?',
        'Who looks after your plants while you are away?',
      ],
      informal: [
        'Fixed watering day, or whenever something droops?',
        'Which of your plants is the biggest drama queen?',
      ],
    },
  },
};
