/** What stands in a text of PEM under this name, as bytes. Throws on what is no base64. */
export function pem(text: string, name: string): Uint8Array<ArrayBuffer>[] {
  // What stands in an environment may have its line breaks as two letters each.
  const lines = text.replaceAll('\\n', '\n');
  const found = lines.matchAll(new RegExp(`-----BEGIN ${name}-----([^-]*)-----END ${name}-----`, 'g'));
  return Array.from(found, ([, base64]) =>
    Uint8Array.from(atob(base64!.replace(/\s/g, '')), (letter) => letter.charCodeAt(0)),
  );
}
