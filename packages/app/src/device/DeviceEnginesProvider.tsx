import type { AnyDeviceTool, DeviceEngine } from '@kinora/contract';
import { createContext, use, type ReactNode } from 'react';

/** What does the work of each tool that runs where the person is. */
export type DeviceEngines = (tool: AnyDeviceTool) => DeviceEngine;

const DeviceEnginesContext = createContext<DeviceEngines | null>(null);

export interface DeviceEnginesProviderProps {
  engines: DeviceEngines;
  children: ReactNode;
}

export function DeviceEnginesProvider({ engines, children }: DeviceEnginesProviderProps) {
  return <DeviceEnginesContext value={engines}>{children}</DeviceEnginesContext>;
}

/** The engine of a tool on the device. */
export function useDeviceEngine(tool: AnyDeviceTool): DeviceEngine {
  const engines = use(DeviceEnginesContext);
  if (!engines)
    throw new Error(
      import.meta.env.PROD
        ? ''
        : 'useDeviceEngine was called outside a DeviceEnginesProvider, so nothing would do the work. ' +
            'Put a <DeviceEnginesProvider engines={…}> above this component; in tests and stories, give it a rehearsal.',
    );
  return engines(tool);
}
