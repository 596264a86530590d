export const home = {
  lamp: {
    stories: {
      formal: [
        'At four in November the afternoon is over, and the evening has to be made by hand. Switch on {ours}.',
        'A room is furnished twice, once with things and once with light. For the second time, choose {ours}.',
        'In every street there is one window that looks as if something good were happening. Let it be yours, with {ours}.',
        'One more page, says the book. You would gladly agree, and so would {ours}.',
      ],
      informal: [
        'That bare bulb was “only until we’ve settled in”. How many years ago was that? It’s time for {ours}.',
        'Monsters check out as soon as there’s light. It’s in their contract. Send in {ours}.',
        'It’s dark by five, and you’re not a bat. Switch on {ours}.',
        'Nice plants. Nice books. Nobody sees them after six. Shed some light on the matter with {ours}.',
      ],
    },
    lessons: {
      formal: [
        'The socket decides which bulb fits, and the highest wattage how strong it may be. Both are stated, so read them before you choose a bulb for {ours}.',
        'Warm light suits evenings, cooler light suits work, and the number in kelvin tells them apart. Decide what you’ll do beside {ours}.',
        'Two or three lights at different heights make a room softer than a single one. See what you already have before you place {ours}.',
        'Dust on a bulb takes away light. Wipe everything, cold and switched off, and you’ll see the difference this evening by {ours}.',
      ],
      informal: [
        'Standing in the bulb aisle, clueless? The lamp itself knows: socket and highest wattage are stated there. Take a photo of that on {ours} first.',
        'Wine or invoices? Warm light suits evenings, cooler light suits work, and the number in kelvin tells you which is which. Choose, then switch on {ours}.',
        'One bright thing on the ceiling says waiting room. Spread two or three lights at different heights, and let the corner have {ours}.',
        'When did anyone last dust a bulb? Switched off and cold, please, then wipe. You’ll see more of your book beside {ours}.',
      ],
    },
    asks: {
      formal: [
        'Where at home do you read in the evening?',
        'One light in the middle, or several in the corners?',
      ],
      informal: ['Big light: on, or over my dead body?', 'Which corner of your home is still in the dark?'],
    },
  },
  lampshade: {
    stories: {
      formal: [
        'A bulb on its own shows everything and flatters no one. Dress it in {ours}.',
        'The same hour, the same chair, the same book, and yet it is another room. You changed only one thing: {ours}.',
        'By day it hardly says a word; in the evening it decides where the light may go. Entrust the room to {ours}.',
        'Visitors sit down, look up and screw up their eyes. Be kind to them with {ours}.',
      ],
      informal: [
        'Staring into a naked bulb isn’t an evening, it’s an interrogation. Confess, then get {ours}.',
        'Sofa: too dear. Flat: too far gone. A hat for the lamp: doable. Try on {ours}.',
        'Someone you know has danced with one on their head. Don’t leave them alone with {ours}.',
        'There’s nothing wrong with your lamp. It only wants to get changed. Into {ours}.',
      ],
    },
    lessons: {
      formal: [
        'As a rule of thumb, a shade is about as wide as the lamp base is tall. Measure your base first, and then consider {ours}.',
        'Before colour and pattern comes the fitting: the ring has to suit your lamp holder. Compare the two, and only then lose your heart to {ours}.',
        'Fabric and heat need some distance. Mind the stated wattage, choose the bulb with care, and then light the evening through {ours}.',
        'Dust comes off with a lint roller or a soft brush; wash only if the label says so. Keep one of them near, and enjoy the glow of {ours}.',
      ],
      informal: [
        'Mushroom or thimble? Neither, please: about as wide as the base is tall looks right. Ruler out, then size up {ours}.',
        'Gorgeous, and then the ring doesn’t suit the holder. Check the fitting before you get attached to {ours}.',
        'Bulb almost touching the fabric? Too close. Mind the wattage, leave some air, and then switch on under {ours}.',
        'You don’t need a bath for dust, a lint roller will do. Water only if the label allows it, so start with the roller on {ours}.',
      ],
    },
    asks: {
      formal: [
        'Which room would you put in a softer light?',
        'Patterned or plain: what suits your evenings?',
      ],
      informal: ['Is there a bare bulb in your home? Where?', 'Cosy glow or full floodlight?'],
    },
  },
  candle: {
    stories: {
      formal: [
        'The dishes are done, it is dark outside, and the phone is in another room. Strike a match for {ours}.',
        'Only soup and bread on a Tuesday, and yet it feels like an invitation. You have lit {ours}.',
        'People stop talking about work once there is a flame on the table. See for yourself with {ours}.',
        'In a power cut, anything with a wick will do. For an evening at home you may prefer {ours}.',
      ],
      informal: [
        'Door locked. Someone’s calling for the scissors. You’re not here. You’re busy lighting {ours}.',
        'Ceiling light off. See? Your flat just got a promotion. The credit goes to {ours}.',
        'Pasta again. But nobody calls it “again” by the light of {ours}.',
        'Who gets to blow it out? Argue later. First find the matches, and {ours}.',
      ],
    },
    lessons: {
      formal: [
        'The first time, let the top of a jar or pillar candle melt to the edge, and it burns down evenly later. Keep a free evening for {ours}.',
        'A wick about as long as a pencil is wide makes less soot. Trim it, strike the match, and dim the lights for {ours}.',
        'No draught, no curtain, no child or pet within reach, and never a flame on its own. Find such a place, and sit down with {ours}.',
        'Snuffed, a candle smokes less than blown out. Put the snuffer next to the matches, and end the evening gently with {ours}.',
      ],
      informal: [
        'In a jar or shaped like a pillar? Then let the first melt reach the edge, so it burns down evenly later. Film night, then, with {ours}.',
        'Long wick, black soot. Trim it to about the width of a pencil first, then get the matches and {ours}.',
        'Cats, curtains, draughts: a flame has plenty of enemies, and leaving the room is one too. Stay close, get comfy, and light {ours}.',
        'Birthday habits die hard, but blowing makes smoke. Snuff the flame instead, and say good night to {ours}.',
      ],
    },
    asks: {
      formal: ['At what hour do you light the first one?', 'Which scent means home to you?'],
      informal: ['Bath, dinner table or windowsill?', 'Matches or lighter?'],
    },
  },
  'candle-holder': {
    stories: {
      formal: [
        'The candle stands in an egg cup, and everyone is too polite to mention it. Introduce it to {ours}.',
        'A long table, a white cloth, and a gap between the bread and the salt. Fill it with {ours}.',
        'Even before the match is struck, a table can say that the evening may take its time. Lay it with {ours}.',
        'Wax on the tablecloth is the souvenir of a lovely night, but one is enough. Next time, use {ours}.',
      ],
      informal: [
        'An empty gin bottle did the job for years. You’ve grown up. A bit. Here: {ours}.',
        'Saucer. Jam lid. Half a potato. Your candles have seen things. Let them settle down with {ours}.',
        'Dinner’s late, the lights are low, and nobody’s noticed. Clever you. Clever {ours}.',
        'Nobody remembers the napkins. Everybody remembers the glow. It takes a match, and {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Pillar, taper and tea light each need another opening. Measure the foot of what you like to burn, and compare it with {ours}.',
        'Warm the candle’s foot a little before pressing it in, and it stands firmly. Do that before the guests arrive, and lay the table around {ours}.',
        'Wax lifts off once it’s hard, and warm water takes what is left. So leave the clearing up till morning, and stay a while longer by {ours}.',
        'Different heights look right together, with the tallest at the back. Set them up on the sideboard, and find the right row for {ours}.',
      ],
      informal: [
        'Taper in a tea light’s spot? It’ll lean like a tourist. Check the foot and the opening before you bring out the matches and {ours}.',
        'Wobbly dinner light? Warm the foot a little, press it in, and it stands. Sit down again and pass the bread round {ours}.',
        'Don’t chase wax while it’s soft. Let it harden, lift it off, warm water for the rest, and you’re good to go again with {ours}.',
        'Group photo rules apply: the tall ones go to the back. Line up everything you own by height, and squeeze in {ours}.',
      ],
    },
    asks: {
      formal: [
        'Where does candlelight belong: table, sill or bathroom?',
        'For which dinner did you last light candles?',
      ],
      informal: ['What’s the oddest thing you’ve stuck a candle in?', 'One flame or a whole row?'],
    },
  },
  vase: {
    stories: {
      formal: [
        'The flowers are lovely, the guest is radiant, and you are opening one cupboard after another. Next time, reach for {ours}.',
        'A single branch from the hedge can be enough for a room. It wants some water, and {ours}.',
        'On Saturday the tulips stand straight, by Monday they lean over as if to listen. Let them lean from {ours}.',
        'Flowers come and flowers go. In the days between, there is still something to look at: {ours}.',
      ],
      informal: [
        'He picked them himself. There are four dandelions. It’s a bouquet. Quick, fetch {ours}.',
        'Roses in a beer glass again? They deserve a proper address: {ours}.',
        'Supermarket tulips, ends snipped, paper gone. Nobody will ask where they’re from. Just pop them in {ours}.',
        'One twig from the dog walk, and next door wonders if you’ve done a course. Your accomplice: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Stems look right at about one and a half times the height of the vase. Hold them against the outside before you cut, and then fill {ours}.',
        'A few stems stand upright in a narrow neck, while a wide one wants a whole bunch. Think of the flowers you bring home most, then look at {ours}.',
        'Every other day, fresh water; before the next bouquet, a proper wash. It takes little more than a song on the radio to look after {ours}.',
        'Where no brush will reach, a few grains of rice with soapy water, shaken, do the cleaning. Remember it next time you empty {ours}.',
      ],
      informal: [
        'Too long, and they topple; about one and a half times the height looks right. Snip, step back, snip again, and admire {ours}.',
        'Three tulips in a wide neck just fall out with each other. A few want it narrow, a bunch wants it wide: so count your flowers before you choose {ours}.',
        'Old water smells of swamp. Change it every other day, wash up before the next bunch, and buy yourself flowers for {ours}.',
        'Can’t get your hand in? Rice, soapy water, shake it like a cocktail. Rinse, refill, and cheers to {ours}.',
      ],
    },
    asks: {
      formal: ['Which flowers do you buy for yourself?', 'A full bunch, or one single stem?'],
      informal: [
        'What have you used when there was nothing to put flowers in?',
        'Who last brought you flowers?',
      ],
    },
  },
  cushion: {
    stories: {
      formal: [
        'The sofa is what it always was, and yet the room has changed its mind. All it took was {ours}.',
        'Watch what guests do when the talk turns personal: they pull something onto their lap. Hand them {ours}.',
        'A bench is for waiting. It takes one addition to make it a place to stay. Add {ours}.',
        'Before the book is opened, its reader builds a nest. Begin yours with {ours}.',
      ],
      informal: [
        'Any fort worth defending starts with a raid on the sofa. First stone: {ours}.',
        'Scary bit coming. You’ll want something to hide behind. Here, have {ours}.',
        'Your partner says there are enough. Your partner has actually counted. Sneak in {ours}.',
        'Karate-chopping the middle is optional. The nap isn’t. Clear a corner for {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Odd numbers look relaxed, even numbers look tidy. Count what is on the sofa now, and decide what you want to say with {ours}.',
        'A cushion looks full when its filling is one size larger than the cover. Compare the two before you plump up {ours}.',
        'The filling stays even when you shake and turn a cushion in passing. Make it a habit on the way to the kitchen, past {ours}.',
        'Zip closed, inside out, and as the label says: that’s how to wash a cover. Read it once before the first guests spill anything on {ours}.',
      ],
      informal: [
        'Two is tidy, three is a mood. Odd numbers look relaxed, so count yours and see what happens when you add {ours}.',
        'Looks flat? The filling may be the same size as the cover; one size up looks full. Check the numbers, then fluff {ours}.',
        'Every time you walk past: grab, shake, turn. The filling stays even, the cat stays confused, and you’ve looked after {ours}.',
        'Before anything goes in the wash: zip shut, inside out, label read. Only then press start on {ours}.',
      ],
    },
    asks: {
      formal: ['Do you match yours, or mix them?', 'Who takes them off the sofa again in the evening?'],
      informal: ['How many are too many? Numbers, please.', 'Karate chop: yes or never?'],
    },
  },
  blanket: {
    stories: {
      formal: [
        'Supper on the terrace is over, and no one wants to go in. Bring out {ours}.',
        'Someone has fallen asleep over their book. Take off their glasses, turn down the light, and reach for {ours}.',
        'On grass, on a sofa, on the back seat: a place is yours as soon as you unfold {ours}.',
        'Nothing is planned this evening, and everyone on the sofa is pulling at one corner. The corner of {ours}.',
      ],
      informal: [
        'Nineteen, says one. Twenty-two, says the other. Sign the heating treaty under {ours}.',
        'You share chips, passwords and a surname. Good luck sharing {ours}.',
        'Somebody has to get up and fetch the crisps. It can’t be you. You’re under {ours}.',
        'Cape, tent, burrito: nobody’s ever too old for it. Wrap up in {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Folded in three lengthways and laid over the arm of the sofa, a blanket looks as if it belongs there. Try the same at the foot of the bed with {ours}.',
        'Feet and shoulders want to be covered at once, and there may be two of you. Lie down together, measure from toe to chin, and look at the size of {ours}.',
        'Aired outdoors, a blanket needs washing less often. Take the next dry day, find a line in the garden, and hang out {ours}.',
        'For temperature and drying, the care label is a better guide than habit. Read it before the first wash of {ours}.',
      ],
      informal: [
        'A heap on the sofa is a nest; folded in three lengthways over the arm, it’s interior design. You choose for {ours}.',
        'Somebody always ends up with cold feet. Check whether the size does for two, toes and shoulders, before you share {ours}.',
        'Smells of popcorn? Hang it outside on a dry day before you think of the washing machine. Let the wind have {ours} for an hour.',
        'Guessing the wash programme is gambling. Temperature and drying are on the care label, so have a look at that, then snuggle up with {ours}.',
      ],
    },
    asks: {
      formal: [
        'Where do you like to curl up on a grey Sunday?',
        'Do you share yours, or is it out of the question?',
      ],
      informal: ['Who steals it at night? Name names.', 'Feet in or one foot out?'],
    },
  },
  rug: {
    stories: {
      formal: [
        'In the morning, bare feet know before you do what sort of room it is. Let them land on {ours}.',
        'A sofa here, a chair there: the furniture stands about like strangers at a party. Bring it together with {ours}.',
        'The boxes were unpacked long ago, and still every step echoes. What the room lacks comes rolled up: {ours}.',
        'Children play on the floor, and sooner or later everyone else is down there too. Lay out {ours}.',
      ],
      informal: [
        'Unroll, step back, admire. Too late, the dog’s asleep on it. You now share {ours}.',
        'Downstairs can hear you dance. Put something between you. We suggest {ours}.',
        'Bricks in the dark, cold boards at dawn. Be nice to your feet for once with {ours}.',
        'Your floor has been patient. Years of crumbs, and never a thank-you. Treat it to {ours}.',
      ],
    },
    lessons: {
      formal: [
        'At least the front legs of the sofa should stand on the rug. Mark the size with tape, step back, and imagine {ours} inside the lines.',
        'A non-slip underlay keeps a rug in place and softens it as well. Have one cut to size before you unroll {ours}.',
        'Sun and steps fall mostly on one side. A turn twice a year shares them out, so put a date in the diary for {ours}.',
        'Blot spills at once with a dry cloth, from the edge inwards, and never rub. Keep that cloth within reach, and enjoy your wine with both feet on {ours}.',
      ],
      informal: [
        'Small and lonely in the middle of the room? The front legs of the sofa, at least, want a place. Tape it out first, then roll out {ours}.',
        'Slipping is for socks. A non-slip underlay holds things in place and softens the landing, so get one along with {ours}.',
        'Faded by the window, worn by the door? Swap ends twice a year and share out sun and steps. Lift the coffee table, find a helper, and turn {ours}.',
        'Red wine, deep breath, no rubbing. Dry cloth, from the edge inwards, at once: with that up your sleeve, you can throw a party on {ours}.',
      ],
    },
    asks: {
      formal: ['Barefoot or slippers at home?', 'Which room of yours still sounds empty?'],
      informal: ['Shoes on or off in your house?', 'Who’s on the floor more: kids, dog or you?'],
    },
  },
  curtain: {
    stories: {
      formal: [
        'By day you look out of the window. After dark the street looks in. Decide when the play is over, with {ours}.',
        'A bare window always looks as if you had only just moved in. Hang {ours}.',
        'On Sunday, the morning can wait outside a little longer. Leave it behind {ours}.',
        'Evening begins when someone gets up and sends the street away. Draw {ours}.',
      ],
      informal: [
        'The neighbours know your pyjamas, your dance moves and your dinner. End of season one. Hang {ours}.',
        'Two small feet, one giggle, and nobody to be found. Where could they be? Surely not behind {ours}.',
        'You pinned up a sheet “for now”. That was two summers ago. Take it down and put up {ours}.',
        'June, five in the morning, sun straight in your face. Have a word with it, through {ours}.',
      ],
    },
    lessons: {
      formal: [
        'A rail hung a hand’s width above the window, and wider than it, makes the window seem larger. Put it up first, and then hang {ours}.',
        'For folds to fall, the fabric should be about twice as wide as the window. Do that sum first, then look at the width of {ours}.',
        'Few floors are level. Measure from the rail down in several places, note the shortest, and compare it with {ours}.',
        'Hung up slightly damp after washing, if the label allows washing, it’s smoothed by its own weight. You can put away the iron and draw {ours}.',
      ],
      informal: [
        'Tiny window? Cheat: rail a hand’s width higher, and wider than the frame. Everyone will think you’ve had builders in, and it’s only {ours}.',
        'Stretched flat, it looks like a bed sheet. Plan about twice the window’s width so it falls in folds, and check how much you need of {ours}.',
        'One side touches the floor, the other shows its ankles. Old floors do that, so measure in several places before you choose {ours}.',
        'Ironing something longer than you are? No thanks. If it may be washed, hang it up slightly damp, and its weight does the work on {ours}.',
      ],
    },
    asks: {
      formal: ['Do you wake with the light, or against it?', 'What do you see from your favourite window?'],
      informal: ['Pitch-dark or a bit of moon?', 'How much do your neighbours know about you?'],
    },
  },
  'bed-linen': {
    stories: {
      formal: [
        'The windows were open all morning, and the bed has been made afresh. You will go up early tonight, to {ours}.',
        'Guests forget what there was for dinner, but not how they slept. Make up the spare room with {ours}.',
        'A bedroom is mostly bed, and the bed is mostly what you put on it. Change the whole room with {ours}.',
        'On Sundays breakfast moves upstairs, crumbs and all. Forgive it, and shake out {ours}.',
      ],
      informal: [
        'Shower, clean pyjamas, sheets straight off the line. Don’t rush this. Slide into {ours}.',
        'Ten past nine, in bed, and thrilled about it. Adulthood turned out all right, with {ours}.',
        'Making the bed is a fight, and you always end up inside it. Go another round with {ours}.',
        'Nobody folds these properly. Roll them up, hide them, act natural. It’s between you and {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Duvet sizes differ from country to country. Measure yours, and the pillows too, and lay the numbers next to those of {ours}.',
        'Bedding wants one wash before the first night, closed and inside out. Plan a dry day for that, and an early night in {ours}.',
        'Turn the cover inside out, grab the corners through it, and shake: the duvet is in. You could try it on Sunday with {ours}.',
        'Every fabric has its own temperature and its own way of drying. The care label knows both, so it’s the first thing to read about {ours}.',
      ],
      informal: [
        'Your duvet is from abroad? So might its size be. Tape measure round the bedroom first, pillows too, then go for {ours}.',
        'New things smell of new. Wash once before the first night, closed and inside out, and then dive into {ours}.',
        'Lost inside the cover again? Inside out, hands in, grab the corners, shake. Ten seconds of magic, and you can climb into {ours}.',
        'Hot wash or cool, tumble or line? Ask the label instead of your mother, since every fabric is different. Then make up your mind, and {ours}.',
      ],
    },
    asks: {
      formal: ['Ironed, or straight from the line?', 'On which day do you change the beds?'],
      informal: ['Can you fold a fitted sheet? Liars welcome.', 'Ironed or not?'],
    },
  },
  towel: {
    stories: {
      formal: [
        'The bath has gone cold, the book is damp, and it is time to get out. Within reach: {ours}.',
        'In the bathroom a visitor notices one small thing, and knows that they were expected. Hang up {ours}.',
        'After the swim you stand on the steps, dripping, and only one thing counts. Hold out a hand for {ours}.',
        'Between the shower and the mirror, the mood of a morning is made. Begin this one with {ours}.',
      ],
      informal: [
        'You’re dripping. You’re on one leg. You’re feeling along the wall. Please let there be {ours}.',
        'Shower concert over. Thank you, you’ve been lovely. The artist requests {ours}.',
        'Small child, blue lips, “I’m not cold”. Right. Out you come, into {ours}.',
        'That thin one from the nineties belongs to the dog now. You’ve earned {ours}.',
      ],
    },
    lessons: {
      formal: [
        'After a wash or two, a towel takes up more water than on the first day. Give it that time, and hang up {ours} by the shower on Sunday.',
        'Softener leaves a film, and then less water is taken up. Go easy on the bottle the next time you wash {ours}.',
        'Shaken out while wet, towels dry softer. Take each one by the corners on the way to the line, and begin with {ours}.',
        'Folded on a hook, a towel stays damp inside. Spread it out to dry after every bath, and keep a free rail for {ours}.',
      ],
      informal: [
        'First days are awkward: new fabric just moves the water around. Wash once or twice, then jump out of the shower and into {ours}.',
        'The softener promised fluff and left a film. Use less, stay drier, and be kind to {ours}.',
        'Crack it like a whip before you hang it. Dries softer, feels heroic, and the neighbours will know about you and {ours}.',
        'A damp bundle on the hook helps nobody. Spread it out, let it dry, and step out of tomorrow’s shower straight to {ours}.',
      ],
    },
    asks: {
      formal: ['Morning shower or evening bath?', 'Lake, pool or sea: where did you last swim?'],
      informal: ['What do you sing in the shower?', 'Whose is always on the floor?'],
    },
  },
  clock: {
    stories: {
      formal: [
        'You only wanted to know the time, and twenty minutes later you are still on your phone. Look at {ours} instead.',
        'At some point in the evening guests glance up and say they really must go. Then they stay, in spite of {ours}.',
        'Hands in the dough, cake in the oven, and what time is it, actually? A glance will do, at {ours}.',
        'Breakfast, bus, first meeting: a morning hangs on very little. Keep an eye on {ours}.',
      ],
      informal: [
        'Late again. The traffic? Your hair? There’s one witness, and it saw everything: {ours}.',
        'Eggs: six minutes. Nap: twenty. Bedtime: now. No, really, now. Don’t argue with {ours}.',
        'It’s always five o’clock somewhere. For here, check {ours}.',
        '“Five more minutes.” That was three times five minutes ago. It’s all been noted by {ours}.',
      ],
    },
    lessons: {
      formal: [
        'The minutes go missing while you put on your coat. Find the wall you look at then, and hang up {ours}.',
        'A light sleeper hears every second. Ask whether a clock ticks before you take it into the bedroom, and find the right room for {ours}.',
        'Thin hands disappear at a distance. Step to the far side of the room, or as far from the screen, and read {ours}.',
        'An empty battery can leak and ruin the works of a clock, so take it out at once. Remember that, should one be running {ours}.',
      ],
      informal: [
        'Late again, and only one shoe on? Hang the time where you put on your coat. That spot in the hall is waiting for {ours}.',
        'Tick. Tick. Tick. Lovely in the kitchen, torture by the pillow. Ask about that before you go to bed with {ours}.',
        'From the sofa, skinny hands turn into a guess. Do the squint test across the room before you settle on {ours}.',
        'Stopped for days and still on the wall? Get the dead battery out, because a leak ruins the works. That’s a habit to start on day one with {ours}.',
      ],
    },
    asks: {
      formal: [
        'Early, on the dot, or a charming ten minutes late?',
        'Which is your favourite hour of the day?',
      ],
      informal: ['How many times do you hit snooze?', 'Who in your family is always late?'],
    },
  },
  mirror: {
    stories: {
      formal: [
        'Coat on, keys in hand, one last look, and only then the door. That look belongs to {ours}.',
        'Before an important evening there is a minute alone: collar, deep breath, a nod. Spend it with {ours}.',
        'Friends do not always mention the label that is sticking out. For honest answers, consult {ours}.',
        'Three ideas about what to wear, and you return to the first. Settle it in front of {ours}.',
      ],
      informal: [
        'Hair: yes. Teeth: yes. Jumper: inside out. Good thing you looked in {ours}.',
        'You again. Looking rather good, actually. Go and see for yourself in {ours}.',
        'Nobody saw you singing into the hairbrush. Nobody but {ours}.',
        'Pulling faces is a job for seven in the morning, alone, half awake. Front row: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Opposite or beside a window, a mirror hands on the light. Walk round the darkest room at noon, and find that place for {ours}.',
        'Whatever a mirror reflects, you’ll see twice. Sit down opposite before you drill, look at the view, and then hang {ours}.',
        'To show the whole outfit, a mirror has to be at least half as tall as you are. Compare the height with yours before you choose {ours}.',
        'Spray the cloth rather than the mirror, so that nothing creeps behind the edge. It’s a small detail, and a good start with {ours}.',
      ],
      informal: [
        'Dark hallway, one sad bulb? Catch some daylight: opposite or beside a window is the place to hang {ours}.',
        'Think twice: do you want to see the laundry rack in duplicate? Check the view before you get out the drill for {ours}.',
        'Shoes are half the outfit. You’ll see them if the height is at least half of yours, so do some quick maths, then look into {ours}.',
        'Aim the spray at the mirror, and it creeps in behind the edge. Cloth first, then wipe, then wink at whoever lives in {ours}.',
      ],
    },
    asks: {
      formal: [
        'What do you check last before you leave the house?',
        'Where does the morning light fall in your home?',
      ],
      informal: ['Hair or teeth: what do you check first?', 'Do you talk to yourself in it? Same.'],
    },
  },
  'picture-frame': {
    stories: {
      formal: [
        'A photograph has been leaning against the lamp since August. It is waiting for {ours}.',
        'Thousands of pictures on the phone, and Grandmother asks for one. Print it, and give it to her in {ours}.',
        'The drawing is signed, with two letters the wrong way round. It should not end in a drawer. Give it {ours}.',
        'There are faces you would like to meet every day on your way to the kitchen. Put them there in {ours}.',
      ],
      informal: [
        'You’ve shown that photo to everyone, even the postman. Spare your battery. Use {ours}.',
        'Printed three years ago. Still in the envelope. Still lovely. Set it free in {ours}.',
        'Everybody’s in it and nobody’s blinking. It’ll never happen again, so do it justice: {ours}.',
        'Your fridge is full, and the artist keeps producing. Open a second gallery with {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Does the size of a frame mean the picture, or the outside? It’s worth checking that before you take out the photograph for {ours}.',
        'A mount makes a small picture larger, and calmer. Try it with strips of white paper, and then lay your picture in {ours}.',
        'Hung with the middle about at eye height, a picture meets people’s gaze. Make a small pencil mark there, and then lift up {ours}.',
        'Lay a group of frames out on the floor, move things about, and take a photo of what you like. Somewhere in that picture is the place for {ours}.',
      ],
      informal: [
        'The photo’s cut, and it doesn’t fit: the size was for the outside. Read that line twice before the scissors come out for {ours}.',
        'Small photo, big feelings? A mount makes it larger and calmer. Give Grandma’s holiday snap some air in {ours}.',
        'Pictures hung for giants give everyone a stiff neck. Middle at about eye height, then tap in the nail and straighten {ours}.',
        'Holes are forever, floors are forgiving. Arrange everything down there, take a photo of the winner, and only then find a nail for {ours}.',
      ],
    },
    asks: {
      formal: ['Which photograph would you put in it?', 'Whose picture do you pass every day?'],
      informal: [
        'Which photo have you been meaning to print for years?',
        'One big or a whole wall of little ones?',
      ],
    },
  },
  'wall-art': {
    stories: {
      formal: [
        'The nail has been there since the last tenants, with nothing to do. Give it a task: {ours}.',
        'A visitor stops in the middle of a sentence and looks past you. They have discovered {ours}.',
        'White walls are restful for a week or two. After that, they are only waiting for {ours}.',
        'From the sofa you look in one direction for years. Improve the view with {ours}.',
      ],
      informal: [
        'Left a bit. Up a bit. No, too much. Have this argument at home with {ours}.',
        'Your wall’s been blank so long that people take it for a statement. Make a different one: {ours}.',
        'Video calls from your flat say “witness protection”. Change what’s behind you, starting with {ours}.',
        'Nobody’s ever paid a compliment to plain paint. Let them talk about {ours}.',
      ],
    },
    lessons: {
      formal: [
        'The middle of a picture hangs well at eye height, and lower above a sofa. Ask someone to hold it there, step back, and decide about {ours}.',
        'About two thirds of the sofa’s width is a good width for what hangs over it. Measure the sofa, then turn to {ours}.',
        'Cut out the size in paper and tape it up for a day. If you still like the wall in the evening, there’s nothing between it and {ours}.',
        'Colours fade in direct sun, and radiators are no friends either. Choose a quieter wall, and let the days pass beside {ours}.',
      ],
      informal: [
        'Most people hang things too near the ceiling. Eye height for the middle, lower above the sofa, and now find the hammer for {ours}.',
        'Postage stamp over a giant couch? About two thirds of its width looks right. Quick sum, then see how wide you can go with {ours}.',
        'Paper, scissors, tape: give the wall a stand-in for a day before you drill. If you miss it when it’s down, send for {ours}.',
        'Sunburn isn’t just for people: direct light fades colours, so pick the shady wall, away from the radiator. That’s the holiday spot for {ours}.',
      ],
    },
    asks: {
      formal: ['Which wall at home is still waiting?', 'What hangs where you see it first in the morning?'],
      informal: [
        'Spirit level or “looks straight to me”?',
        'Sofa, hallway or loo: where does good art belong?',
      ],
    },
  },
  'storage-box': {
    stories: {
      formal: [
        'A first tooth, some letters, the ticket of a certain evening: little of it is worth anything. Keep it all in {ours}.',
        'Half a railway on the carpet at seven, eleven cars and a crown. By half past, everything sleeps in {ours}.',
        'Things without a place of their own wander through the house. Give them an address: {ours}.',
        'Some tidying takes a whole spring, and some takes two minutes and {ours}.',
      ],
      informal: [
        'You’re not messy. Your stuff just doesn’t know where it lives. Show it {ours}.',
        'The doorbell. One look round. Scoop it all up and drop it into {ours}.',
        'Cables for gadgets you no longer own. You’ll never throw them out, so at least use {ours}.',
        'House rules: feel at home, help yourself, and nobody looks inside {ours}.',
      ],
    },
    lessons: {
      formal: [
        'A lid needs room to open, so height counts as much as width and depth. Measure the shelf in all three directions, then compare {ours}.',
        'Label a box on two sides, and it may stand any way round. Have the pen ready when you fill {ours}.',
        'What you need daily belongs at hand, what you need yearly at the top. Sort by that first, and you’ll see what goes into {ours}.',
        'Heavy things, filled to the top, are hard to lift. Stop while you still can, and add something light to {ours}.',
      ],
      informal: [
        'It fits the shelf, hooray, and now the lid won’t open. Height, width, depth, lid up: measure, then slide in {ours}.',
        'Which one has the cables? Write it on two sides, and it doesn’t matter which way round you shove {ours}.',
        'Ski socks in July don’t need the front row. Daily stuff at hand, yearly stuff up top, and now decide what to hide in {ours}.',
        'Books to the brim, and your back says no. Only as high as you can still lift: that’s the house rule for {ours}.',
      ],
    },
    asks: {
      formal: [
        'What do you keep though you will never need it again?',
        'Which cupboard would you tidy first?',
      ],
      informal: ['What’s living on your floor right now?', 'Do you own a mystery cable? How many?'],
    },
  },
  basket: {
    stories: {
      formal: [
        'Apples today, rolls tomorrow, letters by the end of the week: a house always finds work for {ours}.',
        'Some things look better lying together than lying about. Let them gather in {ours}.',
        'On your way through the house you pick up a scarf, two books, a lonely sock. Set them down in {ours}.',
        'A home is lived in, and not all of it has to be on view. Leave the rest to {ours}.',
      ],
      informal: [
        'Three lemons, one glove, a charger. On the table: mess. In {ours}: styling.',
        'First you find a use for it, then the kids do, then the cat. You may never get back {ours}.',
        'Arms full, chin on top, a sock already on the floor. There’s an easier way. Fetch {ours}.',
        'Whatever it is that piles up in your house, it isn’t going to stop. Contain it in {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Handles take up room as well. Measure the shelf or the corner with them in mind, and then look at {ours}.',
        'Fine or crumbly things slip through a basket. A cloth inside keeps them together, so choose a pretty one to go with {ours}.',
        'Dust sits in every gap of a basket. The brush nozzle of the vacuum cleaner gets it out, so stop on your next round by {ours}.',
        'Two or three baskets in different sizes look collected. See which ones you own already, and who would get along with {ours}.',
      ],
      informal: [
        'It would have fitted, without the handles. Measure those too before you plan a corner around {ours}.',
        'Crumbs escape through every gap, so line a basket with a cloth. Then bring on the rolls, or the knitting, in {ours}.',
        'Dusting something woven is a life’s work. Vacuum cleaner, brush nozzle, done, and back to filling {ours}.',
        'One on its own looks lost, a trio of sizes looks like you collect. Round up what you have, and introduce {ours}.',
      ],
    },
    asks: {
      formal: ['What would yours hold: bread, books or laundry?', 'What always lies about in your home?'],
      informal: ['What keeps piling up at yours?', 'Odd socks: how many at the moment?'],
    },
  },
  'christmas-decoration': {
    stories: {
      formal: [
        'Every December a box comes down from the loft, and each thing in it has its story. Add one more: {ours}.',
        'The lights are untangled, someone is humming, the kitchen smells of oranges. Now for {ours}.',
        'There is an evening in winter when a house decides it has been dark for long enough. It may begin with {ours}.',
        'Nobody recalls last year’s presents, but everybody knows how the room looked. Find a place for {ours}.',
      ],
      informal: [
        'Too early, they say. You’ve been humming carols since October. Go on, unpack {ours}.',
        'One cat, two weeks of decorating, four seconds. Be brave and start over with {ours}.',
        'Less is more, eleven months a year. It’s Christmas. Bring on {ours}.',
        'Who put the fairy lights away in one big knot? You did. Take a break, and unwrap {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Start at the top of the tree and hang the largest pieces deep in the branches: it gives depth. Leave a gap in the right place for {ours}.',
        'On a mantelpiece, odd numbers and different heights look right. Move the candlesticks about a little, and make space for {ours}.',
        'Tissue round each piece and a mark on the box, and next December begins without searching. Until then, enjoy the evenings with {ours}.',
        'Flames and hot bulbs need some distance. Decide where the candles will burn, and keep the other side free for {ours}.',
      ],
      informal: [
        'Trees get decorated from the top, and the big pieces go deep inside. So find the right branch before you let go of {ours}.',
        'Four in a row looks like a queue. Odd numbers, different heights, and the mantelpiece relaxes: try it with {ours}.',
        'January you will thank December you for tissue paper and a marked box. But first, find the carols, and unpack {ours}.',
        'Cosy is nice, singed is not. Keep everything clear of candle flames and hot bulbs, then pour the mulled wine and step back from {ours}.',
      ],
    },
    asks: {
      formal: ['When do you put up the first of yours?', 'Which piece has been in your family longest?'],
      informal: ['First of December, or way too early?', 'Tasteful or the more the merrier?'],
    },
  },
  bunting: {
    stories: {
      formal: [
        'A garden, a long table, a few clouds: nothing yet says that it is a party. Then someone puts up {ours}.',
        'The cake is iced, the chairs are borrowed, the children are watching the gate. Time to hang {ours}.',
        'It was meant for one birthday, and is still there in autumn. You have been warned about {ours}.',
        'Two hooks, a ladder, and the whole street knows that someone is six today. You only need {ours}.',
      ],
      informal: [
        'Squash, sausage rolls, somebody’s uncle. Is it a party yet? Not quite. Add {ours}.',
        'You hold that end. Higher. Mind the cake. There. You’re officially celebrating with {ours}.',
        'No occasion? It’s Tuesday, and everyone’s alive. Put up {ours}.',
        'Rain on the day of the garden party. Naturally. Move it all indoors, starting with {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Bunting wants to hang in curves, so measure the distance and add about a fifth. With that number, look at the length of {ours}.',
        'Both ends first, then the middle, then a look from further away: it saves moving everything twice. Take those three steps with {ours}.',
        'Removable hooks or clips spare the wallpaper. Buy a small pack of them before the party, and put it next to {ours}.',
        'Wound round a piece of card, bunting comes out without knots next time. Keep the card from the parcel, and the next birthday can begin with {ours}.',
      ],
      informal: [
        'Pulled tight, it’s a washing line. Add about a fifth for the swing, then find out how far you’ll get with {ours}.',
        'Start in the middle, and you’ll be moving it all again at cake time. Ends, middle, then walk off and squint at {ours}.',
        'The landlord likes parties without holes. Removable hooks or clips save the wallpaper, so up the ladder you go with {ours}.',
        'Knots are what you get for stuffing it in a bag. Wind it round some card after the party, and you’re ready for the next, you and {ours}.',
      ],
    },
    asks: {
      formal: [
        'What will you be celebrating next?',
        'Garden, kitchen or nursery: where would you hang yours?',
      ],
      informal: ['How long after the party does yours stay up?', 'Next party at yours: what’s the excuse?'],
    },
  },
  doormat: {
    stories: {
      formal: [
        'Before anyone has opened the door, a house has already said something. Leave the greeting to {ours}.',
        'Wellingtons, paws, a dripping umbrella: every walk in the woods ends at the same spot. Lay down {ours}.',
        'Two steps lie between the street and home. You take them across {ours}.',
        'Someone pauses outside, straightens a jacket, and only then rings. They are standing on {ours}.',
      ],
      informal: [
        'The hall floor doesn’t need to know what the weather’s doing. Tell {ours}.',
        '“Shoes off!” You’ve been shouting it for years. Get some backup: {ours}.',
        'Whoever forgets the key gets to look at it for an hour. Make it worth the wait with {ours}.',
        'Muddy paws stop for nobody. Well, perhaps for a quick sniff at {ours}.',
      ],
    },
    lessons: {
      formal: [
        'To look right, a mat is about three quarters as wide as the door. Measure yours, and then turn to the size of {ours}.',
        'The door has to open over the mat. Slide a ruler into the gap, read it off, and compare with {ours}.',
        'Full mats clean nothing. Shake or beat yours once a week, say on Saturday before the guests come, and put back {ours}.',
        'Not every mat may get wet. Ask before you lay it outside, and you’ll know which side of the threshold belongs to {ours}.',
      ],
      informal: [
        'Tiny mat, big door? It looks lost: three quarters of the width is about right. Measure, then welcome {ours}.',
        'You open the door, and the mat comes along. Check the gap underneath before you lay down {ours}.',
        'Any mat can only take so much of the beach before it hands some back. Give it a good shake once a week, then wipe your feet on {ours}.',
        'Rain outside your door? Ask whether the mat may get wet, and if not, keep it inside. Either way, boots off at {ours}.',
      ],
    },
    asks: {
      formal: ['Front door or back: which do your friends use?', 'Who is the first to greet you at home?'],
      informal: ['Shoes on or shoes off?', 'Ever locked yourself out? How long did you wait?'],
    },
  },
  'wall-sign': {
    stories: {
      formal: [
        'A door, a kitchen, a shed: every place has its own character, mostly unannounced. Announce it with {ours}.',
        'Anyone who waits in a hall begins to look round. Give them something to find: {ours}.',
        'The wall has kept silent ever since you moved in. It may speak now, through {ours}.',
        'Families have their places: the bench, the pantry, the corner by the stove. Mark yours with {ours}.',
      ],
      informal: [
        'Blank wall says nothing. Rude, really. Let’s hear from {ours}.',
        'Shed, loo, home bar: every room worth a visit has one. In yours, it’ll be {ours}.',
        'Pub walls always look better than yours. You know why. Steal the idea with {ours}.',
        'Awkward pause in the hallway? Not if there’s something to point at. Up with {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Nail, hook or adhesive strip: weight and surface decide. Knock on the wall, feel the weight, and then hang {ours}.',
        'Letters look smaller on a wall than on a screen. Stand where you’ll read it, hold up a sheet of paper in the right size, and picture {ours}.',
        'Rain and sun are hard on what isn’t made for them. Ask first, before you think of the garden gate for {ours}.',
        'A sign looks right when it’s level with something nearby, such as a door frame or a switch. Let your eye find that line for {ours}.',
      ],
      informal: [
        'That strip won’t hold on everything, and neither will a nail. Weight and wall decide, so check both, then put up {ours}.',
        'Will anyone read it from the sofa? Letters shrink on a wall, so check the size from where you’ll sit, and then say it with {ours}.',
        'For the shed or the porch, ask about rain and sun first: not everything likes weather. After that, the neighbours may read {ours}.',
        'Floating all alone, a sign looks like a mistake. Line it up with a door frame or a switch, and everyone will think you measured for {ours}.',
      ],
    },
    asks: {
      formal: ['What gets said most often in your family?', 'Above which door would you hang yours?'],
      informal: ['What should the sign on your door say?', 'Kitchen, shed or loo?'],
    },
  },
  figurine: {
    stories: {
      formal: [
        'No shelf is quite at home until somebody lives there. Let {ours} move in.',
        'You get up, shift one thing an inch to the left, and the room is right. The one thing was {ours}.',
        'A collection is never planned: there is a gift, then a find, then a third. It may start with {ours}.',
        'Children always find it first, on the sill or between the flowers, and give it a name. Show them {ours}.',
      ],
      informal: [
        'It does nothing. It says nothing. You’d still save it from a fire. We mean {ours}.',
        'Your mother-in-law turns it to face the wall. You turn it back. Nobody ever mentions {ours}.',
        'Silent, a little mysterious, totally unimpressed by you: every home needs one. Reporting for duty, {ours}.',
        'Books sorted, plants watered, and the shelf still looks like an office. It wants {ours}.',
      ],
    },
    lessons: {
      formal: [
        'At eye height, or above something flat such as a pile of books, a figurine comes into its own. Clear that spot, and set down {ours}.',
        'A soft dry brush reaches corners that a cloth never does. Take one from the paintbox, and spare a minute now and then for {ours}.',
        'With a dab of museum putty under the base, a figurine keeps its place on the shelf. Then the cat may walk past {ours}.',
        'Small figurines are lost alone and seen together. Gather yours on a tray, and keep a place among them for {ours}.',
      ],
      informal: [
        'Pile of books you’ll never finish? It makes a fine stage. Eye height works too, so pick a place in the limelight for {ours}.',
        'Cloths just polish the nose. A soft dry brush gets into the corners, so borrow one, and tickle {ours}.',
        'The cat has tested everything on that shelf. One dab of museum putty under the base, and you can both relax about {ours}.',
        'Alone on a long shelf, the small ones vanish. Put them on a tray together and it’s a party, so invite {ours}.',
      ],
    },
    asks: {
      formal: ['What stands on your windowsill?', 'Which little thing did you bring home from a journey?'],
      informal: ['Would yours get a name? Which one?', 'Shelf, desk or flower bed: where would you put it?'],
    },
  },
  'hot-water-bottle': {
    stories: {
      formal: [
        'Frost on the window, cold sheets, a kettle just off the boil. Send {ours} ahead to bed.',
        'Some kindness needs no words: someone fills it, closes it firmly and brings it to you. Return the favour with {ours}.',
        'Wind in the chimney, a creak on the stairs, and you go up early, with a book and {ours}.',
        'After a long walk in the rain, the tea is for the hands. For the feet, there is always {ours}.',
      ],
      informal: [
        'Two ice-cold feet in bed, and they’re not even yours. Save your calves with {ours}.',
        'The kettle boils twice tonight: once for tea, and once for {ours}.',
        'Sore tummy, bad film, no trousers with buttons. You’ve got this. Well, you’ve got {ours}.',
        'Heating on in October? Never, says Dad. Fine. We’ll do it his way, with {ours}.',
      ],
    },
    lessons: {
      formal: [
        'A hot water bottle wants to be filled to about two thirds, with hot but not boiling water. Let the kettle cool a little, and fetch {ours}.',
        'Press the air out before you close a hot water bottle, and check the stopper upside down over the sink. Only then go to bed with {ours}.',
        'Always use a cover on a hot water bottle, and never lie on top with your weight. Lay it beside you, and let your feet find {ours}.',
        'Drain a hot water bottle and let it dry open; one that looks cracked or brittle has to be replaced. A close look each autumn is part of living with {ours}.',
      ],
      informal: [
        'Kettle just boiled? Wait a bit: hot, not boiling, and stop at about two thirds. Good time to find your socks and {ours}.',
        'Burp it like a baby: air out, stopper on, then upside down over the sink to check. Now you may cuddle {ours}.',
        'No cover, no cuddle, and never lie on it with your weight. Beside you is fine, so shift over a bit for {ours}.',
        'Spring’s here, and the bottle’s still half full? Drain it, let it dry open, and if the material looks cracked or brittle, let go. Winter can wait, and so can {ours}.',
      ],
    },
    asks: {
      formal: [
        'When does the first cold evening come where you live?',
        'Feet, back or hands: what gets cold first?',
      ],
      informal: ['Who has the coldest feet in your house?', 'Heating on before November: yes or scandal?'],
    },
  },
};
