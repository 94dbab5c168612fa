import { base, defineTool, fixed, option, plus, plusIf, range, text, toggle } from '@kinora/contract';

/** A tool that exists nowhere else: whatever works with it works with any definition. */
export const lanternTool = defineTool({
  id: 'lantern',
  makes: 'video',
  title: 'Lantern',
  summary: 'Words into a slide of light.',
  path: '/lantern',
  call: { function: 'generate-video', model: 'lantern-1', sendsPrice: true },
  inputs: {
    prompt: text({ field: 'prompt', label: 'Scene', missing: 'Please describe a scene' }),
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
    flicker: toggle({ field: 'flicker', label: 'Flicker', initial: false }),
    lamp: fixed({ label: 'Lamp', value: 'Oil' }),
  },
  frame: { ratio: [4, 3] },
  price: [
    base('slides', { 1: 10, 3: 30 }, 'Slides'),
    plus('glass', { clear: 0, amber: 5 }, 'Amber glass'),
    plusIf('flicker', 2, 'Flicker'),
  ],
  tips: ['Keep it dark.'],
  words: {
    generate: 'Light it',
    busy: 'Lighting...',
    started: 'The lamp is being lit',
    done: 'Lit',
    failed: 'The lamp went out',
  },
});
