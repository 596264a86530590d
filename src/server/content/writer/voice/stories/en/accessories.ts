import type { StoriesOf } from '../stories.ts';

export const accessories: StoriesOf<'accessories'> = {
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
    asks: {
      formal: ['Packed the night before, or an hour before?', 'Where to next?'],
      informal: ['Folded, rolled or just thrown in?', 'What do you always pack and never wear?'],
    },
  },
};
