import type { AnyForm } from './defineTool.ts';

export interface TrainingAsked {
  readonly name: string;
  readonly base: string;
  /** What calls the model in a prompt: the word that was given, else its name. */
  readonly triggerWord: string;
  /** The input of the pictures that it learns from. */
  readonly pictures: string;
}

/** What a request for a model asks for, read as its tool says. */
export function trainingAsked(
  { id, trains }: Pick<AnyForm, 'id' | 'trains'>,
  values: Readonly<Record<string, unknown>>,
): TrainingAsked {
  if (!trains) throw new Error(`${id} does not say what it trains.`);
  const said = (input: string | undefined): string => {
    const value = input && values[input];
    return typeof value === 'string' ? value : '';
  };
  const name = said(trains.name);
  return {
    name,
    base: said(trains.base),
    triggerWord: said(trains.triggerWord) || name,
    pictures: trains.pictures,
  };
}
