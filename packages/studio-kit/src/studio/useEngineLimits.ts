import {
  engineLimits,
  type AnyTool,
  type Capabilities,
  type Draft,
  type EngineLimits,
} from '@kinora/contract';
import { useLocale } from '@kinora/design-system';
import { useEffect, useMemo, useState } from 'react';
import { useKitLabels } from '../labels/index.ts';
import { studioLabels } from '../labels/studioLabels.ts';
import type { StudioPort } from './studioPort.ts';

/** Asks once what the engine can do, so that what it can't is said before anybody presses. */
export function useEngineLimits<T extends AnyTool>(tool: T, api: StudioPort, draft: Draft<T>): EngineLimits {
  const [known, setKnown] = useState<Capabilities | null>(null);
  const words = useKitLabels('studio', studioLabels);
  const { locale } = useLocale();
  useEffect(() => {
    const asking = new AbortController();
    api.generate.capabilities({ signal: asking.signal }).then(
      (answer) => asking.signal.aborted || setKnown(answer),
      // The server still judges every request.
      () => {},
    );
    return () => asking.abort();
  }, [api]);
  return useMemo(
    () => engineLimits(tool, draft, known?.tools[tool.id], words, locale),
    [draft, known, locale, tool, words],
  );
}
