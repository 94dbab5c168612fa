import { deviceName, type ShownDevice } from '@kinora/contract';
import { Badge, Button, Inline, Stack, Text, Timestamp } from '@kinora/design-system';
import { useId } from 'react';
import type { AccountWords } from '../../labels/accountLabels.ts';
import { sessionLabels } from '../../labels/sessionLabels.ts';
import { useReadable } from '../../labels/useReadable.ts';
import { list as listClass, row } from './AccountSummary.css.ts';
import { useFocusBesideGone } from './useFocusBesideGone.ts';

export interface DeviceListProps {
  known: readonly ShownDevice[];
  words: AccountWords;
  /** Those whose session is about to end, by their ids; null is all the others. */
  ending: readonly (string | null)[];
  onSessionEnded: (event: { id: string }) => void;
  onOtherSessionsEnded: () => void;
}

/** The devices, each with its way out. */
export function DeviceList({ known, words, ending, onSessionEnded, onOtherSessionsEnded }: DeviceListProps) {
  // What a product says otherwise is among the words that came at once.
  const text = { ...sessionLabels, ...words };
  // Whoever looks for another one begins with what they have in their hand.
  const shown = known.toSorted((one, other) => Number(other.is_current) - Number(one.is_current));
  const { list, onPress } = useFocusBesideGone(known);
  const { moment } = useReadable();
  const facts = useId();
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
      <ul ref={list} className={listClass} aria-label={text.sessions}>
        {shown.map(({ id, user_agent, created_at, last_used_at, is_current }) => {
          const device = deviceName(user_agent) ?? text.unknownDevice;
          return (
            <li key={id} className={row}>
              <Stack gap={2}>
                <Text weight="medium">{device}</Text>
                <Text id={`${facts}${id}`} size="sm" tone="tertiary">
                  {/* What the server noted of it is minutes old. */}
                  {is_current ? (
                    text.usedNow
                  ) : (
                    <>
                      {text.lastUsed} <Timestamp value={last_used_at} />
                    </>
                  )}
                  {' · '}
                  {text.since(moment(created_at))}
                </Text>
              </Stack>
              {is_current ? (
                <Badge tone="success">{text.thisDevice}</Badge>
              ) : (
                <Button
                  size="sm"
                  aria-label={text.signOutOf(device)}
                  aria-describedby={`${facts}${id}`}
                  {...ends(id)}
                >
                  {text.signOutDevice}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {known.some(({ is_current }) => !is_current) && (
        <Inline>
          <Button variant="ghost" {...ends(null)}>
            {text.signOutOthers}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
