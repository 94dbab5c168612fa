import type { AnyTool, Runner } from '@kinora/contract';
import { useMemo } from 'react';
import { useKitLabels } from '../../labels/index.ts';
import { studioLabels } from '../../labels/studioLabels.ts';
import type { StudioPort } from '../studioPort.ts';
import { useLatest } from '../../useLatest.ts';
import { serverRunner } from './serverRunner.ts';

/** The same for as long as the port is. */
export function useServerRunner(api: StudioPort): Runner<AnyTool> {
  const words = useLatest(useKitLabels('studio', studioLabels));
  return useMemo(() => serverRunner(api, () => words.current), [api, words]);
}
