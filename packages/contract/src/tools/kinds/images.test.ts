import { expect, it } from 'vitest';
import { mediaFileFixture } from '../../testing/fixtures/mediaFile.ts';
import { addImages } from '../addImages.ts';
import { adviceOn, adviceOnAll } from '../adviceOn.ts';
import { defineTool, type AnyTool } from '../defineTool.ts';
import { initialValues, validateDraft } from '../draft.ts';
import { fileSlots } from '../fileSlots.ts';
import { flat } from '../price.ts';
import { slotOf } from '../usedElsewhere.ts';
import { premiumImageToVideo } from '../premium/imageToVideo.ts';
import { seedanceImage } from '../seedance.ts';
import { trainModel } from '../trainModel.ts';
import { wanImageToVideo } from '../wanImageToVideo.ts';
import { images, kindOf } from './index.ts';

const takes = images({
  of: 'video',
  field: 'takes',
  label: 'Takes',
  hint: 'MP4, MOV or WebM',
  more: 'Add More Takes',
  min: 1,
  max: 2,
  missing: 'Choose at least one take',
  adviseBytes: 1000,
});
const tool = defineTool({
  id: 'takes',
  makes: 'video',
  allowance: 'video',
  title: 'Takes',
  summary: 'Several takes become one.',
  path: '/takes',
  call: { function: 'generate-video', model: 'takes', sendsPrice: true },
  inputs: { takes },
  resultAspect: { ratio: [16, 9] },
  price: [flat(100)],
  tips: [],
  words: { generate: 'Join', busy: 'Joining...', started: 'Soon', done: 'Joined', failed: 'Not joined' },
}) as unknown as AnyTool;

const clip = 'data:video/mp4;base64,AAAA';
const read = (raw: unknown) => {
  const reading = kindOf(takes).read(takes, raw);
  return reading.ok ? reading.value : reading.message;
};

it('a list of clips takes clips, and nothing else, at the server’s door', () => {
  expect(read([clip])).toEqual([clip]);
  expect(read(['data:image/png;base64,AAAA'])).toBe(
    'Takes must be a video, and this is image/png. Choose an MP4, MOV or WebM file.',
  );
  expect(read(clip)).toBe('Takes must be a list of videos.');
  expect(read([clip, clip, clip])).toBe('“Takes” takes up to 2 videos.');
  expect(read([])).toBe('Choose at least one take');
});

it('a list of clips is advised of and counted in its own words', () => {
  const long = mediaFileFixture({ name: 'tide.mp4', type: 'video/mp4', size: 2000 });
  expect(adviceOn(takes, long)).toEqual(['tide.mp4 is 2 kB. Over 1 kB it may take longer, or be refused.']);
  expect(addImages(takes, [long, long], [long]).errorMessage).toBe('“Takes” takes up to 2 videos.');
  expect(validateDraft(tool, initialValues(tool))[0]?.message).toBe('Choose at least one take');
});

it('a list of clips takes a clip that was made, and no picture', () => {
  expect(slotOf(tool, 'video')).toEqual({ name: 'takes', input: takes });
  expect(slotOf(tool, 'image')).toBeNull();
  expect(fileSlots(tool, initialValues(tool), 'image')).toEqual([]);
});

it('several small pictures are named together, and one alone with all that is known of it', () => {
  const { images } = trainModel.inputs;
  const small = (name: string, side: number) =>
    mediaFileFixture({ name, type: 'image/png', width: side, height: side });
  const [hook, hinge, door] = [small('hook.png', 64), small('hinge.png', 80), small('door.png', 512)];
  expect(adviceOnAll(images, [hook!, door!, hinge!, hook!])).toEqual([
    'At least 512 pixels a side look better: hook.png, hinge.png.',
  ]);
  expect(adviceOnAll(images, [hook!, door!, hook!])).toEqual(adviceOn(images, hook!));
});

it('a picture with next to no pixels, or with frames that go unused, is spoken of before it costs anything', () => {
  const dot = mediaFileFixture({ name: 'dot.png', type: 'image/png', width: 1, height: 1 });
  const wide = mediaFileFixture({ name: 'wide.png', type: 'image/png', width: 3000, height: 100 });
  const tall = mediaFileFixture({ name: 'tall.png', type: 'image/png', width: 127, height: 128 });
  const wave = mediaFileFixture({ name: 'wave.gif', type: 'image/gif' });
  for (const { inputs } of [wanImageToVideo, premiumImageToVideo, seedanceImage]) {
    expect(adviceOn(inputs.image, dot)).toEqual([
      'dot.png is only 1 by 1 pixels. At least 128 a side looks better.',
    ]);
    expect(adviceOn(inputs.image, wide)).toEqual([
      'wide.png is 3000 by 100 pixels, only 100 high. At least 128 a side looks better.',
    ]);
    expect(adviceOn(inputs.image, tall)).toEqual([
      'tall.png is 127 by 128 pixels, only 127 wide. At least 128 a side looks better.',
    ]);
    expect(adviceOn(inputs.image, wave)).toEqual(['If wave.gif moves, only its first picture is used.']);
  }
});
