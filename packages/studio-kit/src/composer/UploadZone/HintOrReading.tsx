import { meanwhile, unseen } from './UploadZone.css.ts';

export interface HintOrReadingProps {
  hint: string;
  /** What is said while files are read; null: none are. */
  reading: string | null;
}

/** That files are read is said in the room of the hint: nothing beside it moves meanwhile. */
export const HintOrReading = ({ hint, reading }: HintOrReadingProps) =>
  reading === null ? (
    hint
  ) : (
    <span className={meanwhile}>
      <span>{reading}</span>
      <span className={unseen}>{hint}</span>
    </span>
  );
