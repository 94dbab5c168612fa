import { Frame, Heading } from '@kinora/design-system';
import type { ReactNode } from 'react';
import { film, frame, frames, head, unexposed } from './film.css.ts';

/** More than fit on any window. */
const blanks = [...'12345678'];

export interface FilmProps {
  /** Of what is on it. Without one nothing is known yet, and nobody hears of it. */
  title?: string | undefined;
  /** Stands at the end of the title's line. */
  more?: ReactNode;
  /** The frames, as items of a list. */
  children?: ReactNode;
  /** How many they are, where their numbers begin at 1: those of the blank ones follow on them. */
  exposed?: number;
  'data-film'?: string;
}

/** A strip of black film, which goes on unexposed behind the last frame. */
export function Film({ title, more, children, exposed = Infinity, ...rest }: FilmProps) {
  return (
    <section className={film} aria-label={title} {...rest}>
      <div className={head}>
        {title && (
          <Heading level={2} size="sm">
            {title}
          </Heading>
        )}
        {more}
      </div>
      <ul className={frames} aria-hidden={!title || undefined}>
        <li className={unexposed} aria-hidden="true">
          {blanks.map((each, at) => (
            <div key={each} className={frame}>
              <Frame aspect={16 / 9} number={at < exposed ? undefined : each} />
            </div>
          ))}
        </li>
        {children}
      </ul>
    </section>
  );
}
