// One of the threads on which passwords are hashed and compared: each takes 60 ms of work and more.
import { parentPort } from 'node:worker_threads';
import bcrypt from 'bcryptjs';
import type { PasswordSaid, PasswordWork } from './passwordWork.ts';

const done = (work: PasswordWork): PasswordSaid => {
  try {
    return {
      result:
        work.kind === 'hash'
          ? bcrypt.hashSync(work.password, work.cost)
          : bcrypt.compareSync(work.password, work.kept),
    };
  } catch (problem) {
    return { problem: problem instanceof Error ? problem.message : String(problem) };
  }
};

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
parentPort?.on('message', (work: PasswordWork) => parentPort?.postMessage(done(work)));
