import { freeAllowance } from '../billing/freeAllowance.ts';
import { searchedFor } from './searchedFor.ts';

export interface HelpEntry {
  readonly question: string;
  readonly answer: string;
}

export interface HelpCategory {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly HelpEntry[];
}

/** The help center's categories; the first one is open at first (A200). */
export const helpCategories: readonly HelpCategory[] = [
  {
    id: 'getting-started',
    title: 'Getting Started',
    entries: [
      {
        question: 'How do I make my first video?',
        answer:
          'Open WAN image to video, drop a picture in, say how it should move, and press Generate Video. The price stands on the button before you press it. The clip appears in its place, and stays in your history.',
      },
      {
        question: 'Do I need an account?',
        answer:
          'You can look around and fill in any tool without one. To generate you need to sign in; what you filled in is still there afterwards.',
      },
      {
        question: 'What does the Free plan hold?',
        answer: `${freeAllowance.videos} video generations and ${freeAllowance.images} image generations a month, with every tool. No card is asked for.`,
      },
      {
        question: 'Where do I find what I made?',
        answer:
          'In Creation history. It is kept until you delete it, and what you delete can be restored from the trash for 30 days.',
      },
    ],
  },
  {
    id: 'credits-and-plans',
    title: 'Credits and plans',
    entries: [
      {
        question: 'How do included generations and credits work together?',
        answer:
          'A plan includes a number of video and image generations a month. One of them pays for one run of any tool of its kind, whatever it would cost. When none is left, credits pay the price that the tool shows.',
      },
      {
        question: 'Do unused generations roll over?',
        answer:
          'Plan credits roll over 1 to 3 months, by plan: 1 month with Starter, 3 months with Pro. What ends first is spent first. On the Free plan nothing rolls over.',
      },
      {
        question: 'Do credits from packs expire?',
        answer:
          'No. They are guaranteed for at least 12 months, and as things stand they never expire. There are no recurring charges, and they are added instantly.',
      },
      {
        question: 'What does a subscription cost?',
        answer:
          'A premium subscription starts at 9.99 per month. Paying by the year saves 17 percent. You can change or cancel at any time; it takes effect at the end of the period.',
      },
      {
        question: 'Can I get a refund?',
        answer:
          'Yes, within 30 days. Write to us through Feedback. A generation that fails, is refused or is cancelled before it started costs nothing in the first place.',
      },
      {
        question: 'What happens when my card fails?',
        answer:
          'Your plan stays for 7 days, with a notice at the top. Update the card in Manage Billing, and nothing is lost.',
      },
    ],
  },
  {
    id: 'video',
    title: 'Video generation',
    entries: [
      {
        question: 'How long does a video take?',
        answer:
          'From some seconds to a few minutes, by tool and length. You can close the page: the work goes on, and you find it in your history.',
      },
      {
        question: 'Which pictures and clips can I use?',
        answer:
          'JPG, PNG and WebP pictures; MP4, MOV and WebM clips. Where a limit is only advice it is said beside the file, and you can go on. HEIC photos have to be saved as JPG first.',
      },
      {
        question: 'Can I cancel a generation?',
        answer:
          'Yes. The button says before you press what comes back: all of it while it waits, afterwards what the engine gives.',
      },
      {
        question: 'Whose faces may I use?',
        answer:
          'Use only faces and voices that you have the right to use. This goes for lip sync and for characters.',
      },
      {
        question: 'Why was my request refused?',
        answer:
          'A safety filter looks at words and pictures before anything is made. A refusal costs nothing. If you think it is a mistake, tell us through Feedback.',
      },
    ],
  },
  {
    id: 'images',
    title: 'Images',
    entries: [
      {
        question: 'Which quality should I choose?',
        answer:
          'Draft while you look for the right words, Standard for most things, High and Ultra for what you want to keep large.',
      },
      {
        question: 'How does Image to Prompt work?',
        answer:
          'It first reads what the file itself says about how it was made, then what can be seen in it, and tells you which. It runs on your device; the picture is not sent.',
      },
      {
        question: 'Does upscaling invent detail?',
        answer:
          'It sharpens edges and textures that are there, on your own device. What was lost to compression or blur does not come back.',
      },
    ],
  },
  {
    id: 'account',
    title: 'Account and data',
    entries: [
      {
        question: 'How do I change or reset my password?',
        answer:
          'Change it on the Account page. If you forgot it, ask for a link on the sign-in card; every other session is signed out when you set a new one.',
      },
      {
        question: 'Can I take my data with me?',
        answer: 'Yes. Export on the Account page makes an archive with all you made and all we know of you.',
      },
      {
        question: 'How do I delete my account?',
        answer:
          'On the Account page. Everything you made goes with it, for good. Records that the law asks us to keep are kept without your name.',
      },
      {
        question: 'Who can see what I make?',
        answer:
          'Nobody but you, unless you make an album public: then whoever has its link, until you make it private again.',
      },
    ],
  },
];

/** The categories with the entries that a search finds; all of them for no words (A199). */
export const foundHelp = (
  words: string,
  categories: readonly HelpCategory[] = helpCategories,
): readonly HelpCategory[] =>
  words.trim() === ''
    ? categories
    : categories
        .map((category) => ({
          ...category,
          entries: category.entries.filter(({ question, answer }) =>
            searchedFor(words, `${category.title} ${question} ${answer}`),
          ),
        }))
        .filter((category) => category.entries.length > 0);

export const helpWords = {
  title: 'Help Center',
  search: 'Search for help',
  contact: 'Contact Support',
  tutorials: 'Video Tutorials',
  community: 'Community',
  empty: { title: 'Nothing found', description: 'Try other words, or write to us.' },
} as const;
