import { bringStudio } from '@kinora/contract';
import { DeviceScreen } from './DeviceScreen.tsx';

/** The screen of a tool that runs on the device. Training may run elsewhere too, and what that needs comes with it. */
export async function loadDevice(id: string) {
  const studio = await bringStudio(id);
  if (studio?.runs !== 'device')
    throw new Error(
      import.meta.env.PROD
        ? ''
        : `No tool on the device is called '${id}': the route table names one that is not there.`,
    );
  const [{ tool }] = studio.modes;
  // A device makes no models: it rehearses what a server with a trainer does (D32).
  const { training } = studio;
  if (training) {
    const { TrainScreen } = await import('../train-model/TrainScreen.tsx');
    return { Component: () => <TrainScreen rehearsal={tool} training={training} /> };
  }
  return { Component: () => <DeviceScreen tool={tool} /> };
}
