import type { StoriesOf } from '../stories.ts';

export const clothing: StoriesOf<'clothing'> = {
  't-shirt': {
    stories: {
      formal: [
        'Most good Saturdays have no dress code. They have coffee, a newspaper and {ours}.',
        'By six the blazer hangs over the chair. You stay for another glass, in {ours}.',
        'Jeans get on with it, and so does every jacket in the wardrobe. Start the outfit with {ours}.',
        'Two weeks away, one small case, and half of it comes home unworn. Not {ours}.',
      ],
      informal: [
        'Slept in, breakfast at noon, no plans. Pull on {ours} and call it dressed.',
        'The one you sleep in used to be the one you went out in. It needs a successor: {ours}.',
        'Somebody in the house will have borrowed it by Tuesday. Until then, enjoy {ours}.',
        'First evening outside, jacket off, cold drink in hand. Everyone can finally see {ours}.',
      ],
    },
    asks: {
      formal: [
        'Tucked in or worn loose?',
        'Which old one can you not bring yourself to throw away?',
        'White, black or any colour at all?',
        'Crew neck or V-neck?',
        'Tucked in, half in or out?',
        'Which one is already ten years old?',
      ],
      informal: [
        'What’s on the oldest one you own?',
        'How many is too many for one drawer?',
        'Band, brand or blank?',
        'Sleep in it: yes or no?',
        'How many are too many?',
        'Who stole yours and never gave it back?',
      ],
    },
  },
  shirt: {
    stories: {
      formal: [
        'Friday, six o’clock: laptop shut, top button undone. Go straight on to dinner in {ours}.',
        'Some mornings the whole plan is one thing on a hanger. Let it be {ours}.',
        'Collar open, a table outside, the bill still a long way off. It’s a good hour for {ours}.',
        'Under a jumper only the collar has a say. By lunchtime the jumper is off, and people meet {ours}.',
      ],
      informal: [
        'Video call in four minutes, toast crumbs all down your front. Quick, {ours}.',
        'You’ve got a meeting at nine, drinks at six and no time to go home. Do both in {ours}.',
        'Open over a tee it’s Saturday, done up it’s Monday. You decide which day it is in {ours}.',
        'There’s ironed, and there’s “I’ll keep my jacket on”. Either way, underneath goes {ours}.',
      ],
    },
    asks: {
      formal: ['Top button open or closed?', 'Sleeves rolled up or left alone?'],
      informal: ['Do you iron? Be honest.', 'How many buttons open before it’s a cry for help?'],
    },
  },
  blouse: {
    stories: {
      formal: [
        'By half past nine the jacket is over the chair. For the rest of the meeting, people will see {ours}.',
        'Now and then a lunch turns into dinner, and nobody goes home to change. A fine reason to wear {ours}.',
        'Jeans on Sunday, a suit on Monday. Above the waistband nothing has to change: {ours}.',
        'Christenings, interviews, the table by the window. Have something on the hanger for them: {ours}.',
      ],
      informal: [
        'Pyjama bottoms are fine, the camera stops at the waist. On top: {ours}.',
        'Half tucked takes three attempts and should look like none. Practise with {ours}.',
        '“You look nice, what’s the occasion?” It’s Wednesday, and you’re wearing {ours}.',
        'First date, tomato sauce, long spaghetti. Brave of you to wear {ours}.',
      ],
    },
    asks: {
      formal: ['Tucked in, or over the waistband?', 'Which day of the week do you dress most carefully for?'],
      informal: ['What are you wearing below the desk on video calls?', 'Pattern or plain?'],
    },
  },
  top: {
    stories: {
      formal: [
        'At the table people only see the upper half. Dinner is as good a reason as any for {ours}.',
        'Sooner or later the jacket comes off. From then on, the outfit is {ours}.',
        'Two pairs of trousers for four evenings away. It works, as long as you pack {ours}.',
        'Plain trousers leave you a free hand with the rest. Use it for {ours}.',
      ],
      informal: [
        '“Drinks at eight?” It’s ten to. Jeans, keys, {ours}, out.',
        'Everyone says jeans and a nice top, and nobody ever says which. Allow us: {ours}.',
        'Dance floors get hot and jackets end up on chairs. You saw it coming and wore {ours}.',
        'Wardrobe full of basics, Friday night, nothing to wear. Sorted, with {ours}.',
      ],
    },
    asks: {
      formal: [
        'Where will you wear it first?',
        'Skirt, jeans or tailored trousers with it?',
        'With a skirt or with trousers?',
        'Under a blazer, or on its own?',
        'Which colour gets you compliments?',
        'For the office or for after it?',
      ],
      informal: [
        'Dinner or dancing?',
        'Is “jeans and a nice top” still the answer?',
        'High waist or low rise below?',
        'Front row or back of the crowd?',
        'Photo before you leave: yes or no?',
        'Who gets ready fastest?',
      ],
    },
  },
  dress: {
    stories: {
      formal: [
        'An invitation says “smart casual”, and everyone telephones everyone. You could simply wear {ours}.',
        'Long tables, string lights, an aunt who is first to dance. Somewhere a wedding is waiting for {ours}.',
        'Getting ready is usually a series of small decisions. It can be a single one: {ours}.',
        'On some Saturdays even buying bread feels like a small occasion. Those are the days for {ours}.',
      ],
      informal: [
        'It’s ten to seven, nothing matches and the taxi’s outside. One hanger, whole outfit: {ours}.',
        'Third wedding this year, same guests, same photographer. They haven’t seen {ours}.',
        'Trainers by day, heels by night, no going home in between. Swap the shoes and keep on {ours}.',
        'Nobody ever chose one standing still. Do a twirl in front of the mirror in {ours}.',
      ],
    },
    asks: {
      formal: [
        'Flat shoes or heels with it?',
        'What was the last thing you dressed up for?',
        'Bare legs or tights?',
        'Which occasion is next in your diary?',
        'Short, midi or long?',
        'One colour or a print?',
      ],
      informal: [
        'Next wedding: guest, witness or first on the dance floor?',
        'Pockets in a dress: how important, out of ten?',
        'Trainers with it: yes or no?',
        'Pockets or no deal?',
        'Dance floor or dinner table?',
        'Borrowed from a sister, ever?',
      ],
    },
  },
  skirt: {
    stories: {
      formal: [
        'All week it was trousers. Saturday may look a little different, in {ours}.',
        'Tights and boots in November, bare legs in June. Only the company changes around {ours}.',
        'Every jumper in the cupboard has been worn with the same jeans. Introduce one of them to {ours}.',
        'Shop windows are also mirrors, and everyone knows it. Walk slowly past one in {ours}.',
      ],
      informal: [
        'Tuck the jumper in at the front and pretend you didn’t think about it. Leave the rest to {ours}.',
        'Your legs have been in denim since Monday. Let them out in {ours}.',
        'Cycling in one takes a free hand and a sense of humour. You’ll get there in {ours}.',
        'First sunny day, and the whole office eats lunch on the steps. You came prepared, in {ours}.',
      ],
    },
    asks: {
      formal: ['Boots or sandals with it?', 'Above the knee, below it, or down to the ankle?'],
      informal: ['When do the tights come off: March, April or May?', 'Trainers with it: yes, no, always?'],
    },
  },
  trousers: {
    stories: {
      formal: [
        'Compliments go to the jacket or the shoes. Someone should put in a word for what’s in between: {ours}.',
        'Stairs, bus, meeting, supermarket: a day asks a lot of you. Face it in {ours}.',
        'There are mornings for deciding and mornings for just reaching into the wardrobe. Keep {ours} at the front.',
        'Shirt or jumper can wait until you’ve seen the weather. The other half was settled last night: {ours}.',
      ],
      informal: [
        'Squat, stretch, lift a toddler, run for the bus. Ordinary Tuesday, in {ours}.',
        'Video calls end, and then somebody has to stand up. Good thing you’re wearing {ours}.',
        'Jeans have had a monopoly since school. Give them some competition: {ours}.',
        'Alarm snoozed twice, and thinking starts after coffee. Until then, just step into {ours}.',
      ],
    },
    asks: {
      formal: [
        'Close-fitting or wide: which do you reach for?',
        'What do you wear for a long day on your feet?',
      ],
      informal: [
        'Anything but jeans, or nothing but jeans?',
        'What’s the first thing you change into after work?',
      ],
    },
  },
  jeans: {
    stories: {
      formal: [
        'Four pairs in the drawer, and always the same one on top. It’s about to get a rival: {ours}.',
        'With a blazer, nobody can tell whether you made an effort. Leave them guessing, in {ours}.',
        'Garden centre in the afternoon, theatre in the evening. Change the shoes, and stay in {ours}.',
        'After a year they know your knees and the shape of your keys. All of that begins with {ours}.',
      ],
      informal: [
        'You packed four outfits and wore one pair all week. Next time, save the space and bring {ours}.',
        'Half past six, pub at seven. Clean shirt, {ours}, gone.',
        'There’s a chair in your bedroom for clothes too clean to wash. Save a spot for {ours}.',
        'Your old pair has a hole nobody designed. Let it retire, and break in {ours}.',
      ],
    },
    asks: {
      formal: [
        'Turned up or full length?',
        'How old is your favourite pair?',
        'Where did your last pair finally give way?',
        'Dark, mid or light: which wash today?',
        'Belt or no belt?',
        'Which pair do you never throw out?',
      ],
      informal: [
        'Be honest: how often do you wash them?',
        'Skinny, straight or wide: where have you ended up?',
        'Cuffed, cropped or dragging on the floor?',
        'Who taught you to hate low rise?',
        'Jeans on a plane: yes or never?',
        'What’s in your back pocket right now?',
      ],
    },
  },
  shorts: {
    stories: {
      formal: [
        'Somewhere between the first iced coffee and the last ferry, trousers begin to feel like a mistake. Pack {ours}.',
        'The tray is carried out, the parasol goes up, lunch lasts until four. Dress for it in {ours}.',
        'Long evenings need very little: a chair on the balcony, a cold drink, and {ours}.',
        'By eleven the shade has moved on and the terrace is in full sun. Time to change into {ours}.',
      ],
      informal: [
        'Your knees haven’t seen daylight since September. Take them out in {ours}.',
        'Somebody’s bringing charcoal, somebody’s bringing ice, nobody’s wearing trousers. You’ll be in {ours}.',
        'It’s sixteen degrees and one person’s already got their legs out. Be that person, in {ours}.',
        'Summer begins when the first person opens the bottom drawer. Beat them to it with {ours}.',
      ],
    },
    asks: {
      formal: ['Beach, balcony or golf course?', 'What’s your sign that summer has begun?'],
      informal: ['How many degrees before the knees come out?', 'Above the knee or below?'],
    },
  },
  sweater: {
    stories: {
      formal: [
        'In the evening the windows stay open longer than is wise. Put {ours} round your shoulders.',
        'A walk by the sea, then tea behind steamed-up windows. For both you’ll want {ours}.',
        'Some Sundays happen entirely between the kitchen and the window seat. Spend one in {ours}.',
        'October comes, and of your shirts only the collars still show. The rest of the picture will be {ours}.',
      ],
      informal: [
        'You said you wouldn’t get cold. Guess who’s now asking for {ours}.',
        'Somebody turned the heating down again and nobody’s owning up. Your move: {ours}.',
        'Kettle on, sleeves over hands, phone in another room. Nobody’s getting you out of {ours} today.',
        '“For later,” you say in July, and by nine you’re wearing it. Take {ours} along.',
      ],
    },
    asks: {
      formal: ['Roll neck, crew neck or cardigan?', 'On which date do you allow the heating on?'],
      informal: ['Who steals yours?', 'Heating up a notch, or one more layer?'],
    },
  },
  hoodie: {
    stories: {
      formal: [
        'The week ends when the laptop is shut and the shirt is back on its hanger. After that, {ours}.',
        'An early flight, a window seat, nothing to do until landing. It’s a morning for {ours}.',
        'Rain on a Sunday needs no plan. It needs a long breakfast and {ours}.',
        'Even a serious coat likes something relaxed underneath. Try it with {ours}.',
      ],
      informal: [
        'Lend it once and you’ll never see it again. You’ve been warned about {ours}.',
        'Keys down, shoes off, work clothes wherever they land. Now, {ours}.',
        'Takeaway’s on its way, the series is picked, nobody’s coming over. Dress code: {ours}.',
        'You own a wardrobe of proper clothes and wear one thing every evening. Fair enough, if it’s {ours}.',
      ],
    },
    asks: {
      formal: ['Sofa, garden or bed: where does your Sunday happen?', 'Under a coat, or strictly for home?'],
      informal: ['Who’s wearing yours right now?', 'How old is your favourite one? Be honest.'],
    },
  },
  jacket: {
    stories: {
      formal: [
        'The table outside is free, and it’s a little too cool to sit there. Sit there anyway, in {ours}.',
        'First impressions are made at the door, before anything is taken off. People will meet you in {ours}.',
        'Half the year is too mild for a coat and too cool without one. Give that half to {ours}.',
        'Keys, phone, one last look in the hall mirror. You reach for {ours}, and the evening has begun.',
      ],
      informal: [
        'Your weather app says sun, the sky begs to differ. Trust neither and take {ours}.',
        'By midnight it’s round somebody else’s shoulders. You’ll probably get {ours} back.',
        'Leave the house without one, and the wind hears about it. Next time, take {ours}.',
        'Nobody gets April right: sun, hail, sun again. Stop guessing and hang {ours} by the door.',
      ],
    },
    asks: {
      formal: ['Spring or autumn: which is your time of year?', 'What is always in the pocket?'],
      informal: ['Always bring one, or always regret it?', 'Done up or open?'],
    },
  },
  coat: {
    stories: {
      formal: [
        'From November to March, people know you from afar by one thing: {ours}.',
        'The taxi isn’t coming, and the evening was worth it. Collar up, you walk home in {ours}.',
        'Someone holds it for you in the hall, and you feel for the second sleeve. A small ceremony, with {ours}.',
        'Opera cloakroom, hotel lobby, platform two at dawn. Each of them will see you arrive in {ours}.',
      ],
      informal: [
        'Could be pyjamas under there. Nobody knows but you and {ours}.',
        'Dog needs to go out, it’s dark, and it’s your turn again. Throw on {ours}.',
        'Last winter’s still has a bus ticket and half a biscuit in the pocket. Start afresh with {ours}.',
        'You spent an hour on the outfit, and outside nobody sees it. They’ll see {ours}.',
      ],
    },
    asks: {
      formal: ['Buttoned up, belted or open?', 'When does yours come out of the wardrobe?'],
      informal: ['What did you find in last winter’s pocket?', 'To the knee or to the ankle?'],
    },
  },
  socks: {
    stories: {
      formal: [
        'You cross your legs, and between trouser and shoe there’s room for an opinion. Have one, with {ours}.',
        '“Shoes off, please,” says your host at the door. How good that this morning you chose {ours}.',
        'Lights dimmed, shoes under the seat in front, seven hours to go. Spend them in {ours}.',
        'Eleven singles in the drawer and no explanation. Begin again, with {ours}.',
      ],
      informal: [
        'The washing machine has eaten another one. Send in the reserves: {ours}.',
        'Kettle on, feet up on the coffee table, nobody home to object. Show off {ours}.',
        'Somebody’s birthday, and they say they need nothing. Everybody has feet: {ours}.',
        'Monday meeting, very serious shoes. Only you know about {ours}.',
      ],
    },
    asks: {
      formal: ['Matching the trousers, or quietly against them?', 'Who does the pairing in your house?'],
      informal: ['How many odd ones live in your drawer?', 'In bed: yes or never?'],
    },
  },
  underwear: {
    stories: {
      formal: [
        'Before the coffee, before the first message, there’s one decision nobody sees. Make it {ours}.',
        'An outfit begins long before the jacket. On a good day, it begins with {ours}.',
        'Nobody else opens that drawer, and still it says how you treat yourself. Put {ours} at the front.',
        'Some things are bought to be seen. With {ours}, it’s enough that you know.',
      ],
      informal: [
        'You’ve kept an emergency pair for years, and lately it’s always an emergency. Send for {ours}.',
        'Laundry day is on Thursday, and the drawer’s looking bleak. Reinforcements: {ours}.',
        'Dull meeting, sensible suit, forty slides to go. And nobody knows about {ours}.',
        'Mum always said wear decent ones, in case you’re run over. She’d want you in {ours}.',
      ],
    },
    asks: {
      formal: ['Plain or patterned?', 'Is your drawer in order, or merely shut?'],
      informal: ['Sorted by colour or lucky dip?', 'Own a lucky pair? We won’t ask more.'],
    },
  },
  swimwear: {
    stories: {
      formal: [
        'From the towel, the sea looks warmer than it is. Go in all the same, in {ours}.',
        'A few lengths before work, and the day has already been kind. Keep {ours} in your bag.',
        'Hotels provide bathrobes, slippers and far too many pillows. What you’ll have to bring: {ours}.',
        'Salt on the skin, a late lunch, another dip at five. There’s no reason to change out of {ours}.',
      ],
      informal: [
        '“Come in, it’s lovely!” It isn’t. You’re going in anyway, in {ours}.',
        'Last one in buys the ice creams. Clever people already have {ours} on underneath.',
        'Sea, lake or the kids’ paddling pool. It all counts in {ours}.',
        'Passport, charger, a book you won’t open. Now for the important bit: {ours}.',
      ],
    },
    asks: {
      formal: ['Sea, lake or pool at the hotel?', 'Straight in, or one toe at a time?'],
      informal: ['What’s the coldest water you’ve ever been in?', 'Who’s always last in?'],
    },
  },
  pyjamas: {
    stories: {
      formal: [
        'Officially the day ends at nine: lamp on, phone off, {ours}.',
        'Breakfast in bed means crumbs, two newspapers and nobody in a hurry. Stay for it in {ours}.',
        'A whole Sunday can pass without anyone asking what you’re wearing. You’d only have to say: {ours}.',
        'We dress carefully for people we hardly know. An evening at home deserves as much, in {ours}.',
      ],
      informal: [
        'It’s six o’clock and dark, so technically it’s bedtime. You’ll get no questions from {ours}.',
        'The postman has seen you in worse. Sign for the next parcel in {ours}.',
        '“Just one more episode,” says someone whose teeth are already brushed. See you at midnight, in {ours}.',
        'Plans cancelled, and you’re only pretending to be sorry. Change into {ours}.',
      ],
    },
    asks: {
      formal: ['Early to bed, or one more chapter?', 'At what hour do you change on a free evening?'],
      informal: ['What’s the earliest you’ve ever put them on?', 'Matching set or old T-shirt?'],
    },
  },
  cap: {
    stories: {
      formal: [
        'The terrace faces west, and lunch goes on until five. Somebody wisely brought {ours}.',
        'Deckchair, crossword, sun straight in the eyes by clue four. You finish it under {ours}.',
        'Sunday begins with fresh bread, a newspaper and no mirror. By the door, ready for it: {ours}.',
        'On the touchline you can’t sit in the shade and can’t go home before the end. You can bring {ours}.',
      ],
      informal: [
        'Your fringe had other plans this morning. End of discussion: {ours}.',
        'Dog walk at seven, hair still asleep. Cover for it with {ours}.',
        'Exes only ever turn up on days you haven’t washed your hair. Keep {ours} by the door.',
        'One tug at the peak, and you’re off duty. Clock off in {ours}.',
      ],
    },
    asks: {
      formal: ['Boat, golf course or touchline?', 'Sun, wind or unruly hair: what is yours for?'],
      informal: ['Forwards or backwards?', 'How many days of dry shampoo before it goes on?'],
    },
  },
  beanie: {
    stories: {
      formal: [
        'Overnight there was frost, and the car says two degrees. From today, your coat pocket belongs to {ours}.',
        'Mulled wine takes care of the hands. For the ears, we suggest {ours}.',
        'The path along the river is empty in January, and that’s the beauty of it. Walk it in {ours}.',
        'Scarf tied, gloves on, the door already open. Then back for one thing: {ours}.',
      ],
      informal: [
        'Hat hair lasts an hour, cold ears the whole bus ride. Easy choice: {ours}.',
        'Your dog doesn’t care that it’s minus three. You do, so put on {ours}.',
        'You can see your own breath, and the bus is late. Right down to the eyebrows with {ours}.',
        'One winter you hear yourself say “put a hat on”, exactly like your mother. All right then, {ours}.',
      ],
    },
    asks: {
      formal: [
        'Over the ears, or just above them?',
        'Bobble or no bobble?',
        'Grey, black or a colour for dark days?',
        'Which walk is it for?',
        'On at the first frost, or before?',
        'Does anybody in the family knit?',
      ],
      informal: [
        'Is hat hair a problem or a hairstyle?',
        'Who told you to put one on this morning?',
        'Indoors: on or off?',
        'Fold it once, twice or not at all?',
        'Lost how many so far?',
        'Winter: love it or leave it?',
      ],
    },
  },
  scarf: {
    stories: {
      formal: [
        'Most coats say nothing at all. They leave the talking to {ours}.',
        'There’s a draught in every theatre and on every terrace. You’ll have {ours} with you.',
        'Coat buttoned, one look in the hall mirror, something still missing near the face. You reach for {ours}.',
        'Of some people we remember the voice, of others what they wore round the neck. Be remembered for {ours}.',
      ],
      informal: [
        'That knot looks as if it took no effort, and took four goes. Practise on {ours}.',
        'You left one on a train, one in a taxi and one at your ex’s. Hold on to {ours}.',
        'Bad hair, tired eyes, same coat as yesterday. Look over here instead: {ours}.',
        'Offices have two climates: Arctic, and next to the window. Keep {ours} at your desk.',
      ],
    },
    asks: {
      formal: ['Tied, wrapped or simply draped?', 'How many hang in your hall?'],
      informal: ['Where did you lose your last one?', 'A proper knot, or just chuck it round?'],
    },
  },
  gloves: {
    stories: {
      formal: [
        'To shake hands you take one off, and that small pause is half the greeting. Practise it with {ours}.',
        'Steering wheel, dog lead, handrail: on a frosty morning everything you touch is cold. Put on {ours} first.',
        'Pockets are a poor place for hands on an icy pavement. A better one: {ours}.',
        'A paper bag of chestnuts, a cold platform, ten minutes until the train. You wait in {ours}.',
      ],
      informal: [
        'Somewhere out there, somebody has put your left one on a wall. Start again with {ours}.',
        'Scraping the windscreen with a loyalty card is bad enough bare-handed. Next frost, wear {ours}.',
        'Snowball fights aren’t won with your hands up your sleeves. Arm yourself with {ours}.',
        'Key in hand, one of them between your teeth, shopping on both arms. You’ll get the knack with {ours}.',
      ],
    },
    asks: {
      formal: ['In the coat pocket, in the bag, or always just lost?', 'Gloves or mittens?'],
      informal: ['Where’s the other one? Theories welcome.', 'Which goes missing first, left or right?'],
    },
  },
};
