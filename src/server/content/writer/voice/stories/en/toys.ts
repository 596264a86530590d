export const toys = {
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
    lessons: {
      formal: [
        'Small shoes and buttons are the reason for the age advice. Read it before you choose, think of who will play, and then consider {ours}.',
        'For small hands, dressing and undressing is half the game. See whether the clothes come off and on easily, and look closely at {ours}.',
        'Wash a doll only as its label says, and keep the hair dry if you can. Read that label before the first bath with {ours}.',
        'A shoe box, a flannel and some cardboard make a doll’s bedroom, and nothing more is needed. Have them ready for the first night with {ours}.',
      ],
      informal: [
        'Tiny shoes end up in tiny mouths: that’s what the age advice is about. Check it before you wrap up {ours}.',
        'On, off, on, off: changing outfits is half the game. See whether little fingers can manage it, and then let them loose on {ours}.',
        'Everyone ends up in the bath sooner or later. Ask the label first, and keep the hair dry if you can, before you dunk {ours}.',
        'Don’t throw away the shoe box! One flannel, a bit of cardboard, and there’s a bedroom: house-warming tonight for {ours}.',
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
    lessons: {
      formal: [
        'For a baby, a soft toy’s eyes and nose have to be sewn on firmly, and the age advice counts. Look at both, and then decide about {ours}.',
        'A pillowcase or a laundry bag makes the drum less rough, if the label allows washing. Keep one aside, as there’ll be muddy days with {ours}.',
        'Fur likes to dry slowly, and to be brushed while it’s damp. Allow an afternoon, and explain the waiting time to the owner of {ours}.',
        'The one and only can be left behind on a train. Before a long trip, think about a second, and perhaps about {ours}.',
      ],
      informal: [
        'Babies test everything with their mouths. Eyes and nose firmly sewn on, age advice read: after that you can introduce {ours}.',
        'It fell into the puddle, of course. If the label allows washing, use a pillowcase as a diving suit, and start the rescue of {ours}.',
        'Blow-drying at full heat is no treat. Dry it slowly, brush the fur while damp, and hold hands, I mean paws, with {ours}.',
        'Left behind in a hotel, five hundred miles away: every parent’s nightmare. For the one and only, think about a spare, before you set off with {ours}.',
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
    lessons: {
      formal: [
        'Edge pieces first, then heaps by colour in shallow boxes: so you search less. Clear the table, find some lids, and open {ours}.',
        'Dinner always comes too early. Build on a board or a large sheet, and you can move it aside and come back later to {ours}.',
        'Patience is a better guide than pride: fewer pieces finished are better than many in a bag. Be honest, and then look at {ours}.',
        'Small parts and small children don’t go together, so mind the age advice. Wait until they’re asleep, perhaps, and take out {ours}.',
      ],
      informal: [
        'Corner! Another corner! Edges first, then colour heaps in shallow boxes, and soon nobody’s talking any more around {ours}.',
        '“Dinner!” just as you’d found the missing cloud. On a board or a big sheet, the whole sky can move, so slide one under {ours}.',
        'A finished small one beats a giant in a bag. Ask your patience, not your pride, and then count the pieces of {ours}.',
        'Toddlers will eat the bit you need. Check the age advice, pick a table they can’t reach, and only then tip out {ours}.',
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
    lessons: {
      formal: [
        'Players, age and playing time decide whether a game gets played. Think of who really sits at your table, and then read the box of {ours}.',
        'When one person has learned the rules beforehand, the evening starts sooner. Choose a volunteer, and hand over {ours} the day before.',
        'Small bags for small pieces save setting up, and the search for the last die. Put a few in when you first unpack {ours}.',
        'An open first round, in which everyone may ask, takes away the hurry; the second one counts. Pour something and begin with {ours}.',
      ],
      informal: [
        'Two of you, “four or more” on the box: it’ll gather dust. Players, age, time, check those three, and see if you’ve got the people for {ours}.',
        'Nothing kills a party like reading rules aloud. One of you learns them first, and everyone else just sits down to {ours}.',
        'The last die is under the sofa, as ever. Little bags for little pieces spare you the crawl before the next night with {ours}.',
        'Round one is for stupid questions, round two is for revenge. Agree on that, and your family may survive {ours}.',
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
    lessons: {
      formal: [
        'The age advice is about how small the pieces are. Read it with the youngest in mind, and then decide on {ours}.',
        'A soft rug is where towers wobble. Find a firm, level floor, sit down as well, and lay the first storey with {ours}.',
        'With a sheet underneath, tidying up is a matter of four corners. Spread one out before you empty the box of {ours}.',
        'Fewer pieces often mean longer play. Put out only a part at first, keep the rest for a rainy day, and watch what becomes of {ours}.',
      ],
      informal: [
        'That number on the box isn’t about talent, it’s about how small the pieces are. Check it, then challenge someone to a tower with {ours}.',
        'It wasn’t your engineering, it was the rug. Move to a firm, level floor, and claim the sky with {ours}.',
        'Bare feet find every block at night. Build on a sheet, lift the four corners, done: a safe way to the kitchen, past {ours}.',
        'Everything at once, bored in five minutes. Fewer pieces often mean longer play, so put out a part first, and ration {ours}.',
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
    lessons: {
      formal: [
        'Wheels are small parts for small children, so mind the age advice. Read it first, and then look for the right driver for {ours}.',
        'Masking tape on the floor makes roads, and it comes off again. Lay a roundabout in the hall, and open it with {ours}.',
        'Hair and fluff wind round the axles. Free the wheels now and then so that they roll, and plan a pit stop on Sunday for {ours}.',
        'A board on two books is a ramp, and one more book is a race. Clear the hall, call the start, and let go of {ours}.',
      ],
      informal: [
        'Anything with wheels looks tasty at one and a half. Check the age advice before you hand over the keys to {ours}.',
        'One roll of masking tape, and the living room has a ring road. It comes off again, so build a bypass for {ours}.',
        'Going nowhere? There’s probably half a carpet round the axle. Pull the fluff and hair out, then it’s back to the track for {ours}.',
        'Two books, one board: ramp. Three books: race. You know who’ll want another go first: the grown-ups, with {ours}.',
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
