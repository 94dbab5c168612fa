/** Kinora's plain look, in the colours of its palette, without anything of the app. */
export const pageStyles = `
:root { color-scheme: light dark; --canvas: light-dark(#f3f3f3, #100f0e); --surface: light-dark(#fff, #201f1e);
  --line: light-dark(#cbcac9, #3a3937); --ink: light-dark(#1e1b18, #f1f0ec); --soft: light-dark(#4f4d49, #b9b8b3); }
* { box-sizing: border-box; }
body { margin: 0; padding: 32px 16px; background: var(--canvas); color: var(--ink);
  font: 16px/1.5 Archivo, 'Segoe UI', Helvetica, Arial, sans-serif; }
main { max-width: 640px; margin: 0 auto; }
h1 { margin: 0 0 4px; font-size: 26px; line-height: 1.25; }
h2 { margin: 0; font-size: 18px; line-height: 1.35; }
p { margin: 0 0 16px; }
.lead, .meta { color: var(--soft); }
.meta { margin: 0 0 12px; font-size: 14px; }
ul { margin: 24px 0 0; padding: 0; list-style: none; display: grid; gap: 12px; }
article, .empty { padding: 20px; background: var(--surface); border: 1px solid var(--line); border-radius: 10px; }
.actions { display: flex; flex-wrap: wrap; gap: 16px; align-items: center; margin: 0; }
a { color: inherit; }
form { display: contents; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 24px; margin: 0 0 20px; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
.test { padding: 12px 16px; background: #fcd726; color: #221b0a; border: 1.5px solid #221b0a; border-radius: 6px; font-weight: 600; }
h1 + :is(article, .empty, [role=status]), :is(article, .empty) + .actions { margin-top: 16px; }
[role=status] { padding: 12px 16px; border: 1.5px solid var(--ink); border-radius: 6px; }
a.action, button { display: inline-flex; align-items: center; min-height: 44px; padding: 0 20px; background: #fcd726; color: #221b0a;
  border: 1.5px solid #221b0a; border-radius: 6px; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
button.plain { background: var(--surface); color: var(--ink); border-color: var(--ink); }
button.plain:hover { background: var(--canvas); }
a.action:hover, button:hover { background: #f5cc02; }
a:focus-visible, button:focus-visible { outline: 3px solid transparent; border-radius: 6px; box-shadow: 0 0 0 2px #100f0e, 0 0 0 4px #fcd726, 0 0 0 5px #100f0e; }
`.trim();
