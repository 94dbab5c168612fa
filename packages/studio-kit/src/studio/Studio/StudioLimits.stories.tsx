import {
  initialValues,
  largestFile,
  MB,
  premiumEffects,
  premiumImageToVideo,
  premiumLipSync,
  premiumMultiImage,
  seedanceImage,
  type AnyTool,
} from '@kinora/contract';
import { silence } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { asFile, chosenPicture } from '../../testing/chosenPicture.ts';
import { clip } from '../../testing/filledDraft.ts';
import { ToolStudio } from './Studio.fixtures.tsx';

/** What a hint calls a limit is said beside the file from the first byte over it, and the person may go on (D17): as far as a server takes it. */
const meta = {
  title: 'Studio Kit/Studio/Studio/Limits',
  component: ToolStudio,
  parameters: { layout: 'fullscreen' },
  args: { tool: premiumImageToVideo as unknown as AnyTool },
  render: (args) => <ToolStudio {...args} draft={{ ...initialValues(args.tool), prompt: 'Snow falls' }} />,
} satisfies Meta<typeof ToolStudio>;

export default meta;
type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

const aMegabyte = new Uint8Array(MB);

/** The same file, and behind it what no player reads: a free box, as MP4 has them, until it is this long. */
function grownTo(bytes: number, file: File): File {
  const room = bytes - file.size;
  const box = new DataView(new ArrayBuffer(8));
  box.setUint32(0, room);
  for (const [index, letter] of Array.from('free').entries()) box.setUint8(4 + index, letter.charCodeAt(0));
  const rest = new Uint8Array((room - 8) % MB);
  const whole = Array.from({ length: Math.floor((room - 8) / MB) }, () => aMegabyte);
  return new File([file, box, ...whole, rest], file.name, { type: file.type });
}

const png = (width = 640, height = 480) => asFile(chosenPicture(width, height, 'sea.png'));

async function choose({ canvasElement, userEvent }: Stage, input: string, file: File) {
  // A place stands there before the code that draws it.
  const picker = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLElement>(`[data-input="${input}"] input[type="file"]`);
    if (!found) throw new Error(`No place for ${input}.`);
    return found;
  });
  await userEvent.upload(picker, file);
  return picker.closest<HTMLElement>('[data-input]')!;
}

const advice = (place: HTMLElement) => place.querySelector('[data-component="Notice"]');

/** At the limit nothing is said; a byte over it is, and the file is taken all the same. */
const speaksFrom =
  (
    input: string,
    limit: number,
    file: () => File | Promise<File>,
    says: RegExp,
  ): NonNullable<Story['play']> =>
  async (stage) => {
    const place = await choose(stage, input, grownTo(limit, await file()));
    await waitFor(() => expect(place.querySelector('[data-part="frame"]')).toBeVisible());
    await expect(advice(place)).toBeNull();
    await choose(stage, input, grownTo(limit + 1, await file()));
    await waitFor(() => expect(advice(place)).toHaveTextContent(says));
    await expect(place.querySelector('[data-part="frame"]')).toBeVisible();
    await expect(place.querySelector('[data-part="message"]')).toBeNull();
  };

/** What no server takes is not taken, and the file before stays. */
const refusesOver =
  (input: 'video' | 'audio', file: () => File | Promise<File>, says: RegExp): NonNullable<Story['play']> =>
  async (stage) => {
    const place = await choose(stage, input, await file());
    await waitFor(() => expect(place.querySelector('[data-part="frame"]')).toBeVisible());
    const whole = place.querySelector('[data-part="frame"]')!.textContent;
    await choose(stage, input, grownTo(largestFile[input] + 1, await file()));
    await waitFor(() => expect(advice(place)).toHaveTextContent(says));
    await expect(place.querySelector('[data-part="frame"]')).toHaveTextContent(whole);
    await expect(place.querySelectorAll('[data-component="Notice"]')).toHaveLength(1);
  };

const canGenerate = async ({ canvas }: Stage, name: RegExp) =>
  waitFor(() => expect(canvas.getByRole('button', { name })).not.toHaveAttribute('aria-disabled'));

export const PicturesOver10MB: Story = {
  name: 'A picture of 10 MB is nothing to speak of; with a byte more it is, and may be used (A357, D17)',
  play: async (stage) => {
    await speaksFrom('image', 10 * MB, png, /^sea\.png is 10 MB\. Over 10 MB it may take longer/)(stage);
    await canGenerate(stage, /Generate Video/);
  },
};

export const PicturesNoServerTakes: Story = {
  name: 'A picture that no server takes is refused before it is sent, with what to do, and none is held (D17)',
  play: async (stage) => {
    const place = await choose(stage, 'image', grownTo(largestFile.image + 1, png()));
    await waitFor(() =>
      expect(advice(place)).toHaveTextContent(
        'sea.png is over 25 MB, the most that can be taken. Choose a smaller one.',
      ),
    );
    await expect(place.querySelector('[data-part="frame"]')).toBeNull();
  },
};

export const VideosOver100MB: Story = {
  name: 'A video of 100 MB is nothing to speak of; with a byte more it is, and may be used (A357, D17)',
  args: { tool: premiumEffects as unknown as AnyTool },
  play: async (stage) => {
    await speaksFrom('video', 100 * MB, clip, /^tide\.mp4 is 100 MB\. Over 100 MB it may take longer/)!(
      stage,
    );
    await canGenerate(stage, /Apply Effects/);
  },
};

export const VideosNoServerTakes: Story = {
  name: 'A video that no server takes is refused before it is sent, and the one before stays (D17)',
  args: { tool: premiumEffects as unknown as AnyTool },
  play: async (stage) => {
    await refusesOver('video', clip, /^tide\.mp4 is over 104 MB, the most that can be taken/)!(stage);
    await canGenerate(stage, /Apply Effects/);
  },
};

export const SoundsOver50MB: Story = {
  name: 'A sound of 50 MB is nothing to speak of; with a byte more it is (A357, D17)',
  args: { tool: premiumLipSync as unknown as AnyTool },
  play: speaksFrom('audio', 50 * MB, silence, /^voice\.wav is 50 MB\. Over 50 MB it may take longer/),
};

export const SoundsNoServerTakes: Story = {
  name: 'A sound that no server takes is refused before it is sent, and the one before stays (D17)',
  args: { tool: premiumLipSync as unknown as AnyTool },
  play: refusesOver('audio', silence, /^voice\.wav is over 104 MB, the most that can be taken/),
};

export const PicturesUnder300Pixels: Story = {
  name: 'A side of 300 pixels is nothing to speak of; one of 299 is (A273, A357, D17)',
  args: { tool: premiumMultiImage as unknown as AnyTool },
  play: async (stage) => {
    const place = await choose(stage, 'tail', png(300, 400));
    await waitFor(() => expect(place.querySelector('[data-part="frame"]')).toBeVisible());
    await expect(advice(place)).toBeNull();
    await choose(stage, 'tail', png(400, 299));
    await waitFor(() =>
      expect(advice(place)).toHaveTextContent(
        'sea.png is 400 by 299 pixels, only 299 high. At least 300 a side looks better.',
      ),
    );
    await expect(place.querySelector('[data-part="frame"]')).toBeVisible();
  },
};

export const SeedanceRefuses: Story = {
  name: 'Seedance takes a picture of 10 MB, and refuses one with a byte more (A340, D17)',
  args: { tool: seedanceImage as unknown as AnyTool },
  play: async (stage) => {
    const place = await choose(stage, 'image', grownTo(10 * MB, png()));
    await waitFor(() => expect(place.querySelector('[data-part="frame"]')).toBeVisible());
    await expect(advice(place)).toBeNull();
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Remove picture' }));
    await choose(stage, 'image', grownTo(10 * MB + 1, png()));
    await waitFor(() => expect(advice(place)).toHaveTextContent('File size must be less than 10MB'));
    await expect(place.querySelector('[data-part="frame"]')).toBeNull();
  },
};
