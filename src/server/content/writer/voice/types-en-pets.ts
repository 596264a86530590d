import type { EnglishTypes } from './english-types.ts';

export const typesEnPets = {
  'dog-lead': {
    noun: 'dog lead',
    hooks: [
      'Someone said walkies.',
      'The word is out: walk.',
      'Who walks whom?',
      'Rain or shine, twice a day.',
      'Sniff, stop, sniff.',
    ],
    lines: [
      'Take it off the hook, and the whole house hears paws.',
      'One end wants to run, the other wants a coffee.',
      'Every lamp post has news.',
      'The same round every morning, and never the same for the dog.',
      'Neighbours know the dog’s name, not yours.',
    ],
    tips: [
      'Measure by where you walk: short beside traffic, longer across fields.',
      'Check the clip and the stitching now and then; they carry the weight.',
      'Hold the lead with a loop round your hand, not wrapped round your fingers.',
      'Rinse mud and salt off a lead and let it dry hanging: the clip will keep moving.',
    ],
    tags: ['DogLead', 'DogWalk', 'DogsOfInstagram', 'DogLife'],
  },
  'pet-bed': {
    noun: 'pet bed',
    hooks: [
      'Turn three times. Lie down.',
      'The sofa may be yours again.',
      'Paws up, eyes shut.',
      'Nap number four today.',
      'A place to snore.',
    ],
    lines: [
      'It lies by the radiator, and somebody has already moved in.',
      'Sunbeam at eleven, bed in the sunbeam, animal in the bed.',
      'Dreams of squirrels make the paws run.',
      'A place where nobody has to move over.',
      'Everybody needs a corner to watch the family from.',
    ],
    tips: [
      'Measure your pet stretched out asleep, and add a hand’s width.',
      'Put a pet bed where there’s no draught but a view of the room.',
      'Lay something that smells familiar in a new bed for the first nights.',
      'Look whether the cover comes off for washing before you choose.',
    ],
    tags: ['PetBed', 'DogBed', 'CatBed', 'PetLovers'],
  },
  'pet-food': {
    noun: 'pet food',
    hooks: [
      'Dinner is at five. Sharp.',
      'The bowl is empty, says the stare.',
      'Someone heard the cupboard.',
      'Second breakfast? Nice try.',
      'Lick the bowl, push the bowl.',
    ],
    lines: [
      'They can’t read the clock, and are never late for dinner.',
      'The rustle of the bag wakes even the deepest sleeper.',
      'Two eyes, one bowl, no patience.',
      'Fed already? Not according to the one with the tail.',
      'It’s the one moment of the day when everyone listens to you.',
    ],
    tips: [
      'Change to a new food over about a week, mixing in a little more each day.',
      'Weigh the portion once instead of guessing; the pack says how much for which weight.',
      'Keep an opened pack cool, dry and closed.',
      'Fresh water belongs next to every bowl; if you’re unsure about feeding, ask your vet.',
    ],
    tags: ['PetFood', 'HungryPet', 'DogFood', 'CatFood'],
  },
  'pet-toy': {
    noun: 'pet toy',
    hooks: [
      'Throw it. Throw it again.',
      'Better than your slippers.',
      'Squeak, pounce, repeat.',
      'Zoomies at nine.',
      'Bored? Not for long.',
    ],
    lines: [
      'It’s brought to your feet with great dignity and plenty of drool.',
      'Under the cupboard, just out of reach: that’s where it lives.',
      'The good shoes have been left alone since.',
      'Ten minutes of play, two hours of sleep.',
      'Cats pretend not to care, until the lights go out.',
    ],
    tips: [
      'Choose a size that can’t be swallowed, and take damaged toys away.',
      'Put some toys aside for a week: they come back as new ones.',
      'Play together first; then a toy is more than a thing on the floor.',
      'Watch how your pet plays: chewers, chasers and carriers want different things.',
    ],
    tags: ['PetToy', 'DogToys', 'CatToys', 'PlayfulPets'],
  },
  'scratching-post': {
    noun: 'scratching post',
    hooks: [
      'The sofa can breathe out.',
      'Claws out, dignity up.',
      'Stretch, scratch, saunter off.',
      'For cats with opinions.',
      'Interior design, by cat.',
    ],
    lines: [
      'First a long stretch, then a good scratch, then breakfast.',
      'From up here, the room is under control.',
      'The armchair would like to recommend it.',
      'It says “mine” in cat, so that the curtains need not.',
      'After the nap and before the nap, there’s time for this.',
    ],
    tips: [
      'Place a scratching post where your cat sleeps or passes by, not in a far corner.',
      'Your cat should be able to stretch out fully against the post, so measure at full stretch.',
      'Check that a scratching post stands firm: one that wobbles gets ignored.',
      'A little catnip or a toy on a string helps to introduce a scratching post.',
    ],
    tags: ['ScratchingPost', 'CatFurniture', 'CatsOfInstagram', 'CatLovers'],
  },
} satisfies EnglishTypes;
