import {
  engineLimits,
  offeredIn,
  type Draft,
  type EngineLimits,
  type Runner,
  type StudioTool,
  type ToolStanding,
} from '@kinora/contract';
import { useLocale } from '@kinora/design-system';
import { useEffect, useMemo, useState } from 'react';
import { useKitLabels } from '../labels/index.ts';
import { studioLabels } from '../labels/studioLabels.ts';

/** Asks once what can be had of a tool, so that what can't is said before anybody presses; and the tool as it is offered. */
export function useEngineLimits<T extends StudioTool>(
  asked: T,
  runner: Runner<T>,
  draft: Draft<T>,
): readonly [EngineLimits, T] {
  const [known, setKnown] = useState<ToolStanding>(undefined);
  const words = useKitLabels('studio', studioLabels);
  const { locale } = useLocale();
  useEffect(() => {
    const asking = new AbortController();
    runner.capabilities(asked, { signal: asking.signal }).then(
      (answer) => asking.signal.aborted || setKnown(answer),
      // The server still judges every request.
      () => {},
    );
    return () => asking.abort();
  }, [runner, asked]);
  const tool = useMemo(() => offeredIn(asked, known), [asked, known]);
  const limits = useMemo(
    () => engineLimits(tool, draft, known, words, locale),
    [draft, known, locale, tool, words],
  );
  return [limits, tool];
}
