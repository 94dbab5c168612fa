import { generalWords, saysNotCharged } from './general.ts';
import { lineIn, titleIn, type Saying } from './saying.ts';

export interface FailureToTell {
  /** What happened, in words for a person. That nothing was charged is added where it does not say so. */
  message: string;
  /** What a tool says of any failure, before what happened. */
  saying?: Saying | undefined;
  /** Whether it is known that nothing was charged; not when the answer never came. */
  isCertain?: boolean | undefined;
}

/** A failure in words: what happened, what it cost, and that nothing typed is lost. */
export function failureTold(
  { message, saying = message, isCertain = true }: FailureToTell,
  said: Readonly<Record<'notCharged' | 'maybeAccepted' | 'kept', string>> = generalWords,
): { title: string; lines: readonly string[] } {
  const title = titleIn(saying);
  const lines = [...new Set([lineIn(saying), message])].filter((line) => line !== title);
  const isTold = [title, ...lines].some(saysNotCharged);
  const charge = isCertain ? !isTold && said.notCharged : said.maybeAccepted;
  return { title, lines: [...lines, `${charge ? `${charge} ` : ''}${said.kept}`] };
}
