import { notEnoughCredits, type StudioProblem } from '@kinora/contract';
import { DatabaseRefusal } from './serviceDatabase.ts';

const number = (value: unknown) => (typeof value === 'number' ? value : 0);

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
      return {
        kind: 'TooMany',
        message: `You already have ${number(detail['most'])} generations running. Wait until one is done; nothing was charged.`,
      };
    case 'PT400':
    case 'PT409':
      return { kind: 'Invalid', message };
    default:
      return null;
  }
}
