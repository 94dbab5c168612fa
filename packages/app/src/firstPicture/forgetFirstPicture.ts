/** What the page said of itself before its code was there, which the app says from now on. */
export function forgetFirstPicture(place: Element): void {
  for (const said of document.head.querySelectorAll('[data-first-picture]')) said.remove();
  place.removeAttribute('aria-busy');
  delete document.documentElement.dataset['firstPicture'];
}
