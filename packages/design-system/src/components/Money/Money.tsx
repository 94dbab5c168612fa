import type { ComponentProps } from 'react';
import { joinClasses } from '../../css/joinClasses.ts';
import { invariant } from '../../dev/invariant.ts';
import { useLocale } from '../../labels/LocaleProvider.tsx';
import { money } from './Money.css.ts';
import { moneyText } from './moneyText.ts';

export interface MoneyProps extends Omit<ComponentProps<'data'>, 'style' | 'children' | 'value'> {
  /** The amount in the smallest coins of the currency: cents, yen. */
  minorUnits: number;
  /** ISO 4217: 'USD', 'EUR', 'JPY'. */
  currency: string;
  /** Leaves '.00' away: '$29'. @default false */
  isShort?: boolean | undefined;
}

/** An amount of money, as the reader's language writes it. */
export function Money({ minorUnits, currency, isShort = false, className, ...rest }: MoneyProps) {
  const { locale } = useLocale();
  invariant(
    Number.isInteger(minorUnits),
    process.env.NODE_ENV !== 'production' && {
      what: `Money got ${minorUnits} minor units.`,
      why: 'Coins come whole: a fraction is an amount in dollars or a sum gone wrong, and would show a wrong price.',
      fix: 'Give cents, as 999 for $9.99, and round where the sum is made.',
    },
  );
  return (
    <data
      data-component="Money"
      {...rest}
      value={`${minorUnits} ${currency}`}
      className={joinClasses(money, className)}
    >
      {moneyText(minorUnits, { locale, currency, isShort })}
    </data>
  );
}
