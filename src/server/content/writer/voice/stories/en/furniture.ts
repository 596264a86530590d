export const furniture = {
  sofa: {
    stories: {
      formal: [
        'Two people, two ends, one blanket, and the talk that never happens at the table. It happens on {ours}.',
        'The last guests say goodbye in the hall, and then sit down for one more hour. You know where: on {ours}.',
        'A house knows that the day is over when the shoes come off. From there it is only a few steps to {ours}.',
        'Rain at the window, a film nobody quite agreed on, and nobody gets up. Sunday belongs to {ours}.',
      ],
      informal: [
        '“Just five minutes.” Now it’s dark outside and there’s a cushion mark on your cheek. Well played, {ours}.',
        'Everyone has their corner. Sit in the wrong one, and there’ll be talks. They’ll be held on {ours}.',
        'Plans cancelled. Pizza ordered. Trousers optional. Report to {ours}.',
        'No dogs on the furniture! That rule lasted until the first rainy evening with {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Centimetres are hard to picture. Mark the outline on the floor with tape, live with it for a day, and you’ll know where to stand {ours}.',
        'A sofa has to get in before it can stay. Measure doors, stairs and the lift as well as the wall, and only then look at {ours}.',
        'Seat depth is a matter of legs: sit right back, see whether your feet reach the floor, and measure. With that number, turn to {ours}.',
        'Loose cushions wear evenly when they are turned and swapped every few weeks. Give each its turn at the favourite end of {ours}.',
      ],
      informal: [
        'Tape on the floor, a whole day of walking round it: you’ll soon know what fits. Then peel it off and make way for {ours}.',
        'Pivot! It’s only funny on television. Measure the doors, the stairs and the lift first, then invite in {ours}.',
        'Do your feet touch the floor when you sit right back? If not, the seat’s too deep for you. Try it at home, then check {ours}.',
        'Everyone has their corner, and the cushions can tell. Swap and turn the loose ones every few weeks, then argue about seats on {ours}.',
      ],
    },
    asks: {
      formal: [
        'Which place on it is yours, and who contests it?',
        'What will you be watching this weekend?',
        'Upright or lying down?',
        'Who has the corner at your place?',
        'Film or book tonight?',
        'Tidy cushions or honest ones?',
      ],
      informal: [
        'Corner, middle, or all of it?',
        'Longest nap ever: how many episodes did you miss?',
        'Left end or right end?',
        'Shoes off first?',
        'Dinner on it: yes or never?',
        'Dog allowed?',
      ],
    },
  },
  armchair: {
    stories: {
      formal: [
        'Beside every good window there is room for one person and a pile of books. Put {ours} there.',
        'Not every seat in the house has to face the television. Turn {ours} towards the garden.',
        'A lamp, somewhere to put the tea, an evening with the phone in another room. Now you only need {ours}.',
        'Grandfather had one, and nobody else would have dared. Begin a tradition of your own with {ours}.',
      ],
      informal: [
        'You get up for one biscuit, and the cat moves in. That’s how it goes with {ours}.',
        '“I’m not asleep, I’m watching this.” Every family has someone who says so from {ours}.',
        'The whole sofa’s free, and you still want the corner with the lamp. Go on, then: {ours}.',
        'Book, tea, closed door. Nobody else fits in, and that’s the whole idea of {ours}.',
      ],
    },
    lessons: {
      formal: [
        'A seat looks right when there is space to walk around it. Leave some room behind and beside, and you’ve found the place for {ours}.',
        'Elbows should rest without lifting the shoulders. Measure the height of the arms you like, and compare it with {ours}.',
        'Put a lamp slightly behind one shoulder, and a seat becomes a place to read. Move yours tonight, and keep that corner for {ours}.',
        'Five seconds say little, five minutes say a good deal. Sit down for that long, or measure a seat you like, before you decide on {ours}.',
      ],
      informal: [
        'Squashed into the corner, nothing looks good. Pull things forward a bit, leave space all round, and you have a spot for {ours}.',
        'Shoulders up by your ears? The arms are too high. Find your height with a ruler, then compare notes with {ours}.',
        'To read without your own shadow on the page, put the lamp slightly behind one shoulder. Book, light, biscuit, {ours}.',
        'Nobody falls in love in five seconds. Well, people do, but chairs need five minutes: sit it out or measure one you like, then judge {ours}.',
      ],
    },
    asks: {
      formal: [
        'Where in your home would you read undisturbed?',
        'Who in the family had a chair of their own?',
      ],
      informal: ['Who steals your seat the second you stand up?', 'Window view or telly view?'],
    },
  },
  chair: {
    stories: {
      formal: [
        'One guest more than expected is how many a good evening begins. Bring in {ours}.',
        'The visitor says “I can’t stay long” and then takes off their coat. All that is missing now: {ours}.',
        'Everyone in a family has a place, and nobody remembers deciding it. Yours may soon be {ours}.',
        'Before a word is read, written or said over breakfast, you sit down. Everything begins with {ours}.',
      ],
      informal: [
        'Every bedroom has one that only ever seats clothes. Promise you’ll actually sit on {ours}.',
        'Perching on a moving box was charming for a week. It’s been a year. Grown-up idea: {ours}.',
        'Cross-legged, sideways, one foot tucked under: nobody sits the way they do in pictures. Do it your way on {ours}.',
        'You’ll spend more hours sitting than sleeping this week. Pick your partner: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Legs need room: a sheet of letter paper, held upright, should fit between seat and table top. Try it at your own table, and you’ll know the seat height to look for in {ours}.',
        'Elbows need more width than the seat has. Allow for that at every place, and you’ll know whether there is room for {ours}.',
        'Felt pads under the legs spare the floor and the neighbours’ nerves. Stick them on first, then invite people to {ours}.',
        'Wobbling starts small. Tighten the screws once a year, on a day you’ll remember, and until then simply lean back in {ours}.',
      ],
      informal: [
        'Knees jammed under the table again? An upright sheet of letter paper should fit in that gap. Do the paper test before you pull up {ours}.',
        'Six seats, twelve elbows. Every place needs more width than the seat itself, so do the sums before you squeeze in {ours}.',
        'Your downstairs neighbours know when you have breakfast. Felt under the legs, and they’ll never hear about {ours}.',
        'A tiny wobble never stays tiny. Screwdriver, once a year, and you can tell long stories at dinner on {ours}.',
      ],
    },
    asks: {
      formal: [
        'Where do you sit for the first coffee of the day?',
        'Is there a fixed order round your table?',
        'How many seats does your table have?',
        'All alike, or no two the same?',
        'Who always takes the one by the window?',
        'Where does everyone end up sitting?',
      ],
      informal: [
        'How many jumpers are hanging over yours right now?',
        'How do you sit when nobody’s watching?',
        'Clothes on it right now?',
        'Tipping back: yes or told off?',
        'Who’s at the head of your table?',
        'Musical chairs: ever won?',
      ],
    },
  },
  stool: {
    stories: {
      formal: [
        'The smaller pieces do what nobody had planned: hold a book, a late guest, a pair of tired feet. Find a place for {ours}.',
        'Someone is cooking, and someone else leans on the worktop with the news of the day. Offer them {ours}.',
        'A shoe to be tied, a child who wants to see what is going on: the day keeps asking for {ours}.',
        'There is always a corner too narrow for a chair and too good to stay empty. Slip in {ours}.',
      ],
      informal: [
        'Any party worth going to ends up in the kitchen. Stake your claim with {ours}.',
        'Plant stand on Monday, tea table on Tuesday, your loudest friend on Friday. A busy week for {ours}.',
        '“I’m not stopping, just passing.” Coat on, biscuit in hand, already sitting on {ours}.',
        'One guest too many, one seat too few. It happens every time. Fetch {ours}.',
      ],
    },
    lessons: {
      formal: [
        'At a counter, legs want about a forearm’s depth under the top. Measure from the floor up, and then look at the height of {ours}.',
        'No floor is quite level. Make sure nothing rocks before you stand a plant or a cup on {ours}.',
        'Not every stool is a step. Ask whether its maker says it’s meant for standing on; until you know, simply sit down on {ours}.',
        'Felt under the feet lets you move a stool without a sound. It’s a small kindness to everyone asleep, and to the floor beneath {ours}.',
      ],
      informal: [
        'Knees against the counter is no way to eat toast. Leave about a forearm below the top, so measure first and then size up {ours}.',
        'Tea on top, rocking below: you know how that ends. Find a level spot, give it a nudge, and then trust your cup to {ours}.',
        'That light bulb can wait. Only step up if the maker says it’s meant for standing, otherwise park yourself on {ours}.',
        'Midnight snack, screeching legs, everyone’s awake. Stick some felt underneath, and no one will know about you and {ours}.',
      ],
    },
    asks: {
      formal: ['Who keeps you company while you cook?', 'Where would a spare seat serve you most?'],
      informal: ['Kitchen parties: why is it always the kitchen?', 'Feet up or sit down?'],
    },
  },
  table: {
    stories: {
      formal: [
        'Boxes everywhere, but someone has found two glasses and a candle. They only need {ours} to stand on.',
        'A cup is put down, a story begins, and a second cup follows. Evenings gather round {ours}.',
        'Keys, flowers, a letter, an open book: a home can be read in what is left lying. Leave it on {ours}.',
        'The vase stands on the floor, and the newspaper has moved to the sofa. This room is asking for {ours}.',
      ],
      informal: [
        'Coffee on the windowsill, laptop on your knees, toast on the carpet. You need {ours}.',
        '“Coaster!” Sorry, that just came out. You’ll sound like your parents, too, once you own {ours}.',
        '“Put it down anywhere.” And anywhere is always the same place: {ours}.',
        'Post from last week, one candle, half a biscuit. Archaeologists could date you by {ours}.',
      ],
    },
    lessons: {
      formal: [
        'People push back to stand up. Leave room for that on every side where someone sits, and then decide how large to go with {ours}.',
        'At a dining table, about two hands’ spans for each person is a good width. Count your guests with both hands, and then consider {ours}.',
        'Whatever a table is made of, wipe spills at once and put mats under hot pots. It’s little to ask for long evenings around {ours}.',
        'Size is easier to see than to read. Cut the top out of newspaper, lay it on the floor, and walk once around the future place of {ours}.',
      ],
      informal: [
        'If getting up means climbing over Grandpa, there’s not enough room behind. Check every side people sit at before you move in {ours}.',
        'Two hand spans per eater, roughly, if it’s for dining. Count heads, count hands, and do the sums before you say yes to {ours}.',
        'Red wine waits for no one: wipe it up at once. Mats under the hot pots too, and then go on dealing the cards on {ours}.',
        'Newspaper, scissors, sticky tape: build a paper one on the floor first. If you can still reach the window, roll out the carpet for {ours}.',
      ],
    },
    asks: {
      formal: [
        'What is lying on yours at this moment?',
        'How long do your guests stay once the plates are empty?',
      ],
      informal: ['Coasters: law or suggestion?', 'What’s on yours that shouldn’t be?'],
    },
  },
  nightstand: {
    stories: {
      formal: [
        'A book, a glass of water, some light: the last reach of the day ought to be a short one. It ends at {ours}.',
        'In the half-dark a hand feels for the glasses and finds the floor. It would rather find {ours}.',
        'You can tell who reads, who worries and who wakes before the alarm. It is all there on {ours}.',
        'Phones sleep badly under pillows, and so do their owners. Put yours to bed on {ours}.',
      ],
      informal: [
        'Three books you’re “currently reading”, one you actually are. Stack the lot on {ours}.',
        'It’s three in the morning, you’re thirsty, and the water’s on the floor. All over the floor. Tomorrow: {ours}.',
        'That kitchen chair next to your pillow has done its duty. Send it home and bring in {ours}.',
        'Snooze. Snooze. Snooze. By now your hand knows the way, straight across {ours}.',
      ],
    },
    lessons: {
      formal: [
        'A nightstand about as high as the top of the mattress is easiest to reach lying down. Measure while you make the bed, and keep the number for {ours}.',
        'The duvet wants to hang and a drawer wants to open. Leave room for both beside the bed, and see how much is left for {ours}.',
        'With its switch on the cable, within reach, a lamp saves getting up again. Choose that first, then put your book on {ours}.',
        'Lie down, close your eyes, stretch out a hand: that’s the height you want, about level with the mattress. Compare it with {ours}.',
      ],
      informal: [
        'Groping for the alarm somewhere near the floor? Level with the top of the mattress is easiest, so take that number to {ours}.',
        'Your drawer opens as far as the duvet, and no further. Leave a gap for both of them, and there’s space for {ours}.',
        'One page left, and the light switch is by the door. A lamp with the switch on its cable means you can stay put, next to {ours}.',
        'Glass of water, phone, glasses: all of it within reach when the top is about as high as the mattress. Measure yours, then meet {ours}.',
      ],
    },
    asks: {
      formal: [
        'Which book is lying beside your bed at present?',
        'What is the last thing you reach for at night?',
      ],
      informal: ['What’s on yours that nobody should see?', 'How many half-read books are in the pile?'],
    },
  },
  desk: {
    stories: {
      formal: [
        'The kitchen table would like to be a kitchen table again. Move your papers to {ours}.',
        'Before the first call there are ten minutes with coffee, a pencil and an empty page. Spend them at {ours}.',
        'It is good when work is over the moment you push in the chair. For that you need a door, or {ours}.',
        'A letter to write, a form to fill in, an idea that wants some room: sit down at {ours}.',
      ],
      informal: [
        'Working from an ironing board: resourceful, once. By now you want {ours}.',
        'Your back has filed a complaint about the sofa office. Reply from {ours}.',
        'Tidy at nine, three cups by noon. Every day’s a fresh start at {ours}.',
        'Homework, invoices, one half-built dragon. Everybody wants a bit of {ours}.',
      ],
    },
    lessons: {
      formal: [
        'With the desk at right angles to the window, the screen shows no reflections. Turn the room round in your mind, and find the place for {ours}.',
        'Forearms level, shoulders loose: that’s a good height for the top. Sit as you like to sit, have someone measure, and compare {ours}.',
        'Screen and keyboard need depth, and wrists need some as well. Add up all three before you choose, and set the sum beside the depth of {ours}.',
        'Cables come first: where is the socket, and where will they run? With that drawn on paper, you can plan the rest around {ours}.',
      ],
      informal: [
        'Seeing yourself in the screen all day is a bit much. Turn sideways to the window, no more reflections, and settle in at {ours}.',
        'Shoulders creeping up? Then it’s too high. Forearms level, shoulders loose, measure that, and see what it says about {ours}.',
        'Your wrists would like a place too. Screen plus keyboard plus some space in front: do the sum, then see if it fits on {ours}.',
        'You’ve arranged everything, and the socket is on the other wall. Plan the cables first, then push in {ours}.',
      ],
    },
    asks: {
      formal: ['A clear desk, or a creative one?', 'What do you look at when you look up from work?'],
      informal: [
        'How many cups are on yours right now?',
        'What’s the silliest place you’ve ever worked from?',
      ],
    },
  },
  bed: {
    stories: {
      formal: [
        'Clean sheets, an open window, and nothing more that has to be done today. Lie down in {ours}.',
        'On Sunday mornings they all arrive, one by one, with picture books and toast. Make some room in {ours}.',
        'Four walls and a window can be any room at all. Where you sleep is decided by {ours}.',
        'The last journey of the day leads from the bathroom to the pillow. At the end of it: {ours}.',
      ],
      informal: [
        'Five more minutes. Then five after those. Talks are ongoing, and they’re being held in {ours}.',
        'Nobody has ever regretted going home early. Text them you’re shattered and climb into {ours}.',
        'Crumbs, cats, cold feet: you’ll be sharing it with all of them. Might as well be {ours}.',
        '“Lights out by ten.” You say it every night. Tonight could be the night with {ours}.',
      ],
    },
    lessons: {
      formal: [
        'There are two measures: what the mattress needs, and what the frame takes up in the room. Write down both, then compare {ours}.',
        'With space to walk on both sides, nobody has to climb over anybody. If there are two of you, keep that space around {ours}.',
        'Most creaking starts in the screws. Tighten the frame after the first weeks, and let the nights stay quiet in {ours}.',
        'Head against a wall, away from the radiator, if the room allows it. Stand in the doorway, find that wall, and picture {ours}.',
      ],
      informal: [
        'The mattress fits, but does the door still open? Frame and mattress are two numbers, so take both along when you look at {ours}.',
        'Whoever sleeps by the wall has to do gymnastics at night. If you’re two, leave a path on both sides, then lie down on {ours}.',
        'Creaks love loose screws. Give them a turn after the first weeks, and keep your secrets, you and {ours}.',
        'Radiator by your ear, door at your head: no. A wall behind you and some distance from the heating, if there’s room: that’s the spot for {ours}.',
      ],
    },
    asks: {
      formal: ['Do you make yours every morning, or close the door?', 'Window open or closed at night?'],
      informal: ['Left side or right side?', 'Who takes up the most room?'],
    },
  },
  mattress: {
    stories: {
      formal: [
        'A third of your life takes place with your eyes shut. Give it some thought, and {ours}.',
        'By the time the coffee is poured, much of the day has been decided already. It was decided on {ours}.',
        'After a week away, the first night at home is half the pleasure of the journey. Spend it on {ours}.',
        'One turns over, the other wakes, and both are a little short at breakfast. It may be time for {ours}.',
      ],
      informal: [
        'There’s a dip in the middle, and you both roll into it. Romantic, for a while. Then you want {ours}.',
        'Sheep counted: four hundred. Springs felt: three. Start again on {ours}.',
        'You took a month to choose a telly that you sleep in front of. Now choose {ours}.',
        'Headboards get the compliments. The night shift goes to {ours}.',
      ],
    },
    lessons: {
      formal: [
        'The old one may have lost its shape, the frame has kept it. Measure the frame inside, and with that number you can look at {ours}.',
        'Every few months, a mattress may be turned head to foot, unless its maker says otherwise. Note the date of your first night on {ours}.',
        'Fold the covers back in the morning, so that the night can air out before you make the bed. Have your coffee in peace meanwhile: it’s as good for you as for {ours}.',
        'Choose by how you lie: those who sleep on their side often like it softer at the shoulder. Think of last night, then of {ours}.',
      ],
      informal: [
        'Don’t measure the old one, it may have let itself go. Inside of the frame, both directions, then you can get serious about {ours}.',
        'Head becomes foot every few months, unless the maker says not to. Find a helper, count to three, and turn {ours}.',
        'Making the bed at once? No need. Covers back, window open, coffee first: it’s good manners towards {ours}.',
        'Side sleeper? You may want a softer shoulder; many do. Lie down, notice how you really sleep, then put your questions to {ours}.',
      ],
    },
    asks: {
      formal: ['On your back, your side or your front?', 'How many hours make a good night for you?'],
      informal: ['Starfish or burrito?', 'Soft or firm? Couples, keep it civil.'],
    },
  },
  shelf: {
    stories: {
      formal: [
        'Books by the bed, on the stairs, under the lamp, and all of them are still needed. Give them {ours}.',
        'A bare wall, a few things you love, and nowhere to put them. Bring them together on {ours}.',
        'One shell from Cornwall, the little jug, the photograph: they have been in a box for long enough. Set them on {ours}.',
        'Guests tilt their heads and begin to read what you own. People get to know you like this, in front of {ours}.',
      ],
      informal: [
        'The pile beside your bed now counts as furniture. Before it falls over, get {ours}.',
        'By colour, by author or by panic? There goes your Saturday, spent arranging {ours}.',
        'On the floor it’s a mess. In a row it’s a collection. The difference: {ours}.',
        'Six books, one plant, that ugly duck you love. They’re only waiting for {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Plasterboard and brick need different fixings. Knock on the wall first, buy the right ones, and then put up {ours}.',
        'Paper is heavy. Weigh a row of your books on the kitchen scales, and compare that with the load given for {ours}.',
        'About a third left empty, and a shelf looks arranged instead of full. Choose which books may stay before you fill {ours}.',
        'The eye notices a slope before the books do. Lay a spirit level on top, correct it, and only then make a home for the novels on {ours}.',
      ],
      informal: [
        'Knock, knock. Hollow or solid? Your wall decides on the fixings, so ask it before you get the drill out for {ours}.',
        'Have you ever weighed your cookbooks? You should: find out what load is allowed, then decide who gets to move onto {ours}.',
        'Crammed looks like storage, a third of empty space looks like taste. Keep that bit free, hard as it is, on {ours}.',
        'Straight by eye is crooked by Tuesday. Borrow a spirit level, have someone say “left a bit”, and then step back from {ours}.',
      ],
    },
    asks: {
      formal: ['Which book would you never lend?', 'What stands in the place of honour on yours?'],
      informal: [
        'Sorted by colour, by size or not at all?',
        'Weirdest thing on yours? We won’t judge. Much.',
      ],
    },
  },
  cabinet: {
    stories: {
      formal: [
        'Tablecloths, candles, the good glasses: a home owns more than it shows. The rest is kept in {ours}.',
        'Not everything you love has to be looked at every day. Put it safely away in {ours}.',
        'Order does not mean owning less, only knowing where things are. Begin with {ours}.',
        'There is a piece of furniture children may not open, and remember all their lives. In your house: {ours}.',
      ],
      informal: [
        'Ten minutes till they ring the bell. Everything in, shut, smile. You and {ours}, what a team.',
        'You haven’t got too much stuff. You’ve got too few places to hide it. Sorted, with {ours}.',
        'Candles, batteries, the manual for a toaster you no longer own. It all lives in {ours}.',
        '“Where’s the…?” Left. No, the other left. Behind the fondue set. Honestly, just look in {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Doors and drawers need room to open, and you need some to stand in front. Allow for both before you find a wall for {ours}.',
        'A tall cabinet belongs fixed to the wall, especially where children climb. Have the drill ready on the day you set up {ours}.',
        'Heavy things go to the bottom: drawers run better, and nothing tips. Start with the heaviest, then work your way up {ours}.',
        'Sort first, then measure. You may need fewer shelves and more drawers than you thought, and that is worth knowing before you turn to {ours}.',
      ],
      informal: [
        'The drawer opens, and you’re pinned against the bed. Measure door, drawer and yourself, then make a date with {ours}.',
        'Kids treat anything tall as a mountain. So fix a tall one to the wall, and do it before you fill {ours}.',
        'Cast iron at the top, tea lights at the bottom? Turn that round: low and heavy doesn’t tip, and the drawers run better in {ours}.',
        'Half of it could go, couldn’t it? Sort before you measure, because you may want drawers instead of shelves, and then look into {ours}.',
      ],
    },
    asks: {
      formal: [
        'What do you keep for visitors and hardly ever take out?',
        'Which piece of furniture do you remember from childhood?',
      ],
      informal: [
        'What’s in there that you haven’t seen for years?',
        'Is there a fondue set in your house? When was it last used?',
      ],
    },
  },
};
