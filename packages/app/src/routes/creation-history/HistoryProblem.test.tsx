// @vitest-environment happy-dom
import { StudioError } from '@kinora/contract';
import { ToastRegion } from '@kinora/design-system';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ToastsProvider, useToasts } from '../../toasts.tsx';
import { HistoryProblem } from './HistoryProblem.tsx';

afterEach(cleanup);

function Messages() {
  return <ToastRegion queue={useToasts()} />;
}

const withProblem = (error: unknown) => (
  <ToastsProvider>
    <Messages />
    <HistoryProblem error={error} onRetryRequested={() => {}} />
  </ToastsProvider>
);
const offline = () => new StudioError({ kind: 'Offline', message: 'You are offline.' });

describe('a history that does not load', () => {
  it('A140 says so on the page and in a message, and what the server said of it', () => {
    render(withProblem(offline()));
    expect(screen.getAllByText('Failed to load your creations. Please try again.')).toHaveLength(2);
    expect(screen.getByText('You are offline.')).toBeTruthy();
  });

  it('A141 says that something broke when nobody refused it', () => {
    render(withProblem(new TypeError('undefined is not a function')));
    expect(screen.getAllByText('Something went wrong while loading your creations.')).toHaveLength(2);
    expect(screen.queryByText(/undefined is not a function/)).toBeNull();
  });

  it('says it once, however often it is asked for again in vain', () => {
    const { rerender } = render(withProblem(offline()));
    for (let time = 0; time < 3; time += 1) rerender(withProblem(offline()));
    expect(screen.getAllByText('Failed to load your creations. Please try again.')).toHaveLength(2);
  });
});
