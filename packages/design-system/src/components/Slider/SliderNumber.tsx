import { useContext, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { SliderStateContext } from 'react-aria-components';
import { useLocale } from '../../labels/LocaleProvider.tsx';
import { box, input, unit as unitClass, withItsUnit } from './SliderNumber.css.ts';
import type { NumberTold } from './SliderFrame.tsx';
import { typedNumber } from './typedNumber.ts';
import { withUnit } from './withUnit.ts';

interface SliderNumberProps extends NumberTold {
  label: string;
  /** Which thumb it belongs to. @default 0 */
  index?: number | undefined;
  unit: string | undefined;
  formatOptions: Intl.NumberFormatOptions | undefined;
}

/** The value as a number that can be typed. What is typed is taken over at once, and shown as it was taken over by Enter or leaving; Escape puts back the value from before. */
export function SliderNumber({ label, index = 0, unit, formatOptions, ...told }: SliderNumberProps) {
  const state = useContext(SliderStateContext);
  const { locale } = useLocale();
  const [draft, setDraft] = useState<string | null>(null);
  const before = useRef(0);
  if (!state) return null;
  const shown = state.getThumbValueLabel(index);

  const moveThumb = (change?: () => void) => {
    // As React Aria does for keys: the end of a drag is what reports onChangeEnd.
    state.setThumbDragging(index, true);
    change?.();
    state.setThumbDragging(index, false);
    setDraft(null);
  };
  const type = (text: string) => {
    if (draft === null) before.current = state.getThumbValue(index);
    setDraft(text);
    const number = typedNumber(text, locale, formatOptions);
    // Whoever goes on from here by keys, or shuts what it stands in, leaves no field.
    if (number !== undefined) state.setThumbValue(index, number);
  };
  // It holds what was typed already: now it is at rest.
  const takeOver = () => draft !== null && moveThumb();
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const keys: Record<string, () => unknown> = {
      Enter: takeOver,
      Escape: () => moveThumb(() => state.setThumbValue(index, before.current)),
      ArrowUp: () => moveThumb(() => state.incrementThumb(index, state.step)),
      ArrowDown: () => moveThumb(() => state.decrementThumb(index, state.step)),
      PageUp: () => moveThumb(() => state.incrementThumb(index, state.pageSize)),
      PageDown: () => moveThumb(() => state.decrementThumb(index, state.pageSize)),
    };
    const act = keys[event.key];
    // With nothing typed, Enter sends the form around it and Escape closes the dialog.
    if (!act || (draft === null && event.key.startsWith('E'))) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  return (
    <span data-part="number" className={box}>
      {/* The unit stands where its own language puts it. */}
      <span dir="auto" className={withItsUnit}>
        <input
          className={input}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          role="spinbutton"
          aria-label={label}
          {...told}
          aria-valuemin={state.getThumbMinValue(index)}
          aria-valuemax={state.getThumbMaxValue(index)}
          aria-valuenow={state.getThumbValue(index)}
          aria-valuetext={withUnit(shown, unit)}
          disabled={state.isDisabled}
          value={state.isDisabled ? shown : (draft ?? shown)}
          onChange={(event) => type(event.target.value)}
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
    </span>
  );
}
