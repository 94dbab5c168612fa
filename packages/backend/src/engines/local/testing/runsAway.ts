/** A renderer whose memory grows, and that never says so: up to a bound, for where nobody ends it. */
import { tellMemory } from '../watchMemory.ts';

const held: Buffer[] = [];
const piece = 16_000_000;
const bound = 25;

tellMemory();
process.once('message', () =>
  setInterval(() => {
    if (held.length < bound) held.push(Buffer.alloc(piece, 1));
  }, 10),
);
