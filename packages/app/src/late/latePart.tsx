import { askUntilHere } from '@kinora/design-system';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { log } from '../log.ts';

export interface LatePartProps {
  /** Its code is asked for as soon as this holds. */
  isWanted?: boolean;
  /** It did not arrive: it is asked for again for as long as it is wanted. */
  onLost?: () => void;
  onCame?: () => void;
  /** Has its place until it is here. */
  fallback?: ReactNode;
}

/** A part of a screen whose code comes when it is wanted. The rest stays as it is where that does not arrive. */
export function latePart<Props extends object>(fetch: () => Promise<{ default: ComponentType<Props> }>) {
  let arrived: ComponentType<Props> | null = null;
  const bring = async () => (arrived ??= (await fetch()).default);

  function LatePart({ isWanted = true, onLost, onCame, fallback = null, ...props }: LatePartProps & Props) {
    const [Part, setPart] = useState(() => arrived);
    useEffect(() => {
      if (Part || !isWanted) return;
      return askUntilHere(
        bring,
        (it) => {
          setPart(() => it);
          onCame?.();
        },
        (error) => {
          log('Late code did not arrive', error);
          onLost?.();
        },
      );
      // Who is told changes with every drawing; what is asked for does not.
      // oxlint-disable-next-line react/exhaustive-deps
    }, [Part, isWanted]);
    return Part ? <Part {...(props as unknown as Props)} /> : fallback;
  }
  /** Asked for before it is drawn, it is there at its first drawing. */
  return Object.assign(LatePart, { bring });
}
