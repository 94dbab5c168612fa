import type { AnyTool } from '@kinora/contract';
import type { StudioModel } from '@kinora/studio-kit';
import { useEffect } from 'react';
import { network, useToasts } from '../../toasts.tsx';

/** What a stage says of the network is said there alone (D40). */
export function useSaidOnStage({ phase }: Pick<StudioModel<AnyTool>, 'phase'>): void {
  const toasts = useToasts();
  const isSaid =
    (phase.name === 'failed' && phase.problem.kind === 'Offline') ||
    (phase.name === 'running' && phase.isUnreached);
  useEffect(() => {
    if (isSaid) toasts.end(network);
  }, [isSaid, toasts]);
}
