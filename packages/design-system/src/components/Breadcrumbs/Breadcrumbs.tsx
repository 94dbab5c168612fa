import type { ComponentProps, Ref } from 'react';
import { joinClasses } from '../../css/joinClasses.ts';
import { invariant } from '../../dev/invariant.ts';
import { ChevronRight, Ellipsis } from '../../icons/glyphs.ts';
import { Icon } from '../../icons/Icon.tsx';
import { placeWords } from '../../labels/english/placeWords.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import type { Labels } from '../../labels/labels.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { arrow, breadcrumbs, crumb, current, fold, list } from './Breadcrumbs.css.ts';

/** One place of a path. */
export interface BreadcrumbItem {
  id: string;
  label: string;
  href: string;
}

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'style' | 'children' | 'aria-label'> {
  /** From the start to the page that shows, which leads nowhere. */
  items: readonly [...BreadcrumbItem[], Omit<BreadcrumbItem, 'href'>];
  /** Names the landmark. @default labels.breadcrumbs */
  label?: string | undefined;
  labels?: Partial<Pick<Labels, 'breadcrumbs' | 'placesBetween'>> | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

const Arrow = () => <Icon glyph={ChevronRight} size={16} className={arrow} />;

/** Where a page stands, and the ways back up from it. */
export function Breadcrumbs({ items, label, labels, className, ...rest }: BreadcrumbsProps) {
  const here = items.at(-1);
  invariant(
    here,
    process.env.NODE_ENV !== 'production' && {
      what: 'Breadcrumbs were given no items.',
      why: 'A landmark without anything in it leads whoever jumps to it nowhere.',
      fix: 'Give at least the page that shows, or leave them out.',
    },
  );
  const words = useWords(placeWords, labels);
  const above = items.slice(0, -1) as BreadcrumbItem[];
  // A way back to the start always stays: what comes after it gives way.
  const between = above.length > 2 ? above.slice(1) : [];
  return (
    <nav
      data-component="Breadcrumbs"
      {...rest}
      aria-label={label ?? words.breadcrumbs}
      className={joinClasses(breadcrumbs, className)}
    >
      <ol className={list}>
        {above.map((item, index) => (
          <li
            key={item.id}
            data-part="crumb"
            className={crumb({ when: between.includes(item) ? 'roomy' : 'always' })}
          >
            <Link href={item.href} tone="secondary" isQuiet>
              {item.label}
            </Link>
            <Arrow />
            {index === 0 && between.length > 0 && (
              <span data-part="fold" className={fold}>
                <Menu
                  label={words.placesBetween}
                  items={between}
                  trigger={<IconButton label={words.placesBetween} icon={Ellipsis} size="sm" />}
                />
                <Arrow />
              </span>
            )}
          </li>
        ))}
        <li
          data-part="current"
          aria-current="page"
          className={joinClasses(crumb({ when: 'always' }), current)}
        >
          {here.label}
        </li>
      </ol>
    </nav>
  );
}
