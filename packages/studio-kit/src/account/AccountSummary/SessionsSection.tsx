import { deviceName, type ShownDevice } from '@kinora/contract';
import { Badge, Button, Inline, Stack, Text, Timestamp } from '@kinora/design-system';
import type { AccountWords } from '../../labels/accountLabels.ts';
import { list, row } from './AccountSummary.css.ts';
import { Awaited } from './Awaited.tsx';
import type { Loaded } from './loaded.ts';
import { Section } from './Section.tsx';

export interface SessionsSectionProps {
  sessions: Loaded<readonly ShownDevice[]>;
  words: AccountWords;
  onReloadRequested: () => void;
  onSessionEnded: (event: { id: string }) => void;
  onOtherSessionsEnded: () => void;
}

/** Where the account is signed in, and the way out of each. */
export function SessionsSection({
  sessions,
  words,
  onReloadRequested,
  onSessionEnded,
  onOtherSessionsEnded,
}: SessionsSectionProps) {
  return (
    <Section title={words.sessions}>
      <Awaited what={sessions} {...{ words, onReloadRequested }}>
        {(known) => (
          <Stack gap={12}>
            <ul className={list} aria-label={words.sessions}>
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
                      <Button
                        size="sm"
                        aria-label={words.signOutOf(device)}
                        onPress={() => onSessionEnded({ id })}
                      >
                        {words.signOutDevice}
                      </Button>
                    )}
                  </li>
                );
              })}
            </ul>
            {known.some(({ is_current }) => !is_current) && (
              <Inline>
                <Button variant="ghost" onPress={onOtherSessionsEnded}>
                  {words.signOutOthers}
                </Button>
              </Inline>
            )}
          </Stack>
        )}
      </Awaited>
    </Section>
  );
}
