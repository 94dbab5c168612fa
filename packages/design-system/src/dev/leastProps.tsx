import type { ComponentType, ReactElement } from 'react';
import * as glyphs from '../icons/glyphs.ts';
import * as designSystem from '../index.ts';

const trigger = <designSystem.Button>Open</designSystem.Button>;
const overlay = { isOpen: true, onOpenChange: () => {}, title: 'Title', label: 'Label' };

/** The least that each component needs. A new export without a line here fails in index.test.tsx. */
export const leastProps: Record<string, Record<string, unknown>> = {
  AlertDialog: { ...overlay, confirmLabel: 'Delete', onConfirmed: () => {} },
  AspectRatio: { ratio: 16 / 9 },
  Audio: { src: '/a.wav', label: 'Sound' },
  Avatar: { name: 'Mara', src: '/mara.png' },
  Badge: { children: 'New' },
  Banner: { title: 'Banner', children: 'Words' },
  Breadcrumbs: {
    items: [
      { id: 'library', label: 'Library', href: '/' },
      { id: 'here', label: 'Frame' },
    ],
  },
  Button: { children: 'Generate' },
  Card: { children: 'Card' },
  Checkbox: { children: 'Terms', description: 'Help' },
  CheckboxGroup: { label: 'Kinds', options: [{ value: 'one', label: 'One' }] },
  ClockProvider: { now: () => 0, children: 'Words' },
  Code: { children: 'Code' },
  CodeBlock: { label: 'Code', code: 'Code' },
  ComboBox: { label: 'Model', options: [{ value: 'one', label: 'One' }], defaultValue: 'one' },
  CommandKey: {},
  CommandPalette: { ...overlay, items: [{ id: 'home', label: 'Home' }] },
  Count: { value: 1234, isCompact: true },
  CropMarks: { children: 'Picture' },
  DescriptionList: { items: [{ id: 'one', term: 'One', details: 'First' }] },
  Dialog: overlay,
  Disclosure: { title: 'More', children: 'Settings' },
  DisclosureGroup: { children: 'Disclosures' },
  Divider: { label: 'or' },
  Drawer: { ...overlay, children: 'Content' },
  DropZone: { label: 'Drop a picture', onFilesDropped: () => {} },
  EmptyState: { title: 'Nothing yet' },
  FileButton: { onFilesPicked: () => {} },
  FilmEdge: { children: 'WAN', number: '12A' },
  Form: { onSubmitted: () => {}, children: 'Fields' },
  Frame: { number: '12A' },
  Grid: { children: 'Cell' },
  GridList: { label: 'Frames', items: [{ id: '1' }], textOf: () => 'One', children: () => 'One' },
  Heading: { level: 2, children: 'Heading' },
  HoverClip: { children: 'A picture' },
  Icon: { glyph: glyphs.Play, label: 'Play' },
  IconButton: { label: 'Play', icon: glyphs.Play },
  Image: { src: '/a.png', alt: 'Harbour', aspect: 1 },
  Inline: { children: 'Inline' },
  Kbd: { children: 'K' },
  KinoraMark: { label: 'Kinora' },
  LabelsProvider: { labels: {}, children: 'Words' },
  Link: { href: '/', target: '_blank', children: 'Link' },
  LinkButton: { href: '/', children: 'Link' },
  ListBox: { label: 'Options', items: [{ id: '1' }], textOf: () => 'One', children: () => 'One' },
  LocaleProvider: { locale: 'ar', children: 'Words' },
  MarkerCircle: { children: 'Picture' },
  CascadingMenu: { trigger, label: 'Menu', items: [{ id: 'one', label: 'One' }] },
  Menu: { trigger, label: 'Menu', items: [{ id: 'one', label: 'One' }] },
  Meter: { label: 'Meter', value: 40 },
  Money: { minorUnits: 999, currency: 'USD' },
  MultiSelect: { label: 'Kinds', options: [{ value: 'one', label: 'One' }], defaultValue: ['one'] },
  NavigationProvider: { navigate: () => {}, children: 'Words' },
  Notice: { tone: 'danger', title: 'Notice' },
  NumberField: { label: 'Images', defaultValue: 4, unit: 's' },
  Pagination: { page: 1, pageCount: 12, onPageRequested: () => {} },
  PasswordField: { label: 'Password' },
  Popover: { trigger, label: 'Popover', children: 'Content' },
  PressableCard: { label: 'Open', onPress: () => {}, children: 'Card' },
  ProgressBar: { label: 'Progress', value: 40 },
  Prose: { children: 'Words' },
  RadioCards: { label: 'Style', options: [{ value: 'one', label: 'One', media: 'M' }], defaultValue: 'one' },
  RadioGroup: { label: 'Model', options: [{ value: 'one', label: 'One' }], defaultValue: 'one' },
  RangeSlider: { label: 'Range', defaultValue: [20, 40] },
  Rating: { label: 'Rating', defaultValue: 3 },
  ScrollArea: { label: 'Region', children: 'Content' },
  SearchField: { label: 'Search', defaultValue: 'boat' },
  SegmentedControl: {
    label: 'Aspect',
    options: [
      { value: 'one', label: 'One' },
      { value: 'two', label: 'Two' },
    ],
    defaultValue: 'one',
  },
  Select: { label: 'Select', options: [{ value: 'one', label: 'One' }], defaultValue: 'one' },
  SelectableCard: { label: 'Choose', children: 'Card' },
  Sheet: { ...overlay, children: 'Content' },
  SideNav: { label: 'Main', children: 'Items', onCollapsedChange: () => {} },
  SideNavGroup: { label: 'Create', children: 'Items' },
  SideNavItem: { href: '/', label: 'Home', icon: glyphs.House, isCurrent: true },
  Skeleton: { shape: 'text', lines: 2 },
  SkipLink: { targetId: 'main' },
  Slider: { label: 'Slider', isEditable: true, marks: [{ value: 50, label: '50' }] },
  Spinner: { label: 'Connecting' },
  Stack: { children: 'Stack' },
  StatusDot: { label: 'Ready', tone: 'success' },
  Switch: { children: 'Switch' },
  Table: { label: 'Table', columns: [{ id: 'one', label: 'One', cell: () => '1' }], rows: [{ id: 'one' }] },
  Tabs: { label: 'Tabs', items: [{ id: 'one', label: 'One', content: 'Content' }] },
  Tag: { id: 'one', label: 'One' },
  TagGroup: { label: 'Tags', children: <designSystem.Tag id="one" label="One" /> },
  Text: { children: 'Text' },
  TextArea: { label: 'Prompt', maxLength: 100 },
  TextField: { label: 'Name' },
  Timestamp: { value: 0 },
  ToastRegion: { queue: designSystem.createToastQueue() },
  ToggleButton: { children: 'Loop' },
  ToggleGroup: { label: 'Kind', options: [{ value: 'one', label: 'One' }] },
  Toolbar: { label: 'Tools', children: 'Tools' },
  ToolbarSeparator: {},
  Tooltip: { trigger, children: 'Words' },
  Video: { src: '/a.mp4', label: 'Clip' },
  Virtualizer: {
    children: (
      <designSystem.ListBox label="Options" items={[]} textOf={() => ''}>
        {() => ''}
      </designSystem.ListBox>
    ),
  },
  VisuallyHidden: { children: 'Hidden' },
};

/** What stands only inside another. */
export const within: Record<string, (part: ReactElement) => ReactElement> = {
  Tag: (tag) => <designSystem.TagGroup label="Tags">{tag as never}</designSystem.TagGroup>,
};

export const components = Object.entries<unknown>(designSystem)
  .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
  .map(([name, value]) => [name, value as ComponentType<Record<string, unknown>>] as const);
