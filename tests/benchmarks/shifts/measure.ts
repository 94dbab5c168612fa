// Prints how far a studio's things move from its first sight until it is empty again, step by step, for every tool at three widths: `node tests/benchmarks/shifts/measure.ts [tool …]`.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { catalogue, mediaOf, type AnyTool } from '@kinora/contract';
import { chromium } from 'playwright';
import { paintedPng } from '../../conformance/paintedPng.ts';
import { launchOptions } from '../../../tools/browser.ts';
import { clipFile, pictureFile, toneFile } from '../../e2e/world/files.ts';
import { member } from '../../e2e/world/people.ts';
import { onPhone, stayingPage } from '../../e2e/world/screens.ts';
import { startServer } from '../../e2e/world/server.ts';
import { wholeJourney, type StepMoved } from '../../e2e/world/wholeJourney.ts';

/** Over the whole journey, as the look of the studio asks for. */
const most = 0.02;
const windows = [
  { viewport: { width: 1280, height: 800 } },
  { viewport: { width: 1920, height: 1080 } },
  onPhone,
];
const only = process.argv.slice(2);
const tools = (catalogue as readonly AnyTool[]).filter(({ id }) => only.length === 0 || only.includes(id));

const data = await mkdtemp(path.join(tmpdir(), 'kinora-shifts-'));
const server = await startServer(data, { port: process.env['PORT'] ?? '0' });
const browser = await chromium.launch(await launchOptions());

const line = (tool: string, width: number | string, steps: readonly StepMoved[]) => {
  const sum = steps.reduce((all, { shift }) => all + shift, 0);
  const cells = [
    ...steps.map(({ step, shift }) => `${step} ${shift.toFixed(3)}`),
    `in all ${sum.toFixed(3)}`,
  ];
  process.stdout.write(
    `${tool.padEnd(28)}${String(width).padStart(5)}  ${cells.join('  ')}${sum > most ? '   too much' : ''}\n`,
  );
  if (sum <= most) return;
  process.exitCode = 1;
  for (const { step, moves } of steps)
    for (const move of moves) process.stdout.write(`    ${step}: ${move}\n`);
};

try {
  const maker = await member(server.origin);
  const files = {
    // Larger than what a form advises against.
    image: { ...pictureFile(), buffer: paintedPng(640, 360) },
    video: await clipFile(maker, server.origin, 5),
    audio: toneFile(3),
  };
  for (const tool of tools)
    for (const device of windows) {
      const page = await stayingPage(browser, server.origin, device);
      const person = await member(server.origin);
      const steps = await wholeJourney(page, {
        tool,
        person,
        origin: server.origin,
        fileFor: (input) => files[mediaOf(input)],
      });
      line(tool.id, device.viewport!.width, steps);
      await page.context().close();
    }
} finally {
  await browser.close();
  await server.stop();
  await rm(data, { recursive: true, force: true });
}
