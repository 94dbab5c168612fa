interface Rule {
  readonly head: string;
  /** null of a statement, which has none. */
  readonly body: string | null;
}

/** Where the first of these characters stands from here on, outside of quotes; else the end. */
function next(css: string, wanted: string, from: number): number {
  let quote = '';
  for (let at = from; at < css.length; at += 1) {
    const character = css[at]!;
    if (character === '\\') at += 1;
    else if (quote) quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (wanted.includes(character)) return at;
  }
  return css.length;
}

function endOfBlock(css: string, from: number): number {
  let depth = 1;
  let at = from;
  for (; depth > 0; at += 1) {
    at = next(css, '{}', at);
    if (at === css.length) throw new Error('The style sheet ends within a rule.');
    depth += css[at] === '{' ? 1 : -1;
  }
  return at - 1;
}

function rulesIn(css: string): readonly Rule[] {
  const rules: Rule[] = [];
  let from = 0;
  while (from < css.length) {
    const at = next(css, '{;', from);
    const head = css.slice(from, at).trim();
    if (css[at] !== '{') {
      if (head) rules.push({ head, body: null });
      from = at + 1;
      continue;
    }
    const end = endOfBlock(css, at + 1);
    rules.push({ head, body: css.slice(at + 1, end) });
    from = end + 1;
  }
  return rules;
}

const withRulesInside = /^@(?:media|supports|container|layer|starting-style|scope)\b/;

/** What is asked within `:not()`, `:is()` and the like decides nothing: such a rule is rather kept. */
function classesAskedBy(selector: string): readonly string[] {
  let plain = selector;
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replaceAll(/\([^()]*\)/g, '');
  }
  return [...plain.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name]) => name!);
}

const commasOutside = /,(?![^(]*\))/;

function kept(css: string, classes: ReadonlySet<string>): string {
  return rulesIn(css)
    .map(({ head, body }) => {
      if (body === null) return `${head};`;
      if (withRulesInside.test(head)) {
        const inside = kept(body, classes);
        return inside && `${head}{${inside}}`;
      }
      const isUsed =
        head.startsWith('@') ||
        head
          .split(commasOutside)
          .some((selector) => classesAskedBy(selector).every((name) => classes.has(name)));
      return isUsed ? `${head}{${body}}` : '';
    })
    .join('');
}

const namedValue = /(?<=[{;])(--[\w-]+):((?:"[^"]*"|[^;}"])*)(?:;|(?=}))/g;

/** Values that only rules left out read, or only values that nothing reads, are of no use: most of the tokens. */
function withoutUnread(css: string, readElsewhere: string): string {
  const read = new Set(
    [...`${css}${readElsewhere}`.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!),
  );
  const left = css.replaceAll(namedValue, (said, name: string) => (read.has(name) ? said : ''));
  return left.length === css.length ? css : withoutUnread(left, readElsewhere);
}

/** What of a style sheet can reach this markup, in the same order and the same layers: it is drawn with that before the rest has come. What else is said of it may read values, too. */
export function stylesFor(html: string, css: string, readElsewhere = ''): string {
  const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names!.split(/\s+/));
  return withoutUnread(kept(css.replaceAll(/\/\*[\s\S]*?\*\//g, ''), new Set(classes)), readElsewhere);
}
