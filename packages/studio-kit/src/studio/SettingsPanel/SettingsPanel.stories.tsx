import {
  change,
  initialValues,
  seedanceText,
  type AnyTool,
  type Draft,
  type EngineLimit,
} from '@kinora/contract';
import { lanternTool } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SettingsButton } from './SettingsButton.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';

interface ShownProps {
  tool: AnyTool;
  changes?: Readonly<Record<string, unknown>>;
  limits?: Readonly<Record<string, EngineLimit>>;
  wrongInput?: string;
  /** Behind the button, as where there is no room for it. */
  isBehindButton?: boolean;
  isDisabled?: boolean;
  onValueChanged: (input: string, value: unknown) => void;
}

function Shown({
  tool,
  changes,
  limits,
  wrongInput,
  isBehindButton,
  isDisabled = false,
  onValueChanged,
}: ShownProps) {
  const [draft, setDraft] = useState<Draft<AnyTool>>(
    () => ({ ...initialValues(tool), ...changes }) as Draft<AnyTool>,
  );
  const panel = (
    <SettingsPanel
      tool={tool}
      draft={draft}
      errorMessage={
        wrongInput === undefined ? null : { input: wrongInput, message: 'A whole number, please' }
      }
      notes={{}}
      limits={limits}
      isDisabled={isDisabled}
      onValueChanged={(input, value) => {
        setDraft((before) => change(tool, before, input, value).draft);
        onValueChanged(input, value);
      }}
      onGenerateRequested={() => {}}
    />
  );
  return isBehindButton ? (
    <SettingsButton tool={tool} draft={draft}>
      {panel}
    </SettingsButton>
  ) : (
    panel
  );
}

const meta = {
  title: 'Studio Kit/Studio/SettingsPanel',
  component: Shown,
  args: { tool: seedanceText, onValueChanged: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '21rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Some settings are in sight, and others behind More',
  tags: ['picture', 'narrow', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveAttribute('aria-expanded', 'false');
    await expect(await canvas.findByRole('radiogroup', { name: /Resolution/ })).toBeVisible();
  },
};

export const Changed: Story = {
  name: 'Changed settings are marked, can be reset, and keep More open',
  tags: ['picture'],
  args: { changes: { cameraFixed: true, duration: 10 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /More/ })).toHaveAttribute('aria-expanded', 'true');
    await expect(await canvas.findByText('changed')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Reset fix camera position' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Reset duration' })).toBeVisible();
  },
};

export const MoreOpensByKeyboard: Story = {
  name: 'More opens by keyboard, and what is changed in it can be reset',
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'More' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    const camera = await canvas.findByRole('switch', { name: /Fix Camera Position/i });
    await expect(camera).toBeVisible();
    camera.focus();
    await userEvent.keyboard(' ');
    await expect(args.onValueChanged).toHaveBeenCalledWith('cameraFixed', true);
    await expect(await canvas.findByText('changed')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset fix camera position' }));
    await expect(args.onValueChanged).toHaveBeenLastCalledWith('cameraFixed', false);
    await expect(canvas.queryByText('changed')).toBeNull();
  },
};

const resetAll: NonNullable<Story['play']> = async ({ args, canvas, userEvent }) => {
  // Some editors come late.
  const resets = await waitFor(() => {
    const found = canvas.getAllByRole('button', { name: /^Reset/ });
    if (found.length < Object.keys(args.changes!).length) throw new Error('More are to come.');
    return found;
  });
  for (const { ariaLabel } of resets) {
    const setting = ariaLabel!.replace('Reset ', '');
    canvas.getByRole('button', { name: ariaLabel! }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: ariaLabel! })).toBeNull();
    const focused = document.activeElement as HTMLElement;
    const field = focused.closest<HTMLElement>('[role=radiogroup], [data-component]')!;
    await expect(field.textContent.toLowerCase()).toContain(setting);
    if (focused.matches('[type=radio]')) await expect(focused).toBeChecked();
    await expect(focused).not.toHaveRole('spinbutton');
  }
};

export const ResetsHandTheFocusOn: Story = {
  name: 'A reset hands the focus to its field: a slider, a switch',
  args: { tool: lanternTool, changes: { slides: 4, flicker: true } },
  play: async (context) => {
    await resetAll(context);
    await waitFor(() => expect(context.canvas.getByRole('switch', { name: 'Flicker' })).toHaveFocus());
  },
};

export const ResetsOfSeveralHandTheFocusOn: Story = {
  name: 'A reset hands the focus to what is chosen now, of several',
  args: { changes: { model: 'lite', resolution: '480p', duration: 10 } },
  play: resetAll,
};

export const AnErrorMessageOpensMore: Story = {
  name: 'A setting that is wrong is in sight, with what is wrong',
  tags: ['picture'],
  args: { wrongInput: 'seed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A whole number, please')).toBeVisible();
  },
};

export const TheEngineCannotDoAll: Story = {
  name: 'What the engine cannot do is said, with what to choose',
  tags: ['picture'],
  args: {
    changes: { duration: 10 },
    limits: {
      resolution: { line: 'Resolution: the engine in use here offers 1080p.', isBroken: false },
      duration: {
        line: 'Duration 10 s is not offered by the engine in use here. Choose 5 s.',
        isBroken: true,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Choose 5 s/)).toBeVisible();
  },
};

export const Disabled: Story = { tags: ['picture'], args: { isDisabled: true } };

export const FewNeedNoMore: Story = {
  name: 'A few settings are all in sight, and need no More',
  args: { tool: lanternTool },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'More' })).toBeNull();
    await expect(canvas.getByRole('slider', { name: 'Slides' })).toBeVisible();
  },
};

export const RightToLeft: Story = { tags: ['picture'], globals: { locale: 'ar' } };

export const ComesUpAsASheet: Story = {
  name: 'The settings of a phone come up as a sheet, and its button has the focus again',
  globals: { viewport: { value: 'phone' } },
  args: { tool: lanternTool, isBehindButton: true, changes: { flicker: true } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Settings.*1 changed/ });
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: 'Settings' });
    await waitFor(() => expect(sheet).toBeVisible());
    await userEvent.click(await screen.findByRole('switch', { name: 'Flicker' }));
    await expect(args.onValueChanged).toHaveBeenCalledWith('flicker', false);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Settings' })).toHaveFocus());
  },
};
