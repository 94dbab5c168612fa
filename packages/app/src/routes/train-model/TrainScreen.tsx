import { trainingWords, type AnyDeviceTool, type AnyTool } from '@kinora/contract';
import { Heading, SegmentedControl, Skeleton, Stack } from '@kinora/design-system';
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { capabilitiesQuery } from '../../queries/capabilities.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { DeviceScreen } from '../device/DeviceScreen.tsx';
import { useAddressChoice } from '../library/useAddressChoice.ts';
import { HeadedStudio } from '../studio/HeadedStudio.tsx';
import { lateScreen } from '../../shell/lateScreen.ts';

const TrainingStudio = lateScreen(() => import('./TrainingStudio.tsx'));

const ways = ['trainer', 'rehearsal'] as const;
const options = ways.map((value) => ({ value, label: trainingWords.ways[value] }));

export interface TrainScreenProps {
  rehearsal: AnyDeviceTool;
  /** What it is a rehearsal of. */
  training: AnyTool;
}

/** Training: a rehearsal on the device, and where this server has a trainer, the real one beside it (D32). */
export function TrainScreen({ rehearsal, training }: TrainScreenProps) {
  const offered = useQuery(capabilitiesQuery(useStudioApi()));
  const waiting = (
    <Stack gap={12}>
      <Heading level={1} tabIndex={-1}>
        {rehearsal.title}
      </Heading>
      <Skeleton data-awaited aspect={16 / 9} />
    </Stack>
  );
  if (offered.isPending) return waiting;
  if (!offered.data?.tools[training.id]) return <DeviceScreen tool={rehearsal} />;
  return <EitherWay rehearsal={rehearsal} training={training} waiting={waiting} />;
}

/** The rehearsal and the real one; the address says which. */
function EitherWay({ rehearsal, training, waiting }: TrainScreenProps & { waiting: ReactNode }) {
  const [way, setWay] = useAddressChoice('way', ways);
  const choice = (
    <SegmentedControl
      label={trainingWords.how}
      isLabelHidden
      isFitted
      options={options}
      value={way}
      onChange={setWay}
    />
  );
  return (
    <HeadedStudio head={choice}>
      {way === 'rehearsal' ? (
        <DeviceScreen tool={rehearsal} />
      ) : (
        <Suspense fallback={waiting}>
          <TrainingStudio rehearsal={rehearsal} tool={training} />
        </Suspense>
      )}
    </HeadedStudio>
  );
}
