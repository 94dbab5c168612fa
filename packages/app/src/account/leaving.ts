import { recall, remember, unlearn } from '../deviceMemory.ts';

const key = 'kinora-leaving';

/**
 * Tells a session that was ended on purpose from one that ended by itself: the first takes what was on the screen
 * with it, the second leaves it for the same person. All windows of a browser read one note.
 */
export interface Leaving {
  /** Asks before somebody signs out by a press here, where they would lose something; what goes on then waits for it. */
  question: ((goOn: () => void) => true) | null;
  /** Runs what ends the session; where that fails, nobody left. */
  readonly meant: <Answer>(end: () => Promise<Answer>) => Promise<Answer>;
  readonly wasMeant: () => boolean;
  /** In another window of this browser. */
  wasMeantElsewhere(): boolean;
  /** Somebody is here again. */
  ended(): void;
}

export function createLeaving(): Leaving {
  let isMeantHere = false;
  const ended = () => {
    isMeantHere = false;
    unlearn(key);
  };
  return {
    question: null,
    async meant(end) {
      isMeantHere = true;
      remember(key, 'yes');
      try {
        return await end();
      } catch (thrown) {
        ended();
        throw thrown;
      }
    },
    wasMeant: () => isMeantHere || recall(key) !== null,
    wasMeantElsewhere: () => !isMeantHere && recall(key) !== null,
    ended,
  };
}
