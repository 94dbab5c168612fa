/** Words to begin with: a whole prompt to be changed, under a short name. */
export interface PromptTemplate {
  readonly id: string;
  readonly label: string;
  readonly prompt: string;
}

/** By what the words are for: a still that moves, one that stays calm, a scene that has no picture yet, ... */
export const promptTemplates = {
  animation: [
    {
      id: 'weather',
      label: 'Wind and weather',
      prompt:
        'A light wind moves the leaves and the grass, clouds drift slowly, the light turns warmer; the camera stands still',
    },
    {
      id: 'walk',
      label: 'A person moves',
      prompt:
        'The person turns their head, smiles and walks a few steps towards the camera, natural pace, the background stays sharp',
    },
    {
      id: 'water',
      label: 'Water',
      prompt: 'Waves roll in and run out on the sand, foam glitters, the camera drifts slowly to the left',
    },
    {
      id: 'product',
      label: 'Product',
      prompt:
        'The product turns slowly on its stand, a soft highlight travels across it, the background stays out of focus',
    },
  ],
  portrait: [
    {
      id: 'breath',
      label: 'A calm portrait',
      prompt: 'She breathes calmly, blinks once and looks into the camera, her hair moves in a light wind',
    },
    {
      id: 'fabric',
      label: 'Fabric and hair',
      prompt: 'The curtain and her sleeves move gently in the draught, the face stays still',
    },
    {
      id: 'light',
      label: 'Changing light',
      prompt: 'The light of a window wanders slowly across the face, dust floats in it, nothing else moves',
    },
  ],
  crowd: [
    {
      id: 'square',
      label: 'A busy square',
      prompt:
        'People cross the square in all directions. Pigeons take off and circle. A tram passes behind them from left to right.',
    },
    {
      id: 'market',
      label: 'Market',
      prompt:
        'A trader hands a bag over the counter. Steam rises from a pot beside him. Passers-by slow down and look at the stalls.',
    },
    {
      id: 'forest',
      label: 'A living forest',
      prompt:
        'Sunlight flickers through the leaves. A deer lifts its head and walks out of the picture. Insects dance over the stream.',
    },
  ],
  film: [
    {
      id: 'opening',
      label: 'Opening shot',
      prompt:
        'A wide valley at dawn, fog between the hills, slow aerial shot over a river towards a lit village, 35 mm film',
    },
    {
      id: 'street',
      label: 'Night street',
      prompt:
        'A cyclist rides down a rainy street at night, neon in the puddles, the camera follows low behind the back wheel',
    },
    {
      id: 'animal',
      label: 'Animal',
      prompt:
        'A fox runs through fresh snow towards the camera, stops and listens, backlit by a low winter sun',
    },
    {
      id: 'close',
      label: 'Close-up',
      prompt:
        'Close-up of hands that shape a bowl on a potter’s wheel, wet clay, warm side light, shallow depth of field',
    },
  ],
  frames: [
    {
      id: 'way',
      label: 'From place to place',
      prompt: 'The same person walks from the first place to the last in one shot, the light stays the same',
    },
    {
      id: 'seasons',
      label: 'Through the year',
      prompt: 'The view stays where it is while spring turns into summer, autumn and winter',
    },
    {
      id: 'around',
      label: 'All around',
      prompt: 'The camera moves around the subject in one slow half circle, from the first view to the last',
    },
  ],
  strokes: [
    {
      id: 'boat',
      label: 'Things that drift',
      prompt: 'What is marked drifts slowly along its line, everything else stays still',
    },
    {
      id: 'flag',
      label: 'Cloth in the wind',
      prompt: 'The marked cloth flutters in a fresh wind, the mast and the background do not move',
    },
    {
      id: 'walkers',
      label: 'Walkers',
      prompt: 'The marked people walk along their lines at an easy pace, their shadows go with them',
    },
  ],
  extension: [
    {
      id: 'on',
      label: 'Go on',
      prompt: 'The movement goes on at the same pace, the camera keeps its distance and its height',
    },
    {
      id: 'reveal',
      label: 'Reveal',
      prompt: 'The camera rises slowly and shows the whole place from above',
    },
    {
      id: 'end',
      label: 'Come to an end',
      prompt: 'The movement slows down and comes to rest, the camera pulls back, the light fades',
    },
  ],
  effect: [
    { id: 'faded', label: 'Warm and faded', prompt: 'Warm, faded colours with a little grain, soft blacks' },
    { id: 'cold', label: 'Cold night', prompt: 'Cold blue night, deep shadows, small bright lamps' },
    { id: 'drawn', label: 'Drawn', prompt: 'Clear outlines, flat bright colours, few shadows' },
  ],
  picture: [
    {
      id: 'portrait',
      label: 'Portrait',
      prompt:
        'Portrait of an old fisherman, weathered face, soft window light from the left, dark background, 85 mm lens',
    },
    {
      id: 'landscape',
      label: 'Landscape',
      prompt:
        'A wide valley at dawn, fog between wooded hills, a single lit house, first sunlight on the peaks',
    },
    {
      id: 'product',
      label: 'Product',
      prompt:
        'A glass bottle of olive oil on a slab of slate, a sprig of rosemary beside it, soft studio light, plain background',
    },
    {
      id: 'interior',
      label: 'Interior',
      prompt:
        'A small kitchen with an enamel stove and a window to the sea, morning light, steam above a kettle, seen from the door',
    },
  ],
} as const satisfies Readonly<Record<string, readonly PromptTemplate[]>>;
