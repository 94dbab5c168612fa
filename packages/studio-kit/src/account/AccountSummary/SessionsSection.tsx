import type { ShownDevice } from '@kinora/contract';
import { Skeleton, useFetchedWhen } from '@kinora/design-system';
import { fetchDialogs } from '../../late/lateCode.ts';
import { Awaited } from './Awaited.tsx';
import type { DeviceListProps } from './DeviceList.tsx';
import type { Loaded } from './loaded.ts';
import { Section } from './Section.tsx';

export interface SessionsSectionProps extends Omit<DeviceListProps, 'known'> {
  sessions: Loaded<readonly ShownDevice[]>;
  onReloadRequested: () => void;
}

/** Where the account is signed in, and the way out of each; the list's code comes with what it lists. */
export function SessionsSection({ sessions, onReloadRequested, ...rest }: SessionsSectionProps) {
  const late = useFetchedWhen(true, fetchDialogs);
  return (
    <Section title={rest.words.sessions}>
      <Awaited what={sessions} words={rest.words} onReloadRequested={onReloadRequested}>
        {(known) =>
          late ? (
            <late.DeviceList {...rest} known={known} />
          ) : (
            <Skeleton data-awaited shape="text" lines={4} />
          )
        }
      </Awaited>
    </Section>
  );
}
