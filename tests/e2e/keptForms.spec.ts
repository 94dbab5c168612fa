import { premiumLipSync, premiumMotionBrush, premiumMultiImage, type AnyTool } from '@kinora/contract';
import { Shell } from './pages/Shell.ts';
import { ToolForm } from './pages/ToolForm.ts';
import { pictureFile, shortClipFile, toneFile } from './world/files.ts';
import { expect, test } from './world/test.ts';

/** What several modes ask for is filled in once. */
const prompt = 'The boats drift';
const film = ['kitchen.png', 'garden.png', 'gate.png'];

test('a clip with its sound, pictures in their order and strokes over one are in their modes after another was filled in, a sign-in and a reload', async ({
  page,
  mara,
}) => {
  const formOf = (tool: AnyTool) => new ToolForm(page, tool);
  const lips = formOf(premiumLipSync);
  const several = formOf(premiumMultiImage);
  const brush = formOf(premiumMotionBrush);
  const goTo = async ({ tool, root }: ToolForm) => {
    await page.getByRole('tab', { name: tool.title, exact: true }).click();
    await expect(root).toBeVisible();
  };
  const holds = {
    lips: async () => {
      await expect(lips.place('video')).toContainText('tide.mp4');
      await expect(lips.place('video')).toContainText('320 × 180 · 0:02');
      await expect(lips.place('audio')).toContainText('voice.wav');
    },
    several: async () => {
      await expect(several.place('images').getByRole('listitem')).toContainText(film);
      const pictures = several.place('images').locator('img');
      await expect
        .poll(() =>
          pictures.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth > 0)),
        )
        .toEqual(film.map(() => true));
      await expect(several.place('tail')).toContainText('evening.png');
      await expect(several.words('prompt')).toHaveValue(prompt);
    },
    brush: async () => {
      await expect(brush.place('image')).toContainText('harbour.png');
      await expect(
        brush.place('strokes').getByRole('button', { name: /^Stroke 1, moves right/ }),
      ).toBeVisible();
      await expect(brush.words('prompt')).toHaveValue(prompt);
    },
  };
  const allHold = async () => {
    for (const [form, isHeld] of [
      [lips, holds.lips],
      [several, holds.several],
      [brush, holds.brush],
    ] as const)
      await test.step(form.tool.title, async () => {
        await goTo(form);
        await isHeld();
      });
  };

  await test.step('each is filled in after the other', async () => {
    await lips.open();
    await lips.give('video', [shortClipFile()]);
    await lips.give('audio', [toneFile(2)]);
    await goTo(several);
    await several.give(
      'images',
      film.map((name) => ({ ...pictureFile(), name })),
    );
    await several.give('tail', [{ ...pictureFile(), name: 'evening.png' }]);
    await goTo(brush);
    await brush.give('image', [pictureFile()]);
    await brush.draw('strokes');
    await brush.words('prompt').fill(prompt);
  });
  await test.step('all of it is there when one comes back', allHold);
  await test.step('who signs in keeps it', async () => {
    const shell = new Shell(page);
    await shell.askToSignIn();
    await shell.signIn(mara);
    await shell.expectSignedIn(mara.fullName);
    await allHold();
  });
  await test.step('a reload keeps it as well', async () => {
    await page.reload();
    await holds.brush();
    await allHold();
  });
});
