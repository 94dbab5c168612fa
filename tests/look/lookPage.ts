/** A screen as one person finds it at one width, in both modes. */
export interface Look {
  readonly screen: string;
  /** Who looks, or what goes on. */
  readonly state: string;
  readonly width: number;
  /** The files, from the page that shows them. */
  readonly light: string;
  readonly dark: string;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const picture = (source: string, said: string) =>
  `<a href="${escaped(source)}" target="_blank"><img loading="lazy" alt="${escaped(said)}" src="${escaped(source)}"></a>`;

const row = ({ screen, state, width, light, dark }: Look): string => {
  const said = `${screen}, ${state}, ${width} wide`;
  return `<h3>${escaped(`${state}, ${width}`)}</h3><div>${picture(light, `${said}, light`)}${picture(dark, `${said}, dark`)}</div>`;
};

const style = `body{font:14px/1.4 system-ui;margin:0;color:#222;background:#999}main{padding:0 16px 48px}
h1,h2,h3{margin:0;padding:8px 16px}h2{position:sticky;top:0;background:#999;font-size:18px}h3{font-size:13px;font-weight:400}
nav{columns:16em;padding:8px 16px}nav a{display:block;color:inherit}
div{display:grid;grid-template-columns:1fr 1fr;gap:8px;align-items:start}img{max-inline-size:100%;display:block;margin-inline:auto}`;

/** All that was looked at: screen by screen, light at the left and dark at the right. */
export function lookPage(looks: readonly Look[]): string {
  const screens = [...new Set(looks.map(({ screen }) => screen))];
  const links = screens.map((each, at) => `<a href="#s${at}">${escaped(each)}</a>`).join('');
  const sections = screens.map((each, at) => {
    const rows = looks.filter(({ screen }) => screen === each).map(row);
    return `<section id="s${at}"><h2>${escaped(each)}</h2>${rows.join('\n')}</section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Kinora, looked at</title><style>${style}</style>
<h1>${screens.length} screens, ${looks.length * 2} pictures</h1><nav>${links}</nav><main>${sections.join('\n')}</main></html>`;
}
