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
export const Account = hostileWords(AccountSummaryStories, {
  args: { user, password: wentWrong, exporting: wentWrong, deleting: wentWrong },
});
const lost = { is: 'lost', message: problem };
export const AccountThatIsLost = hostileWords(AccountSummaryStories, {
  args: { user, limits: lost, subscription: lost, sessions: lost },
});
export const NewPassword = hostileWords(NewPasswordFormStories, { args: { problem } });
export const Mailed = hostileWords(SignInCardStories, { args: { confirmation: { email: mail } } });
export const Refused = hostileWords(SignInCardStories, { args: { problem: saying } });
export const RefusedOverThePage = hostileWindow(SignInDialogStories, { args: { problem: saying } });
export const RefusedAtTheGate = hostileWords(SignInGateStories, { args: { problem: saying } });

export const Credits = hostileWords(CreditPanelStories, {
  args: { status: 'ready', limits: videoLimitsFixture(), staleNote: problem },
});
export const CreditsThatFailed = hostileWords(CreditPanelStories, { args: { status: 'failed', problem } });
export const Payments = hostileWords(LedgerStories, {
  args: {
    entries: LedgerStories.default.args.entries.map((entry) => ({
      ...entry,
      creation_title: words,
      note: name,
    })),
  },
});
export const PaymentsThatFailed = hostileWords(LedgerStories, { args: { entries: null, problem } });
// Whoever runs the server names its packs and plans.
const packs = packsFixture.map((pack) => ({ ...pack, name, best_for: words, approx_usage: words }));
export const Pack = hostileWords(PackCardStories, { args: { pack: packs[0] } });
export const Packs = hostileWindow(PackDialogStories, { args: { packs, problem } });
export const Plan = hostileWords(PlanCardStories, {
  args: { plan: { ...plansFixture[1], name, description: words, features: [name, words] } },
});

export const Bar = hostileWords(TopBarStories, { args: { user } });
export const BarOfAPhone = hostileWindow(TopBarStories, { args: { user } }, 'banner');
export const Menu = hostileWords(UserMenuStories, { args: { user } });
export const MenuThatIsOpen = hostileWindow(UserMenuStories, { args: { user, startsOpen: true } }, 'menu');
export const Palette = hostileWindow(StudioPaletteStories, { args: { creations: [creation] } });
export const PaletteThatFindsNothing = hostileWindow(StudioPaletteStories, { pasted: words });
export const Feedback = hostileWords(FeedbackFormStories, {
  args: { initial: { name, email: mail, subject: words, message: words }, outcome: 'failed' },
});
