import {
  createImage,
  editableInputs,
  catalogue,
  initialValues,
  validateDraft,
  priceOf,
  type AnyTool,
  type Draft,
} from '@kinora/contract';
import { mediaFileFixture } from '@kinora/contract/testing';
import { Grid, Heading, Stack } from '@kinora/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties, ReactNode } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { filledDraft } from '../../testing/filledDraft.ts';
import { matrixParameters } from '../../testing/sideBySide.tsx';
import { SettingsPanel } from '../SettingsPanel/index.ts';
import { ToolStudio } from './Studio.fixtures.tsx';

const tools: readonly AnyTool[] = catalogue;
const toolOf = (id: string) => tools.find((tool) => tool.id === id)!;

interface ShownProps {
  /** Any id of the catalogue. */
  id: string;
}

/** The studio of each tool of the catalogue: who adds a tool has its stories and pictures with it. */
const meta = {
  title: 'Studio Kit/Studio/Studio/Every tool',
  component: ({ id }: ShownProps) => <ToolStudio key={id} tool={toolOf(id)} />,
  parameters: { layout: 'fullscreen' },
  argTypes: { id: { control: 'select', options: tools.map(({ id }) => id) } },
  args: { id: 'cogvideox-5b' },
} satisfies Meta<ShownProps>;

export default meta;
type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

const studiosIn = ({ canvasElement }: Stage) =>
  tools.map((tool) => ({
    tool,
    studio: canvasElement.querySelector<HTMLElement>(`[data-component="Studio"][data-tool="${tool.id}"]`)!,
  }));

/** Every input that is shown has its place; the button and the price are the tool's own. */
async function expectWhole(tool: AnyTool, studio: HTMLElement, draft: object) {
  await expect(within(studio).getByRole('heading', { name: tool.title })).toBeVisible();
  for (const [name, input] of editableInputs(tool)) {
    const isShown = input.after === undefined || (draft as Record<string, unknown>)[input.after] !== null;
    await expect([tool.id, name, studio.querySelector(`[data-input="${name}"]`) !== null]).toEqual([
      tool.id,
      name,
      isShown,
    ]);
  }
  // The chosen options come late: all of them have arrived.
  await waitFor(() => expect(studio.querySelector('[data-awaited]')).toBeNull());
  const { total } = priceOf(tool, draft as Draft<AnyTool>);
  await expect(studio.querySelector('[data-component="CostBadge"]')).toHaveTextContent(`${total} credits`);
  const lacks = validateDraft(tool, draft as Draft<AnyTool>).length > 0;
  const button = within(studio).queryByRole('button', { name: new RegExp(`^${tool.words.generate}`) });
  await expect([tool.id, button !== null]).toEqual([tool.id, !(lacks && tool.button === 'appears')]);
  if (button && tool.button === undefined)
    await expect([tool.id, button.getAttribute('aria-disabled')]).toEqual([tool.id, lacks ? 'true' : null]);
}

export const One: Story = {};

const each = (draw: (tool: AnyTool) => ReactNode, minColumnWidth: string, style?: CSSProperties) => (
  <div style={{ padding: 24 }}>
    <Grid minColumnWidth={minColumnWidth} gap={32}>
      {tools.map((tool) => (
        <div key={tool.id} style={style}>
          {draw(tool)}
        </div>
      ))}
    </Grid>
  </div>
);

/** As on a phone, where the words and the button stay in view. */
const phone = { blockSize: '44rem', overflow: 'auto' } as const;

export const TheStageTakesTheChosenShape: Story = {
  name: 'The empty stage takes the shape of the result as soon as another is chosen (A215)',
  args: { id: 'create-image' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { options } = createImage.inputs.aspectRatio;
    await expect(options.length).toBeGreaterThan(2);
    for (const { value, label } of options) {
      await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(`^${label}`) }));
      const [across, down] = value.split(':').map(Number);
      await waitFor(() => {
        const shown = canvasElement.querySelector('[data-part="blank"] > div')!.getBoundingClientRect();
        return expect([value, (shown.width / shown.height).toFixed(2)]).toEqual([
          value,
          (across! / down!).toFixed(2),
        ]);
      });
    }
  },
};

export const AtRest: Story = {
  name: 'Every tool at rest has its inputs, its button and its price',
  tags: ['picture'],
  parameters: matrixParameters,
  render: () => each((tool) => <ToolStudio tool={tool} headingLevel={2} />, '22rem', phone),
  play: async (stage) => {
    for (const { tool, studio } of studiosIn(stage)) await expectWhole(tool, studio, initialValues(tool));
  },
};

export const FilledIn: Story = {
  name: 'Every tool that is filled in has its inputs, its button and its price',
  parameters: matrixParameters,
  loaders: [() => ({ drafts: Object.fromEntries(tools.map((tool) => [tool.id, filledDraft(tool)])) })],
  render: (_args, { loaded }) =>
    each(
      (tool) => <ToolStudio tool={tool} headingLevel={2} draft={loaded['drafts'][tool.id]} />,
      '22rem',
      phone,
    ),
  play: async (stage) => {
    for (const { tool, studio } of studiosIn(stage))
      await expectWhole(tool, studio, stage.loaded['drafts'][tool.id]);
  },
};

export const Settings: Story = {
  name: 'The settings of every tool are whole, with all that comes late',
  tags: ['picture'],
  parameters: matrixParameters,
  render: () =>
    each(
      (tool) => (
        <Stack gap={16} data-tool={tool.id}>
          <Heading level={1} size="sm">
            {tool.title}
          </Heading>
          <SettingsPanel
            tool={tool}
            // As if all were given that others wait for.
            draft={{ ...initialValues(tool), image: mediaFileFixture() } as Draft<AnyTool>}
            errorMessage={null}
            notes={{}}
            isDisabled={false}
            onValueChanged={() => {}}
            onGenerateRequested={() => {}}
          />
        </Stack>
      ),
      '20rem',
    ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-awaited]')).toBeNull());
  },
};
