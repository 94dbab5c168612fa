import { spawn } from 'node:child_process';
import { differences } from './differences.ts';
import { serveReview } from './reviewServer.ts';

/** `node tools/pictures/review.ts`: what the last run of the stories found different, to be looked at and accepted. */
const openers: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

const all = await differences();
if (all.length === 0)
  console.log('No picture differed when the stories were last run (`pnpm test:stories`).');
else {
  const { address } = await serveReview();
  console.log(`${all.length} to look at: ${address}\nStop with Ctrl-C.`);
  const [opener, ...before] = openers[process.platform] ?? ['xdg-open'];
  // Without a desktop, the address above is all there is.
  spawn(opener, [...before, address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
