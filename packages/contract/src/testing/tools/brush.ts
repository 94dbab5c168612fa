import { aspectRatios } from '../../tools/aspectRatios.ts';
import { defineTool, type Draft } from '../../tools/defineTool.ts';
import { camera, image, option, seed, strokes, text } from '../../tools/kinds/index.ts';
import { MB } from '../../tools/media.ts';
import { flat, times } from '../../tools/price.ts';
import { chosenPicture } from '../fixtures/chosenFiles.ts';

/** Strokes drawn on another input, a camera that travels as an object, and a seed that can be kept. */
export const brushTool = defineTool({
  id: 'brush',
  makes: 'video',
  // A clip that no plan includes: what pays is said apart from what is made.
  allowance: null,
  title: 'Brush',
  summary: 'Draw on a picture what should move.',
  path: '/brush',
  call: { function: 'generate-video', model: 'brush-1', sendsPrice: true },
  inputs: {
    canvas: image({
      field: 'canvas',
      label: 'Canvas',
      help: 'What is drawn upon.',
      hint: 'PNG under 10MB',
      missing: 'Please choose a canvas',
      adviseBytes: 8 * MB,
      adviseSide: 300,
      refusesOver: { bytes: 10 * MB, message: 'The canvas must be under 10MB' },
    }),
    lines: strokes({
      field: 'lines',
      label: 'Lines',
      help: 'From where it begins to where it goes.',
      on: 'canvas',
      max: 2,
      wentNote: 'The lines went with their canvas.',
      after: 'canvas',
    }),
    prompt: text({ field: 'prompt', label: 'What moves', after: 'canvas', missing: 'Please say what moves' }),
    shape: option({
      field: 'shape',
      label: 'Shape',
      of: 'ratio',
      options: aspectRatios('16:9', '1:1'),
      initial: '16:9',
    }),
    camera: camera({
      field: 'camera',
      label: 'Camera',
      options: [
        { value: 'none', label: 'Still' },
        { value: 'zoom_in', label: 'Closer' },
      ],
      initial: 'none',
    }),
    seed: seed({
      field: 'seed',
      label: 'Seed',
      help: 'The same seed paints alike.',
      max: 9999,
      tells: 'seed',
    }),
  },
  prompt: 'prompt',
  resultAspect: { option: 'shape' },
  price: [flat(30), times(1.3, 'Drawn by hand', 'Drawing costs 30% more credits')],
  // Painted by one hand.
  mostAtOnce: 1,
  tips: ['One line for each thing.'],
  words: {
    generate: 'Paint it',
    busy: 'Painting...',
    started: 'The paint is being mixed',
    done: 'Painted',
    failed: 'The paint ran',
  },
});

export const brushForm: Draft<typeof brushTool> = {
  canvas: chosenPicture('canvas.png'),
  lines: [
    {
      points: [
        [0.25, 0.5],
        [0.5, 0.5],
      ],
      direction: [0.25, 0],
    },
  ],
  prompt: 'The boat drifts',
  shape: '1:1',
  camera: 'zoom_in',
  seed: 77,
};
