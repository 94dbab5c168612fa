const sized = () => `${window.innerWidth} ${window.innerHeight}`;

// A page that several files of stories share gets this module anew with each.
const onPage = globalThis as { kinoraTold?: { size: string } };
const told = (onPage.kinoraTold ??= listening());

function listening(): { size: string } {
  const heard = { size: sized() };
  window.addEventListener('resize', () => (heard.size = sized()));
  return heard;
}

/** A page hears a frame later that its window has another size, and closes what floats: a story begins after that. */
export async function toldItsSize(): Promise<void> {
  while (told.size !== sized()) await new Promise((resolve) => requestAnimationFrame(resolve));
}
