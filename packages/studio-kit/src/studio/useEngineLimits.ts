import {
  engineLimits,
  type Draft,
  type EngineLimits,
  type Runner,
  type StudioTool,
  type ToolCapabilities,
} from '@kinora/contract';
import { useLocale } from '@kinora/design-system';
import { useEffect, useMemo, useState } from 'react';
import { useKitLabels } from '../labels/index.ts';
import { studioLabels } from '../labels/studioLabels.ts';

/** Asks once what the engine can do, so that what it can't is said before anybody presses. */
export function useEngineLimits<T extends StudioTool>(
  tool: T,
  runner: Runner<T>,
  draft: Draft<T>,
): EngineLimits {
  const [known, setKnown] = useState<ToolCapabilities | null | undefined>(undefined);
  const words = useKitLabels('studio', studioLabels);
  const { locale } = useLocale();
  useEffect(() => {
    const asking = new AbortController();
    runner.capabilities(tool, { signal: asking.signal }).then(
      (answer) => asking.signal.aborted || setKnown(answer),
      // The server still judges every request.
      () => {},
    );
    return () => asking.abort();
  }, [runner, tool]);
  return useMemo(() => engineLimits(tool, draft, known, words, locale), [draft, known, locale, tool, words]);
}
