import type { AnyForm } from './defineTool.ts';

/** What a tool is called where tools of other pages stand beside it. */
export const fullTitleOf = ({ title, fullTitle = title }: Pick<AnyForm, 'title' | 'fullTitle'>): string =>
  fullTitle;
