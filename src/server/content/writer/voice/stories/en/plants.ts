export const plants = {
  'house-plant': {
    stories: {
      formal: [
        'The furniture is in, the pictures hang straight, and still the room is waiting for something alive. Introduce {ours}.',
        'Some company asks for very little: a window, some water, a kind word now and then. Make room for {ours}.',
        'A new leaf unrolls, and the whole household is called to look. The next announcement may come from {ours}.',
        'Every home has a corner that no lamp and no chair has ever quite solved. Try {ours}.',
      ],
      informal: [
        'You said the last one was the last one. Then you saw {ours}.',
        'That empty corner has been called “minimalist” for two years now. Enough. Fill it with {ours}.',
        'Never interrupts, never microwaves fish: the home office could use a colleague like {ours}.',
        'It starts with one on the sill. Next thing, you’re saying good morning to {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Light can’t be carried to a dark corner, but a plant can be chosen for it. Look at the spot first, and then at what {ours} would like.',
        'A dry surface tells you little. Push a finger into the soil, and wait if it’s damp below: that’s the whole watering plan for {ours}.',
        'Dust on the leaves takes up light that was meant for them. A damp cloth on Sunday morning is time well spent with {ours}.',
        'Most roots dislike wet feet. Ten minutes after watering, look into the outer pot and pour away what’s left, before you turn your back on {ours}.',
      ],
      informal: [
        'Don’t pick by looks and hope for sun. Check how light the spot is first, then see whether it’s a match with {ours}.',
        'Thirsty or just dramatic? Stick a finger in the soil: damp below the surface means wait. Simple as that with {ours}.',
        'Grey leaves catch less light, and nobody dusts the bookshelf anyway. Grab a damp cloth and start with {ours}.',
        'Water in the outer pot is a cold footbath nobody asked for. Tip it out, since most roots hate it, and make peace with {ours}.',
      ],
    },
    asks: {
      formal: ['Which of your plants has been with you longest?', 'Do yours have names? May we hear one?'],
      informal: ['How many is too many? Asking for a windowsill.', 'Overwaterer or forgetter? Own up.'],
    },
  },
  orchid: {
    stories: {
      formal: [
        'Six plates, six glasses, and a space in the middle that candles alone won’t fill. Leave it to {ours}.',
        'Some thanks are too large for a card and too quiet for a speech. Say it with {ours}.',
        'Guests hang up their coats, walk straight past you to the window and lean in. They have seen {ours}.',
        'Orchids keep their own calendar: a long show, a long rest, and then a bud. It would be a pity to hurry {ours}.',
      ],
      informal: [
        'Your mother-in-law will check the windowsill first. Be ready with {ours}.',
        'The bouquet lasted until Thursday. Next time, give someone {ours}.',
        'No flowers for months, and then a bud. Phone everybody. That’s life with {ours}.',
        'Every windowsill needs a diva. The part goes to {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Bright light without the midday sun is what these flowers ask for. If you have an east window, you already have a place for {ours}.',
        'Water belongs on the roots, not in the heart of the leaves, and all of it should drain off. Take that minute at the sink with {ours}.',
        'Green roots are still wet; most kinds have had enough when you water about once a week. Look at the roots each time before you pick up the can for {ours}.',
        'Some buds still closed mean flowers for longer. Patience begins at the choosing, so count the buds on {ours}.',
      ],
      informal: [
        'East window, soft morning sun, no midday grill: a good start. Clear the sill for {ours}.',
        'Roots yes, heart of the leaves no, and let every drop drain off. That’s the shower routine for {ours}.',
        'Once a week is plenty for most, and green roots mean they’re still wet. So put down the can and just admire {ours}.',
        'Everything in bloom today means less to look forward to. Closed buds keep the show going, so check for a few on {ours}.',
      ],
    },
    asks: {
      formal: ['White, pink, or something more daring?', 'Who would you thank with flowers this week?'],
      informal: [
        'Has yours ever bloomed twice? Tell us your secret.',
        'Kitchen, bathroom, bedroom: where is yours happiest?',
      ],
    },
  },
  succulent: {
    stories: {
      formal: [
        'A narrow sill, plenty of sun, and someone who is often away. It would suit {ours}.',
        'Two weeks in Italy, and no neighbour with a key and a list of instructions. You could travel like this with {ours}.',
        'Between the lamp and the books, a desk has just enough space for one living thing. Put {ours} there.',
        'It is possible to love plants and forget to water them. Begin with {ours}.',
      ],
      informal: [
        'You’ve forgotten a fern, a basil and the other basil. No judgement. Start again with {ours}.',
        'Good at forgetting? At last, a talent. You’ll get on with {ours}.',
        '“I watered it twice to be safe.” Please don’t. Just sit there and admire {ours}.',
        'Sun, a bit of grit, and being left alone. Same, honestly. Say hello to {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Water well, then let the soil dry out completely, since that’s how succulents like it. A little restraint is all the training you need for {ours}.',
        'Long, thin growth is a plant looking for light. Offer the brightest windowsill you have, and keep an eye on the shape of {ours}.',
        'A hole in the bottom of the pot matters more than how the pot looks, because water has to get out. Turn yours over before you plant {ours}.',
        'Ordinary potting soil stays wet too long for cacti and their relatives. Ask for the gritty kind, and have a bag ready for {ours}.',
      ],
      informal: [
        'Going away? Good. A proper drink, then nothing until the soil is dry right through: you’re the ideal flatmate for {ours}.',
        'Tall and skinny isn’t growing up, it’s looking for light. Brightest sill in the house, please, for {ours}.',
        'Pretty pot, no hole? Keep your pens in it. The roots need somewhere for the water to go, so find another home for {ours}.',
        'Grab the gritty soil, not the ordinary bag: that one stays wet too long. Then roll up your sleeves and pot {ours}.',
      ],
    },
    asks: {
      formal: [
        'Which plant has forgiven you the most?',
        'Desk, bathroom or kitchen: where is your sunniest sill?',
        'Windowsill or desk?',
        'How often do you water, truly?',
        'Which one has been with you longest?',
        'One, or a whole family of them?',
      ],
      informal: [
        'What’s the longest you’ve forgotten to water anything?',
        'One on the sill, or a whole row by now?',
        'Survived how many holidays?',
        'Ever watered a plastic one by mistake?',
        'Green thumb or good luck?',
        'What’s yours called?',
      ],
    },
  },
  bonsai: {
    stories: {
      formal: [
        'One snip, a step back, a long look. Nothing more today. An evening well spent on {ours}.',
        'Some people keep the years in albums, others in a trunk and a few branches. The second sort will understand {ours}.',
        'There is a moment after work when the hands want something slow. Give them scissors, and {ours}.',
        'An open window, a pot of tea, a tree on the sideboard. Ten minutes pass easily beside {ours}.',
      ],
      informal: [
        'You always wanted a garden. What you’ve got is a shelf. Fair enough: {ours}.',
        'Put the scissors down. Look again. See, that branch was fine. Lesson one from {ours}.',
        'Meditation apps want a password. All you need here is a chair, and {ours}.',
        'Fifteen minutes gone, two leaves cut, zero emails read. An evening with {ours}.',
      ],
    },
    lessons: {
      formal: [
        'A small pot dries out quickly, so the soil wants a look every day. Make it part of the morning coffee, and have the second cup with {ours}.',
        'Water slowly until it runs out at the bottom, wait, and water once more, so that all the soil gets its share. It’s a quiet ritual with {ours}.',
        'At a window, light comes from one side only. A small turn every week lets all sides have some, and gives you a new view of {ours}.',
        'Many trees need a cool winter outside, others live indoors. Ask which kind yours is, and you’ll know the right place for {ours}.',
      ],
      informal: [
        'Tiny pot, tiny water tank: it dries out fast. Check the soil daily, like your messages, and say good morning to {ours}.',
        'One round of water, a pause, then another until it drips below. The pause is for admiring {ours}.',
        'Everybody has a good side. Turn the pot a little each week, so that all of them get light: fair’s fair, even for {ours}.',
        'Some trees like it cosy, many want a cold winter outside. Ask before you pick a windowsill for {ours}.',
      ],
    },
    asks: {
      formal: [
        'What in your life has taught you patience?',
        'Do you cut boldly, or think about it for a week?',
      ],
      informal: ['Snip now or sleep on it?', 'What’s the oldest plant in your home?'],
    },
  },
  bouquet: {
    stories: {
      formal: [
        'The door opens, and for a second nobody speaks. It is a good second, and it belongs to {ours}.',
        'Saying sorry, or thank you, or simply that you thought of someone: words come easier behind {ours}.',
        'A Thursday without any occasion is reason enough to bring home {ours}.',
        'Long before anyone reads the card, the message has arrived. Send it with {ours}.',
      ],
      informal: [
        'You forgot. They didn’t. There’s still time for {ours}.',
        'Wine gets drunk, chocolates get shared. Turn up with {ours}.',
        'Someone you love has had a rubbish week. No speech needed, just {ours}.',
        '“Oh, you shouldn’t have!” Yes, you absolutely should. Ring the bell with {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Stems drink better when they’re freshly cut at a slant. Have the knife and the vase ready when you come home with {ours}.',
        'Leaves under water spoil it first. Strip the lower ones before you arrange anything, and the water stays clear for longer under {ours}.',
        'New water every other day and a small trim let stems go on drinking. Two minutes at the sink, then back to the table with {ours}.',
        'Radiators, direct sun and the fruit bowl are poor neighbours for cut flowers. Choose the place first, and then carry in {ours}.',
      ],
      informal: [
        'First a slanted cut, then the vase: that’s how stems get a proper drink. Pour one for yourself too and sit down with {ours}.',
        'No leaves under water, they spoil it first. Pull off the low ones, wipe the table, and make an entrance with {ours}.',
        'Every other day: new water, and a little off the ends. A haircut and a drink: it’s the only spa day you need to book for {ours}.',
        'The bananas are lovely, but not next door: flowers and fruit bowls don’t mix. Nor do radiators and sun, so find a cool spot for {ours}.',
      ],
    },
    asks: {
      formal: [
        'Which flower do you choose when no one else is choosing?',
        'When did you last give flowers for no reason?',
      ],
      informal: [
        'Last time someone brought you flowers: what had they done?',
        'Birthday, sorry or just because?',
      ],
    },
  },
  'plant-pot': {
    stories: {
      formal: [
        'A beautiful plant came home and still stands in what it was sold in. It would look different in {ours}.',
        'Roots at the bottom, leaning to one side: the plant has been asking for weeks. The answer could be {ours}.',
        'Even a windowsill full of green can look unfinished. Dress one of the plants in {ours}.',
        'That cutting from a friend’s kitchen has grown roots in its glass of water. It is ready for {ours}.',
      ],
      informal: [
        'Your basil has lived in a yoghurt tub since March. It has noticed. Move it into {ours}.',
        'Nice plant. Shame about the price sticker it’s standing in. Change its outfit: {ours}.',
        'The roots have found the exit. That’s your hint. Next stop, {ours}.',
        'Soil on the floor, soil in your sock, one very smug fern. Repotting went well. The winner lives in {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Too much wet soil is hard on roots, so a new pot should be only a little wider than the last. Take out the tape measure, and look at {ours}.',
        'Water has to be able to get away: through a hole in the bottom, or from one pot inside another. Decide which it will be for {ours}.',
        'An outer pot should be two fingers wider than the one inside. Measure across the top at home, then compare with {ours}.',
        'Spring is the time to repot, as growth begins then. Pick a mild afternoon, water well afterwards, and let the roots get to know {ours}.',
      ],
      informal: [
        'Bigger isn’t kinder: all that wet soil is hard on roots. Just a little wider than last time, so check the size of {ours}.',
        'Where does the water go? Hole in the bottom or one inside another, it has to get out. Settle that, then plant up {ours}.',
        'Two fingers of air around the inner one, and an outer pot looks right. Measure what the plant lives in now, then go and size up {ours}.',
        'Moving house in winter is no fun, for roots either. Wait for spring, when growth begins, water well and break in {ours}.',
      ],
    },
    asks: {
      formal: [
        'Which of your plants has outgrown its place?',
        'All matching on the sill, or a happy mixture?',
      ],
      informal: [
        'Repotting: newspaper on the floor, or pure courage?',
        'What’s the oddest thing you’ve planted something in?',
      ],
    },
  },
  seeds: {
    stories: {
      formal: [
        'For days there is nothing but soil, and then one morning a green tip. The waiting starts with {ours}.',
        'Next to the kettle stands a row of little pots, inspected before the first tea. They will be home to {ours}.',
        'A whole summer can weigh less than a letter. Hold it in your hand for a moment: {ours}.',
        'Children water them, count to ten and look again. Share {ours} with someone impatient.',
      ],
      informal: [
        'Nothing. Nothing. Nothing. Then one morning you run through the house shouting. All because of {ours}.',
        'You have a windowsill, some soil and very little patience. Two out of three will do for {ours}.',
        'Brag in summer, get your hands dirty first. Step one: {ours}.',
        'Label them. You won’t remember. Nobody ever has. Then sow {ours}.',
      ],
    },
    lessons: {
      formal: [
        'As a rule of thumb, cover seeds about twice as deep as they’re thick; very small ones are only pressed on. Fill a tray, and open {ours}.',
        'Soil should stay damp, not wet, until something shows. A spray bottle is gentler than a can, so stand one next to {ours}.',
        'All seedlings look alike. Write name and date on a label at once, and weeks later you’ll still know what came out of {ours}.',
        'The packet tells you the sowing months. Read that line before you fill a single pot, and enter them in the calendar for {ours}.',
      ],
      informal: [
        'Buried too deep, they’ll never see you again: twice their thickness is about right, and the tiniest are just pressed on. Gently does it with {ours}.',
        'A watering can is a tidal wave at that size. Spray instead, keep the soil damp but not wet, and wait for a sign of life from {ours}.',
        'Is it basil, is it a weed? Seedlings all look the same, so write the label now, not in three weeks. Pen first, then {ours}.',
        'Before the compost goes all over the kitchen: what month is it? The sowing months are on the packet, so start by reading {ours}.',
      ],
    },
    asks: {
      formal: [
        'What was the first thing you ever grew yourself?',
        'Balcony, garden or windowsill: where do you sow?',
      ],
      informal: ['What have you grown that nobody would believe?', 'How often do you check? Hourly counts.'],
    },
  },
  'garden-tool': {
    stories: {
      formal: [
        'The first mild Saturday, the shed door sticks, the robin is already waiting. Reach for {ours}.',
        'It was only going to be one small job before breakfast, and now it is noon. Mornings disappear like this with {ours}.',
        'After a week of screens the hands are glad of earth. Take them outside with {ours}.',
        'What flowers in spring is settled on a cold afternoon in autumn. Spend that afternoon with {ours}.',
      ],
      informal: [
        'You only went out to look. Two hours later your tea is cold and you’re still out there with {ours}.',
        'Gardens don’t take weekends off, and this one has been growing behind your back. Go and talk to it with {ours}.',
        'Mud to the elbows, a worm rescued, lunch forgotten. That’s a proper Sunday with {ours}.',
        'Borrowing from next door again? They’d like theirs back. Get {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Damp is what makes metal rust. Knock off the soil, wipe everything dry, and the evening round is finished for you and {ours}.',
        'You’ll be working in gloves, so try the grip in gloves. Bring the pair you always wear when you choose {ours}.',
        'Blunt edges tire the hand and bruise the stem. If yours is a tool that cuts, sharpen it before the season and begin the year with {ours}.',
        'Over winter, tools belong off the floor and in the dry. Put up the hook in autumn, and keep it free for {ours}.',
      ],
      informal: [
        'Five o’clock, muddy, and you just want tea. Knock off the soil and wipe it dry first, because damp means rust: that’s the deal with {ours}.',
        'Your hand is a size bigger in gardening gloves. Try the grip with them on, because that’s how you’ll be out there with {ours}.',
        'If it cuts, keep it sharp: a blunt edge wears out your hand and squashes the stem. Hold that thought, and {ours}.',
        'The shed floor in winter is cold, damp and full of spiders. Hang tools up in the dry, then wish good night to {ours}.',
      ],
    },
    asks: {
      formal: [
        'Which job in the garden do you secretly enjoy?',
        'What is the first thing you do outdoors in spring?',
      ],
      informal: ['Weeding: therapy or punishment?', 'Gloves on, or dirt under the nails?'],
    },
  },
  'watering-can': {
    stories: {
      formal: [
        'The hottest hour is over, and the whole garden holds its breath. Time for a slow walk with {ours}.',
        'Every plant in the house knows the sound of the tap on Sunday morning. The round begins with {ours}.',
        'No rain this week, says the radio. The tomatoes had guessed as much. Time to step in with {ours}.',
        'Ten minutes among the leaves, before anyone rings or writes. That alone is a reason to fill {ours}.',
      ],
      informal: [
        'One pint glass, eleven trips, one wet carpet. You could also just fill {ours}.',
        'Poor basil, it’s fainted again. Basil does that. Revive it with {ours}.',
        'Your neighbours go on holiday, and guess who gets the key. Bring {ours}.',
        'It isn’t procrastination if the plants are thirsty. Back in ten, off with {ours}.',
      ],
    },
    lessons: {
      formal: [
        'In the morning and in the evening less of the water evaporates. The garden is nicer then anyway, so take your time with {ours}.',
        'Wet leaves in the sun or overnight do plants no good. Aim lower, at the soil, the next time you go round with {ours}.',
        'A long spout reaches the pots indoors, a rose is kind to seedlings. Think of what you water most, then look at the spout of {ours}.',
        'Plants prefer water that isn’t ice cold. Fill up an hour before you start, put the kettle on, and come back to {ours}.',
      ],
      informal: [
        'Water at midday and the sky drinks along. Early or late less of it evaporates, and nobody minds your pyjamas when you’re out with {ours}.',
        'The thirsty part is down below. Go for the soil, since wet leaves in the sun or overnight are bad news, and steady your aim with {ours}.',
        'Tomato babies or the fern on the top shelf? A rose is gentle, a long spout gets there. Check which of your plants would vote for {ours}.',
        'Nobody likes an ice cold shower, plants included. Fill up an hour early, then do the rounds with {ours}.',
      ],
    },
    asks: {
      formal: [
        'Morning or evening: when do you do your round?',
        'Who looks after your plants while you are away?',
      ],
      informal: [
        'Fixed watering day, or whenever something droops?',
        'Which of your plants is the biggest drama queen?',
      ],
    },
  },
};
