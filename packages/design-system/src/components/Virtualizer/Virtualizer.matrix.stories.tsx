import type { Meta, StoryObj } from '@storybook/react-vite';
import { nameOf, SampleFrameFace, sampleItems } from '../Collection/sampleItems.tsx';
import type { SampleItem } from '../Collection/sampleItems.tsx';
import { GridList } from '../GridList/GridList.tsx';
import { ListBox } from '../ListBox/ListBox.tsx';
import { Virtualizer } from './Virtualizer.tsx';

const meta = {
  title: 'Design System/Data/Virtualizer/Matrix',
  component: Virtualizer,
  tags: ['picture'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj;

const many = sampleItems(1000);
const high = <style>{'.ds-story-high { block-size: 320px; }'}</style>;
const list = { label: 'Frames', items: many, textOf: nameOf, className: 'ds-story-high' } as const;

export const AStackOfRows: Story = {
  render: () => (
    <>
      {high}
      <Virtualizer rowHeight={32}>
        <ListBox<SampleItem> {...list} selectionMode="multiple" defaultSelectedIds={['2', '4']}>
          {nameOf}
        </ListBox>
      </Virtualizer>
    </>
  ),
};

export const AStackWithRoomBetween: Story = {
  render: () => (
    <>
      {high}
      <Virtualizer rowHeight={40} gap={12}>
        <GridList<SampleItem> {...list} selectionMode="multiple">
          {nameOf}
        </GridList>
      </Virtualizer>
    </>
  ),
};

const Frames = () => (
  <>
    {high}
    <Virtualizer layout="grid" minItemWidth={140} itemHeight={120} maxColumns={4}>
      <GridList<SampleItem> {...list} selectionMode="multiple" defaultSelectedIds={['3']}>
        {(item) => <SampleFrameFace {...item} />}
      </GridList>
    </Virtualizer>
  </>
);

export const AGridOfFrames: Story = { tags: ['narrow'], render: () => <Frames /> };

export const RightToLeft: Story = { globals: { locale: 'ar' }, render: () => <Frames /> };
