/** Saves what lies at an address that answers with an attachment; the page stays where it is. */
export function startDownload(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  // What can't be saved at once opens beside the page (A256).
  link.target = '_blank';
  link.rel = 'noopener';
  document.body.append(link);
  link.click();
  link.remove();
}
