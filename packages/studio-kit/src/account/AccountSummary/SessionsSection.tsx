import { deviceName, type ShownDevice } from '@kinora/contract';
import { Badge, Button, Inline, Stack, Text, Timestamp } from '@kinora/design-system';
import type { AccountWords } from '../../labels/accountLabels.ts';
import { list as listClass, row } from './AccountSummary.css.ts';
import { Awaited } from './Awaited.tsx';
import type { Loaded } from './loaded.ts';
import { Section } from './Section.tsx';
import { useFocusBesideGone } from './useFocusBesideGone.ts';

interface Devices {
  words: AccountWords;
  /** Those whose session is about to end, by their ids; null is all the others. */
  ending: readonly (string | null)[];
  onSessionEnded: (event: { id: string }) => void;
  onOtherSessionsEnded: () => void;
}

export interface SessionsSectionProps extends Devices {
  sessions: Loaded<readonly ShownDevice[]>;
  onReloadRequested: () => void;
}

/** Where the account is signed in, and the way out of each. */
export const SessionsSection = ({ sessions, onReloadRequested, ...rest }: SessionsSectionProps) => (
  <Section title={rest.words.sessions}>
    <Awaited what={sessions} words={rest.words} onReloadRequested={onReloadRequested}>
      {(known) => <DeviceList {...rest} known={known} />}
    </Awaited>
  </Section>
);

function DeviceList({
  known,
  words,
  ending,
  onSessionEnded,
  onOtherSessionsEnded,
}: Devices & { known: readonly ShownDevice[] }) {
  const { list, onPress } = useFocusBesideGone(known);
  const ends = (id: string | null) => ({
    isPending: ending.includes(id),
    onPress: (event: { target: Element }) => {
      onPress(event);
      if (id === null) onOtherSessionsEnded();
      else onSessionEnded({ id });
    },
  });
  return (
    <Stack gap={12}>
      <ul ref={list} className={listClass} aria-label={words.sessions}>
        {known.map(({ id, user_agent, last_used_at, is_current }) => {
          const device = deviceName(user_agent) ?? words.unknownDevice;
          return (
            <li key={id} className={row}>
              <Stack gap={2}>
                <Text weight="medium">{device}</Text>
                <Text size="sm" tone="tertiary">
                  {/* What the server noted of it is minutes old. */}
                  {is_current ? (
                    words.usedNow
                  ) : (
                    <>
                      {words.lastUsed} <Timestamp value={last_used_at} />
                    </>
                  )}
                </Text>
              </Stack>
              {is_current ? (
                <Badge tone="success">{words.thisDevice}</Badge>
              ) : (
                <Button size="sm" aria-label={words.signOutOf(device)} {...ends(id)}>
                  {words.signOutDevice}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {known.some(({ is_current }) => !is_current) && (
        <Inline>
          <Button variant="ghost" {...ends(null)}>
            {words.signOutOthers}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
