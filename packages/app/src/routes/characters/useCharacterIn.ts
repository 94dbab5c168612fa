import { holding, libraryWords, usualTool, type Character, type MediaFile } from '@kinora/contract';
import { useToasts } from '../../toasts.tsx';
import { useLateDeed } from '../../useLateDeed.ts';
import { fetchedFile } from '../library/fetchedFile.ts';
import { useHandover } from '../library/useHandover.ts';

const words = libraryWords.characters;
const topic = 'character';

/** The pictures of a character that can be read. */
async function readPictures({ images, name }: Character): Promise<readonly MediaFile[]> {
  const readings = await Promise.allSettled(
    images.map(({ address }, index) =>
      address === null
        ? Promise.reject(new Error(`Reference ${index + 1} of ${name} has no address.`))
        : fetchedFile(address, `${name} ${index + 1}`),
    ),
  );
  return readings.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}

/** Takes a character into a studio: its pictures into a clip, its description into a picture (D3). */
export function useCharacterIn() {
  const hand = useHandover();
  const toasts = useToasts();
  const attempt = useLateDeed();
  return {
    inVideo: async (character: Character) => {
      const { description, images, name } = character;
      const { tool, input } = usualTool('video', 'pictures');
      const reading = readPictures(character);
      const unread = new Error(`${name} has no picture that can be read.`);
      const filled = reading.then((files) => {
        if (files.length === 0) throw unread;
        return {
          [input]: holding(tool.inputs[input]!, ...files),
          ...(description && tool.prompt && { [tool.prompt]: description }),
        };
      });
      const give = async () => {
        try {
          const isGiven = await hand(tool, filled);
          if (isGiven && (await reading).length < images.length)
            toasts.add({ tone: 'warning', topic, title: words.pictureUnreadable });
        } catch (thrown) {
          // Whoever went on hears of no failure.
          if (thrown !== unread) throw thrown;
          toasts.add({ tone: 'danger', topic, title: words.notReadable });
        }
      };
      await attempt(give());
    },
    inImage: ({ description, name }: Character) => {
      const { tool, input } = usualTool('image', 'words');
      return attempt(hand(tool, { [input]: description || name }));
    },
  };
}
