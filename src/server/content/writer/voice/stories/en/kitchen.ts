export const kitchen = {
  mug: {
    stories: {
      formal: [
        'A cupboard full of them, and every morning your hand finds the same one. It may soon be {ours}.',
        'Ten quiet minutes before anyone says good morning. All they ask for is something hot, and {ours}.',
        'Some presents are unpacked and put away. You’ll find {ours} next to the kettle every day.',
        'Rain on the window, one chapter left, nobody expecting you. Put the kettle on and take down {ours}.',
      ],
      informal: [
        'Half past seven, eyes half shut, both hands round something hot. You’ve just met {ours}.',
        'Someone at work is drinking from your favourite. Don’t make a scene. Just hide the next one: {ours}.',
        'The tea went cold because the gossip was good. Make another, in {ours}.',
        'One more cup, one more chapter, lights out at ten. Sure. Blame {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Rinse a cup with hot water first, and the drink stays warm for longer. Half a minute at the kettle, then a slow morning with {ours}.',
        'Not every mug is meant for the microwave, and the base will tell you. Turn over {ours} before the first reheated cup.',
        'Dried tea rings come off with a little baking soda and a soft sponge. On Sunday, spare a minute of the washing-up for {ours}.',
        'As many fingers as you like should fit through the handle without touching the hot side. Count yours, then look at {ours}.',
      ],
      informal: [
        'Hot coffee hates a cold welcome: it cools faster. Quick rinse from the kettle first, then ease into the day with {ours}.',
        'Microwave, yes or no? It isn’t a yes for all of them, and the answer is on the base. Peek under {ours} before you press start.',
        'Brown rings are proof of many good conversations. When you’ve had enough of them, baking soda and a soft sponge clear the record for {ours}.',
        'Two-finger person or whole-hand person? Knuckles shouldn’t touch the hot side, so think of your grip before you pick {ours}.',
      ],
    },
    asks: {
      formal: [
        'Coffee or tea, and what time is the first one?',
        'Which one is yours at home, and who else dares to use it?',
      ],
      informal: ['Coffee or tea? Choose your side.', 'How many do you own? Be honest.'],
    },
  },
  'cup-and-saucer': {
    stories: {
      formal: [
        'The saucer is there for the spoon, the biscuit and the ten minutes you sit down. Pour the next one into {ours}.',
        'Coffee drunk standing at the counter is only fuel. Sit down with {ours} instead.',
        'There is a small clink that tells everyone nobody is in a hurry. It comes from {ours}.',
        'Four o’clock, a cake from the good baker, a friend who never rings first. Take out {ours}.',
      ],
      informal: [
        'All the biscuit ever wanted was somewhere to lie down. Introduce it to {ours}.',
        'Takeaway lid, soggy sleeve, burnt tongue. Try sitting down for once with {ours}.',
        'She has news, and it’s far too good for a mug. Get out {ours}.',
        'Gran kept hers for vicars and weddings. A wet Tuesday is occasion enough for {ours}.',
      ],
    },
    lessons: {
      formal: [
        'A small cup cools quickly. Warm it with hot water before you pour, and take your time over {ours}.',
        'Rims and handles chip where they touch. Stack the saucers, let the cups stand side by side, and leave some room on the shelf for {ours}.',
        'Put a paper napkin between stacked saucers, and one can’t rub on the next. Lay one in whenever you put away {ours}.',
        'Small for espresso, wide for tea: let the drink decide the size. What do you pour most often? Answer that, and only then choose {ours}.',
      ],
      informal: [
        'Espresso waits for nobody, least of all in a cold cup. Splash of hot water first, then pour, then sit down with {ours}.',
        'Never build a tower of cups: rims and handles lose. Saucers may pile up, and the top of the pile is the place for {ours}.',
        'Napkins left over from the party? Slip one between the saucers when you store them, so that nothing rubs. The one with the holly goes to {ours}.',
        'Tea likes it wide, espresso likes it small. Check what’s in your cupboard, tea or beans, before you pick {ours}.',
      ],
    },
    asks: {
      formal: [
        'Espresso, cappuccino or tea: what would you pour first?',
        'Who pours the coffee in your family?',
      ],
      informal: ['Little finger: in or out?', 'What biscuit goes on the saucer? Wrong answers exist.'],
    },
  },
  'drinking-glass': {
    stories: {
      formal: [
        'The guests are early, the sauce is late, and everyone is in the kitchen anyway. Hand them something in {ours}.',
        'Between work and dinner there is a quarter of an hour that belongs to no one. Fill it, and {ours}.',
        'A toast is soon forgotten, the sound that follows is not. Raise {ours}.',
        'In the evening the sun comes in low and stops at whatever you are drinking. Let it find {ours}.',
      ],
      informal: [
        'Five that match and one that used to hold jam. Guess who always gets the jam. Time for {ours}.',
        '“Just a small one.” Famous last words, usually spoken over {ours}.',
        'Here’s to Friday, to leaving on time and to nothing in the diary. Clink with {ours}.',
        'Every good party breaks one. Fair price. Make it up to the cupboard with {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Hard water leaves a haze. Hot water and a few drops of vinegar take it off again, so keep the bottle handy for {ours}.',
        'Sudden heat or cold is hard on a glass. Let it reach room temperature before the tea or the ice goes in, and give {ours} that minute too.',
        'Dried while still warm, with a lint-free cloth, glasses show no spots. Ask a guest to help, and pass them {ours}.',
        'The rim of a glass is the part that chips, so it shouldn’t carry the weight. Stand each one the right way up, and give {ours} a place in the front row.',
      ],
      informal: [
        'Looks foggy, isn’t dirty: that’s just hard water. Hot water, a few drops of vinegar, and you can see who’s sitting behind {ours}.',
        'Straight from the dishwasher to ice cubes is a nasty shock. Room temperature first, then cheers with {ours}.',
        'Water spots come as things cool. Be quick with a lint-free cloth while they’re warm, then hold {ours} up to the window.',
        'Upside down on the shelf means standing on the part that chips. Turn them over, and make a space beside them for {ours}.',
      ],
    },
    asks: {
      formal: ['What do you pour when friends come round?', 'What was the last thing you raised a toast to?'],
      informal: ['Ice or no ice?', 'Friday, six o’clock: what are you having?'],
    },
  },
  plate: {
    stories: {
      formal: [
        'Before anyone tastes what you have cooked, they look at it. Serve it on {ours}.',
        'Toast, an egg, half a tomato: supper for one deserves to look like supper, too. Lay it out on {ours}.',
        'A good meal ends with elbows on the table and one finger after the last crumbs. Look how little is left on {ours}.',
        'In every family there is someone who wants seconds before the others have begun. Hand them {ours}.',
      ],
      informal: [
        'Beans on toast. Again. But look how you’ve served it: on {ours}.',
        'You eat over the sink when nobody’s watching. Sit down. Use {ours}.',
        'Half a slice of cake. Then the other half. Then just the corner. All the evidence is on {ours}.',
        'Dinner from the pan saves on washing-up. It also looks like it. Give it a stage: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Food stays hot longer on a warm plate. If the maker allows it, a low oven does it while you toss the salad. Look that up for {ours}.',
        'Leave the rim free, and any dish looks arranged. It’s an old trick of good kitchens, and tonight you could try it on {ours}.',
        'Plates that are stacked and rarely used deserve paper in between; it saves the surface. Cut a few sheets when you put away {ours}.',
        'One colour or one size in common, and a mixed table looks planned. See what your cupboard already has in common with {ours}.',
      ],
      informal: [
        'Hot pasta, cold plate, lukewarm dinner. A low oven fixes that, as long as the maker says yes: check before it’s time to warm {ours}.',
        'Want it to look like the restaurant? Keep the sauce off the rim. Same pasta, new manners, on {ours}.',
        'Stacks scratch in silence. Slip some paper between the ones you rarely use, and sleep well, you and {ours}.',
        'Nothing matches, and that’s fine: keep to one colour or one size and it looks like a plan. The plan may well include {ours}.',
      ],
    },
    asks: {
      formal: [
        'What is the last thing you cooked that you were proud of?',
        'What does supper look like when you are alone?',
      ],
      informal: ['What’s for dinner tonight? We’re nosy.', 'Photo first or fork first?'],
    },
  },
  bowl: {
    stories: {
      formal: [
        'There is weather for knives and forks, and there is weather for a spoon. Today, take out {ours}.',
        'Cherries, olives, a few nuts: what goes round a table keeps the talk going. Pass {ours}.',
        'A handful of lemons from the market needs no recipe. It needs a bit of sun on the table, and {ours}.',
        'Sunday evening wants no courses and no candles, only something good and {ours}.',
      ],
      informal: [
        'Cereal for dinner counts as cooking if you sit down for it. Get {ours}.',
        'Crisps for two, you said. Then the film got good. Refill {ours}.',
        'Keys, batteries, one sad clementine. Evict the lot and start afresh with {ours}.',
        'Food eaten with a spoon, on the sofa, in the dark, is basically a hug. Fetch {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Salad and pasta like a wide bowl, soup stays hot in a deep one. Think of tonight’s dinner first, and then of {ours}.',
        'Tossing needs room. Fill to about two thirds, and the salad stays off the tablecloth when you carry in {ours}.',
        'The mark on the base speaks for or against microwave and dishwasher. Read it before the first use, as you unpack {ours}.',
        'A sheet of kitchen paper in between keeps what is nested free of scratches. There’s always one left on the roll for {ours}.',
      ],
      informal: [
        'Soup person or salad person? Deep keeps it hot, wide lets it spread out. Now that you’ve decided, look at {ours}.',
        'Full to the brim means half the rocket on the floor. Stop at about two thirds, toss like you mean it, and pass round {ours}.',
        'Microwave? Dishwasher? Both are settled on the base, so turn it over before the first use. Five seconds, then lunch in {ours}.',
        'Nesting is cosy and scratchy. Kitchen paper between the layers, and there’s a safe place in the stack for {ours}.',
      ],
    },
    asks: {
      formal: ['Soup, salad or fruit: what would go in first?', 'Which dish do you always eat with a spoon?'],
      informal: ['Milk first or cereal first? Careful now.', 'Film night: sweet or salty?'],
    },
  },
  teapot: {
    stories: {
      formal: [
        'One cup is a break. A second, poured for somebody else, is a visit. It starts with {ours}.',
        'The kettle has done its noisy part. What follows are four quiet minutes beside {ours}.',
        'Rain has cancelled the walk, and nobody is sorry. Warm the cups and fill {ours}.',
        'Good news, bad news, no news: in this kitchen it is all discussed over {ours}.',
      ],
      informal: [
        'Shall I be mother? Somebody has to, and somebody has to own {ours}.',
        '“I’ll only stay for one.” You’ve heard that before. Fill {ours}.',
        'Biscuits out, neighbour in, door shut. Now tell me everything, over {ours}.',
        'A bag in a mug, eyes on your phone: that wasn’t a break. Try again with {ours}.',
      ],
    },
    lessons: {
      formal: [
        'A cold pot cools the brew. Swirl some hot water round, pour it away, and only then give the leaves to {ours}.',
        'Most green teas want it cooler and shorter than black, and the packet says how. Read it while the kettle hums, then fill {ours}.',
        'Leaves that go on steeping turn bitter. Lift them out in time, and the second cup will be worth staying for, with {ours} between you.',
        'After use, a teapot wants only plain hot water, and to dry with the lid off. It’s a quiet end to the afternoon for you and {ours}.',
      ],
      informal: [
        'Pre-heat the oven, pre-heat the pot: hot water in, swirl, out, then the leaves. Now you may take the biscuits over with {ours}.',
        'Green tea tastes of regret when you treat it like black. Cooler and shorter, usually; ask the packet, then pour into {ours}.',
        'Forgotten leaves make bitter friends. Out with them as soon as it’s brewed, and everyone gets a fair cup from {ours}.',
        'Lid on while it’s wet? It can’t dry like that. A rinse with plain hot water, lid off, and good night to {ours}.',
      ],
    },
    asks: {
      formal: ['Which tea is in your pot this week?', 'Who would you like to have tea with this afternoon?'],
      informal: ['Milk first or tea first? Fight nicely.', 'How long do you let it brew? Exactly.'],
    },
  },
  'water-bottle': {
    stories: {
      formal: [
        'At three in the afternoon it is rarely the work. You have not drunk a thing since lunch. Reach for {ours}.',
        'Halfway up the hill the view improves and the throat goes dry. You will be glad of {ours}.',
        'Keys, phone, ticket. One more thing before you close the door behind you: {ours}.',
        'Two hours of slides, and nothing on the table but the last of the coffee. Come prepared with {ours}.',
      ],
      informal: [
        'Headache, three o’clock, four coffees so far. Your body is dropping hints. Fill {ours}.',
        'Paying at the station for what comes out of your own tap? Not again. Pack {ours}.',
        'Everyone’s fine at the bottom of the hill. At the top they all want a sip from {ours}.',
        '“Drink more” has been on your list since January. Put it on the desk instead: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'What is closed stays damp, so rinse a bottle daily and let it dry open, upside down, with the cap off. In the morning you can fill {ours}.',
        'Cup holder or side pocket: wherever it travels, it has to fit. Measure the place first, then compare {ours}.',
        'Where no hand fits, a long brush and a little baking soda reach the bottom. Keep both within reach of the sink for {ours}.',
        'The seal in the lid is easily forgotten. Take it out now and then and clean it by itself, and you’ll know every part of {ours}.',
      ],
      informal: [
        'Yesterday’s water with the lid screwed on? Rinse every day, dry it open and upside down. Your nose will approve of {ours}.',
        'It looked so good, and then it didn’t fit the cup holder. Get the tape measure out before you drive off with {ours}.',
        'Narrow neck, big hand, no chance. A long brush and some baking soda will get there, so that’s one excuse fewer for {ours}.',
        'There’s a little ring in most lids that nobody ever cleans. Pop it out now and then, wash it, and drink up: here’s to {ours}.',
      ],
    },
    asks: {
      formal: ['Still, sparkling, or with a slice of lemon?', 'Where does yours go with you most often?'],
      informal: [
        'How much have you drunk today? Coffee doesn’t count.',
        'Have you ever left it on the roof of the car?',
      ],
    },
  },
  'lunch-box': {
    stories: {
      formal: [
        'At noon half the office stands in a queue. You could be on a bench in the sun, with {ours}.',
        'Yesterday’s dinner was too good to be eaten only once. Take the rest along in {ours}.',
        'An apple cut at seven in the morning, a folded napkin, a note for the break. All of it goes into {ours}.',
        'The picnic spot is never the one on the map but the first log in the sun. Sit down and open {ours}.',
      ],
      informal: [
        'Sad wrap, long queue, wobbly stool. Or last night’s lasagne, out of {ours}.',
        'Not even eleven, and you’ve looked inside twice already. No judgement. That’s what happens with {ours}.',
        '“Ooh, what have you got?” Here they come. Guard it with your life: {ours}.',
        'A banana with a face drawn on it, and someone at school will grin at twelve. Hide it in {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Warm food under a closed lid steams itself soggy. Let it cool while you find your keys, and then close {ours}.',
        'Salad goes limp while it waits in its dressing. Pour at the last minute, and pack the little bottle separately, next to {ours}.',
        'Moisture stays where the lid is shut. Leave it open until everything is fully dry, and only then put away {ours}.',
        'Not every box is meant for the microwave, and the base will tell you. Look before your first hot lunch from {ours}.',
      ],
      informal: [
        'Steam turns last night’s crispy bits to mush. Let dinner cool before the lid goes on, and take the crunch to work in {ours}.',
        'Soggy lettuce is a choice. Keep the dressing apart until the last minute, then shake things up with {ours}.',
        'Closed while it’s wet, forgotten till Monday: we’ve all opened one of those. Let it dry with the lid off, and there’ll be no surprises in {ours}.',
        'Queue at the office microwave? Use the time and check the base: not all of them may go in. Know that before you reheat {ours}.',
      ],
    },
    asks: {
      formal: ['What was in yours when you were at school?', 'Which dish is even better on the second day?'],
      informal: ['What’s for lunch today?', 'What time do you start eating it? The truth, please.'],
    },
  },
  'cake-stand': {
    stories: {
      formal: [
        'It is the same Victoria sponge, only a little higher up, and suddenly the table goes quiet. Lift yours onto {ours}.',
        'The lights go out, and all eyes turn to the middle of the table. Let them find {ours}.',
        'Jam first or cream first? Let us settle it over scones, and over {ours}.',
        'Out of politeness, the last slice stays where it is. Everyone has an eye on {ours}.',
      ],
      informal: [
        'You bought the cake. Nobody has to know. Just put it on {ours}.',
        'Sank a bit in the middle? Icing sugar, confidence, and up it goes, onto {ours}.',
        'On a plate, cupcakes are a snack. They get applause on {ours}.',
        'Judging at home is brutal: taste counts, looks count double. Cheat a little with {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Two fingers wider than the cake is a good size for the plate. Measure the tin you use most, and you’ll know what to look for in {ours}.',
        'A dab of icing underneath keeps the cake from sliding on the way to the table. It’s a small secret between you and {ours}.',
        'It’s safer to carry cake and stand separately and put them together at the table. Send one guest ahead with {ours}.',
        'Between parties, a cake stand can hold soap, fruit or candles and earn its place. On the day after the birthday, don’t put away {ours}.',
      ],
      informal: [
        'Cake hanging over the edge? Two fingers of plate all round looks right, so measure your usual tin and check the width of {ours}.',
        'Cakes love to slide when people are watching. One dab of icing underneath, and you can make your entrance with {ours}.',
        'Never trust a doorway with a three-layer cake. Carry the two apart, put them together at the table, and take a bow behind {ours}.',
        'No party this month? Lemons, candles, the nice soap: give it a day job. There’s always something to show off on {ours}.',
      ],
    },
    asks: {
      formal: ['Which cake do you bake for people you love?', 'Who makes the birthday cake in your family?'],
      informal: ['Cream first or jam first?', 'Last slice: politely leave it or strike?'],
    },
  },
  'baking-tin': {
    stories: {
      formal: [
        'The kitchen smells of butter, and people come downstairs without being called. They want what is in {ours}.',
        'Grandmother’s recipe says “a piece of butter” and “until done”. The rest you will work out with {ours}.',
        'Sunday, flour on the sleeve, someone small with a claim to the spoon. Give them the bowl, and butter {ours}.',
        'First the scraping of the bowl, then the oven door, then a long look through the glass at {ours}.',
      ],
      informal: [
        'Three brown bananas aren’t a problem. They’re a plan. Heat the oven and get out {ours}.',
        '“I’ll bring something!” That was you, last week. It’s tomorrow. Over to {ours}.',
        'Don’t open the oven. Don’t. Fine, just a crack, to check on {ours}.',
        'A bit dark at the edges, gone in ten minutes. Nobody ever complains about what comes out of {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Grease right into the corners, dust with flour, tap out what’s loose: the cake lets go at the end. Take that extra minute with {ours}.',
        'Batter needs somewhere to rise, so fill to about two thirds. What’s left over makes a small cake for the cook, next to {ours}.',
        'A hot cake breaks easily, so let it rest in the tin for ten minutes before you turn it out. Put the kettle on, and wait beside {ours}.',
        'In a flatter tin, a cake bakes faster. If the size is new to you, look in sooner the first time you use {ours}.',
      ],
      informal: [
        'It’s always the corner you forgot that keeps the cake. Butter, flour, tap, and now you may pour it into {ours}.',
        'Filled to the brim means cleaning the oven on a Sunday. Stop at about two thirds and let it grow up in {ours}.',
        'Hot cake, impatient hands, two halves on the plate. Give it ten minutes before you turn over {ours}.',
        'Grandma’s recipe, different size: check early, because flatter cakes bake faster. Pull up a chair and watch through the oven door with {ours} inside.',
      ],
    },
    asks: {
      formal: [
        'Which recipe did you get from your grandmother?',
        'What do you bake when the weekend is wet?',
      ],
      informal: ['What’s the first thing you ever baked?', 'Raw mixture: do you, or don’t you?'],
    },
  },
  pan: {
    stories: {
      formal: [
        'Guests never stay where you have put them. They end up round the stove, looking into {ours}.',
        'Onions first, and while they soften, the working day drifts off. Take down {ours}.',
        'A good dinner can be heard before it can be smelt: first a hiss, then a murmur. Listen to {ours}.',
        'In every kitchen there is one that never makes it back into the cupboard. Yours may soon be {ours}.',
      ],
      informal: [
        'One pepper, half an onion, some hope: the fridge has done its bit. Now you, and {ours}.',
        'Takeaway again? Put down the phone. One burner, a lot of garlic, and {ours}.',
        'Whoever cooks doesn’t wash up. House rules. Pick your side of {ours}.',
        '“Something smells good!” It’s only an onion so far. Smile, say nothing, keep stirring {ours}.',
      ],
    },
    lessons: {
      formal: [
        'The base of a pan should match the ring, so begin with the hob and not with the colour. Measure it, and then compare {ours}.',
        'Cold water in a hot pan is a shock that can warp the base. Let it cool while you eat, and only then rinse {ours}.',
        'Too much at once steams instead of browning. Cook in two rounds, and give everything some space in {ours}.',
        'Metal spoons and the dishwasher are a question for the maker. Read the leaflet before the first use, and then heat up {ours}.',
      ],
      informal: [
        'Big ring, small base, or the other way round? They ought to match. Get the ruler out before you set your heart on {ours}.',
        'That hiss under the tap sounds dramatic because it is: the shock can warp the base. Eat first, then wash up {ours}.',
        'All the mushrooms in at once, and you’ve made soup. They need room to brown, so go in batches with {ours}.',
        'Reaching for the metal spatula? One second. Check what the maker says about that, and about the dishwasher, before you let loose on {ours}.',
      ],
    },
    asks: {
      formal: ['What do you cook when there is no time at all?', 'Which dish do your guests ask for again?'],
      informal: ['Cook or wash up? Choose one.', 'How many cloves of garlic is “one clove”?'],
    },
  },
  'kitchen-knife': {
    stories: {
      formal: [
        'Dinner begins long before the stove is lit: with a board, something to slice, and {ours}.',
        'One person carves, and the whole table watches the hands. This Sunday, the hands will hold {ours}.',
        'Ask any cook what they would pack for a kitchen they do not know. The answer comes wrapped in a cloth: {ours}.',
        'Half an hour of trimming and slicing, the radio on, and dinner is nearly made. Take your time, and {ours}.',
      ],
      informal: [
        'Holiday flat: nine wine glasses, and not a thing that cuts butter. Next year you pack {ours}.',
        'Slice, taste, “that’s for later”, slice, taste. Dinner gets smaller around {ours}.',
        'Every household has the good one, and a rule about who may touch it. Put your name on {ours}.',
        'Squashing a tomato isn’t cutting it. You both deserve better. Open the drawer for {ours}.',
      ],
    },
    lessons: {
      formal: [
        'A blunt knife slips and needs more force. Look after the edge, and slice the tomatoes calmly with {ours}.',
        'Edges suffer in the dishwasher. Wash by hand, dry at once, and leave nothing in the sink, least of all {ours}.',
        'Loose in the drawer, a blade meets every spoon you own. A block, a sheath or a magnet is the place to plan for {ours}.',
        'Curl the fingertips of the other hand under and let the knuckles guide the blade. Start slowly, with an onion and {ours}.',
      ],
      informal: [
        'Blunt is the dangerous one: it slips, and you push harder. Keep things sharp, and show some respect to {ours}.',
        'Dishwashers are a rough place for an edge. Warm water, a towel straight away, and that’s the spa programme for {ours}.',
        'Rummaging for the peeler shouldn’t be an adventure. Block, sheath or magnet, but never loose in the drawer: find a spot for {ours}.',
        'Make a claw: fingertips tucked in, knuckles against the blade. It looks like showing off, and it’s how to chop with {ours}.',
      ],
    },
    asks: {
      formal: ['Which job in the kitchen do you find calming?', 'Who carves at your table?'],
      informal: ['Onions: do you cry?', 'Fine dice or rustic chunks?'],
    },
  },
  cutlery: {
    stories: {
      formal: [
        'A table laid for guests is already half a welcome. Open the drawer and take out {ours}.',
        'You can hear from next door how dinner is going: first voices, and then only {ours}.',
        'The good ones wait in their case for visitors, who only ever say “don’t go to any trouble”. Tonight, use {ours}.',
        'One pudding in the middle, and no one asks for plates. Simply hand round {ours}.',
      ],
      informal: [
        'Where do all the teaspoons go? Nobody knows. Send reinforcements: {ours}.',
        'Two from your mum, one from the old flat, one from an aeroplane. They’re about to meet {ours}.',
        '“Just one bite of yours.” That’s what they all say. Defend your cake with {ours}.',
        'Eating noodles with half a lid, again. You’re an adult with a drawer now. Fill it with {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Cutlery is laid from the outside in, in the order of the courses, and no guest has to guess. You could practise tonight with {ours}.',
        'It’s the weight in the hand that you feel every day. Hold a fork you like, or compare the numbers, and then consider {ours}.',
        'Standing damp is what makes spots. Open the dishwasher soon, take a dry cloth, and begin at the basket with {ours}.',
        'Salt and acid can mark metal. A rinse soon after the salad is all the hurry you need with {ours}.',
      ],
      informal: [
        'Which fork is for the starter? Outside first, then work your way in. Now you can bluff through three courses with {ours}.',
        'Looks are for guests, weight is for every day. Feel the fork you use now, or put it on the scales, before you choose {ours}.',
        'Those spots come from sitting around damp after the wash. Get everything out soon, dry it off, and lay the table with {ours}.',
        'Vinegar and salt can leave marks on metal. Quick rinse, then dessert, with a clear conscience and {ours}.',
      ],
    },
    asks: {
      formal: [
        'Who lays the table in your house?',
        'Everyday or only for guests: when does the good set come out?',
      ],
      informal: ['What’s missing from your drawer? We bet teaspoons.', 'Pizza: knife and fork, or hands?'],
    },
  },
  'cutting-board': {
    stories: {
      formal: [
        'Bread, a pear, something from the cheese counter, and nobody has to cook. Supper will be on {ours}.',
        'Onion, carrot, celery: so many good things begin in this order. Clear some space for {ours}.',
        'Every evening there is the same sound from the kitchen, quick and even, and the house knows: soon. It comes from {ours}.',
        'Some evenings you cook, on others you merely slice and call it a picnic. Either way you start with {ours}.',
      ],
      informal: [
        'You’ve been slicing tomatoes on a plate again. The plate minds. The knife minds. Fetch {ours}.',
        'Cheese, grapes, crackers, done. That’s called hosting, and it happens on {ours}.',
        'Everything chopped first, in neat little heaps, like on television. Feel smug about it over {ours}.',
        'Whoever chops gets to eat the ends. That’s the law round {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Put a damp cloth underneath, and a cutting board stays where it is. Lay one down before you start on the parsley with {ours}.',
        'One board for raw meat and fish, another for everything else: what’s raw stays apart. Decide which job will go to {ours}.',
        'When the surface smells of garlic, rub it with half a lemon and some salt. The other half is for the fish, this one for {ours}.',
        'Air has to reach both sides of a board. Let it dry standing up, and keep a hand’s width by the wall for {ours}.',
      ],
      informal: [
        'Sliding around while you hold something sharp? Damp cloth underneath, problem gone. Now show that pumpkin what you can do on {ours}.',
        'Chicken and strawberries shouldn’t meet before dinner. Keep one board for raw meat and fish, and decide which it’ll be: the old one or {ours}.',
        'Garlic bread last night, garlic apple this morning. Half a lemon and salt, a good rub, and breakfast is safe again on {ours}.',
        'Flat on the worktop, one side stays wet. Stand it up to dry, then lean back yourself, next to {ours}.',
      ],
    },
    asks: {
      formal: [
        'Which cheese always has a place on yours?',
        'Chopping: a chore, or the quiet part of cooking?',
      ],
      informal: ['Crust: yours, or someone else’s?', 'What do you nibble while you chop?'],
    },
  },
  'salt-and-pepper': {
    stories: {
      formal: [
        'Many a conversation at a long table has begun with “would you pass”. Let the next one begin with {ours}.',
        'The soup is good. Then one pinch more, a stir, a second spoonful, and it is yours. Keep {ours} by the stove.',
        'A soft egg, buttered toast, the paper, and one small thing still missing. Reach for {ours}.',
        'Flowers fade, candles burn down, and one thing is on the table every day of the year. Choose {ours}.',
      ],
      informal: [
        'Dad seasons before he tastes. Every time. He might as well do it with {ours}.',
        'Needs something. No, not that. Bit more. There. Dinner saved by {ours}.',
        'Avocado, toast, egg. It isn’t brunch until you’ve reached for {ours}.',
        'Someone in your house puts it back in the cupboard after every meal. Who raised them? Leave out {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Steam and salt get along badly. Shake into your hand, not over the open pot, and find a dry place by the table for {ours}.',
        'A few grains of rice take up the moisture and keep salt loose. Drop them in when you first fill {ours}.',
        'Whatever holds salt wants to be completely dry before it’s filled again. Wash up tonight, leave everything open, and at breakfast pass round {ours}.',
        'Pepper added at the end keeps more of its scent than pepper cooked along. So let the dish come to the table, and then reach for {ours}.',
      ],
      informal: [
        'Over a steaming pot, salt begins to clump. Step back, use your palm, and keep the peace with {ours}.',
        'Why do cafés put rice in with the salt? It takes up the moisture and keeps things loose. Steal the idea for {ours}.',
        'Filled while still damp, and you’ll be shaking in vain. Let them dry right through first, then pour, then season with {ours}.',
        'Early pepper leaves with the steam, late pepper keeps more of its scent. Wait until the end, then take a bow with {ours}.',
      ],
    },
    asks: {
      formal: [
        'What, to your mind, always needs a little more?',
        'Do you season as you cook, or only at the table?',
      ],
      informal: ['Salt before tasting: crime or habit?', 'Team salt or team pepper?'],
    },
  },
  apron: {
    stories: {
      formal: [
        'Guests at seven, and at five to seven you are still stirring in your good shirt. Next time, wear {ours}.',
        'A knot behind your back, and the office is far away. Time to make something in {ours}.',
        'Flour rises, sauces leap, and children hug without warning. Dress for it in {ours}.',
        'In every kitchen one person decides and the others may taste. Settle the matter with {ours}.',
      ],
      informal: [
        'White shirt, tomato sauce. You know how this ends. Put on {ours}.',
        'Floury noses are charming. Floury black jumpers aren’t. Tie on {ours}.',
        'Tongs in one hand, drink in the other: someone has to look in charge of this barbecue. Cue {ours}.',
        'It said “simmer”. The sauce heard “jump”. At least you were wearing {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Whether an apron sits high enough is decided at the neck, by a strap you can adjust or a tie. It’s the first thing to look at on {ours}.',
        'If the strings are long enough to tie in front, they can hold a tea towel too. See how far they reach on {ours}.',
        'Warm water sets some sauce stains. If the label allows washing, rinse in cold water first, and cook tomatoes without fear in {ours}.',
        'Hung up by the neck strap after cooking, an apron dries with fewer creases. Put a hook by the kitchen door, and let it be for {ours}.',
      ],
      informal: [
        'Too low, and the shirt gets the sauce anyway. The trick is at the neck: an adjustable strap or a tie, so check that on {ours}.',
        'Long strings? Tie them in front and tuck in a tea towel: pocket, belt and napkin in one. See if it works with {ours}.',
        'Bolognese happens. Cold water first if the label lets you wash it, because warm water sets some stains. Now stir with courage, in {ours}.',
        'Don’t throw it over the chair, you’ll only iron regrets. Hang it by the neck strap, and tomorrow you can jump straight into {ours}.',
      ],
    },
    asks: {
      formal: ['Who rules the kitchen in your home?', 'Do you clean up while you cook, or afterwards?'],
      informal: ['Messiest thing you’ve ever cooked?', 'What never comes out of a shirt? You know it.'],
    },
  },
  'tea-towel': {
    stories: {
      formal: [
        'One washes, one dries, and the real talk of the evening happens with your backs to the room. Pass {ours}.',
        'Bread warm from the oven should not come to the table bare. Fold it into {ours}.',
        'People who say they need nothing still do the washing-up. Give them {ours}.',
        'Over the oven rail hangs the first thing a guest sees of your kitchen. Let it be {ours}.',
      ],
      informal: [
        'The dishwasher’s full. The sink is fuller. Pick a podcast and grab {ours}.',
        'Flick. Ow. Every sibling remembers this one. Ready for a rematch with {ours}?',
        'You dry, and I’ll tell you what she said. Deal? Then catch {ours}.',
        'Napkin, cape, puppet theatre, now and then a plate. Quite a life for {ours}.',
      ],
    },
    lessons: {
      formal: [
        'New fabric takes up water better after a wash. Give it one turn in the machine before the first glass, and then hang up {ours}.',
        'Softener makes towels take up less water. Leave it out of the next load, the one with {ours}.',
        'In a heap, a tea towel stays damp. Change it often, spread it out to dry, and keep the rail by the oven free for {ours}.',
        'Glasses first, while it’s fresh, then cutlery, then pans. In that order the washing-up is soon done with {ours}.',
      ],
      informal: [
        'Straight from the shop, fabric just pushes the water around. Wash it once, then let the dishes meet {ours}.',
        'Skip the softener: it smells lovely and makes cloth drink less. Less is more when you wash {ours}.',
        'Scrunched up by the sink, it’ll never dry. Spread it out, swap it often, and be nice to {ours}.',
        'Pans first, and the glasses get the grease. Other way round: glasses, cutlery, pans. Whoever cooked may sit and watch you with {ours}.',
      ],
    },
    asks: {
      formal: [
        'Washing or drying: which do you prefer?',
        'With whom do you have the good talks at the sink?',
      ],
      informal: ['Wash or dry? No third option.', 'Let it drip or dry it? Couples have argued over less.'],
    },
  },
  'storage-jar': {
    stories: {
      formal: [
        'The cupboard holds five half-open bags, each with its own peg. An orderly life might begin with {ours}.',
        'There is a particular calm in tipping something from a torn packet into its proper place. Try it with {ours}.',
        'Every house has a hiding place for what is not to be shared. Yours could be {ours}.',
        'Most of us close the cupboard before visitors come in. You might leave it open for {ours}.',
      ],
      informal: [
        'You reached for a bag, and it rained flour. Let that be the last time. Get {ours}.',
        'Sugar or salt? The first sip told you. One of them is moving into {ours}.',
        'Who ate the last biscuit? The only witness isn’t talking: {ours}.',
        'Three open bags of rice, and all because nobody looks behind the lentils. Sort your life out with {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Flour has no birthday you can see. Write the date on the bottom of the jar when you fill it, and start that habit with {ours}.',
        'Old flour spoils the new. Use up the rest in Sunday’s pancakes, wash and dry, and only then refill {ours}.',
        'A lid needs headroom. Measure the shelf before you choose by looks, and then decide where to stand {ours}.',
        'Spices and tea lose out to light, even behind a tight lid. Find a dark corner of the cupboard, and there’s a home for {ours}.',
      ],
      informal: [
        'When did you buy those lentils? Nobody knows. A date on the bottom on filling day, and there are no more mysteries in {ours}.',
        'Topping up old flour with new only spoils the new. Empty, wash, dry, refill: four words to know before you fill {ours}.',
        'Lovely on the counter, and then the lid won’t clear the shelf above. Tape measure first, then {ours}.',
        'Sunny shelf, pale paprika. Spices and tea want it dark, tight lid or not, so pick the shady side for {ours}.',
      ],
    },
    asks: {
      formal: [
        'What do you keep in the one nearest to hand?',
        'Labels, or do you know by heart what is where?',
      ],
      informal: [
        'Where are the biscuits hidden in your house?',
        'How many open bags of pasta? Go and count.',
      ],
    },
  },
  tray: {
    stories: {
      formal: [
        'Someone is still asleep, and it is their birthday. Quietly now, up the stairs with {ours}.',
        'On the terrace, talk stops when someone comes out with both hands full. It is good news on {ours}.',
        'Loose on the sideboard, keys and letters are clutter. Gather them on {ours}.',
        'Tea in the garden can mean four trips to the kitchen, or a single one with {ours}.',
      ],
      informal: [
        'Four mugs, two hands, one closed door. You’ve tried elbows. Now try {ours}.',
        'Dinner on the sofa isn’t giving up. It’s room service, brought on {ours}.',
        'Remote, candle, mystery key. Congratulations, it’s a styled coffee table now. All down to {ours}.',
        'Breakfast in bed means crumbs until Thursday. Worth it. Steady, with {ours}.',
      ],
    },
    lessons: {
      formal: [
        'The heaviest thing goes in the middle of a tray, or nearest to you, since it’s easier to hold level that way. Teapot first, then, when you load {ours}.',
        'Cups and glasses should stand flat between the handles. Line up your usual breakfast on the table, and compare it with {ours}.',
        'A damp cloth or napkin under the cups keeps them from sliding. Lay one down before you climb the stairs with {ours}.',
        'What has an edge around it looks tidy. Gather the candle, the keys and the remote control, and give them a place on {ours}.',
      ],
      informal: [
        'Bottle at the far end, wrist in trouble. Put the heavy stuff in the middle or close to you, then set sail with {ours}.',
        'Before you go by looks: will your cups stand flat between the handles? Do the breakfast test with {ours}.',
        'Sliding cups make brave people nervous. Damp napkin underneath, chin up, and off to the garden with {ours}.',
        'It isn’t clutter if there’s an edge around it. Sweep everything from the coffee table together, and call it a still life on {ours}.',
      ],
    },
    asks: {
      formal: [
        'What makes breakfast in bed complete for you?',
        'Whom would you bring breakfast to tomorrow?',
      ],
      informal: [
        'Dinner on the sofa: always, never, or shh?',
        'Carry it all in one go, or walk twice like a sensible person?',
      ],
    },
  },
  'cake-cases': {
    stories: {
      formal: [
        'The school fair needs something small and sweet by Friday, as ever. Begin by setting out {ours}.',
        'Half the pleasure of a fairy cake comes before the first bite, in the peeling. Give everyone that, with {ours}.',
        'A row of small cakes on the sill, and for a moment your kitchen looks like a shop window. Fill {ours}.',
        'At a nursery birthday no one wants to wait for a slice. Let each child have a whole cake in {ours}.',
      ],
      informal: [
        '“Mum, I need cakes for tomorrow.” It’s nine in the evening. Breathe. Get {ours}.',
        'Scrubbing a muffin tin is how weekends die. Line it first with {ours}.',
        'One for next door, one for the cook, one that “broke”. Lucky you’d filled {ours}.',
        'Sprinkles on the floor, icing on the dog, a whole batch cooling by the window. Your accomplice: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'On a flat sheet, the batter pushes cake cases wide. Stand them in a muffin tin, one to a hollow, and start spooning into {ours}.',
        'About two thirds full is enough, or the cakes rise over the edge. Keep that in mind with the spoon in one hand and {ours} in front of you.',
        'Steam loosens the paper. Lift the cakes out of the tin soon after baking, and let them cool on a rack in {ours}.',
        'Fairy cakes and muffins take different sizes. Look at your recipe and your tin, and then at the size of {ours}.',
      ],
      informal: [
        'Free-standing batter goes where it likes. A muffin tin keeps it in shape, so drop in {ours}.',
        'Greedy filling makes mushrooms. Stop at about two thirds, lick the spoon, and leave the rising to what’s in {ours}.',
        'Out of the oven, out of the tin, and soon: trapped steam loosens the paper. Fingers quick, kettle on, cakes still wearing {ours}.',
        'Muffin or fairy cake? It isn’t only a matter of icing, they take different sizes. Check which of them you’re baking before you open {ours}.',
      ],
    },
    asks: {
      formal: [
        'Fairy cakes or muffins: what is baked in your kitchen?',
        'What do you bring when the school asks for cakes?',
      ],
      informal: ['Icing: a little or a mountain?', 'Muffin top or bottom first?'],
    },
  },
};
