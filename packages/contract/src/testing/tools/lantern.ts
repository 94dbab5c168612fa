import { defineTool, type Draft } from '../../tools/defineTool.ts';
import { fixed, option, range, text, toggle } from '../../tools/kinds/index.ts';
import { base, plus, plusIf } from '../../tools/price.ts';

/** Words and plain settings, and every term that a price can have. */
export const lanternTool = defineTool({
  id: 'lantern',
  makes: 'video',
  allowance: 'video',
  title: 'Lantern',
  summary: 'Words into a slide of light.',
  path: '/lantern',
  call: { function: 'generate-video', model: 'lantern-1', sendsPrice: true },
  inputs: {
    prompt: text({
      field: 'prompt',
      label: 'Scene',
      missing: 'Please describe a scene',
      templates: [{ id: 'harbour', label: 'Harbour', prompt: 'Boats come home by the light of one lamp' }],
    }),
    slides: range({ field: 'slides', label: 'Slides', min: 1, max: 5, step: 1, initial: 2 }),
    glass: option({
      field: 'glass',
      label: 'Glass',
      options: [
        { value: 'clear', label: 'Clear' },
        { value: 'amber', label: 'Amber' },
      ],
      initial: 'clear',
    }),
    flicker: toggle({ field: 'flicker', label: 'Flicker', help: 'As a flame does.', initial: false }),
    lamp: fixed({ label: 'Lamp', value: 'Oil', after: 'glass' }),
  },
  prompt: 'prompt',
  resultAspect: { ratio: [4, 3] },
  price: [
    base('slides', { 1: 10, 3: 30 }, 'Slides'),
    plus('glass', { clear: 0, amber: 5 }, 'Amber glass'),
    plusIf('flicker', 2, 'Flicker'),
  ],
  button: 'ready',
  tips: ['Keep it dark.'],
  words: {
    generate: 'Light it',
    busy: 'Lighting...',
    started: 'The lamp is being lit',
    done: 'Lit',
    failed: 'The lamp went out',
  },
});

export const lanternForm: Draft<typeof lanternTool> = {
  prompt: 'A lighthouse',
  slides: 3,
  glass: 'amber',
  flicker: true,
};
