import type { StoriesOf } from '../stories.ts';

export const pets: StoriesOf<'pets'> = {
  'dog-lead': {
    stories: {
      formal: [
        'A small sound in the hall, and someone who was fast asleep is standing at the door. You only touched {ours}.',
        'On the evening round you learn the names of all the dogs and of none of their owners. Join them with {ours}.',
        'Out of the door, left as always, along the hedge with the latest news. Neither of you would go without {ours}.',
        'Whatever the forecast says, at seven there is a nose on the edge of the bed. Coat, boots, and {ours}.',
      ],
      informal: [
        '“Walk.” Don’t say it out loud. Don’t even spell it. Just quietly reach for {ours}.',
        'Rain. Sideways. You look at the dog, the dog looks at the door. Fine. Fetch {ours}.',
        'Squirrel! There goes your shoulder. Hold on tight to {ours}.',
        'You planned an hour’s walk. The dog planned an hour per lamp post. Meet in the middle with {ours}.',
      ],
    },
    asks: {
      formal: ['Which walk does your dog choose, if allowed?', 'Who takes the first round in the morning?'],
      informal: ['What’s your dog’s name? Everyone will ask at the park anyway.', 'Who’s walking whom?'],
    },
  },
  'pet-bed': {
    stories: {
      formal: [
        'They have a whole house, and sleep on the one jumper you left on the floor. Make a better offer: {ours}.',
        'Three turns, a sigh, nose under tail: it is an old ceremony and must not be hurried. Hold it in {ours}.',
        'In every home the sun has its favourite spot, and someone knows it to the minute. Put {ours} there.',
        'The first night in a strange house is long for a small animal. Give it one place of its own: {ours}.',
      ],
      informal: [
        'Which side of your bed is yours? None, lately. Open negotiations with {ours}.',
        'Clean washing, your pillow, your face: they’ll sleep on anything. It’s worth a try with {ours}.',
        'Paws twitching, eyes shut, a tiny noise. Big chase going on. Nobody wakes whoever’s in {ours}.',
        'There’s hair on your armchair, and it isn’t yours. Somebody needs a place. Somebody needs {ours}.',
      ],
    },
    asks: {
      formal: ['Where does yours sleep, and where should it?', 'At what hour does your house go quiet?'],
      informal: ['Curled up, stretched out or upside down?', 'Who gets more of the bed: you or the pet?'],
    },
  },
  'pet-food': {
    stories: {
      formal: [
        'They cannot tell the time, and have never yet been late for supper. Be punctual, too, with {ours}.',
        'From six o’clock you are watched, kindly but firmly. Someone knows where you keep {ours}.',
        'Your own lunch you hardly look at, theirs you study to the last line. So take a good look at {ours}.',
        'Some friendships begin with long talks, others with a hand held out and something in it. Hold out {ours}.',
      ],
      informal: [
        'They’ve been fed. They say they haven’t. It’s your word against theirs. Hide {ours}.',
        'You opened it two rooms away, with the radio on. They still heard {ours}.',
        'Somebody’s staring at you. Not blinking. Two minutes to dinner. Better open {ours}.',
        'Suddenly everyone can sit, and wait, and look adorable. Amazing what’s learnt in the presence of {ours}.',
      ],
    },
    asks: {
      formal: [
        'What time is supper in your house, and who announces it?',
        'Fussy, or grateful for everything?',
      ],
      informal: ['How does yours ask for food? Act it out in words.', 'Who claims not to have been fed?'],
    },
  },
  'pet-toy': {
    stories: {
      formal: [
        'Every home office has one colleague who insists on breaks. Keep {ours} beside the desk.',
        'For minutes, nothing moves but the tip of a tail. And then everything at once. The reason: {ours}.',
        'Something is laid at your feet, and two eyes look up at you. There is only one answer: pick up {ours}.',
        'The corner of the rug was once a good idea, and so was your left shoe. Suggest something else: {ours}.',
      ],
      informal: [
        'They own nine and play with the cardboard. You’re an optimist. Try {ours}.',
        'Your slipper has suffered enough. Offer a swap: {ours}.',
        'It’s under the sofa again. You’re on your stomach again. Who’s training whom, with {ours}?',
        'Eleven at night, full gallop across the landing. Tomorrow, wear them out earlier with {ours}.',
      ],
    },
    asks: {
      formal: [
        'What does yours love to play with, apart from your shoes?',
        'Who tires first: you, or your companion?',
      ],
      informal: ['Strangest thing yours has ever carried off?', 'How long does a toy survive at your place?'],
    },
  },
  'scratching-post': {
    stories: {
      formal: [
        'The armchair has survived two moves and three fashions. To survive the cat, it could use {ours}.',
        'First a long stretch, then the claws, then a look as if nothing had happened. Next time, let it happen on {ours}.',
        'A cat signs whatever belongs to her. Let the next signature be on {ours}.',
        'By the window, next to the sofa, on the way to supper: she decides where it has to stand. You merely provide {ours}.',
      ],
      informal: [
        'Rrrrip. You know that sound. That was the sofa. Send help: {ours}.',
        'Cat logic: always the dear side of the sofa, never the cheap chair. Confuse her with {ours}.',
        'You bought a couch. She saw a canvas. For her next exhibition, there’s {ours}.',
        'Six in the morning, and someone’s redecorating the hall with her claws. Offer the artist {ours}.',
      ],
    },
    asks: {
      formal: [
        'Which piece of furniture has your cat chosen?',
        'What is the name of the lady or gentleman of the house?',
      ],
      informal: ['Sofa, carpet or wallpaper: what’s the damage so far?', 'Cat’s name and crime, please?'],
    },
  },
};
