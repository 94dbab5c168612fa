import type { Creation } from '@kinora/contract';
import { creationFixture, historyFixture } from '@kinora/contract/testing';

/** Six frames with short titles, so that each can be told by its name. */
export const sixFrames: readonly Creation[] = [
  'Harbour at dawn',
  'Kettle',
  'Lanterns',
  'Red bridge',
  'Barley',
  'Black sand',
].map((title, index) => creationFixture({ title }, index));

/** More than anybody scrolls through. */
export const tenThousand: readonly Creation[] = historyFixture(10_000).map((creation, index) => ({
  ...creation,
  title: `Frame ${10_000 - index}`,
}));
