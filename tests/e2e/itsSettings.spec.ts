import {
  createImage,
  creationHref,
  initialValues,
  premiumMotionBrush,
  receiptWords,
  requestOf,
  seedanceImage,
} from '@kinora/contract';
import { Shell } from './pages/Shell.ts';
import { ToolStudio } from './pages/ToolStudio.ts';
import { dataUrlOf, pictureFile } from './world/files.ts';
import { enterAs, expect, test } from './world/test.ts';

const prompt = 'A red railway bridge in the snow';

test('the settings of a creation are used again with the picture it was made of, and with what was drawn over that', async ({
  page,
  mara,
}) => {
  const start = initialValues(premiumMotionBrush);
  const strokes = [
    {
      points: [
        [0.2, 0.3],
        [0.6, 0.4],
      ],
      direction: [0.3, 0],
    },
  ] as const;
  const values = { ...start, prompt, image: dataUrlOf(pictureFile()), strokes };
  const { taskId } = await mara.api.generate.submit(requestOf(premiumMotionBrush, values), {
    idempotencyKey: crypto.randomUUID(),
  });
  let id = '';
  for await (const job of mara.api.generate.follow(taskId!)) id = job.creation_id!;

  await enterAs(page, mara);
  await page.goto(creationHref(id));
  await page.getByRole('button', { name: receiptWords.reuse }).click();
  const studio = new ToolStudio(page, premiumMotionBrush);
  await expect(studio.place('image').getByText('320 × 180')).toBeVisible();
  await expect(studio.place('strokes').getByRole('listitem')).toHaveCount(strokes.length);
  await expect(studio.root.getByRole('textbox').first()).toHaveValue(prompt);
});

test('a file that Kinora made offers its settings to a studio, and what fits of them is put into the form', async ({
  page,
  mara,
  origin,
}) => {
  const values = { prompt, style: 'realistic', aspectRatio: '9:16', quality: 'draft', steps: 10 } as const;
  const { taskId } = await mara.api.generate.submit(requestOf(createImage, values), {
    idempotencyKey: crypto.randomUUID(),
  });
  let id = '';
  for await (const job of mara.api.generate.follow(taskId!)) id = job.creation_id!;
  const creation = await mara.api.creations.byId(id);
  const answer = await page.request.get(new URL(creation!.file_url!, origin).href);
  const made = {
    name: 'bridge.png',
    mimeType: answer.headers()['content-type']!,
    buffer: await answer.body(),
  };

  await enterAs(page, mara);
  const shell = new Shell(page);
  const studio = new ToolStudio(page, createImage);

  await test.step('nothing is offered for a file of somebody else', async () => {
    const other = new ToolStudio(page, seedanceImage);
    await other.open();
    await other.root.locator('input[type="file"]').first().setInputFiles(pictureFile());
    await expect(other.root.getByText(pictureFile().name, { exact: true })).toBeVisible();
    await expect(shell.toast('This file was made with')).toHaveCount(0);
  });

  await test.step('another tool takes what fits, keeps the file, and names the rest', async () => {
    const other = new ToolStudio(page, seedanceImage);
    await other.root.locator('input[type="file"]').first().setInputFiles(made);
    const offer = shell.toast(`This file was made with ${createImage.title}.`);
    await offer.getByRole('button', { name: 'Use its settings' }).click();
    await expect(other.root.getByRole('textbox', { name: 'Prompt' })).toHaveValue(prompt);
    await expect(other.root.getByText(made.name, { exact: true })).toBeVisible();
    await expect(shell.toast(`${seedanceImage.title} has no place for:`)).toBeVisible();
  });

  await test.step('the tool that made a file takes all of it, from a file that is dropped on the prompt', async () => {
    await studio.open();
    const transfer = await page.evaluateHandle(
      ([bytes, name, type]) => {
        const data = new DataTransfer();
        data.items.add(new File([Uint8Array.from(bytes)], name, { type }));
        return data;
      },
      [[...made.buffer], made.name, made.mimeType] as const,
    );
    await studio.root.getByRole('textbox').first().dispatchEvent('drop', { dataTransfer: transfer });
    const offer = shell.toast(`This file was made with ${createImage.title}.`);
    await offer.getByRole('button', { name: 'Use its settings' }).click();
    await expect(studio.root.getByRole('textbox').first()).toHaveValue(prompt);
    await expect(studio.root.getByRole('radio', { name: /9:16/ })).toBeChecked();
    await expect(shell.toast('The form has its settings.')).toBeVisible();
  });
});
