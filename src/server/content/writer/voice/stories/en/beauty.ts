import type { StoriesOf } from '../stories.ts';

export const beauty: StoriesOf<'beauty'> = {
  cream: {
    stories: {
      formal: [
        'The bathroom door is shut, and for three minutes nobody needs you. Just long enough for {ours}.',
        'Between the shower and the shirt, the morning has a short pause. Fill it with {ours}.',
        'Lamp, book, glass of water: a bedside table shows how someone ends the day. Add {ours}.',
        'Some rituals take an hour, others the length of one song. Choose the song, and open {ours}.',
      ],
      informal: [
        'You’ve bought three, and you use the one within reach. Put {ours} next to the toothbrush.',
        '“Where are you?” Busy. Lock the door and open {ours}.',
        'Wind outside, radiators inside, and your skin in the middle. Stand by it, with {ours}.',
        'Sunday: bath run, door locked, phone in the fruit bowl. Afterwards, {ours}.',
      ],
    },
    asks: {
      formal: ['Mornings or evenings: when do you have more time?', 'Which step do you never skip?'],
      informal: [
        'How many half-finished ones are in your bathroom?',
        'Two minutes or twenty: how long does your routine take?',
      ],
    },
  },
  soap: {
    stories: {
      formal: [
        'Guests look at the towels, out of the window, and at what stands by the basin. There they’ll find {ours}.',
        'From the flower bed to the tea table there’s only one way, and it leads past the tap. Beside it: {ours}.',
        'Twenty seconds, ten times a day: a good twenty minutes a week at the basin. Spend them with {ours}.',
        'A small present for the host shouldn’t need a vase. Bring {ours}.',
      ],
      informal: [
        'You’ve fixed the bike chain, and everything you touch can tell. Touch nothing else before {ours}.',
        '“Washed your hands?” “Yes!” “Properly?” Silence, footsteps, {ours}.',
        'The guest loo is where visitors judge you in peace. Win them over with {ours}.',
        'Onions, garlic, and a date at eight. Off to the sink, with {ours}.',
      ],
    },
    asks: {
      formal: ['Bar or bottle?', 'Which scent takes you back to your grandparents’ bathroom?'],
      informal: ['Do you sing while you wash your hands?', 'What’s standing by your basin right now?'],
    },
  },
  shampoo: {
    stories: {
      formal: [
        'Eyes shut, water running, and there it is: the idea you’ve needed all week. Thank the shower, or {ours}.',
        'A towel round the head, a robe, and for half an hour you’re out of reach. It starts with {ours}.',
        'At the hairdresser’s, the loveliest part is at the basin, with your eyes closed. For the weeks in between: {ours}.',
        'Sunday evening has its order: supper, hair, early bed. For the middle part, there’s {ours}.',
      ],
      informal: [
        'Day four, and that bun is doing a lot of work. Let it down and reach for {ours}.',
        'Tonight in the shower: one voice, one hit, no encore. Your microphone: {ours}.',
        'You’ve read every label in that shower fifty times. Here’s something else to read: {ours}.',
        'Somebody in the house keeps “borrowing” yours. Hide {ours} behind the bathroom cleaner.',
      ],
    },
    asks: {
      formal: ['Hair wash in the morning or at night?', 'What do you think about in the shower?'],
      informal: ['What’s your record without washing it?', 'Which song do you sing in there?'],
    },
  },
  perfume: {
    stories: {
      formal: [
        'Keys, coat, something at the collar, and out. Let that something be {ours}.',
        'Some people can be recognised with your eyes closed. One day they may say it of you, and {ours}.',
        'In a lift, as a stranger steps out, a whole summer can come back. Perhaps yours will smell of {ours}.',
        'Nobody can see it in the photograph, and still it was part of the evening. Put on {ours}.',
      ],
      informal: [
        '“You smell nice, what is it?” No need to be mysterious, it’s {ours}.',
        'Alone, on the sofa, in pyjamas, and you still put some on. That’s between you and {ours}.',
        'Duty-free, six testers, and now you smell of airport. Start over at home, with {ours}.',
        'Late, unironed, hair still wet. One thing you can still get right: {ours}.',
      ],
    },
    asks: {
      formal: ['Wrist, neck or collar?', 'Which scent belongs to your first love?'],
      informal: ['One spray, two, or a cloud?', 'Same one for years, or never twice?'],
    },
  },
  lipstick: {
    stories: {
      formal: [
        'Ninth floor, a mirror in the lift, eleven seconds. Long enough for {ours}.',
        'After dessert there’s a short disappearance, and everyone knows why. In your handbag: {ours}.',
        'The eyes may be tired, as long as the mouth has made up its mind. Let it decide on {ours}.',
        'Over the second glass, somebody leans across and asks what you’re wearing. You may tell them: {ours}.',
      ],
      informal: [
        'You’ve got no plan, no sleep and no clean shirt. You’ve got {ours}.',
        'Parked cars have windows, and windows are mirrors. Three seconds, {ours}, walk on.',
        'Eleven in nearly the same shade, and you can tell them apart blindfolded. Welcome number twelve: {ours}.',
        'Your ex is at the party. Deep breath, shoulders back, {ours}.',
      ],
    },
    asks: {
      formal: ['Red, rose or barely there?', 'With a mirror or from memory?'],
      informal: ['How many are in your bag right now?', 'Before the coffee or after?'],
    },
  },
  'make-up-brush': {
    stories: {
      formal: [
        'Morning light, a mirror, a little powder dancing in the sun. You pick up {ours}.',
        'Painters are particular about what they hold in their hand. Be the same at your mirror, with {ours}.',
        'The quietest minutes of an evening out are the five before it. They’re for you and {ours}.',
        'In a glass by the mirror, between the comb and the hairpins, there’s a place for {ours}.',
      ],
      informal: [
        'Fingers got you through school, and it showed. Try {ours}.',
        'Blend, step back, blend again. You could do this for hours, with {ours}.',
        'Yours are getting washed “next weekend”, and have been since spring. In the meantime: {ours}.',
        'Tutorial: eleven minutes. You, at minute two, with one eye done, pausing to look for {ours}.',
      ],
    },
    asks: {
      formal: ['Daylight or mirror lights?', 'Which step takes you longest?'],
      informal: ['When did you last wash yours? Be honest.', 'Your better eye: left or right?'],
    },
  },
  hairdryer: {
    stories: {
      formal: [
        'Table for eight, and at half past seven your hair is still wet. No need to telephone, with {ours}.',
        'The radio is drowned out, nobody can ask you anything, and ten minutes are all yours. You share them with {ours}.',
        'Lengths after work are lovely, the walk home with wet hair less so. In the sports bag, next to the goggles: {ours}.',
        'Half of what a hairdresser does is patience. For the other half, there’s {ours}.',
      ],
      informal: [
        'Wet fringe, bus in nine minutes, frost outside. Full blast, please: {ours}.',
        '“WHAT?” you shout, and nobody repeats it. They’ll wait until you’ve put down {ours}.',
        'Head down, shake, head up: lion. Again, with {ours}.',
        'Left alone, your hair dries into a shape nobody ordered. Reason with it, using {ours}.',
      ],
    },
    asks: {
      formal: ['Air-dry or blow-dry?', 'Before breakfast or the evening before?'],
      informal: ['How long does yours take to dry?', 'Ever dried a pair of socks with one?'],
    },
  },
};
