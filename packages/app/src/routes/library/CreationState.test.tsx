// @vitest-environment happy-dom
import { generalWords, historyWords } from '@kinora/contract';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CreationState } from './CreationState.tsx';

afterEach(cleanup);

const said = (status: 'failed' | 'cancelled') =>
  render(<CreationState status={status} />).container.textContent;

it('nothing was charged for what failed, and of what was cancelled nobody says so: its engine may have started', () => {
  expect(said('failed')).toContain(generalWords.notCharged);
  expect(said('cancelled')).toContain(historyWords.cancelled);
  expect(said('cancelled')).not.toContain('charged');
});
