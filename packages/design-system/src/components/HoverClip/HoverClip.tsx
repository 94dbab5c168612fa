import { useEffect, useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../../css/joinClasses.ts';
import { useMergedRefs } from '../../refs/useMergedRefs.ts';
import { wantsLessMotion } from '../Media/wantsLessMotion.ts';
import { clip as clipClass, hoverClip } from './HoverClip.css.ts';

export interface HoverClipProps extends Omit<ComponentProps<'span'>, 'style'> {
  /** Of the clip, a short one that begins with its picture. Without one the picture stands still. */
  clip?: string | undefined;
  /** The picture itself: what there is to see, to hear of and to wait for. */
  children: ReactNode;
}

/** What is pointed at as one thing. */
const whole = 'a, button, li, article, [data-component="Card"]';

/** Leaving, it still lies there until it has faded. */
type Stage = 'still' | 'coming' | 'playing' | 'leaving';

const wanted = (now: Stage): Stage => (now === 'leaving' ? 'playing' : now === 'still' ? 'coming' : now);
const left = (now: Stage): Stage => (now === 'playing' ? 'leaving' : now === 'coming' ? 'still' : now);

/** A pointer that is on its way elsewhere sets nothing in motion. */
const rests = 120;

/** A picture that moves while the pointer, or the focus of the keyboard, is on the card, the item or the link it stands in. */
export function HoverClip({ clip, className, children, ref, ...rest }: HoverClipProps) {
  const root = useRef<HTMLSpanElement>(null);
  const outer = useMergedRefs(root, ref);
  const [stage, setStage] = useState<Stage>('still');

  useEffect(() => {
    const picture = root.current!;
    const around = picture.closest(whole) ?? picture;
    const end = new AbortController();
    const { signal } = end;
    const on = { pointer: false, keys: false };
    let resting: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      clearTimeout(resting);
      if ((on.pointer || on.keys) && clip && !wantsLessMotion(picture))
        resting = setTimeout(setStage, rests, wanted);
      else setStage(left);
    };
    const turn = (of: keyof typeof on, to: boolean) => {
      if (on[of] === to) return;
      on[of] = to;
      settle();
    };
    // A finger that scrolls passes over everything.
    const enter = (event: Event) => turn('pointer', (event as PointerEvent).pointerType === 'mouse');
    around.addEventListener('pointerenter', enter, { signal });
    around.addEventListener('pointerleave', () => turn('pointer', false), { signal });
    around.addEventListener(
      'focusin',
      ({ target }) => turn('keys', (target as Element).matches(':focus-visible')),
      { signal },
    );
    around.addEventListener('focusout', () => turn('keys', false), { signal });
    return () => {
      clearTimeout(resting);
      end.abort();
    };
  }, [clip]);

  // Where nothing fades, it is over at once.
  useEffect(() => {
    if (stage !== 'leaving') return;
    const fading = root.current!.querySelector('video')!.getAnimations();
    const over = () => setStage((now) => (now === 'leaving' ? 'still' : now));
    // Broken off, it is fading back.
    Promise.all(fading.map(({ finished }) => finished)).then(over, () => {});
  }, [stage]);

  return (
    <span data-component="HoverClip" {...rest} ref={outer} className={joinClasses(hoverClip, className)}>
      {children}
      {stage !== 'still' && (
        <video
          data-part="clip"
          className={clipClass({ isShown: stage === 'playing' })}
          src={clip}
          aria-hidden="true"
          tabIndex={-1}
          autoPlay
          loop
          muted
          playsInline
          disablePictureInPicture
          onPlaying={() => setStage((now) => (now === 'coming' ? 'playing' : now))}
        />
      )}
    </span>
  );
}
