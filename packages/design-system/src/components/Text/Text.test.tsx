// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Text } from './Text.tsx';
import { textElements } from './textValues.ts';

afterEach(cleanup);

test.each(textElements)('text can be a %s, with ref and className on it', (as) => {
  const ref = createRef<HTMLElement>();
  render(
    <Text ref={ref} as={as} className="mine">
      Words
    </Text>,
  );
  expect(ref.current?.tagName.toLowerCase()).toBe(as);
  expect(ref.current?.dataset['component']).toBe('Text');
  expect(ref.current?.classList.contains('mine')).toBe(true);
});

test('text shows no more lines than it is told, and carries no other style', () => {
  const { container } = render(
    <Text as="p" maxLines={3}>
      Words
    </Text>,
  );
  expect(container.firstElementChild?.getAttribute('style')).toMatch(/: 3;?$/);
  cleanup();
  expect(render(<Text>Words</Text>).container.firstElementChild?.hasAttribute('style')).toBe(false);
});
