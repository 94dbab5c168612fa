import { catalogue, type AnyTool } from '@kinora/contract';
import type { Page } from '@playwright/test';
import { ToolStudio } from './pages/ToolStudio.ts';
import { clipFile, dataUrlOf, pictureFile, toneFile, type ChosenFile } from './world/files.ts';
import { files, specifiedCalls, words } from './world/specifiedCalls.ts';
import { enterAs, expect, test } from './world/test.ts';

const tools: readonly AnyTool[] = catalogue;

/** As long as the longest effect. */
const clipSeconds = 10;

/** A body with the files that travel in it called as the table calls them. */
const withNames = (body: unknown, names: ReadonlyMap<string, string>): unknown =>
  JSON.parse(JSON.stringify(body), (_name, value: unknown) =>
    typeof value === 'string' ? (names.get(value) ?? value) : value,
  );

/** Whatever is asked of a function is written down here, and told to be no more than that: nothing is made or charged. */
const onlyAsked = (page: Page, called: string) =>
  page.route(`**/functions/v1/${called}`, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json: { error: 'Only asked' } }) : route.fallback(),
  );

test('every tool of the product has its line in the table', () => {
  expect(specifiedCalls.map(({ tool }) => tool).toSorted()).toEqual(tools.map(({ id }) => id).toSorted());
});

for (const call of specifiedCalls)
  test(`${call.says} A352 A356 ${call.tool} sends what the specification says, and shows its price beside`, async ({
    page,
    mara,
    origin,
  }) => {
    test.setTimeout(120_000);
    const studio = new ToolStudio(
      page,
      tools.find(({ id }) => id === call.tool)!,
    );
    await enterAs(page, mara);
    await onlyAsked(page, call.calls);
    await studio.open();

    const names = new Map<string, string>();
    const choose = async (place: string, kind: keyof typeof files, file: ChosenFile) => {
      names.set(dataUrlOf(file), files[kind]);
      await studio.choose(place, file);
    };
    for (const [place, what] of Object.entries(call.given))
      if (what === 'words') await studio.write(place, `  ${words} `);
      else if (what === 'stroke') await studio.placeStroke();
      else if (what === 'clip') await choose(place, 'clip', await clipFile(mara, origin, clipSeconds));
      else if (what === 'sound') await choose(place, 'sound', toneFile(2));
      else
        for (const each of what === 'pictures' ? ['first.png', 'second.png'] : ['harbour.png'])
          await choose(place, 'picture', { ...pictureFile(), name: each });

    const expectAsked = async (body: object, price: number) => {
      await studio.expectPrice(price);
      const asked = await studio.press();
      expect(withNames(asked.body, names)).toEqual(body);
      await expect(studio.generate).toBeEnabled();
    };
    let body = call.body;
    await test.step('as the form begins', () => expectAsked(body, call.price));
    await studio.openAllSettings();
    for (const { set, changes, price } of call.settings)
      await test.step(JSON.stringify(changes), async () => {
        for (const control of set) await studio.set(control);
        body = { ...body, ...changes };
        await expectAsked(body, price);
      });
  });
