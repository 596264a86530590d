import type { StoriesOf } from '../stories.ts';

export const shoes: StoriesOf<'shoes'> = {
  sneakers: {
    stories: {
      formal: [
        'The map says twenty minutes on foot. You decide against the taxi, in {ours}.',
        'Even a suit has learned to relax from the ankles down. Try it with {ours}.',
        'Two museums, one market, supper on the other side of the river. You set out at nine, in {ours}.',
        'Bread at eight, friends at noon, and at midnight you’re still out. So much for a short walk in {ours}.',
      ],
      informal: [
        'One pair by the door always gets picked without thinking. Put {ours} in its way.',
        'Bus in one minute, stop two streets off. Run for it in {ours}.',
        'Standing tickets, two support acts, a queue for everything. You’ll want {ours}.',
        'Five pairs in the hall, and your flatmate says that’s four too many. Make it six, with {ours}.',
      ],
    },
    asks: {
      formal: [
        'With a suit: yes, no, or only on Fridays?',
        'Laces tied, or tucked away?',
        'White, or any colour but white?',
        'For walking or for standing about?',
        'Which city did you walk the most in?',
        'Clean on Sundays, or worn as they are?',
      ],
      informal: [
        'How many pairs are in your hall right now?',
        'Keep them clean, or let them live?',
        'Box kept or box thrown out?',
        'Double knot or tucked in?',
        'How many pairs by the door right now?',
        'Socks showing or hidden?',
      ],
    },
  },
  'running-shoes': {
    stories: {
      formal: [
        'Before breakfast, the park belongs to three dogs and a heron. Join them in {ours}.',
        'Half an hour before the emails and the news is yours alone. Spend it in {ours}.',
        'The first mile grumbles, the second begins to hum. Give it time, and {ours}.',
        'You know a foreign city better once you’ve run along its river at six. Pack {ours}.',
      ],
      informal: [
        'Longest stretch of any run: from the bed to the front door. After that it’s only running, in {ours}.',
        'Everyone at work has heard about your half marathon. Now you’ll have to run it, in {ours}.',
        'Raining, dark, and your running mate’s already outside, the monster. Get into {ours}.',
        'Your watch says five kilometres, your face says marathon. Walk the last bit in {ours}, nobody’s looking.',
      ],
    },
    asks: {
      formal: [
        'At dawn, at lunchtime or after work?',
        'Forest, river or round the block?',
        'Morning run or evening run?',
        'Which route is yours?',
        'With a watch or by feeling?',
        'Five, ten or until it rains?',
      ],
      informal: [
        'What’s your song for the last mile?',
        'Who or what gets you out of the door?',
        'Playlist or podcast?',
        'Who talks you into it?',
        'First thing at the finish: tea, beer or bed?',
        'Laces: single or double knot?',
      ],
    },
  },
  boots: {
    stories: {
      formal: [
        'Leaves on the pavement, lamps lit by five. Out of the cupboard come the umbrella, the thick coat and {ours}.',
        'Every autumn there’s one morning when shoes are suddenly too little. Have {ours} ready for it.',
        'A dress, a long coat, trousers tucked in: choose from the ground up, and the rest follows. Start with {ours}.',
        'Gravel drive, wet lawn, a dog who has already gone ahead. By the back door, ready for you: {ours}.',
      ],
      informal: [
        'Summer’s over, and secretly you’re pleased. You’ve been waiting for {ours}.',
        'From October to March, outfits are planned upwards. At the bottom: {ours}.',
        'Grey sky, wet leaves, coffee to go: basically the opening of a film. Enter you, in {ours}.',
        'Your trainers went out in November once, and never forgave you. This time, wear {ours}.',
      ],
    },
    asks: {
      formal: ['Ankle, calf or knee?', 'Trousers tucked in or over the top?'],
      informal: [
        'When does boot season start: September or first frost?',
        'Puddles: round them or through them?',
      ],
    },
  },
  sandals: {
    stories: {
      formal: [
        'There’s a day in spring when the socks simply stay in the drawer. Put {ours} by the door.',
        'Breakfast on the terrace, a dip, the market, one last glass by the harbour. All in a day, all in {ours}.',
        'Packing for the islands is quickly done: a swimsuit, a book and {ours}.',
        'Cool tiles, then hot stone, then sand. On the way down to the water, you’ll be glad of {ours}.',
      ],
      informal: [
        'You can hear the ice cream van, and it’s already turning the corner. No time for laces: {ours}.',
        'White stripe where the sock ends? You’ve been sunbathing in the wrong shoes, so try {ours}.',
        'Half the beach comes home with you anyway. Shake out {ours} at the door.',
        'It isn’t warm, it’s only April, and you’re doing it regardless. Goosebumps all the way down to {ours}.',
      ],
    },
    asks: {
      formal: ['Where did yours last take you?', 'Beach, terrace or cobbled lanes?'],
      informal: ['Socks in sandals: crime or comeback?', 'When’s the first sockless day of your year?'],
    },
  },
  heels: {
    stories: {
      formal: [
        'Stone floor, high ceiling, a few steps before anyone looks up. They’ll have heard {ours}.',
        'The dress has been hanging ready since Thursday. All it’s waiting for: {ours}.',
        'Some evenings begin in the taxi, with a last look down. Enjoy the view of {ours}.',
        'A white shirt and old jeans may go to dinner, too. Take them there in {ours}.',
      ],
      informal: [
        'Cobbles, a drain cover, and the lawn at the wedding. You’ll cross all three in {ours}, on somebody’s arm.',
        'Practise in the kitchen, carrying two plates. After that, any red carpet’s easy in {ours}.',
        'By two in the morning half the dance floor is barefoot. Until then, it’s {ours}.',
        'Everyone’s ready, the taxi’s outside. One last thing from the box under the bed: {ours}.',
      ],
    },
    asks: {
      formal: ['Block, kitten or stiletto?', 'What do you wear yours to: work, weddings or neither?'],
      informal: ['When do yours come off: at midnight, or in the taxi home?', 'Ever walked home barefoot?'],
    },
  },
  loafers: {
    stories: {
      formal: [
        'Meeting at nine, lunch with clients, a terrace at six. Nobody goes home to change, least of all out of {ours}.',
        'Bare ankles in June, a good sock in October. The calendar has little say over {ours}.',
        'In Italy even the newspaper is fetched in decent shoes. Adopt the custom, with {ours}.',
        'A long coat wants something quiet to end on. At floor level, we suggest {ours}.',
      ],
      informal: [
        'Doorbell, parcel, neighbour watching. One step, and you’re in {ours}.',
        'Tying laces before the first coffee should be illegal. Slip into {ours} and stay within the law.',
        'At airport security there’s always one man undoing his boots. You’re right behind him, smug, in {ours}.',
        'Under the table nobody can see you’ve slipped one off. Just find {ours} before the bill comes.',
      ],
    },
    asks: {
      formal: ['With socks or without?', 'Suit, chinos or jeans?'],
      informal: ['Laces: do you still remember how?', 'How fast are you out of the door in the morning?'],
    },
  },
  slippers: {
    stories: {
      formal: [
        'The day ends in the hall: coat on the hook, keys in the bowl, feet in {ours}.',
        'In some houses guests are offered a drink first, in others something for their feet. Keep {ours} for them.',
        'Six in the morning, stone tiles, the kettle at the far end of the kitchen. You make the journey in {ours}.',
        'Soup tastes different once the shoes are off. Sit down to supper in {ours}.',
      ],
      informal: [
        'Taking the bins out counts as leaving the house. The neighbours will get to know {ours}.',
        'Bathroom floor, January, two in the morning. You’ll be thinking of {ours}.',
        'Working from home has one rule below the desk: {ours}.',
        'There’s a monster under the bed, and it only eats bare feet. Quick, into {ours}.',
      ],
    },
    asks: {
      formal: ['Shoes on or off when guests come?', 'What’s the first thing you do when you get home?'],
      informal: [
        'Furthest you’ve ever gone in yours: bins, shop or office?',
        'Barefoot, socks or slippers at home?',
      ],
    },
  },
};
