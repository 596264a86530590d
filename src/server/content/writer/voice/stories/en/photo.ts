export const photo = {
  camera: {
    stories: {
      formal: [
        'The light on the opposite wall will last four more minutes. Just long enough to fetch {ours}.',
        'One person is missing from every family album. Look for them behind {ours}.',
        'A walk you have taken a hundred times changes once you are looking for something. Take {ours} along.',
        'Somewhere between the front door and the bakery is a picture nobody has taken yet. Go and find it with {ours}.',
      ],
      informal: [
        'You get up at five to see a sunrise now. Voluntarily. Blame {ours}.',
        'Four hundred pictures of lunch, not one of the street you live in. Time for a walk with {ours}.',
        '“Stay like that!” Nobody ever stays like that. Be quicker next time, with {ours} round your neck.',
        'Everyone else has reached the viewpoint and eaten. You’re still at the first bend, with {ours}.',
      ],
    },
    lessons: {
      formal: [
        'A setting can only work with the light there is. Turn towards the light before you touch a dial, and only then raise {ours}.',
        'Most pictures get better with one step closer, since whatever doesn’t matter drops out of the frame. Take that step with {ours}.',
        'In the cold, batteries run down faster. Carry the spare in a warm pocket, and you can stay for the blue hour with {ours}.',
        'Grit under a cloth can scratch. Start on the front glass with a soft brush or a blower, and only then go out with {ours}.',
      ],
      informal: [
        'Hands off the settings. Turn towards the light first: that’s lesson one with {ours}.',
        'Nice shot. Now one step closer, because most pictures get better that way. Take both with {ours} and compare.',
        'Your spare battery hates winter more than you do: cold ones run down faster. Give it the warm pocket and take {ours} for a frosty walk.',
        'Sand on the front glass, sleeve at the ready? Don’t. Soft brush or blower before any cloth, and {ours} will forgive you the beach.',
      ],
    },
    asks: {
      formal: [
        'Faces, streets or landscapes: what do you photograph first?',
        'Which place near you is lovelier than any picture of it?',
        'Landscapes or people?',
        'Which trip should have had better photos?',
        'Early light or late light?',
        'What do you photograph most?',
      ],
      informal: [
        'Sunrise or sunset? Only one of them lets you sleep.',
        'What do you take far too many pictures of?',
        'Raw or straight out of the camera?',
        'How many photos of your pet, honestly?',
        'Strap round the neck or the wrist?',
        'Whose holiday photos do you never get to see?',
      ],
    },
  },
  'film-camera': {
    stories: {
      formal: [
        'A frame that cannot be taken back makes you look for longer and press less often. It is a different walk with {ours}.',
        'Nobody leans over to check the picture, and so the conversation goes on. Bring {ours} to dinner.',
        'Thousands of photographs on the phone, and hardly one you can hold in your hand. Begin a smaller collection with {ours}.',
        'There is one frame left, and the sun is touching the water. You take a breath, and raise {ours}.',
      ],
      informal: [
        '“Can I see it?” Not yet. That’s half the fun of {ours}.',
        'No delete button, no filter, no second go at the cake. Hold your breath and press: {ours}.',
        'What did you get? The beach, probably. Or your thumb. You’ll find out, thanks to {ours}.',
        'Remember prints on the fridge? They start with a walk, a bit of luck and {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Rolls, cartridges and instant packs don’t swap, so check which film a camera takes before you buy any. Then keep a free afternoon for {ours}.',
        'Direct sun can fog a film while you load it. Find some shade, take your time, and {ours} will start with a clean first frame.',
        'Film won’t let you check for blur. Tuck your elbows in, press the button gently, and trust what you saw through {ours}.',
        'Exposed film doesn’t like to wait, and fresh film doesn’t like heat or damp. Clear a cool, dry shelf for it before you load {ours}.',
      ],
      informal: [
        'Three kinds of film in the shop, and they don’t swap: roll, cartridge, instant pack. Look up which one goes into {ours} first.',
        'Loading film on a sunny beach? Turn your back, find a tree, use your hat. Shade keeps the fog out, and then it’s showtime for {ours}.',
        'No screen means no checking for blur. Elbows in, soft finger, press: that’s the whole dance with {ours}.',
        'That roll from last summer is still in the drawer. Have it developed soon, keep the new ones cool and dry until it’s time to load {ours}.',
      ],
    },
    asks: {
      formal: [
        'Colour or black and white: what would you load first?',
        'Which printed photograph would you never give away?',
        'Which film speed do you trust?',
        'Which photograph on your wall came from film?',
        'Who is in your oldest photo album?',
        'What would be on your first frame?',
      ],
      informal: [
        'Last frame of the day: who gets it?',
        'Whose old camera did you play with as a child?',
        'Blurry on purpose or by accident?',
        'How many rolls sit undeveloped in a drawer?',
        'Flash at parties: yes or no?',
        'Who gets a print on the fridge?',
      ],
    },
  },
  lens: {
    stories: {
      formal: [
        'You cross the same bridge every day and stopped seeing it long ago. Cross it once more with {ours}.',
        'Two people stand at the same window and see two different pictures. Yours could come from {ours}.',
        'A small twist, a click, and the familiar street asks to be photographed again. This time, through {ours}.',
        'There is always one picture that is clear in your mind and never quite comes out. Go back and try it with {ours}.',
      ],
      informal: [
        'New camera? No, same camera. New way of looking: {ours}.',
        'You’ve shot the harbour from every side there is. Now shoot it through {ours}.',
        'It was only going to be a quick lap with the dog. Then you took {ours}.',
        'One bag, five caps, and never the right one on. Leave the rest at home and go out with {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Before aperture and focal length comes the mount: a lens fits the camera it was made for. Compare that first, then look closer at {ours}.',
        'Wiping dust only moves it about. Blow it off first, then wipe from the middle outwards, and let the light into {ours}.',
        'Dust falls downwards, so change glass with the body facing down and put both caps on what comes off. A good habit to begin with {ours}.',
        'Short focal lengths take in a whole room, long ones bring faces and birds closer. Decide what you want to show, then turn to {ours}.',
      ],
      informal: [
        'Wrong mount, no picture. It takes a minute to check what your camera wants before you fall for {ours}.',
        'Puff first, wipe second, middle to edge. Your T-shirt stays out of it, and {ours} can face the world again.',
        'Swapping glass on a windy beach? Body facing down, both caps on whatever is off, and nobody gets sand. That includes {ours}.',
        'Birds want a long focal length, your tiny kitchen wants a short one. So who’s your subject? Then read the numbers on {ours}.',
      ],
    },
    asks: {
      formal: [
        'If you could take only one focal length, which would it be?',
        'Close to the face, or the whole valley?',
      ],
      informal: ['Zoom, or walk closer?', 'Where do your lens caps go? Seriously, where?'],
    },
  },
  tripod: {
    stories: {
      formal: [
        'The family stands in the garden, everyone is smiling, and you are still behind the camera. Leave that place to {ours}.',
        'At dusk the bridge lights up, and no hand is steady enough. Some evenings call for {ours}.',
        'Set up, look once more, pour the coffee and wait for the sun. A good hour to spend beside {ours}.',
        'A stranger takes the holiday picture and cuts off the tower. Next year, rely on {ours}.',
      ],
      informal: [
        'Ten seconds, wet grass, run. You made it into the picture, and so did everyone else, with {ours}.',
        'Wall, rucksack, pile of books: you’ve balanced it on all of them. There’s an easier way: {ours}.',
        'Your arm isn’t long enough and your uncle’s thumb is too big. Next group photo: {ours}.',
        'Hold still. No, stiller. Fine, give the job to {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Thick leg sections come out first, thin ones last, the centre column only if it must: the thick ones stand steadier. Keep to that order with {ours}.',
        'Even a finger on the button makes the camera shake. Leave the last touch to the self-timer or a remote, and the standing still to {ours}.',
        'Point one leg towards the view and stand between the other two, and there’s room for your feet. You’ll see it at once behind {ours}.',
        'Put your camera and its heaviest lens on the kitchen scales. With that number in hand, compare the load stated for {ours}.',
      ],
      informal: [
        'Centre column up, legs still folded? Other way round: thick sections first, thin ones last. Practise on the carpet with {ours}.',
        'You held your breath, and your finger still shook the picture. Self-timer or remote, then step back from {ours}.',
        'Tripped over a leg again? One points at the view, you stand between the other two. The waltz goes better that way with {ours}.',
        'How heavy is your biggest lens, with the body behind it? Weigh them first, then read what load is given for {ours}.',
      ],
    },
    asks: {
      formal: [
        'Night sky, waterfall or family portrait: what would you hold still for?',
        'Who is always missing from your pictures?',
      ],
      informal: [
        'Self-timer sprint: ever fallen? Go on.',
        'Strangest thing you’ve ever propped a camera on?',
      ],
    },
  },
};
