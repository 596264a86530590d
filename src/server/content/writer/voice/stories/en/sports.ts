import type { StoriesOf } from '../stories.ts';

export const sports: StoriesOf<'sports'> = {
  bicycle: {
    stories: {
      formal: [
        'Everyone else is circling the block for a parking space. You lean {ours} against the wall.',
        'On the first mild evening of the year, everybody takes the long way home. Take yours on {ours}.',
        'Sunday, eight o’clock, empty roads, a café at the turning point. Out of the garage, then, with {ours}.',
        'Seen from a car, a town is traffic lights. It has bakeries and cats on walls once you’re on {ours}.',
      ],
      informal: [
        'You overtook a sports car this morning, at the lights, on the inside. Same again tomorrow, on {ours}.',
        'There’s cake at the top of the hill, which is the only excuse for hills. Get up there on {ours}.',
        'Bakery and back in six minutes, and the coffee’s still hot. The croissants travelled on {ours}.',
        'Nobody’s ever freewheeled downhill in a bad mood. Check for yourself, on {ours}.',
      ],
    },
    asks: {
      formal: ['To work, to the lake, or once round the park?', 'Where does your favourite route take you?'],
      informal: ['Do you ring the bell or say “sorry”?', 'Uphill or headwind: which is worse?'],
    },
  },
  'yoga-mat': {
    stories: {
      formal: [
        'Six in the morning, the house asleep, a strip of floor by the window. Unroll {ours}.',
        'All day long somebody wants something done. For twenty minutes you only have to breathe, on {ours}.',
        'Some appointments need no phone and no shoes. Keep this one, on {ours}.',
        'Between the sofa and the bookcase there’s room enough for a good habit. It begins with {ours}.',
      ],
      informal: [
        'Lie flat, do nothing, call it savasana. It only counts on {ours}.',
        'Downward dog, and you can finally see what’s under the sofa. Ignore it and stay on {ours}.',
        'The cat will be on it within a minute, stretching better than you. Roll out {ours} anyway.',
        'You watched a whole video about stretching, lying down, with crisps. Step two: {ours}.',
      ],
    },
    asks: {
      formal: ['Mornings or evenings?', 'Which posture do you never tire of?'],
      informal: ['Ever fallen asleep at the end?', 'Who joins in at yours: cat, dog or toddler?'],
    },
  },
  dumbbells: {
    stories: {
      formal: [
        'No commute, no queue, nobody else’s music. Before work there’s a quarter of an hour for {ours}.',
        'Strength is seldom a matter of great resolutions. It’s ten minutes beside the bookcase, with {ours}.',
        'The kettle needs three minutes. That’s one set with {ours}.',
        'A suitcase for the overhead rack, a grandchild for the shoulders: one likes to be ready. Practise with {ours}.',
      ],
      informal: [
        'Ten more. Fine, eight, as long as nobody tells {ours}.',
        'Something next to the sofa will stare at you all through the adverts. You’ll get on, you and {ours}.',
        'It’s twenty minutes to the gym, and that’s a fine excuse. It stops working next to {ours}.',
        'Carrying all the shopping in one trip is a sport without a training plan. Until now: {ours}.',
      ],
    },
    asks: {
      formal: ['First thing in the morning, or last thing at night?', 'Do you count repetitions or songs?'],
      informal: ['What’s your usual excuse for skipping it?', 'All the shopping in one trip, or two?'],
    },
  },
  'boxing-gloves': {
    stories: {
      formal: [
        'You arrive with a full head and leave with tired arms. It’s a fair exchange, in {ours}.',
        'Three minutes are nothing in a meeting and an age in the ring. Find out in {ours}.',
        'A clean hit on the pads has a sound of its own. Wrap your hands and put on {ours}.',
        'Footwork, breathing, guard: it leaves no room for the inbox. An hour of that, please, in {ours}.',
      ],
      informal: [
        'Reply-all, two minutes to six, on a Friday. Don’t answer it, put on {ours}.',
        'Some conversations are easier with a bag that swings. Start one in {ours}.',
        'The bag never hits back, it only comes back. Keep saying hello, with {ours}.',
        'Grey tracksuit, Rocky on full volume, the stairs at your office. To complete the scene: {ours}.',
      ],
    },
    asks: {
      formal: ['Bag, pads or sparring?', 'What do you leave behind in the gym after a long day?'],
      informal: ['Which song gets you through the last round?', 'Jab or hook?'],
    },
  },
  football: {
    stories: {
      formal: [
        'Two jackets on the grass, and any park is a stadium. Kick off with {ours}.',
        'It rolls across the path, and a man in a suit kicks it back. For a second he’s nine again, thanks to {ours}.',
        'Uncles, daughters, the dog in goal: after Sunday lunch the rules are different. Carry out {ours}.',
        'Street lamps on, supper getting cold, next goal wins. Such evenings begin with {ours}.',
      ],
      informal: [
        'That was in, definitely. There’s no VAR in the park, there’s only {ours}.',
        'Mum’s called you in twice, and it’s still nil-nil. Five more minutes with {ours}.',
        'Five-a-side, but four of you and a dog, and the dog’s man of the match. Pass him {ours}.',
        'Whoever brings the ball decides who’s in goal. Be in charge, with {ours}.',
      ],
    },
    asks: {
      formal: [
        'Which team did you inherit, and from whom?',
        'Attack, defence or touchline?',
        'Which position did you play?',
        'Park, street or pitch?',
        'Who picked the teams back then?',
        'Left foot or right?',
      ],
      informal: [
        'Who always ends up in goal?',
        'Your greatest goal: who saw it?',
        'Jumpers for goalposts?',
        'Who always ended up in goal?',
        'Nutmeg: given or received?',
        'Sunday league or garden?',
      ],
    },
  },
  basketball: {
    stories: {
      formal: [
        'You hear it before you see it, and one by one the neighbours’ children come out. All it takes is {ours}.',
        'One more free throw in the last light over the garage. Then another, with {ours}.',
        'The court behind the school is empty at eight on a Sunday. Go there with a coffee and {ours}.',
        'Grown men count down from three before aiming paper at a bin. Somebody should hand them {ours}.',
      ],
      informal: [
        'Three, two, one, buzzer, airball. Practise the famous last shot with {ours}.',
        'Somebody has to bring it, or it’s just people standing under a hoop. Be the one with {ours}.',
        'First to eleven became first to twenty-one, and dinner’s cold. Sorry, Mum, it was {ours}.',
        'Winner stays on, loser gets the drinks. Warm up beforehand with {ours}.',
      ],
    },
    asks: {
      formal: [
        'Free throw or three-pointer?',
        'Where was the first hoop you ever played at?',
        'Indoors or on the street?',
        'Who taught you the first shot?',
        'Which court is closest to you?',
        'Free throws or three-pointers?',
      ],
      informal: [
        'Whose name do you shout when you shoot?',
        'Ever hit one from the halfway line? Witnesses?',
        'Horse, or a real game?',
        'Who calls every foul?',
        'Last shot: yours or somebody else’s?',
        'Music on court: yes or no?',
      ],
    },
  },
  'tennis-ball': {
    stories: {
      formal: [
        'Saturday at nine, court three, and the loser pays for the coffee. Don’t turn up without {ours}.',
        'That sound from behind a hedge on a summer evening needs no explaining. Answer it with {ours}.',
        'Two rackets, a low sun, and at some point nobody is keeping score. Keep the rally going with {ours}.',
        'A garage door never misses a return. Practise against it with {ours}.',
      ],
      informal: [
        'It was on the line. It’s always on the line, even with {ours}.',
        'Over the net four times is a rally, anything above that’s Wimbledon. Go for five with {ours}.',
        'There’s one in the hedge, one on the roof and one in the dog. Carry on with {ours}.',
        'Double fault, “sorry, sun in my eyes”. It’s cloudy; try again with {ours}.',
      ],
    },
    asks: {
      formal: ['Singles or doubles?', 'Grass, clay or hard court?'],
      informal: [
        'In or out: do you cheat, ever so slightly?',
        'Who gets to it first at yours, you or the dog?',
      ],
    },
  },
  tent: {
    stories: {
      formal: [
        'At six in the morning the whole meadow belongs to you. You only have to look out of {ours}.',
        'Hotels are soon forgotten, the weekend it rained is still being told. Most such stories begin in {ours}.',
        'First the kettle, then the view, then nothing for a long time. Have such a morning in front of {ours}.',
        'The children want to sleep outside, and by eleven so do the parents. Put up {ours} under the apple tree.',
      ],
      informal: [
        'Two days without signal, and nobody’s missed the group chat. Pitch {ours} and make it three.',
        'Mallet’s at home, it’s getting dark, and one of you “has done this before”. You’ll laugh about it later, in {ours}.',
        'Torch under the chin, ghost story, a noise outside. It’s a hedgehog; back into {ours}.',
        'Somebody always forgets the pillows. Fine, as long as nobody forgets {ours}.',
      ],
    },
    asks: {
      formal: ['By a lake, in the mountains or in the garden?', 'Where would you like to wake up next?'],
      informal: ['What do you always forget to pack?', 'Camping in the rain: adventure or divorce?'],
    },
  },
  'sleeping-bag': {
    stories: {
      formal: [
        'The fire is down to a glow, and the talk is getting quieter. Whoever yawns first reaches for {ours}.',
        'A mountain hut, twelve bunks, one small window full of stars. You bring {ours}.',
        'Coffee before getting up is a pleasure that campers have kept. Drink it sitting up in {ours}.',
        'Good friends have a floor for you. What you bring along: a bottle of wine and {ours}.',
      ],
      informal: [
        'For one night you’re allowed to be a caterpillar. Hop to the loo in {ours}.',
        'Festival field, three in the morning, and which tent was it again? There you are: {ours}.',
        'Your brother swears his floor is “really comfy”. Don’t believe him, bring {ours}.',
        'Something rustled outside, and nobody’s going to look. Deeper into {ours}, then.',
      ],
    },
    asks: {
      formal: [
        'Under the stars, in a tent or in a hut?',
        'Which sounds do you like to fall asleep to outdoors?',
      ],
      informal: ['Zipped up to the nose, or one leg out?', 'What’s the worst floor you’ve ever slept on?'],
    },
  },
  skateboard: {
    stories: {
      formal: [
        'On Sundays the car park is empty and belongs to other wheels. Try it on {ours}.',
        'The first trick takes a hundred tries, and then the whole street hears about it. Begin counting, on {ours}.',
        'Long shadows, tarmac still holding the day’s heat, one more run before supper. Take it on {ours}.',
        'At forty you’ve forgotten the school rules, but your feet still know how to push off. See for yourself, on {ours}.',
      ],
      informal: [
        'Fell off, laughed, checked who was looking. Again, on {ours}.',
        'Walking to the shop takes ten minutes and looks like walking to the shop. Take {ours}.',
        'Somebody films, somebody falls, everybody claps. Bring {ours} and pick your role.',
        'You’re late, and it’s downhill all the way. What luck that you’ve got {ours}.',
      ],
    },
    asks: {
      formal: [
        'Where did you learn?',
        'Ramp, street or along the river?',
        'Smooth path or rough street?',
        'Which street has the smoothest tarmac?',
        'Alone or with the others?',
        'To get somewhere, or to go nowhere?',
      ],
      informal: [
        'Regular or goofy?',
        'Which scar came from which trick?',
        'Left foot first or right?',
        'First fall: how old were you?',
        'Kerbs, ramps or just rolling?',
        'Whose idea was the hill?',
      ],
    },
  },
  'skipping-rope': {
    stories: {
      formal: [
        'Three minutes on the terrace before the shower, and the day is awake. Leave {ours} by the back door.',
        'Hotel gyms are in the basement and close at eight. Your suitcase still has room for {ours}.',
        'What was playtime at nine is hard work at forty. The rhymes still work, and so will you, with {ours}.',
        'Boxers have known it for a century: it all starts with the feet. Follow their example with {ours}.',
      ],
      informal: [
        'You used to do this for an hour and ask for more. Try three minutes with {ours}.',
        'One song, no breath left, and it wasn’t even the long version. Ask for a rematch with {ours}.',
        'Ninety-eight, ninety-nine, big toe. Start again with {ours}.',
        'Rain called off your run, and you looked heartbroken. Luckily the garage is dry, and there’s {ours}.',
      ],
    },
    asks: {
      formal: ['Mornings or evenings, indoors or out?', 'Which rhyme did you skip to as a child?'],
      informal: ['How many before you trip? Be honest.', 'Who’s the champion in your house?'],
    },
  },
  helmet: {
    stories: {
      formal: [
        'Children put one on without being told, if the grown-ups do. Go first, in {ours}.',
        'Strap closed, a short click, and the conversation is over. From here on it’s you, the hill and {ours}.',
        'A hairstyle recovers in five minutes, a head takes longer. On with {ours}.',
        'At the top everyone adjusts something: the glasses, the gloves, the nerves. Start with {ours}.',
      ],
      informal: [
        'You’ve got one head, and it knows all your PINs. Put it in {ours}.',
        'Mum shouts “be careful!” from the window, as she has since you were six. Wave to her from under {ours}.',
        'Nobody looks cool on their first descent, they look terrified. Look terrified in {ours}.',
        'Everyone’s brave until they see the slope from above. Deep breath, chin strap, {ours}.',
      ],
    },
    asks: {
      formal: ['Downhill: brake, or let it run?', 'Bicycle, piste or both?'],
      informal: ['How long does your hair take to recover?', 'Last time you fell off: who saw?'],
    },
  },
};
