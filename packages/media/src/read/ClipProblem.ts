/** A clip or a sound that can't be used. The message says what is wrong and what to do. */
export class ClipProblem extends Error {
  override readonly name = 'ClipProblem';
}
