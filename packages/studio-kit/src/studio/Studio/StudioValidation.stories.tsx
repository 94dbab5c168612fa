import { formWords, initialValues, seedanceText, wanImageToVideo, type AnyTool } from '@kinora/contract';
import { lanternTool, type FakeStudioApi } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { chosenPicture } from '../../testing/chosenPicture.ts';
import { ToolStudio } from './Studio.fixtures.tsx';

/** Whoever is brought to a control by Generate hears there what is wrong with it, and sees it once. */
const meta = {
  title: 'Studio Kit/Studio/Studio/Validation',
  component: ToolStudio,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ToolStudio>;

export default meta;
type Story = StoryObj<typeof meta>;

interface Refused {
  tool: AnyTool;
  input: string;
  /** What the engine has of it. */
  accepts: readonly (string | number | boolean)[];
  /** What is chosen. */
  value: string | number | boolean;
  role: 'radiogroup' | 'switch' | 'button';
  name: RegExp;
}

const refused = ({ tool, input, accepts, value, role, name }: Refused): Story => ({
  args: {
    tool,
    onApi: (made: FakeStudioApi) => {
      made.generate.capabilities = async () => ({
        engine: 'Small',
        tools: {
          [tool.id]: {
            accepts: { [input]: [...accepts] },
            reportsProgress: true,
            refundsCancelled: 'queued',
          },
        },
      });
    },
  },
  render: (args, { loaded }) => (
    <ToolStudio
      {...args}
      draft={{ ...initialValues(tool), prompt: 'Snow falls', ...loaded, [input]: value }}
    />
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const place = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLElement>(`[data-input="${input}"]`);
      if (!found) throw new Error(`No place for ${input}.`);
      return found;
    });
    const control = await within(place).findByRole(role, { name });
    const said = await waitFor(async () => {
      const line = place.querySelector('[data-part="limit"]');
      await expect(line).toHaveTextContent(/is not offered by the engine in use here/);
      return line!.textContent;
    });
    await expect(place.querySelector('[data-part="error"]')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${tool.words.generate}`) }));
    // What is described, and not the way back beside it.
    await waitFor(() => expect(control.contains(document.activeElement)).toBe(true));
    await expect(control).toHaveAccessibleDescription(expect.stringContaining(said));
    // A button can't be invalid: what stands around the list is.
    if (role === 'button') await expect(place.querySelector('[data-invalid]')).not.toBeNull();
    else await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(place.querySelector('[data-part="error"]')).toHaveTextContent(said);
    await expect(place.querySelector('[data-part="limit"]')).toBeNull();
    // What was wrong is put right without the place folding away under whoever did it.
    const reset = place.querySelector<HTMLElement>('[data-component="ChangedMark"] button');
    await userEvent.click(reset!);
    await expect(place.querySelector('[data-part="error"]')).toBeNull();
    await expect(place.querySelector('[data-component="ChangedMark"]')).toBeNull();
    await expect(control).not.toHaveAttribute('aria-invalid', 'true');
    await expect(place.contains(document.activeElement)).toBe(true);
    await expect(control).toBeVisible();
  },
});

export const OfARange: Story = {
  name: 'The reason is said of a number, which is a choice where it can be a few things only',
  ...refused({
    tool: wanImageToVideo as unknown as AnyTool,
    input: 'duration',
    accepts: [3, 5],
    value: 8,
    role: 'radiogroup',
    name: /^Duration/,
  }),
  loaders: [() => ({ image: chosenPicture(1280, 720, 'harbour-at-dawn.png') })],
};

export const OfASlider: Story = {
  name: 'Of a number that is handed over and lies beyond its slider: it is said there, and over with the next choice',
  args: { tool: wanImageToVideo as unknown as AnyTool },
  loaders: [() => ({ image: chosenPicture(1280, 720, 'harbour-at-dawn.png') })],
  render: (args, { loaded }) => (
    <ToolStudio
      {...args}
      draft={{ ...initialValues(wanImageToVideo), prompt: 'Snow falls', ...loaded, duration: 99 }}
    />
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { label, min, max, step } = wanImageToVideo.inputs.duration;
    const said = formWords.outOfRange(label, min, max, step);
    await canvas.findByRole('slider', { name: label });
    const place = canvasElement.querySelector<HTMLElement>('[data-input="duration"]')!;
    const slider = () => within(place).getByRole('slider');
    await userEvent.click(canvas.getByRole('button', { name: /^Generate Video/ }));
    await waitFor(() => expect(slider()).toHaveFocus());
    await expect(place.querySelector('[data-part="error"]')).toHaveTextContent(said);
    await expect(slider()).toHaveAttribute('aria-invalid', 'true');
    await expect(slider()).toHaveAccessibleDescription(expect.stringContaining(said));
    slider().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(place.querySelector('[data-part="error"]')).toBeNull());
    await expect(slider()).not.toHaveAttribute('aria-invalid', 'true');
  },
};

export const OfOptionsSideBySide: Story = {
  name: 'The reason is said of options that stand side by side',
  ...refused({
    tool: seedanceText as unknown as AnyTool,
    input: 'duration',
    accepts: [5],
    value: 10,
    role: 'radiogroup',
    name: /^Duration/,
  }),
};

export const OfOptionsInAList: Story = {
  name: 'The reason is said of options in a list',
  ...refused({
    tool: lanternTool as unknown as AnyTool,
    input: 'glass',
    accepts: ['clear'],
    value: 'amber',
    role: 'button',
    name: /Glass$/,
  }),
};

export const OfASwitch: Story = {
  name: 'The reason is said of a switch',
  ...refused({
    tool: seedanceText as unknown as AnyTool,
    input: 'cameraFixed',
    accepts: [false],
    value: true,
    role: 'switch',
    name: /^Fix Camera Position/,
  }),
};

export const OfAFieldOnAPhone: Story = {
  args: { tool: wanImageToVideo },
  name: 'What is lacking on the stage of a phone is said there, and not under the button too',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const line = wanImageToVideo.inputs.image.missing;
    await userEvent.click(await canvas.findByRole('button', { name: /^Generate Video/ }));
    const isSeen = (part: Element) => part.getBoundingClientRect().height > 1;
    const place = canvasElement.querySelector('[data-input="image"]')!;
    await waitFor(() => expect(within(place as HTMLElement).getByText(line)).toBeVisible());
    await expect(isSeen(canvasElement.querySelector('[data-part="missing"]')!)).toBe(false);
  },
};

export const OfASettingOnAPhone: Story = {
  ...OfOptionsSideBySide,
  name: 'What the button of a phone waits for stands in it; a press says which setting that is put away is wrong, and the way to it has the focus',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const said = /is not offered by the engine in use here/;
    const reason = await waitFor(() => {
      const found = canvasElement.querySelector('[data-part="missing"]');
      if (!found) throw new Error('Nothing is missing.');
      return found;
    });
    const generate = canvas.getByRole('button', { name: /^Generate Video/ });
    // It is seen before any press, in the button itself, under its words, and nowhere else.
    const within = getComputedStyle(generate.querySelector('[data-reason]')!, '::after');
    await expect(within.content).toMatch(said);
    await expect(Number.parseFloat(within.height)).toBeGreaterThan(10);
    await expect(reason.getBoundingClientRect().height).toBeLessThan(2);
    await userEvent.click(generate);
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Settings/ })).toHaveFocus());
    await expect(reason).toHaveTextContent(said);
    await expect(reason.getBoundingClientRect().height).toBeGreaterThan(10);
    await waitFor(() =>
      expect(canvas.getAllByRole('status').some(({ textContent }) => said.test(textContent))).toBe(true),
    );
  },
};
