import type { StoriesOf } from '../stories.ts';

export const toys: StoriesOf<'toys'> = {
  doll: {
    stories: {
      formal: [
        'Tea has been poured from an empty pot, and every guest is seated but one. Keep a chair for {ours}.',
        'A name is found within a minute, a whole life story by supper. It begins with {ours}.',
        'In the next room, a child is speaking very seriously to someone. One of these days it may be {ours}.',
        'Tucked in three times, scolded once, forgiven at once: this is how children practise love. It takes someone patient: {ours}.',
      ],
      informal: [
        'Seat belts on. Yours, Mum’s, and one more. Nobody drives off without {ours}.',
        'Some secrets need a listener who’ll never tell. Try {ours}.',
        'The tea’s imaginary, the biscuits are real, and you’re not invited. It’s a private meeting with {ours}.',
        'Nobody goes to bed before somebody else has been put to bed. Good night, {ours}.',
      ],
    },
    asks: {
      formal: [
        'What was the name of yours, when you were small?',
        'Who is invited to the tea party in your house?',
      ],
      informal: [
        'What would you call her? First name that comes to mind.',
        'Who did you tell your secrets to?',
      ],
    },
  },
  'soft-toy': {
    stories: {
      formal: [
        'The night light is on, the story has been read, and still someone is missing from the bed. Fetch {ours}.',
        'A first day at nursery is easier to face with a friend under one arm. It could be {ours}.',
        'Everyone comes to look at the baby, and everyone goes home again. One visitor may stay: {ours}.',
        'Plenty of grown-ups keep one on a shelf and say it belongs to the children. You need not explain {ours}.',
      ],
      informal: [
        'Row three, window seat, no ticket. The conductor turned a blind eye. Travelling with you: {ours}.',
        'Washing day is a tragedy, watched through a round window. You could use an understudy: {ours}.',
        'Monsters under the bed have one known weakness. It sleeps next to you: {ours}.',
        'You’re thirty-four and there’s one on your pillow. So what? Everyone needs backup like {ours}.',
      ],
    },
    asks: {
      formal: ['What was yours called, and where is it now?', 'Who sleeps next to your child at night?'],
      informal: [
        'Do you still have yours? Go on, admit it.',
        'What’s the name of the one that comes on every trip?',
      ],
    },
  },
  puzzle: {
    stories: {
      formal: [
        'The table is taken until Sunday, and dinner will have to move elsewhere. The reason: {ours}.',
        'Corners, edges, and then a long, friendly silence. Nobody wants to talk over {ours}.',
        'Rain on the skylight, a pot of tea, four heads above one table. They are bent over {ours}.',
        'One more piece before bed, you say, and an hour later you say it again. Start early in the evening with {ours}.',
      ],
      informal: [
        'It doesn’t fit. It doesn’t fit. It doesn’t… oh. That moment is the whole point of {ours}.',
        'Everybody up. Who’s sitting on the last piece? You too, cat. It’s always the same with {ours}.',
        'Your phone hasn’t seen you for two hours. It’s worried. Tell it you’re busy with {ours}.',
        'Is it sky? Is it sea? Is it upside down? Breathe. Have a biscuit. Back to {ours}.',
      ],
    },
    asks: {
      formal: ['Alone in silence, or all together?', 'Who in the family puts in the last piece?'],
      informal: [
        'Edges first, or are you an anarchist?',
        'Finished: leave it for a week or straight back in the box?',
      ],
    },
  },
  'board-game': {
    stories: {
      formal: [
        'Plates are pushed aside, one person reads out the rules, another already knows better. Clear the table for {ours}.',
        'Three generations at one table, and no one looking at a screen. All it takes is a wet Sunday, and {ours}.',
        'You believe you know your family, until somebody has to lose. Find out with {ours}.',
        'At ten the guests were about to leave. At midnight they demand a rematch. Do warn them about {ours}.',
      ],
      informal: [
        '“It’s only a game,” says whoever’s winning. Settle it with {ours}.',
        'Grandma cheats. Everyone knows, nobody says a word. Sit opposite her, and open {ours}.',
        'The Wi-Fi’s down. Ten minutes of panic, and then somebody remembers {ours}.',
        'Who’s brought snacks? Who’s brought a grudge? Good, that’s everyone. Get out {ours}.',
      ],
    },
    asks: {
      formal: [
        'Which game was always on the table when you were a child?',
        'Who reads the rules aloud in your family?',
      ],
      informal: ['Who’s the worst loser in your family?', 'Do you let children win? Truth, please.'],
    },
  },
  'building-blocks': {
    stories: {
      formal: [
        'First it is a house, then a ship, and at supper it has to make way for plates. Tomorrow it begins again with {ours}.',
        'A tower grows, everyone holds their breath, and the crash is what it was all for. Once more, with {ours}.',
        'You kneel down to help for a minute. The child has long since gone, and you are still there, with {ours}.',
        'On the carpet a city has risen overnight, and you may cross it only with permission. It all came from {ours}.',
      ],
      informal: [
        'Find one in the dark, barefoot, and the whole street will know that you own {ours}.',
        'Taller. Taller. Too tall. Crash. Again! It’s a full-time job with {ours}.',
        '“What is it?” Never ask. Say “tell me about it”, and sit down next to {ours}.',
        'Dad’s only testing the foundations. He’s been testing since lunch. Somebody else have a turn with {ours}.',
      ],
    },
    asks: {
      formal: [
        'What is being built on your carpet this week?',
        'What did you build most when you were small?',
      ],
      informal: ['By the instructions, or just go?', 'Ever stepped on one at night? Describe the sound.'],
    },
  },
  'toy-car': {
    stories: {
      formal: [
        'The edge of the carpet is a motorway, the chair leg a tunnel. Everyone is four again, with {ours}.',
        'Engine noises are made with the lips, and no one ever had to learn how. You only need {ours}.',
        'Any piece of floor is a road as soon as you kneel down to it. Bring {ours}.',
        'Under the sofa lie some dust, a button and last week’s winner. The next race is open to {ours}.',
      ],
      informal: [
        'Vroom. You just said it in your head. See? You’re ready for {ours}.',
        'Traffic jam in the hallway, three lanes, no way round. The cause: {ours}.',
        'One more lap before bedtime. No, not the child. You. Hand over {ours}.',
        'Delivery for the kitchen: one raisin. Your driver today, at the wheel of {ours}, is three.',
      ],
    },
    asks: {
      formal: ['Which was your favourite when you were little?', 'Where is the racetrack in your home?'],
      informal: [
        'What noise does yours make? Spell it.',
        'What’s the furthest one has ever rolled under your sofa?',
      ],
    },
  },
};
