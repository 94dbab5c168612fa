// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  Button,
  CascadingMenu,
  ComboBox,
  GridList,
  ListBox,
  Menu,
  MultiSelect,
  RadioGroup,
  SegmentedControl,
  Select,
  Table,
  Tabs,
  ToggleGroup,
} from '../index.ts';

// What a product without types, or one that silences them, hands over.
const wrong = (given: unknown) => given as never;
const options = [
  { value: 'wan', label: 'WAN' },
  { value: 'veo', label: 'VEO' },
];
const twins = [
  { value: 'wan', label: 'WAN' },
  { value: 'wan', label: 'WAN again' },
];
const items = [
  { id: 'a', label: 'A', content: 'a' },
  { id: 'b', label: 'B', content: 'b' },
];
const same = [
  { id: 'a', label: 'A', content: 'a' },
  { id: 'a', label: 'B', content: 'b' },
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

const absent: Record<string, ReactElement> = {
  "Select got the value 'sora'": <Select label="Model" {...{ options }} value={wrong('sora')} />,
  "Select got the defaultValue 'sora'": (
    <Select label="Model" {...{ options }} defaultValue={wrong('sora')} />
  ),
  "MultiSelect got the value 'sora'": <MultiSelect label="Model" {...{ options }} value={wrong(['sora'])} />,
  "ComboBox got the value 'sora'": <ComboBox label="Model" {...{ options }} value={wrong('sora')} />,
  "RadioGroup got the value 'sora'": <RadioGroup label="Model" {...{ options }} value={wrong('sora')} />,
  "SegmentedControl got the value 'sora'": (
    <SegmentedControl label="Model" {...{ options }} value={wrong('sora')} />
  ),
  "ToggleGroup got the value 'sora'": <ToggleGroup label="Model" {...{ options }} value={wrong('sora')} />,
  "Tabs got the selectedId 'nope'": <Tabs label="Parts" {...{ items }} selectedId="nope" />,
};

test.each(Object.entries(absent))('%s, which is not there', (said, element) => {
  expect(() => render(element)).toThrow(`Kinora: ${said}, which is none of its`);
});

test('a value may wait for its options, and a search need not find it again', () => {
  const { container } = render(
    <>
      <Select label="Model" options={[]} value={wrong('sora')} />
      <Select label="Model" {...{ options }} value={wrong('sora')} isLoading />
      <ComboBox label="Model" {...{ options }} value={wrong('sora')} isFiltered />
    </>,
  );
  expect(container.querySelectorAll('[data-component="Select"], [data-component="ComboBox"]')).toHaveLength(
    3,
  );
});

const twice: Record<string, ReactElement> = {
  "Select got options of which two have the value 'wan'": <Select label="Model" options={twins} />,
  "Select got sections of which two have the title 'Video'": (
    <Select
      label="Model"
      options={[
        { title: 'Video', options: [{ value: 'wan', label: 'WAN' }] },
        { title: 'Video', options: [{ value: 'veo', label: 'VEO' }] },
      ]}
    />
  ),
  "RadioGroup got options of which two have the value 'wan'": <RadioGroup label="Model" options={twins} />,
  "ComboBox got options of which two have the value 'wan'": <ComboBox label="Model" options={twins} />,
  "Tabs got items of which two have the id 'a'": <Tabs label="Parts" items={same} />,
  "Menu got items of which two have the id 'a'": <Menu label="More" items={same} {...{ trigger }} />,
  "CascadingMenu got items of which two have the id 'a'": (
    <CascadingMenu label="More" items={[{ id: 'b', entries: same }]} {...{ trigger }} />
  ),
  "Table got rows of which two have the id 'a'": <Table label="Plans" {...{ columns }} rows={same} />,
  "GridList got items of which two have the id 'a'": <GridList label="Plans" items={same} {...list} />,
  'Table got rows of which number 1 has no id': <Table label="Plans" {...{ columns }} rows={wrong([{}])} />,
  'ListBox got items of which number 1 has no id': <ListBox label="Plans" items={wrong([{}])} {...list} />,
};

test.each(Object.entries(twice))('%s', (said, element) => {
  expect(() => render(element)).toThrow(`Kinora: ${said}.`);
});
