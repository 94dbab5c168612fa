import {
  fullTitleOf,
  holding,
  homeWords,
  problemIn,
  type AnyForm,
  type Draft,
  type MediaFile,
} from '@kinora/contract';
import { Notice } from '@kinora/design-system';
import { FileReadings, useFileChoice } from '@kinora/studio-kit';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { log } from '../../log.ts';
import { useLateDeed } from '../../useLateDeed.ts';
import { useHandover } from '../library/useHandover.ts';
import { firstOf, filesOf, type Arrival, type Step } from './arrival.ts';
import { opensAs, type OpenedTool } from './opensAs.ts';

export interface OpenedFileProps {
  /** Null while nothing has come. */
  arrival: Arrival | null;
  onStep: (step: Step) => void;
  /** Its tool is open, or it is said why not, or somebody went on. */
  onEnded: () => void;
}

type Filled = Partial<Draft<AnyForm>> | null;
type Fill = RefObject<(filled: Filled) => void>;

const words = homeWords.start;

/** Reads what came and opens the tool that goes on with it; what can't be used is said as in a studio, and one stays. */
export default function OpenedFile(props: OpenedFileProps) {
  const fill: Fill = useRef(() => {});
  return (
    <FileReadings value={(reading) => reading.then((isTaken) => isTaken || fill.current(null))}>
      <Opening {...props} fill={fill} />
    </FileReadings>
  );
}

function Opening({ arrival, onStep, onEnded, fill }: OpenedFileProps & { fill: Fill }) {
  const hand = useHandover();
  const attempt = useLateDeed();
  const [lost, setLost] = useState<string | null>(null);
  const opened = useRef<OpenedTool | null>(null);
  const onFilesRead = ([file]: readonly MediaFile[]) => {
    const { kind, tool, input } = opened.current!;
    onStep({
      said: words.opening(fullTitleOf(tool)),
      ...(kind === 'image' && { picture: file!.blob }),
    });
    fill.current({ [input]: holding(tool.inputs[input]!, file!) });
  };
  const refusalOf = (file: MediaFile) => opened.current!.refusalOf(file);
  const choices = {
    image: useFileChoice({ kind: 'image', room: 1, refusalOf, onFilesRead }),
    video: useFileChoice({ kind: 'video', room: 1, refusalOf, onFilesRead }),
  };

  const open = useEffectEvent((coming: Arrival) => {
    setLost(null);
    choices.image.dismiss();
    choices.video.dismiss();
    opened.current = opensAs(firstOf(coming));
    const { kind, tool } = opened.current;
    // The tool is asked for at once: whoever goes on while its file is read is left in peace.
    const read = async () => {
      const [first, ...others] = await filesOf(coming);
      const filled = new Promise<Filled>((resolve) => {
        fill.current = resolve;
      });
      choices[kind].choose({ files: [first] });
      if (others.length > 0) choices[kind].refuse({ files: others, reason: 'count' });
      return filled;
    };
    return attempt(hand(tool, read()));
  });
  useEffect(() => {
    if (!arrival) return;
    open(arrival)
      .catch((thrown: unknown) => {
        log('What to start from did not come', thrown);
        setLost(problemIn(thrown)?.message ?? words.lost);
      })
      .finally(onEnded);
    // oxlint-disable-next-line react/exhaustive-deps -- once for what came
  }, [arrival]);

  const refusal = lost ?? choices.image.refusal ?? choices.video.refusal;
  return refusal && <Notice tone="danger">{refusal}</Notice>;
}
