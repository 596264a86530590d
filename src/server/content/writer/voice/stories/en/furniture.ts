import type { StoriesOf } from '../stories.ts';

export const furniture: StoriesOf<'furniture'> = {
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
