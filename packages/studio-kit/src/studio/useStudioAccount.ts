import type { StudioApi, VideoLimits } from '@kinora/contract';
import { useCallback, useEffect, useState } from 'react';

/** Who is at the studio, and what they have to spend. */
export interface StudioAccount {
  readonly status: 'loading' | 'visitor' | 'member';
  /** null until known. */
  readonly limits: VideoLimits | null;
  /** Asks the server again; answers with what it said. */
  refresh(): Promise<VideoLimits | null>;
}

/** Reads the account through the port, unless the product already knows it and gives it. */
export function useStudioAccount(api: StudioApi, given?: StudioAccount): StudioAccount {
  const [status, setStatus] = useState<StudioAccount['status']>('loading');
  const [limits, setLimits] = useState<VideoLimits | null>(null);
  const isOwn = given === undefined;

  const refresh = useCallback(async () => {
    try {
      const fresh = await api.credits.limits();
      setLimits(fresh);
      return fresh;
    } catch {
      // The badge then shows the price alone, and the server still judges.
      return null;
    }
  }, [api]);

  useEffect(() => {
    if (!isOwn) return;
    return api.auth.onChange((_event, session) => {
      setStatus(session ? 'member' : 'visitor');
      if (session) void refresh();
      else setLimits(null);
    });
  }, [api, isOwn, refresh]);

  return given ?? { status, limits, refresh };
}
