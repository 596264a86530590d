import type { EnglishTypes } from './english-types.ts';

export const typesEnPhoto = {
  camera: {
    noun: 'camera',
    hooks: [
      'Look up, then press.',
      'Your phone can have a rest.',
      'The light is good. Go.',
      'Hold that smile.',
      'Every walk has a picture in it.',
    ],
    lines: [
      'A walk takes twice as long with a camera, and shows you twice as much.',
      'Golden light at six, and you’re the one who is ready.',
      'Birthdays, weddings, the dog mid-jump.',
      'You start to see frames where others see a bus stop.',
      'Put it round your neck, and the town looks new.',
    ],
    tips: [
      'Turn towards the light before you touch any setting.',
      'Take a step closer: most pictures get better for it.',
      'Carry a spare battery in a warm pocket, as cold ones run down faster.',
      'Use a soft brush or a blower on the front glass before any cloth.',
    ],
    tags: ['Camera', 'PhotographyLovers', 'CameraLife', 'PhotoOfTheDay'],
  },
  'film-camera': {
    noun: 'film camera',
    hooks: [
      'No screen. Just wait and see.',
      'Count your frames. Mean them.',
      'Wind on, breathe, click.',
      'Developing suspense.',
      'Slow pictures, on purpose.',
    ],
    lines: [
      'Waiting for the prints is part of the fun.',
      'For birthdays, road trips and rainy Sundays.',
      'One roll of film, and a whole weekend to fill it.',
      'Load a film, go for a walk, see what happens.',
      'Every frame counts, so you take a better look.',
      'Winding on the film is half the fun.',
      'A roll in the bag from June, with who knows what on it.',
      'You shoot today and find out next week.',
    ],
    tips: [
      'Set the film speed on the camera to what it says on the film box, if it has such a dial.',
      'Load film in the shade and check that the rewind knob turns as you wind on.',
      'Strange light meter readings? Change the battery before you blame the camera.',
      'Keep unexposed film cool and dry, and have exposed rolls developed soon.',
    ],
    tags: ['FilmCamera', 'FilmPhotography', 'ShootFilm', 'AnalogPhotography'],
  },
  lens: {
    noun: 'lens',
    hooks: [
      'A different way of seeing.',
      'New angle, same town.',
      'Twist, click, look again.',
      'Near, far or somewhere between?',
      'The camera’s other eye.',
    ],
    lines: [
      'The same street, seen differently.',
      'Portrait on Saturday, mountains on Sunday.',
      'You walk the old round again, because everything looks different.',
      'A twist, a click, and the world comes closer or steps back.',
      'Light goes in here, and the picture begins.',
    ],
    tips: [
      'Check the mount before anything else: a lens fits the camera it was made for.',
      'Blow dust off first, wipe afterwards, from the middle outwards.',
      'Put both caps on when a lens is off the camera, and change lenses with the body facing down.',
      'Short focal lengths take in a room, long ones bring faces and birds closer.',
    ],
    tags: ['CameraLens', 'LensLife', 'PhotoGear', 'PhotographyGear'],
  },
  tripod: {
    noun: 'tripod',
    hooks: [
      'Finally, you’re in the picture.',
      'Steady does it.',
      'Night skies hold still for this.',
      'Family photo, nobody missing.',
      'Three legs, no shake.',
    ],
    lines: [
      'Self-timer on, run, smile: everyone is in it, even you.',
      'Waterfalls turn to mist and night streets to ribbons of light.',
      'It makes you slow down, and the picture shows it.',
      'Set it up before dawn, pour the coffee, wait for the sun.',
      'Two hands free, for the first time in the whole shoot.',
    ],
    tips: [
      'Pull out the thick leg sections first, the thin ones last, the centre column only if you must.',
      'Use the self-timer or a remote: even your finger makes the camera shake.',
      'Point one leg towards what you photograph and stand between the other two.',
      'Compare the load a tripod is made for with your camera and its heaviest lens.',
    ],
    tags: ['Tripod', 'LongExposure', 'LandscapePhotography', 'PhotoGear'],
  },
} satisfies EnglishTypes;
