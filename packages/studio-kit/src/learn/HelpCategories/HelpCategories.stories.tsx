import { helpCategories } from '@kinora/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { HelpCategories, type HelpCategoriesProps } from './HelpCategories.tsx';

/** Whoever shows it holds its state. */
function Held({ query: first, onQueryChanged, ...rest }: HelpCategoriesProps) {
  const [query, setQuery] = useState(first);
  return (
    <HelpCategories
      {...rest}
      query={query}
      onQueryChanged={(event) => {
        setQuery(event.query);
        onQueryChanged(event);
      }}
    />
  );
}

const meta = {
  title: 'Studio Kit/Learn/HelpCategories',
  component: HelpCategories,
  args: { query: '', onQueryChanged: fn(), communityHref: 'https://chat.example.com' },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof HelpCategories>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Getting Started is open first, and the ways to more help (A200, A201, A202, A203)',
  tags: ['picture', 'narrow', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Getting Started/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(canvas.getAllByRole('button', { expanded: false })).toHaveLength(helpCategories.length - 1);
    await expect(canvas.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/feedback');
    await expect(canvas.getByRole('link', { name: 'Video Tutorials' })).toHaveAttribute(
      'href',
      '/documentation',
    );
    const community = canvas.getByRole('link', { name: /Community/ });
    await expect(community).toHaveAttribute('href', 'https://chat.example.com');
    await expect(community).toHaveAttribute('target', '_blank');
  },
};

export const RightToLeft: Story = { tags: ['picture'], globals: { locale: 'ar' } };

export const Found: Story = {
  name: 'What a search finds is open (A199)',
  tags: ['picture'],
  args: { query: 'refund' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 answer');
    await expect(canvas.getByRole('heading', { name: 'Can I get a refund?' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Getting Started/ })).toBeNull();
  },
};

export const Empty: Story = {
  name: 'A search without an answer says so and leads to support (A199)',
  tags: ['picture'],
  args: { query: 'zebra' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact Support' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  name: 'Help is searched, cleared, opened and closed by keyboard (A199, A200)',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('password');
    await expect(canvas.getByRole('heading', { name: /reset my password/ })).toBeVisible();
    const found = canvas.getByRole('button', { expanded: true });
    await userEvent.click(found);
    await expect(found).toHaveAttribute('aria-expanded', 'false');
    canvas.getByRole('searchbox').focus();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('heading', { name: /reset my password/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const first = canvas.getByRole('button', { name: /Getting Started/ });
    await waitFor(() => expect(first).toHaveAttribute('aria-expanded', 'true'));
    first.focus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    canvas.getByRole('button', { name: /Images/ }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('heading', { name: 'Does upscaling invent detail?' })).toBeVisible();
  },
};
