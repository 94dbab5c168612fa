import { describe, expect, it } from 'vitest';
import { routes } from '../routes.ts';
import { fileFormats } from '../tools/fileFormats.ts';
import { authWords, historyToVisitors } from '../words/auth.ts';
import { billingWords } from '../words/billing.ts';
import { feedbackWords } from '../words/feedback.ts';
import { historyWords } from '../words/history.ts';
import { libraryWords } from '../words/library.ts';
import { wholeOf } from '../words/saying.ts';
import { shellWords } from '../words/shell.ts';
import { wordsIn } from './block.ts';
import { docsTabs, foundSections } from './docs/index.ts';
import { foundHelp, helpCategories, helpWords } from './help.ts';
import { homeWords, quickStarts, startModels } from './startModels.ts';
import { foundTutorials, quickLinks, tutorialFilters, tutorialsWith, tutorialWords } from './tutorials.ts';

const address = 'https://tutorials.example/';
const tutorials = tutorialsWith({
  'first-clip': `${address}1`,
  'image-to-video': `${address}2`,
  'better-prompts': `${address}3`,
});

describe('tutorials', () => {
  it('six tutorials are there: three featured with links, three without (A346, A350, A351)', () => {
    expect(tutorials).toHaveLength(6);
    for (const each of tutorials) expect(each.videoUrl !== null).toBe(each.isFeatured);
    expect(tutorials.filter((each) => each.isFeatured)).toHaveLength(3);
    expect(new Set(tutorials.map((each) => each.id)).size).toBe(6);
  });

  it('tutorials are counted by fixed labels (A343, D20)', () => {
    expect(Object.fromEntries(tutorialFilters.map(({ id, count }) => [id, count]))).toEqual({
      all: 24,
      'video-generation': 12,
      'image-creation': 6,
      'getting-started': 4,
      advanced: 2,
    });
    expect(tutorialWords.showing(6)).toBe('Showing 6');
  });

  it.each([
    ['', 'all', 'all', 6],
    ['', 'all', 'featured', 3],
    ['', 'video-generation', 'all', 2],
    ['BRUSH motion', 'all', 'all', 1],
    ['nothing like it', 'all', 'all', 0],
    ['', 'advanced', 'featured', 0],
  ] as const)('tutorials searched for %j in %s, %s: %i (A344)', (words, category, tab, count) => {
    expect(foundTutorials(tutorials, { words, category, tab })).toHaveLength(count);
  });

  it('tutorials say these words (A344, A345, A347, A348)', () => {
    expect(tutorialWords).toMatchObject({
      tabs: { featured: 'Featured Tutorials', all: 'All Tutorials' },
      watch: 'Watch Now',
      isNew: 'NEW',
      empty: { title: 'No tutorials found', description: 'Try adjusting your search or filter criteria' },
    });
    expect(quickLinks.map((each) => each.label)).toEqual([
      'Video Generation',
      'Image Creation',
      'Pro Tips',
      'Documentation',
    ]);
  });
});

describe('help', () => {
  it('help opens with Getting Started, and has no question twice (A200)', () => {
    expect(helpCategories[0]?.title).toBe('Getting Started');
    const questions = helpCategories.flatMap((each) => each.entries.map((entry) => entry.question));
    expect(new Set(questions).size).toBe(questions.length);
  });

  it('help is searched by words in any order, whatever their case (A199)', () => {
    expect(foundHelp('  ')).toBe(helpCategories);
    expect(foundHelp('REFUND within')[0]?.entries.map((each) => each.question)).toEqual([
      'Can I get a refund?',
    ]);
    expect(foundHelp('qqq')).toEqual([]);
  });

  it('help says what plans and packs hold (A192, A193, A194, A195, A196, A197, D10)', () => {
    const all = helpCategories.flatMap((each) => each.entries.map((entry) => entry.answer)).join(' ');
    for (const said of [
      'guaranteed for at least 12 months',
      'never expire',
      'no recurring charges',
      'added instantly',
      'Plan credits roll over 1 to 3 months',
      '9.99 per month',
      'within 30 days',
      '3 video generations and 10 image generations a month',
    ])
      expect(all).toContain(said);
  });

  it('help leads on to support, tutorials and the community (A201, A202, A203)', () => {
    expect(helpWords).toMatchObject({
      contact: 'Contact Support',
      tutorials: 'Video Tutorials',
      community: 'Community',
    });
  });
});

describe('the documentation', () => {
  it('the documentation has three tabs (A211)', () => {
    expect(docsTabs.map((tab) => tab.label)).toEqual(['Guides', 'API Reference', 'Resources']);
    for (const { sections } of docsTabs) {
      expect(new Set(sections.map((each) => each.id)).size).toBe(sections.length);
      for (const { blocks } of sections) expect(blocks.map(wordsIn).join('').trim()).not.toBe('');
    }
  });

  it('the documentation shows POST generate, GET models and POST upload (A212)', () => {
    const examples = docsTabs[1]!.sections.find((each) => each.id === 'examples')!;
    const all = examples.blocks.map(wordsIn).join('\n');
    for (const call of ['POST /generate', 'GET /models', 'POST /upload']) expect(all).toContain(call);
  });

  it('tells every field and price of a tool from its definition', () => {
    const section = docsTabs[1]!.sections.find((each) => each.id === 'veo3')!;
    expect(section.blocks[1]).toEqual({
      is: 'table',
      caption: 'VEO3 text to video: fields',
      head: ['Field', 'Takes', 'Starts with'],
      rows: [
        ['model', 'veo3', 'required'],
        ['prompt', 'text of up to 2,000 characters', 'required'],
        ['duration', '5, 8', '5'],
        ['resolution', '480p, 720p, 1080p', '720p'],
        ['cinema_mode', 'true or false', 'false'],
        ['credits_cost', 'the price of exactly this request', 'required'],
      ],
    });
    expect(foundSections(docsTabs[1]!.sections, 'cinema_mode').map((each) => each.id)).toEqual(['veo3']);
  });
});

describe('the home page', () => {
  it('the home page says and links these (A102, A112, A113, A114, A115, A116, A118)', () => {
    expect(homeWords.title).toBe('What would you like to create?');
    expect(homeWords.start.formats).toBe(`${fileFormats.image}, ${fileFormats.video}`);
    expect(quickStarts.map(({ label, isNew }) => [label, isNew])).toEqual([
      ['Image to Video', true],
      ['Choose a Style', false],
      ['Explore Models', false],
      ['Train Model', false],
      ['Ultimate Upscale', false],
      ['Image to Prompt', false],
    ]);
    const known: string[] = Object.values(routes).map((route) => route.path);
    for (const { path } of [...quickStarts, ...quickLinks]) expect(known).toContain(path);
    expect(startModels.map(({ title, tags }) => [title, ...tags])).toEqual([
      ['SDXL', 'SDXL', 'Standard'],
      ['Flux (dev)', 'Flux', 'Standard'],
      ['Flux Realism', 'Flux', 'Photorealistic'],
    ]);
  });
});

describe('words that belong to no tool', () => {
  it('words of the shell and the history are the specification’s (A46, A47, A101, A129, A134, A135, A136, A137, A138, A139, A140, A141)', () => {
    expect(shellWords.banner).toBe(
      'Limited-time offer! Unlock a year of limitless creativity with all annual plans at 17% off.',
    );
    expect(shellWords.viewPlan).toBe('View Plan');
    expect(authWords.signInRequired).toEqual({
      title: 'Sign In Required',
      description: 'Please sign in to upgrade your account.',
    });
    expect(historyToVisitors).toEqual({
      title: 'Authentication Required',
      description: 'Please log in to view your creation history.',
    });
    expect(historyWords).toMatchObject({
      liked: 'Added to liked',
      unliked: 'Removed from liked',
      likeFailed: 'Failed to update like status',
      fileMissing: 'File not available for download',
      deleteQuestion: 'Are you sure you want to delete this creation?',
      deleted: { title: 'Deleted', description: 'Creation deleted successfully' },
      deleteFailed: 'Failed to delete creation',
      loadFailed: 'Failed to load your creations. Please try again.',
      loadBroke: 'Something went wrong while loading your creations.',
    });
  });

  it('words of billing are the specification’s (A110, A111, A172, A173, A174, A175, A176, A177, A178, A180, A181, A182, A190, A191, A192)', () => {
    expect(billingWords).toMatchObject({
      refreshed: 'Credits refreshed successfully',
      noSession: 'No valid session',
      limitsFailed: 'Failed to load video limits',
      upgradeNow: 'Upgrade Now',
      currentPlan: 'Current Plan',
      mostPopular: 'Most Popular',
      manageBilling: 'Manage Billing',
      signInToSubscribe: 'Please sign in to subscribe',
      plansFailed: 'Failed to load subscription plans',
      checkoutFailed: 'Failed to start checkout process',
      portalFailed: 'Failed to open customer portal. Please try again.',
      portalBroke: 'Something went wrong. Please try again.',
      billingPortalFailed: 'Failed to open billing portal',
      packsFailed: 'Failed to load credit packs',
      purchaseFailed: 'Failed to start purchase process',
      packFacts: ['Credits never expire', 'No recurring charges', 'Added instantly'],
    });
  });

  it('words of feedback are the specification’s (A206, A208, A209, A210)', () => {
    expect(Object.values(feedbackWords).map(wholeOf)).toEqual([
      'Missing Information: Please fill in all required fields.',
      'Please enter a valid email address.',
      "Feedback Sent!: Thank you for your feedback. We'll get back to you soon.",
      'Submission Failed: Failed to send feedback. Please try again.',
      'Error: Something went wrong. Please try again.',
    ]);
  });

  it('words of the library are the specification’s (A144, A145, A148, A149, A150, A153, A154, A161)', () => {
    expect(Object.values(libraryWords.bookmarks.filters)).toEqual(['All', 'Images', 'Videos', 'Models']);
    expect(Object.values(libraryWords.liked.filters)).toEqual(['Recent', 'Most Liked', 'Images', 'Videos']);
    expect(libraryWords.albums.create).toBe('Create Album');
    expect(Object.values(libraryWords.albums.sorts)).toEqual(['Recent', 'Alphabetical', 'Most Items']);
    expect(Object.values(libraryWords.albums.visibility)).toEqual(['Public', 'Private']);
    expect(libraryWords.trainedModels.train).toBe('Train New Model');
    expect(Object.values(libraryWords.trainedModels.filters)).toEqual(['All', 'Ready', 'Training']);
    expect(libraryWords.models.use).toBe('Use Model');
  });
});
