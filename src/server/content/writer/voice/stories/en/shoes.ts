export const shoes = {
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
    lessons: {
      formal: [
        'By evening, feet are a little larger than at breakfast. Choose that hour, and the socks you’ll wear, to try on {ours}.',
        'Laces loosened before you step out keep the heel in shape for longer. It takes five seconds in the hall, well spent on {ours}.',
        'Each pair would like a day to air. Alternate between two, and let the second one be {ours}.',
        'Wet mud only moves when you wipe it. Let it dry, knock it off, and then wipe: patience is half of caring for {ours}.',
      ],
      informal: [
        'Feet grow by teatime, a little. So try them on in the evening, in your real socks, and then decide about {ours}.',
        'Treading down the back to get out quicker? The heel loses its shape that way. Loosen the laces first, and step out of {ours} like a grown-up.',
        'Same pair every day, and it never gets to air. Have two and swap: Mondays the old ones, Tuesdays {ours}.',
        'Don’t wipe wet mud, you’re just painting with it. Dry, knock, wipe, in that order, and back on the street in {ours}.',
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
    lessons: {
      formal: [
        'Feet slide forward on every step. A thumb’s width in front of the longest toe gives them room, so bring your thumb when you try on {ours}.',
        'The long route can wait for a week. Take a few short runs first, round the park and home again, to break in {ours}.',
        'Newspaper inside, the radiator far away: that’s how they should dry after rain. Keep Sunday’s pages by the door for {ours}.',
        'Everyday walking wears the sole in other places. Keep an old pair for the errands, and save your miles for {ours}.',
      ],
      informal: [
        'Toes hit the front on every downhill? They needed a thumb’s width. Press before you pay, then press on in {ours}.',
        'Race day is a terrible day for a first date. Go out on a few short runs first, just you and {ours}.',
        'Yesterday’s news is today’s sponge. Stuff the wet ones with paper, stay away from the radiator, and see you at the next puddle in {ours}.',
        'To the bakery in those? Walking wears the sole in other places. Save the steps for running, and wear anything but {ours} to buy bread.',
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
    lessons: {
      formal: [
        'The thickest socks you plan to wear belong to the fitting. Bring them, put them on, and only then step into {ours}.',
        'Rolled paper inside holds the shafts upright, and they won’t fold. Keep a magazine in the hall for {ours}.',
        'Quick heat makes many materials brittle. After a wet walk, leave the heater to your hands and a quiet corner to {ours}.',
        'Walk down a slope or some stairs before you decide; the toes shouldn’t touch the front. Your own staircase will do for {ours}.',
      ],
      informal: [
        'Thin socks in the shop, thick ones in January: no wonder they pinch. Wear the fat pair when you try {ours}.',
        'Flopped over in the hall like a tired dog? Rolled-up paper keeps shafts straight. Save a magazine for {ours}.',
        'Wet through, heater right there, so tempting. Don’t: quick heat turns many materials brittle, so it’s slow drying for {ours}.',
        'Flat ground tells you nothing. Go down some stairs, and if your toes don’t knock at the front, up you go again in {ours}.',
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
    lessons: {
      formal: [
        'A small rim of sole should show all round, at the toes as well as the heel. Look down once, from all sides, when you stand in {ours}.',
        'Straps need a little time to find their place. Give them an evening at home before the promenade, and let the holiday begin with {ours}.',
        'Feet swell in the heat. Fasten the straps so that one finger still fits underneath, and walk through the afternoon in {ours}.',
        'Salt and sand should come off after the beach, and the shade is the place to dry. A minute at the garden tap, and {ours} may come along to dinner.',
      ],
      informal: [
        'Toes over the edge pick up every pebble. You want a small rim of sole all round, so check your outline in {ours}.',
        'New straps and a six-mile stroll: no. Spend an evening on the sofa first, feet up, admiring {ours}.',
        'Midday feet are bigger than breakfast feet. One finger should fit under the strap, so leave that gap in {ours}.',
        'Half the beach came home with you. Rinse off salt and sand, dry in the shade, then go for an ice cream in {ours}.',
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
    lessons: {
      formal: [
        'Carpet flatters every shoe; a hard floor tells the truth. Cross the kitchen a few times before you decide on {ours}.',
        'On grass and gravel, a broader heel spreads your weight. Ask where the party is, and let that decide about {ours}.',
        'Half an hour at a time, around the house: that’s how a big evening is prepared. Do the watering, answer the telephone, and do it all in {ours}.',
        'A worn tip is easily replaced, the heel itself is harder to mend. A glance underneath now and then is time well spent with {ours}.',
      ],
      informal: [
        'Everyone’s a model on carpet. Take the kitchen tiles, there and back, and then decide how you feel about {ours}.',
        'Garden wedding, thin heel, and you’re slowly being planted. A broader one spreads your weight on grass, so check the invitation, then {ours}.',
        'Hoovering in them looks silly and works: half an hour at a time, before the big night. Start tonight with {ours}.',
        'Hear that click turn into a scrape? That’s the tip going. Have it replaced before the heel’s next, and dance on in {ours}.',
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
    lessons: {
      formal: [
        'Without laces there is nothing to adjust later. The heel should sit snugly from the first day, so walk a few steps and mind yours in {ours}.',
        'A shoehorn spares the back of the heel each time you slip in. Hang one in the hall, beside the place you’ve chosen for {ours}.',
        'The inside wants a day to dry out. Wear something else in between, and look forward to Wednesday in {ours}.',
        'Between thin socks and none at all may lie half a size. Try both, and then you know how you’ll wear {ours}.',
      ],
      informal: [
        'No laces, no second chances: if the heel slips today, it’ll slip tomorrow. Take a lap round the flat in {ours}.',
        'Using your finger as a shoehorn? Ask your finger, and the back of the heel. Get a real one and glide into {ours}.',
        'Even your comfiest pair needs a day off to dry inside. One day on, one day off: that’s the contract with {ours}.',
        'Socks or no socks isn’t a style question, it can be half a size. Try both before you settle into {ours}.',
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
    lessons: {
      formal: [
        'On stairs a covered heel is the safer choice; open backs are for the sofa. Think of the way to your kettle when you choose {ours}.',
        'A grippy sole suits tiles, a soft one carpet. Look at your own floor first, and then at the underside of {ours}.',
        'Overnight they should air, not lie under a pile of clothes. Next to the bed is a good place for {ours}.',
        'Between two sizes, your socks decide. Put on the ones you wear at home, and see what they say to {ours}.',
      ],
      informal: [
        'Stairs and open backs don’t mix: for steps you want a covered heel. Know your route to the fridge before you slide into {ours}.',
        'Tiles want grip, carpet wants soft. Look down, see which you’ve mostly got, and then stick your feet into {ours}.',
        'Under yesterday’s jeans is no place to spend the night. They need to air, so clear a spot on the floor for {ours}.',
        'In between sizes? Ask your house socks, the thick ones with the bobbles. They’ve got to share a home with {ours}.',
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
