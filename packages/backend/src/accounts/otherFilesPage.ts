import { readableSize } from '@kinora/contract';
import { escapeHtml } from '../mail/escapeHtml.ts';

/** A file that had no room in the zip. */
export interface OtherFile {
  readonly name: string;
  readonly address: string;
  readonly about: string;
  readonly type: string | null;
  readonly bytes: number | null;
}

/** Seven days, so that many large ones can be fetched in peace. */
export const addressSeconds = 604_800;

/** For people, who don't read a manifest: where the rest of their files can be had. */
export function otherFilesPage(others: readonly OtherFile[], until: Date): string {
  const rows = others.map(
    ({ name, address, bytes }) =>
      `<li><a href="${escapeHtml(address)}">${escapeHtml(name)}</a>${bytes === null ? '' : `, ${readableSize(bytes)}`}</li>`,
  );
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(until);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>The rest of your files</title></head>
<body>
<h1>The rest of your files</h1>
<p>These had no room in the zip. Each link works until ${day}, for whoever has it. After that, export your data again.</p>
<ul>
${rows.join('\n')}
</ul>
</body>
</html>
`;
}
