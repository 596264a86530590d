export const clothing = {
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
    lessons: {
      formal: [
        'A size chart says little until you hold something against it. Lay a T-shirt you like flat, measure it from armpit to armpit, then choose your size in {ours}.',
        'Wash it inside out, and the outer side is spared the rubbing, any print included. It’s how we would treat {ours}.',
        'The heavier the fabric, the more a hanger pulls at the shoulders. Folding keeps their shape, so a drawer is the right address for {ours}.',
        'Heat is what makes fabric shrink. One glance at the care label before the tumble dryer is a good habit to begin with {ours}.',
      ],
      informal: [
        'Your favourite tee is the ruler: flat on the bed, tape from armpit to armpit. Compare the number with the size chart, and you’re ready for {ours}.',
        'Inside out into the wash, and the print rubs against nobody. Two seconds per wash, and {ours} will owe you one.',
        'Hangers pull heavy fabric out of shape at the shoulders. Fold it instead, and fight for drawer space on behalf of {ours}.',
        'Tumble dryers turn grown-up sizes into children’s sizes: it’s the heat. Read the label first, and nobody smaller gets to inherit {ours}.',
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
    lessons: {
      formal: [
        'Shoulder seams should end where your shoulders do; everything else can be taken in. So look there first when you try on {ours}.',
        'Buttons and holes take less strain in the wash when they’re left open. Half a minute at the laundry basket is time well spent on {ours}.',
        'Ironing goes more smoothly while the fabric is slightly damp. Begin with the collar, go on to the cuffs, and you’ll soon be wearing {ours}.',
        'Raise both arms in front of the mirror. If the hem leaves the waistband, it’s short for tucking in: a small test to put to {ours}.',
      ],
      informal: [
        'Too wide? A tailor takes it in. Shoulder seams should already stop where you do, so that’s the bit to check on {ours}.',
        'Buttoned up for the wash looks tidy and pulls at every button and hole. Leave them open, and let {ours} breathe in there.',
        'Bone dry is the hard way to iron. Catch it slightly damp, collar first, then cuffs, and you’re halfway out of the door in {ours}.',
        'Hands up, as if it were a hold-up. If the hem pops out of your waistband, it’s short for tucking in. Now try it with {ours}.',
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
    lessons: {
      formal: [
        'Length is easily changed, shoulder seam and bust less so. Let your first look in the mirror go to those two when you try on {ours}.',
        'From the machine straight onto a hanger: that’s half of the ironing done. The other half can wait for the morning that calls for {ours}.',
        'Thin fabric asks for a cooler iron and is pressed from the inside; the label says how warm. Read it once, and you’ll know how to iron {ours}.',
        'Changing rooms hide what daylight shows. Hold the fabric against your hand at a window, and decide what to wear under {ours}.',
      ],
      informal: [
        'Hems are the easy part to change, shoulder and bust aren’t. Check those two first, then worry about the length of {ours}.',
        'Leave it in the drum overnight and you’ll be ironing until Thursday. Hang it up at once, and half the job is done before you plug in the iron for {ours}.',
        'One hot iron on thin fabric is one too many. Turn it down, press from the inside, trust the label, and make it to work in {ours}.',
        'Daylight, your hand, the fabric in front: now you know if it’s see-through. Better to learn it at home than on the bus in {ours}.',
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
    lessons: {
      formal: [
        'Wide trousers like a close fit above them, narrow ones a looser one. Look at what hangs in your wardrobe, and balance it with {ours}.',
        'We tend to buy for the trousers we plan to own. Check the length against the waistband you wear most, and meet {ours} on realistic terms.',
        'If the care label leaves a doubt, wash cool and inside out. It’s the gentle answer, and the right one for {ours}.',
        'Standing still, most things fit. Reach up, reach forward and sit down once before you settle on {ours}.',
      ],
      informal: [
        'Wide below, close above; narrow below, loose above. It’s just balance, so check what your trousers are up to, then add {ours}.',
        'Trousers you might buy one day don’t count. Go by the waistband you actually live in, and hold {ours} up to that.',
        'Care label first. Still unsure? Cool and inside out, a wash you can trust with {ours}.',
        'Reach for the top shelf, hug someone, sit down. If nothing rides up or pinches, you can go out in {ours}.',
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
    lessons: {
      formal: [
        'Measure bust, waist and hip, and go by the widest of the three: taking in is easier than letting out. Those three numbers will lead you to your size in {ours}.',
        'A hem moves further than you think when you sit. So keep a chair within reach when you first put on {ours}.',
        'Thin shoulders may stretch on a hanger, which is what the small loops inside are for. If you find some, hang up {ours} by those.',
        'Before you call a cut wrong, move the waist: with a belt, or a jacket knotted over it. It may take no more than that to make friends with {ours}.',
      ],
      informal: [
        'Three numbers, one rule: buy for the widest, because taking in is easier than letting out. Grab a tape before you fall for {ours}.',
        'Standing up, every hem behaves. Sit down, see where it goes, and then decide where to take {ours}.',
        'Those loops inside aren’t there to tickle you: they take the weight off thin shoulders on the hanger. Use them, should you find any in {ours}.',
        'Wrong cut, or just the waist in the wrong place? Tie a belt or a jacket round it before you give a verdict on {ours}.',
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
    lessons: {
      formal: [
        'Few of us know exactly where our waist is, and something cut for the waist looks long on the hips. Find yours first, then try on {ours}.',
        'Two fingers of length make a difference, and so does a heel. Put on the shoes you mean to wear when you look in the mirror at {ours}.',
        'Sit, walk, climb some stairs: only then do you know whether to keep it. Grant yourself that little tour with {ours}.',
        'Hang it by the waistband with clips, and creases fall out on their own. Do so the evening before, and in the morning you may simply put on {ours}.',
      ],
      informal: [
        'Looks too long? It may just be sitting on your hips when it was meant for your waist. Find the spot, then pull up {ours}.',
        'Trainers or heels: two fingers of length can look like a different outfit. Shoes on first, then a twirl in {ours}.',
        'Mirrors only test standing about. Do stairs, do a chair, do the walk to the bus, and then ask yourself about {ours}.',
        'Clip it by the waistband and go to bed. Creases drop out while you sleep, so tomorrow there’s nothing to do but step into {ours}.',
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
    lessons: {
      formal: [
        'One measurement settles the length: crotch seam to hem, on a pair you like. Note it down, and the size chart of {ours} will make sense.',
        'Waistbands are honest only when you sit. Take a chair into the decision when you try on {ours}.',
        'Hang them by the hems overnight, and their own weight pulls the creases out. In the morning you’ll only need to reach for {ours}.',
        'Heels or flat soles change where a hem should end. Choose the shoes before you see the tailor about {ours}.',
      ],
      informal: [
        'Your inside leg is already in the wardrobe: measure a pair you like, crotch seam to hem. Five seconds of maths, and on to {ours}.',
        'Standing, you’re fine. It’s when you sit down that the waistband tells the truth, so pull up a chair for {ours}.',
        'Upside down, hems in the hanger, lights out. Their own weight does the creases overnight, and you get to sleep in and still wear {ours}.',
        'Hem first, shoes later is how ankles end up cold. Pick the shoes, and only then pin up {ours}.',
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
    lessons: {
      formal: [
        'Rarely, cold and inside out: washed like that, the colour lasts longer. Keep it in mind on your next laundry day with {ours}.',
        'Waist and inside leg are two numbers, and it pays to know both. Take them from a pair that fits, then find your size in {ours}.',
        'Fresh dark denim can rub off. For the first few wears, a darker chair than the pale sofa is the better seat in {ours}.',
        'Air is kinder than the machine when it comes to drying. Pull the legs straight while they’re wet, and leave the rest to the line and {ours}.',
      ],
      informal: [
        'Skip a wash, then skip another. When you must, go cold and inside out, and more of the colour stays in {ours}.',
        'Two numbers, and neither is your age: waist and inside leg, measured on a pair that fits. Got them? Then over to {ours}.',
        'Somebody’s cream sofa will remember your dark denim if it’s fresh. Stand at the party for the first few wears of {ours}.',
        'No dryer today. A quick tug on both wet legs, a bit of fresh air, and you can be back in {ours} by the weekend.',
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
    lessons: {
      formal: [
        'What looks right standing may be short on a chair. Take a seat, look down, and then make up your mind about {ours}.',
        'On the grass, a shallow pocket gives up the phone. Check how deep they go before you take {ours} to a picnic.',
        'Splashes of salt or chlorine stay in the fabric, even if you only sat beside the pool. A rinse in clear water, and {ours} may go back to the terrace.',
        'Wide below calls for narrow above, and the other way round. Decide which of the two it is, and pick a shirt to go with {ours}.',
      ],
      informal: [
        'Chairs steal a few centimetres. Sit down in front of the mirror, and meet the real length of {ours}.',
        'Phones escape on picnic blankets. Deep pockets keep them in, so have a rummage first in {ours}.',
        'You only watched from the edge, but the splashes got you. Rinse out the salt and chlorine with clear water, then it’s back to the poolside in {ours}.',
        'Baggy legs, neat tee. Neat legs, baggy tee. That’s all the styling you need to know to get going in {ours}.',
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
    lessons: {
      formal: [
        'On a hanger, knitwear stretches at the shoulders under its own weight. A folded place on the shelf is all you need to offer {ours}.',
        'Lay it flat on a towel after washing and pull it into shape with both hands. A quiet five minutes, and you can leave the drying to {ours}.',
        'Knitted fabric forgives heat least of all. Follow the care label to the letter, and begin with the very first wash of {ours}.',
        'Little bobbles come from rubbing, and a fabric comb or shaver takes them off gently. Five minutes with one, then out again in {ours}.',
      ],
      informal: [
        'Hanging makes shoulders droop: it’s the weight of the thing itself. Fold it, and use the free hanger for anything but {ours}.',
        'The washing line is no place for wet knitwear. Towel on the floor, both hands, pull into shape, and keep the cat off {ours}.',
        'One hot wash, and it fits the dog. Knits don’t forgive heat, so do exactly as the label says with {ours}.',
        'Bobbles don’t mean it’s old, they mean something rubbed. Run a fabric comb over them and get back into {ours}.',
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
    lessons: {
      formal: [
        'Zip closed, inside out, into the drum: the outside stays smooth for longer. Make it the routine from the first wash of {ours}.',
        'Cords have a way of vanishing in the wash. A loose bow beforehand keeps them where they belong, and costs you one second more with {ours}.',
        'For a neat fit go by the shoulder width, for a roomy one take a size up. Decide which of the two you want from {ours}.',
        'Hood and pockets are the last to dry. Hang it upside down with the hood open, and you’ll wait less long for {ours}.',
      ],
      informal: [
        'Got a zip? Shut it before the wash and turn everything inside out: the outside stays smooth for longer. Remember that with {ours}.',
        'Fishing a lost cord out with a safety pin is nobody’s idea of an evening. Tie a loose bow before you wash {ours}.',
        'Neat: go by the shoulders. Roomy: one size up. Know your mood before you order {ours}.',
        'Everything’s dry except the hood, as always. Turn it upside down, open the hood, and you’re back on the sofa in {ours} sooner.',
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
    lessons: {
      formal: [
        'Try a jacket on over the thickest jumper you mean to wear under it. In a thin shirt, the mirror can’t tell you much about October in {ours}.',
        'Stretch your arms forward as if to take the wheel. If the back pulls, the next size is yours: a short test worth giving {ours}.',
        'Close zips and press studs before washing, and empty every pocket twice. The second time finds the tissue that would have covered {ours}.',
        'Thin wire leaves dents in the shoulders; a broad hanger doesn’t. Clear one in the hall for {ours}.',
      ],
      informal: [
        'Tried on over a tee in June, too tight over a jumper in November. Bring the thickest knit you own to meet {ours}.',
        'Arms out, zombie style. Feel a pull across the back? Take the next size, and then do the zombie in {ours}.',
        'Check the pockets. Now check them again, there’s the tissue. Zips and studs shut, and it’s laundry time for {ours}.',
        'Wire hangers are for unlocking cars in films. A broad one leaves no dents in the shoulders, so save yours for {ours}.',
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
    lessons: {
      formal: [
        'In November there will be a jumper underneath, so there had better be one when you choose. Put on a thick one first, then {ours}.',
        'Sleeves should reach to the base of the thumb, where the gloves begin. Hold out your arm and look for that line in {ours}.',
        'A few strokes with a brush after wearing, from top to bottom, and dust goes before it settles. A good ending to a day out in {ours}.',
        'Wet from the rain, it needs a hanger and the open room, not a closed wardrobe. Give it the evening, and tomorrow you may go out again in {ours}.',
      ],
      informal: [
        'Trying it on over a T-shirt is cheating. Wear the jumper you’ll really be wearing, and see what room is left in {ours}.',
        'If your wrists show between sleeve and glove, winter gets in. Sleeves should reach the base of your thumb, so stretch out an arm in {ours}.',
        'Ten seconds with a brush, top to bottom, and the dust never gets to settle in. That’s all the spa day you’ll have to give {ours}.',
        'Soaked? Not into the wardrobe. A hanger in the open room is where it dries, even if you have to walk round {ours} all evening.',
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
    lessons: {
      formal: [
        'Pairs part in the wash, not in the drawer. Fold them together beforehand, or use a small laundry bag, and no search party will be needed for {ours}.',
        'The side that worked all day is the inner one. Turn them inside out for the wash, and the water reaches what matters in {ours}.',
        'Sizes come in ranges, and at the edge of one the larger spares your toes. Look up where you stand before you choose {ours}.',
        'Softener leaves a film that keeps fabric from taking up moisture. Leave it out of the sports wash, and do the same after a run in {ours}.',
      ],
      informal: [
        'Couples break up in the spin cycle. Fold them together or put them in a little laundry bag, and give marriage a chance with {ours}.',
        'Inside out, please: that’s the side your feet worked in all day. It may not be pretty, but it’s what we’d do with {ours}.',
        'Between two size ranges? Go up, your toes will want the space. Then it’s feet first into {ours}.',
        'Smells lovely, soaks up nothing: softener leaves a film. Skip it for anything you sweat in, and lace up over {ours}.',
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
    lessons: {
      formal: [
        'Measure over bare skin, keep the tape level, and read the size chart of the brand at hand, as each has its own. After that it’s a short way to your size in {ours}.',
        'Lines that show through usually mean one size too small, not a wrong cut. Consider the next one up when you choose {ours}.',
        'Hooks and lace catch on whatever is in the drum with them. A laundry bag keeps the peace, so have one ready for {ours}.',
        'Elastic doesn’t like heat, so let the air do the drying. A rack by an open window is the place for {ours}.',
      ],
      informal: [
        'Tape on bare skin, tape level, then this brand’s chart and no other. Two minutes in front of the mirror, and you’ve got your size in {ours}.',
        'See the lines? Usually that’s not the cut, that’s a size too small. Be nice to yourself and size up in {ours}.',
        'One hook, one lace edge, one ruined jumper. Put it all in a laundry bag and nothing gets hold of {ours}.',
        'Heat and elastic don’t get on. Let the air do it, and hide the drying rack when guests come, or show off {ours}.',
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
    lessons: {
      formal: [
        'Chlorine and salt tire the fabric long after you’ve left the water. A cold, clear rinse after every swim is the first thing to do for {ours}.',
        'Reach, bend and sit down before you decide, as you would at the pool. It takes half a minute in front of the mirror with {ours}.',
        'Sun fades and wringing stretches. Flat in the shade is the way to dry, while you have lunch and wait for {ours}.',
        'Rough pool edges pull threads. Put a towel between the stone and {ours}.',
      ],
      informal: [
        'You shower after a swim, so why stop there? Chlorine and salt tire the fabric, and a quick rinse in cold clear water is all it takes for {ours}.',
        'Standing like a statue proves nothing. Reach for a ball, bend for a flip-flop, sit down: if all stays put, jump in wearing {ours}.',
        'Don’t wring it, don’t roast it: one stretches, the other fades. Flat, shady, done, and see you at the next dip with {ours}.',
        'Pool edges have tiny teeth, and they like threads. Sit on your towel, and keep them off {ours}.',
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
    lessons: {
      formal: [
        'We turn over more at night than we think. A little more room than in day clothes is right, so choose your size in {ours} with that in mind.',
        'Light fabric in summer, warm layers in winter: the label says which you’re holding. Read it, and find the right season for {ours}.',
        'Two pairs in turn make washing day easier: one on the line, one on you. Let the second be {ours}.',
        'It’s the inside that lies on your skin all night, so that’s the side to turn out for the wash. A small rule for laundry day with {ours}.',
      ],
      informal: [
        'You do gymnastics in your sleep, you just don’t remember. Leave a bit more room than in day clothes when you pick {ours}.',
        'July and January don’t sleep in the same fabric. Check the label, then work out whether it’s the month for {ours}.',
        'Own just one pair, and washing day ends in an old T-shirt. Keep two in turn, starting with {ours}.',
        'Inside out for the wash: that’s the side that spends the night with you. Then back to bed in {ours}.',
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
    lessons: {
      formal: [
        'Just above the ears, round the forehead: that’s where the tape goes, and the number is your hat size. Take it before you choose {ours}.',
        'Machines bend a brim. A soft brush, a little mild soap and your own two hands are the gentler way to clean {ours}.',
        'Over a bowl or a ball, it dries in the round shape it should keep. So look in the kitchen cupboard after washing {ours}.',
        'Sun cream has to end up somewhere, and it’s usually the inner band. Wipe it now and then, and next summer can begin with {ours}.',
      ],
      informal: [
        'Your hat size is a lap round your head: above the ears, across the forehead. Run it once with a tape, then try {ours}.',
        'Spin cycle one, brim nil. Soft brush, mild soap, a bit of elbow, and you’ve washed {ours} like a pro.',
        'Wet and round is a job for a mixing bowl, or a football if the kids allow. Park it there, and the bowl can model {ours} for a day.',
        'That stripe on the inner band? Mostly last week’s sun cream. A quick wipe now and then, and it’s back outdoors with {ours}.',
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
    lessons: {
      formal: [
        'Fold the edge once for warm ears; wear it higher if you’re in and out of shops all day. Try both in the mirror with {ours}.',
        'Hung up wet, knitwear grows long. Wash it as the label says, lay it flat to dry, and by the next frost you can put on {ours}.',
        'Put it into the sleeve of your coat when you come in, and the morning search is over. A good place to keep {ours}.',
        'Knitted hats stretch a little with wear. Snug on the first day is fine, tight isn’t: remember that when you first pull on {ours}.',
      ],
      informal: [
        'One fold for warm ears, none and higher up if you’re mostly indoors. You’ll find your altitude in {ours}.',
        'On the line it turns into a sock. Wash by the label, dry it flat, and keep your head in {ours}.',
        'Seven in the morning, hat nowhere. Next time, stuff it down your coat sleeve at night: your hand will run straight into {ours}.',
        'Snug today is comfy by Christmas, since knits give a little. Tight is tight, though, so see how your forehead feels in {ours}.',
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
    lessons: {
      formal: [
        'Fold it in half, lay it round your neck, pull the ends through the loop: no knot is quicker. Once practised, it takes three seconds with {ours}.',
        'A plain coat can carry a pattern, a patterned one is happier with plain. Go and look at yours in the hall, then choose {ours}.',
        'Over a hook, fabric stretches at a single point. Roll it up in a drawer instead, and make a little room there for {ours}.',
        'Air it after wearing, by an open window, and it will need the wash less often. A quiet hour, then, for you and {ours}.',
      ],
      informal: [
        'In half, round the neck, ends through the loop. You’ve just learnt the quickest knot there is, so show it off with {ours}.',
        'Loud coat, quiet neck; quiet coat, loud neck. Work out which one you are, then have a look at {ours}.',
        'One hook, one stretched spot. Roll yours up in a drawer like a cinnamon bun, beginning with {ours}.',
        'Not everything needs a wash, some things just need some air. An hour on the balcony, and then it’s you again and {ours}.',
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
    lessons: {
      formal: [
        'Measure round the palm at its widest point, without the thumb: that’s your size. With that number you can choose {ours}.',
        'Squeezed fingers get cold sooner. Look for a little air at the tips when you slip your hands into {ours}.',
        'It happens at the till: one comes along, one stays behind. Clip or tuck them together as you take them off, and both of {ours} will come home.',
        'Away from the radiator, fingers pulled straight, and no haste: that’s how they dry. Do it in the evening, before the next cold morning with {ours}.',
      ],
      informal: [
        'Tape round the palm, thumb stays out of it. Now you know your size, which is more than most people do before they meet {ours}.',
        'Cold fingertips? Could be the fit: squeezed ones get cold sooner. Wiggle yours before you commit to {ours}.',
        'Lost ones never leave in pairs. Tuck the two together the second they come off, and don’t give either of {ours} a chance.',
        'Snowball fight over, everything’s soaked. Pull the fingers straight, stay off the radiator, take it slowly, and tomorrow there’s a rematch in {ours}.',
      ],
    },
    asks: {
      formal: ['In the coat pocket, in the bag, or always just lost?', 'Gloves or mittens?'],
      informal: ['Where’s the other one? Theories welcome.', 'Which goes missing first, left or right?'],
    },
  },
};
