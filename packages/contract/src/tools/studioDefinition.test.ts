import { expect, it } from 'vitest';
import { captionTool } from '../testing/tools/caption.ts';
import { lanternTool } from '../testing/tools/lantern.ts';
import { alone, mode, toolBeside, type ServerStudio, type StudioDefinition } from './studioDefinition.ts';
import { studioPages } from './studioPages.ts';

const onServer = alone(studioPages.wan, lanternTool);
const onDevice = alone(studioPages.upscale, captionTool);
const severalModes: ServerStudio['modes'] = [mode('one', lanternTool), mode('two', lanternTool)];

it('a studio that no screen could show whole is no studio', () => {
  const written: StudioDefinition[] = [
    // @ts-expect-error: people with models of their own have one tool to use them with
    { ...onServer, modes: severalModes, withModel: lanternTool },
    // @ts-expect-error: a tab of a page on the device is shown by nobody
    { ...onDevice, modes: [...onDevice.modes, ...onDevice.modes] },
    // @ts-expect-error: a page on a server has no tool of the device
    { ...onServer, modes: [...onServer.modes, ...onDevice.modes] },
    // @ts-expect-error: what a device rehearses is a training
    { ...onDevice, training: lanternTool },
  ];
  // @ts-expect-error: where a page says that the work is done, it is
  written.push(alone(studioPages.wan, captionTool));
  expect(written).toHaveLength(5);
});

it('a studio knows what there is beside it, of whichever sort', () => {
  expect(toolBeside(onServer)).toBeUndefined();
  expect(toolBeside({ ...onServer, withModel: lanternTool })).toBe(lanternTool);
  expect(toolBeside(onDevice)).toBeUndefined();
});
