import {
  change,
  isShown,
  kindOf,
  priceOf,
  type AnyForm,
  type Draft,
  type EditorPlace,
  type EngineLimits,
  type ValidationMessage,
  wholeOf,
  type Input,
} from '@kinora/contract';
import { Text } from '@kinora/design-system';
import { memo, useState } from 'react';
import { ComingInput } from './ComingInput.tsx';
import type { EditorProps } from './editor.ts';
import { editorOf } from './index.ts';

export interface EditorsProps<T extends AnyForm> {
  tool: T;
  place: EditorPlace;
  /** The names of some of them; without it all that stand there. */
  only?: readonly string[] | undefined;
  /** What the engine in use can't do, by input. */
  limits?: EngineLimits['inputs'] | undefined;
  draft: Draft<T>;
  errorMessage: ValidationMessage | null;
  /** What changes elsewhere did, by input. */
  notes: Readonly<Record<string, string>>;
  isDisabled: boolean;
  /** What the result on the stage was made with. */
  lastValues?: Readonly<Record<string, unknown>> | null | undefined;
  /** It stands before them, and is what is looked at. */
  isResultShown?: boolean | undefined;
  readPastPrompts?: (() => Promise<readonly string[]>) | undefined;
  onValueChanged: (input: string, value: unknown) => void;
  onGenerateRequested: () => void;
}

/** The inputs of a tool that stand in one place, each drawn by its kind, in the order of the form. */
export function Editors<T extends AnyForm>({
  tool,
  place,
  only,
  limits = {},
  draft,
  errorMessage,
  notes,
  lastValues,
  isDisabled,
  ...shared
}: EditorsProps<T>) {
  const values = draft as Values;
  const draftOfChoices = useDraftOfChoices(tool, values);
  const drawnOn = new Set(Object.values(tool.inputs).map((input) => input.on));
  /** What is only read is told by its own editor before as after. */
  const waits = ([name, input]: [string, Input]) => !isShown(tool, draft, name) && input.role === undefined;
  const here = Object.entries(tool.inputs).filter(
    ([name, input]) => kindOf(input).place === place && (only?.includes(name) ?? true),
  );
  // What a stage waits for has no place there yet.
  const shown = place === 'stage' ? here.filter(([name]) => isShown(tool, draft, name)) : here;
  const firstComing = shown.find(waits)?.[0];
  return shown.map(([name, input]) => {
    const isWaiting = waits([name, input]);
    const limit = limits[name];
    const said = errorMessage?.input === name ? wholeOf(errorMessage.message) : undefined;
    return (
      <div key={name} data-input={isWaiting ? undefined : name} data-drawn={input.on && ''}>
        {isWaiting ? (
          <ComingInput
            input={input}
            awaits={name === firstComing ? tool.inputs[input.after!]?.label : undefined}
            value={values[name] as never}
            costOf={costWith(tool, draftOfChoices, name)}
          />
        ) : (
          <OneEditor
            {...shared}
            tool={tool}
            name={name}
            isDisabled={isDisabled || limit?.isIdle === true}
            isIdle={limit?.isIdle}
            value={values[name]}
            draft={draftOfChoices}
            errorMessage={said}
            lastValue={lastValues?.[name]}
            isDrawnOn={drawnOn.has(name)}
            accepts={limit?.accepts}
          />
        )}
        {notes[name] && (
          <Text size="sm" tone="secondary" role="status" data-part="note">
            {notes[name]}
          </Text>
        )}
        {/* What the engine in use can't do of it: said before anybody presses, louder once it is chosen, and by the
              editor itself once Generate complains of it. */}
        {limit && limit.line !== said && (
          <Text size="sm" tone={limit.isBroken ? 'danger' : 'secondary'} role="status" data-part="limit">
            {limit.line}
          </Text>
        )}
      </div>
    );
  });
}

type Values = Readonly<Record<string, unknown>>;

/** What all would cost with another value of one input. */
const costWith = (tool: AnyForm, draft: Values, name: string) => (other: unknown) =>
  priceOf(tool, change(tool, draft as never, name, other).draft).total;

/** The same draft for as long as only words change in it: no price and no choice depends on them. */
function useDraftOfChoices(tool: AnyForm, draft: Values): Values {
  const [kept, setKept] = useState(draft);
  const isSame = Object.entries(tool.inputs).every(
    ([name, input]) => kindOf(input).isWords || Object.is(draft[name], kept[name]),
  );
  if (isSame) return kept;
  setKept(draft);
  return draft;
}

interface OneEditorProps
  extends
    Omit<
      EditorsProps<AnyForm>,
      'place' | 'only' | 'limits' | 'draft' | 'errorMessage' | 'notes' | 'lastValues'
    >,
    Pick<EditorProps, 'errorMessage' | 'isDrawnOn' | 'draft' | 'accepts'> {
  name: string;
  value: unknown;
  lastValue: unknown;
  isIdle: true | undefined;
}

/** One input. Drawn anew with every letter of the prompt, a dozen of them would hold up the next press. */
const OneEditor = memo(function OneEditor({
  tool,
  name,
  value,
  lastValue,
  isIdle,
  onValueChanged,
  ...rest
}: OneEditorProps) {
  const input = tool.inputs[name]!;
  const { Component } = editorOf(input);
  return (
    <Component
      {...rest}
      // What it is good for would stand beside that it is good for nothing here.
      input={isIdle ? { ...input, help: undefined } : input}
      value={value as never}
      lastValue={lastValue as never}
      drawnOver={input.on ? tool.inputs[input.on] : undefined}
      costOf={costWith(tool, rest.draft, name)}
      onValueChanged={(next) => onValueChanged(name, next)}
    />
  );
});
