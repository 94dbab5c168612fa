import { historyWords, ratioOfSides, stillOf, titleOf, type Creation } from '@kinora/contract';
import { Dialog, Notice, Stack } from '@kinora/design-system';
import { CompareSlider, SettingsReceipt } from '@kinora/studio-kit';
import { InStepDeck } from './InStepDeck.tsx';
import { useInStep, type InStep } from './useInStep.ts';
import { useReceiptTools } from './useReceiptTools.ts';

type Pair = readonly [Creation, Creation];

const clipOf = ({ type, file_url }: Creation) => (type === 'video' ? file_url : null);

function Face({ creation, join }: { creation: Creation; join: InStep['join'] }) {
  const clip = clipOf(creation);
  const still = stillOf(creation) ?? undefined;
  return clip ? (
    <video
      ref={join}
      src={clip}
      poster={still}
      aria-label={titleOf(creation)}
      preload="auto"
      muted
      playsInline
    />
  ) : (
    <img src={still} alt={titleOf(creation)} />
  );
}

/** In the order in which they were made, whichever was chosen first. */
const inOrder = ([one, other]: Pair): Pair =>
  Date.parse(one.created_at) <= Date.parse(other.created_at) ? [one, other] : [other, one];

function Compared({ pair }: { pair: Pair }) {
  const [before, after] = inOrder(pair);
  const [toolBefore, toolAfter] = useReceiptTools([before, after]);
  const inStep = useInStep();
  const names = [titleOf(before), titleOf(after)] as const;
  // Where both are called the same, what tells them apart is which came first.
  const isTold = names[0] !== names[1];
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <CompareSlider
          before={<Face creation={before} join={inStep.join} />}
          after={<Face creation={after} join={inStep.join} />}
          {...(isTold && { beforeLabel: names[0], afterLabel: names[1] })}
          // Of two shapes the one between: neither is made much smaller than the other.
          ratio={Math.sqrt(ratioOfSides(before) * ratioOfSides(after))}
        />
        {pair.some(clipOf) && <InStepDeck {...inStep} />}
        {inStep.isBroken && <Notice tone="warning">{historyWords.comparedStill}</Notice>}
      </Stack>
      <SettingsReceipt
        creation={after}
        tool={toolAfter}
        comparedWith={before}
        comparedTool={toolBefore}
        labels={{ receipt: isTold ? historyWords.madeByName(names[1]) : historyWords.madeLater }}
      />
    </Stack>
  );
}

/** Two frames under one seam, and what was set differently for each. */
export function FramesCompared({ pair, onClosed }: { pair: Pair | null; onClosed: () => void }) {
  return (
    <Dialog
      isOpen={pair !== null}
      onOpenChange={(isOpen) => !isOpen && onClosed()}
      size="lg"
      title={historyWords.compared}
    >
      {pair && <Compared pair={pair} />}
    </Dialog>
  );
}
