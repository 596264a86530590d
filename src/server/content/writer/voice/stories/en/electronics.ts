export const electronics = {
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
    lessons: {
      formal: [
        'Bands and SIM types differ, and a change of phone is a poor moment to find out. Look up which ones your network needs, then check them against {ours}.',
        'Years of photographs deserve a backup before they move house. Make it on the old one first, and then unpack {ours}.',
        'Filming fills storage faster than anything you type. See how much you use today, go one size up if you film a lot, and choose {ours} accordingly.',
        'Long heat ages a battery. A shady pocket is a better place to travel than the dashboard, for your old one as well as for {ours}.',
      ],
      informal: [
        'No signal is a bad first impression. Check the bands and the SIM type before you switch, and then say hello to {ours}.',
        'Backup first, swap second, tears never. Once the old one’s safely copied, it’s time for {ours}.',
        'Storage full, just as the baby takes a step. Look at what you use today, add a size if you film a lot, then pick {ours}.',
        'Dashboards in July are for frying eggs. Heat ages batteries, so find some shade for {ours}.',
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
    lessons: {
      formal: [
        'Sizes differ by a hair, and a hair is enough. Read the exact model name in the phone’s settings, and order {ours} to match.',
        'A phone lies face down more often than one thinks. A raised edge round the screen helps then, so run a finger round {ours}.',
        'Grit gets in between and scratches. Take the two apart now and then, wipe both, and put the phone back into {ours}.',
        'Charging without a cable is a pleasure, as long as the case allows it. So ask that one question before you choose {ours}.',
      ],
      informal: [
        '“It’s the normal one” is not a model name. Look in the settings, as sizes differ by a hair, then get {ours}.',
        'Face down on the table, so you won’t check it at dinner. A raised edge helps the screen there, so look out for one on {ours}.',
        'There’s a beach in there, and the sand scratches. Off with it now and then, wipe both, and put {ours} back on.',
        'Woke up at four per cent because it wouldn’t charge through the back? Ask whether the case allows it before you fall for {ours}.',
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
    lessons: {
      formal: [
        'Write down the three things you do most, and choose by those rather than by the longest list of figures. Take that note along to {ours}.',
        'Screen, mouse, memory card: each of them wants a port. Count what you plug in, and compare it with {ours}.',
        'A duvet blocks the vents; a firm surface lets them work. So keep a tray near the bed if that’s where you’d like to use {ours}.',
        'Your hands meet the keyboard every day, so its layout deserves a few minutes before you buy. Read about it, or try it, and then judge {ours}.',
      ],
      informal: [
        'Email, films, forty tabs about a holiday you won’t book. Choose by the three things you really do, and see how that fits {ours}.',
        'Dongles breed in drawers. Check which ports your screen, mouse and cards need, then have a look at the edges of {ours}.',
        'On the duvet it can’t breathe: the vents are blocked. Slide a big book underneath, and carry on with the series on {ours}.',
        'Nobody strokes a processor, but you’ll be hitting those keys daily. Check the layout before you settle down with {ours}.',
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
    lessons: {
      formal: [
        'Air has to get out at the back. Leave a hand’s width to the wall, and then find the place under the desk for {ours}.',
        'Games, video and letters need different parts. Note what you run most before you compare, and have the note beside you when you look at {ours}.',
        'Dust gathers in the vents. Pull the plug, blow them out a few times a year, and note the first date when you set up {ours}.',
        'A screen can only talk to a socket it shares. Look at the back of yours, then at {ours}, and you’ll know which cable to fetch.',
      ],
      informal: [
        'Shoved right against the wall, it breathes its own hot air. Leave a hand’s width at the back, and then plug in {ours}.',
        'Gamer, film-maker or writer of angry letters: each needs different parts. Be honest about what you run most before you get {ours}.',
        'Those grey fluffy things in the vents aren’t pets. Plug out, blow, a few times a year, and it’s game on again with {ours}.',
        'New computer, old screen, and no socket in common. Check what yours has, so that it’s on speaking terms with {ours}.',
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
    lessons: {
      formal: [
        'Where you’ll use it decides the size: smaller for bag and bed, larger for desk and drawing. Picture the place first, then compare {ours}.',
        'On a tray or a worktop, a case that stands up is worth more than it seems. Put one on the list along with {ours}.',
        'Pen and keyboard are made for certain models, and not for their cousins. Check that before you order either to go with {ours}.',
        'A sunny windowsill is no place to charge, as heat does the battery no good. Look for a socket in the shade before you plug in {ours}.',
      ],
      informal: [
        'Bed and bag say small, desk and doodles say big. Settle that argument, then take a look at {ours}.',
        'Propped against the sugar jar, it slides into the batter. A case that stands up solves that: get one to hold up {ours}.',
        'That lovely pen? It may only speak to its own model. Make sure before you buy one for {ours}.',
        'Windowsill plus sun equals tired battery. Charge in the shade, and keep the sunbathing to yourself: no deckchair for {ours}.',
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
    lessons: {
      formal: [
        'Some phones still have a socket, others are wireless only. Look at yours first, and you’ll know whether it gets on with {ours}.',
        'Skin and weather leave their traces on pads and tips. A dry, soft cloth now and then is all the care we’d suggest for {ours}.',
        'Comfort shows after an hour, not in the first minute. Choose a long film, sit back, and only then pass judgement on {ours}.',
        'Ears get used to loudness faster than is good for them. Start quietly, turn up slowly, and enjoy the quiet passages, too, with {ours}.',
      ],
      informal: [
        'Socket or no socket? Peer at the bottom of your phone before you plan your commute with {ours}.',
        'You wipe your phone, so spare a thought for what’s been in your ears. Dry, soft cloth, now and then, and the next song’s on {ours}.',
        'Anything’s comfy for a minute. Watch a whole film before you make up your mind about {ours}.',
        'Full blast by the second chorus, and your ears call it normal. Begin low, creep up, and enjoy the song on {ours}.',
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
    lessons: {
      formal: [
        'Corners boom. At ear height, if you can, and a little away from them is where we’d first try {ours}.',
        'Player, phone, television: each has its own way of connecting. See which of them yours use, then look at the inputs of {ours}.',
        'Half of what you hear is the room. Curtains and rugs calm it down, so look around yours before you blame or praise {ours}.',
        'Strong bass makes things travel. A level place, clear of vases, lets you turn the music up in peace with {ours}.',
      ],
      informal: [
        'In the corner it goes boom, at ear height it goes la. Move a few books and make space for {ours}.',
        'Record player, phone, that old telly: who’s plugging into what? Check the inputs, then hand the party over to {ours}.',
        'Bare room, bathroom sound. A rug and some curtains calm things down, and then you’ll really get to know {ours}.',
        'One bass drop, and Grandma’s vase went for a walk. Clear the shelf, keep things level, then press play on {ours}.',
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
    lessons: {
      formal: [
        'Letters and signs sit elsewhere in other countries. Look for your own layout before you order, and your fingers will know their way round {ours}.',
        'Once a month, turn it over and shake it gently; what falls out belongs to last month’s lunches. A modest ritual to share with {ours}.',
        'Wrists should lie level, so the little feet are better folded in than out. Try it for an afternoon of letters on {ours}.',
        'Wireless or cable is decided by the ports that are still free. Count yours, then choose {ours}.',
      ],
      informal: [
        'Order the wrong layout, and every email ends in a mystery sign. Check it first, then go clicking on {ours}.',
        'Upside down, gentle shake, once a month: hello, toast crumbs. Now back to that email on {ours}.',
        'Those little feet at the back look helpful, but your wrists like it level. Fold them in and get typing on {ours}.',
        'Three ports, four things to plug in. Check what’s free, decide on cable or wireless, and then make room for {ours}.',
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
    lessons: {
      formal: [
        'The palm should rest, the fingers shouldn’t have to stretch. Go by the size of your hand, and compare it with {ours}.',
        'Left-handers do well with a symmetrical shape, or one made for them. If that’s you, look at both sides of {ours}.',
        'Glossy or see-through tables confuse many sensors, and a mat solves that. Lay one out beside the screen, ready for {ours}.',
        'A jumping pointer often just wants a wipe of sensor and feet. Now and then, take a moment for {ours}.',
      ],
      informal: [
        'Big paw, small paw: the palm should sit on it without your fingers doing yoga. Measure up, then meet {ours}.',
        'Lefties know: half the world’s shapes are for the other hand. Look for something symmetrical or made for you before you grab {ours}.',
        'Glass table, drunk pointer. Many sensors can’t cope with see-through or shiny, so put down a mat before you put down {ours}.',
        'Pointer hopping about like a flea? Wipe the sensor and the feet, and get back in the game with {ours}.',
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
    lessons: {
      formal: [
        'Upper edge level with your eyes, an arm’s length away: your neck will notice. Sit down first, stretch out an arm, and then choose the place for {ours}.',
        'Cable and socket have to match the computer. One look at the back of it before you unpack, and the evening belongs to {ours}.',
        'Placed at right angles to the window, a screen reflects nothing but your good sense. Turn the desk before you set up {ours}.',
        'Wipe a screen when it’s off and cool, with a dry soft cloth. Saturday morning, before the coffee, is a good moment with {ours}.',
      ],
      informal: [
        'Chin up, eyes level with the top edge, one arm away. If that takes three cookbooks, stack them under {ours}.',
        'Box open, packaging everywhere, wrong socket. Check the back of your computer first, and have a better evening with {ours}.',
        'You, in your dressing gown, reflected over the spreadsheet. Turn the desk at right angles to the window, and you’ll only see {ours}.',
        'Sleeve on a warm screen: no. Off, cool, dry soft cloth: yes, and that’s the housework done on {ours}.',
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
    lessons: {
      formal: [
        'What matters should exist twice, in two different places. Keep one copy where it is, and give the second to {ours}.',
        'Pull it out too soon, and the last bytes are still on their way. A click on eject, one breath, and then unplug {ours}.',
        'The port on your computer decides which plug you need. It takes one glance at the side of it, and you can choose {ours}.',
        'A backup is only as good as the last time someone opened it. See now and then whether the files are really there, on {ours} as well.',
      ],
      informal: [
        'Wedding photos, tax stuff, the novel: one copy is no copy. Keep two in different places, and let one of them be on {ours}.',
        'You yank, it weeps: the last bytes hadn’t arrived. Click eject first, then stuff your bag with {ours}.',
        'It’s always the other plug. Check the port on your computer before you bring home {ours}.',
        'Backed up ages ago, never looked since. Open it now and then to see if the files are there: a coffee break’s work with {ours}.',
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
    lessons: {
      formal: [
        'Watts are worth comparing: what it gives, and what your device can take. With those two numbers in hand, look at {ours}.',
        'Plug shapes change at borders, and so do ports. Think of your next journey before you pack {ours}.',
        'Warmth has to get away, and under a pillow it can’t. Clear a hard spot on the nightstand for {ours}.',
        'A loose plug or a bare wire means one thing: stop using it, at once. Retire the old one, and let {ours} take over.',
      ],
      informal: [
        'How many watts can your device take? Find the number in the small print, then match it with {ours}.',
        'Two in the morning, foreign hotel, wrong plug. Check sockets and ports before you travel, then save a corner of the bag for {ours}.',
        'Under the pillow is for tooth fairies. Charging makes warmth that needs to get away, so find a hard surface for {ours}.',
        'If it wobbles in the socket or shows bare wire, bin it today, no heroics. Taking over the shift: {ours}.',
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
    lessons: {
      formal: [
        'Generation and size both have to fit. The motherboard’s own list of supported memory will tell you: read it first, and then order {ours}.',
        'Two matching modules usually run faster than a single one of the same total size. It’s a thought to take along to {ours}.',
        'Switch off, unplug, touch bare metal: in that order, and before you open the packet. Then you can let your hands near {ours}.',
        'Every motherboard has its list of supported memory, and an evening is lost without it. Find yours, then see whether it names the generation and size of {ours}.',
      ],
      informal: [
        '“It nearly fits” isn’t a thing in there. Check the motherboard’s list for generation and size, then click on {ours}.',
        'A matching pair usually beats one big one of the same total, speed-wise. So do the maths with a pair in mind, then check out {ours}.',
        'Off, plug out, hand on bare metal. You’re now safe to unwrap {ours}.',
        'Static is a tiny thunderstorm with bad timing. Switch off, unplug and touch bare metal before you tear open the packet of {ours}.',
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
    lessons: {
      formal: [
        'The same port comes in three shapes, and a cable has two ends. Look at both of your devices first, then at {ours}.',
        'Some carry only power, others data as well. Decide what yours has to do, and put the question to {ours}.',
        'Pull by the plug, never by the cord, and the wires inside are left in peace. It’s a small courtesy to {ours}.',
        'Bends at the plug are what breaks them. Roll it loosely instead of winding it round the charger, and find a drawer for {ours}.',
      ],
      informal: [
        'One end fits, the other one never does. Same port, three shapes: check both ends before you unroll {ours}.',
        'Charging is one job, moving photos is another, and not all of them do both. Know what you need done before you hire {ours}.',
        'Grab the plug, not the cord, even when you’re comfy and it’s a long reach. You’ll be glad of it the next time you need {ours}.',
        'Wound tight round the charger, it bends at the plug, and that’s where it snaps. Loose loops, please, for {ours}.',
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
    lessons: {
      formal: [
        'Not every one works with every phone. Look up your model and its system first, and then make the acquaintance of {ours}.',
        'Measure your wrist for the strap: snug for sport, one hole looser the rest of the day. With that number, you can turn to {ours}.',
        'Notifications you never need cost battery, and a little peace as well. An evening of switching them off is a good beginning with {ours}.',
        'A water rating says what it allows, and swimming isn’t always part of it. Look it up before you go near the pool with {ours}.',
      ],
      informal: [
        'Old phone, new phone, something from a drawer: ask whether the two will talk. Then you can roll up your sleeve for {ours}.',
        'Snug for the run, one hole looser for the pasta after. Measure your wrist, and then strap on {ours}.',
        'You don’t need a buzz for every group chat. Switch off what you never read: the battery lasts longer, and so does your friendship with {ours}.',
        '“It survived the rain” is not a swimming badge. Check what the water rating allows before you dive in with {ours}.',
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
