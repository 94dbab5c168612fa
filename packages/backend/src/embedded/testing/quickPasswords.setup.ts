// A password is made to cost 60 ms of work, and tests make hundreds: here each costs a sixty-fourth of it.
// What is asked for is still the real cost, and authSecrecy.test.ts holds it.
import bcrypt from 'bcryptjs';

const quick = 4;
const mark = Symbol.for('kinora quick passwords');
const { hash, compare } = bcrypt;

if (!(mark in hash)) {
  const quickHash: typeof hash = (password: string) => hash(password, quick);
  bcrypt.hash = Object.assign(quickHash, { [mark]: true });
  // What is compared where there is no account is no password's, and has the real cost in its beginning.
  const quickCompare = (password: string, kept: string) =>
    compare(password, /\.{53}$/.test(kept) ? kept.replace(/^(\$2b\$)\d\d/, `$10${quick}`) : kept);
  bcrypt.compare = quickCompare as typeof compare;
}
