import {
  downloadName,
  fullTitleOf,
  historyWords,
  holding,
  libraryWords,
  settingsOf,
  slotOf,
  titleOf,
  toolOf,
  usedElsewhere,
  usualTool,
  type AnyForm,
  type StudioCreation,
  type Draft,
} from '@kinora/contract';
import { useToasts } from '../../toasts.tsx';
import { fetchedFile, fetchedLastFrame } from './fetchedFile.ts';
import { useFilesAgain } from './useFilesAgain.ts';
import type { Handover } from './useHandover.ts';
import { useTelling } from '../../useTelling.ts';

const words = libraryWords.goOnIn;
const work = { topic: 'reuse', failed: words.failed };

/** R and S of the sheet: the settings of a frame once more, or the frame itself as the start of another. */
export function useReuse(hand: Handover) {
  const tell = useTelling();
  const toasts = useToasts();
  const fillFiles = useFilesAgain();
  /** A tool with what of a creation it begins with; what was set for that and has no place there is named. */
  const goOn = (tool: AnyForm, filled: Promise<Partial<Draft<AnyForm>>>, left: readonly string[]) =>
    tell(hand(tool, filled), work, (isGiven) => {
      if (isGiven && left.length > 0)
        toasts.add({ tone: 'info', topic: 'left', title: words.left(fullTitleOf(tool), left.join(', ')) });
    });
  /** The file of a creation in another tool, with what of its settings fits there. */
  const goOnIn = (creation: StudioCreation, tool: AnyForm) => {
    const { file_url: address, type } = creation;
    const from = toolOf(creation);
    const { values, left } = usedElsewhere(from, settingsOf(creation, from) ?? {}, tool);
    const filled = async () => {
      const slot = slotOf(tool, type);
      if (!address || !slot) throw new Error(`${titleOf(creation)} has no file for ${tool.id}.`);
      const file = await fetchedFile(address, downloadName(creation));
      return { ...values, [slot.name]: holding(slot.input, file) } as Partial<Draft<AnyForm>>;
    };
    goOn(tool, filled(), left);
  };
  /** A clip begins with a picture, or where another clip ends. */
  const startFrom = (creation: StudioCreation) => {
    const { tool, input } = usualTool('video', 'image');
    if (creation.type === 'image') return goOnIn(creation, tool);
    const from = toolOf(creation);
    // In the form that made it, its frame alone takes the place of the picture.
    const { values, left } = usedElsewhere(
      from === tool ? undefined : from,
      settingsOf(creation, from) ?? {},
      tool,
    );
    const filled = async () => {
      const title = titleOf(creation);
      if (!creation.file_url) throw new Error(`${title} has no file.`);
      const image = await fetchedLastFrame(creation.file_url, `${historyWords.lastFrameOf(title)}.png`);
      return { ...values, [input]: holding(tool.inputs[input]!, image) };
    };
    goOn(tool, filled(), left);
  };
  return {
    goOnIn,
    startFrom,
    reuse: (creation: StudioCreation) => {
      const tool = toolOf(creation);
      if (!tool) return toasts.add({ tone: 'info', topic: work.topic, title: words.noTool });
      const settings = settingsOf(creation, tool) ?? {};
      // What is no file is there at once.
      tell(hand(tool, usedElsewhere(tool, settings, tool).values), work, (isGiven) => {
        if (!isGiven) return;
        tell(fillFiles(tool, settings), { ...work, failed: words.filesFailed }, (gone) => {
          if (gone.length > 0)
            toasts.add({ tone: 'info', topic: 'left', title: words.gone(gone.join(', ')) });
        });
      });
    },
    refer: (creation: StudioCreation) =>
      creation.type === 'image' ? startFrom(creation) : goOnIn(creation, usualTool('video', 'video').tool),
  };
}
