// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Disclosure } from './Disclosure.tsx';
import { DisclosureGroup } from './DisclosureGroup.tsx';

afterEach(cleanup);

test('the title of a disclosure is a heading with a button that says whether it is open', async () => {
  const onExpandedChange = vi.fn<(isExpanded: boolean) => void>();
  render(
    <Disclosure title="More" headingLevel={4} onExpandedChange={onExpandedChange}>
      Seed and guidance
    </Disclosure>,
  );
  const button = screen.getByRole('button', { name: 'More' });
  expect(screen.getByRole('heading', { level: 4 }).contains(button)).toBe(true);
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('group', { name: 'More' }).textContent).toBe('Seed and guidance');
  expect(onExpandedChange).toHaveBeenCalledExactlyOnceWith(true);
});

test('what is closed stays in the page for the browser’s own search', () => {
  render(<Disclosure title="More">Seed and guidance</Disclosure>);
  expect(screen.getByText('Seed and guidance').closest('[hidden="until-found"]')).not.toBeNull();
});

test('what stands at the end of its line is read with it', () => {
  render(
    <Disclosure title="Filters" trailing="3 on">
      Filters
    </Disclosure>,
  );
  expect(screen.getByRole('button', { name: 'Filters 3 on' })).toBeTruthy();
});

const open = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-expanded') === 'true')
    .map((button) => button.textContent);

test('disclosures in a group are open one at a time, and the choice is reported', async () => {
  const onExpandedChange = vi.fn<(expanded: { ids: readonly string[] }) => void>();
  render(
    <DisclosureGroup defaultExpandedIds={['cost']} onExpandedChange={onExpandedChange}>
      <Disclosure id="cost" title="What does it cost?">
        Credits
      </Disclosure>
      <Disclosure id="keep" title="What is kept?">
        Everything
      </Disclosure>
    </DisclosureGroup>,
  );
  expect(open()).toEqual(['What does it cost?']);
  await userEvent.click(screen.getByRole('button', { name: 'What is kept?' }));
  expect(open()).toEqual(['What is kept?']);
  expect(onExpandedChange).toHaveBeenLastCalledWith({ ids: ['keep'] });
});

test('a group may leave several open', async () => {
  render(
    <DisclosureGroup allowsMultipleExpanded defaultExpandedIds={['cost']}>
      <Disclosure id="cost" title="Cost">
        Credits
      </Disclosure>
      <Disclosure id="keep" title="Keep">
        Everything
      </Disclosure>
    </DisclosureGroup>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
  expect(open()).toEqual(['Cost', 'Keep']);
});

test('a disabled disclosure stays closed', async () => {
  render(
    <Disclosure title="More" isDisabled>
      Seed
    </Disclosure>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button').getAttribute('aria-expanded')).toBe('false');
});

test('both hand ref, className and further attributes to their roots, which name their components', () => {
  const own = createRef<HTMLDivElement>();
  const group = createRef<HTMLDivElement>();
  render(
    <DisclosureGroup ref={group} className="ours" data-testid="group">
      <Disclosure ref={own} id="one" title="One" className="mine" data-testid="one">
        One
      </Disclosure>
    </DisclosureGroup>,
  );
  expect(own.current).toBe(screen.getByTestId('one'));
  expect(own.current?.dataset['component']).toBe('Disclosure');
  expect(own.current?.classList.contains('mine')).toBe(true);
  expect(group.current).toBe(screen.getByTestId('group'));
  expect(group.current?.dataset['component']).toBe('DisclosureGroup');
  expect(group.current?.classList.contains('ours')).toBe(true);
});
