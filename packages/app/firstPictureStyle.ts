import { fontFaces } from '../design-system/src/css/fontNames.ts';

/** The stand-in has the same measure, so numbers need not hold up the words: their face is asked for with the code. */
const numbersAtFirst = fontFaces.mono.split(', ').slice(1).join(', ');

/** Out of sight, and read out all the same. */
const unseen = 'position: absolute; inline-size: 1px; overflow: hidden; clip-path: inset(50%);';

/** A sidebar that was drawn in full, as `SideNav` draws its strip. */
const strip = `[data-first-picture~=strip] [data-component=Sidebar] {
  inline-size: var(--ds-side-nav-strip-width, 64px);
  > [data-part=header] { flex-direction: column; justify-content: normal; }
  > [data-part=header] [data-component=Text] { display: none; }
  > [data-part=groups] { gap: var(--ds-space-12); padding-inline: 10px; }
  [data-component=SideNavGroup] { justify-items: center; }
  [data-component=SideNavGroup] + [data-component=SideNavGroup] {
    border-block-start: var(--ds-border-width-hairline) solid var(--ds-border-subtle);
    padding-block-start: var(--ds-space-12);
  }
  [data-part=heading] { ${unseen} }
  [data-component=SideNavItem] {
    min-block-size: 2.5rem; padding-inline: 0; justify-content: center;
  }
  [data-component=SideNavItem] > :not(:first-child) { ${unseen} }
}`;

/** What each page has of its own until the app runs: see `src/firstPicture/pictureHere.ts`. */
export const firstPictureStyle = `[data-first-picture~=without-screen] main > * { visibility: hidden; }
[data-first-picture~=without-offer] [data-component=PromoBanner] { display: none; }
[data-first-picture~=without-offer] [data-component=StudioShell] > * { --kit-banner: initial; }
${strip}
[data-awaits=figures] [data-component=CreditPanel] [role=status]:has(> [data-component=Skeleton]) { min-block-size: 10.5rem; }
[data-awaits=figures] #root[aria-busy] [data-film=tries] > * { visibility: hidden; }
p[data-code-lost] {
  position: fixed; inset-inline: var(--ds-space-16); inset-block-end: var(--ds-space-16);
  inline-size: fit-content; margin: 0 auto; padding: var(--ds-space-12) var(--ds-space-16);
  border: var(--ds-border-width-hairline) solid var(--ds-border-subtle); border-radius: var(--ds-radius-control);
  background: var(--ds-bg-inverse); color: var(--ds-text-inverse);
}
p[data-code-lost] a { color: inherit; }
#root[aria-busy] { --ds-font-mono: ${numbersAtFirst}; }`;
