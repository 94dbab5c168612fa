const longest = 80;

/** A file's name in the letters that a reference may have; its ending survives a cut. */
export function safeName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[-._]+/, '');
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(plain)?.[0] ?? '';
  const stem = plain.slice(0, plain.length - ending.length).slice(0, longest - ending.length);
  return `${stem || 'file'}${ending}`;
}
