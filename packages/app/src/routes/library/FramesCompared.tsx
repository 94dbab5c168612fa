import { historyWords, ratioOfSides, stillOf, titleOf, type Creation } from '@kinora/contract';
import { Dialog, Stack } from '@kinora/design-system';
import { CompareSlider, SettingsReceipt } from '@kinora/studio-kit';
import { useReceiptTools } from './useReceiptTools.ts';

const Still = ({ creation }: { creation: Creation }) => (
  <img src={stillOf(creation) ?? undefined} alt={titleOf(creation)} />
);

/** Two frames under one seam, and what was set differently for each. */
export function FramesCompared({
  pair,
  onClosed,
}: {
  pair: readonly [Creation, Creation] | null;
  onClosed: () => void;
}) {
  const [before, after] = useReceiptTools(pair ?? []);
  return (
    <Dialog
      isOpen={pair !== null}
      onOpenChange={(isOpen) => !isOpen && onClosed()}
      size="lg"
      title={historyWords.compared}
    >
      {pair && (
        <Stack gap={24}>
          <CompareSlider
            before={<Still creation={pair[0]} />}
            after={<Still creation={pair[1]} />}
            beforeLabel={titleOf(pair[0])}
            afterLabel={titleOf(pair[1])}
            ratio={ratioOfSides(pair[1])}
          />
          <SettingsReceipt creation={pair[1]} tool={after} comparedWith={pair[0]} comparedTool={before} />
        </Stack>
      )}
    </Dialog>
  );
}
