/** Something that keeps the server from starting, told in one sentence a person can act on. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}
