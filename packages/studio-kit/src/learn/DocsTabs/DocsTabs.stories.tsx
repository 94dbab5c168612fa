import { catalogue } from '@kinora/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { DocsTabs, type DocsTabsProps } from './DocsTabs.tsx';

/** Whoever shows it holds its state. */
function Held({
  selectedId: firstTab,
  query: firstQuery,
  onTabChanged,
  onQueryChanged,
  ...rest
}: DocsTabsProps) {
  const [selectedId, setSelectedId] = useState(firstTab);
  const [query, setQuery] = useState(firstQuery);
  return (
    <DocsTabs
      {...rest}
      selectedId={selectedId}
      onTabChanged={(event) => {
        setSelectedId(event.id);
        onTabChanged(event);
      }}
      query={query}
      onQueryChanged={(event) => {
        setQuery(event.query);
        onQueryChanged(event);
      }}
    />
  );
}

const meta = {
  title: 'Studio Kit/Learn/DocsTabs',
  component: DocsTabs,
  args: { selectedId: 'guides', query: '', onTabChanged: fn(), onQueryChanged: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof DocsTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guides: Story = {
  name: 'Three tabs, with guides first (A211)',
  tags: ['picture', 'narrow'],
  play: async ({ canvas }) => {
    const tabs = canvas.getAllByRole('tab').map((tab) => tab.textContent);
    await expect(tabs).toEqual(['Guides', 'API Reference', 'Resources']);
    await expect(canvas.getByRole('heading', { name: 'First steps' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choosing a tool' })).toHaveAttribute(
      'href',
      '#choosing-a-tool',
    );
  },
};

export const TheApi: Story = {
  name: 'The examples, and every tool from its own definition (A212)',
  args: { selectedId: 'api' },
  play: async ({ canvas }) => {
    for (const call of [/POST \/generate/, /GET \/models/, /POST \/upload/])
      await expect(canvas.getByText(call)).toBeInTheDocument();
    for (const { id } of catalogue)
      await expect(document.getElementById(id)?.querySelector('table')).not.toBeNull();
  },
};

export const Resources: Story = { tags: ['picture'], args: { selectedId: 'resources' } };
export const RightToLeft: Story = { args: { selectedId: 'resources' }, globals: { locale: 'ar' } };

export const Empty: Story = {
  name: 'A search that finds nothing says so',
  tags: ['picture'],
  args: { query: 'zebra' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing found in the documentation' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  name: 'Docs are searched and walked by keyboard; each tab tells how much it has (A211)',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('idempotency');
    await expect(canvas.getByRole('tab', { name: 'API Reference 1' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Guides 0' })).toBeVisible();
    canvas.getByRole('tab', { name: 'Guides 0' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onTabChanged).toHaveBeenCalledWith({ id: 'api' });
    await expect(canvas.getByRole('heading', { name: 'Calling the functions' })).toBeVisible();
  },
};
