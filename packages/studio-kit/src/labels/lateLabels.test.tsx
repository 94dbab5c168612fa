// @vitest-environment happy-dom
// Runs alone: what comes late has come already where another file asked for it.
import {
  initialValues,
  noSubscription,
  premiumMotionBrush,
  seedanceText,
  veo3,
  type AnyTool,
} from '@kinora/contract';
import {
  createFakeStudioApi,
  mediaFileFixture,
  personFixture,
  videoLimitsFixture,
} from '@kinora/contract/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AccountSummary } from '../account/AccountSummary/index.ts';
import { CostBadge } from '../billing/CostBadge/index.ts';
import { MotionBrush } from '../composer/MotionBrush/index.ts';
import { UploadList } from '../composer/UploadList/index.ts';
import { UploadZone } from '../composer/UploadZone/index.ts';
import { TopBar } from '../shell/TopBar/index.ts';
import { ActivityTray } from '../studio/ActivityTray/index.ts';
import { draftOf } from '../studio/Studio/Studio.fixtures.tsx';
import { Studio } from '../studio/Studio/index.ts';
import { fileLabels } from './fileLabels.ts';
import { KitLabelsProvider, type KitLabelChanges } from './index.ts';

afterEach(cleanup);

const draw = (labels: KitLabelChanges, shown: ReactElement) =>
  render(<KitLabelsProvider labels={labels}>{shown}</KitLabelsProvider>);

const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** The studio of a tool, with its form as it is given. */
const studioOf = (tool: AnyTool, draft: object = initialValues(tool)) => (
  <Studio
    tool={tool}
    api={createFakeStudioApi()}
    drafts={draftOf(draft)}
    onMessage={(message) => messages.push(message.title)}
  />
);
const messages: string[] = [];

/** A press of a key that only a browser has: files in the clipboard. */
const paste = (element: Element, ...files: File[]) =>
  fireEvent.paste(element, { clipboardData: { files, types: ['Files'] } });

describe('what a product says otherwise reaches the words that come with late code', () => {
  it('files: why a chosen file is not taken', async () => {
    const { container } = draw(
      { files: { empty: (name) => `${name} ist leer.` } },
      <UploadZone
        label="Image"
        hint=""
        accept="image/*"
        file={null}
        onFileChosen={vi.fn()}
        onFileRemoved={vi.fn()}
      />,
    );
    const empty = new File([], 'leer.png', { type: 'image/png' });
    await userEvent.upload(container.querySelector<HTMLInputElement>('input[type="file"]')!, empty);
    expect(await screen.findByText('leer.png ist leer.')).toBeTruthy();
  });

  it('files: that a tool takes no picture', async () => {
    draw(
      { files: { noPlace: { ...fileLabels.noPlace, image: (tool) => `${tool}: keine Bilder.` } } },
      studioOf(veo3 as unknown as AnyTool),
    );
    paste(await screen.findByRole('textbox'), new File(['x'], 'a.png', { type: 'image/png' }));
    await waitFor(() => expect(messages).toContain(`${veo3.title}: keine Bilder.`));
  });

  it('strokes: the brush, in itself and in a studio', async () => {
    const labels = {
      strokes: { add: (count: string, max: string) => `Noch ein Strich (${count} von ${max})` },
    };
    draw(
      labels,
      <MotionBrush
        label="Strokes"
        picture={mediaFileFixture()}
        strokes={[]}
        max={6}
        onStrokesChanged={vi.fn()}
      />,
    );
    expect(await screen.findByRole('button', { name: 'Noch ein Strich (0 von 6)' })).toBeTruthy();
    cleanup();
    const held = { ...initialValues(premiumMotionBrush), image: mediaFileFixture() };
    draw(labels, studioOf(premiumMotionBrush as unknown as AnyTool, held));
    expect(await screen.findByRole('button', { name: 'Noch ein Strich (0 von 6)' })).toBeTruthy();
  });

  it('composer: the list of pictures', async () => {
    draw(
      { composer: { dropSeveral: (label) => `${label} hierher` } },
      <UploadList
        label="Images"
        hint=""
        accept="image/*"
        files={[]}
        moreLabel="More"
        add={(held) => ({ files: held, errorMessage: null })}
        onFilesChanged={vi.fn()}
      />,
    );
    expect(await screen.findByText('Images hierher')).toBeTruthy();
  });

  it('composer: an editor that few tools have', async () => {
    const asked = { ...initialValues(seedanceText), seed: 7 };
    draw({ composer: { anotherSeed: 'Anderer Keim' } }, studioOf(seedanceText as unknown as AnyTool, asked));
    expect(await screen.findByRole('button', { name: 'Anderer Keim' })).toBeTruthy();
  });

  it('billing: the price, term by term', async () => {
    draw(
      { billing: { total: 'Zusammen' } },
      <CostBadge price={{ total: 200, terms: [{ label: 'Base', amount: 200 }] }} coverage={null} />,
    );
    await press(/200 credits/);
    expect(await screen.findByText('Zusammen')).toBeTruthy();
  });

  it('studio: the tray of what is under way', async () => {
    draw(
      { studio: { activity: 'Was läuft', nothingUnderWay: 'Nichts läuft' } },
      <ActivityTray items={[]} onCancelRequested={vi.fn()} onRetryRequested={vi.fn()} />,
    );
    await press(/Was läuft/);
    expect(await screen.findByText('Nichts läuft')).toBeTruthy();
  });

  it('shell and account: the menus of the top bar', async () => {
    draw(
      { shell: { help: 'Hilfe', shortcuts: 'Tasten' }, account: { getCredits: 'Guthaben kaufen' } },
      <TopBar
        status="member"
        user={personFixture()}
        credits={10}
        onNavigationRequested={vi.fn()}
        onUpgradeRequested={vi.fn()}
        onManageSubscriptionRequested={vi.fn()}
        onCreditsRequested={vi.fn()}
        onShortcutsRequested={vi.fn()}
        onSoonRequested={vi.fn()}
        onSignInRequested={vi.fn()}
        onSignOutRequested={vi.fn()}
      />,
    );
    await press(/^Hilfe$/);
    expect(await screen.findByRole('menuitem', { name: /Tasten/ })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await press(/Mara Lind/);
    expect(await screen.findByRole('menuitem', { name: 'Guthaben kaufen' })).toBeTruthy();
  });

  it('account: the question before it is deleted', async () => {
    draw(
      { account: { deleteMine: 'Mein Konto löschen', currentMissing: 'Passwort fehlt' } },
      <AccountSummary
        user={personFixture()}
        limits={{ is: 'there', it: videoLimitsFixture() }}
        subscription={{ is: 'there', it: noSubscription }}
        sessions={{ is: 'there', it: [] }}
        onCreditsRequested={vi.fn()}
        onBillingRequested={vi.fn()}
        onReloadRequested={vi.fn()}
        onPasswordChanged={vi.fn()}
        onSessionEnded={vi.fn()}
        onOtherSessionsEnded={vi.fn()}
        onExportRequested={vi.fn()}
        onDeletionConfirmed={vi.fn()}
      />,
    );
    await press(/Delete account…/);
    await press(/Mein Konto löschen/);
    expect(await screen.findByText('Passwort fehlt')).toBeTruthy();
  });
});
