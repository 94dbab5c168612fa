// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CropMarks } from './CropMarks.tsx';

afterEach(cleanup);

test('crop marks are four corners that nobody hears of', () => {
  render(
    <CropMarks data-testid="marks">
      <img alt="Harbour" src="/harbour.png" />
    </CropMarks>,
  );
  const marks = [...screen.getByTestId('marks').querySelectorAll('[data-part="mark"]')];
  expect(marks.map((mark) => mark.getAttribute('aria-hidden'))).toEqual(['true', 'true', 'true', 'true']);
  expect(screen.getByRole('img', { name: 'Harbour' })).toBeTruthy();
});
