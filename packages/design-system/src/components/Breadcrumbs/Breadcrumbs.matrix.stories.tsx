import type { Meta, StoryObj } from '@storybook/react-vite';
import { passingStates, ShownAs } from '../../dev/ShownAs.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import type { BreadcrumbsProps } from './Breadcrumbs.tsx';

const meta = {
  title: 'Design System/Navigation/Breadcrumbs/Matrix',
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj;

const library = { id: 'library', label: 'Library', href: '#library' };
const albums = { id: 'albums', label: 'Albums', href: '#albums' };
const harbour = { id: 'harbour', label: 'Harbour at dawn', href: '#harbour' };
const frame = { id: 'frame', label: 'Frame 12' };

const paths: BreadcrumbsProps['items'][] = [
  [frame],
  [library, frame],
  [library, albums, frame],
  [library, albums, harbour, frame],
  [
    library,
    albums,
    harbour,
    { id: 'long', label: 'A frame whose name goes on for longer than a line of it is wide' },
  ],
];

export const EveryLength: Story = {
  render: () => (
    <Stack gap={12}>
      {paths.map((items) => (
        <Breadcrumbs
          key={items.at(-1)?.id + String(items.length)}
          label={`Path to ${items.at(-1)?.label}, ${items.length}`}
          items={items}
        />
      ))}
      <div style={{ inlineSize: 300, maxInlineSize: '100%' }}>
        <Breadcrumbs label="Without room" items={[library, albums, harbour, frame]} />
      </div>
    </Stack>
  ),
};

export const PassingStates: Story = {
  tags: ['!narrow'],
  render: () => (
    <Stack gap={20}>
      {passingStates.map((state) => (
        <ShownAs key={state} state={state}>
          <Breadcrumbs label={state} items={[library, { ...albums, label: state }, frame]} />
        </ShownAs>
      ))}
    </Stack>
  ),
};

export const RightToLeft: Story = {
  tags: ['!forced-colors'],
  globals: { locale: 'ar' },
  // In Latin letters: the browser of the pictures has no others.
  render: () => <Breadcrumbs items={[library, albums, harbour, frame]} />,
};
