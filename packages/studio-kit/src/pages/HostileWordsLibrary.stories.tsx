// What was made and is kept, and what one searches for.
import { aiModelFixture, albumFixture, hostile, trainedModelFixture } from '@kinora/contract/testing';
import type { Meta } from '@storybook/react-vite';
import * as ContactSheetStories from '../history/ContactSheet/ContactSheet.stories.tsx';
import * as CreationCardStories from '../history/CreationCard/CreationCard.stories.tsx';
import * as FilterBarStories from '../history/FilterBar/FilterBar.stories.tsx';
import { noFilters } from '../history/FilterBar/FilterBar.tsx';
import * as TrashedCardStories from '../history/TrashedCard/TrashedCard.stories.tsx';
import { trashedFixture } from '../history/TrashedCard/TrashedCard.fixtures.ts';
import * as DocsTabsStories from '../learn/DocsTabs/DocsTabs.stories.tsx';
import * as HelpCategoriesStories from '../learn/HelpCategories/HelpCategories.stories.tsx';
import * as TutorialFilterStories from '../learn/TutorialFilter/TutorialFilter.stories.tsx';
import * as TutorialLibraryStories from '../learn/TutorialLibrary/TutorialLibrary.stories.tsx';
import * as AlbumCardStories from '../library/AlbumCard/AlbumCard.stories.tsx';
import * as AlbumDialogStories from '../library/AlbumDialog/AlbumDialog.stories.tsx';
import { bookmarkFixture } from '../library/BookmarkCard/BookmarkCard.fixtures.ts';
import * as BookmarkCardStories from '../library/BookmarkCard/BookmarkCard.stories.tsx';
import { characterFixture } from '../library/CharacterCard/CharacterCard.fixtures.ts';
import * as CharacterCardStories from '../library/CharacterCard/CharacterCard.stories.tsx';
import * as ModelCardStories from '../library/ModelCard/ModelCard.stories.tsx';
import * as ModelDetailsStories from '../library/ModelDetails/ModelDetails.stories.tsx';
import * as TrainedModelCardStories from '../library/TrainedModelCard/TrainedModelCard.stories.tsx';
import { hostileWindow, hostileWords } from '../testing/hostileWords.tsx';
import { creation, problem, twoCreations } from './HostileWords.fixtures.ts';

const meta = {
  title: 'Studio Kit/Hostile words/Library',
  tags: ['!dev', '!autodocs'],
} satisfies Meta;

export default meta;

const { words, name } = hostile;

export const Creation = {
  name: 'A creation keeps to its room with a title and prompt that never break',
  ...hostileWords(CreationCardStories, { args: { creation } }),
};
export const Trashed = {
  name: 'A creation in the trash keeps to its room with a title that never breaks',
  ...hostileWords(TrashedCardStories, {
    args: { creation: trashedFixture({ title: words }) },
  }),
};
export const Sheet = {
  name: 'A sheet of frames keeps to its room with titles that never break',
  ...hostileWords(ContactSheetStories, { args: { creations: twoCreations } }),
};
export const SheetThatFailed = {
  name: 'A sheet that did not load keeps to its room with a message that never breaks',
  ...hostileWords(ContactSheetStories, { args: { creations: null, problem } }),
};
export const Filters = {
  name: 'Filters keep to their room with a search that never breaks',
  ...hostileWords(FilterBarStories, { args: { filters: { ...noFilters, search: words } } }),
};

const album = albumFixture({ title: name, description: words });
const link = `https://kinora.example/saved-albums?shared=${'6f1d2c'.repeat(40)}`;
export const Album = {
  name: 'An album keeps to its room with a title and description that never break',
  ...hostileWords(AlbumCardStories, { args: { album } }),
};
export const AlbumRenamed = {
  name: 'A dialog that renames an album keeps to a phone with a title and an error that never break',
  ...hostileWindow(AlbumDialogStories, {
    args: { task: { kind: 'rename', album }, problem },
  }),
};
export const AlbumShared = {
  name: 'A dialog that shares an album keeps to a phone with a link and an error that never break',
  ...hostileWindow(AlbumDialogStories, {
    args: { task: { kind: 'share', album: { ...album, isPublic: true }, link }, problem },
  }),
};
export const AlbumChosen = {
  name: 'A dialog that chooses an album keeps to a phone with titles and an error that never break',
  ...hostileWindow(AlbumDialogStories, {
    args: { task: { kind: 'add', albums: [album, { ...album, id: 'other' }], count: 2 }, problem },
  }),
};

export const Bookmark = {
  name: 'A bookmark keeps to its room with a creation whose title never breaks',
  ...hostileWords(BookmarkCardStories, {
    args: { bookmark: bookmarkFixture({ creation }) },
  }),
};
export const Character = {
  name: 'A character keeps to its room with a name and description that never break',
  ...hostileWords(CharacterCardStories, {
    args: { character: characterFixture({ name, description: words }) },
  }),
};
const trained = trainedModelFixture({ name, description: words, baseModel: name, triggerWord: words });
export const TrainedModel = {
  name: 'A trained model keeps to its room with a name, description and trigger word that never break',
  ...hostileWords(TrainedModelCardStories, { args: { model: trained } }),
};
export const TrainingThatFailed = {
  name: 'A training that failed keeps to its room with a message that never breaks',
  ...hostileWords(TrainedModelCardStories, {
    args: { model: { ...trained, status: 'failed', message: problem }, trainHref: '/train-model' },
  }),
};

// The catalogue is the server's, which may take in what others named.
const model = aiModelFixture({
  name,
  description: words,
  useCase: words,
  parameters: name,
  license: words,
  tags: [name, words],
});
export const Model = {
  name: 'A model of the catalogue keeps to its room with words that never break',
  ...hostileWords(ModelCardStories, { args: { model } }),
};
export const ModelOpened = {
  name: 'A model of the catalogue that is opened keeps to a phone with words that never break',
  ...hostileWindow(ModelDetailsStories, { args: { model } }),
};
export const BookmarkOfAModel = {
  name: 'A bookmark of a model keeps to its room with a name that never breaks',
  ...hostileWords(BookmarkCardStories, {
    args: { bookmark: bookmarkFixture({ creation: null, model_id: model.id }), model },
  }),
};

export const Documentation = {
  name: 'Documentation that is searched keeps to its room with a query that never breaks',
  ...hostileWords(DocsTabsStories, { args: { query: words } }),
};
export const Help = {
  name: 'Help that is searched keeps to its room with a query that never breaks',
  ...hostileWords(HelpCategoriesStories, { args: { query: words } }),
};
const search = { words, category: 'all', tab: 'all' };
export const Tutorials = {
  name: 'Tutorials that are searched keep to their room with words that never break',
  ...hostileWords(TutorialLibraryStories, { args: { search } }),
};
export const FilterOfTutorials = {
  name: 'A filter of tutorials keeps to its room with words that never break',
  ...hostileWords(TutorialFilterStories, { args: { search } }),
};
