export const stationery = {
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
    lessons: {
      formal: [
        'The first page is the hardest. Leave it empty, begin on the second, and you’ll have made a start in {ours}.',
        'Some pens show through, and you’d rather not find that out on page one. Try yours at the very end of {ours}.',
        'Number the pages as you go, and a list of contents makes sense. A year from now, you’ll find your thoughts again in {ours}.',
        'Lined for words, squared for tables, blank for drawing, dotted for a bit of all. Think of what you write most, and see which of them awaits you in {ours}.',
      ],
      informal: [
        'Scared of page one? Skip it. Starting on the second is easier, so turn over and scribble away in {ours}.',
        'Will that pen bleed through? Ask the last page, it’s good at keeping secrets. Then begin, at the other end of {ours}.',
        '“I wrote it down somewhere” isn’t a filing system. Number your pages, add a list of contents, and look it up in {ours}.',
        'Words want lines, sums want squares, doodles want nothing at all, and dots please a bit of everyone. Pick your side, then pick up {ours}.',
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
    lessons: {
      formal: [
        'A squiggle tells you little. Write a whole sentence to feel how it sits in your hand, and let it be the first one with {ours}.',
        'The left hand follows its own line and wipes it. If yours is the one that writes, look for ink that dries quickly before you choose {ours}.',
        'Tips dry out while you think. Cap on or click in, every time you look out of the window with {ours}.',
        'Ink cartridges prefer lying down or tip up, so that nothing leaks. If there’s one inside, mind which way up you keep {ours}.',
      ],
      informal: [
        'Everyone tests with a loopy squiggle, and learns nothing. Write a proper sentence, a rude one if you like, with {ours}.',
        'Lefties, you know that blue stripe down your hand. Ink that dries quickly is what to look for, so check it on {ours}.',
        'Long pause, dry tip, no idea any more. Put the cap on or click it in while you think, and then go on with {ours}.',
        'Ink in the breast pocket is a look for villains. With cartridges it’s lying down or tip up, so think twice about where you stick {ours}.',
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
    lessons: {
      formal: [
        'First pages are on their good behaviour. Read one from the middle as well, and then decide about {ours}.',
        'Direct sun bleaches spines. Clear an upright place on a shady shelf before you bring home {ours}.',
        'A line and the date in the front, and a present remembers who gave it. Sharpen your thoughts a little before you wrap {ours}.',
        'Leave a finger’s width free on the shelf, so that pulling a volume out doesn’t hurt its spine. Then make yourself comfortable with {ours}.',
      ],
      informal: [
        'Page one is the profile picture. Open the middle, read a page of real life, then decide if you’ll take home {ours}.',
        'Spines sunburn, too: they bleach. Stand everything upright and out of the glare, then draw the curtain and start on {ours}.',
        'In ten years nobody knows who gave it, unless you write a line and the date in the front. Get your pen out for {ours}.',
        'Wedged in tight, it comes out by the spine, and that hurts. Leave a finger’s width free on the shelf, then curl up with {ours}.',
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
    lessons: {
      formal: [
        'There’s no undo on paper. Write the text on a scrap first, sleep on it if you like, and then copy it into {ours}.',
        'Begin with something only the two of you know; the rest writes itself. All that’s missing then is your name in {ours}.',
        'Birthdays are never a surprise to those who keep a few at home. Put one into the drawer now: {ours}.',
        'Odd formats may cost more to post. Check the envelope against the rates before you put a stamp on {ours}.',
      ],
      informal: [
        '“Happy Brithday”, in ink, for ever. Draft it on scrap paper first, then get serious with {ours}.',
        'Stuck after “Dear”? Start with something only you two know, like the goat incident. After that it just pours into {ours}.',
        'It’s her birthday, it’s Sunday, the shops are shut. People with a stash in the drawer are smiling, so start yours with {ours}.',
        'Square envelope, surprise at the post office: odd formats may cost more. Measure first, then lick the stamp for {ours}.',
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
    lessons: {
      formal: [
        'Paper is quickly cut and slowly mended. Wrap it round loosely first, leave a hand’s width of overlap, and only then take the scissors to {ours}.',
        'Drawn over a scissor blade, a ribbon curls by itself. Keep one at hand to finish what you begin with {ours}.',
        'Round things give in when they’re put in a box, or rolled up like a sweet. Choose one of the two, and lay out {ours}.',
        'Fold the cut edge under by a finger’s width, and it looks neat at once. That’s all the magic there is before the tape goes onto {ours}.',
      ],
      informal: [
        'Two centimetres short, as every Christmas. Wrap loosely before you cut, a hand’s width over is enough, and you won’t have to patch {ours}.',
        'Scissor blade, ribbon, one brave pull: curls. It looks like a real skill, so wait for an audience before you tie up {ours}.',
        'Nobody has ever wrapped a football. Box it, or twist both ends like a sweet, and show the ball who’s boss with {ours}.',
        'Wonky cut? Fold the edge under by a finger’s width, and suddenly you’re a professional. No witnesses but you and {ours}.',
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
    lessons: {
      formal: [
        'Dust and grease come between any two things. Wipe the surface clean, let it dry, and only then reach for {ours}.',
        'Peel the backing off, rather than the other way round, and there’s less curling. A calm hand is all you’ll need for {ours}.',
        'From the middle outwards, bubbles have a way to leave. Press like that, with one thumb, and smooth out {ours}.',
        'Nothing has to be for ever: warm air from a hairdryer helps when it’s to come off again. So be bold in choosing the place for {ours}.',
      ],
      informal: [
        'Greasy laptop lid, sad corners by Tuesday. Wipe it, let it dry, and then slap on {ours}.',
        'Hold the sticker, pull the backing: it curls less. The other way round, you’ll be wrestling a scroll instead of placing {ours}.',
        'Bubbles need an exit. Start in the middle, press outwards, and show them the door with {ours}.',
        'Commitment issues? Warm air from a hairdryer helps it off again one day. So go on, find a spot for {ours}.',
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
    lessons: {
      formal: [
        'Birthdays first, then school holidays, then everything else. An hour at the kitchen table, and the year has its outline in {ours}.',
        'Where several lives share a page, give each a colour of its own. Lay out the pencils, and begin with {ours}.',
        'How much room does a day have? Think of your fullest Tuesday before you choose, and see if it would fit in {ours}.',
        'Next to the fridge, the phone or the front door: it should hang where plans are made. Look for a free spot there for {ours}.',
      ],
      informal: [
        'Start with birthdays, then school holidays, then the rest. Do it in that order, and Grandma comes before the dentist in {ours}.',
        'Green for you, red for the kids, purple for the one who’s always out. A colour each, and no more “nobody told me” next to {ours}.',
        'Football, dentist, dinner, all on a stamp-sized Thursday. Check how much space there is to write in before you plan your life with {ours}.',
        'In the study nobody sees it. Plans get made by the fridge, the phone or the front door, so that’s where to hang up {ours}.',
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
    lessons: {
      formal: [
        'Read the instructions to the end before the first cut. With a cup of tea, that’s already the first pleasure of {ours}.',
        'Lay out all the parts and count them; it saves searching halfway through. Clear the table, and then open {ours}.',
        'Cover the table with newspaper, and everything may stay there overnight. Nobody has to finish by supper, and tomorrow is another day with {ours}.',
        'Mind the age advice, and keep small children company at scissors and glue. There are worse ways to spend a wet afternoon than with them and {ours}.',
      ],
      informal: [
        'Cut first, read later, cry. Go through the instructions once, to the very end, and then you may touch {ours}.',
        'Step nine is a bad time to miss a piece. Count everything out at the start, snacks included, and dive into {ours}.',
        'Newspaper on the table means no tidying tonight. Leave it all where it is, have dinner on the sofa, and go back in the morning to {ours}.',
        'Little hands, glue, scissors: that’s a job for two. Check the age advice, pull up a second chair, and share {ours}.',
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
    lessons: {
      formal: [
        'The ruler is usually the one that won’t go in. Measure the longest thing first, and compare it with {ours}.',
        'Felt tips lose their lids, pencils break their leads. Keep the two apart when you fill {ours}.',
        'It’s the shavings that stain. Once a month, over the bin, turn out and shake {ours}.',
        'Inside, a name survives the school year better than outside. Find a pen before the first day of term, and write it into {ours}.',
      ],
      informal: [
        'It fits everything, except the ruler. Measure the longest pencil or whatever sticks out, then size up {ours}.',
        'Loose lids and sharp leads make bad flatmates. Put felt tips and pencils in separate corners, and close the zip on {ours}.',
        'Those grey smudges come from the shavings. Monthly shake over the bin, find the lost rubber, and get back to class with {ours}.',
        'Written on the outside, your name’s gone by half-term. Put it inside, where it lasts better, and nobody else goes home with {ours}.',
      ],
    },
    asks: {
      formal: ['Fountain pen, pencil or felt tips?', 'What did yours look like at school?'],
      informal: ['What’s in there that doesn’t write?', 'Tidy, or total chaos?'],
    },
  },
};
