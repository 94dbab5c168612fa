// @vitest-environment happy-dom
import { tutorialsWith } from '@kinora/contract';
import {
  historyFixture,
  ledgerEntryFixture,
  plansFixture,
  personFixture,
  trainedModelFixture,
} from '@kinora/contract/testing';
import { englishLabels, LabelsProvider } from '@kinora/design-system';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NewPasswordForm } from '../account/NewPasswordForm/index.ts';
import { SignInCard } from '../account/SignInCard/index.ts';
import { UserMenu } from '../account/UserMenu/UserMenu.tsx';
import { Ledger } from '../billing/Ledger/index.ts';
import { PlanCard } from '../billing/PlanCard/index.ts';
import { HelpCategories } from '../learn/HelpCategories/index.ts';
import { TutorialCard } from '../learn/TutorialCard/index.ts';
import { TutorialFilter } from '../learn/TutorialFilter/index.ts';
import { TutorialLibrary } from '../learn/TutorialLibrary/index.ts';
import { TrainedModelCard } from '../library/TrainedModelCard/index.ts';
import { FeedbackForm } from '../shell/FeedbackForm/index.ts';
import { HelpMenu } from '../shell/HelpMenu/HelpMenu.tsx';
import { NotFound } from '../shell/NotFound/index.ts';
import { paletteItems } from '../shell/StudioPalette/paletteItems.ts';
import { PromoBanner } from '../shell/PromoBanner/index.ts';
import { Sidebar } from '../shell/Sidebar/index.ts';
import { TopBar } from '../shell/TopBar/index.ts';
import { WhatsNew } from '../shell/WhatsNew/WhatsNew.tsx';
import { ThemeGallery } from '../shell/ThemeGallery/ThemeGallery.tsx';
import { defaultTheme } from '../shell/ThemeGallery/index.ts';
import { englishKitLabels } from '../english.ts';
import { KitLabelsProvider, type KitLabels } from './index.ts';

afterEach(cleanup);

/** Every word with a mark before it, whatever it is part of: what stands on a page without one came past the labels. */
const marked = <T,>(words: T): T => {
  if (typeof words === 'string') return `§${words}` as T;
  if (typeof words === 'function')
    return ((...asked: unknown[]) => `§${(words as (...all: unknown[]) => string)(...asked)}`) as T;
  if (Array.isArray(words)) return words.map(marked) as T;
  return Object.fromEntries(Object.entries(words as object).map(([key, value]) => [key, marked(value)])) as T;
};
const labels: KitLabels = marked(englishKitLabels);
/** What React Aria says by itself, in the reader’s own language. */
const dismiss = 'Dismiss';
/** What the design system says is replaced in the same way, in its own labels. */
const systemLabels = marked(englishLabels);

const draw = (shown: ReactElement) => {
  render(
    <LabelsProvider labels={systemLabels}>
      <KitLabelsProvider labels={labels}>{shown}</KitLabelsProvider>
    </LabelsProvider>,
  );
};

/** Words on the page and in the names of its parts that no label gave, but for what the test itself gave. */
function unmarked(given: readonly string[] = []): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  for (const each of document.body.querySelectorAll('[aria-label], [placeholder], [alt]'))
    for (const name of ['aria-label', 'placeholder', 'alt']) texts.push(each.getAttribute(name) ?? '');
  return texts.filter(
    (text) => /\p{L}{2}/u.test(text) && !text.includes('§') && !given.some((each) => text.includes(each)),
  );
}

const nothing = vi.fn();
const events = { onSignInRequested: nothing, onSignOutRequested: nothing };
const drawn: Readonly<Record<string, readonly [ReactElement, readonly string[]]>> = {
  'the bar of a visitor': [<TopBar key="" status="visitor" onUpgradeRequested={nothing} {...events} />, []],
  'the bar of a subscriber': [
    <TopBar
      key=""
      status="member"
      isSubscribed
      user={personFixture()}
      credits={10}
      onManageSubscriptionRequested={nothing}
      onNavigationRequested={nothing}
      {...events}
    />,
    ['Mara Lind'],
  ],
  'the offer': [<PromoBanner key="" currentHref="/" onDismissed={nothing} />, []],
  'no page': [<NotFound key="" homeHref="/" />, []],
  'the way around': [<Sidebar key="" groups={[]} currentHref="/" onCollapsedChange={nothing} />, []],
  'the form of feedback': [
    <FeedbackForm key="" onFeedbackSubmitted={nothing} outcome="failed" />,
    ['10,000', '0/'],
  ],
  'the gate': [
    <SignInCard
      key=""
      place="gate"
      termsHref="/t"
      privacyHref="/p"
      isResetMailed
      confirmation={{ email: 'mara@example.com', isResent: true }}
      onSignInRequested={nothing}
      onSignUpRequested={nothing}
    />,
    [],
  ],
  'a new password': [<NewPasswordForm key="" asksCurrent onPasswordChosen={nothing} />, []],
  'the categories of help': [
    <HelpCategories key="" categories={[]} query="x" onQueryChanged={nothing} communityHref="/c" />,
    [],
  ],
  'no tutorial found': [
    <TutorialLibrary
      key=""
      tutorials={[]}
      pictures={{}}
      search={{ words: '', category: 'all', tab: 'featured' }}
      onSearchChanged={nothing}
    />,
    ['All 24', 'Video Generation', 'Image Creation', 'Getting Started', 'Advanced'],
  ],
  'a filter of one’s own': [
    <TutorialFilter
      key=""
      filters={[{ id: 'all', label: '§Alle', count: 2 }]}
      search={{ words: '', category: 'all', tab: 'all' }}
      count={2}
      onSearchChanged={nothing}
    />,
    [],
  ],
  'a model in training': [
    <TrainedModelCard
      key=""
      model={trainedModelFixture({ name: '§M', status: 'training' })}
      onUseRequested={nothing}
    />,
    ['harbour', 'flux-dev', 'Nov 10, 2026'],
  ],
};

describe('every word is another team’s to replace', () => {
  it.each(Object.keys(drawn))('%s', (name) => {
    const [shown, given] = drawn[name]!;
    draw(shown);
    expect(unmarked(given)).toEqual([]);
  });

  const opened: Readonly<Record<string, ReactElement>> = {
    'the help menu': <HelpMenu startsOpen wikiHref="/w" onShortcutsRequested={nothing} />,
    'the menu of a person': (
      <UserMenu
        startsOpen
        user={null}
        onSoonRequested={nothing}
        onCreditsRequested={nothing}
        onSignOutRequested={nothing}
      />
    ),
    'a guide that is not there yet': (
      <TutorialCard
        tutorial={{
          ...tutorialsWith({})[0]!,
          title: '§',
          description: '§',
          level: '§' as never,
          duration: '§',
          views: '1',
        }}
      />
    ),
  };
  it.each(Object.keys(opened))('%s, opened', async (name) => {
    draw(opened[name]!);
    if (name.startsWith('a guide')) await userEvent.click(screen.getByRole('button', { name: /§/ }));
    await screen.findByRole(name.startsWith('a guide') ? 'dialog' : 'menu');
    expect(unmarked([dismiss])).toEqual([]);
  });

  it('the dialogs of news and of looks', () => {
    draw(<WhatsNew isOpen onOpenChange={nothing} notes={[]} />);
    expect(unmarked([dismiss])).toEqual([]);
    cleanup();
    draw(<ThemeGallery isOpen onOpenChange={nothing} theme={defaultTheme} onThemeChosen={nothing} />);
    expect(unmarked([dismiss])).toEqual([]);
  });

  it('what forms complain of', async () => {
    draw(<NewPasswordForm asksCurrent onPasswordChosen={nothing} />);
    await userEvent.click(screen.getByRole('button', { name: labels.account.setPassword }));
    expect(screen.getByText(labels.account.currentMissing)).toBeTruthy();
    cleanup();
    draw(
      <SignInCard
        place="dialog"
        termsHref="/t"
        privacyHref="/p"
        onSignInRequested={nothing}
        onSignUpRequested={nothing}
      />,
    );
    await userEvent.click(screen.getAllByRole('button', { name: labels.account.signIn }).at(-1)!);
    expect(screen.getByText(labels.account.missingCredentials)).toBeTruthy();
  });
});

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('every address is another team’s to give', () => {
  it('of the first page, of help, of a creation and of a plan', async () => {
    draw(<Sidebar groups={[]} currentHref="/" homeHref="/ours" />);
    expect(hrefs()).toEqual(['/ours']);
    cleanup();
    draw(
      <HelpCategories
        categories={[]}
        query=""
        onQueryChanged={nothing}
        contactHref="/write"
        tutorialsHref="/learn"
        communityHref="/talk"
      />,
    );
    expect(hrefs()).toEqual(['/write', '/learn', '/talk']);
    cleanup();
    draw(<Ledger entries={[ledgerEntryFixture({ creation_id: 'c1' })]} hrefOf={(id) => `/made/${id}`} />);
    await screen.findByRole('grid');
    expect(hrefs()).toEqual(['/made/c1']);
  });

  it('of the help menu', async () => {
    const own = { feedback: '/a', help: '/b', tutorials: '/c', docs: '/d' };
    draw(<HelpMenu startsOpen hrefs={own} />);
    const lines = await screen.findAllByRole('menuitem');
    expect(lines.map((line) => line.getAttribute('href'))).toEqual(Object.values(own));
  });

  it('of what the palette finds', () => {
    const found = paletteItems({
      isMember: true,
      creations: historyFixture(1),
      words: labels.shell,
      places: [{ id: 'ours', label: 'Ours', href: '/ours' }],
      hrefOf: (id) => `/made/${id}`,
    }).flatMap(({ href }) => href ?? []);
    expect(found).toEqual([`/made/${historyFixture(1)[0]!.id}`, '/ours']);
  });

  it('and another plan is the popular one where it is said so', () => {
    const [free] = plansFixture;
    draw(<PlanCard plan={free!} billingCycle="monthly" isPopular onSubscribeRequested={nothing} />);
    expect(screen.getByText(labels.billing.mostPopular)).toBeTruthy();
  });
});
