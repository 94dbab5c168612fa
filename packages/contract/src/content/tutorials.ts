import { recommendedSet } from '../tools/trainingSet.ts';
import { routes } from '../routes.ts';
import { searchedFor } from './searchedFor.ts';

export const tutorialCategories = [
  'getting-started',
  'video-generation',
  'image-creation',
  'advanced',
] as const;
export type TutorialCategory = (typeof tutorialCategories)[number];

export const tutorialLevels = ['Beginner', 'Intermediate', 'Advanced'] as const;

/** A guide (A351). */
export interface Tutorial {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly duration: string;
  readonly category: TutorialCategory;
  /** The name of its picture. */
  readonly thumbnail: string;
  readonly level: (typeof tutorialLevels)[number];
  readonly views: string;
  readonly rating: number;
  readonly isNew: boolean;
  readonly isFeatured: boolean;
  /** null: it will be available soon (A350). */
  readonly videoUrl: string | null;
}

const written: readonly Omit<Tutorial, 'videoUrl'>[] = [
  {
    id: 'first-clip',
    title: 'Your first clip in five minutes',
    description: 'From a picture on your desk to a moving clip: choose, describe, generate, download.',
    duration: '5 min',
    category: 'getting-started',
    thumbnail: 'tutorial/first-clip',
    level: 'Beginner',
    views: '12.4K',
    rating: 4.9,
    isNew: false,
    isFeatured: true,
  },
  {
    id: 'image-to-video',
    title: 'Image to video that stays true',
    description:
      'Pick pictures that move well, and words that say what moves, how, and from where it is seen.',
    duration: '15 min',
    category: 'video-generation',
    thumbnail: 'tutorial/image-to-video',
    level: 'Intermediate',
    views: '8.7K',
    rating: 4.8,
    isNew: true,
    isFeatured: true,
  },
  {
    id: 'better-prompts',
    title: 'Prompts that make the picture you meant',
    description: 'Subject, place, light, lens: a plain order for words, with before and after for each.',
    duration: '12 min',
    category: 'image-creation',
    thumbnail: 'tutorial/better-prompts',
    level: 'Beginner',
    views: '10.1K',
    rating: 4.7,
    isNew: false,
    isFeatured: true,
  },
  {
    id: 'motion-brush',
    title: 'Motion brush, stroke by stroke',
    description: 'Move up to six things on their own ways, and keep everything else still.',
    duration: '18 min',
    category: 'video-generation',
    thumbnail: 'tutorial/motion-brush',
    level: 'Advanced',
    views: '3.2K',
    rating: 4.6,
    isNew: true,
    isFeatured: false,
  },
  {
    id: 'consistent-character',
    title: 'One character through many scenes',
    description: 'Keep a face the same from clip to clip with reference pictures and an ending frame.',
    duration: '20 min',
    category: 'advanced',
    thumbnail: 'tutorial/consistent-character',
    level: 'Advanced',
    views: '5.5K',
    rating: 4.8,
    isNew: false,
    isFeatured: false,
  },
  {
    id: 'training-set',
    title: 'A training set worth its pictures',
    description: `Choose, crop and sort ${recommendedSet} so that a model learns the subject and nothing else.`,
    duration: '14 min',
    category: 'advanced',
    thumbnail: 'tutorial/training-set',
    level: 'Intermediate',
    views: '2.9K',
    rating: 4.5,
    isNew: false,
    isFeatured: false,
  },
];

/** The six tutorials (A346). Where a video lies is configured; one without an address will come soon. */
export const tutorialsWith = (addresses: Readonly<Record<string, string>>): readonly Tutorial[] =>
  written.map((tutorial) => ({ ...tutorial, videoUrl: addresses[tutorial.id] ?? null }));

/** The buttons of the categories, with counts that are fixed labels (A343, D20). */
export const tutorialFilters: readonly {
  readonly id: 'all' | TutorialCategory;
  readonly label: string;
  readonly count: number;
}[] = [
  { id: 'all', label: 'All', count: 24 },
  { id: 'video-generation', label: 'Video Generation', count: 12 },
  { id: 'image-creation', label: 'Image Creation', count: 6 },
  { id: 'getting-started', label: 'Getting Started', count: 4 },
  { id: 'advanced', label: 'Advanced', count: 2 },
];

export interface TutorialSearch {
  readonly words: string;
  readonly category: 'all' | TutorialCategory;
  readonly tab: 'featured' | 'all';
}

export const foundTutorials = (
  tutorials: readonly Tutorial[],
  { words, category, tab }: TutorialSearch,
): readonly Tutorial[] =>
  tutorials.filter(
    (each) =>
      (tab === 'all' || each.isFeatured) &&
      (category === 'all' || each.category === category) &&
      searchedFor(words, `${each.title} ${each.description}`),
  );

export const tutorialWords = {
  title: 'Video Tutorials',
  tabs: { featured: 'Featured Tutorials', all: 'All Tutorials' },
  watch: 'Watch Now',
  isNew: 'NEW',
  empty: { title: 'No tutorials found', description: 'Try adjusting your search or filter criteria' },
  showing: (count: number) => `Showing ${count}`,
} as const;

/** The cards at the foot of the tutorials (A348). */
export const quickLinks = [
  {
    id: 'video',
    label: 'Video Generation',
    description: 'Every video tool in one place.',
    path: routes.videos.path,
  },
  {
    id: 'image',
    label: 'Image Creation',
    description: 'Words into pictures.',
    path: routes.createImage.path,
  },
  { id: 'tips', label: 'Pro Tips', description: 'Answers to what people ask most.', path: routes.help.path },
  { id: 'docs', label: 'Documentation', description: 'Guides, the API and the kit.', path: routes.docs.path },
] as const;
