import { holding, libraryWords, usualTool, type Character } from '@kinora/contract';
import { useToasts } from '../../toasts.tsx';
import { useLateDeed } from '../../useLateDeed.ts';
import { fetchedFile } from '../library/fetchedFile.ts';
import { useHandover } from '../library/useHandover.ts';

const words = libraryWords.characters;

/** Takes a character into a studio: its pictures into a clip, its description into a picture (D3). */
export function useCharacterIn() {
  const hand = useHandover();
  const toasts = useToasts();
  const attempt = useLateDeed();
  return {
    inVideo: async ({ description, images, name }: Character) => {
      const readings = await Promise.allSettled(
        images.map(({ address }, index) =>
          address === null
            ? Promise.reject(new Error(`Reference ${index + 1} of ${name} has no address.`))
            : fetchedFile(address, `${name} ${index + 1}`),
        ),
      );
      const files = readings.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
      if (files.length === 0) {
        toasts.add({ tone: 'danger', topic: 'character', title: words.notReadable });
        return;
      }
      if (files.length < images.length)
        toasts.add({ tone: 'warning', topic: 'character', title: words.pictureUnreadable });
      const { tool, input } = usualTool('video', 'pictures');
      const filled = {
        [input]: holding(tool.inputs[input]!, ...files),
        ...(description && tool.prompt && { [tool.prompt]: description }),
      };
      await attempt(hand(tool, filled));
    },
    inImage: ({ description, name }: Character) => {
      const { tool, input } = usualTool('image', 'words');
      return attempt(hand(tool, { [input]: description || name }));
    },
  };
}
