// What Lighthouse says of the built app as `start` serves it, in its mobile setting: `node tools/lighthouse.ts [path …]`.
// Of each page the middle of several runs, score by score and figure by figure: from run to run they differ by a dozen points.
// Lighthouse is fetched for this alone: it would weigh more than all other tools together.
import { execFile } from 'node:child_process';
import { createServer, request } from 'node:http';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { testBrowser } from './browser.ts';
import { leastScores, middleOf, requestsOf, scoreOf, shortfalls, type Report } from './lighthouseBounds.ts';
import { startProduct } from './startProduct.ts';
import { root } from './test/command.ts';

const version = '13.5.0';
const port = Number(process.env['PORT'] ?? 4491);
const paths =
  process.argv.length > 2 ? process.argv.slice(2) : ['/', '/wan-i2v', '/pricing', '/tutorials', '/help'];
const runs = Number(process.env['RUNS'] ?? 5);

/**
 * Driven by Lighthouse, the pinned browser gives up a document that has a referrer policy. It weighs nothing in any
 * score, so it alone is taken off, on the way between them.
 */
const between = createServer((asked, answer) => {
  const { url = '/', method, headers } = asked;
  const passed = request({ port, host: '127.0.0.1', path: url, method, headers }, (got) => {
    const kept = { ...got.headers };
    delete kept['referrer-policy'];
    answer.writeHead(got.statusCode ?? 502, kept);
    got.pipe(answer);
  });
  passed.on('error', () => answer.destroy());
  asked.pipe(passed);
});

const browser = await testBrowser();
const folder = await mkdtemp(path.join(tmpdir(), 'kinora-lighthouse-'));
const product = await startProduct(port, path.join(folder, 'data'));
await new Promise<void>((resolve) => between.listen(port + 1, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${browser.isPinned ? port + 1 : port}`;

async function reportOf(address: string): Promise<Report> {
  const output = path.join(folder, 'report.json');
  await promisify(execFile)(
    'npx',
    [
      '-y',
      `lighthouse@${version}`,
      address,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--only-categories=${Object.keys(leastScores).join(',')}`,
      `--chrome-flags=--headless ${browser.args.filter((arg) => arg !== '--hide-scrollbars').join(' ')}`,
    ],
    {
      env: {
        ...process.env,
        ...browser.env,
        // It runs on the Node that the workspace brings.
        PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env['PATH'] ?? ''}`,
        ...(browser.executablePath && { CHROME_PATH: browser.executablePath }),
      },
      maxBuffer: 64_000_000,
    },
  );
  return JSON.parse(await readFile(output, 'utf8')) as Report;
}

async function severalOf(address: string): Promise<Report> {
  const reports: [Report, ...Report[]] = [await reportOf(address)];
  while (reports.length < runs) reports.push(await reportOf(address));
  return middleOf(reports);
}

let isShort = false;
try {
  console.log(
    [
      'path'.padEnd(12),
      ...Object.keys(leastScores),
      'shift',
      'first paint',
      'largest paint',
      'blocked',
      'kB',
      'requests',
    ].join('  '),
  );
  for (const each of paths) {
    const report = await severalOf(origin + each);
    const { categories, audits } = report;
    const missed = shortfalls(report);
    isShort ||= missed.length > 0;
    const scores = Object.keys(leastScores).map((name) =>
      String(scoreOf(report, name)).padStart(name.length),
    );
    const shift = audits['cumulative-layout-shift']?.numericValue ?? 1;
    const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map(
      (id) => audits[id]?.displayValue ?? '?',
    );
    const bytes = audits['total-byte-weight']?.numericValue ?? Number.NaN;
    const requests = requestsOf(report);
    console.log(
      [each.padEnd(12), ...scores, shift.toFixed(3), ...times, (bytes / 1000).toFixed(0), requests].join(
        '  ',
      ),
    );
    if (missed.length > 0) console.log(`    short of: ${missed.join(', ')}`);
    for (const name of Object.keys(leastScores))
      for (const { id, weight } of categories[name]?.auditRefs ?? [])
        if (weight > 0 && (audits[id]?.score ?? 1) < 0.9)
          console.log(`    ${name}: ${audits[id]!.title} ${audits[id]!.displayValue ?? ''}`);
  }
} finally {
  between.close();
  between.closeAllConnections();
  product.child.kill('SIGTERM');
  await product.gone;
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = isShort ? 1 : 0;
