import { bringStudio, callsServer } from '@kinora/contract';
import { DeviceScreen } from './DeviceScreen.tsx';

/** The screen of a tool that runs on the device. Training may run elsewhere too, and what that needs comes with it. */
export async function loadDevice(id: string) {
  const studio = await bringStudio(id);
  const tool = studio?.modes[0].tool;
  if (!tool || callsServer(tool))
    throw new Error(`No tool on the device is called '${id}': the route table names one that is not there.`);
  // A device makes no models: it rehearses what a server with a trainer does (D32).
  const { beside } = studio;
  if (beside?.makes === 'model') {
    const { TrainScreen } = await import('../train-model/TrainScreen.tsx');
    return { Component: () => <TrainScreen rehearsal={tool} training={beside} /> };
  }
  return { Component: () => <DeviceScreen tool={tool} /> };
}
