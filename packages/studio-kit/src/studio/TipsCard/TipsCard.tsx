import { Disclosure } from '@kinora/design-system';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { studioLabels } from '../../labels/studioLabels.ts';
import { card, list } from './TipsCard.css.ts';

export interface TipsCardProps {
  /** The tool's own; with none there is no card. */
  tips: readonly string[];
  /** Whether they are folded away; without it the card keeps that to itself, and starts open. */
  isFolded?: boolean | undefined;
  /** So that the product can keep them folded away for good. */
  onFolded?: ((event: { isFolded: boolean }) => void) | undefined;
  labels?: Partial<KitLabels['studio']> | undefined;
}

/** A few words on getting good results with a tool, which who knows them folds away. */
export function TipsCard({ tips, isFolded, onFolded, labels }: TipsCardProps) {
  const words = useKitLabels('studio', studioLabels, labels);
  if (tips.length === 0) return null;
  return (
    <Disclosure
      data-component="TipsCard"
      className={card}
      title={words.tips}
      size="sm"
      headingLevel={2}
      {...(isFolded === undefined ? { defaultExpanded: true } : { isExpanded: !isFolded })}
      onExpandedChange={(isOpen) => onFolded?.({ isFolded: !isOpen })}
    >
      <ul className={list}>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
