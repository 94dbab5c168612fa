import type { Meta, StoryObj } from '@storybook/react-vite';
import { passingStates, ShownAs } from '../../dev/ShownAs.tsx';
import { Film, Image } from '../../icons/glyphs.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Tag } from './Tag.tsx';
import { TagGroup } from './TagGroup.tsx';
import { tagSizes } from './tagValues.ts';

const meta = {
  title: 'Design System/Content/TagGroup/Matrix',
  component: TagGroup,
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof TagGroup>;

export default meta;
type Story = StoryObj;

const tags = [
  <Tag key="a" id="a" label="Harbour" />,
  <Tag key="b" id="b" label="Video" icon={Film} />,
  <Tag key="c" id="c" label="Image" icon={Image} />,
  <Tag key="d" id="d" label="Disabled" isDisabled />,
];
const remove = () => {};

export const EveryLook: Story = {
  render: () => (
    <Stack gap={20}>
      {tagSizes.map((size) => (
        <Stack key={size} gap={12}>
          <TagGroup label={`${size}, plain`} size={size}>
            {tags}
          </TagGroup>
          <TagGroup
            label={`${size}, to choose`}
            size={size}
            selectionMode="multiple"
            defaultSelectedIds={['a', 'c']}
          >
            {tags}
          </TagGroup>
          <TagGroup label={`${size}, to take away`} size={size} onTagsRemoved={remove}>
            {tags}
          </TagGroup>
        </Stack>
      ))}
      {passingStates.map((state) => (
        <ShownAs key={state} state={state} target='[role="row"]'>
          <TagGroup label={state} selectionMode="multiple" defaultSelectedIds={['c']} onTagsRemoved={remove}>
            {tags}
          </TagGroup>
        </ShownAs>
      ))}
      <TagGroup label="None" description="Tags come when you add some." />
    </Stack>
  ),
};

export const RightToLeft: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { locale: 'ar' },
  render: () => (
    <TagGroup label="Tags" selectionMode="multiple" defaultSelectedIds={['b']} onTagsRemoved={remove}>
      {tags}
    </TagGroup>
  ),
};
