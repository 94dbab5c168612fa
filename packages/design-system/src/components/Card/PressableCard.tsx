import { Link as RacLink } from 'react-aria-components';
import type { LinkProps as RacLinkProps } from 'react-aria-components';
import { NativeButton } from '../Button/NativeButton.tsx';
import { joinClasses } from '../../css/joinClasses.ts';
import { invariant } from '../../dev/invariant.ts';
import { NewTabMark } from '../Link/NewTabMark.tsx';
import { safeRel } from '../Link/safeRel.ts';
import { useNewTabName } from '../Link/useNewTabName.ts';
import { card, content, corner, cover } from './Card.css.ts';
import type { CardProps } from './Card.tsx';

interface PressableCardCommonProps extends Omit<CardProps, 'onClick' | 'ref'> {
  /** What pressing it does or where it leads; names what is pressed. */
  label: string;
  isDisabled?: boolean | undefined;
  ref?: CardProps['ref'] | undefined;
}

interface ActingCardProps extends PressableCardCommonProps {
  onPress: () => void;
  href?: undefined;
  target?: undefined;
}

interface LeadingCardProps extends PressableCardCommonProps {
  href: string;
  target?: RacLinkProps['target'];
  onPress?: undefined;
}

export type PressableCardProps = ActingCardProps | LeadingCardProps;

/** A card that is pressed as a whole. Buttons inside it keep presses of their own. */
export function PressableCard({
  label,
  onPress,
  href,
  target,
  isDisabled = false,
  variant,
  padding,
  as = 'article',
  className,
  children,
  ref,
  ...rest
}: PressableCardProps) {
  invariant(
    label,
    process.env.NODE_ENV !== 'production' && {
      what: 'A PressableCard has no label.',
      why: 'What is pressed lies over the content, so a screen reader would find a button without a name.',
      fix: "Say what pressing it does: label='Open Harbour at dawn'.",
    },
  );
  const name = useNewTabName(label, target);
  const Element = as as 'div';
  const pressed = { 'aria-label': name, 'data-part': 'cover', isDisabled, className: cover };
  return (
    <Element
      data-component="PressableCard"
      {...rest}
      ref={ref}
      className={joinClasses(card({ variant, padding, isCovered: true }), className)}
    >
      {href === undefined ? (
        <NativeButton {...pressed} onPress={() => onPress()} />
      ) : (
        <RacLink {...pressed} href={href} {...safeRel(target, undefined)}>
          <NewTabMark target={target} className={corner} />
        </RacLink>
      )}
      <div data-part="content" className={content}>
        {children}
      </div>
    </Element>
  );
}
