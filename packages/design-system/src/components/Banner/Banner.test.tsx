// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { LabelsProvider } from '../../labels/LabelsProvider.tsx';
import { noticeTones } from '../Notice/toneGlyphs.ts';
import { Banner } from './Banner.tsx';

afterEach(cleanup);

test('a banner is a place of the page with the name of its title', () => {
  render(<Banner title="Payments are down">You can go on with what you have.</Banner>);
  const place = screen.getByRole('region', { name: 'Payments are down' });
  expect(place.textContent).toContain('You can go on with what you have.');
});

test('a banner without a title has the name that the labels in force give it', () => {
  render(
    <LabelsProvider labels={{ announcement: 'Durchsage' }}>
      <Banner>Words</Banner>
    </LabelsProvider>,
  );
  expect(screen.getByRole('region', { name: 'Durchsage' })).toBeTruthy();
});

test.each(noticeTones)('a banner of %s has the urgency of its tone', (tone) => {
  render(<Banner tone={tone}>Words</Banner>);
  expect(screen.getByRole(tone === 'danger' ? 'alert' : 'status').textContent).toBe('Words');
});

test('parts of a banner have the names that its documentation gives them', () => {
  render(
    <Banner title="Your card was refused" action={<a href="/billing">Change it</a>} onDismissed={() => {}}>
      Words
    </Banner>,
  );
  const parts = [...screen.getByRole('region').querySelectorAll<HTMLElement>('[data-part]')];
  expect(parts.map(({ dataset }) => dataset['part'])).toEqual([
    'line',
    'mark',
    'body',
    'words',
    'title',
    'action',
    'dismiss',
  ]);
});

test('a banner’s cross reports that it was dismissed, and is there only where somebody hears it', async () => {
  const onDismissed = vi.fn<() => void>();
  const { rerender } = render(<Banner onDismissed={onDismissed}>Words</Banner>);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismissed).toHaveBeenCalledTimes(1);
  rerender(<Banner>Words</Banner>);
  expect(screen.queryByRole('button')).toBeNull();
});
