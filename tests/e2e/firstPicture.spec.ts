import { routes } from '@kinora/contract';
import { Shell } from './pages/Shell.ts';
import { WanStudio } from './pages/WanStudio.ts';
import { appCode, expectStill, open, seenOn, watchFrames } from './world/firstPicture.ts';
import { patience, untilMade } from './world/patience.ts';
import { enterAs, expect, test } from './world/test.ts';

const pricing = { heading: 'Plans and pricing', title: 'Plans and pricing · Kinora' };

test.describe('before any code has come', () => {
  test.use({ javaScriptEnabled: false });

  test('every address shows its screen, with its title, the way to the others, and links that lead on (D43)', async ({
    page,
  }) => {
    for (const { path, title, access } of Object.values(routes)) {
      await open(page, path);
      await expect(page, path).toHaveTitle(`${title} · Kinora`);
      await expect(new Shell(page).navigation, path).toBeVisible();
      // Who it is tells whether a gated page is shown: until that is known it has the shell alone.
      if (access === 'open') await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    }
    await open(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What would you like to create?');
    await page.getByRole('link', { name: 'Video Tutorials' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Video Tutorials' })).toBeVisible();
  });

  test('only the face of the words is asked for: that of the numbers would hold it up', async ({ page }) => {
    const faces: string[] = [];
    page.on('request', (asked) => {
      if (asked.resourceType() === 'font') faces.push(asked.url());
    });
    await open(page, '/wan-i2v');
    await page.waitForLoadState('load');
    await page.evaluate(() => document.fonts.ready);
    expect(faces).toEqual([expect.stringMatching(/archivo-latin-wdth/)]);
  });

  test('it looks the same before the whole style sheet has come', async ({ page }) => {
    const lookOf = async (path: string, isStyled: boolean) => {
      await open(page, path);
      await page.waitForLoadState('load');
      if (isStyled) {
        await page.evaluate(() => {
          const { content } = document.querySelector<HTMLTemplateElement>('template[data-code]')!;
          document.head.append(document.importNode(content.querySelector('link[rel=stylesheet]')!));
        });
        const isThere = () =>
          page.evaluate(() => !!document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')!.sheet);
        await expect.poll(isThere).toBe(true);
      }
      // What is in sight is whole: faces and pictures come when they will, the later ones not at all.
      await page.evaluate(async () => {
        const inSight = [...document.images].filter(
          (image) => image.src && image.getBoundingClientRect().top < innerHeight && image.checkVisibility(),
        );
        await Promise.all([document.fonts.ready, ...inSight.map((image) => image.decode())]);
      });
      return page.screenshot({ animations: 'disabled' });
    };
    for (const path of ['/', '/pricing', '/docs', '/tutorials', '/wan-i2v', '/creation-history'])
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        // Again where a face came between the two: what really differs differs each time.
        await expect(async () => {
          const whole = await lookOf(path, true);
          const first = await lookOf(path, false);
          expect(first.equals(whole), `${path} at ${width}`).toBe(true);
        }).toPass({ timeout: patience.screen });
      }
  });
});

test('a page whose code does not arrive says so over its picture, and goes on once it can be had', async ({
  page,
  complaints,
}) => {
  await page.route(appCode, (route) => route.abort());
  await open(page, '/pricing');
  await expect(page.getByRole('alert')).toHaveText(/rest of this page could not be loaded/);
  await expect(page.getByRole('heading', { level: 1, name: pricing.heading })).toBeVisible();
  await page.unroute(appCode);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.locator('#root:not([aria-busy])')).toBeAttached();
  await expect(page.getByRole('alert')).toHaveCount(0);
  complaints.length = 0;
});

/** All of it, and under nothing. */
const isSeen = (part: Element) => {
  const { left, right, top, bottom } = part.getBoundingClientRect();
  return [top + 2, bottom - 2].every((y) => part.contains(document.elementFromPoint((left + right) / 2, y)));
};

for (const mode of ['light', 'dark'] as const)
  test(`nothing flashes or moves while the app takes the place of the picture: every open address, ${mode} on a device that is otherwise`, async ({
    page,
    complaints,
  }) => {
    await page.emulateMedia({ colorScheme: mode === 'dark' ? 'light' : 'dark' });
    await page.addInitScript(
      (remembered) => localStorage.setItem('kinora-theme', JSON.stringify({ mode: remembered })),
      mode,
    );
    await page.addInitScript(watchFrames);
    // A face that comes late moves the text, with or without the app.
    await page.route('**/*.woff2', (route) => route.abort());
    for (const { path, access } of Object.values(routes)) {
      if (access === 'member') continue;
      await page.goto(path);
      const seen = await seenOn(page);
      const { grounds, headings } = seen;
      expectStill(seen, `on ${path}`);
      expect.soft(grounds, `the ground of ${path}`).toHaveLength(1);
      expect.soft(headings, `the heading of ${path}`).toHaveLength(1);
    }
    complaints.length = 0;
  });

test('nothing moves either where the faces of the words are there already', async ({ page }) => {
  await page.addInitScript(watchFrames);
  for (const path of ['/', '/pricing', '/tutorials', '/help', '/wan-i2v']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.reload();
    expectStill(await seenOn(page), `on ${path}`);
  }
});

test('nothing moves in a studio in which a kept form or an earlier result waits, nor when a clip ends', async ({
  page,
  mara,
}) => {
  await enterAs(page, mara);
  await page.addInitScript(watchFrames);
  const studio = new WanStudio(page);
  const windows = [
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 1280, height: 800 },
  ];
  const shiftsWhenOpened = async (waits: () => Promise<void>, what: string) => {
    for (const window of windows) {
      await page.setViewportSize(window);
      await page.reload();
      await waits();
      expectStill(await seenOn(page), `with ${what} at ${window.width}`);
    }
  };
  await studio.open();
  await studio.choosePicture();
  await studio.prompt.fill('Waves roll in');
  await shiftsWhenOpened(() => studio.expectPicture(), 'a kept form');

  await studio.generate.click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  const { shift: before } = await seenOn(page);
  const deeds = page.getByRole('button', { name: 'Vary' });
  const isThere = async () => {
    await expect(studio.clip).toBeVisible(untilMade);
    await expect(deeds).toBeVisible();
  };
  await isThere();
  expectStill(await seenOn(page), 'at the end of a clip', before);
  await shiftsWhenOpened(isThere, 'an earlier result');

  await test.step('nothing moves when it is known last who pays for another', async () => {
    await page.setViewportSize(windows[0]!);
    const limits = '**/functions/v1/check-video-limits';
    let letCome = () => {};
    const held = new Promise<void>((resolve) => (letCome = resolve));
    await page.route(limits, async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await isThere();
    letCome();
    await expect(page.getByRole('button', { name: 'Vary · included' })).toBeVisible();
    expectStill(await seenOn(page), 'when it is known who pays');
    await page.unroute(limits);
  });

  await test.step('on a phone what can be done with it is in sight, over the dock', async () => {
    await page.setViewportSize(windows[0]!);
    await page.reload();
    await isThere();
    for (const name of ['Download', 'Create Another'])
      await expect.poll(() => page.getByRole('button', { name }).evaluate(isSeen)).toBe(true);
  });
});

test('who is on a link of the picture is on the same link of the app', async ({ page }) => {
  let come = () => {};
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route(appCode, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/pricing');
  await page.getByRole('navigation').getByRole('link').nth(3).focus();
  await page.keyboard.press('Tab');
  const on = await page.locator('a:focus').innerText();
  expect(on).not.toBe('');
  come();
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(page.locator('a:focus')).toHaveText(on);
});

test('the app waits for its styles, as scripts of a page do', async ({ page }) => {
  let come = () => {};
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route(/\/assets\/style-.*\.css/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForResponse(appCode);
  // Where nobody looks the code is asked for at once.
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }));
  await open(page, '/pricing', 'commit');
  await asked;
  await expect(page.locator('script[type=module]')).toHaveCount(0);
  await expect(page.locator('#root')).toHaveAttribute('aria-busy', 'true');
  come();
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('the code is asked for once the picture is drawn', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: FrameRequestCallback[] = [];
    const { requestAnimationFrame: real } = window;
    window.requestAnimationFrame = (draw) => asked.push(draw);
    Object.assign(window, {
      letDraw() {
        window.requestAnimationFrame = real;
        asked.forEach((draw) => real(draw));
      },
    });
  });
  await open(page, '/pricing');
  await page.waitForLoadState('load');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pricing.heading);
  const files = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
    );
  expect(await files()).toBe(0);
  await page.evaluate(() => (window as unknown as { letDraw(): void }).letDraw());
  await expect(page.locator('[inert]')).toHaveCount(0);
  expect(await files()).toBeGreaterThan(2);
});

test('the app takes over what the page said of itself', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page).toHaveTitle(pricing.title);
  await expect(page.locator('head > title')).toHaveCount(1);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  await expect(page.locator('[inert]')).toHaveCount(0);
});
