import type { MadeResult } from '@kinora/contract';
import type { ComponentType } from 'react';
import { Outcome } from '../outcomes/Outcome.tsx';
import { fetchPlayer } from '../../result/ResultPlayer/ResultPlayer.tsx';
import { CreationResult } from './CreationResult.tsx';
import type { ResultViewProps } from './resultView.ts';

export { fetchPlayer };

type View<Is extends MadeResult['is']> = ComponentType<ResultViewProps<Is>>;

/** What shows each kind of result. The compiler complains until every kind has one. */
const views: { readonly [Is in MadeResult['is']]: View<Is> } = {
  creation: CreationResult,
  image: Outcome,
  model: Outcome,
  prompt: Outcome,
};

/** The view of a result, for showing it without knowing which it is. */
export const resultViewOf = ({ is }: MadeResult): { Component: View<MadeResult['is']> } => ({
  Component: views[is] as View<MadeResult['is']>,
});
