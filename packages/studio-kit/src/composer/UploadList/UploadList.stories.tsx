import {
  addImages,
  adviceOnAll,
  defineTool,
  flat,
  images,
  moreLabel,
  premiumMultiImage,
  type AnyTool,
  type MediaFile,
} from '@kinora/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { mara, ToolStudio } from '../../studio/Studio/Studio.fixtures.tsx';
import { asFile, chosenPicture } from '../../testing/chosenPicture.ts';
import { clip } from '../../testing/filledDraft.ts';
import { dropOn } from '../../testing/dropOn.ts';
import { pasteInto } from '../../testing/pasteInto.ts';
import { UploadList } from './UploadList.tsx';

const input = premiumMultiImage.inputs.images;

interface KeepingListProps {
  first?: readonly MediaFile[];
  isDisabled?: boolean;
  errorMessage?: string;
  onFilesChanged: (event: { files: readonly MediaFile[] }) => void;
}

/** A list that keeps what it was given, as the multi-image mode does. */
function KeepingList({ first = [], onFilesChanged, ...rest }: KeepingListProps) {
  const [files, setFiles] = useState(first);
  return (
    <UploadList
      {...rest}
      label={input.label}
      hint={input.hint}
      accept="image/*"
      files={files}
      moreLabel={moreLabel(input, files.length)}
      isFull={files.length >= input.max}
      advice={adviceOnAll(input, files)}
      add={(held, chosen) => addImages(input, held, chosen)}
      onFilesChanged={(event) => {
        setFiles(event.files);
        onFilesChanged(event);
      }}
    />
  );
}

const meta = {
  title: 'Studio Kit/Composer/UploadList',
  component: KeepingList,
  args: { onFilesChanged: fn() },
  loaders: [
    () => ({
      pictures: [
        chosenPicture(640, 360, 'quay.png'),
        chosenPicture(360, 640, 'mast.png'),
        chosenPicture(480, 480, 'buoy.png'),
        chosenPicture(200, 140, 'gull.png'),
        chosenPicture(640, 360, 'storm.png'),
      ],
    }),
  ],
} satisfies Meta<typeof KeepingList>;

export default meta;
type Story = StoryObj<typeof meta>;
type Pictures = readonly MediaFile[];

const holding =
  (count: number): NonNullable<Story['render']> =>
  (args, { loaded }) => <KeepingList {...args} first={(loaded['pictures'] as Pictures).slice(0, count)} />;

export const Empty: Story = { tags: ['picture', 'narrow'] };

export const Full: Story = { tags: ['picture', 'narrow', 'forced-colors'], render: holding(4) };

export const Partial: Story = { tags: ['picture'], render: holding(2) };

export const Invalid: Story = {
  name: 'What is wrong with an empty list describes the button that fills it',
  tags: ['picture'],
  args: { errorMessage: 'Please select at least one image' },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveAccessibleDescription(
      new RegExp(`${args.errorMessage}$`),
    );
    await expect(canvasElement.querySelector('[data-component="DropZone"]')).toHaveAttribute('data-invalid');
  },
};

export const InvalidWithFiles: Story = {
  name: 'What is wrong with the files that are there describes the button that adds more',
  tags: ['picture'],
  args: { errorMessage: 'Add at least 3 images' },
  render: holding(2),
  play: async ({ args, canvas, canvasElement }) => {
    const more = canvas.getByRole('button', { name: 'Add More Images (2/4)' });
    await expect(more).toHaveAccessibleDescription(args.errorMessage!);
    await expect(canvasElement.querySelector('[data-component="DropZone"]')).toHaveAttribute('data-invalid');
  },
};

const takes = defineTool({
  id: 'takes',
  makes: 'video',
  allowance: 'video',
  title: 'Takes',
  summary: 'Several takes become one.',
  path: '/takes',
  call: { function: 'generate-video', model: 'takes', sendsPrice: true },
  inputs: {
    takes: images({
      of: 'video',
      field: 'takes',
      label: 'Takes',
      hint: 'MP4, MOV or WebM',
      more: 'Add More Takes',
      min: 1,
      max: 3,
      missing: 'Choose at least one take',
    }),
  },
  resultAspect: { ratio: [16, 9] },
  price: [flat(100)],
  tips: [],
  words: {
    generate: 'Join',
    busy: 'Joining...',
    started: 'Joined soon',
    done: 'Joined',
    failed: 'Not joined',
  },
});

export const TakesClips: Story = {
  name: 'Several clips are taken where the definition asks for clips, and no picture',
  render: () => <ToolStudio tool={takes as unknown as AnyTool} scenario={{ accounts: [mara] }} />,
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const picker = () => canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!;
    await canvas.findByRole('button', { name: 'Choose files' });
    await expect(picker()).toHaveAttribute('accept', 'video/*');
    await userEvent.upload(picker(), [clip()]);
    await expect(await canvas.findByText(/320 × 180 · 0:02/)).toBeVisible();
    await expect(canvas.getByLabelText('1: tide.mp4').tagName).toBe('VIDEO');
    await expect(canvas.getByRole('button', { name: 'Add More Takes (1/3)' })).toBeVisible();
    pasteInto(
      canvasElement.querySelector('[data-component="DropZone"]')!,
      asFile((loaded['pictures'] as Pictures)[0]!),
    );
    await expect(await canvas.findByText(/quay\.png is not a video/)).toBeVisible();
  },
};

export const TakesSeveralAndSaysWhenThereIsNoRoom: Story = {
  name: 'Several pictures are taken, and it is said when there is no room (A271, A272, A280)',
  render: holding(2),
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await expect(canvas.getByRole('button', { name: 'Add More Images (2/4)' })).toBeVisible();
    const picker = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!;
    await userEvent.upload(picker, (loaded['pictures'] as Pictures).slice(2).map(asFile));
    await expect(await canvas.findByText('Maximum 4 images allowed')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add More Images (4/4)' })).toBeVisible();
  },
};

export const WhatWasRefusedIsSaidBesideTheOthers: Story = {
  name: 'What is said of a refused file stands beside those that came with it, until one is removed',
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const zone = canvasElement.querySelector('[data-component="DropZone"]')!;
    const [quay, mast] = (loaded['pictures'] as Pictures).map(asFile);
    pasteInto(zone, quay!, new File(['x'], 'notes.txt', { type: 'text/plain' }), mast!);
    await canvas.findByRole('button', { name: 'Add More Images (2/4)' });
    await expect(await canvas.findByText(/^notes\.txt/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove quay.png' }));
    await canvas.findByRole('button', { name: 'Add More Images (1/4)' });
    await expect(canvas.queryByText(/^notes\.txt/)).toBeNull();
  },
};

export const TakesAllOfTwoChoices: Story = {
  name: 'All pictures of two choices that are read at once are taken (A271)',
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const picker = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!;
    const [quay, mast, buoy] = (loaded['pictures'] as Pictures).map(asFile);
    await userEvent.upload(picker, [quay!, mast!]);
    await userEvent.upload(picker, [buoy!]);
    await expect(await canvas.findByRole('button', { name: 'Add More Images (3/4)' })).toBeVisible();
  },
};

export const DroppedPicturesAreTaken: Story = {
  name: 'Pictures that fall on the list stand behind those that are there, in their order (A271)',
  render: holding(1),
  play: async ({ args, canvas, canvasElement, loaded }) => {
    const [, mast, buoy] = (loaded['pictures'] as Pictures).map(asFile);
    const zone = canvasElement.querySelector('[data-component="DropZone"]')!;
    await expect(dropOn(zone, mast!, buoy!)).toBe(true);
    await expect(await canvas.findByRole('button', { name: 'Add More Images (3/4)' })).toBeVisible();
    await expect(namesIn(canvas)).toEqual(['1: quay.png', '2: mast.png', '3: buoy.png']);
    await expect(args.onFilesChanged).toHaveBeenCalledTimes(1);
  },
};

export const RemovesAndReorders: Story = {
  name: 'Pictures are removed and put into another order (A271)',
  render: holding(3),
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('img').map((each) => each.getAttribute('alt'));
    await expect(names()).toEqual(['1: quay.png', '2: mast.png', '3: buoy.png']);
    await userEvent.click(canvas.getByRole('button', { name: 'Move buoy.png earlier' }));
    await expect(names()).toEqual(['1: quay.png', '2: buoy.png', '3: mast.png']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove quay.png' }));
    await expect(names()).toEqual(['1: buoy.png', '2: mast.png']);
  },
};

export const ARemovalIsSaidAndHandsTheFocusOn: Story = {
  name: 'A removal is said, and the focus goes to the next file, then back to the zone (A271)',
  render: holding(3),
  play: async ({ canvas, userEvent }) => {
    const removal = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` });
    removal('mast.png').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(removal('buoy.png')).toHaveFocus());
    await expect(canvas.getByText('mast.png was removed')).toHaveRole('status');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add More Images (1/4)' })).toHaveFocus());
    removal('quay.png').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Choose/ })).toHaveFocus());
    await expect(canvas.getByText('quay.png was removed')).toHaveRole('status');
  },
};

export const WhatWasAddedIsSaid: Story = {
  name: 'What was added is said, and the focus stays in the zone (A271)',
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const [quay, mast] = (loaded['pictures'] as Pictures).map(asFile);
    (await canvas.findByRole('button', { name: /^Choose/ })).focus();
    const picker = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!;
    await userEvent.upload(picker, [quay!, mast!]);
    await expect(await canvas.findByText('Added quay.png, mast.png')).toHaveRole('status');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add More Images (2/4)' })).toHaveFocus());
  },
};

const namesIn = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  canvas.getAllByRole('img').map((each) => each.getAttribute('alt'));

export const MovesByKeyboardAndKeepsTheFocus: Story = {
  name: 'A picture is moved by keyboard, which is said, and keeps the focus (A271)',
  render: holding(3),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Move quay.png later' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(namesIn(canvas)).toEqual(['1: mast.png', '2: buoy.png', '3: quay.png']);
    await expect(canvas.getByText('quay.png is now 3 of 3')).toBeInTheDocument();
    const last = canvas.getByRole('button', { name: 'Move quay.png later' });
    await waitFor(() => expect(last).toHaveFocus());
    await expect(last).toHaveAttribute('aria-disabled', 'true');
  },
};

export const IsDraggedToAnotherPlace: Story = {
  name: 'A picture is dragged to another place (A271)',
  render: holding(3),
  play: async ({ args, canvas, canvasElement }) => {
    const faces = [...canvasElement.querySelectorAll<HTMLElement>('[data-part="face"]')];
    const middle = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return {
        pointerId: 1,
        isPrimary: true,
        button: 0,
        clientX: left + width / 2,
        clientY: top + height / 2,
      };
    };
    const [first, , third] = faces;
    const goal = middle(third!);
    // A pointer that was never really there can't be captured.
    first!.setPointerCapture = () => {};
    await fireEvent.pointerDown(first!, middle(first!));
    await fireEvent.pointerMove(first!, goal);
    await expect(namesIn(canvas)).toEqual(['1: mast.png', '2: buoy.png', '3: quay.png']);
    await expect(args.onFilesChanged).not.toHaveBeenCalled();
    await fireEvent.pointerUp(first!, goal);
    await expect(args.onFilesChanged).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText('quay.png is now 3 of 3')).toBeInTheDocument();
  },
};

export const ADragThatIsBrokenOffChangesNothing: Story = {
  name: 'A drag that is broken off changes nothing',
  render: holding(2),
  play: async ({ args, canvas, canvasElement }) => {
    const [first, second] = [...canvasElement.querySelectorAll<HTMLElement>('[data-part="face"]')];
    const { left, top } = second!.getBoundingClientRect();
    first!.setPointerCapture = () => {};
    await fireEvent.pointerDown(first!, { pointerId: 1, isPrimary: true, button: 0 });
    await fireEvent.pointerMove(first!, { pointerId: 1, clientX: left + 20, clientY: top + 20 });
    await fireEvent.pointerCancel(first!, { pointerId: 1 });
    await expect(namesIn(canvas)).toEqual(['1: quay.png', '2: mast.png']);
    await expect(args.onFilesChanged).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { tags: ['picture'], args: { isDisabled: true }, render: holding(2) };

export const RightToLeft: Story = { tags: ['picture'], globals: { locale: 'ar' }, render: holding(3) };

export const AdvisesOnSmallPictures: Story = {
  name: 'Small pictures are advised on and taken (A273, D17)',
  render: (args, { loaded }) => (
    <KeepingList {...args} first={(loaded['pictures'] as Pictures).slice(3, 4)} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/gull\.png is 200 by 140 pixels, only 140 high/)).toBeVisible();
  },
};

export const WhatIsRefusedIsSeen: Story = {
  name: 'Why a file is not taken is brought into sight, below whatever it lies',
  decorators: [
    (Shown) => (
      <div style={{ paddingBlockStart: '95vh' }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const zone = canvasElement.querySelector('[data-component="DropZone"]')!;
    pasteInto(zone, new File(['words'], 'notes.txt', { type: 'text/plain' }));
    const said = await canvas.findByRole('alert');
    await waitFor(() => expect(said.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
};
