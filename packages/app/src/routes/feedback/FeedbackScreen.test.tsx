// @vitest-environment happy-dom
import { createFakeStudioApi } from '@kinora/contract/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AuthProvider } from '../../account/AuthProvider.tsx';
import { draftStorage, type DraftStorage } from '../../drafts/draftStorage.ts';
import { DraftsProvider } from '../../drafts/DraftsProvider.tsx';
import { createQueryClient } from '../../queries/createQueryClient.ts';
import { StudioApiProvider } from '../../StudioApiProvider.tsx';
import { memorySession } from '../../tabSession.ts';
import { filesInMemory } from '../../testing/filesInMemory.ts';
import { Component as FeedbackScreen } from './FeedbackScreen.tsx';

afterEach(cleanup);

let storage: DraftStorage;
beforeEach(() => {
  storage = draftStorage({ session: memorySession(), fileStorage: filesInMemory() });
});

const field = (name: RegExp) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });

/** The screen as it is come to anew. */
async function come() {
  cleanup();
  render(
    <StudioApiProvider api={createFakeStudioApi({ scenario: { isVisitor: true } })}>
      <QueryClientProvider client={createQueryClient()}>
        <AuthProvider>
          <DraftsProvider storage={storage}>
            <FeedbackScreen />
          </DraftsProvider>
        </AuthProvider>
      </QueryClientProvider>
    </StudioApiProvider>,
  );
  // Until it is known who is here.
  await act(async () => {});
}

describe('a feedback message', () => {
  it('is there again, half-written, for who left and comes back', async () => {
    await come();
    await userEvent.type(field(/Message/), 'The brush is');
    await come();
    expect(field(/Message/).value).toBe('The brush is');
  });

  it('is not there again once it was sent', async () => {
    await come();
    await userEvent.type(field(/Name/), 'Mara Lind');
    await userEvent.type(field(/Email/), 'mara@example.com');
    await userEvent.type(field(/Message/), 'The brush is a joy.');
    await userEvent.click(screen.getByRole('button', { name: /Send/ }));
    await screen.findByText('Feedback Sent!');
    expect(field(/Message/).value).toBe('');
    await come();
    expect(field(/Message/).value).toBe('');
  });
});
