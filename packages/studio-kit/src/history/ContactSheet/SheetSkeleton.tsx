import { Skeleton, VisuallyHidden } from '@kinora/design-system';
import { blanks } from './ContactSheet.css.ts';

const frames = [...'abcdef'];

/** Frames that are on their way, in the shape they will have. */
export const SheetSkeleton = ({ label }: { label: string }) => (
  <div role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    <div className={blanks} aria-hidden="true">
      {frames.map((frame) => (
        <div key={frame}>
          <Skeleton aspect={16 / 9} />
          <Skeleton shape="text" lines={2} />
        </div>
      ))}
    </div>
  </div>
);
