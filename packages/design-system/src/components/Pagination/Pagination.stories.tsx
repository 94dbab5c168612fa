import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const asked = fn();

/** A list that is read from a server: it shows the page that was asked for. */
function PagedList({ pageCount, from = 1, width }: { pageCount: number; from?: number; width?: number }) {
  const [page, setPage] = useState(from);
  return (
    <div style={{ inlineSize: width }}>
      <Pagination
        {...{ page, pageCount }}
        onPageRequested={(requested) => {
          asked(requested);
          setPage(requested.page);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Design System/Navigation/Pagination',
  component: Pagination,
  args: { page: 4, pageCount: 12, onPageRequested: fn() },
  beforeEach: () => {
    asked.mockClear();
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ReachedByKeys: Story = {
  name: 'Pages are reached by keys, and the page that shows says so',
  render: () => <PagedList pageCount={12} from={4} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(asked).toHaveBeenCalledWith({ page: 3 });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveFocus());
  },
};

export const NothingMovesUnderThePointer: Story = {
  name: 'The button for the next page stays under the pointer as pages go by',
  render: () => <PagedList pageCount={20} from={6} width={700} />,
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    const at = next.getBoundingClientRect().left;
    for (let step = 0; step < 4; step += 1) await userEvent.click(next);
    await expect(asked).toHaveBeenLastCalledWith({ page: 10 });
    await expect(Math.abs(next.getBoundingClientRect().left - at)).toBeLessThan(2);
  },
};

export const LinksWherePagesHaveAddresses: Story = {
  name: 'Pages with addresses are links, and the page that shows says so',
  render: () => <Pagination page={2} pageCount={3} hrefOf={(page) => `#page-${page}`} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '#page-3');
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  },
};

export const WithoutRoomItSaysWhereOneIs: Story = {
  name: 'Pagination without room says which page of how many shows',
  render: () => <PagedList pageCount={12} from={4} width={288} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Page 4' })).not.toBeInTheDocument();
    await expect(canvas.getByText('Page 4 of 12')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByText('Page 5 of 12')).toBeVisible();
  },
};
