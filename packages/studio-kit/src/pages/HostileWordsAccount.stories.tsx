// Who somebody is, what they pay, and what stands around every screen.
import { hostile, packsFixture, plansFixture, videoLimitsFixture } from '@kinora/contract/testing';
import type { Meta } from '@storybook/react-vite';
import * as AccountSummaryStories from '../account/AccountSummary/AccountSummary.stories.tsx';
import * as NewPasswordFormStories from '../account/NewPasswordForm/NewPasswordForm.stories.tsx';
import * as SignInCardStories from '../account/SignInCard/SignInCard.stories.tsx';
import * as SignInDialogStories from '../account/SignInDialog/SignInDialog.stories.tsx';
import * as SignInGateStories from '../account/SignInGate/SignInGate.stories.tsx';
import * as UserMenuStories from '../account/UserMenu/UserMenu.stories.tsx';
import * as CreditPanelStories from '../billing/CreditPanel/CreditPanel.stories.tsx';
import * as LedgerStories from '../billing/Ledger/Ledger.stories.tsx';
import * as PackCardStories from '../billing/PackCard/PackCard.stories.tsx';
import * as PackDialogStories from '../billing/PackDialog/PackDialog.stories.tsx';
import * as PlanCardStories from '../billing/PlanCard/PlanCard.stories.tsx';
import * as FeedbackFormStories from '../shell/FeedbackForm/FeedbackForm.stories.tsx';
import * as StudioPaletteStories from '../shell/StudioPalette/StudioPalette.stories.tsx';
import * as TopBarStories from '../shell/TopBar/TopBar.stories.tsx';
import { hostileWindow, hostileWords } from '../testing/hostileWords.tsx';
import { creation, problem, saying, user } from './HostileWords.fixtures.ts';

const meta = {
  title: 'Studio Kit/Hostile words/Account',
  tags: ['!dev', '!autodocs'],
} satisfies Meta;

export default meta;

const { words, name, mail } = hostile;

const wentWrong = { problem };
export const Account = {
  name: 'An account keeps to its room with a name, an address and errors that never break',
  ...hostileWords(AccountSummaryStories, {
    args: { user, password: wentWrong, exporting: wentWrong, deleting: wentWrong },
  }),
};
const lost = { is: 'lost', message: problem };
export const AccountThatIsLost = {
  name: 'An account that did not load keeps to its room with messages that never break',
  ...hostileWords(AccountSummaryStories, {
    args: { user, limits: lost, subscription: lost, sessions: lost },
  }),
};
export const NewPassword = {
  name: 'A form for a new password keeps to its room with an error that never breaks',
  ...hostileWords(NewPasswordFormStories, { args: { problem } }),
};
export const Mailed = {
  name: 'A card that says where a mail went keeps to its room with an address that never breaks',
  ...hostileWords(SignInCardStories, { args: { confirmation: { email: mail } } }),
};
export const Refused = {
  name: 'A card to sign in with keeps to its room with a refusal that never breaks',
  ...hostileWords(SignInCardStories, { args: { problem: saying } }),
};
export const RefusedOverThePage = {
  name: 'A dialog to sign in with keeps to a phone with a refusal that never breaks',
  ...hostileWindow(SignInDialogStories, { args: { problem: saying } }),
};
export const RefusedAtTheGate = {
  name: 'A gate to sign in at keeps to its room with a refusal that never breaks',
  ...hostileWords(SignInGateStories, { args: { problem: saying } }),
};

export const Credits = {
  name: 'Credits keep to their room with a note that never breaks',
  ...hostileWords(CreditPanelStories, {
    args: { status: 'ready', limits: videoLimitsFixture(), staleNote: problem },
  }),
};
export const CreditsThatFailed = {
  name: 'Credits that did not load keep to their room with a message that never breaks',
  ...hostileWords(CreditPanelStories, { args: { status: 'failed', problem } }),
};
export const Payments = {
  name: 'A ledger keeps to its room with titles and notes that never break',
  ...hostileWords(LedgerStories, {
    args: {
      entries: LedgerStories.default.args.entries.map((entry) => ({
        ...entry,
        creation_title: words,
        note: name,
      })),
    },
  }),
};
export const PaymentsThatFailed = {
  name: 'A ledger that did not load keeps to its room with a message that never breaks',
  ...hostileWords(LedgerStories, { args: { entries: null, problem } }),
};
// Whoever runs the server names its packs and plans.
const packs = packsFixture.map((pack) => ({ ...pack, name, best_for: words, approx_usage: words }));
export const Pack = {
  name: 'A pack of credits keeps to its room with a name and uses that never break',
  ...hostileWords(PackCardStories, { args: { pack: packs[0] } }),
};
export const Packs = {
  name: 'A dialog of packs keeps to a phone with names and an error that never break',
  ...hostileWindow(PackDialogStories, { args: { packs, problem } }),
};
export const Plan = {
  name: 'A plan keeps to its room with a name and features that never break',
  ...hostileWords(PlanCardStories, {
    args: { plan: { ...plansFixture[1], name, description: words, features: [name, words] } },
  }),
};

export const Bar = {
  name: 'The top bar keeps to its room with a name and address that never break',
  ...hostileWords(TopBarStories, { args: { user } }),
};
export const BarOfAPhone = {
  name: 'The top bar keeps to a phone with a name and address that never break',
  ...hostileWindow(TopBarStories, { args: { user } }, 'banner'),
};
export const Menu = {
  name: 'The button of an account keeps to its room with a name that never breaks',
  ...hostileWords(UserMenuStories, { args: { user } }),
};
export const MenuThatIsOpen = {
  name: 'The menu of an account that is open keeps to a phone with a name and address that never break',
  ...hostileWindow(UserMenuStories, { args: { user, startsOpen: true } }, 'menu'),
};
export const Palette = {
  name: 'A palette keeps to a phone with creations whose titles never break',
  ...hostileWindow(StudioPaletteStories, { args: { creations: [creation] } }),
};
export const PaletteThatFindsNothing = {
  name: 'A palette that finds nothing keeps to a phone with a search that never breaks',
  ...hostileWindow(StudioPaletteStories, { pasted: words }),
};
export const Feedback = {
  name: 'A form for feedback that was not sent keeps to its room with words that never break',
  ...hostileWords(FeedbackFormStories, {
    args: { initial: { name, email: mail, subject: words, message: words }, outcome: 'failed' },
  }),
};
