// @vitest-environment happy-dom
import { generalWords } from '@kinora/contract';
import { createFakeStudioApi, type Scenario } from '@kinora/contract/testing';
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
async function come(scenario: Scenario = {}) {
  cleanup();
  render(
    <StudioApiProvider api={createFakeStudioApi({ scenario: { isVisitor: true, ...scenario } })}>
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

  it('is there as a whole for who came back more than once, and typed more each time', async () => {
    await come();
    await userEvent.type(field(/Message/), 'The brush is');
    await come();
    await userEvent.type(field(/Name/), 'Mara Lind');
    await come();
    expect([field(/Name/).value, field(/Message/).value]).toEqual(['Mara Lind', 'The brush is']);
  });

  it('that was begun before and could not be sent stays as it was typed (A209)', async () => {
    await come();
    await userEvent.type(field(/Message/), 'The brush is a joy.');
    await come({
      failures: { 'feedback.send': { kind: 'Unavailable', message: generalWords.unavailable } },
    });
    await userEvent.type(field(/Name/), 'Mara Lind');
    await userEvent.type(field(/Email/), 'mara@example.com');
    await userEvent.click(screen.getByRole('button', { name: /Send/ }));
    await screen.findByText('Submission Failed');
    expect(field(/Message/).value).toBe('The brush is a joy.');
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
