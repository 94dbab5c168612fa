// A password is made to cost 60 ms of work, and tests make hundreds: here each costs a sixty-fourth of it, on whatever
// thread it is done. What is asked for is still the real cost, and authSecrecy.test.ts holds it.
import bcrypt from 'bcryptjs';

const quick = 4;
const mark = Symbol.for('kinora quick passwords');

if (!(mark in bcrypt)) {
  const own = { hash: bcrypt.hash, compare: bcrypt.compare };
  let { hash, compare } = own;
  const quickHash = (password: string) => hash(password, quick);
  // What is compared where there is no account is no password's, and has the real cost in its beginning.
  const quickCompare = (password: string, kept: string) =>
    compare(password, /\.{53}$/.test(kept) ? kept.replace(/^(\$2b\$)\d\d/, `$10${quick}`) : kept);
  Object.defineProperties(bcrypt, {
    [mark]: { value: true },
    // A server sets its own way of working on them, and at its end puts back what it found.
    hash: {
      get: () => quickHash,
      set(next: typeof hash) {
        hash = next === quickHash ? own.hash : next;
      },
      configurable: true,
    },
    compare: {
      get: () => quickCompare,
      set(next: typeof compare) {
        compare = next === quickCompare ? own.compare : next;
      },
      configurable: true,
    },
  });
}
