import type { Bookmark } from '../../entities/bookmark.ts';
import { characterLimits } from '../../entities/character.ts';
import { hasEnded } from '../../entities/job.ts';
import type { LibraryApi } from '../../studioApi.ts';
import { generalWords } from '../../words/general.ts';
import { fakeAlbums } from './fakeAlbums.ts';
import type { FakeWorld } from './fakeWorld.ts';
import { gone, invalid } from './refusals.ts';

export const fakeLibrary = (world: FakeWorld): LibraryApi => ({
  ...fakeAlbums(world),

  async bookmarks(options) {
    world.enter('library.bookmarks', options?.signal);
    const { bookmarks, creations } = world.signedIn();
    return bookmarks.flatMap((each): Bookmark[] => {
      if (each.model_id !== null) return [each];
      const creation = creations.find(({ id }) => id === each.creation?.id);
      return creation ? [{ ...each, creation }] : [];
    });
  },
  async addBookmark(target) {
    world.enter('library.addBookmark');
    const account = world.signedIn();
    const modelId = 'model' in target ? target.model : null;
    const creation =
      'creation' in target ? account.creations.find((each) => each.id === target.creation) : null;
    if (creation === undefined || (modelId !== null && !world.models.some((each) => each.id === modelId)))
      throw gone();
    const known = account.bookmarks.find(
      (each) => each.model_id === modelId && each.creation?.id === creation?.id,
    );
    if (known) return known.id;
    const id = world.newId();
    account.bookmarks = [{ id, created_at: world.time(), model_id: modelId, creation }, ...account.bookmarks];
    return id;
  },
  async removeBookmark(id) {
    world.enter('library.removeBookmark');
    const account = world.signedIn();
    account.bookmarks = account.bookmarks.filter((each) => each.id !== id);
  },

  async characters(options) {
    world.enter('library.characters', options?.signal);
    return world.signedIn().characters;
  },
  async saveCharacter({ id, name, description, images }) {
    world.enter('library.saveCharacter');
    const account = world.signedIn();
    if (name.trim() === '' || images.length < 1 || images.length > characterLimits.images)
      throw invalid('A character needs a name and one to four pictures.');
    const known = account.characters.find((each) => each.id === id);
    if (id !== undefined && !known) throw gone(generalWords.gone('character'));
    const now = world.time();
    const saved = {
      id: known?.id ?? world.newId(),
      name: name.trim(),
      description,
      images: images.map((place) => ({ place, address: `https://files.example/${place}` })),
      created_at: known?.created_at ?? now,
      updated_at: now,
    };
    account.characters = known
      ? account.characters.map((each) => (each === known ? saved : each))
      : [saved, ...account.characters];
    return saved;
  },
  async deleteCharacter(id) {
    world.enter('library.deleteCharacter');
    const account = world.signedIn();
    account.characters = account.characters.filter((each) => each.id !== id);
  },

  async models(options) {
    world.enter('library.models', options?.signal);
    return world.models;
  },
  async trainedModels(options) {
    world.enter('library.trainedModels', options?.signal);
    return world.signedIn().trainedModels;
  },
  async deleteTrainedModel(id) {
    world.enter('library.deleteTrainedModel');
    const account = world.signedIn();
    const job = [...world.jobs.values()].find((each) => each.trained_model_id === id);
    if (job && !hasEnded(job.status))
      throw invalid('This model is still in training. Cancel the training first.');
    account.trainedModels = account.trainedModels.filter((each) => each.id !== id);
  },
});
