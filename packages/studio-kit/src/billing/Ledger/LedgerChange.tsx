import type { ShownEntry } from '@kinora/contract';
import { Text } from '@kinora/design-system';
import type { LedgerLabels } from '../../labels/ledgerLabels.ts';
import { useReadable } from '../../labels/useReadable.ts';
import { change } from './Ledger.css.ts';

export interface LedgerChangeProps {
  entry: Pick<ShownEntry, 'kind' | 'balance_delta' | 'held_delta' | 'included_delta'>;
  said: LedgerLabels;
}

/** What a line moved: credits, included generations, or only what had been reserved before. One that an included generation paid for moved nothing more. */
export function LedgerChange({ entry, said }: LedgerChangeProps) {
  const readable = useReadable();
  const { kind, balance_delta, held_delta, included_delta } = entry;
  const isOnlyHeld = balance_delta === 0 && included_delta === 0;
  // Counted when it was reserved.
  if (kind === 'capture' && isOnlyHeld && held_delta === 0) return <Text size="sm">{said.tookIncluded}</Text>;
  return (
    <span className={change}>
      {/* What was taken when it was reserved moves nothing now: a nought would say that it cost nothing. */}
      {(balance_delta !== 0 || (isOnlyHeld && held_delta === 0)) && (
        <Text size="sm" isNumeric tone={balance_delta > 0 ? 'success' : 'primary'}>
          {readable.change(balance_delta)}
        </Text>
      )}
      {included_delta !== 0 && (
        <Text size="sm" isNumeric>
          <bdi>
            {readable.change(included_delta)}{' '}
            {Math.abs(included_delta) === 1 ? said.included.one : said.included.other}
          </bdi>
        </Text>
      )}
      {held_delta !== 0 && (
        <Text size="xs" tone="tertiary">
          <bdi>
            {held_delta > 0
              ? said.reserved(readable.number(held_delta))
              : said.fromReserved(readable.number(-held_delta))}
          </bdi>
        </Text>
      )}
    </span>
  );
}
