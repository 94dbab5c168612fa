// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Heading } from './Heading.tsx';
import { headingLevels } from './headingValues.ts';

afterEach(cleanup);

test.each(headingLevels)('a heading of level %d stands at its place in the outline', (level) => {
  const ref = createRef<HTMLHeadingElement>();
  render(
    <Heading ref={ref} level={level} className="mine">
      Title
    </Heading>,
  );
  expect(screen.getByRole('heading', { level })).toBe(ref.current);
  expect(ref.current?.dataset['component']).toBe('Heading');
  expect(ref.current?.classList.contains('mine')).toBe(true);
});
