export const accessories = {
  bag: {
    stories: {
      formal: [
        'The desk is closed at six, the table booked for seven. Go straight there, with {ours}.',
        'Sooner or later they all hold a receipt from March and somebody else’s pen. Still innocent: {ours}.',
        'In a good café there’s a second chair for what you carry. Sit down, you and {ours}.',
        'You take the keys from the bowl, a last look from the mirror, and {ours} from the hook.',
      ],
      informal: [
        '“Can I just put my phone in yours?” And so it begins, for you and {ours}.',
        'Your phone’s ringing, somewhere between the tissues and the banana. Send a search party into {ours}.',
        'Pockets are an idea that some clothes never had. That’s fine, you’ve got {ours}.',
        'Six on the hook, and you always take the same one. Until somebody jumps the queue: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Lay out what you carry every day, all of it, on the kitchen table. The size of the pile is the size you need, so look at it once more and then at {ours}.',
        'Over a coat, a strap needs more length than over a shirt. Think of January as well as June when you hang {ours} over your shoulder.',
        'Empty and put away, it loses its shape; stuffed with paper, it keeps it. Save the tissue from a parcel for {ours}.',
        'Crumbs and pens do more harm than rain. Once a week, turn everything out, and give a fresh start on Monday to {ours}.',
      ],
      informal: [
        'Purse, charger, three lip balms, a screwdriver. Pile up what you really carry: that’s the size you’re after, so hold it next to {ours}.',
        'Fits over a T-shirt, jams over a parka. Shoulder straps need extra length in winter, so put your coat on before you judge {ours}.',
        'Off duty, it slumps. Fill it with paper before it goes into the cupboard, and it keeps its shape: a light lunch for {ours}.',
        'You fear the rain, but it’s the biscuit crumbs and the leaky pen. Empty it out once a week, snack on what you find, and refill {ours}.',
      ],
    },
    asks: {
      formal: [
        'Is there something in yours nobody would guess?',
        'On the shoulder, across the body or in the hand?',
      ],
      informal: ['What’s at the very bottom? Go and look.', 'How old is the oldest receipt in there?'],
    },
  },
  backpack: {
    stories: {
      formal: [
        'Monday to Friday it’s the train, on Saturday the path round the lake. Both mornings begin with {ours}.',
        'Hands are for the map, the railing, the hand of a child. Carry the rest in {ours}.',
        'Two days away need less than one thinks. Let {ours} decide what stays at home.',
        'From the top, the valley looks like a model railway. Lunch comes out of {ours}.',
      ],
      informal: [
        'Somewhere at the bottom there’s a banana from Tuesday. Be kinder to {ours}.',
        'It’s your turn to carry the picnic, and nobody’s arguing. Load up {ours}.',
        'Platform change, two minutes, forty steps. Coffee in one hand, rail in the other, {ours} on your back.',
        'Everyone else’s wheels are rattling over the cobbles. You’ve got {ours}, and you’re already at the bar.',
      ],
    },
    lessons: {
      formal: [
        'Heavy things belong close to the back and halfway up, where the load pulls less. Lay the books aside first, and then pack {ours}.',
        'Tighten the straps until it sits close, and stop before it pinches. Take a moment in the hall to do so with {ours}.',
        'A screen size is not the size of a laptop. Measure the whole of it, edge to edge, and then see how it would fit {ours}.',
        'Open every zip, turn it upside down, shake, and only then wipe. It’s a small spring cleaning to share with {ours}.',
      ],
      informal: [
        'Books at the bottom, banana on top, back in pieces. Put the heavy stuff close to you and halfway up, and set off with {ours}.',
        'Dangling at knee height went out with school. Pull the straps until it’s close, stop before it pinches, and catch that bus with {ours}.',
        '“It’s thirteen inches” is the screen talking. Measure the whole laptop, then ask if it wants to move in with {ours}.',
        'Every zip open, upside down, shake: hello, sand, hello, raisin from spring. Then a wipe, and you’re off again with {ours}.',
      ],
    },
    asks: {
      formal: ['Commute, summit or city break?', 'On one shoulder or on both?'],
      informal: [
        'What’s been at the bottom of yours since summer?',
        'One strap or two: what did the cool kids do?',
      ],
    },
  },
  wallet: {
    stories: {
      formal: [
        'The discreet way to pay is to get up between dessert and coffee. Take {ours} with you.',
        'One old photograph, a folded note for emergencies, a library card. Move your small archive into {ours}.',
        'Before the door falls shut, the hand goes to the pocket by itself. It will feel for {ours}.',
        'It comes out a dozen times a day, on counters and white tablecloths. Let people see {ours}.',
      ],
      informal: [
        'Yours is bursting, and it’s all receipts. Have a clear-out and start over with {ours}.',
        '“I’ll get this one,” you say, patting every pocket you have. Try that again with {ours}.',
        'Nine stamps on the coffee card, and it’s at home. From now on, it lives in {ours}.',
        'Keys, phone, and one more pat before you leave. That third one’s for {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Count the cards you used last month; the rest can stay at home in a drawer. What remains is what should go into {ours}.',
        'For the front pocket, it should be narrow. Measure the pocket you use, and compare it with {ours}.',
        'It’s seldom money that makes it bulge, but paper. Take the receipts out once a week, and leave the room to better things in {ours}.',
        'The emergency numbers for your cards are of little use inside. Note them somewhere else today, before you fill {ours}.',
      ],
      informal: [
        'Gym, library, a coffee stamp from another city. Only the cards you used last month get to move into {ours}.',
        'Front pocket? Think narrow, or sit down carefully. Hold a tape to your jeans before you choose {ours}.',
        'You’re not rich, you’re carrying receipts. Bin the week’s paper on Sundays, and see what’s left in {ours}.',
        'Card lost, and the number to call is in there with it. Write it down somewhere else first, then load up {ours}.',
      ],
    },
    asks: {
      formal: ['Cash, card or phone?', 'Is there a photograph in yours?'],
      informal: ['How many loyalty cards, and how many free coffees?', 'When did you last pay in coins?'],
    },
  },
  belt: {
    stories: {
      formal: [
        'Nobody mentions it until it’s missing, five minutes before a wedding. Hang {ours} next to the suit.',
        'A dress looks one way on the hanger, and another with a waist. Draw the line with {ours}.',
        'Shirt tucked in, jacket over the arm, the middle still undecided. Settle it with {ours}.',
        'Just before you leave the house, one small thing makes the rest look intended. Fasten {ours}.',
      ],
      informal: [
        'Running for the bus, one hand waving, one hand on your jeans. Next time, wear {ours}.',
        'Christmas needs one hole more, January one fewer. You’ll get to know each other, you and {ours}.',
        'Dad’s old trousers, your waist, no chance. Well, there is one: {ours}.',
        'Airport tray: phone, coins, dignity. Hold up your jeans until you’re reunited with {ours}.',
      ],
    },
    lessons: {
      formal: [
        'From the buckle to the hole you use: that is your size, and you’re already wearing it. Measure once, and order {ours} by that.',
        'After the hole you use, one or two should remain free. Count them in the mirror when you first buckle {ours}.',
        'Folded, it creases. Hung by the buckle or loosely rolled it doesn’t, so keep a hook in the wardrobe for {ours}.',
        'Loops have their own idea of width. Put a ruler to those of the trousers you wear most before you choose {ours}.',
      ],
      informal: [
        'Don’t guess, you’re wearing the answer: buckle to the hole you use, that’s your size. Got a tape? Then on to {ours}.',
        'One or two holes left over means the length is right, before lunch at least. Buckle up, count, and sit down to eat in {ours}.',
        'Stuffed into a drawer and folded, it comes out creased. Hang it by the buckle or roll it up like a snail: there’s a spot on the hook for {ours}.',
        'Too wide for the loops, and you’ll be threading till Thursday. Check them on your trousers, then get your waist acquainted with {ours}.',
      ],
    },
    asks: {
      formal: ['Matching the shoes: rule or habit?', 'Discreet buckle, or one to be seen?'],
      informal: ['Which hole are you on after Christmas?', 'Belt, braces or hope?'],
    },
  },
  watch: {
    stories: {
      formal: [
        'The conversation is good, and the last train won’t wait. One glance, no more, at {ours}.',
        'First salary, fiftieth birthday, thirty years together: such a day wants to go on counting. Mark it with {ours}.',
        'You fasten it standing up, coffee within reach, and the day has begun. Begin tomorrow with {ours}.',
        '“What time do you make it?” is a fine old question. Answer with a look at {ours}.',
      ],
      informal: [
        'All you did was check the time, and you came back from your phone twenty minutes later. Next time, look at {ours}.',
        'Meeting’s been “nearly done” since half past. Nobody knows that better than you and {ours}.',
        'Five more minutes in bed, officially. For the unofficial version, ask {ours}.',
        'Late again, and this time it wasn’t the phone battery. Whatever you do, don’t blame {ours}.',
      ],
    },
    lessons: {
      formal: [
        'The lugs shouldn’t reach over the edge of the wrist. Measure yours, compare it with the case, and you’ll know how you stand with {ours}.',
        'Splashes, showers and swimming are three different things. Look up what the stated water rating really allows before you go swimming with {ours}.',
        'Magnets hide in speakers and bag clasps, and they’re poor company. Choose another place for the night when you take off {ours}.',
        'In summer especially, case and strap like a soft dry cloth now and then. Five minutes at the window, with a coffee and {ours}.',
      ],
      informal: [
        'Small wrist, big dial, lugs hanging over the edge like a balcony. Measure first, then look in on {ours}.',
        'Rain, shower and swimming pool are three different exams. Check which one the water rating has passed before you jump in with {ours}.',
        'On top of the speaker is a terrible bedside table: magnets. Anywhere else will do for {ours}.',
        'Sun cream, sweat, ice cream. A soft dry cloth now and then, and your wrist’s fit to be seen again with {ours}.',
      ],
    },
    asks: {
      formal: ['On the left wrist or the right?', 'Who gave you your first one?'],
      informal: ['Ten minutes early or ten minutes late?', 'Without your phone: what time is it?'],
    },
  },
  sunglasses: {
    stories: {
      formal: [
        'On the terrace, everyone moves their chair along with the shade. You stay where you are, in {ours}.',
        'A country road in late September heads straight into the sun. In the glove compartment: {ours}.',
        'Boat trips call for three things: a hat, a jumper and {ours}.',
        'Between the cool of the gallery and the café lie ten dazzling steps. Reach for {ours}.',
      ],
      informal: [
        'Late night, early meeting, eyes like slits. Nobody has to know, says the person in {ours}.',
        'You’ve been looking for ten minutes, and they’re on your head. It’ll happen with {ours}, too.',
        'People-watching only works if your head doesn’t move. Practise behind {ours}.',
        'Big coffee, no comment, and straight past the paparazzi to the bus stop. Today you’re famous, in {ours}.',
      ],
    },
    lessons: {
      formal: [
        'A dark tint alone doesn’t say what is filtered; the UV label does. Look for it first, and only then at yourself in {ours}.',
        'Push them up your nose, look down and nod: they should stay. Agree with the mirror a few times when you try on {ours}.',
        'Sand and dust scratch when you wipe. Rinse the lenses first, under any tap, and then take the cloth to {ours}.',
        'Lenses facing up, and never on a hot dashboard: put down like that, they’re out of harm’s way. Find a place on the table for {ours}.',
      ],
      informal: [
        'Dark isn’t the same as safe: only the UV label says what’s filtered. Read it, then head for the beach in {ours}.',
        'Look down, nod as if you agree with everything. Still on your nose? Then you may keep a straight face in {ours}.',
        'Wiping off sand with your T-shirt is sandpaper with good intentions. Rinse, then wipe, and take another look at the sea through {ours}.',
        'Lenses down on the café table, ouch; on the dashboard, worse. Lenses up, somewhere cool: make it a house rule for {ours}.',
      ],
    },
    asks: {
      formal: ['Terrace, sea or motorway?', 'Where did you leave your last pair?'],
      informal: ['Nose or hair: where do yours spend the day?', 'How many pairs have you sat on?'],
    },
  },
  umbrella: {
    stories: {
      formal: [
        'The theatre empties, and it’s pouring. You offer a stranger half of {ours}.',
        'British weather forecasts are a branch of literature. Enjoy them, and take {ours}.',
        'A city in the rain, with its lamps and wet stones, is worth a detour. Make it under {ours}.',
        'For weeks it’s forgotten in the hall, until the first drops on the step. You turn round for {ours}.',
      ],
      informal: [
        'Take one and it won’t rain. That alone is reason enough for {ours}.',
        'Hair done, ten minutes to the party, first drops. Up with {ours}.',
        'Running from awning to awning isn’t a plan, it’s interval training. Walk, under {ours}.',
        'Two people, one of them prepared, each with one wet shoulder. Romance starts under {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Closed wet, the fabric turns musty. Let it dry half open in the bath, and be ready for tomorrow’s shower with {ours}.',
        'Tilted into the wind, it has an easier time than held straight up. Try it at the next corner with {ours}.',
        'Folding ones travel, long ones cover more. Decide whether yours will live in a bag or in the hall, and then look at {ours}.',
        'Outside the door, closed but not fastened: that’s how to shake the rain off. The hall floor stays dry, and you can hang up {ours}.',
      ],
      informal: [
        'Folded away wet, it smells like a forgotten gym bag. Half open till it’s dry, and nobody holds their nose near {ours}.',
        'Straight up in the wind, you’re flying a kite. Tilt it into the gust and steer {ours} home.',
        'Handbag or hallway? The folding kind travels, the long kind covers more. Choose where it’ll live, then adopt {ours}.',
        'Shaking it out indoors waters the cat. Do it outside the door, closed but not fastened, and come in with {ours}.',
      ],
    },
    asks: {
      formal: ['Umbrella or hood?', 'What do you like to do on a rainy afternoon?'],
      informal: ['How many have you left on trains?', 'Ever opened one indoors?'],
    },
  },
  suitcase: {
    stories: {
      formal: [
        'A journey begins the evening before, on the bed, with the lid open. Start packing {ours}.',
        'At the carousel everyone leans forward, and they all look alike. You’re waiting for {ours}.',
        'Five shirts, two books, and the thing you never wear but always take. Leave it out of {ours}, just once.',
        'Hotel lobby, eleven at night, the lift takes its time. Beside you, as in every city: {ours}.',
      ],
      informal: [
        'Sitting on it to do up the zip is part of the holiday. Take a seat on {ours}.',
        'Eight outfits for three days, in case there’s a gala. Nobody’s judging, least of all {ours}.',
        'It’s been half unpacked on the floor since you got back. Promise you won’t do that to {ours}.',
        'Taxi at five, passport checked four times, no sleep. There’s only you, the hall light and {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Airlines measure wheels and handles, too. Look up the size yours allows before you choose {ours}.',
        'Shoes and heavy things go at the wheel end, so that nothing crushes your shirts. Begin there when you pack {ours}.',
        'Roll what may crease a little, fold what may not, and let the shoes hold the socks. There’s an order to everything, in {ours} as well.',
        'The belt is full of lookalikes. A bright ribbon on the handle, and you’ll see from afar that it’s {ours}.',
      ],
      informal: [
        'The gate has a metal cage, and it counts wheels and handles. Check your airline’s numbers before you and {ours} get there.',
        'Boots on top of a white shirt: bold. Put heavy stuff at the wheel end, and close {ours} with a clear conscience.',
        'Roll the tees, fold the shirt, socks in the shoes. You’ll gain space for a bad decision at the airport shop, and wheel it home in {ours}.',
        'Forty black ones on the belt, and everyone’s reading labels. Tie a loud ribbon to the handle, and stroll off with {ours}.',
      ],
    },
    asks: {
      formal: ['Packed the night before, or an hour before?', 'Where to next?'],
      informal: ['Folded, rolled or just thrown in?', 'What do you always pack and never wear?'],
    },
  },
};
