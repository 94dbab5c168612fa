import { useContext, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { SliderStateContext, useLocale } from 'react-aria-components';
import { box, input, unit as unitClass } from './SliderNumber.css.ts';
import { typedNumber } from './typedNumber.ts';
import { withUnit } from './withUnit.ts';

interface SliderNumberProps {
  label: string;
  unit: string | undefined;
  formatOptions: Intl.NumberFormatOptions | undefined;
}

/** The value as a number that can be typed. Enter or leaving takes it over, Escape puts the old one back. */
export function SliderNumber({ label, unit, formatOptions }: SliderNumberProps) {
  const state = useContext(SliderStateContext);
  const { locale } = useLocale();
  const [draft, setDraft] = useState<string | null>(null);
  if (!state) return null;
  const shown = state.getThumbValueLabel(0);

  const settle = (change: () => void) => {
    // As React Aria does for keys: the end of a drag is what reports onChangeEnd.
    state.setThumbDragging(0, true);
    change();
    state.setThumbDragging(0, false);
    setDraft(null);
  };
  const takeOver = () => {
    const number = draft === null ? undefined : typedNumber(draft, locale, formatOptions);
    if (number === undefined) setDraft(null);
    else settle(() => state.setThumbValue(0, number));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const keys: Record<string, () => void> = {
      Enter: takeOver,
      Escape: () => setDraft(null),
      ArrowUp: () => settle(() => state.incrementThumb(0, state.step)),
      ArrowDown: () => settle(() => state.decrementThumb(0, state.step)),
      PageUp: () => settle(() => state.incrementThumb(0, state.pageSize)),
      PageDown: () => settle(() => state.decrementThumb(0, state.pageSize)),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    // A dialog around it must not close on the Escape that only undoes typing.
    if (event.key !== 'Escape' || draft !== null) event.stopPropagation();
    act();
  };

  return (
    <span data-part="number" className={box}>
      <input
        className={input}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        role="spinbutton"
        aria-label={label}
        aria-valuemin={state.getThumbMinValue(0)}
        aria-valuemax={state.getThumbMaxValue(0)}
        aria-valuenow={state.getThumbValue(0)}
        aria-valuetext={withUnit(shown, unit)}
        disabled={state.isDisabled}
        value={draft ?? shown}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={takeOver}
        onKeyDown={onKeyDown}
      />
      {unit && (
        <span aria-hidden="true" className={unitClass}>
          {unit}
        </span>
      )}
    </span>
  );
}
