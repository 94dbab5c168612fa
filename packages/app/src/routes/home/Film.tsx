import { Frame, Heading } from '@kinora/design-system';
import { useId, type ReactNode } from 'react';
import { film, frame, frames, head, unexposed } from './film.css.ts';

/** More than fit on any window. */
const blanks = Array.from({ length: 8 }, (_, at) => at);

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
  const id = useId();
  return (
    <section className={film} {...(title === undefined ? {} : { 'aria-labelledby': id })} {...rest}>
      <div className={head}>
        {title !== undefined && (
          <Heading id={id} level={2} size="sm">
            {title}
          </Heading>
        )}
        {more}
      </div>
      <ul className={frames} {...(title === undefined && { 'aria-hidden': true })}>
        <li className={unexposed} aria-hidden="true">
          {blanks.map((at) => (
            <div key={at} className={frame}>
              <Frame aspect={16 / 9} number={at < exposed ? undefined : String(at + 1)} />
            </div>
          ))}
        </li>
        {children}
      </ul>
    </section>
  );
}
