// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { LocaleProvider } from '../../labels/LocaleProvider.tsx';
import { Pagination } from './Pagination.tsx';

afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });

test('pagination is a landmark with a name, and marks the page that shows', () => {
  render(<Pagination page={5} pageCount={12} onPageRequested={() => {}} />);
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual([
    'Previous page',
    'Page 1',
    'Page 4',
    'Page 5',
    'Page 6',
    'Page 12',
    'Next page',
  ]);
  expect(button('Page 5').getAttribute('aria-current')).toBe('page');
  expect(button('Page 4').hasAttribute('aria-current')).toBe(false);
});

test('a press asks for its page, one on the page that shows for nothing', async () => {
  const onPageRequested = vi.fn<(requested: { page: number }) => void>();
  render(<Pagination page={5} pageCount={12} onPageRequested={onPageRequested} />);
  for (const name of ['Page 12', 'Previous page', 'Next page', 'Page 5']) {
    await userEvent.click(button(name));
  }
  expect(onPageRequested.mock.calls).toEqual([[{ page: 12 }], [{ page: 4 }], [{ page: 6 }]]);
});

test('whoever steps on to the end by keys keeps the focus, and is told that there is no more', async () => {
  const asked = vi.fn<(page: number) => void>();
  const Steps = () => {
    const [page, setPage] = useState(2);
    return (
      <Pagination
        page={page}
        pageCount={3}
        onPageRequested={(requested) => {
          asked(requested.page);
          setPage(requested.page);
        }}
      />
    );
  };
  render(<Steps />);
  button('Next page').focus();
  await userEvent.keyboard('{Enter}{Enter}{Enter}');
  expect(asked.mock.calls).toEqual([[3]]);
  expect(document.activeElement).toBe(button('Next page'));
  expect(button('Next page').getAttribute('aria-disabled')).toBe('true');
});

test('pages with addresses are real links, but for the one before the first', () => {
  render(<Pagination page={1} pageCount={2} hrefOf={(page) => `/tutorials?page=${page}`} />);
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe('/tutorials?page=2');
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/tutorials?page=2');
  expect(screen.getByRole('link', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page');
  const before = screen.getByRole('link', { name: 'Previous page' });
  expect(before.getAttribute('aria-disabled')).toBe('true');
  expect(before.tagName).toBe('SPAN');
});

test('pagination writes its numbers as the reader does, and says its own words', () => {
  render(
    <LocaleProvider locale="de">
      <Pagination
        page={1000}
        pageCount={1234}
        label="Seiten oben"
        labels={{ page: (page) => `Seite ${page}` }}
        onPageRequested={() => {}}
      />
    </LocaleProvider>,
  );
  expect(screen.getByRole('navigation', { name: 'Seiten oben' })).toBeTruthy();
  expect(button('Seite 1.234').textContent).toBe('1.234');
});

test.each([
  [0, 12],
  [13, 12],
  [1.5, 12],
  [1, 0],
])('page %d of %d is a mistake that is explained', (page, pageCount) => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Pagination {...{ page, pageCount }} onPageRequested={() => {}} />)).toThrow(
    `A pagination was asked for page ${page} of ${pageCount}.`,
  );
  quiet.mockRestore();
});
