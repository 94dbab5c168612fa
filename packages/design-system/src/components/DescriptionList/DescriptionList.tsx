import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../../css/joinClasses.ts';
import { needsKnown } from '../../dev/needsKnown.ts';
import { details as detailsClass, frame, list, pair, term as termClass } from './DescriptionList.css.ts';
import type { DescriptionListLayout } from './descriptionListValues.ts';

export interface Description {
  id: string;
  term: ReactNode;
  /** One or several: each is told under the same term. */
  details: ReactNode | readonly ReactNode[];
  /** Sets its details in the mono: sizes, seeds, durations. */
  isNumeric?: boolean | undefined;
}

export interface DescriptionListProps extends Omit<ComponentProps<'div'>, 'style' | 'children'> {
  items: readonly Description[];
  /** @default 'rows' */
  layout?: DescriptionListLayout | undefined;
}

const several = (details: Description['details']): readonly ReactNode[] =>
  Array.isArray(details) ? (details as readonly ReactNode[]) : [details as ReactNode];

/** Terms and what is to be said of each: the settings of a frame, the lines of a bill. */
export function DescriptionList({ items, layout = 'rows', className, ...rest }: DescriptionListProps) {
  if (process.env.NODE_ENV !== 'production') needsKnown('DescriptionList', list, { layout });
  return (
    <div data-component="DescriptionList" {...rest} className={joinClasses(frame, className)}>
      <dl data-layout={layout} className={list({ layout })}>
        {items.map(({ id, term, details, isNumeric }) => (
          <div key={id} data-part="item" className={pair({ layout })}>
            <dt data-part="term" className={termClass}>
              {term}
            </dt>
            {several(details).map((line, index) => (
              // Lines of one term have no identity but their place.
              // oxlint-disable-next-line react/no-array-index-key
              <dd key={index} data-part="details" className={detailsClass({ isNumeric })}>
                {/* '1920 × 1080' would else be turned round on a page that reads from the right. */}
                {isNumeric ? <bdi dir="ltr">{line}</bdi> : line}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}
