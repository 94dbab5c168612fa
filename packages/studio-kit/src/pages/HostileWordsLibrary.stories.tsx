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

export const Creation = hostileWords(CreationCardStories, { args: { creation } });
export const Trashed = hostileWords(TrashedCardStories, {
  args: { creation: trashedFixture({ title: words }) },
});
export const Sheet = hostileWords(ContactSheetStories, { args: { creations: twoCreations } });
export const SheetThatFailed = hostileWords(ContactSheetStories, { args: { creations: null, problem } });
export const Filters = hostileWords(FilterBarStories, { args: { filters: { ...noFilters, search: words } } });

const album = albumFixture({ title: name, description: words });
const link = `https://kinora.example/saved-albums?shared=${'6f1d2c'.repeat(40)}`;
export const Album = hostileWords(AlbumCardStories, { args: { album } });
export const AlbumRenamed = hostileWindow(AlbumDialogStories, {
  args: { task: { kind: 'rename', album }, problem },
});
export const AlbumShared = hostileWindow(AlbumDialogStories, {
  args: { task: { kind: 'share', album: { ...album, isPublic: true }, link }, problem },
});
export const AlbumChosen = hostileWindow(AlbumDialogStories, {
  args: { task: { kind: 'add', albums: [album, { ...album, id: 'other' }], count: 2 }, problem },
});

export const Bookmark = hostileWords(BookmarkCardStories, {
  args: { bookmark: bookmarkFixture({ creation }) },
});
export const Character = hostileWords(CharacterCardStories, {
  args: { character: characterFixture({ name, description: words }) },
});
const trained = trainedModelFixture({ name, description: words, baseModel: name, triggerWord: words });
export const TrainedModel = hostileWords(TrainedModelCardStories, { args: { model: trained } });
export const TrainingThatFailed = hostileWords(TrainedModelCardStories, {
  args: { model: { ...trained, status: 'failed', message: problem }, trainHref: '/train-model' },
});

// The catalogue is the server's, which may take in what others named.
const model = aiModelFixture({
  name,
  description: words,
  useCase: words,
  parameters: name,
  license: words,
  tags: [name, words],
});
export const Model = hostileWords(ModelCardStories, { args: { model } });
export const ModelOpened = hostileWindow(ModelDetailsStories, { args: { model } });
export const BookmarkOfAModel = hostileWords(BookmarkCardStories, {
  args: { bookmark: bookmarkFixture({ creation: null, model_id: model.id }), model },
});

export const Documentation = hostileWords(DocsTabsStories, { args: { query: words } });
export const Help = hostileWords(HelpCategoriesStories, { args: { query: words } });
const search = { words, category: 'all', tab: 'all' };
export const Tutorials = hostileWords(TutorialLibraryStories, { args: { search } });
export const FilterOfTutorials = hostileWords(TutorialFilterStories, { args: { search } });
