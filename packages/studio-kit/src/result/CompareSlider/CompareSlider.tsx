import { Icon } from '@kinora/design-system';
import { ChevronsUpDown } from '@kinora/design-system/icons';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { resultLabels } from '../../labels/resultLabels.ts';
import { useReadable } from '../../labels/useReadable.ts';
import { shapedAs } from '../aspect.ts';
import { ground, shaped } from '../ground.css.ts';
import {
  atEnd,
  frame,
  grip,
  line,
  name,
  rail,
  root,
  seam,
  side,
  turned,
  uncovered,
} from './CompareSlider.css.ts';

export interface CompareSliderProps {
  /** A picture or a clip, with words for whoever can't see it. */
  before: ReactNode;
  after: ReactNode;
  /** Width through height of both. */
  ratio: number;
  /** @default 'Before' */
  beforeLabel?: string | undefined;
  /** @default 'After' */
  afterLabel?: string | undefined;
  /** How much of the first is in sight at the start, from 0 to 1. @default 0.5 */
  initialShare?: number | undefined;
  labels?: Partial<KitLabels['result']> | undefined;
}

/** Two pictures of the same thing under one seam, which a pointer or the arrow keys move. */
export function CompareSlider({
  before,
  after,
  ratio,
  beforeLabel,
  afterLabel,
  initialShare = 0.5,
  labels,
}: CompareSliderProps) {
  const said = useKitLabels('result', resultLabels, labels);
  const { share: asShare } = useReadable();
  const [share, setShare] = useState(initialShare);
  const [first, second] = [beforeLabel ?? said.before, afterLabel ?? said.after];
  return (
    <div className={ground} style={shapedAs(ratio)}>
      <div className={frame} data-component="CompareSlider">
        <div className={`${root} ${shaped}`} style={{ [seam]: `${share * 100}%` } as CSSProperties}>
          <div className={side}>{after}</div>
          <div className={`${side} ${uncovered}`}>{before}</div>
          <span className={name}>{first}</span>
          <span className={`${name} ${atEnd}`}>{second}</span>
          <span className={line} data-part="line" />
          <span className={grip}>
            <Icon glyph={ChevronsUpDown} size={18} className={turned} />
          </span>
          <input
            className={rail}
            type="range"
            min={0}
            max={100}
            value={Math.round(share * 100)}
            aria-label={said.comparing(first, second)}
            aria-valuetext={said.comparedAt(asShare(share), first)}
            onChange={(event) => setShare(event.currentTarget.valueAsNumber / 100)}
          />
        </div>
      </div>
    </div>
  );
}
