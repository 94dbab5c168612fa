import { deviceName, type ShownDevice } from '@kinora/contract';
import { Badge, Button, Inline, Stack, Text, Timestamp } from '@kinora/design-system';
import type { AccountWords } from '../../labels/accountLabels.ts';
import { sessionLabels } from '../../labels/sessionLabels.ts';
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
      <ul ref={list} className={listClass} aria-label={text.sessions}>
        {known.map(({ id, user_agent, last_used_at, is_current }) => {
          const device = deviceName(user_agent) ?? text.unknownDevice;
          return (
            <li key={id} className={row}>
              <Stack gap={2}>
                <Text weight="medium">{device}</Text>
                <Text size="sm" tone="tertiary">
                  {/* What the server noted of it is minutes old. */}
                  {is_current ? (
                    text.usedNow
                  ) : (
                    <>
                      {text.lastUsed} <Timestamp value={last_used_at} />
                    </>
                  )}
                </Text>
              </Stack>
              {is_current ? (
                <Badge tone="success">{text.thisDevice}</Badge>
              ) : (
                <Button size="sm" aria-label={text.signOutOf(device)} {...ends(id)}>
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
