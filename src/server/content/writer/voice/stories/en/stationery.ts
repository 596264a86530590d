import type { StoriesOf } from '../stories.ts';

export const stationery: StoriesOf<'stationery'> = {
  notebook: {
    stories: {
      formal: [
        'The first page is the hardest, so one starts by writing the date. Start today, in {ours}.',
        'A thought at half past six is seldom still there at nine. Keep {ours} by the bed.',
        'On trains, people look out of the window and then, suddenly, start to write. Take {ours} along.',
        'Twenty years from now you’ll read what worried you this week, and smile. Write it down, in {ours}.',
      ],
      informal: [
        '“I’ll remember that,” you said, and you didn’t. Write it in {ours}.',
        'Shopping list at the front, world domination at the back. Keep both in {ours}.',
        'Too pretty to write in, you said, about the other four at home. Break the spell with {ours}.',
        'In meetings some people take notes, and some draw boats. Do either in {ours}.',
      ],
    },
    asks: {
      formal: ['Lined, squared or blank?', 'What’s on page one of yours?'],
      informal: ['How many empty ones do you own? Be honest.', 'Lists, doodles or secrets?'],
    },
  },
  pen: {
    stories: {
      formal: [
        'A line in the margin, an arrow, one word underlined twice: it’s how a page becomes yours. Within reach: {ours}.',
        'Two lines by hand are kept longer than a hundred messages. Sit down to them with {ours}.',
        'The desk is clear, the phone is quiet, the sheet still white. Pick up {ours}.',
        'Children draw the house, then the sun, then everyone who lives there. Somewhere we stopped; start again with {ours}.',
      ],
      informal: [
        'Your office has no thieves, only people who “just need something to write with”. Keep an eye on {ours}.',
        'Eight in the cup on your desk, and seven don’t write. Make room for {ours}.',
        'Doodling isn’t not listening, it’s listening with your hands. Carry on, with {ours}.',
        'Crossing out the last thing on a list is half the reason for lists. Do it with {ours}.',
      ],
    },
    asks: {
      formal: ['Blue or black?', 'When did you last write a letter by hand?'],
      informal: ['Do you chew, click or spin?', 'How many in your cup actually write?'],
    },
  },
  book: {
    stories: {
      formal: [
        'A rainy Sunday, an armchair, nobody expected before six. That leaves the afternoon to {ours}.',
        'Ticket, postcard, pressed leaf: everyone marks their page with something else. Find something for {ours}.',
        'Some presents last a day, others still stand on a shelf in thirty years. Write a dedication in {ours}.',
        'Tonight the phone sleeps in the hall. Under the lamp there’s only you, and {ours}.',
      ],
      informal: [
        'You missed your stop and didn’t even look up. Tell your boss it was {ours}.',
        'The pile by your bed has reached the lampshade. One more won’t hurt: {ours}.',
        'People who borrow them never bring them back. So finish {ours} first.',
        'Screen time: six hours. Page time: none. Even things out with {ours}.',
      ],
    },
    asks: {
      formal: ['In bed, on the train or in the bath?', 'Would you ever look at the last page first?'],
      informal: ['Fold the corner or use a bookmark?', 'How high is the pile by your bed?'],
    },
  },
  'greeting-card': {
    stories: {
      formal: [
        'The post brings two bills, a brochure and something in handwriting. Guess what is read first, and send {ours}.',
        'A message is answered within the minute. What stays on the mantelpiece for weeks: {ours}.',
        'Found in a shoebox twenty years on, it’s read standing up. Take your time over {ours}.',
        'Three lines take longer than thirty, if they’re meant. Sit down with a cup of tea and {ours}.',
      ],
      informal: [
        'Grandma doesn’t do emojis. She does do post, so send {ours}.',
        '“Dear”, you’ve written, and now you’re staring at the wall. Tea first, then back to {ours}.',
        'That thumbs-up took you one second, and they noticed. Make it up to them with {ours}.',
        'Post that isn’t a bill makes people go “ooh”. Cause an “ooh”, with {ours}.',
      ],
    },
    asks: {
      formal: ['To whom did you last write by hand?', 'Do you keep the ones you’re sent?'],
      informal: ['Who’s still waiting for one from you?', 'Ever sent one three weeks late?'],
    },
  },
  'gift-wrap': {
    stories: {
      formal: [
        'The box is plain, and the guests are already in the hall. There are ten minutes left for {ours}.',
        'It lives for one afternoon, with the whole room looking at it. A short, happy life awaits {ours}.',
        'What’s inside is a secret until Saturday. Entrust it to {ours}.',
        'A present is given twice: first as a guess, then as the answer. For the first part, there’s {ours}.',
      ],
      informal: [
        'Midnight, you’re on the floor, and somebody’s moved the scissors. At least you’ve got {ours}.',
        'Everyone can tell it’s a bottle. Let them pretend, with the help of {ours}.',
        'Newspaper was charming when you were a student. Grow up gently, with {ours}.',
        'Toddlers ignore the toy and play with the packaging. Give them what they want: {ours}.',
      ],
    },
    asks: {
      formal: ['Ribbon, string or nothing?', 'Are you someone who folds, or someone who tears?'],
      informal: ['How good are you at wrapping, out of ten?', 'Ever forgotten what was inside?'],
    },
  },
  sticker: {
    stories: {
      formal: [
        'Sealed, addressed, stamped, and still a little plain. That envelope has a corner free for {ours}.',
        'On the luggage belt every case is black. You’ll know yours by {ours}.',
        'At the doctor’s, children get one for being brave. Grown-ups have to see to it themselves, with {ours}.',
        'A laptop lid says more in a meeting than a business card. Choose what it says, with {ours}.',
      ],
      informal: [
        'You’ve been saving yours for years, for the right place. There isn’t one, so go ahead and stick on {ours}.',
        'Laptop bare, fridge bare, water bottle bare. Peel {ours} and do something about it.',
        'Slightly crooked, and now it’s there for good. Take a deep breath before you peel {ours}.',
        'Tax return done, teeth flossed, and nobody’s given you a star. Give yourself {ours}.',
      ],
    },
    asks: {
      formal: ['Letters, laptop or suitcase?', 'Did you have an album as a child?'],
      informal: ['Stick it on at once, or save it forever?', 'What’s on the lid of your laptop?'],
    },
  },
  calendar: {
    stories: {
      formal: [
        'There’s one spot in the kitchen everybody looks at before breakfast. Give it to {ours}.',
        'Looking forward is half of every holiday. It begins with counting the days, on {ours}.',
        'Phones remind you to the minute, and never kindly. A quieter way to know the day: {ours}.',
        'Before the news and the emails, there’s a moment when the day is only a number. Meet it on {ours}.',
      ],
      informal: [
        '“What’s the date today?” asks everyone, in every house, every day. Point to {ours}.',
        'Kids want to know how many more sleeps. Don’t do the sums, put up {ours}.',
        'You’ve been telling people it’s still early in the month. It isn’t; have a look at {ours}.',
        'Monday felt like Thursday, and Thursday feels like June. Get your bearings from {ours}.',
      ],
    },
    asks: {
      formal: [
        'Which day of the year do you look forward to?',
        'On the wall, on the desk or only on the phone?',
      ],
      informal: ['What are you counting down to?', 'Ever turned up on the wrong day?'],
    },
  },
  'craft-kit': {
    stories: {
      formal: [
        'The kitchen table is cleared, the tea poured, and the rain in no hurry. Open {ours}.',
        'Buying a thing takes a minute, making it takes an afternoon. Spend the afternoon, with {ours}.',
        'Hands that have typed all week like a change on Saturday. Give them {ours}.',
        '“Did you make this yourself?” is one of the kinder questions. Give your guests a reason to ask: {ours}.',
      ],
      informal: [
        'It’ll come out slightly crooked, and you’ll show it to everyone. You’ll see, with {ours}.',
        'Rainy Sunday, wifi down, kids circling. Quick, clear the table for {ours}.',
        'You were going to do more with your hands this year, and scrolling doesn’t count. Try {ours}.',
        'Just one more row, or dot, or stitch, and it’s half past eleven. Good night, {ours}.',
      ],
    },
    asks: {
      formal: ['What was the last thing you made by hand?', 'Knitting, painting or paper?'],
      informal: ['Longest unfinished project in your cupboard?', 'Follow the instructions, or wing it?'],
    },
  },
  'pencil-case': {
    stories: {
      formal: [
        'On the eve of the first school day, everything is sharpened and laid out in a row. Then it goes into {ours}.',
        'A sketch in a café, a correction on the train: you’ll want to find the right pencil at once. Look in {ours}.',
        'Even grown-ups sit up straighter at a tidy desk. To the left of the notebook: {ours}.',
        'By July there are shavings, crumbs and half a rubber at the bottom. In September it all starts clean again, with {ours}.',
      ],
      informal: [
        '“Has anyone got a rubber?” You have, in {ours}.',
        'It gets drawn on, swapped, and used as a goalpost by Wednesday. All that’s still ahead of {ours}.',
        'Sharpener, glitter pen, a conker, something sticky. You’ll never see the bottom of {ours}.',
        'Loose biros always win against white shirts. Lock them up in {ours}.',
      ],
    },
    asks: {
      formal: ['Fountain pen, pencil or felt tips?', 'What did yours look like at school?'],
      informal: ['What’s in there that doesn’t write?', 'Tidy, or total chaos?'],
    },
  },
};
