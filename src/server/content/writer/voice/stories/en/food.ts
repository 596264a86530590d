export const food = {
  coffee: {
    stories: {
      formal: [
        'The house is still asleep, and the kitchen belongs to you alone. Make the first cup with {ours}.',
        'Before a word is said on Sunday, a smell has gone through the house and woken everyone. It comes from {ours}.',
        'Good friends stay for a second cup, and their news for a third. Keep the cupboard stocked with {ours}.',
        '“Have you got a minute?” It usually takes twenty, and nobody minds, over {ours}.',
      ],
      informal: [
        'Don’t speak yet. Don’t ask. Don’t even hum. First, {ours}.',
        'This meeting could have been an email. It could also have been a break with {ours}.',
        'Someone puts a cup beside your laptop and leaves without a word. Marry them, or at least buy them {ours}.',
        'First cup: survival. Second cup: joy. Third cup: we’ll see. All three start with {ours}.',
      ],
    },
    lessons: {
      formal: [
        'The fridge is too damp for coffee. A closed container in a dark, dry cupboard is a better place, so clear one before you open {ours}.',
        'Beans want to be ground only before brewing, and the grind has to match the way you brew. Think of yours first, then turn to {ours}.',
        'Boiling water is a little too eager. Let it rest for half a minute before it meets the grounds, and breathe in over {ours}.',
        'Water makes up nearly all of the cup, so it ought to be fresh. Run the tap for a moment, fill the kettle, and open {ours}.',
      ],
      informal: [
        'In the fridge, next to the onions? Too damp there. Dark, dry, closed tight: find that spot, and let it be the home of {ours}.',
        'Ground on Sunday, drunk on Friday: some of the scent has left by then. Grind just before brewing, to suit your gadget, and wake up to {ours}.',
        'Half a minute off the boil, then pour. Just enough time to find a clean mug and get your nose into {ours}.',
        'Nearly all of what you drink is water, so don’t use the stuff that’s been sitting in the kettle. Fresh from the tap, then on with {ours}.',
      ],
    },
    asks: {
      formal: ['How do you make yours in the morning?', 'With whom do you have your second cup?'],
      informal: ['Black, or with everything?', 'How many cups before you’re a person?'],
    },
  },
  tea: {
    stories: {
      formal: [
        'The kettle clicks off, and the afternoon has found its middle. Choose a cup, and {ours}.',
        'For good news and for bad, the kettle goes on first. Keep it company with {ours}.',
        'Steam on the window, a book face down on the blanket, a few minutes of waiting. They are part of {ours}.',
        'Someone stands in the rain at your door and will not say why. Ask them in, and make {ours}.',
      ],
      informal: [
        'Emotional emergency? Kettle first, questions later. Reach for {ours}.',
        'Dunk. One, two, out. On three the biscuit drowns. Practise with {ours}.',
        '“Fancy a cup?” was never really a question. Just say yes to {ours}.',
        'Your last coffee made you shout at the printer. Change sides. The kettle’s on for {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Light, damp and the spice rack are no company for tea. Keep a closed tin on a quiet shelf, and fill it with {ours}.',
        'Temperature and time differ a good deal from one kind to the next. The packet knows both, so read it as you would a recipe, with {ours} in hand.',
        'Boiled twice, water tastes flat. Fill the kettle afresh for every pot, and take that small trouble for {ours}.',
        'Take leaves or bag out after steeping, and the last sip tastes like the first. You’ll have time for both with {ours}.',
      ],
      informal: [
        'Curry next door, sun on the tin: not a nice place to live. Dark, dry, closed, and far from the spices, please, for {ours}.',
        'Three minutes? Five? Boiling or not quite? It really depends, so have a look at the packet before you pour the water on {ours}.',
        'Water from this morning’s kettle has been through enough. Use fresh for every pot, then find a biscuit to go with {ours}.',
        'The bag’s still in, the phone rings, and it’s bitter. Take it out first, gossip second, and enjoy the last sip, too, of {ours}.',
      ],
    },
    asks: {
      formal: ['At what time do you put the kettle on?', 'Which tea reminds you of someone?'],
      informal: [
        'Strong, weak, or “just show it the water”?',
        'What goes with it? Biscuits are a valid answer.',
      ],
    },
  },
  chocolate: {
    stories: {
      formal: [
        'The film has started, and from the far end of the sofa comes a quiet rustle. Ask to share {ours}.',
        'It lies beside the coffee, and everyone is too polite to be first. Be so kind and start on {ours}.',
        'Some days can still be saved at nine in the evening, with the lamp on and the door shut. Open {ours}.',
        'There are presents that are not meant to be kept, and are none the worse for it. Give {ours}.',
      ],
      informal: [
        '“Just one piece.” You’ve said that before, with your hand on an empty wrapper. Good luck with {ours}.',
        'Behind the muesli, where nobody ever looks. That’s where you’ll keep {ours}.',
        'Fruit is a dessert too, says someone who’s never had your sort of Monday. Open {ours}.',
        'Sharing is caring. Waiting until the kids are in bed is strategy. Then, {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Chocolate takes up smells in the fridge. Somewhere dry and cool is the better place, preferably one the family doesn’t know, for {ours}.',
        'A whitish film on chocolate is fat or sugar that has come to the surface: not pretty, but harmless. Eat what turns up in the drawer with an easy mind, and then begin {ours}.',
        'Cold hides the taste of chocolate. Let it come to room temperature while the coffee brews, and only then break into {ours}.',
        'Nuts and milk are a question of courtesy. Check the list of ingredients, think of who’ll unwrap it, and then give away {ours}.',
      ],
      informal: [
        'Next to the cheese, chocolate soon smells of cheese: fridges share. Dry, cool and well hidden is where to keep {ours}.',
        'White bloom isn’t mould, it’s fat or sugar that came up for air. Harmless, so there’s no excuse for throwing any away, least of all {ours}.',
        'Straight from the cold, chocolate plays shy: the taste stays hidden. Put it on the table now, and practise keeping your hands off {ours}.',
        'Is she the one with the nut allergy, or the one without milk? Check the ingredients before you wrap up {ours}.',
      ],
    },
    asks: {
      formal: ['Dark, milk, or something with nuts?', 'Let it melt, or bite?'],
      informal: ['Where’s your secret stash?', 'Fridge or cupboard? This will divide families.'],
    },
  },
  honey: {
    stories: {
      formal: [
        'Warm toast, butter to the edges, a spoon that will not be hurried. Take your time over {ours}.',
        'Breakfast outdoors, and a bee inspects the table with a certain interest. It has noticed {ours}.',
        'Your neighbour watered the plants for two weeks and wants no thanks. Bring something for the breakfast table: {ours}.',
        'One spoonful for the tea, and a second, when nobody is looking, for yourself. It stays between you and {ours}.',
      ],
      informal: [
        'Bears were right about a lot of things. Naps, for instance. And {ours}.',
        'Sticky spoon, sticky lid, sticky elbow, happy face. That’s a breakfast with {ours}.',
        'Too tired to bake, too hungry to wait. Yoghurt, a few nuts, and a spoonful of {ours}.',
        'Toast always lands on its buttered side. So eat up before it falls, with {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Honey that has set is still fine: stand the jar in warm water, and it turns liquid again. Toast some bread meanwhile, and take your time over {ours}.',
        'From the air, honey takes up moisture and smells, so the lid belongs on after every spoonful. It’s a small courtesy to {ours}.',
        'A clean, dry spoon, and nothing gets into the jar that shouldn’t be there. Lay one beside the bread basket for {ours}.',
        'Children under one year shouldn’t be given honey. Everyone else at the breakfast table may pass round {ours}.',
      ],
      informal: [
        'Gone hard? It hasn’t gone off: honey does that. Stand it in warm water until it flows again, and then drizzle on with {ours}.',
        'Lid off is an open invitation to damp and kitchen smells. Spoon, twist, done: be strict with everyone about {ours}.',
        'Buttery knife, crumbs, sticky chaos: you know who you are. Clean dry spoon only, house rule, for {ours}.',
        'The baby has to wait: nobody under one should have honey. Bigger bears may now dip into {ours}.',
      ],
    },
    asks: {
      formal: [
        'On bread, in tea, or straight from the spoon?',
        'Runny or set: which was it in your childhood?',
      ],
      informal: ['Toast, porridge or secretly by the spoon?', 'Who always leaves the lid sticky?'],
    },
  },
  jam: {
    stories: {
      formal: [
        'Sunday begins when one of you fetches rolls and the other makes coffee. In between, someone opens {ours}.',
        'Grandmother’s larder had its row of jars, each in her own handwriting. Start a row of your own with {ours}.',
        'Scones allow for only one question, and families have split over it. Before the cream or after: {ours}.',
        'Late at night, by the open fridge, a spoon needs no bread. Nobody has seen you with {ours}.',
      ],
      informal: [
        'Breakfast in bed, white sheets, wobbly knee. What could go wrong with {ours}?',
        'There’s butter in the jar again. Suspects: everyone. Motive: {ours}.',
        'Thick or thin? Simple. If you can see the toast, it isn’t finished. Pass {ours}.',
        'That last bit in the corner, where no spoon can reach. You’ll get there in the end with {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Once open, jam belongs in the fridge, and it wants a clean spoon each time. Put one out with the breakfast things, next to {ours}.',
        'Plain yoghurt, one spoonful stirred in, and there’s a dessert. On evenings without a plan, you can turn to {ours}.',
        'Warmed a little, jam spreads on a cake without tearing the crumb. Take out the brush and a small pan, and be generous with {ours}.',
        'The share of fruit is stated on the label. Compare two jars by that figure, and let one of them be {ours}.',
      ],
      informal: [
        'Butter in the jar is a crime with a known culprit. Clean spoon, then back into the fridge with {ours}.',
        'No dessert in the house? There’s yoghurt, there’s a spoon. Stir, serve, look pleased, and credit it all to {ours}.',
        'Cold jam rips your sponge to pieces. Warm it a little, and it brushes on without tearing the crumb. Bring the cake, then, and a small pan for {ours}.',
        'How much fruit is in there, actually? It’s on the label, in small print. Glasses on, then compare two jars, starting with {ours}.',
      ],
    },
    asks: {
      formal: ['Which kind was on the table when you were a child?', 'Butter underneath, or none at all?'],
      informal: ['Stuck lid: who do you call?', 'Strawberry or something braver?'],
    },
  },
  spices: {
    stories: {
      formal: [
        'A pinch between two fingers, held over the pan a second longer than needed. Breathe in {ours}.',
        'Vegetables come from round the corner. Where dinner goes from there is decided by {ours}.',
        'You come home with sand in your shoes and one smell you cannot describe. Cook your way back with {ours}.',
        'In every kitchen one little jar is always empty before the others. It could be {ours}.',
      ],
      informal: [
        'Rice again. Chicken again. But not like that again. Shake in {ours}.',
        'The jar at the back of the cupboard went off two phones ago. Make room for {ours}.',
        '“Just a pinch,” says Gran. Hers or yours? Start small with {ours}.',
        'Sniff the lid. Sneeze. Sniff again. Dinner now has a plan: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'A moment in gently warmed oil, before the rest goes in, opens up what is ground. Lean over the pan, and start with {ours}.',
        'Right above the hob is handy, and the wrong place: spices want it dark and dry. Empty a drawer, then, for {ours}.',
        'Steam and an open jar don’t agree. Shake into your hand or a spoon, away from the pot, when you season with {ours}.',
        'Where there’s no scent left, there’s little taste. Smell what you have, clear out the silent ones, and fill the gap with {ours}.',
      ],
      informal: [
        'Chucked in at the end, the ground stuff stays shy. Warm it gently in oil first, let heat open it up, and meet {ours} properly.',
        'The rack above the hob looks so chef-like. But heat and light do no good there, so find a dark, dry spot for {ours}.',
        'One shake over the steaming pot, and steam gets into the rest. Palm first, then pot, whenever you reach for {ours}.',
        'Sniff test! If that jar from your student days smells of nothing, it’ll taste of next to nothing. Make some room for {ours}.',
      ],
    },
    asks: {
      formal: ['Which spice do you never let run out?', 'Which dish takes you straight back to a journey?'],
      informal: ['How spicy is “mild” at your place?', 'What’s the oldest jar in your cupboard?'],
    },
  },
  'olive-oil': {
    stories: {
      formal: [
        'Bread, a tomato, salt, and the evening sun across the table. All that remains is to pour {ours}.',
        'A salad is a matter of trust: a few leaves, some lemon, and {ours}.',
        'The last crust goes round the plate, slowly, although everyone was well brought up. They are after {ours}.',
        'In the south, one bottle never leaves the table, not even between meals. Adopt the custom with {ours}.',
      ],
      informal: [
        'Menu later, bread first: that’s how you knew you were on holiday. Do it at home with {ours}.',
        'Pasta, garlic, and nothing else in the house. You’re one drizzle away from dinner: {ours}.',
        'One glug for the pan, one for luck. Nonna never measured. Nor will you, with {ours}.',
        'That salad isn’t sad, it’s thirsty. Be generous with {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Light and air are what spoil olive oil. It wants a dark, cool place, with the cap on, so keep a cupboard free for {ours}.',
        'Heat takes part of an olive oil’s scent. Keep a few drops back for the end, and finish the soup at the table with {ours}.',
        'Olive oil may turn cloudy in the cold, and clears up again at room temperature. If that should happen, simply wait a little with {ours}.',
        'The harvest or use-by date tells you more than the picture in front. Look for it on the label, first on the bottle at home, and then on {ours}.',
      ],
      informal: [
        'A sunny windowsill is for basil. This one wants it dark and cool, cap on, so find a cupboard door to close on {ours}.',
        'Frying drives off part of the scent. Be sneaky and save a few drops for the end: last word goes to {ours}.',
        'Cloudy? It may only be cold. Give it some time at room temperature to clear up, then get back to the salad with {ours}.',
        'Pretty label, sure, but when was it harvested, or when’s it good until? Find that date first, and then talk tomatoes with {ours}.',
      ],
    },
    asks: {
      formal: ['With bread, on salad, or over pasta?', 'Which holiday meal have you never forgotten?'],
      informal: ['Dip or drizzle?', 'One glug or “that’s enough, thanks”?'],
    },
  },
  nuts: {
    stories: {
      formal: [
        'A bowl is set down between two friends. An hour later it is empty, and nobody remembers eating. Refill it with {ours}.',
        'At four, between lunch and supper, a desk drawer is quietly opened. Inside: {ours}.',
        'The ice clinks, the olives are out, the first guest is early. There is just time to open {ours}.',
        'Every long walk has its wall in the sun, where somebody opens a bag and shares. Next time, bring {ours}.',
      ],
      informal: [
        'One handful. That was the rule. Nobody said whose hand. Open {ours}.',
        'Squirrels have a plan for winter. Have you? Start stockpiling {ours}.',
        'It’s mid-afternoon and you’d trade a colleague for a snack. No need. Desk drawer, left: {ours}.',
        'Eyes on the match, hand in the bowl. By half-time the bowl needs a substitute: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'The fat in nuts goes stale in light and warmth. Choose a cool, dark place and a lid that closes, and then open {ours}.',
        'A few minutes in a dry pan bring out the scent of nuts. Keep stirring, as they burn fast, and let the doorbell wait for {ours}.',
        'Tossed into a salad at the last moment, nuts stay crisp. Let everyone sit down first, and then bring on {ours}.',
        'Before a bowl goes on the table, ask about allergies. It’s a host’s first question, and only after it comes {ours}.',
      ],
      informal: [
        'Sun and warmth make them stale, because of the fat. Cool, dark, shut, and ideally out of your own reach: that’s where to put {ours}.',
        'Dry pan, a few minutes, nose on. Keep stirring and put the phone away, they burn fast: that’s all the attention you owe {ours}.',
        'In the dressing too early, they lose their crunch. Wait until the forks are out, then crown the salad with {ours}.',
        'Ask who’s allergic before the film starts. If nobody puts up a hand, you may pass along {ours}.',
      ],
    },
    asks: {
      formal: ['Which kind is always eaten first at your table?', 'Salted, or just as they are?'],
      informal: ['Sweet snack or salty snack?', 'Who picks out the good ones? Tell on them.'],
    },
  },
};
