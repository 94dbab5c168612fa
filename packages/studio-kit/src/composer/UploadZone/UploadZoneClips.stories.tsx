import type { MediaFile } from '@kinora/contract';
import { silence } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { clip } from '../../testing/filledDraft.ts';
import { soundInMp4 } from '../../testing/soundInMp4.ts';
import { KeepingUploadZone } from './UploadZone.fixtures.tsx';

/** An AVI as far as its header goes: 100 frames of 40 ms, 640 by 360. */
function avi(): File {
  const header = new DataView(new ArrayBuffer(72));
  const put = (offset: number, word: string) =>
    Array.from(word).forEach((letter, index) => header.setUint8(offset + index, letter.charCodeAt(0)));
  put(0, 'RIFF');
  put(8, 'AVI LIST');
  put(20, 'hdrlavih');
  header.setUint32(32, 40_000, true);
  header.setUint32(48, 100, true);
  header.setUint32(64, 640, true);
  header.setUint32(68, 360, true);
  return new File([header], 'old.avi', { type: 'video/x-msvideo' });
}

const aviFile: MediaFile = {
  name: 'old.avi',
  type: 'video/x-msvideo',
  size: 4_200_000,
  blob: new Blob(['x']),
  width: 640,
  height: 360,
  seconds: 75,
};

const meta = {
  title: 'Studio Kit/Composer/UploadZone/Clips',
  component: KeepingUploadZone,
  args: {
    kind: 'video',
    label: 'Video',
    hint: 'MP4, MOV, AVI up to 100MB',
    accept: 'video/*',
    file: null,
    onFileChosen: fn(),
    onFileRemoved: fn(),
  },
} satisfies Meta<typeof KeepingUploadZone>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const upload =
  (file: () => File): Play =>
  ({ canvasElement, userEvent }) =>
    userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!, file());

export const EmptyVideo: Story = { tags: ['picture'] };

export const EmptyAudio: Story = {
  tags: ['picture'],
  args: { kind: 'audio', label: 'Audio', hint: 'MP3, WAV, AAC up to 50MB', accept: 'audio/*' },
};

export const Avi: Story = { tags: ['picture', 'narrow'], args: { file: aviFile } };

const audio = EmptyAudio.args!;
const asGiven = (file: File, facts: Partial<MediaFile>): MediaFile => ({
  name: file.name,
  type: file.type,
  size: file.size,
  blob: file,
  ...facts,
});

export const Video: Story = {
  name: 'A clip that was chosen is shown, and tells its size in pixels and its length',
  args: { file: asGiven(clip(), { width: 320, height: 180, seconds: 2 }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/320 × 180 · 0:02/)).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('video')?.readyState).toBeGreaterThan(1));
  },
};

export const Sound: Story = {
  name: 'A sound that was chosen tells its length and its size',
  args: { ...audio, file: asGiven(silence(), { seconds: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^0:01 · 8 kB$/)).toBeVisible();
  },
};

export const SoundWithErrorMessage: Story = {
  args: { ...audio, errorMessage: 'Please select an audio file first' },
};

export const TakesAClipWithItsLength: Story = {
  name: 'A clip is taken, and its length told (A289)',
  play: async (context) => {
    await upload(clip)(context);
    await expect(await context.canvas.findByText(/320 × 180 · 0:02 · \d+ kB/)).toBeVisible();
    await expect(context.canvas.getByLabelText('Video: tide.mp4')).toBeVisible();
    await expect(context.args.onFileChosen).toHaveBeenCalledTimes(1);
  },
};

export const TakesASoundWithItsLength: Story = {
  name: 'A sound is taken, and its length told (A302)',
  args: { kind: 'audio', label: 'Audio', hint: 'MP3, WAV, AAC up to 50MB', accept: 'audio/*' },
  play: async (context) => {
    await upload(silence)(context);
    await expect(await context.canvas.findByText(/^0:01 · 8 kB$/)).toBeVisible();
  },
};

export const TakesAnAviWithoutAPreview: Story = {
  name: 'An AVI is taken without a preview (D17)',
  play: async (context) => {
    await upload(avi)(context);
    await expect(await context.canvas.findByText(/640 × 360 · 0:04/)).toBeVisible();
    await expect(context.canvas.getByRole('img', { name: 'Video: old.avi' })).toBeVisible();
    await expect(context.canvas.getByText(/No browser plays AVI/)).toBeVisible();
  },
};

export const RefusesWhatIsNoVideo: Story = {
  name: 'A file that is no video is not taken, and said to be none',
  args: { accept: '' },
  play: async (context) => {
    await upload(() => new File(['hello'], 'notes.txt', { type: 'text/plain' }))(context);
    await waitFor(() => expect(context.canvas.getByText(/notes\.txt is not a video/)).toBeVisible());
    await expect(context.args.onFileChosen).not.toHaveBeenCalled();
  },
};

/** A zone that is offered this says so beside it, and stays empty. */
const refuses = (file: () => File, why: RegExp, args: Story['args'] = {}): Story => ({
  args: { accept: '', ...args },
  play: async (context) => {
    await upload(file)(context);
    await waitFor(() => expect(context.canvas.getByText(why)).toBeVisible());
    await expect(context.args.onFileChosen).not.toHaveBeenCalled();
  },
});

/** Its index comes first, and says where its pictures would be. */
const cutOff = (from: File) => new File([from.slice(0, from.size - 500)], from.name, { type: from.type });
const called = (name: string, type: string) => new File(['Dear diary, it rained.'], name, { type });

export const RefusesAClipThatBreaksOff: Story = {
  name: 'A clip that breaks off is not taken, and what mends it is said',
  tags: ['picture'],
  ...refuses(() => cutOff(clip()), /^tide\.mp4 is damaged or incomplete\. Save it again/),
};

export const RefusesAClipWithoutItsIndex: Story = {
  name: 'A clip that ends before its index is damaged, and not of a kind that is only not shown here',
  ...refuses(
    () => new File([clip().slice(0, 32)], 'tide.mp4', { type: 'video/mp4' }),
    /^tide\.mp4 is damaged or incomplete/,
  ),
};

export const RefusesAClipWhosePicturesAreNone: Story = {
  name: 'A clip whose first frame can’t be drawn is not taken',
  ...refuses(() => {
    const whole = clip();
    const [index, frames] = [whole.slice(0, 1250), whole.size - 1250];
    return new File([index, new Uint8Array(frames).fill(7)], 'tide.mp4', { type: 'video/mp4' });
  }, /^tide\.mp4 is damaged or incomplete/),
};

export const RefusesWordsCalledAClip: Story = {
  name: 'Words that are called a clip are said to be none',
  ...refuses(() => called('notes.mp4', 'video/mp4'), /^notes\.mp4 is not a video\. Choose an MP4/),
};

export const RefusesAClipWithoutPictures: Story = {
  name: 'A clip that holds sound alone is not taken where pictures are needed',
  ...refuses(() => soundInMp4('voice.mp4'), /^voice\.mp4 has sound and no picture\. Choose another video/),
};

export const RefusesWordsCalledASound: Story = {
  name: 'Words that are called a sound are said to be none',
  ...refuses(
    () => called('notes.mp3', 'audio/mpeg'),
    /^notes\.mp3 is not a sound file\. Choose an MP3/,
    audio,
  ),
};

export const RefusesASoundThatIsDamaged: Story = {
  name: 'A sound that begins well and can’t be played is damaged',
  ...refuses(
    () => new File(['ID3', new Uint8Array(400)], 'voice.mp3', { type: 'audio/mpeg' }),
    /^voice\.mp3 is damaged or incomplete/,
    audio,
  ),
};

export const KeepsWhatWasThere: Story = {
  name: 'A damaged clip that was to take the place of another leaves that where it is',
  args: { file: asGiven(clip('harbour.mp4'), { width: 320, height: 180, seconds: 2 }) },
  play: async (context) => {
    await upload(() => cutOff(clip()))(context);
    await expect(await context.canvas.findByText(/^tide\.mp4 is damaged/)).toBeVisible();
    await expect(context.canvas.getByText('harbour.mp4')).toBeVisible();
    await expect(context.args.onFileChosen).not.toHaveBeenCalled();
  },
};
