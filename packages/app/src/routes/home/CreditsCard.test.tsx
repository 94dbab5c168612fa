// @vitest-environment happy-dom
import { createFakeStudioApi } from '@kinora/contract/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AuthProvider } from '../../account/AuthProvider.tsx';
import { SignInPrompt } from '../../account/SignInPrompt.tsx';
import { CreditsPrompt } from '../../billing/CreditsPrompt.tsx';
import { createQueryClient } from '../../queries/createQueryClient.ts';
import { StudioApiProvider } from '../../StudioApiProvider.tsx';
import { ToastsProvider } from '../../toasts.tsx';
import { CreditsCard } from './CreditsCard.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  ['NotSignedIn', 'No valid session'],
  ['Unexpected', 'Failed to load video limits'],
] as const)('only a session that is over is logged as one: %s (A111)', async (kind, words) => {
  const info = vi.spyOn(console, 'info').mockReturnValue();
  const account = { email: 'mara@example.com', password: 'correct horse', fullName: 'Mara Lind' };
  const failures = { 'credits.limits': { kind, message: 'It was refused.' } };
  const api = createFakeStudioApi({ scenario: { accounts: [account], failures } });
  render(
    <StudioApiProvider api={api}>
      <QueryClientProvider client={createQueryClient()}>
        <AuthProvider>
          <ToastsProvider>
            <SignInPrompt>
              <CreditsPrompt>
                <CreditsCard />
              </CreditsPrompt>
            </SignInPrompt>
          </ToastsProvider>
        </AuthProvider>
      </QueryClientProvider>
    </StudioApiProvider>,
  );
  await act(async () => {});
  expect(await screen.findByText('Failed to load video limits')).toBeDefined();
  expect(info.mock.calls.map(([line]: unknown[]) => line)).toEqual([`Kinora: ${words}`]);
});
