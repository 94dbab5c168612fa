/** A picture that can't be used. The message says what is wrong and what to do. */
export class PictureProblem extends Error {
  override readonly name = 'PictureProblem';
}
