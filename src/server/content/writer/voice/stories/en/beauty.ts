export const beauty = {
  cream: {
    stories: {
      formal: [
        'The bathroom door is shut, and for three minutes nobody needs you. Just long enough for {ours}.',
        'Between the shower and the shirt, the morning has a short pause. Fill it with {ours}.',
        'Lamp, book, glass of water: a bedside table shows how someone ends the day. Add {ours}.',
        'Some rituals take an hour, others the length of one song. Choose the song, and open {ours}.',
      ],
      informal: [
        'You’ve bought three, and you use the one within reach. Put {ours} next to the toothbrush.',
        '“Where are you?” Busy. Lock the door and open {ours}.',
        'Wind outside, radiators inside, and your skin in the middle. Stand by it, with {ours}.',
        'Sunday: bath run, door locked, phone in the fruit bowl. Afterwards, {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Skin likes to be asked. Try anything new on the inside of your arm first, wait a day, and then begin with {ours}.',
        'When it comes in a jar, clean fingers or a small spatula keep everything else out. Wash your hands, then, before you turn to {ours}.',
        'The little open jar on the label tells you for how many months a cream keeps after opening. Note the date on the day you first open {ours}.',
        'Dab first, then spread: you need less than you think. Tomorrow morning, start with a dot of {ours}.',
      ],
      informal: [
        'Something new all over, the night before a date? Inside of the arm first, wait a day, then say yes to {ours}.',
        'Fingers bring the whole day with them. If it comes in a jar, wash your hands or use a little spatula, and dip into {ours}.',
        'That tiny open jar on the label is a countdown: so many months once it’s open. Have a look at the one on {ours}.',
        'You’re not icing a cake. A few dabs, then spread, since less goes further than you think: that’s the way with {ours}.',
      ],
    },
    asks: {
      formal: ['Mornings or evenings: when do you have more time?', 'Which step do you never skip?'],
      informal: [
        'How many half-finished ones are in your bathroom?',
        'Two minutes or twenty: how long does your routine take?',
      ],
    },
  },
  soap: {
    stories: {
      formal: [
        'Guests look at the towels, out of the window, and at what stands by the basin. There they’ll find {ours}.',
        'From the flower bed to the tea table there’s only one way, and it leads past the tap. Beside it: {ours}.',
        'Twenty seconds, ten times a day: a good twenty minutes a week at the basin. Spend them with {ours}.',
        'A small present for the host shouldn’t need a vase. Bring {ours}.',
      ],
      informal: [
        'You’ve fixed the bike chain, and everything you touch can tell. Touch nothing else before {ours}.',
        '“Washed your hands?” “Yes!” “Properly?” Silence, footsteps, {ours}.',
        'The guest loo is where visitors judge you in peace. Win them over with {ours}.',
        'Onions, garlic, and a date at eight. Off to the sink, with {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Standing in water, a bar melts away; on a dish with holes it can dry, and lasts longer. Put one by the basin for {ours}.',
        'Laid among the towels, a spare lends them its scent. If you can wait that long, make a little room in the airing cupboard for {ours}.',
        'When only a sliver is left, press it onto a new bar while both are wet. Nothing is wasted, and you can carry on with {ours}.',
        'Sensitive skin reads before it washes. Look at the list of ingredients, test on a small spot, and take your time over {ours}.',
      ],
      informal: [
        'A puddle is no place to live. Get a dish with holes, so it can dry and last longer, and let {ours} move in.',
        'Towels smelling of nothing in particular? Hide a spare bar in the pile, and let them share a shelf with {ours}.',
        'Don’t chase that last sliver round the shower. Wet both, press it onto the next bar, and let it ride along on {ours}.',
        'If your skin makes a fuss easily, read the ingredients and try a small spot first. Then, all being calm, wash with {ours}.',
      ],
    },
    asks: {
      formal: ['Bar or bottle?', 'Which scent takes you back to your grandparents’ bathroom?'],
      informal: ['Do you sing while you wash your hands?', 'What’s standing by your basin right now?'],
    },
  },
  shampoo: {
    stories: {
      formal: [
        'Eyes shut, water running, and there it is: the idea you’ve needed all week. Thank the shower, or {ours}.',
        'A towel round the head, a robe, and for half an hour you’re out of reach. It starts with {ours}.',
        'At the hairdresser’s, the loveliest part is at the basin, with your eyes closed. For the weeks in between: {ours}.',
        'Sunday evening has its order: supper, hair, early bed. For the middle part, there’s {ours}.',
      ],
      informal: [
        'Day four, and that bun is doing a lot of work. Let it down and reach for {ours}.',
        'Tonight in the shower: one voice, one hit, no encore. Your microphone: {ours}.',
        'You’ve read every label in that shower fifty times. Here’s something else to read: {ours}.',
        'Somebody in the house keeps “borrowing” yours. Hide {ours} behind the bathroom cleaner.',
      ],
    },
    lessons: {
      formal: [
        'It’s the scalp that wants washing; for the lengths, the foam running down is enough. Keep your fingertips at the roots, and let the rest follow with {ours}.',
        'What is left behind makes hair look dull. Rinse for longer than seems necessary, and hum a second verse after {ours}.',
        'A small amount first, lathered twice, rather than once with a lot. Try it that way on the first morning with {ours}.',
        'Choose by your scalp, not by your ends, which are a matter for conditioner. With that settled, turn to the label of {ours}.',
      ],
      informal: [
        'Your ends have done nothing wrong. Wash the scalp, let the foam run down over the rest, and you can keep it short with {ours}.',
        'Dull hair? Might be last time’s foam. Rinse until you’re bored, then a bit more, every single time you reach for {ours}.',
        'One huge dollop is for adverts. Small amount, lather, then again: make two rounds of it with {ours}.',
        'Ends are conditioner’s problem. Look at what your scalp wants, then have a read of {ours}.',
      ],
    },
    asks: {
      formal: ['Hair wash in the morning or at night?', 'What do you think about in the shower?'],
      informal: ['What’s your record without washing it?', 'Which song do you sing in there?'],
    },
  },
  perfume: {
    stories: {
      formal: [
        'Keys, coat, something at the collar, and out. Let that something be {ours}.',
        'Some people can be recognised with your eyes closed. One day they may say it of you, and {ours}.',
        'In a lift, as a stranger steps out, a whole summer can come back. Perhaps yours will smell of {ours}.',
        'Nobody can see it in the photograph, and still it was part of the evening. Put on {ours}.',
      ],
      informal: [
        '“You smell nice, what is it?” No need to be mysterious, it’s {ours}.',
        'Alone, on the sofa, in pyjamas, and you still put some on. That’s between you and {ours}.',
        'Duty-free, six testers, and now you smell of airport. Start over at home, with {ours}.',
        'Late, unironed, hair still wet. One thing you can still get right: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'On the skin, at wrists or neck, and without rubbing: that’s how to wear it. Hold still for a moment, and meet {ours}.',
        'The first minutes smell different from the hour after. Go for a short walk before you make up your mind about {ours}.',
        'Sun and damp are poor company, and a drawer suits it better than the bathroom. Clear one in the bedroom for {ours}.',
        'After three scents, the nose loses count. Keep the visit short, and let one of the three be {ours}.',
      ],
      informal: [
        'Walking through a cloud mostly perfumes the carpet. Spray on skin, wrists or neck, no rubbing, and go out with {ours}.',
        'Don’t propose in the first five minutes: it’ll smell different in an hour. Have a coffee, then sniff your wrist again for {ours}.',
        'Sunny windowsill, steamy bathroom: both wrong. It’d rather live in a drawer, so push the socks aside for {ours}.',
        'By number four, your nose is guessing. Stick to three at a time, and make sure one of them is {ours}.',
      ],
    },
    asks: {
      formal: ['Wrist, neck or collar?', 'Which scent belongs to your first love?'],
      informal: ['One spray, two, or a cloud?', 'Same one for years, or never twice?'],
    },
  },
  lipstick: {
    stories: {
      formal: [
        'Ninth floor, a mirror in the lift, eleven seconds. Long enough for {ours}.',
        'After dessert there’s a short disappearance, and everyone knows why. In your handbag: {ours}.',
        'The eyes may be tired, as long as the mouth has made up its mind. Let it decide on {ours}.',
        'Over the second glass, somebody leans across and asks what you’re wearing. You may tell them: {ours}.',
      ],
      informal: [
        'You’ve got no plan, no sleep and no clean shirt. You’ve got {ours}.',
        'Parked cars have windows, and windows are mirrors. Three seconds, {ours}, walk on.',
        'Eleven in nearly the same shade, and you can tell them apart blindfolded. Welcome number twelve: {ours}.',
        'Your ex is at the party. Deep breath, shoulders back, {ours}.',
      ],
    },
    lessons: {
      formal: [
        'The back of the hand misleads; the fingertip comes closer to the colour of your lips. Try the shade there first when you open {ours}.',
        'Blot once with a tissue and put on a second layer: it lasts longer. It’s half a minute more at the mirror with {ours}.',
        'Shop lamps change every red. Take a mirror to the window, and look in daylight at {ours}.',
        'Heat softens it, in a parked car or on a sunny sill. A shady drawer is better, or simply carry {ours} with you.',
      ],
      informal: [
        'Stop drawing stripes on your hand. Fingertips are closer to your lip colour, so dab there and get to know {ours}.',
        'Coat, tissue, coat: the second layer lasts longer. By then the taxi’s here, and you’re off in {ours}.',
        'Under shop lights every red lies. Step to the window, smile at a neighbour, and see what daylight makes of {ours}.',
        'Left in the hot car it’s soup, or nearly. Keep it off sunny sills as well, and give a cool corner of your bag to {ours}.',
      ],
    },
    asks: {
      formal: ['Red, rose or barely there?', 'With a mirror or from memory?'],
      informal: ['How many are in your bag right now?', 'Before the coffee or after?'],
    },
  },
  'make-up-brush': {
    stories: {
      formal: [
        'Morning light, a mirror, a little powder dancing in the sun. You pick up {ours}.',
        'Painters are particular about what they hold in their hand. Be the same at your mirror, with {ours}.',
        'The quietest minutes of an evening out are the five before it. They’re for you and {ours}.',
        'In a glass by the mirror, between the comb and the hairpins, there’s a place for {ours}.',
      ],
      informal: [
        'Fingers got you through school, and it showed. Try {ours}.',
        'Blend, step back, blend again. You could do this for hours, with {ours}.',
        'Yours are getting washed “next weekend”, and have been since spring. In the meantime: {ours}.',
        'Tutorial: eleven minutes. You, at minute two, with one eye done, pausing to look for {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Wash the bristles, and only those, in mild soap and lukewarm water, and do it regularly. Sunday evening is a good time to bathe {ours}.',
        'Water shouldn’t run into the handle. Lay it flat or hang it head down to dry, and the morning will find you ready for {ours}.',
        'Dense ones lay colour down, loose ones soften it. Think of what you’d like to do first, and then look at {ours}.',
        'One tap on the edge takes off what is too much. Let that come before your cheek whenever you pick up {ours}.',
      ],
      informal: [
        'When did yours last see soap? Mild, lukewarm, just the bristles, and regularly, please: book a bath for {ours}.',
        'Standing up wet, it drinks through the handle. Flat or upside down, so that the water stays out, then back to work with {ours}.',
        'Packed tight for colour, loose for blur. Know which job you’re hiring for before you swipe on {ours}.',
        'Tap before face, or you’re a doll from the eighties. The extra falls off, and the rest is up to you and {ours}.',
      ],
    },
    asks: {
      formal: ['Daylight or mirror lights?', 'Which step takes you longest?'],
      informal: ['When did you last wash yours? Be honest.', 'Your better eye: left or right?'],
    },
  },
  hairdryer: {
    stories: {
      formal: [
        'Table for eight, and at half past seven your hair is still wet. No need to telephone, with {ours}.',
        'The radio is drowned out, nobody can ask you anything, and ten minutes are all yours. You share them with {ours}.',
        'Lengths after work are lovely, the walk home with wet hair less so. In the sports bag, next to the goggles: {ours}.',
        'Half of what a hairdresser does is patience. For the other half, there’s {ours}.',
      ],
      informal: [
        'Wet fringe, bus in nine minutes, frost outside. Full blast, please: {ours}.',
        '“WHAT?” you shout, and nobody repeats it. They’ll wait until you’ve put down {ours}.',
        'Head down, shake, head up: lion. Again, with {ours}.',
        'Left alone, your hair dries into a shape nobody ordered. Reason with it, using {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Press hair dry with a towel first: less time in hot air is kinder to it. Then, and not before, switch on {ours}.',
        'A hand’s width away, and always moving, the heat never rests on one spot. Let your wrist lead as you get to know {ours}.',
        'If there’s a cool setting, finish with it; it helps the shape to stay. See whether there’s a button for it when you unpack {ours}.',
        'Lint in the filter at the back makes it run hot. Clean it regularly, and put a first date in the diary for {ours}.',
      ],
      informal: [
        'Dripping straight into hot air takes ages, and your hair minds. Press it in a towel first, then bring on {ours}.',
        'Parked on one spot, it’s a grill. Keep a hand’s width away, keep moving, and sing whatever you like into {ours}.',
        'Hair collapses by the bus stop? End on cool, if there’s a setting for it, and the shape has a better chance. Worth a try with {ours}.',
        'Running hot? Have a look at the filter round the back, where the fluff lives. Clean it regularly, and keep your cool with {ours}.',
      ],
    },
    asks: {
      formal: ['Air-dry or blow-dry?', 'Before breakfast or the evening before?'],
      informal: ['How long does yours take to dry?', 'Ever dried a pair of socks with one?'],
    },
  },
};
