import type { ShownDevice } from '@kinora/contract';
import { useFetchedWhen } from '@kinora/design-system';
import { fetchDialogs } from '../../late/lateCode.ts';
import { Awaited } from './Awaited.tsx';
import type { DeviceListProps } from './DeviceList.tsx';
import type { Loaded } from './loaded.ts';
import { Section } from './Section.tsx';

export interface SessionsSectionProps extends Omit<DeviceListProps, 'known'> {
  sessions: Loaded<readonly ShownDevice[]>;
  onReloadRequested: () => void;
}

const loading = { is: 'loading' } as const;

/** Where the account is signed in, and the way out of each; the list's code comes with what it lists. */
export function SessionsSection({ sessions, onReloadRequested, ...rest }: SessionsSectionProps) {
  const late = useFetchedWhen(true, fetchDialogs);
  const what = late || sessions.is === 'lost' ? sessions : loading;
  return (
    <Section title={rest.words.sessions}>
      <Awaited what={what} words={rest.words} onReloadRequested={onReloadRequested}>
        {(known) => late && <late.DeviceList {...rest} known={known} />}
      </Awaited>
    </Section>
  );
}
