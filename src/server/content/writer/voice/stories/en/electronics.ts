import type { StoriesOf } from '../stories.ts';

export const electronics: StoriesOf<'electronics'> = {
  phone: {
    stories: {
      formal: [
        'Turned over at dinner, and still the first thing you reach for afterwards. It may as well be {ours}.',
        'Train ticket, map, camera, a voice from home: once, that was a whole bag. Travel with {ours}.',
        'Your parents prefer a call to a message. On Sunday, ring them on {ours}.',
        'Somewhere among four thousand photographs is the one from the beach. Take the next four thousand with {ours}.',
      ],
      informal: [
        'You only wanted to check the time. Forty minutes later you’re still on {ours}.',
        '“Nearly there!” you type, standing in a towel. Keep up the good work on {ours}.',
        'Cracked since March, full since May, flat by four. Let it go and pick up {ours}.',
        'The group chat has eighty-seven unread messages about where to eat. Catch up on {ours}.',
      ],
    },
    asks: {
      formal: ['Call or message?', 'At dinner: on the table, or in another room?'],
      informal: ['What percentage are you at right now?', 'Last photo you took: what’s on it?'],
    },
  },
  'phone-case': {
    stories: {
      formal: [
        'It’s in your hand a hundred times a day, and in every mirror picture. Dress it in {ours}.',
        'There is a short silence between the fall and the moment you turn it over. Before the next one, put on {ours}.',
        'Undressed, a phone looks like everyone else’s. People will know yours by {ours}.',
        'Face down on the café table is good manners. What your friends will see: {ours}.',
      ],
      informal: [
        'Gravity has won every match so far. Send your phone out in proper kit: {ours}.',
        'Same phone as everyone at the table, and one of them’s buzzing. Yours is easy to spot, in {ours}.',
        'Mirror selfie: great outfit, and in front of it something that went yellow years ago. Swap it for {ours}.',
        'Stone floor, wet hands, toast in one of them. We both know how this ends, so put on {ours} first.',
      ],
    },
    asks: {
      formal: ['Has yours ever fallen, and onto what?', 'Plain, clear or with a picture?'],
      informal: [
        'How many cracks in your screen? Be honest.',
        'Where’s the silliest place you’ve dropped it?',
      ],
    },
  },
  laptop: {
    stories: {
      formal: [
        'At nine the kitchen table becomes an office, at five a kitchen table again. In between, you open {ours}.',
        'A window seat, a socket that works, three hours without a meeting. Take out {ours}.',
        'Every good plan was once an empty page with a blinking cursor. Write yours on {ours}.',
        'Gate changed, flight late, presentation still without an ending. You can write it now, on {ours}.',
      ],
      informal: [
        'Shirt on top, pyjamas below, camera on. Good morning from {ours}.',
        'One of your forty-one tabs is playing music, and you’ll never know which. Start afresh on {ours}.',
        '“Working from the garden” means one email and a lot of blackbird. Go on, take {ours} outside.',
        'Somewhere in a meeting about deadlines, somebody’s booking a holiday. No names, but it’s on {ours}.',
      ],
    },
    asks: {
      formal: [
        'Where do you get most done: desk, train or café?',
        'Which document has been open the longest?',
      ],
      informal: ['How many tabs are open right now? Be honest.', 'Sofa, bed or an actual desk?'],
    },
  },
  'desktop-computer': {
    stories: {
      formal: [
        'There’s something to be said for work that can’t follow you to the sofa. It stays at the desk, with {ours}.',
        'Films to cut, photographs to sort, a year’s accounts to close. Sit down at {ours}.',
        'Door shut, lamp on, phone in the next room. Now there’s only you and {ours}.',
        'Some begin the day with a newspaper, others with a power button and a coffee. Begin yours at {ours}.',
      ],
      informal: [
        'Friday night, headset on, and the others are already in the lobby. They’re waiting for you and {ours}.',
        'Homework’s done, or so you say. Player one, report to {ours}.',
        '“One more level,” you said at eleven, and now the birds are up. Blame {ours}.',
        'Your laptop sounds like a plane taking off whenever you open the big file. Give that one to {ours}.',
      ],
    },
    asks: {
      formal: ['Work, games or photographs: what is yours for?', 'A single screen or two?'],
      informal: [
        'Latest you’ve ever stayed up for one more level?',
        'What was the first game you ever played?',
      ],
    },
  },
  tablet: {
    stories: {
      formal: [
        'The recipe needs both your hands, and the book won’t stay open. Lean {ours} against the fruit bowl.',
        'Grandparents waving, grandchildren waving, nobody finding the button. That’s Sunday afternoon on {ours}.',
        'Breakfast likes a newspaper, but not the rustling, and not the ink on your cuffs. Read it on {ours}.',
        'Too late for the desk, too early to sleep. One more chapter, on {ours}.',
      ],
      informal: [
        'Four hundred miles, two kids, one back seat. Peace talks begin with {ours}.',
        'Someone’s hogging the telly for the football. Take your series upstairs on {ours}.',
        'Lights out, duvet over your head, two episodes left. Nobody needs to know about {ours}.',
        'Now the cat’s discovered the fish game, there’s a queue. Good luck getting near {ours}.',
      ],
    },
    asks: {
      formal: ['Reading, drawing or films?', 'Is your newspaper on paper or on a screen?'],
      informal: ['Who’s pinched yours?', 'What are you watching in bed these days?'],
    },
  },
  headphones: {
    stories: {
      formal: [
        'The same street, the same tram at seven, and suddenly it’s the opening of a film. All it took was {ours}.',
        'An open-plan office has only one door, and you bring it with you: {ours}.',
        'You walk a stop further, since the song isn’t over yet. It happens with {ours}.',
        'Cabin lights down, three hours to go, and an album you never have time for. Put on {ours}.',
      ],
      informal: [
        'Saying “leave me alone” is rude. Putting on {ours} isn’t.',
        'Washing-up takes one podcast, hoovering takes two. You won’t mind either, with {ours}.',
        'It’s midnight, the neighbours are asleep and it’s a disco for one. Your DJ booth: {ours}.',
        'Two rows behind you, a stranger’s telling their whole life story. Reach for {ours}.',
      ],
    },
    asks: {
      formal: ['Music, podcast or silence on the way to work?', 'Which album do you always hear to the end?'],
      informal: ['Last song you played on repeat?', 'What’s playing right now?'],
    },
  },
  loudspeaker: {
    stories: {
      formal: [
        'Sunday morning, jazz, not too loud. It comes from the corner where you put {ours}.',
        'Guests forget the starter, and remember the song at midnight. Leave that part to {ours}.',
        'Once, people sat down to listen and did nothing else. Try it for one album, with {ours}.',
        'With onions in the pan and the right song on, supper may take as long as it likes. Make room in the kitchen for {ours}.',
      ],
      informal: [
        'Everybody knows the chorus and nobody knows the verse. Hear for yourself, with {ours}.',
        'Your neighbours have excellent taste, they just don’t know it yet. Educate them with {ours}.',
        'A phone in a cereal bowl isn’t a sound system. Time for {ours}.',
        'Cleaning takes one mop, one song from your schooldays and no witnesses. Turn up {ours}.',
      ],
    },
    asks: {
      formal: ['Which song gets your guests dancing?', 'At breakfast: music, news or silence?'],
      informal: ['What song will you never skip?', 'Who’s in charge of the music at yours?'],
    },
  },
  keyboard: {
    stories: {
      formal: [
        'The letter took an hour, and most of that was the delete key. Write the next one on {ours}.',
        'Late evening, a desk lamp, the sound of someone with an idea. It could be you, at {ours}.',
        'Your hands spend more hours here than at the wheel or the stove. Give them {ours}.',
        'A desk is tidied in three moves: cups out, papers away, and in the middle {ours}.',
      ],
      informal: [
        'Somebody’s writing a very polite email with very angry fingers. Hand them {ours}.',
        'Crumbs under the F, coffee under everything else. Let it rest in peace and start over on {ours}.',
        'Page one of the novel, take nine. You’ll do take ten on {ours}.',
        'You typed the password three times, and it was caps lock all along. Don’t take it out on {ours}.',
      ],
    },
    asks: {
      formal: ['Loud keys or quiet ones?', 'Ten fingers, four or two?'],
      informal: ['Which key did you wear out first?', 'What’s living under your keys?'],
    },
  },
  mouse: {
    stories: {
      formal: [
        'The report is finished, but for one column that refuses to line up. Put your hand on {ours}.',
        'Between the coffee and the notepad is a spot your hand finds without looking. Keep it for {ours}.',
        'A trackpad will do for an email. For the plan, the picture and the long table, reach for {ours}.',
        'Eight hours at a desk are largely the work of one hand. Let it rest on {ours}.',
      ],
      informal: [
        'Two hundred rows to select, and the trackpad slips on the last but one. Next time, use {ours}.',
        'Cat on the keyboard, one paw out, eyes on your other hand. Hold on tight to {ours}.',
        'One pixel to the left, and you’d have won. Ask for a rematch, with {ours}.',
        'Drag, drop, done, and it’s only ten to five. Park {ours} and go home.',
      ],
    },
    asks: {
      formal: ['Left hand or right?', 'Mouse or trackpad?'],
      informal: ['How often do you click when it freezes?', 'Cable or no cable?'],
    },
  },
  monitor: {
    stories: {
      formal: [
        'The contract on one side, your notes on the other, nothing to click away. Read both on {ours}.',
        'By four in the afternoon everyone’s nose is at the laptop. Sit up straight, in front of {ours}.',
        'Holiday photographs spend their lives the size of a playing card. Open last summer’s on {ours}.',
        'Until six it’s tables and letters, then the lamp goes off and a film begins. Both on {ours}.',
      ],
      informal: [
        'Column A’s in sight, column Z’s in another postcode. Bring them together on {ours}.',
        'Alt-tab, alt-tab, alt-tab: that’s not work, that’s ping-pong. Spread it all out on {ours}.',
        'Enemy top left, three pixels tall, and you’re squinting. Play the next round on {ours}.',
        'Film night for one, lights off, crisps on the desk. Press play on {ours}.',
      ],
    },
    asks: {
      formal: [
        'One screen, two or three?',
        'What else stands on your desk?',
        'At home or at the office?',
        'What is open on yours right now?',
        'Eye level, or too low?',
        'Would you give up a second screen?',
      ],
      informal: [
        'How many windows have you got open right now?',
        'Light mode or dark mode?',
        'Dual, single or laptop only?',
        'Wallpaper: family, mountains or default?',
        'Who leans in the most?',
        'Desk tidy for the photo, or honest?',
      ],
    },
  },
  'storage-drive': {
    stories: {
      formal: [
        'Ten years of photographs, one folder, one cup of coffee too close to it. Keep a second copy on {ours}.',
        'The christening, the house move, the dog as a puppy: all on a laptop that has started humming. Save them to {ours}.',
        'Nobody ever regretted a Sunday hour spent on backups. Spend this one with {ours}.',
        'Thesis, plans, tax returns: what took years to write takes an afternoon to put in order. Begin with {ours}.',
      ],
      informal: [
        '“Storage full” only ever turns up on holiday, in front of the sunset. Make some room with {ours}.',
        'There’s a folder called “final_final_really”, and there’s only one of it. Copy it to {ours}.',
        'A backup’s boring right up to the day it isn’t. Go on, be boring with {ours}.',
        'Deleting pictures of lunch won’t save you this time. Move them over to {ours}.',
      ],
    },
    asks: {
      formal: ['When did you last back up?', 'Which photograph would you save first?'],
      informal: [
        'How many photos on your phone? Go and look.',
        'Last backup: this week, this year, or what’s a backup?',
      ],
    },
  },
  charger: {
    stories: {
      formal: [
        'Platform four, a ticket on the phone, and three per cent. You’ll be glad you packed {ours}.',
        'On the bedside table: a lamp, a book and, for the night shift, {ours}.',
        'The guest room has fresh towels, a carafe of water and one courtesy more: {ours}.',
        'Conferences have long days and short batteries. Keep {ours} in your bag, behind the name badge.',
      ],
      informal: [
        'Everybody’s favourite person at the airport is the one with {ours}.',
        'Two per cent, one call to make, and it’s your mum. Quick, {ours}.',
        'One in the house, four people, and it’s always by somebody else’s bed. End the war with {ours}.',
        'Nobody’s ever had a good night in the red bar. Leave early, with {ours}.',
      ],
    },
    asks: {
      formal: ['Beside the bed or in another room overnight?', 'At what percentage do you become nervous?'],
      informal: ['What’s your battery on right now?', 'Who keeps nicking yours?'],
    },
  },
  memory: {
    stories: {
      formal: [
        'The computer isn’t old, it’s only out of breath. Before you replace it, consider {ours}.',
        'A large project, three programs open, and the cursor turns into an hourglass. Perhaps it’s time for {ours}.',
        'Some repairs need a workshop. Others need a quiet Sunday, a small screwdriver and {ours}.',
        'You close one thing before you open another, and call it tidiness. You could also fit {ours}.',
      ],
      informal: [
        'Forty tabs open, and you’re not closing a single one. Fine, then it’ll have to be {ours}.',
        'Spinning wheel, cup of tea, still spinning. Somebody’s asking for {ours}.',
        '“It’s not slow, it’s thinking.” Help it think, with {ours}.',
        'Browser, game, chat, and everything freezes just as you’re winning. Open the case and pop in {ours}.',
      ],
    },
    asks: {
      formal: ['Repair, upgrade or replace?', 'How many programs are open at this moment?'],
      informal: ['What’s hogging yours: browser, game or mystery?', 'Ever built your own computer?'],
    },
  },
  cable: {
    stories: {
      formal: [
        'Every household has a drawer full of them, and never the one it needs. Keep a place in it for {ours}.',
        'The room is booked, the guests are seated, and two devices refuse to meet. You brought {ours}.',
        'Behind every tidy desk runs a part nobody photographs. Put that in order too, with {ours}.',
        'You give it no thought until the evening the old one gives up. For that evening, keep {ours}.',
      ],
      informal: [
        '“I’ll give it back in five minutes,” they said, in May. Forgive them, and get {ours}.',
        'Ten in the drawer, eleven with the mystery one, and none of them’s right. Try number twelve: {ours}.',
        'Bend it just so, hold your breath, and nobody move. Or you could plug in {ours}.',
        'Something’s missing behind the telly, and for once it isn’t the remote. It’s {ours}.',
      ],
    },
    asks: {
      formal: [
        'A labelled box, or a drawer full of knots?',
        'Who borrows yours and never brings it back?',
        'Which device is farthest from its socket?',
        'Wired or wireless at home?',
        'Where does yours run, wall or floor?',
        'Labelled, or a guess?',
      ],
      informal: [
        'How many mystery ones are in your drawer?',
        'Which ancient one are you keeping, and what for?',
        'What’s in the tangle behind your desk?',
        'Who moved it, and why always them?',
        'Tied up neatly or left to fate?',
        'How many in that drawer?',
      ],
    },
  },
  'smart-watch': {
    stories: {
      formal: [
        'A glance at the wrist is shorter than a phone on the table, and kinder. Make it a glance at {ours}.',
        'Ten thousand steps sound like a lot at breakfast and feel like a stroll by evening. Counting along: {ours}.',
        'For once the phone may stay on the hall table. Go for your walk with {ours}.',
        'Some meetings run long, and only your wrist knows how long. You look down discreetly, at {ours}.',
      ],
      informal: [
        'Eleven at night, two hundred steps short, doing laps round the sofa. You can thank {ours}.',
        'Nobody saw you take the lift. Nobody, that is, except {ours}.',
        'Both hands full of shopping, and something’s buzzing. Don’t put down the eggs, look at {ours}.',
        'Phone at the bottom of the bag, bag at the bottom of the pile. Just check your wrist: {ours}.',
      ],
    },
    asks: {
      formal: ['How many steps on an ordinary day?', 'Do you wear it at night?'],
      informal: [
        'Ever walked round the sofa for the last hundred steps?',
        'What’s your step count so far today? Be honest.',
      ],
    },
  },
};
