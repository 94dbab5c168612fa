import { MarkerCircle, markerHands } from '../MarkerCircle/index.ts';
import { blankFrame, frames } from './Meter.css.ts';

interface MeterFramesProps {
  taken: number;
  all: number;
}

/** As many blank frames as there are, the taken ones circled by hand. */
export const MeterFrames = ({ taken, all }: MeterFramesProps) => (
  <div data-part="frames" className={frames}>
    {Array.from({ length: all }, (_, at) => (
      <MarkerCircle key={at} isDrawn={at < taken} hand={markerHands[at % markerHands.length]}>
        <div className={blankFrame} />
      </MarkerCircle>
    ))}
  </div>
);
