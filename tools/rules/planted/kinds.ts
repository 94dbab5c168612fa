// Every way to ask which kind an input is that the rule on kinds has to find: one a line, from its `export` on.
import {
  kindOf,
  type FileInput,
  type Input,
  type InputKind,
  type InputOf,
} from '../../../packages/contract/src/tools/kinds/index.ts';

export const byName = (input: Input) => input.kind === 'strokes';
export const byFile = (input: FileInput) => input.kind === 'image';
export const optional = (input?: Input) => input?.kind !== 'seed';
export const byBracket = (input: Input) => input['kind'] === 'range';
export const inAList = (input: Input) => ['strokes', 'seed'].includes(input.kind);
export const inASet = (input: Input) => new Set<string>(['range']).has(input.kind);
export const byAMap = (input: Input) => new Map([['seed', 1]] as [string, number][]).get(input.kind);
export const byATable = (input: Input) => ({ seed: 1 } as Record<string, number>)[input.kind];
export const byATemplate = (input: Input) => `kind of ${input.kind}` === 'kind of switch';
export const unpacked = ({ kind }: Input) => kind === 'switch';
export const unpackedInside = (inputs: readonly Input[]) => inputs.map(({ kind }) => kind);
export const renamed = ({ kind: what }: Input) => what === 'switch';
export const passedOn = (input: Input) => ((kind: string) => kind.startsWith('vid'))(input.kind);
export const aliased = (input: Input, other = input) => other.kind;
export const lookedInside = (each: Input) => 'min' in each;
export const ofOneKind = (input: InputOf<'strokes' | 'seed'>) => input.label;
export const ofAll = (kind: InputKind) => kind;
export const byItsField = (kind: Input['kind']) => kind;
export const takenOut = (input: Extract<Input, { kind: 'strokes' }>) => input.max;
export function switched(input: Input) {
  switch (input.kind) {
    case 'text':
      return 1;
    default:
      return 0;
  }
}

export const letBe = (input: Input, file: { kind: 'image' }) =>
  kindOf(input).place === 'stage' && file.kind === 'image' && 'kind' in { kind: 1 } && input.label !== 'kind';
