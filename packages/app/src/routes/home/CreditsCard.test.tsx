// @vitest-environment happy-dom
import { createFakeStudioApi } from '@kinora/contract/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SignInPrompt } from '../../account/SignInPrompt.tsx';
import { CreditsPrompt } from '../../billing/CreditsPrompt.tsx';
import { appWindow } from '../../testing/appWindow.tsx';
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
    <SignInPrompt>
      <CreditsPrompt>
        <CreditsCard />
      </CreditsPrompt>
    </SignInPrompt>,
    appWindow(api),
  );
  await act(async () => {});
  expect(await screen.findByText('Failed to load video limits')).toBeDefined();
  expect(info.mock.calls.map(([line]: unknown[]) => line)).toEqual([`Kinora: ${words}`]);
});
