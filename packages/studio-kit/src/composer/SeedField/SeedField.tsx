import { IconButton, TextField } from '@kinora/design-system';
import { Lock, RefreshCw } from '@kinora/design-system/icons';
import { useRef, useState } from 'react';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { composerLabels } from '../../labels/composerLabels.ts';
import { ChangedMark } from '../SettingRow/index.ts';

export interface SeedFieldProps {
  label: string;
  help?: string | undefined;
  max: number;
  /** null leaves it to chance; NaN is what can't be read as a number. */
  seed: number | null;
  /** Of the last result: a lock keeps it for the next one, and lets it go again. */
  lastSeed?: number | null | undefined;
  errorMessage?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Where a new seed comes from: 0 up to and including `max`. */
  random?: ((max: number) => number) | undefined;
  onSeedChanged: (event: { seed: number | null }) => void;
  labels?: Partial<KitLabels['composer']> | undefined;
}

const anySeed = (max: number) => Math.floor(Math.random() * (max + 1));

const seedIn = (typed: string): number | null => {
  const text = typed.trim();
  return text === '' ? null : /^\d+$/.test(text) ? Number(text) : Number.NaN;
};

/** A number that makes a result come out the same again; blank for another one each time. */
export function SeedField({
  label,
  help,
  max,
  seed,
  lastSeed = null,
  errorMessage,
  isDisabled,
  random = anySeed,
  onSeedChanged,
  labels,
}: SeedFieldProps) {
  const said = useKitLabels('composer', composerLabels, labels);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(seed === null || Number.isNaN(seed) ? '' : String(seed));
  const known = seedIn(typed);
  // What comes from outside, such as a restored draft, replaces what was typed.
  const shown = Object.is(known, seed) || Number.isNaN(seed) ? typed : seed === null ? '' : String(seed);
  const isWrong = known !== null && !(known <= max);
  const put = (text: string) => {
    setTyped(text);
    onSeedChanged({ seed: seedIn(text) });
  };
  return (
    <TextField
      data-component="SeedField"
      inputRef={field}
      label={label}
      description={help}
      value={shown}
      inputMode="numeric"
      autoComplete="off"
      placeholder={said.randomSeed}
      isDisabled={isDisabled}
      errorMessage={errorMessage ?? (isWrong ? said.wrongSeed(String(max)) : undefined)}
      adornment={
        seed !== null && (
          <ChangedMark
            of={label}
            onReset={() => {
              put('');
              // The button of the mark goes.
              field.current?.focus();
            }}
          />
        )
      }
      onChange={put}
      trailing={
        <>
          {lastSeed !== null && (
            <IconButton
              size="sm"
              icon={Lock}
              label={said.keepSeed(lastSeed)}
              isPressed={seed === lastSeed}
              isDisabled={isDisabled}
              onPress={() => put(seed === lastSeed ? '' : String(lastSeed))}
            />
          )}
          <IconButton
            size="sm"
            icon={RefreshCw}
            label={said.anotherSeed}
            isDisabled={isDisabled}
            onPress={() => put(String(random(max)))}
          />
        </>
      }
    />
  );
}
