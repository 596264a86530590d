import type { StoriesOf } from '../stories.ts';

export const home: StoriesOf<'home'> = {
  lamp: {
    stories: {
      formal: [
        'At four in November the afternoon is over, and the evening has to be made by hand. Switch on {ours}.',
        'A room is furnished twice, once with things and once with light. For the second time, choose {ours}.',
        'In every street there is one window that looks as if something good were happening. Let it be yours, with {ours}.',
        'One more page, says the book. You would gladly agree, and so would {ours}.',
      ],
      informal: [
        'That bare bulb was “only until we’ve settled in”. How many years ago was that? It’s time for {ours}.',
        'Monsters check out as soon as there’s light. It’s in their contract. Send in {ours}.',
        'It’s dark by five, and you’re not a bat. Switch on {ours}.',
        'Nice plants. Nice books. Nobody sees them after six. Shed some light on the matter with {ours}.',
      ],
    },
    asks: {
      formal: [
        'Where at home do you read in the evening?',
        'One light in the middle, or several in the corners?',
      ],
      informal: ['Big light: on, or over my dead body?', 'Which corner of your home is still in the dark?'],
    },
  },
  lampshade: {
    stories: {
      formal: [
        'A bulb on its own shows everything and flatters no one. Dress it in {ours}.',
        'The same hour, the same chair, the same book, and yet it is another room. You changed only one thing: {ours}.',
        'By day it hardly says a word; in the evening it decides where the light may go. Entrust the room to {ours}.',
        'Visitors sit down, look up and screw up their eyes. Be kind to them with {ours}.',
      ],
      informal: [
        'Staring into a naked bulb isn’t an evening, it’s an interrogation. Confess, then get {ours}.',
        'Sofa: too dear. Flat: too far gone. A hat for the lamp: doable. Try on {ours}.',
        'Someone you know has danced with one on their head. Don’t leave them alone with {ours}.',
        'There’s nothing wrong with your lamp. It only wants to get changed. Into {ours}.',
      ],
    },
    asks: {
      formal: [
        'Which room would you put in a softer light?',
        'Patterned or plain: what suits your evenings?',
      ],
      informal: ['Is there a bare bulb in your home? Where?', 'Cosy glow or full floodlight?'],
    },
  },
  candle: {
    stories: {
      formal: [
        'The dishes are done, it is dark outside, and the phone is in another room. Strike a match for {ours}.',
        'Only soup and bread on a Tuesday, and yet it feels like an invitation. You have lit {ours}.',
        'People stop talking about work once there is a flame on the table. See for yourself with {ours}.',
        'In a power cut, anything with a wick will do. For an evening at home you may prefer {ours}.',
      ],
      informal: [
        'Door locked. Someone’s calling for the scissors. You’re not here. You’re busy lighting {ours}.',
        'Ceiling light off. See? Your flat just got a promotion. The credit goes to {ours}.',
        'Pasta again. But nobody calls it “again” by the light of {ours}.',
        'Who gets to blow it out? Argue later. First find the matches, and {ours}.',
      ],
    },
    asks: {
      formal: ['At what hour do you light the first one?', 'Which scent means home to you?'],
      informal: ['Bath, dinner table or windowsill?', 'Matches or lighter?'],
    },
  },
  'candle-holder': {
    stories: {
      formal: [
        'The candle stands in an egg cup, and everyone is too polite to mention it. Introduce it to {ours}.',
        'A long table, a white cloth, and a gap between the bread and the salt. Fill it with {ours}.',
        'Even before the match is struck, a table can say that the evening may take its time. Lay it with {ours}.',
        'Wax on the tablecloth is the souvenir of a lovely night, but one is enough. Next time, use {ours}.',
      ],
      informal: [
        'An empty gin bottle did the job for years. You’ve grown up. A bit. Here: {ours}.',
        'Saucer. Jam lid. Half a potato. Your candles have seen things. Let them settle down with {ours}.',
        'Dinner’s late, the lights are low, and nobody’s noticed. Clever you. Clever {ours}.',
        'Nobody remembers the napkins. Everybody remembers the glow. It takes a match, and {ours}.',
      ],
    },
    asks: {
      formal: [
        'Where does candlelight belong: table, sill or bathroom?',
        'For which dinner did you last light candles?',
      ],
      informal: ['What’s the oddest thing you’ve stuck a candle in?', 'One flame or a whole row?'],
    },
  },
  vase: {
    stories: {
      formal: [
        'The flowers are lovely, the guest is radiant, and you are opening one cupboard after another. Next time, reach for {ours}.',
        'A single branch from the hedge can be enough for a room. It wants some water, and {ours}.',
        'On Saturday the tulips stand straight, by Monday they lean over as if to listen. Let them lean from {ours}.',
        'Flowers come and flowers go. In the days between, there is still something to look at: {ours}.',
      ],
      informal: [
        'He picked them himself. There are four dandelions. It’s a bouquet. Quick, fetch {ours}.',
        'Roses in a beer glass again? They deserve a proper address: {ours}.',
        'Supermarket tulips, ends snipped, paper gone. Nobody will ask where they’re from. Just pop them in {ours}.',
        'One twig from the dog walk, and next door wonders if you’ve done a course. Your accomplice: {ours}.',
      ],
    },
    asks: {
      formal: ['Which flowers do you buy for yourself?', 'A full bunch, or one single stem?'],
      informal: [
        'What have you used when there was nothing to put flowers in?',
        'Who last brought you flowers?',
      ],
    },
  },
  cushion: {
    stories: {
      formal: [
        'The sofa is what it always was, and yet the room has changed its mind. All it took was {ours}.',
        'Watch what guests do when the talk turns personal: they pull something onto their lap. Hand them {ours}.',
        'A bench is for waiting. It takes one addition to make it a place to stay. Add {ours}.',
        'Before the book is opened, its reader builds a nest. Begin yours with {ours}.',
      ],
      informal: [
        'Any fort worth defending starts with a raid on the sofa. First stone: {ours}.',
        'Scary bit coming. You’ll want something to hide behind. Here, have {ours}.',
        'Your partner says there are enough. Your partner has actually counted. Sneak in {ours}.',
        'Karate-chopping the middle is optional. The nap isn’t. Clear a corner for {ours}.',
      ],
    },
    asks: {
      formal: ['Do you match yours, or mix them?', 'Who takes them off the sofa again in the evening?'],
      informal: ['How many are too many? Numbers, please.', 'Karate chop: yes or never?'],
    },
  },
  blanket: {
    stories: {
      formal: [
        'Supper on the terrace is over, and no one wants to go in. Bring out {ours}.',
        'Someone has fallen asleep over their book. Take off their glasses, turn down the light, and reach for {ours}.',
        'On grass, on a sofa, on the back seat: a place is yours as soon as you unfold {ours}.',
        'Nothing is planned this evening, and everyone on the sofa is pulling at one corner. The corner of {ours}.',
      ],
      informal: [
        'Nineteen, says one. Twenty-two, says the other. Sign the heating treaty under {ours}.',
        'You share chips, passwords and a surname. Good luck sharing {ours}.',
        'Somebody has to get up and fetch the crisps. It can’t be you. You’re under {ours}.',
        'Cape, tent, burrito: nobody’s ever too old for it. Wrap up in {ours}.',
      ],
    },
    asks: {
      formal: [
        'Where do you like to curl up on a grey Sunday?',
        'Do you share yours, or is it out of the question?',
      ],
      informal: ['Who steals it at night? Name names.', 'Feet in or one foot out?'],
    },
  },
  rug: {
    stories: {
      formal: [
        'In the morning, bare feet know before you do what sort of room it is. Let them land on {ours}.',
        'A sofa here, a chair there: the furniture stands about like strangers at a party. Bring it together with {ours}.',
        'The boxes were unpacked long ago, and still every step echoes. What the room lacks comes rolled up: {ours}.',
        'Children play on the floor, and sooner or later everyone else is down there too. Lay out {ours}.',
      ],
      informal: [
        'Unroll, step back, admire. Too late, the dog’s asleep on it. You now share {ours}.',
        'Downstairs can hear you dance. Put something between you. We suggest {ours}.',
        'Bricks in the dark, cold boards at dawn. Be nice to your feet for once with {ours}.',
        'Your floor has been patient. Years of crumbs, and never a thank-you. Treat it to {ours}.',
      ],
    },
    asks: {
      formal: ['Barefoot or slippers at home?', 'Which room of yours still sounds empty?'],
      informal: ['Shoes on or off in your house?', 'Who’s on the floor more: kids, dog or you?'],
    },
  },
  curtain: {
    stories: {
      formal: [
        'By day you look out of the window. After dark the street looks in. Decide when the play is over, with {ours}.',
        'A bare window always looks as if you had only just moved in. Hang {ours}.',
        'On Sunday, the morning can wait outside a little longer. Leave it behind {ours}.',
        'Evening begins when someone gets up and sends the street away. Draw {ours}.',
      ],
      informal: [
        'The neighbours know your pyjamas, your dance moves and your dinner. End of season one. Hang {ours}.',
        'Two small feet, one giggle, and nobody to be found. Where could they be? Surely not behind {ours}.',
        'You pinned up a sheet “for now”. That was two summers ago. Take it down and put up {ours}.',
        'June, five in the morning, sun straight in your face. Have a word with it, through {ours}.',
      ],
    },
    asks: {
      formal: ['Do you wake with the light, or against it?', 'What do you see from your favourite window?'],
      informal: ['Pitch-dark or a bit of moon?', 'How much do your neighbours know about you?'],
    },
  },
  'bed-linen': {
    stories: {
      formal: [
        'The windows were open all morning, and the bed has been made afresh. You will go up early tonight, to {ours}.',
        'Guests forget what there was for dinner, but not how they slept. Make up the spare room with {ours}.',
        'A bedroom is mostly bed, and the bed is mostly what you put on it. Change the whole room with {ours}.',
        'On Sundays breakfast moves upstairs, crumbs and all. Forgive it, and shake out {ours}.',
      ],
      informal: [
        'Shower, clean pyjamas, sheets straight off the line. Don’t rush this. Slide into {ours}.',
        'Ten past nine, in bed, and thrilled about it. Adulthood turned out all right, with {ours}.',
        'Making the bed is a fight, and you always end up inside it. Go another round with {ours}.',
        'Nobody folds these properly. Roll them up, hide them, act natural. It’s between you and {ours}.',
      ],
    },
    asks: {
      formal: ['Ironed, or straight from the line?', 'On which day do you change the beds?'],
      informal: ['Can you fold a fitted sheet? Liars welcome.', 'Ironed or not?'],
    },
  },
  towel: {
    stories: {
      formal: [
        'The bath has gone cold, the book is damp, and it is time to get out. Within reach: {ours}.',
        'In the bathroom a visitor notices one small thing, and knows that they were expected. Hang up {ours}.',
        'After the swim you stand on the steps, dripping, and only one thing counts. Hold out a hand for {ours}.',
        'Between the shower and the mirror, the mood of a morning is made. Begin this one with {ours}.',
      ],
      informal: [
        'You’re dripping. You’re on one leg. You’re feeling along the wall. Please let there be {ours}.',
        'Shower concert over. Thank you, you’ve been lovely. The artist requests {ours}.',
        'Small child, blue lips, “I’m not cold”. Right. Out you come, into {ours}.',
        'That thin one from the nineties belongs to the dog now. You’ve earned {ours}.',
      ],
    },
    asks: {
      formal: ['Morning shower or evening bath?', 'Lake, pool or sea: where did you last swim?'],
      informal: ['What do you sing in the shower?', 'Whose is always on the floor?'],
    },
  },
  clock: {
    stories: {
      formal: [
        'You only wanted to know the time, and twenty minutes later you are still on your phone. Look at {ours} instead.',
        'At some point in the evening guests glance up and say they really must go. Then they stay, in spite of {ours}.',
        'Hands in the dough, cake in the oven, and what time is it, actually? A glance will do, at {ours}.',
        'Breakfast, bus, first meeting: a morning hangs on very little. Keep an eye on {ours}.',
      ],
      informal: [
        'Late again. The traffic? Your hair? There’s one witness, and it saw everything: {ours}.',
        'Eggs: six minutes. Nap: twenty. Bedtime: now. No, really, now. Don’t argue with {ours}.',
        'It’s always five o’clock somewhere. For here, check {ours}.',
        '“Five more minutes.” That was three times five minutes ago. It’s all been noted by {ours}.',
      ],
    },
    asks: {
      formal: [
        'Early, on the dot, or a charming ten minutes late?',
        'Which is your favourite hour of the day?',
      ],
      informal: ['How many times do you hit snooze?', 'Who in your family is always late?'],
    },
  },
  mirror: {
    stories: {
      formal: [
        'Coat on, keys in hand, one last look, and only then the door. That look belongs to {ours}.',
        'Before an important evening there is a minute alone: collar, deep breath, a nod. Spend it with {ours}.',
        'Friends do not always mention the label that is sticking out. For honest answers, consult {ours}.',
        'Three ideas about what to wear, and you return to the first. Settle it in front of {ours}.',
      ],
      informal: [
        'Hair: yes. Teeth: yes. Jumper: inside out. Good thing you looked in {ours}.',
        'You again. Looking rather good, actually. Go and see for yourself in {ours}.',
        'Nobody saw you singing into the hairbrush. Nobody but {ours}.',
        'Pulling faces is a job for seven in the morning, alone, half awake. Front row: {ours}.',
      ],
    },
    asks: {
      formal: [
        'What do you check last before you leave the house?',
        'Where does the morning light fall in your home?',
      ],
      informal: ['Hair or teeth: what do you check first?', 'Do you talk to yourself in it? Same.'],
    },
  },
  'picture-frame': {
    stories: {
      formal: [
        'A photograph has been leaning against the lamp since August. It is waiting for {ours}.',
        'Thousands of pictures on the phone, and Grandmother asks for one. Print it, and give it to her in {ours}.',
        'The drawing is signed, with two letters the wrong way round. It should not end in a drawer. Give it {ours}.',
        'There are faces you would like to meet every day on your way to the kitchen. Put them there in {ours}.',
      ],
      informal: [
        'You’ve shown that photo to everyone, even the postman. Spare your battery. Use {ours}.',
        'Printed three years ago. Still in the envelope. Still lovely. Set it free in {ours}.',
        'Everybody’s in it and nobody’s blinking. It’ll never happen again, so do it justice: {ours}.',
        'Your fridge is full, and the artist keeps producing. Open a second gallery with {ours}.',
      ],
    },
    asks: {
      formal: ['Which photograph would you put in it?', 'Whose picture do you pass every day?'],
      informal: [
        'Which photo have you been meaning to print for years?',
        'One big or a whole wall of little ones?',
      ],
    },
  },
  'wall-art': {
    stories: {
      formal: [
        'The nail has been there since the last tenants, with nothing to do. Give it a task: {ours}.',
        'A visitor stops in the middle of a sentence and looks past you. They have discovered {ours}.',
        'White walls are restful for a week or two. After that, they are only waiting for {ours}.',
        'From the sofa you look in one direction for years. Improve the view with {ours}.',
      ],
      informal: [
        'Left a bit. Up a bit. No, too much. Have this argument at home with {ours}.',
        'Your wall’s been blank so long that people take it for a statement. Make a different one: {ours}.',
        'Video calls from your flat say “witness protection”. Change what’s behind you, starting with {ours}.',
        'Nobody’s ever paid a compliment to plain paint. Let them talk about {ours}.',
      ],
    },
    asks: {
      formal: ['Which wall at home is still waiting?', 'What hangs where you see it first in the morning?'],
      informal: [
        'Spirit level or “looks straight to me”?',
        'Sofa, hallway or loo: where does good art belong?',
      ],
    },
  },
  'storage-box': {
    stories: {
      formal: [
        'A first tooth, some letters, the ticket of a certain evening: little of it is worth anything. Keep it all in {ours}.',
        'Half a railway on the carpet at seven, eleven cars and a crown. By half past, everything sleeps in {ours}.',
        'Things without a place of their own wander through the house. Give them an address: {ours}.',
        'Some tidying takes a whole spring, and some takes two minutes and {ours}.',
      ],
      informal: [
        'You’re not messy. Your stuff just doesn’t know where it lives. Show it {ours}.',
        'The doorbell. One look round. Scoop it all up and drop it into {ours}.',
        'Cables for gadgets you no longer own. You’ll never throw them out, so at least use {ours}.',
        'House rules: feel at home, help yourself, and nobody looks inside {ours}.',
      ],
    },
    asks: {
      formal: [
        'What do you keep though you will never need it again?',
        'Which cupboard would you tidy first?',
      ],
      informal: ['What’s living on your floor right now?', 'Do you own a mystery cable? How many?'],
    },
  },
  basket: {
    stories: {
      formal: [
        'Apples today, rolls tomorrow, letters by the end of the week: a house always finds work for {ours}.',
        'Some things look better lying together than lying about. Let them gather in {ours}.',
        'On your way through the house you pick up a scarf, two books, a lonely sock. Set them down in {ours}.',
        'A home is lived in, and not all of it has to be on view. Leave the rest to {ours}.',
      ],
      informal: [
        'Three lemons, one glove, a charger. On the table: mess. In {ours}: styling.',
        'First you find a use for it, then the kids do, then the cat. You may never get back {ours}.',
        'Arms full, chin on top, a sock already on the floor. There’s an easier way. Fetch {ours}.',
        'Whatever it is that piles up in your house, it isn’t going to stop. Contain it in {ours}.',
      ],
    },
    asks: {
      formal: ['What would yours hold: bread, books or laundry?', 'What always lies about in your home?'],
      informal: ['What keeps piling up at yours?', 'Odd socks: how many at the moment?'],
    },
  },
  'christmas-decoration': {
    stories: {
      formal: [
        'Every December a box comes down from the loft, and each thing in it has its story. Add one more: {ours}.',
        'The lights are untangled, someone is humming, the kitchen smells of oranges. Now for {ours}.',
        'There is an evening in winter when a house decides it has been dark for long enough. It may begin with {ours}.',
        'Nobody recalls last year’s presents, but everybody knows how the room looked. Find a place for {ours}.',
      ],
      informal: [
        'Too early, they say. You’ve been humming carols since October. Go on, unpack {ours}.',
        'One cat, two weeks of decorating, four seconds. Be brave and start over with {ours}.',
        'Less is more, eleven months a year. It’s Christmas. Bring on {ours}.',
        'Who put the fairy lights away in one big knot? You did. Take a break, and unwrap {ours}.',
      ],
    },
    asks: {
      formal: ['When do you put up the first of yours?', 'Which piece has been in your family longest?'],
      informal: ['First of December, or way too early?', 'Tasteful or the more the merrier?'],
    },
  },
  bunting: {
    stories: {
      formal: [
        'A garden, a long table, a few clouds: nothing yet says that it is a party. Then someone puts up {ours}.',
        'The cake is iced, the chairs are borrowed, the children are watching the gate. Time to hang {ours}.',
        'It was meant for one birthday, and is still there in autumn. You have been warned about {ours}.',
        'Two hooks, a ladder, and the whole street knows that someone is six today. You only need {ours}.',
      ],
      informal: [
        'Squash, sausage rolls, somebody’s uncle. Is it a party yet? Not quite. Add {ours}.',
        'You hold that end. Higher. Mind the cake. There. You’re officially celebrating with {ours}.',
        'No occasion? It’s Tuesday, and everyone’s alive. Put up {ours}.',
        'Rain on the day of the garden party. Naturally. Move it all indoors, starting with {ours}.',
      ],
    },
    asks: {
      formal: [
        'What will you be celebrating next?',
        'Garden, kitchen or nursery: where would you hang yours?',
      ],
      informal: ['How long after the party does yours stay up?', 'Next party at yours: what’s the excuse?'],
    },
  },
  doormat: {
    stories: {
      formal: [
        'Before anyone has opened the door, a house has already said something. Leave the greeting to {ours}.',
        'Wellingtons, paws, a dripping umbrella: every walk in the woods ends at the same spot. Lay down {ours}.',
        'Two steps lie between the street and home. You take them across {ours}.',
        'Someone pauses outside, straightens a jacket, and only then rings. They are standing on {ours}.',
      ],
      informal: [
        'The hall floor doesn’t need to know what the weather’s doing. Tell {ours}.',
        '“Shoes off!” You’ve been shouting it for years. Get some backup: {ours}.',
        'Whoever forgets the key gets to look at it for an hour. Make it worth the wait with {ours}.',
        'Muddy paws stop for nobody. Well, perhaps for a quick sniff at {ours}.',
      ],
    },
    asks: {
      formal: ['Front door or back: which do your friends use?', 'Who is the first to greet you at home?'],
      informal: ['Shoes on or shoes off?', 'Ever locked yourself out? How long did you wait?'],
    },
  },
  'wall-sign': {
    stories: {
      formal: [
        'A door, a kitchen, a shed: every place has its own character, mostly unannounced. Announce it with {ours}.',
        'Anyone who waits in a hall begins to look round. Give them something to find: {ours}.',
        'The wall has kept silent ever since you moved in. It may speak now, through {ours}.',
        'Families have their places: the bench, the pantry, the corner by the stove. Mark yours with {ours}.',
      ],
      informal: [
        'Blank wall says nothing. Rude, really. Let’s hear from {ours}.',
        'Shed, loo, home bar: every room worth a visit has one. In yours, it’ll be {ours}.',
        'Pub walls always look better than yours. You know why. Steal the idea with {ours}.',
        'Awkward pause in the hallway? Not if there’s something to point at. Up with {ours}.',
      ],
    },
    asks: {
      formal: ['What gets said most often in your family?', 'Above which door would you hang yours?'],
      informal: ['What should the sign on your door say?', 'Kitchen, shed or loo?'],
    },
  },
  figurine: {
    stories: {
      formal: [
        'No shelf is quite at home until somebody lives there. Let {ours} move in.',
        'You get up, shift one thing an inch to the left, and the room is right. The one thing was {ours}.',
        'A collection is never planned: there is a gift, then a find, then a third. It may start with {ours}.',
        'Children always find it first, on the sill or between the flowers, and give it a name. Show them {ours}.',
      ],
      informal: [
        'It does nothing. It says nothing. You’d still save it from a fire. We mean {ours}.',
        'Your mother-in-law turns it to face the wall. You turn it back. Nobody ever mentions {ours}.',
        'Silent, a little mysterious, totally unimpressed by you: every home needs one. Reporting for duty, {ours}.',
        'Books sorted, plants watered, and the shelf still looks like an office. It wants {ours}.',
      ],
    },
    asks: {
      formal: ['What stands on your windowsill?', 'Which little thing did you bring home from a journey?'],
      informal: ['Would yours get a name? Which one?', 'Shelf, desk or flower bed: where would you put it?'],
    },
  },
  'hot-water-bottle': {
    stories: {
      formal: [
        'Frost on the window, cold sheets, a kettle just off the boil. Send {ours} ahead to bed.',
        'Some kindness needs no words: someone fills it, closes it firmly and brings it to you. Return the favour with {ours}.',
        'Wind in the chimney, a creak on the stairs, and you go up early, with a book and {ours}.',
        'After a long walk in the rain, the tea is for the hands. For the feet, there is always {ours}.',
      ],
      informal: [
        'Two ice-cold feet in bed, and they’re not even yours. Save your calves with {ours}.',
        'The kettle boils twice tonight: once for tea, and once for {ours}.',
        'Sore tummy, bad film, no trousers with buttons. You’ve got this. Well, you’ve got {ours}.',
        'Heating on in October? Never, says Dad. Fine. We’ll do it his way, with {ours}.',
      ],
    },
    asks: {
      formal: [
        'When does the first cold evening come where you live?',
        'Feet, back or hands: what gets cold first?',
      ],
      informal: ['Who has the coldest feet in your house?', 'Heating on before November: yes or scandal?'],
    },
  },
};
