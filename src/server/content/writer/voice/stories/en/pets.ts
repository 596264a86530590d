export const pets = {
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
    lessons: {
      formal: [
        'Where you walk decides how long a lead should be: short beside traffic, longer across fields. Think of your daily round, and then of {ours}.',
        'Clip and stitching carry the weight, so check them now and then. Make it a habit on the first of the month, at the door, with {ours}.',
        'A loop round the hand is safer than a turn round the fingers. Get used to it on the first walk with {ours}.',
        'Mud and salt are hard on a clip. Rinse them off, hang everything up to dry, and the moving parts keep moving on {ours}.',
      ],
      informal: [
        'Main road or meadow? Traffic wants it short, fields allow more, so picture your usual walk before you choose {ours}.',
        'All that squirrel-chasing hangs on one clip and some stitching. Give both a look now and then, then off you go with {ours}.',
        'Wrapped round your fingers, and then a cat comes by. Ouch. Loop round the hand instead, then say “walkies” and reach for {ours}.',
        'You rinse the dog after the beach. Salt and mud are no good for the clip either, so give a rinse and a hook to {ours}.',
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
    lessons: {
      formal: [
        'Measure your companion stretched out and asleep, and add a hand’s width. With that number, quietly written down, look at {ours}.',
        'A pet bed wants a place without a draught but with a view of the room. Find that corner before you put down {ours}.',
        'New things smell of nobody. Lay something familiar inside for the first nights, and leave the rest to the future owner of {ours}.',
        'Sooner or later it will be washing day. Before you choose a bed, see whether the cover comes off, and check that on {ours}.',
      ],
      informal: [
        'Curled up is a trick, stretched out is the truth. Wait for the big stretch, measure, add a hand, and compare with {ours}.',
        'Nobody naps well in a draught, and nobody wants to miss the fridge opening. A calm corner with a view, then, for {ours}.',
        'Of course the cardboard box is better: it smells of home. Put an old jumper in for the first nights, and give a chance to {ours}.',
        'Muddy paws, wet nose, biscuit crumbs. Check if the cover comes off for the wash before anybody moves into {ours}.',
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
    lessons: {
      formal: [
        'Stomachs like slow changes. Over about a week, mix in a little more of the new food each day, until the bowl belongs to {ours}.',
        'Guessing tends to be generous. Weigh the portion once, as the pack says for your pet’s weight, and you’ll know how much to serve of {ours}.',
        'Cool, dry and closed is how an opened pack should be kept. Clear a shelf before you cut open {ours}.',
        'Fresh water belongs next to every bowl, and questions about feeding belong with your vet. Fill the one, ask the other, and then serve {ours}.',
      ],
      informal: [
        'New menu? Not overnight. About a week, a bit more every day, and let the nose get used to {ours}.',
        'Those eyes say double, the pack says otherwise. Weigh it once for the right body weight, and stay strong with {ours}.',
        'Left open by the radiator, no dinner gets better. Fold it shut, keep it cool and dry, and guard {ours} from burglars with tails.',
        'Bowl of food, bowl of fresh water: they come as a pair. Not sure about something? Ask your vet first, then ring the dinner bell for {ours}.',
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
    lessons: {
      formal: [
        'A toy should be too large to be swallowed, and go when it’s damaged. Think of your pet’s mouth first, and then of the size of {ours}.',
        'Toys put away for a week come back as new ones. Keep a basket in the cupboard, and let the old ones take turns with {ours}.',
        'On the floor, a toy is only a thing; with you, it becomes a game. Sit down for the first round yourself, with {ours} between you.',
        'Chewers, chasers and carriers want different things. Watch yours for an evening, and you’ll know what to make of {ours}.',
      ],
      informal: [
        'If it fits down the throat, it’s too small, and if it’s falling apart, it goes. Keep that in mind when you throw {ours}.',
        'Bored already? Hide a few for a week, and they come back as new ones. The understudy for tonight could be {ours}.',
        'You throw, they stare at you. Play along first, on all fours if you must, and make a happy fool of yourself with {ours}.',
        'Does yours chew, chase or carry things proudly through the flat? Different jobs, different tools, so take a good look at {ours}.',
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
    lessons: {
      formal: [
        'In a far corner, a scratching post is soon forgotten. Where your cat sleeps or passes by is the better place, so make room there for {ours}.',
        'Your cat should be able to stretch out fully against a scratching post. Measure at full stretch, ideally after a nap, and compare with {ours}.',
        'One wobble, and a post gets ignored. Before you call the cat, see how firmly it stands and give a gentle push to {ours}.',
        'With a little catnip, or a toy on a string, the introduction is easier. Have it in your pocket on the day you set up {ours}.',
      ],
      informal: [
        'Behind the door, nobody passes by. Pick the route to the sofa or the place for naps, and sacrifice that prime spot to {ours}.',
        'Long cat, longer cat: wait for the after-nap stretch and measure that. Now you know how tall you need {ours}.',
        'Wobble once, and you’re back to the sofa arm. Check that it stands firm, give it a nudge, then send in the boss to test {ours}.',
        'Cats don’t read adverts. A pinch of catnip or a toy on a string does the talking, so let them do the pitch for {ours}.',
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
