// @vitest-environment happy-dom
import { compareWords } from '@kinora/contract';
import { creationFixture } from '@kinora/contract/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { seenOf, UnderOneSeam } from './UnderOneSeam.tsx';

afterEach(cleanup);

const made = creationFixture({ type: 'image', title: 'Quay' });
const cancelled = {
  ...creationFixture({ type: 'image', title: 'Harbour', status: 'cancelled' }, 1),
  file_url: null,
  thumbnail_url: null,
};

it('of one that nothing was made of, as one that was cancelled, it is said that there is no picture', () => {
  render(<UnderOneSeam before={seenOf(cancelled)} after={seenOf(made)} ratio={1} />);
  expect(screen.getByText(compareWords.nothingMade('Harbour'))).toBeTruthy();
  expect(screen.queryByText(compareWords.nothingMade('Quay'))).toBeNull();
  expect(screen.queryByText(compareWords.missing)).toBeNull();
});

it('of one that is still in the making it is not said that nothing was made of it', () => {
  const making = { ...cancelled, status: 'processing' as const };
  render(<UnderOneSeam before={seenOf(making)} after={seenOf(made)} ratio={1} />);
  expect(screen.getByText(compareWords.notYet('Harbour'))).toBeTruthy();
});
