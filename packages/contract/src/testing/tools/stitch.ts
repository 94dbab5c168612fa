import { defineTool, type Draft } from '../../tools/defineTool.ts';
import { audio, option, range, text, video } from '../../tools/kinds/index.ts';
import { MB } from '../../tools/media.ts';
import { base, plus, times } from '../../tools/price.ts';
import { chosenClip, chosenSound } from '../fixtures/chosenFiles.ts';

/** A clip that is gone on with: what may be asked for hangs on the file itself, and the button comes with the files. */
export const stitchTool = defineTool({
  id: 'stitch',
  makes: 'video',
  allowance: 'video',
  title: 'Stitch',
  fullTitle: 'Stitch, one clip to its end',
  summary: 'A clip gets another end.',
  path: '/stitch',
  call: { function: 'generate-stitch', model: 'stitch-1', constants: {}, sendsPrice: true },
  inputs: {
    reel: video({
      field: 'reel',
      label: 'Reel',
      help: 'A minute in all at most.',
      hint: 'MP4 up to 20MB',
      missing: 'Please add a reel',
      adviseBytes: 20 * MB,
      longestInAll: { seconds: 60, with: 'thread' },
    }),
    voice: audio({
      field: 'voice',
      label: 'Voice',
      hint: 'WAV up to 5MB',
      missing: 'Please add a voice',
      adviseBytes: 5 * MB,
    }),
    brief: text({ field: 'brief', label: 'How it ends', help: 'Optional.', placeholder: 'The train leaves' }),
    thread: range({
      field: 'thread',
      label: 'Thread',
      help: 'How much is sewn on.',
      unit: 's',
      min: 1,
      max: 10,
      step: 1,
      initial: 2,
      tells: 'steps',
      after: 'reel',
      notLonger: { than: 'reel', why: "can't be longer than what it is sewn to" },
    }),
    length: option({
      field: 'length',
      label: 'Seam',
      help: 'How long the two lie over each other.',
      of: 'duration',
      options: [
        { value: 1, label: '1s' },
        { value: 2, label: '2s' },
      ],
      initial: 1,
    }),
    grain: option({
      field: 'grain',
      label: 'Grain',
      of: 'quality',
      options: [
        { value: 'coarse', label: 'Coarse' },
        { value: 'fine', label: 'Fine' },
      ],
      initial: 'coarse',
    }),
    lines: option({
      field: 'lines',
      label: 'Lines',
      of: 'resolution',
      options: [
        { value: '480p', label: '480p' },
        { value: '720p', label: '720p' },
      ],
      initial: '480p',
    }),
    look: option({
      field: 'look',
      label: 'Look',
      of: 'effect',
      options: [
        { value: 'noir', label: 'Noir' },
        { value: 'vintage_filter', label: 'Faded' },
      ],
      initial: 'noir',
    }),
  },
  prompt: 'brief',
  resultAspect: { like: 'reel' },
  price: [
    base('thread', { 1: 10, 5: 20 }, 'Thread'),
    plus('length', { 1: 0, 2: 5 }, 'Longer seam'),
    plus('grain', { coarse: 0, fine: 5 }, 'Fine grain'),
    plus('lines', { '480p': 0, '720p': 5 }, 'More lines'),
    times(1.2, 'Sewn by hand'),
  ],
  button: 'appears',
  notice: 'Sew only what is your own.',
  mostMinutes: 90,
  tips: ['A clip that ends in motion is the easiest to sew to.'],
  fileName: 'stitched',
  words: {
    generate: 'Sew it on',
    busy: 'Sewing...',
    started: 'The needle is threaded',
    done: 'Sewn on',
    failed: 'The thread broke',
    alwaysSaysFailed: true,
    broke: { title: 'Error', description: 'The needle broke.' },
    standIn: 'Only a sketch of the seam is there',
    again: 'Sew another',
    download: 'Take it home',
  },
});

export const stitchForm: Draft<typeof stitchTool> = {
  reel: chosenClip('reel.mp4'),
  voice: chosenSound('narrator.wav'),
  brief: 'The train leaves',
  thread: 1,
  length: 2,
  grain: 'fine',
  lines: '720p',
  look: 'vintage_filter',
};
