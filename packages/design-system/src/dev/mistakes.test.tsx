// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  Badge,
  Banner,
  Button,
  Checkbox,
  ComboBox,
  createToastQueue,
  GridList,
  IconButton,
  ListBox,
  Menu,
  Meter,
  MultiSelect,
  Notice,
  NumberField,
  PasswordField,
  Popover,
  ProgressBar,
  RadioGroup,
  SegmentedControl,
  Select,
  Slider,
  Switch,
  Table,
  Tabs,
  Text,
  TextArea,
  TextField,
  ToastRegion,
  ToggleGroup,
} from '../index.ts';
import { Download } from '../icons/glyphs.ts';
import { Icon } from '../icons/Icon.tsx';
import { LocaleProvider } from '../labels/LocaleProvider.tsx';
import { Grid } from '../layout/Grid/Grid.tsx';
import { Inline } from '../layout/Inline/Inline.tsx';
import { Stack } from '../layout/Stack/Stack.tsx';

// What a product without types, or one that silences them, hands over.
const wrong = (given: unknown) => given as never;
const options = [
  { value: 'wan', label: 'WAN' },
  { value: 'veo', label: 'VEO' },
];
const items = [
  { id: 'a', label: 'A', content: 'a' },
  { id: 'b', label: 'B', content: 'b' },
];
const columns = [{ id: 'name', label: 'Name', cell: ({ id }: { id: string }) => id }];
const trigger = <Button>More</Button>;
const list = { children: ({ id }: { id: string }) => id, textOf: ({ id }: { id: string }) => id };

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const label = wrong(undefined);
const nameless: Record<string, ReactElement> = {
  TextField: <TextField label={label} />,
  TextArea: <TextArea label={label} />,
  PasswordField: <PasswordField label={label} />,
  NumberField: <NumberField label={label} />,
  Select: <Select label={label} options={options} />,
  MultiSelect: <MultiSelect label={label} options={options} />,
  ComboBox: <ComboBox label={label} options={options} />,
  RadioGroup: <RadioGroup label={label} options={options} />,
  SegmentedControl: <SegmentedControl label={label} options={options} />,
  ToggleGroup: <ToggleGroup label={label} options={options} />,
  Slider: <Slider label={label} />,
  Table: <Table label={label} columns={columns} rows={[]} />,
  Tabs: <Tabs label={label} items={items} />,
  Menu: <Menu label={label} items={items} {...{ trigger }} />,
  Popover: (
    <Popover label={label} {...{ trigger }}>
      Words
    </Popover>
  ),
  IconButton: <IconButton label={label} icon={Download} />,
  GridList: <GridList label={label} items={items} {...list} />,
  ListBox: <ListBox label={label} items={items} {...list} />,
  Meter: <Meter label={label} value={1} />,
  ProgressBar: <ProgressBar label={label} />,
  Checkbox: <Checkbox>{label}</Checkbox>,
  Switch: <Switch>{label}</Switch>,
};

test.each(Object.entries(nameless))('%s without a name says so', (component, element) => {
  expect(() => render(element)).toThrow(`Kinora: ${component} got no label`);
});

const primary = wrong('primary');
const unknown: Record<string, ReactElement> = {
  "Button got the tone 'primary'": <Button tone={primary}>Go</Button>,
  "Button got the variant 'primary'": <Button variant={primary}>Go</Button>,
  "IconButton got the size 'primary'": <IconButton label="Go" icon={Download} size={primary} />,
  "Badge got the tone 'primary'": <Badge tone={primary}>New</Badge>,
  "Notice got the tone 'primary'": <Notice tone={primary}>Words</Notice>,
  "Banner got the tone 'primary'": <Banner tone={primary}>Words</Banner>,
  "Text got the tone 'loud'": <Text tone={wrong('loud')}>Words</Text>,
  "Meter got the tone 'primary'": <Meter label="Used" value={1} tone={primary} />,
  "TextField got the size 'primary'": <TextField label="Name" size={primary} />,
  "PasswordField got the size 'primary'": <PasswordField label="Password" size={primary} />,
  "Stack got the gap '5'": <Stack gap={wrong(5)} />,
  "Inline got the gap '5'": <Inline gap={wrong(5)} />,
  "Grid got the gap '5'": <Grid gap={wrong(5)} />,
};

test.each(Object.entries(unknown))('%s, which it does not have', (said, element) => {
  expect(() => render(element)).toThrow(`Kinora: ${said}, which it does not have.`);
});

describe('what can not work is told before it does nothing', () => {
  test('a plain button opens neither a menu nor a popover', () => {
    const plain = <button type="button">More</button>;
    expect(() => render(<Menu label="More" {...{ items }} trigger={plain} />)).toThrow(
      'Kinora: Menu got a plain <button> as its trigger. It could not be opened. Give it a Button',
    );
    expect(() =>
      render(
        <Popover label="More" trigger={plain}>
          Words
        </Popover>,
      ),
    ).toThrow('Kinora: Popover got a plain <button> as its trigger.');
  });

  test('a drawing is handed over as a component', () => {
    expect(() => render(<IconButton label="Save" icon={wrong(undefined)} />)).toThrow(
      'Kinora: IconButton got undefined as its icon.',
    );
    expect(() => render(<IconButton label="Save" icon={wrong(<Download />)} />)).toThrow(
      'Kinora: IconButton got an element as its icon.',
    );
    expect(() => render(<Icon glyph={wrong(undefined)} />)).toThrow(
      'Kinora: Icon got undefined as its glyph.',
    );
  });

  test.each(['xx_bad', '', undefined])('the locale %j is no language tag', (locale) => {
    expect(() => render(<LocaleProvider locale={wrong(locale)}>Words</LocaleProvider>)).toThrow(
      `Kinora: LocaleProvider got the locale '${String(locale)}', which is no language tag.`,
    );
  });

  test('a queue is shown by one region, and by the next once that is gone', () => {
    const queue = createToastQueue();
    const first = render(<ToastRegion {...{ queue }} />);
    expect(() => render(<ToastRegion {...{ queue }} />)).toThrow(
      'Kinora: A second ToastRegion got a queue that another one shows already.',
    );
    first.unmount();
    render(<ToastRegion {...{ queue }} />);
    render(<ToastRegion queue={createToastQueue()} />);
  });
});
