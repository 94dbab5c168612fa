// @vitest-environment happy-dom
import { bringStudio, type AnyDeviceTool, type AnyTool, type StudioTool } from '@kinora/contract';
import { apprenticeTool, captionTool, lanternTool, tideStudio } from '@kinora/contract/testing';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { DeviceScreen } from '../device/DeviceScreen.tsx';
import { loadDevice } from '../device/loadDevice.tsx';
import { TrainScreen } from '../train-model/TrainScreen.tsx';
import { loadStudio } from './loadStudio.tsx';
import ModeStudioScreen from './ModeStudioScreen.tsx';
import { OwnModelsScreen } from './OwnModelsScreen.tsx';
import { StudioScreen } from './StudioScreen.tsx';

vi.mock(import('@kinora/contract'), async (original) => ({
  ...(await original()),
  bringStudio: vi.fn(),
}));

const page = { ...tideStudio, id: 'new' };
const modesOf = <T extends StudioTool>(tool: T) => [{ id: tool.id, title: tool.title, tool }] as const;
const onServer = { ...page, modes: modesOf<AnyTool>(lanternTool) };
const onDevice = { ...page, runs: 'device', modes: modesOf<AnyDeviceTool>(captionTool) } as const;
const screenOf = ({ Component }: { Component: () => ReactElement }) => Component().type;

it.each([
  ['one tool', onServer, loadStudio, StudioScreen],
  ['several tools', tideStudio, loadStudio, ModeStudioScreen],
  [
    'a tool beside one that is made with trained models',
    { ...onServer, withModel: { ...lanternTool, madeWith: 'prompt' } },
    loadStudio,
    OwnModelsScreen,
  ],
  ['a tool on the device', onDevice, loadDevice, DeviceScreen],
  ['a tool that rehearses a training', { ...onDevice, training: apprenticeTool }, loadDevice, TrainScreen],
])(
  'a studio that nobody has seen before has the screen of what it holds: %s',
  async (_what, studio, load, screen) => {
    vi.mocked(bringStudio).mockResolvedValue(studio);
    expect(screenOf(await load('new'))).toBe(screen);
  },
);
