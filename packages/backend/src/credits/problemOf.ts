import { mostOfToolUnderWay, notEnoughCredits, trainingWords, type StudioProblem } from '@kinora/contract';
import { DatabaseRefusal } from './serviceDatabase.ts';

const number = (value: unknown) => (typeof value === 'number' ? value : 0);

/** Nobody knows when one is done; this is how soon it is worth asking. */
const retryAfterSeconds = 10;

/** They were stopped too often, or could be: then it is worth asking again when one is done. */
const tooManyTrainings = (restsFor: unknown): StudioProblem =>
  typeof restsFor === 'number'
    ? { kind: 'TooMany', message: trainingWords.stoppedTooOften(restsFor), retryAfter: restsFor }
    : { kind: 'TooMany', message: trainingWords.tooManyUnderWay, retryAfter: retryAfterSeconds };

/** What a refusal of the database means to a person; null for anything else that was thrown. */
export function problemOf(thrown: unknown): StudioProblem | null {
  if (!(thrown instanceof DatabaseRefusal)) return null;
  const { code, message, detail } = thrown;
  switch (code) {
    case 'PT401':
      return { kind: 'NotSignedIn', message };
    case 'PT402':
      return notEnoughCredits(number(detail['needed']), number(detail['balance']));
    case 'PT404':
      return { kind: 'NotFound', message };
    case 'PT429':
      if (typeof detail['most_of_tool'] === 'number')
        return {
          kind: 'TooMany',
          message: mostOfToolUnderWay(detail['most_of_tool']),
          retryAfter: retryAfterSeconds,
        };
      return 'most_stopped' in detail
        ? tooManyTrainings(detail['rests_for'])
        : {
            kind: 'TooMany',
            message: `You already have ${number(detail['most'])} generations running. Wait until one is done; nothing was charged.`,
            retryAfter: retryAfterSeconds,
          };
    case 'PT400':
    case 'PT409':
      return { kind: 'Invalid', message };
    default:
      return null;
  }
}
