import type { MediaFile } from '@kinora/contract';
import { creationFixture, hostile } from '@kinora/contract/testing';
import { chosenPicture } from '../testing/chosenPicture.ts';

const { words, name, mail, fileName } = hostile;

export const user = { name, email: mail };
export const creation = creationFixture({
  title: words,
  prompt: words,
  settings: { prompt: words, seed: null },
});
export const twoCreations = [creation, { ...creation, id: 'other' }];
/** What a server says of what went wrong, in one line and with a title over it. */
export const problem = words;
export const saying = { title: name, description: words };

/** A file with a name of 200 characters, as the stories of what takes files find theirs. */
export const picture = { loaders: [() => ({ picture: chosenPicture(640, 360, fileName) })] };
export const pictureOf = ({ loaded }: { loaded: Readonly<Record<string, unknown>> }) =>
  loaded['picture'] as MediaFile;
