export const sports = {
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
    lessons: {
      formal: [
        'With the heel on the lowest pedal, your leg should be just straight: that’s the saddle height. Lean against a wall, set it, and then ride off on {ours}.',
        'Tyres lose air without being asked. Every few weeks they want a pump, and the right range is printed on their side: you’ll find it there on {ours}, too.',
        'After rain the chain wants a wipe, some oil, and a last wipe for what is too much. Ten minutes on the doorstep, and you can be off again on {ours}.',
        'A wheel locked to itself is easily carried off. Put the lock round the frame and something fixed before you go in to lunch and leave {ours} outside.',
      ],
      informal: [
        'Heel on the pedal at its lowest, leg just straight: saddle sorted. Your knees can send their thanks to {ours}.',
        'Uphill both ways? Could be the tyres. Pump them every few weeks, the numbers are on the side, and roll on with {ours}.',
        'Rained on? Wipe the chain, oil it, wipe off the extra. Your trouser leg stays cleaner, and nobody hears you coming on {ours}.',
        'Locked the wheel to itself? That’s just heavy luggage for a thief. Frame plus something that’s going nowhere, and only then do you get your coffee, and a seat with a view of {ours}.',
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
    lessons: {
      formal: [
        'Rolled up damp, nothing dries. Wipe it after use, let the air finish the job while you make tea, and only then roll up {ours}.',
        'Lying down, head and heels should both have a place. Measure yourself from one to the other, and compare it with {ours}.',
        'A thicker one is kinder to the knees, a thinner one steadier for balance. Decide which your practice asks for, and look at {ours} with that in mind.',
        'Ends that curl up are a small annoyance in every pose. Roll it with the top side out, and tomorrow you can begin at once on {ours}.',
      ],
      informal: [
        'Your sweat doesn’t need a sleeping bag. Wipe, dry, then roll, and greet the next sun on {ours}.',
        'Lie down for the final rest and your heels are on the cold floor. Check the length against yours first, then float away on {ours}.',
        'Knees like it thick, balance likes it thin. Ask the louder of the two, and then unroll {ours}.',
        'Ends flapping up in the middle of a pose? You rolled it the wrong way. Top side out, and next time you’ll lie flat together, you and {ours}.',
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
    lessons: {
      formal: [
        'The last few times should be hard, not crooked. Choose a weight you can still lift cleanly by then, and train with {ours} in that spirit.',
        'Slowly on the way down: that half counts as well. Tell your arms so when they next meet {ours}.',
        'Floors feel every set, and so does the neighbour below. Lay out a mat, and both will think kindly of {ours}.',
        'Wipe the grips after training, and store them where nobody stubs a toe. Five seconds and a corner of the room are all you’ll owe {ours}.',
      ],
      informal: [
        'If rep nine looks like a question mark, it’s too heavy. Hard is good, crooked isn’t: pick your weight, then pick up {ours}.',
        'Letting it drop is skipping half the exercise. Down counts as well, so take your sweet time with {ours}.',
        'Neighbours can tell leg day from arm day by ear. Put a mat down, for their sake and the floor’s, and carry on with {ours}.',
        'Midnight, bare feet, dark hallway. Now you know why they get a parking space after training, grips wiped: mark one out for {ours}.',
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
    lessons: {
      formal: [
        'Hand wraps come first, and they take room. Put them on when you try the size, as you would for a real round in {ours}.',
        'A closed bag is no place to dry. Open them wide after training and let them air, and you’ll be glad to slip back into {ours}.',
        'Bag work takes lighter ones, sparring heavier ones, and your own weight plays a part. Ask your trainer what you’ll do most, and then choose {ours}.',
        'Make a fist inside: the fingertips should touch the end without being squashed. It’s the first exercise to do in {ours}.',
      ],
      informal: [
        'Wraps on first, then size up. Trying bare-handed is like testing ski boots in tights, so come wrapped to {ours}.',
        'You can smell who leaves them in the bag. Open wide, air out, and stay popular in {ours}.',
        'Hitting a bag or hitting Dave? Lighter for the bag, heavier for sparring, and it goes by body weight, too. Get that straight, then get {ours}.',
        'Fist test: tips of your fingers touch the end, nobody’s squashed. Passed? Then the bell rings for {ours}.',
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
    lessons: {
      formal: [
        'Children’s teams play with smaller sizes than adults. Ask the coach which one it is before you put a ribbon round {ours}.',
        'The right pressure is printed beside the valve. Moisten the needle, pump up to it, and the garden may have {ours} back.',
        'Mud comes off with a cloth, and room temperature does the rest; a heater is too much of a good thing. After that, the next match can wait for {ours}.',
        'Before months of rest, a little air should come out. Do it after the last match of the year, and then find a shelf for {ours}.',
      ],
      informal: [
        'Kick-off, and half the team can barely see over it. Kids’ sizes are smaller, so check with the coach, then kick off with {ours}.',
        'Thumb-squeezing isn’t measuring: the pressure’s printed next to the valve. Wet the needle, pump, and have a knockabout with {ours}.',
        'Straight from the mud to the radiator is a foul. Wipe it, dry it at room temperature, and the free kick goes to {ours}.',
        'No match for months? Let a little air out. Breathe out yourself while you’re at it, then shelve {ours}.',
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
    lessons: {
      formal: [
        'Younger players use a smaller, lighter one. Ask which size the team takes, and then send the young talent out with {ours}.',
        'Dropped from head height, it should come back to about your hips. A short experiment for the driveway, before the first throw with {ours}.',
        'Indoor and outdoor skins differ, and rough ground eats the indoor kind. Decide between hall and yard before you decide on {ours}.',
        'Dust takes the grip, a wipe gives it back. Keep a cloth in the bag, and after playing outside spend a moment on {ours}.',
      ],
      informal: [
        'Tiny hands, huge ball, no fun. Younger players get a smaller, lighter size, so ask the coach, then try {ours}.',
        'Head height, let go, watch: back up to about your hips means the air’s right. Thirty seconds of science with {ours}.',
        'Rough tarmac eats indoor skin for breakfast. Find out whether you’ll be playing inside or out before you dribble off with {ours}.',
        'It’s not your fingers, it’s the dust. Wipe it off after playing outside, and the grip comes back. Revenge is tomorrow, with {ours}.',
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
    lessons: {
      formal: [
        'Once the can is open, the pressure slowly leaves. Keep it shut until the court is booked, and let it be the home of {ours} between matches.',
        'Drop an old one beside a newer one and compare the bounce. You’ll see when it’s time for {ours}.',
        'Wet felt gets heavy and wears faster. Wait for a dry court, have another coffee, and then bring out {ours}.',
        'Children learn more easily with the softer, slower kind made for them. Ask the coach which suits your pupil, and then look at {ours}.',
      ],
      informal: [
        'Pssst: that’s the can opening, and from now on the pressure slowly leaves. Get out there and play, then back in the can with {ours}.',
        'Bounce test: old one, newer one, same height, let go. If one’s snoring, the dog gets it, and you get {ours}.',
        'Playing in a puddle is shot-putting with fluff. Wet felt gets heavy and wears faster, so wait for the sun with {ours}.',
        'Little ones do better with softer, slower ones made for kids. Check which sort they need before you serve them {ours}.',
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
    lessons: {
      formal: [
        'Put it up once at home, and any missing peg is missing in the garden and not on a mountain. A Sunday afternoon is enough to get to know {ours}.',
        'Packed away damp, it will smell and spot. Let it dry completely at home, even if the hall belongs for a day to {ours}.',
        'Door away from the wind, and never in a hollow: the rest of the pitch is a matter of the view. Look around once before you unpack {ours}.',
        'Bags need a place as well, so add one to the number of sleepers if they’re to come inside. Then count again, and compare with {ours}.',
      ],
      informal: [
        'Missing pegs only show up in the dark, in the rain, far from shops. Do a test run in the garden with {ours}.',
        'Pack it wet and you’ll open it to a science project: smell, spots, the lot. Dry it completely, and sleep sweetly next time in {ours}.',
        'A cosy hollow is a bath waiting for rain. Pick flat ground, turn the door away from the wind, and zip yourself into {ours}.',
        'Two people, two rucksacks: that makes three. Add one if bags are to sleep inside, then see who fits into {ours}.',
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
    lessons: {
      formal: [
        'Two figures stand on the label, and the extreme one isn’t about a good night. Read the one for comfort, and choose {ours} by that.',
        'Shake it out on arrival, not at bedtime: the filling wants time to fill with air. By the end of supper you can crawl into {ours}.',
        'Squeezed for months, any filling loses its spring. At home it should lie loosely, so clear a shelf in the cupboard for {ours}.',
        'The cold comes from the ground, so a mat matters as much as what lies on it. Think of both when you pack {ours}.',
      ],
      informal: [
        '“Extreme” on the label isn’t a night you want to try. Go by the comfort figure, then curl up in {ours}.',
        'First thing at camp, before the beer: shake it out. It fills with air while you fill with sausages, and at bedtime there’s {ours}.',
        'Eleven months squashed in a sack would take the spring out of you, too. Store it loose at home, under the bed or over a rail: a holiday for {ours}.',
        'It’s not the air that gets you, it’s the ground. Put a mat down first, and say good night in {ours}.',
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
    lessons: {
      formal: [
        'A helmet, and pads while you learn: the pavement has no manners. Have both by the door before you step on {ours}.',
        'Nuts and trucks work loose as you ride. A minute with the spanner beforehand belongs to every outing with {ours}.',
        'Water ruins bearings and swells the deck. On wet days take the bus, and leave {ours} in the hall.',
        'Which foot goes in front? Have someone nudge you gently from behind, see which one steps out, and put that one first on {ours}.',
      ],
      informal: [
        'Asphalt always wins. Helmet on, pads too while you’re learning, and only then a push on {ours}.',
        'A wobbly nut picks its moment badly. Give nuts and trucks a check before you roll, then drop in on {ours}.',
        'Puddles look fun, but bearings and decks don’t think so. Rain on the forecast means a day off for {ours}.',
        'Ask a friend to nudge you from behind, gently. The foot that saves you goes in front: now you know how to stand on {ours}.',
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
    lessons: {
      formal: [
        'Stand on the middle, and the handles should reach about to your armpits. With that, the length is settled, and you can begin with {ours}.',
        'The wrists turn, the shoulders rest, and the feet leave the floor only as high as the rope is thick. It’s less work than you remember, so pick up {ours}.',
        'Calves notice the next day. Short turns with breaks are a wise beginning, and ten minutes in the yard will do for {ours}.',
        'Thrown in a corner, it keeps its kinks. Hung up straight, it has none, so look for a free hook for {ours}.',
      ],
      informal: [
        'Foot on the middle, handles up to about your armpits: right length. Wrong, and you’re whipping your own ankles, so check first with {ours}.',
        'You’re not jumping over a dog. Wrists do the turning, and your feet only go as high as the rope is thick: put on a song and try it with {ours}.',
        'Day one: hero. Day two: stairs, backwards, holding the rail. Start in short turns with breaks, and your calves will forgive {ours}.',
        'Scrunched in a gym bag, it comes out like spaghetti. Hang it up straight, no kinks, and skip the untangling with {ours}.',
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
    lessons: {
      formal: [
        'Just above the brows is where the tape goes round. Let that number, and no guess, choose your size in {ours}.',
        'For bike or skate it sits level, about two fingers above the brows. Take those two fingers to the mirror when you try on {ours}.',
        'Before you close the strap, shake your head: what fits stays where it is. A simple test, and a fair one for {ours}.',
        'After a hard knock it has done its work, even if there’s nothing to see. Replace it then, without regret, and let {ours} follow.',
      ],
      informal: [
        'Tape measure round your head, just above the brows: that’s the number to shop by. No guessing, then, with {ours}.',
        'Tipped back on the curls, it’s just a hat. On a bike or board it sits level, two fingers above the brows: wear {ours} like that.',
        'Strap open, shake your head as if someone’s told a terrible joke. Stays put? That’s how a good fit behaves, so buckle up {ours}.',
        'Took a proper knock? Even if you can’t see a scratch, it’s retired. Thank the old one, and start again with {ours}.',
      ],
    },
    asks: {
      formal: ['Downhill: brake, or let it run?', 'Bicycle, piste or both?'],
      informal: ['How long does your hair take to recover?', 'Last time you fell off: who saw?'],
    },
  },
};
