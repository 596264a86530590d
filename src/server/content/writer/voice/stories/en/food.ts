import type { StoriesOf } from '../stories.ts';

export const food: StoriesOf<'food'> = {
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
    asks: {
      formal: ['Which kind is always eaten first at your table?', 'Salted, or just as they are?'],
      informal: ['Sweet snack or salty snack?', 'Who picks out the good ones? Tell on them.'],
    },
  },
};
