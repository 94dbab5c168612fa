// @vitest-environment happy-dom
import { StudioError } from '@kinora/contract';
import { ToastRegion } from '@kinora/design-system';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ToastsProvider, useToasts } from '../../toasts.tsx';
import { useHistoryProblem } from './useHistoryProblem.ts';

afterEach(cleanup);

function Messages() {
  return <ToastRegion queue={useToasts()} />;
}
function Said({ error }: { error: unknown }) {
  useHistoryProblem({ error, isError: error !== null });
  return null;
}
const withProblem = (error: unknown) => (
  <ToastsProvider>
    <Messages />
    <Said error={error} />
  </ToastsProvider>
);
const offline = () => new StudioError({ kind: 'Offline', message: 'You are offline.' });

describe('a history that does not load', () => {
  it('A140 says so in a message', () => {
    render(withProblem(offline()));
    expect(screen.getAllByText('Failed to load your creations. Please try again.')).toHaveLength(1);
  });

  it('A141 says that something broke when nobody refused it', () => {
    render(withProblem(new TypeError('undefined is not a function')));
    expect(screen.getAllByText('Something went wrong while loading your creations.')).toHaveLength(1);
    expect(screen.queryByText(/undefined is not a function/)).toBeNull();
  });

  it('says it once, however often it is asked for again in vain', () => {
    const { rerender } = render(withProblem(offline()));
    for (let time = 0; time < 3; time += 1) rerender(withProblem(offline()));
    expect(screen.getAllByText('Failed to load your creations. Please try again.')).toHaveLength(1);
  });

  it('says nothing while all is well', () => {
    render(withProblem(null));
    expect(screen.queryByText(/Failed|wrong/)).toBeNull();
  });
});
