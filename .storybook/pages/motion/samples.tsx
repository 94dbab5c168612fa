import { premiumImageToVideo } from '../../../packages/contract/src/index.ts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import cabin from '../../../packages/app/src/pictures/model-flux-realism.webp';
import { Button } from '../../../packages/design-system/src/components/Button/Button.tsx';
import { Dialog } from '../../../packages/design-system/src/components/Dialog/Dialog.tsx';
import { Disclosure } from '../../../packages/design-system/src/components/Disclosure/Disclosure.tsx';
import { Drawer } from '../../../packages/design-system/src/components/Drawer/Drawer.tsx';
import { Frame } from '../../../packages/design-system/src/components/Frame/Frame.tsx';
import { Image } from '../../../packages/design-system/src/components/Image/Image.tsx';
import { Popover } from '../../../packages/design-system/src/components/Popover/Popover.tsx';
import { ProgressBar } from '../../../packages/design-system/src/components/ProgressBar/ProgressBar.tsx';
import { SegmentedControl } from '../../../packages/design-system/src/components/SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../../../packages/design-system/src/components/Skeleton/Skeleton.tsx';
import { Spinner } from '../../../packages/design-system/src/components/Spinner/Spinner.tsx';
import { StatusDot } from '../../../packages/design-system/src/components/StatusDot/StatusDot.tsx';
import { Switch } from '../../../packages/design-system/src/components/Switch/Switch.tsx';
import { Text } from '../../../packages/design-system/src/components/Text/Text.tsx';
import { Tooltip } from '../../../packages/design-system/src/components/Tooltip/Tooltip.tsx';
import { Inline } from '../../../packages/design-system/src/layout/Inline/Inline.tsx';
import { Stack } from '../../../packages/design-system/src/layout/Stack/Stack.tsx';
import { CameraPicker } from '../../../packages/studio-kit/src/composer/CameraPicker/CameraPicker.tsx';
import { DevelopingFrame } from '../../../packages/studio-kit/src/result/DevelopingFrame/DevelopingFrame.tsx';
import { Once } from './Once.tsx';
import type { MotionTitle } from './motions.ts';

const { label, options } = premiumImageToVideo.inputs.camera;

function Circled() {
  const [isChosen, setIsChosen] = useState(true);
  return (
    <Stack gap={16} align="start">
      <div style={{ inlineSize: 144, padding: 8 }}>
        <Frame number="12A" fit="cover" isChosen={isChosen}>
          <img src={cabin} alt="A cabin by a lake" />
        </Frame>
      </div>
      <Button size="sm" onPress={() => setIsChosen(!isChosen)}>
        {isChosen ? 'Let go' : 'Choose'}
      </Button>
    </Stack>
  );
}

function Stepped({ children }: { children: (share: number) => ReactNode }) {
  const [share, setShare] = useState(0.2);
  return (
    <Stack gap={12} align="start">
      <div style={{ inlineSize: '100%' }}>{children(share)}</div>
      <Button size="sm" onPress={() => setShare(share >= 1 ? 0 : Math.min(1, share + 0.2))}>
        {share >= 1 ? 'From the start' : 'Go on'}
      </Button>
    </Stack>
  );
}

function Opened({ what }: { what: 'dialog' | 'drawer' }) {
  const [isOpen, setIsOpen] = useState(false);
  const over = { isOpen, onOpenChange: setIsOpen };
  const words = <Text>It leaves by the way it came.</Text>;
  return (
    <>
      <Button size="sm" onPress={() => setIsOpen(true)}>
        Open
      </Button>
      {what === 'dialog' ? (
        <Dialog {...over} title="Rename the frame">
          {words}
        </Dialog>
      ) : (
        <Drawer {...over} label="Navigation">
          <div style={{ padding: 24 }}>{words}</div>
        </Drawer>
      )}
    </>
  );
}

function Move() {
  const [value, setValue] = useState<(typeof options)[number]['value']>('zoom_in');
  return (
    <CameraPicker
      {...{ label, options, value }}
      initial="none"
      onOptionChanged={({ value: chosen }) => setValue(chosen)}
    />
  );
}

/** One that moves for each motion that can be shown outside the studio. */
export const samples: Partial<Readonly<Record<MotionTitle, ReactNode>>> = {
  'The marker circles a frame': <Circled />,
  'A picture develops': (
    <Once label="Develop">
      {(time) => <Image src={`${cabin}?${time}`} alt="A cabin by a lake" aspect={3 / 2} arrival="develop" />}
    </Once>
  ),
  'A print gains its colour with the work': (
    <Stepped>
      {(share) => (
        <DevelopingFrame
          ratio={3 / 2}
          label="Generating"
          progress={share}
          picture={<img src={cabin} alt="" />}
        />
      )}
    </Stepped>
  ),
  'A bar fills': (
    <Stepped>{(share) => <ProgressBar label="Uploading" value={Math.round(share * 100)} />}</Stepped>
  ),
  'A line travels': <ProgressBar label="Preparing" isIndeterminate />,
  'Four corners flash in turn': <Spinner label="Working" />,
  'A blank breathes': <Skeleton aspect={3} />,
  'A dot spreads': <StatusDot label="Generating" tone="accent" isPulsing />,
  'What floats comes from what it belongs to': (
    <Popover label="What this costs" trigger={<Button size="sm">300 credits</Button>}>
      <Text size="sm">Base price 200, and half of it again for two pictures.</Text>
    </Popover>
  ),
  'A tooltip fades in': (
    <Tooltip trigger={<Button size="sm">Point at me</Button>}>What it does, in a few words</Tooltip>
  ),
  'A dialog takes the page over': <Opened what="dialog" />,
  'A drawer slides in from its edge': <Opened what="drawer" />,
  'A section opens': (
    <Disclosure title="More settings">
      <Text size="sm">What comes belongs to the title above it.</Text>
    </Disclosure>
  ),
  'The chosen segment slides': (
    <SegmentedControl
      label="Shape"
      size="sm"
      defaultValue="3:2"
      options={['1:1', '3:2', '16:9'].map((value) => ({ value, label: value }))}
    />
  ),
  'A switch changes sides': <Switch defaultSelected>Loop</Switch>,
  'What can be pressed answers': (
    <Inline gap={8}>
      <Button size="sm">Vary</Button>
      <Button size="sm" variant="ghost">
        Compare
      </Button>
    </Inline>
  ),
  'A camera move is shown': <Move />,
};
