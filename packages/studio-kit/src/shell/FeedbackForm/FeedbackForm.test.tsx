// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { FeedbackForm } from './FeedbackForm.tsx';

afterEach(cleanup);

test('who it is may become known later: it fills what is empty, and nothing that was typed (A204)', async () => {
  const { rerender } = render(
    <FeedbackForm initial={{ name: '', email: '' }} onFeedbackSubmitted={vi.fn()} />,
  );
  await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), 'other@example.org');
  rerender(
    <FeedbackForm initial={{ name: 'Mara Lind', email: 'mara@example.org' }} onFeedbackSubmitted={vi.fn()} />,
  );
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Mara Lind');
  expect(screen.getByRole('textbox', { name: /Email/ })).toHaveProperty('value', 'other@example.org');
});
