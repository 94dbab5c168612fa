import type { ShownDevice } from '@kinora/contract';
import { Skeleton } from '@kinora/design-system';
import { fetchDialogs } from '../../late/lateCode.ts';
import { LostCode } from '../../late/LostCode.tsx';
import { useAwaitedCode } from '../../late/useAwaitedCode.ts';
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
  const [late, lost] = useAwaitedCode(true, fetchDialogs);
  return (
    <Section title={rest.words.sessions}>
      <Awaited what={sessions} words={rest.words} onReloadRequested={onReloadRequested}>
        {(known) =>
          late ? (
            <late.DeviceList {...rest} known={known} />
          ) : lost ? (
            <LostCode {...lost} />
          ) : (
            <Skeleton data-awaited shape="text" lines={4} />
          )
        }
      </Awaited>
    </Section>
  );
}
