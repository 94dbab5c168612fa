import {
  AlertDialog,
  Button,
  Card,
  Heading,
  Menu,
  Notice,
  ProgressBar,
  Select,
  Slider,
  Stack,
  Switch,
  Tabs,
  Text,
  TextField,
} from '@kinora/design-system';
import { useState } from 'react';

const ratios = [
  { value: '16:9', label: 'Wide' },
  { value: '1:1', label: 'Square' },
];

export function Page() {
  const [motion, setMotion] = useState(5);
  const [ratio, setRatio] = useState('16:9');
  const [isAsking, setIsAsking] = useState(false);
  const [chosen, setChosen] = useState('nothing yet');
  return (
    <Stack gap={16}>
      <Heading level={1}>Another product</Heading>
      <Text>Motion {motion}</Text>
      <Slider label="Motion" value={motion} onChange={setMotion} minValue={1} maxValue={10} step={1} />
      <Select label="Shape" options={ratios} value={ratio} onChange={setRatio} />
      <TextField label="Title" />
      <Switch>Sound</Switch>
      <ProgressBar label="Developing" value={40} />
      <Notice tone="info" title="Note">
        Nothing was charged.
      </Notice>
      <Menu
        trigger={<Button>More</Button>}
        label="More"
        items={[{ id: 'copy', label: 'Copy' }]}
        onAction={({ id }) => setChosen(id)}
      />
      <Text>Chosen: {chosen}</Text>
      <Tabs
        label="Ways"
        items={[
          { id: 'one', label: 'One', content: <Text>First</Text> },
          { id: 'two', label: 'Two', content: <Text>Second</Text> },
        ]}
      />
      <Button tone="accent" variant="solid" onPress={() => setIsAsking(true)}>
        Delete
      </Button>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Delete it?"
        confirmLabel="Delete it"
        tone="danger"
        onConfirmed={() => {
          setChosen('deleted');
          setIsAsking(false);
        }}
      >
        It can be brought back.
      </AlertDialog>
      <div data-mode="dark">
        <Card>
          <Text>Dark inside light</Text>
        </Card>
      </div>
    </Stack>
  );
}
