const signs = ['access_token', 'error', 'error_description', 'error_code'] as const;

/**
 * Whether the address brings what came of signing in by a link: the auth library asks once it has read it. It is taken
 * out of the address at once, since the library itself only leads on to one without it: a step back would show it.
 */
export function takenFromAddress(_address: URL, said: Readonly<Record<string, string>>): boolean {
  if (!signs.some((sign) => said[sign])) return false;
  history.replaceState(history.state, '', location.pathname + location.search);
  return true;
}
