// @vitest-environment happy-dom
import { creationFixture } from '@kinora/contract/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Still } from './Still.tsx';

afterEach(cleanup);

const picture = (file_url: string | null, blankClass?: string) => (
  <Still
    creation={creationFixture({ type: 'image', file_url, thumbnail_url: null })}
    title="Waves"
    className="picture"
    blankClass={blankClass}
  />
);
const shown = () => screen.getByRole('img', { name: 'Waves' });

it('a picture that does not come leaves the mark of its kind under its name, and another address of it is tried', () => {
  const { rerender } = render(picture('/gone.png'));
  fireEvent.error(shown());
  expect([shown().tagName, shown().className]).toEqual(['SPAN', 'picture']);
  expect(shown().querySelector('svg')).toBeTruthy();
  rerender(picture('/again.png'));
  expect(shown().tagName).toBe('IMG');
});

it('a mark has no name where words beside it say what it is of', () => {
  const { container } = render(picture(null, 'blank'));
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('.blank > svg')).toBeTruthy();
});
