import { homeWords, shellWords } from '@kinora/contract';
import { CropMarks, FileButton, FilmEdge, Text, VisuallyHidden } from '@kinora/design-system';
import { BlobImage } from '@kinora/studio-kit';
import type { ReactNode } from 'react';
import type { Step } from './arrival.ts';
import { blank, coming, edge, invitation, marked, stage, underWay, wholeFrame } from './place.css.ts';

const words = homeWords.start;

export interface DropPlaceProps {
  /** Files are held over the window. */
  isHeld: boolean;
  /** How far what came is; null while nothing is under way. */
  step: Step | null;
  /** The picker is being opened: what reads files may be fetched. */
  onNear: () => void;
  onFiles: (files: readonly File[]) => void;
  /** Why what came was not taken. */
  children: ReactNode;
}

/** A blank frame on the stage: the place for a picture or a clip. */
export const DropPlace = ({ isHeld, step, onNear, onFiles, children }: DropPlaceProps) => (
  <section className={stage} aria-label={words.title}>
    <div className={edge}>
      <FilmEdge>{`${shellWords.product} ${words.frame}`}</FilmEdge>
      <FilmEdge>{words.formats}</FilmEdge>
    </div>
    <CropMarks className={marked} data-drop-target={isHeld || undefined}>
      <div className={blank} data-part="frame">
        <div className={invitation}>
          <Text as="p" size="xl" weight="medium">
            {isHeld ? words.dropHere : words.invite}
          </Text>
          <Text as="p" size="sm" tone="secondary">
            {words.leadsTo}
          </Text>
        </div>
        <FileButton
          tone="accent"
          variant="solid"
          className={wholeFrame}
          accept="image/*,video/*"
          isPending={step !== null}
          onPressStart={onNear}
          onFilesPicked={({ files }) => onFiles(files)}
        />
        {children}
        {step?.picture && <BlobImage className={coming} blob={step.picture} alt="" />}
        {step && (
          <Text as="p" size="sm" className={underWay} aria-hidden="true">
            {step.said}
          </Text>
        )}
      </div>
    </CropMarks>
    <VisuallyHidden role="status">{step?.said}</VisuallyHidden>
  </section>
);
