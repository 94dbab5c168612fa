import type { StudioLimits } from '@kinora/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { whoseIs } from './onTheWay.ts';
import type { StudioPort } from './studioPort.ts';
import { useLatest } from '../useLatest.ts';

/** Who is at the studio, and what they have to spend. */
export interface StudioAccount {
  readonly status: 'loading' | 'visitor' | 'member';
  /** null until known. */
  readonly limits: StudioLimits | null;
  /** They could not be read. */
  readonly isUnread?: boolean | undefined;
  /** And are being asked for again. */
  readonly isAskedAgain?: boolean | undefined;
  /** Goes up whenever somebody goes or makes room for somebody else: a studio of another epoch starts empty. */
  readonly sessionEpoch?: number | undefined;
  /** Asks the server again; answers with what it said. */
  refresh(): Promise<StudioLimits | null>;
}

interface Known extends Omit<StudioAccount, 'refresh'> {
  readonly sessionEpoch: number;
}

const unknown: Known = { status: 'loading', limits: null, sessionEpoch: 0 };

/** Reads the account through the port, unless the product already knows it and gives it. */
export function useStudioAccount(
  api: StudioPort,
  given?: StudioAccount,
  /** They are gone: what they left is to go before anybody sees it. */
  onLeft?: () => void,
): StudioAccount {
  const [own, setOwn] = useState(unknown);
  const isOwn = given === undefined;
  const left = useLatest(onLeft);
  const here = useRef<string | null>(null);
  const asked = useRef(0);
  const answered = useRef(0);

  const refresh = useCallback(async () => {
    const turn = ++asked.current;
    setOwn((before) => (before.isUnread ? { ...before, isAskedAgain: true } : before));
    try {
      const limits = await api.credits.limits();
      // An answer that a later one, or another person, came before is no news.
      if (turn > answered.current) {
        answered.current = turn;
        setOwn((before) => ({ ...before, limits, isUnread: false, isAskedAgain: false }));
      }
      return limits;
    } catch {
      // The badge then shows the price alone, and the server still judges.
      if (turn > answered.current)
        setOwn((before) => ({ ...before, isUnread: !before.limits, isAskedAgain: false }));
      return null;
    }
  }, [api]);

  useEffect(() => {
    if (!isOwn) return;
    return api.auth.onChange((_event, session) => {
      const person = whoseIs(session);
      const isOver = here.current !== null && here.current !== person;
      here.current = person;
      if (isOver) {
        answered.current = asked.current;
        left.current?.();
      }
      setOwn(({ limits, sessionEpoch }) => ({
        status: session ? 'member' : 'visitor',
        limits: isOver ? null : limits,
        sessionEpoch: sessionEpoch + Number(isOver),
      }));
      if (session) void refresh();
    });
  }, [api, isOwn, left, refresh]);

  return given ?? { ...own, refresh };
}
