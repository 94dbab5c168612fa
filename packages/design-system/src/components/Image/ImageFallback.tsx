import { ImageOff, RotateCcw } from '../../icons/glyphs.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { Labels } from '../../labels/labels.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { fallback, words } from './Image.css.ts';

interface ImageFallbackProps {
  alt: string;
  labels: Pick<Labels, 'pictureBroken' | 'tryAgain'>;
  /** Too small for words. */
  isSmall: boolean;
  isPending: boolean;
  /** Left out where another try can't help. */
  onTryAgain: (() => void) | undefined;
}

/** What stands in the place of a picture that did not come. */
export function ImageFallback({ alt, labels, isSmall, isPending, onTryAgain }: ImageFallbackProps) {
  const { pictureBroken, tryAgain } = labels;
  return (
    <span data-part="fallback" className={fallback}>
      {!(isSmall && onTryAgain) && <Icon glyph={ImageOff} size={20} />}
      <span className={words}>
        {pictureBroken}
        {alt && `: ${alt}`}
      </span>
      {onTryAgain &&
        (isSmall ? (
          <IconButton
            size="sm"
            icon={RotateCcw}
            label={tryAgain}
            isPending={isPending}
            onPress={onTryAgain}
          />
        ) : (
          <Button size="sm" icon={RotateCcw} isPending={isPending} onPress={onTryAgain}>
            {tryAgain}
          </Button>
        ))}
    </span>
  );
}
