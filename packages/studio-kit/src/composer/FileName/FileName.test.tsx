// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FileName } from './FileName.tsx';

afterEach(cleanup);

it('a name that is shortened in its middle is heard as one piece', () => {
  const name = 'harbour-at-dawn-final-0007.png';
  const { container } = render(<FileName>{name}</FileName>);
  expect(screen.getByText(name)).toBeTruthy();
  const seen = [...container.querySelectorAll('[aria-hidden]')].map((part) => part.textContent);
  expect(seen).toEqual(['harbour-at-dawn-fina', 'l-0007.png']);
});
