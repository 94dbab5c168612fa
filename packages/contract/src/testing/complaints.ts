import type { AnyForm, Draft } from '../tools/defineTool.ts';
import { editableInputs } from '../tools/draft.ts';
import {
  kindOf,
  type DraftOf,
  type FileLimits,
  type Input,
  type InputKind,
  type InputOf,
} from '../tools/kinds/index.ts';
import { largestFile, readableSize, type MediaFile, type MediaKind } from '../tools/media.ts';
import { formWords, type FormWords } from '../words/form.ts';
import type { Saying } from '../words/saying.ts';

/** One way in which an input can be wrong, and what has to be said of it. */
interface Wrong {
  readonly what: string;
  readonly held: unknown;
  /** What it can't stand beside, by input. */
  readonly beside?: Readonly<Record<string, unknown>>;
  readonly message: Saying;
}

interface Around<I> {
  readonly name: string;
  readonly said: FormWords;
  /** What the form holds for it, which is right. */
  readonly held: DraftOf<I>;
  readonly inputs: Readonly<Record<string, Input>>;
}

type Wrongs = readonly (Wrong | false | undefined)[];
type WrongsOf<K extends InputKind> = (input: InputOf<K>, around: Around<InputOf<K>>) => Wrongs;

/** A file that is right but for its size, and what has to be said of it. */
const tooLarge = (
  kind: MediaKind,
  { refusesOver, staysHere }: FileLimits,
  file: MediaFile,
  said: FormWords,
) => {
  const most = refusesOver?.bytes ?? largestFile[kind];
  const size = most + 1;
  if (!refusesOver && staysHere) return undefined;
  return {
    file: { ...file, size },
    message: refusesOver?.message ?? said.tooLarge(file.name, readableSize(most)),
  };
};

const oneFile = (
  input: InputOf<MediaKind>,
  { held, said }: { readonly held: MediaFile | null; readonly said: FormWords },
): Wrongs => {
  const { kind, missing } = input;
  const large = held && tooLarge(kind, input, held, said);
  return [
    missing !== undefined && { what: `no ${kind}`, held: null, message: missing },
    large
      ? {
          what: `a file of the kind ${kind} that is too large`,
          held: large.file,
          message: large.message,
        }
      : undefined,
  ];
};

/** All that the form itself has to refuse, by kind; what one engine or another refuses is not the form's to know. */
const wrongs: { readonly [K in InputKind]: WrongsOf<K> } = {
  audio: oneFile,
  image: oneFile,
  video: oneFile,
  images(input, { said, held }) {
    const { label, min, max, missing, mostBytes, of = 'image' } = input;
    const most = max ?? kindOf(input).files!.most(input);
    const [first, ...others] = held;
    const large = first && tooLarge(of, input, first, said);
    // Each of them is taken by itself.
    const each = Math.ceil(((mostBytes ?? 0) + 1) / held.length);
    return [
      min > 0 && { what: 'no files in a list', held: [], message: missing },
      min > 1 && { what: 'too few files in a list', held: held.slice(0, min - 1), message: missing },
      {
        what: max === undefined ? 'more files than any list holds' : 'too many files in a list',
        held: Array.from({ length: most + 1 }, () => first),
        message: input.tooMany ?? said.tooManyFiles(label, most, said.files[of]),
      },
      mostBytes !== undefined && {
        what: 'files in a list that are too large together',
        held: held.map((file) => ({ ...file, size: each })),
        message: said.tooMuchTogether(label, readableSize(mostBytes)),
      },
      large && {
        what: 'a file in a list that is too large',
        held: [large.file, ...others],
        message: large.message,
      },
    ];
  },
  text: ({ label, missing, maxLength }, { said }) => [
    missing !== undefined && { what: 'no words', held: '', message: missing },
    missing !== undefined && { what: 'blank words', held: ' \n', message: missing },
    { what: 'too many words', held: 'x'.repeat(maxLength + 1), message: said.tooLong(label, maxLength) },
  ],
  range({ label, min, max, step }, { said }) {
    const message = said.outOfRange(label, min, max, step);
    return [
      { what: 'a number under its range', held: min - step, message },
      { what: 'a number over its range', held: max + step, message },
      { what: 'a number between two steps', held: min + step / 2, message },
    ];
  },
  seed({ label, max }, { said }) {
    const message = said.noSeed(label, max);
    return [
      { what: 'a seed under nought', held: -1, message },
      { what: 'a seed over the largest', held: max + 1, message },
      { what: 'a seed that is no whole number', held: 0.5, message },
      { what: 'a seed that is no number', held: Number.NaN, message },
    ];
  },
  option({ label, of, options }, { name, said, inputs }) {
    const names = options.map((each) => String(of === 'model' ? each.label : each.value));
    const clashing = options.flatMap(({ value, only }) => {
      if (!only) return [];
      const other = inputs[only.with]!;
      const elsewhere = kindOf(other).choices!(other).find((each) => each.value !== only.is)!.value;
      const offered = options.filter(
        (each) => each.only === undefined || (each.only.with === only.with && each.only.is === elsewhere),
      );
      return {
        what: 'a choice that another rules out',
        held: value,
        beside: { [only.with]: elsewhere },
        message: only.why ?? said.notOneOf(label, offered.map((each) => each.value).join(', ')),
      };
    });
    // Choices that hang on this one begin where they can be had whatever it is.
    const hanging = Object.entries(inputs).filter(
      ([, each]) => kindOf(each).choices && kindOf(each).names?.(each).includes(name),
    );
    return [
      {
        what: 'no such choice',
        held: 'nowhere',
        beside: Object.fromEntries(hanging.map(([other, each]) => [other, kindOf(each).initial(each)])),
        message: said.notOneOf(label, names.join(', ')),
      },
      ...clashing,
    ];
  },
  camera({ label, options }, { said }) {
    const moves = options.map(({ value }) => value).filter((value) => value !== 'none');
    return [{ what: 'no such move', held: 'nowhere', message: said.noMove(label, moves.join(', ')) }];
  },
  strokes: ({ label, max }, { said, held: [first] }) => [
    {
      what: 'too many strokes',
      held: Array.from({ length: max + 1 }, () => first),
      message: said.tooManyStrokes(label, max),
    },
  ],
  switch: () => [],
  fixed: () => [],
};

/** A form that is right but for one input, and what has to be said of that. */
export interface Complaint {
  readonly input: string;
  readonly what: string;
  readonly draft: Draft<AnyForm>;
  readonly message: Saying;
}

/** Each input of a form wrong by itself, in every way that it can be. */
export const complaintsOf = (
  tool: AnyForm,
  form: Draft<AnyForm>,
  said: FormWords = formWords,
): readonly Complaint[] =>
  editableInputs(tool).flatMap(([name, input]) => {
    const found: unknown = wrongs[input.kind];
    const held = (form as Readonly<Record<string, unknown>>)[name];
    const around = { name, said, held, inputs: tool.inputs };
    return (found as (input: Input, around: object) => Wrongs)(input, around)
      .filter((each) => each !== undefined && each !== false)
      .map(({ what, held: wrong, beside, message }) => ({
        input: name,
        what,
        draft: { ...form, ...beside, [name]: wrong } as Draft<AnyForm>,
        message,
      }));
  });
