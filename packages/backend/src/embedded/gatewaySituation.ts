/** What is known of a request beside what it says. */
export interface GatewaySituation {
  /** How long whoever sends it has to wait, or 0. */
  readonly waitSeconds: number;
  /** Its bytes as they come in: the request's own stream copies each piece once more. */
  readonly body: AsyncIterable<Uint8Array>;
}
