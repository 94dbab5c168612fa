import { aspectRatios } from '../aspectRatios.ts';
import { camera, option, range } from '../kinds/index.ts';
import { base } from '../price.ts';
import { studioPages } from '../studioPages.ts';

/** What the modes of the premium studio share; each says only what differs. */
const length = {
  field: 'duration',
  label: 'Duration',
  unit: 's',
  min: 3,
  max: 10,
  step: 1,
  initial: 5,
} as const;

const guidance = {
  field: 'cfg_scale',
  label: 'CFG scale',
  help: 'Higher follows the prompt more closely.',
  min: 1,
  max: 20,
  step: 0.5,
  initial: 7.5,
  tells: 'guidance',
} as const;

export const premium = {
  /** A mode by its own name, and by one that tells whose it is where tools of other pages stand beside it. */
  named: (title: string) => ({ title, fullTitle: `Kling AI ${title[0]!.toLowerCase()}${title.slice(1)}` }),
  page: { path: studioPages.premium.path, draftName: studioPages.premium.id },
  length,
  guidance,
  duration: range(length),
  aspectRatio: option({
    field: 'aspect_ratio',
    label: 'Aspect ratio',
    of: 'ratio',
    options: aspectRatios('16:9', '9:16', '1:1'),
    initial: '16:9',
  }),
  cfg: range(guidance),
  camera: camera({
    field: 'camera_control',
    label: 'Camera control',
    options: [
      { value: 'none', label: 'None' },
      { value: 'zoom_in', label: 'Zoom in' },
      { value: 'zoom_out', label: 'Zoom out' },
      { value: 'pan_left', label: 'Pan left' },
      { value: 'pan_right', label: 'Pan right' },
      { value: 'tilt_up', label: 'Tilt up' },
      { value: 'tilt_down', label: 'Tilt down' },
    ],
    initial: 'none',
  }),
  /** Under 5 s, from 5, from 8, from 10 (A260). */
  base: base('duration', { 0: 200, 5: 300, 8: 400, 10: 500 }, 'Base price by duration'),
  call: (model: string) => ({ function: 'generate-video', model, sendsPrice: true }) as const,
} as const;
