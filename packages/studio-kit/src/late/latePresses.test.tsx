// @vitest-environment happy-dom
import { createImage, initialValues, seedanceText } from '@kinora/contract';
import { videoLimitsFixture } from '@kinora/contract/testing';
import { CircleHelp } from '@kinora/design-system/icons';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DeletionSection } from '../account/AccountSummary/DeletionSection.tsx';
import { sessionsFixture } from '../account/AccountSummary/AccountSummary.fixtures.ts';
import { SessionsSection } from '../account/AccountSummary/SessionsSection.tsx';
import { CreditPanel } from '../billing/CreditPanel/index.ts';
import { CostBadge } from '../billing/CostBadge/index.ts';
import { Ledger } from '../billing/Ledger/index.ts';
import { Templates } from '../composer/PromptBox/Templates.tsx';
import { SelectionBar } from '../history/SelectionBar/index.ts';
import { accountLabels } from '../labels/accountLabels.ts';
import { LateSoon } from '../shell/Sidebar/LateSoon.tsx';
import { UserMenu } from '../account/UserMenu/index.ts';
import { HelpMenu } from '../shell/HelpMenu/index.ts';
import { ActivityTray } from '../studio/ActivityTray/index.ts';
import { SettingsButton } from '../studio/SettingsPanel/index.ts';
import { AskedCode } from './AskedCode.ts';
import type * as LateCode from './lateCode.ts';

type Bring = (real: () => Promise<unknown>) => Promise<unknown>;
const line = vi.hoisted(() => ({ bring: ((real) => real()) as Bring }));
vi.mock('./lateCode.ts', async (original) => {
  const real = await original<typeof LateCode>();
  const over = (fetch: () => Promise<unknown>) => () => line.bring(fetch);
  return {
    ...real,
    fetchDialogs: over(real.fetchDialogs),
    fetchMenus: over(real.fetchMenus),
    fetchPopovers: over(real.fetchPopovers),
    fetchFigures: over(real.fetchFigures),
  };
});

const lost: Bring = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: late.js'));
const never: Bring = () => new Promise(() => {});
const here: Bring = (real) => real();

beforeEach(() => void (line.bring = here));
afterEach(cleanup);

const nothing = () => {};
const places = {
  'the settings on a phone': {
    drawn: (
      <SettingsButton tool={seedanceText} draft={initialValues(seedanceText)}>
        All of them
      </SettingsButton>
    ),
    opens: 'dialog',
  },
  'words to begin with': {
    drawn: (
      <Templates
        label="Templates"
        templates={createImage.prompt ? [{ id: 'harbour', label: 'Harbour', prompt: 'Boats' }] : []}
        isDisabled={false}
        value=""
        onReplaced={nothing}
      />
    ),
    opens: 'menu',
  },
  'what it costs': {
    drawn: <CostBadge price={{ total: 5, terms: [{ label: 'Base price', amount: 5 }] }} coverage={null} />,
    opens: 'dialog',
  },
  'the end of an account': {
    drawn: <DeletionSection words={accountLabels} onDeletionConfirmed={nothing} />,
    opens: 'dialog',
  },
  'the menu of a person': { drawn: <UserMenu user={null} onSignOutRequested={nothing} />, opens: 'menu' },
  'the help menu': { drawn: <HelpMenu />, opens: 'menu' },
  'what is coming': {
    drawn: (
      <ul>
        <LateSoon
          item={{ id: 'feed', label: 'Feed', icon: CircleHelp, says: 'It is coming.' }}
          look={{ label: 'Feed', icon: CircleHelp, isCurrent: false }}
          onMarked={nothing}
        />
      </ul>
    ),
    opens: 'dialog',
  },
  'what is under way': {
    drawn: (
      <ActivityTray items={[]} onCancelRequested={nothing} onRetryRequested={nothing} onDismissed={nothing} />
    ),
    opens: 'dialog',
  },
} as const;

describe.each(Object.entries(places))('a press for %s', (_name, { drawn, opens }) => {
  const show = () => {
    const onLost = vi.fn<() => void>();
    render(
      <AskedCode value={(code) => code.catch(onLost)}>
        {drawn}
        <input aria-label="Elsewhere" />
      </AskedCode>,
    );
    return onLost;
  };
  const button = () => screen.getByRole('button');
  const press = () => userEvent.click(button());

  test('shows that its code is on its way', async () => {
    line.bring = never;
    show();
    await press();
    await waitFor(() => expect(button().getAttribute('data-pending')).toBe('true'));
    expect(screen.queryByRole(opens)).toBeNull();
  });

  test('whose code is lost is told, and works when it is pressed again', async () => {
    line.bring = lost;
    const onLost = show();
    await press();
    await waitFor(() => expect(onLost).toHaveBeenCalledOnce());
    await waitFor(() => expect(button().getAttribute('data-pending')).toBeNull());
    line.bring = here;
    await press();
    expect(await screen.findByRole(opens)).toBeTruthy();
    expect(onLost).toHaveBeenCalledOnce();
  });

  test('opens nothing over somebody who went on meanwhile, and works when it is pressed again', async () => {
    let come = nothing;
    line.bring = async (real) => {
      await new Promise<void>((resolve) => (come = resolve));
      return real();
    };
    show();
    await press();
    await waitFor(() => expect(button().getAttribute('data-pending')).toBe('true'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Elsewhere' }), 'On');
    come();
    await waitFor(() => expect(button().getAttribute('data-pending')).toBeNull());
    expect(screen.queryByRole(opens)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Elsewhere' }));
    line.bring = here;
    await press();
    expect(within(await screen.findByRole(opens)).queryByRole('progressbar')).toBeNull();
  });
});

const shown = {
  'what can be done with the chosen': {
    drawn: () => <SelectionBar count={2} onSelectionCleared={nothing} />,
    role: 'toolbar',
  },
  'where an account is signed in': {
    drawn: () => (
      <SessionsSection
        sessions={{ is: 'there', it: sessionsFixture }}
        words={accountLabels}
        ending={[]}
        onReloadRequested={nothing}
        onSessionEnded={nothing}
        onOtherSessionsEnded={nothing}
      />
    ),
    role: 'list',
  },
  'what there is to make things with': {
    drawn: () => <CreditPanel status="ready" limits={videoLimitsFixture()} historyHref="/account" />,
    role: 'link',
    says: 'Failed to load video limits',
  },
  'what became of credits': { drawn: () => <Ledger entries={[]} />, role: 'heading' },
} as const;

describe.each(Object.entries(shown))('the place for %s', (_name, { drawn, role, ...lostPlace }) => {
  const says = 'says' in lostPlace ? lostPlace.says : 'There was no connection. Try again once there is one.';
  const show = async () => {
    line.bring = lost;
    render(drawn());
    return screen.findByRole('button', { name: 'Try again' });
  };

  test('says that its code was lost, and fills when that is asked for again', async () => {
    const again = await show();
    expect(screen.getByText(says)).toBeTruthy();
    line.bring = never;
    await userEvent.click(again);
    expect(again.dataset['pending']).toBe('true');
    cleanup();
    const next = await show();
    line.bring = here;
    await userEvent.click(next);
    expect(await screen.findByRole(role)).toBeTruthy();
    expect(screen.queryByText(says)).toBeNull();
  });

  test('fills by itself once the network is back', async () => {
    await show();
    line.bring = here;
    fireEvent(window, new Event('online'));
    expect(await screen.findByRole(role)).toBeTruthy();
    expect(screen.queryByText(says)).toBeNull();
  });
});
