import { expect, test } from 'vitest';
import { pageWith, type Manifest } from './page.ts';

const template =
  '<html><head><title>Kinora</title><script>before()</script><script type="module" src="/assets/app.js"></script><link rel="modulepreload" href="/assets/react.js"><link rel="stylesheet" crossorigin href="/assets/style.css"></head><body><div id="root"></div></body></html>';
const css = '.home{color:red}.account{color:blue}';
const manifest: Manifest = {
  'src/routes/home/Home.tsx': { file: 'assets/home.js', imports: ['_card.js', '_react.js'] },
  '_card.js': { file: 'assets/card.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
};
const empty = { html: '<main></main>', drawnBy: [] };
const page = (html: string, late: readonly string[] = [], drawnBy: readonly string[] = []) =>
  pageWith(template, { html, drawnBy }, manifest, late, css);

test('what the screen says of itself stands in the head, marked for the app to take over', () => {
  const html = page('<title>Home · Kinora</title><meta name="description" content="All."/><main>Home</main>');
  expect(html).toContain(
    '</p></template><title data-first-picture="">Home · Kinora</title><meta data-first-picture="" name="description" content="All."/>',
  );
  expect(html).toContain('<div id="root" aria-busy="true"><main>Home</main></div>');
});

test('the code of a first picture is named before the script that asks for it, each file once, and not asked for by the page', () => {
  const html = page('<main></main>', ['src/routes/home/Home.tsx']);
  const [whole, code] = /<template data-code>(.*?)<\/template>/.exec(html)!;
  expect([...code!.matchAll(/ src="([^"]*)"/g)].map(([, file]) => file)).toEqual(['/assets/app.js']);
  expect(
    [...code!.matchAll(/modulepreload" (?:crossorigin )?href="([^"]*)"/g)].map(([, file]) => file),
  ).toEqual(['/assets/app.js', '/assets/react.js', '/assets/home.js', '/assets/card.js']);
  expect(html.replace(whole, '')).not.toMatch(/modulepreload|type="module"/);
  expect(html.indexOf(whole)).toBeLessThan(html.indexOf('<script>before()'));
  expect(() => page('<main></main>', ['src/gone.tsx'])).toThrow("no chunk 'src/gone.tsx'");
});

test('a first picture says which questions in the address its screen was drawn by, before the script that looks at them', () => {
  expect(page('<main></main>')).toContain('<template data-code>');
  const html = page('<main></main>', [], ['tab', 'mode']);
  const told = html.indexOf('<template data-code data-drawn-by="tab mode">');
  expect(told).toBeGreaterThan(0);
  expect(told).toBeLessThan(html.indexOf('<script>before()'));
});

test('a tool that other chunks have too is found by the name of its chunk', () => {
  const shared = {
    ...manifest,
    '_wan-1.js': { file: 'assets/wan-1.js', name: 'wan', imports: ['_react.js'] },
  };
  expect(pageWith(template, empty, shared, ['../contract/src/tools/wan.ts'], css)).toContain(
    'href="/assets/wan-1.js"',
  );
  const twice = { ...shared, '_wan-2.js': { file: 'assets/wan-2.js', name: 'wan' } };
  expect(() => pageWith(template, empty, twice, ['../contract/src/tools/wan.ts'], css)).toThrow('no chunk');
});

test('what can be pressed or typed in rests; links lead on', () => {
  const html = page('<button type="button">Sign In</button><input value="1"/><a href="/help">Help</a>');
  expect(html).toContain('<button inert="" type="button">Sign In</button><input inert="" value="1"/>');
  expect(html).toContain('<a href="/help">Help</a>');
});

test('a picture further down is only named, and waits behind the first frame; one that is seen at once does not', () => {
  const html = page(
    '<img loading="lazy" src="/low.jpg" alt=""/><img src="/lower.jpg" alt="" loading="lazy"/><img src="/top.jpg" alt=""/><i data-for="loading=lazy" src="/no.jpg"></i>',
  );
  expect(html).toContain('<img loading="lazy" data-src="/low.jpg" alt=""/>');
  expect(html).toContain('<img data-src="/lower.jpg" alt="" loading="lazy"/>');
  expect(html).toContain('<img src="/top.jpg" alt=""/><i data-for="loading=lazy" src="/no.jpg"></i>');
});

test('a class that no rule asks for is left out', () => {
  const html = page('<main class="lucide home lucide-house"><i class="lucide">class="lucide"</i></main>');
  expect(html).toContain('<main class="home"><i>class="lucide"</i></main>');
});

test('styles of single elements become a sheet, which the policy can allow by its hash', () => {
  const html = page(
    '<i style="width:4px"></i><b style="--a:url(&quot;x&quot;)"></b><i style="width:4px">style="no"</i>',
  );
  expect(html).toContain('<i data-styled="0"></i><b data-styled="1"></b><i data-styled="0">style="no"</i>');
  expect(html).toContain('[data-styled="0"]{width:4px}[data-styled="1"]{--a:url("x")}</style>');
});

test('a first picture brings the styles of its screen with it, and asks for no others: the whole sheet comes with its code', () => {
  const html = page('<main class="home">Home</main>');
  expect(html).toContain('<style data-first-picture="">.home{color:red}</style>');
  expect(html).toContain('<template data-code><link rel="stylesheet" crossorigin href="/assets/style.css">');
  expect(html.match(/rel="stylesheet"/g)).toHaveLength(1);
});

test('a script in it would not run, so none may be there', () => {
  expect(() => page('<main><script>late()</script></main>')).toThrow('no script');
});
