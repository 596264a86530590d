import type { StoriesOf } from '../stories.ts';

export const kitchen: StoriesOf<'kitchen'> = {
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
    asks: {
      formal: [
        'Fairy cakes or muffins: what is baked in your kitchen?',
        'What do you bring when the school asks for cakes?',
      ],
      informal: ['Icing: a little or a mountain?', 'Muffin top or bottom first?'],
    },
  },
};
