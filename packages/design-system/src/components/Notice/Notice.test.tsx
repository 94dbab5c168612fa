// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { LabelsProvider } from '../../labels/LabelsProvider.tsx';
import { Notice } from './Notice.tsx';
import { noticeTones } from './toneGlyphs.ts';

afterEach(cleanup);

test.each(noticeTones)('a notice of %s has the urgency of its tone', (tone) => {
  render(<Notice tone={tone}>Words</Notice>);
  expect(screen.getByRole(tone === 'danger' ? 'alert' : 'status').textContent).toBe('Words');
});

test('no two tones are told apart by colour alone', () => {
  const { container } = render(
    noticeTones.map((tone) => (
      <Notice key={tone} tone={tone}>
        Words
      </Notice>
    )),
  );
  const drawings = [...container.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML);
  expect(drawings).toHaveLength(noticeTones.length);
  expect(new Set(drawings).size).toBe(noticeTones.length);
});

test('a notice’s cross takes its name from the labels in force', async () => {
  const onDismissed = vi.fn<() => void>();
  render(
    <LabelsProvider labels={{ dismiss: 'Weg' }}>
      <Notice onDismissed={onDismissed}>Words</Notice>
    </LabelsProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Weg' }));
  expect(onDismissed).toHaveBeenCalledTimes(1);
});
