import { useLayoutEffect, useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { cssVariables } from '../../css/cssVariables.ts';
import { joinClasses } from '../../css/joinClasses.ts';
import { pictureWords } from '../../labels/english/pictureWords.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import type { Labels } from '../../labels/labels.ts';
import { useMergedRefs } from '../../refs/useMergedRefs.ts';
import { image, imageAspect, picture as pictureClass, placeholder as placeholderClass } from './Image.css.ts';
import { ImageFallback } from './ImageFallback.tsx';
import type { ImageArrival, ImageFit } from './imageValues.ts';
import { useLoading } from './useLoading.ts';

type PictureProps = Pick<
  ComponentProps<'img'>,
  'srcSet' | 'sizes' | 'loading' | 'fetchPriority' | 'crossOrigin' | 'draggable'
>;

export interface ImageProps
  extends Omit<ComponentProps<'span'>, 'style' | 'children' | 'draggable'>, PictureProps {
  src: string;
  /** What it shows, for whoever can't see it. Empty where words beside it say the same. */
  alt: string;
  /** Width through height: 16 / 9. Keeps its room from the first moment. */
  aspect?: number | undefined;
  /** A few pixels of the picture as a data URL: they show blurred until it comes. */
  placeholder?: string | undefined;
  /** How it fills a room of another shape. @default 'cover' */
  fit?: ImageFit | undefined;
  /** @default 'fade' */
  arrival?: ImageArrival | undefined;
  onArrived?: ((picture: { src: string; width: number; height: number }) => void) | undefined;
  onBroken?: ((picture: { src: string }) => void) | undefined;
  labels?: Partial<Pick<Labels, 'pictureBroken' | 'tryAgain'>> | undefined;
}

// What lies in the page itself does not get better by asking for it again.
const canComeLater = (src: string) => !/^(?:data|blob):/.test(src);

// The words and the button of a broken picture need this much.
const roomForWords = 150;

/** A picture that keeps its room, comes softly, and says so when it can't come. */
export function Image({
  src,
  alt,
  aspect,
  placeholder,
  fit,
  arrival,
  srcSet,
  sizes,
  loading = 'lazy',
  fetchPriority,
  crossOrigin,
  draggable,
  onArrived,
  onBroken,
  labels,
  onBlur,
  className,
  ref,
  ...rest
}: ImageProps) {
  const words = useWords(pictureWords, labels);
  const root = useRef<HTMLSpanElement>(null);
  const outer = useMergedRefs(root, ref);
  const { stage, attempt, picture, arrive, break: fail, tryAgain } = useLoading(src);
  const hasAspect = aspect !== undefined;
  const hasFallback = stage === 'broken' || stage === 'again';
  const [hadFocus, setHadFocus] = useState(false);
  const [isSmall, setIsSmall] = useState(false);

  // The button that asked for it goes when the picture comes: the focus stays at its place.
  useLayoutEffect(() => {
    if (hadFocus && !hasFallback) root.current?.focus();
    setIsSmall(hasFallback && (root.current?.clientWidth ?? 0) < roomForWords);
  }, [hadFocus, hasFallback]);

  return (
    <span
      data-component="Image"
      tabIndex={hadFocus ? -1 : undefined}
      {...rest}
      onBlur={(event) => {
        onBlur?.(event);
        if (!hasFallback) setHadFocus(false);
      }}
      ref={outer}
      data-stage={stage === 'unknown' ? undefined : stage}
      className={joinClasses(image({ hasAspect }), className)}
      style={hasAspect ? cssVariables([[imageAspect, String(aspect)]]) : undefined}
    >
      {placeholder && stage !== 'arrived' && !hasFallback && (
        <img src={placeholder} alt="" data-part="placeholder" className={placeholderClass} />
      )}
      {stage !== 'broken' && (
        <img
          key={attempt}
          ref={picture}
          {...{ srcSet, sizes, fetchPriority, crossOrigin, draggable }}
          src={src}
          // Until it comes, the words in its place say what it shows.
          alt={hasFallback ? '' : alt}
          // What is asked for by a press is asked for at once.
          loading={stage === 'again' ? 'eager' : loading}
          decoding="async"
          data-part="picture"
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
            setHadFocus(root.current?.contains(document.activeElement) ?? false);
            arrive();
            onArrived?.({ src, width, height });
          }}
          onError={() => {
            fail();
            onBroken?.({ src });
          }}
          className={pictureClass({ fit, arrival, hasAspect })}
        />
      )}
      {hasFallback && (
        <ImageFallback
          alt={alt}
          labels={words}
          isSmall={isSmall}
          isPending={stage === 'again'}
          onTryAgain={canComeLater(src) ? tryAgain : undefined}
        />
      )}
    </span>
  );
}
