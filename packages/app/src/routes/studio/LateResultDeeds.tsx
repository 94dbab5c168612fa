import type { FinishedEvent } from '@kinora/studio-kit';
import { useEffect, useState, type ComponentType } from 'react';

const fetchDeeds = async () => ({ Deeds: (await import('./ResultDeeds.tsx')).ResultDeeds });

/** Come with the first result; without a network they wait for one. */
export function LateResultDeeds(made: FinishedEvent) {
  const [late, setLate] = useState<{ Deeds: ComponentType<FinishedEvent> } | null>(null);
  useEffect(() => {
    const ask = () => void fetchDeeds().then(setLate, () => {});
    ask();
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  }, []);
  return late && <late.Deeds {...made} />;
}
