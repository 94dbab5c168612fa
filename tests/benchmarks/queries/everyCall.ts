import {
  createImage,
  initialValues,
  requestOf,
  type Creation,
  type Page,
  type StudioApi,
} from '@kinora/contract';

export interface Call {
  readonly name: string;
  run(): Promise<unknown>;
}

async function deep(api: StudioApi, pages: number): Promise<Page<Creation>> {
  let page = await api.creations.list({ sort: 'newest' });
  for (let nth = 1; nth < pages && page.next; nth += 1)
    page = await api.creations.list({ sort: 'newest', after: page.next });
  return page;
}

/** What every screen of the product asks its server for, in the order in which somebody might. */
export async function everyCall(
  api: StudioApi,
  visitor: StudioApi,
  password: string,
): Promise<readonly Call[]> {
  const { creations, library, credits, generate, prompts, plans, account } = api;
  const far = await deep(api, 100);
  const { items } = await creations.list({ sort: 'newest' });
  const [first, second, third, fourth] = items.map(({ id }) => id) as [string, string, string, string];
  const albums = await library.albums();
  const full = albums[0]!.id;
  const { shareToken } = await library.setAlbumPublic(full, true);
  const inAlbum = await library.albumCreations(full);
  let album = '';
  let bookmark = '';
  let task = '';
  const picture = () =>
    generate.submit(
      requestOf(createImage, { ...initialValues(createImage), prompt: 'A lantern over still water' }),
      {
        idempotencyKey: crypto.randomUUID(),
      },
    );
  return [
    { name: 'History, first page', run: () => creations.list({ sort: 'newest' }) },
    { name: 'History, page 101', run: () => creations.list({ sort: 'newest', after: far.next! }) },
    { name: 'History, oldest first', run: () => creations.list({ sort: 'oldest' }) },
    { name: 'History, videos alone', run: () => creations.list({ sort: 'newest', type: 'video' }) },
    { name: 'Liked', run: () => creations.list({ sort: 'liked' }) },
    { name: 'Search, a word of many', run: () => creations.list({ sort: 'newest', search: 'lantern' }) },
    { name: 'Search, two words', run: () => creations.list({ sort: 'newest', search: 'heron neon' }) },
    { name: 'Search, one single hit', run: () => creations.list({ sort: 'newest', search: 'number 4711' }) },
    { name: 'Search, nothing to find', run: () => creations.list({ sort: 'newest', search: 'zeppelin' }) },
    { name: 'Search, one letter', run: () => creations.list({ sort: 'newest', search: 'q' }) },
    { name: 'One creation', run: () => creations.byId(first) },
    { name: 'Trash', run: () => creations.trash() },
    { name: 'Like', run: () => creations.setLiked(first, true) },
    { name: 'Rename', run: () => creations.rename(first, 'By the water') },
    { name: 'Delete', run: () => creations.remove(second) },
    { name: 'Restore', run: () => creations.restore(second) },
    {
      name: 'Delete for ever',
      run: async () => (await creations.remove(third), creations.deleteForever({ ids: [third] })),
    },
    { name: 'Bookmarks', run: () => library.bookmarks() },
    { name: 'Bookmark', run: async () => (bookmark = await library.addBookmark({ creation: fourth })) },
    { name: 'Remove a bookmark', run: () => library.removeBookmark(bookmark) },
    { name: 'Albums', run: () => library.albums() },
    { name: 'Album, first page', run: () => library.albumCreations(full) },
    { name: 'Shared album, a visitor', run: () => visitor.library.sharedAlbum(shareToken!) },
    { name: 'New album', run: async () => (album = await library.saveAlbum({ title: 'Water' })) },
    { name: 'Add to album', run: () => library.addToAlbum(album, [first, second, fourth]) },
    { name: 'Cover of an album', run: () => library.setAlbumCover(album, first) },
    { name: 'Remove from album', run: () => library.removeFromAlbum(full, [inAlbum.items[0]!.id]) },
    { name: 'Delete album', run: () => library.deleteAlbum(album) },
    { name: 'Characters', run: () => library.characters() },
    { name: 'Models', run: () => visitor.library.models() },
    { name: 'Trained models', run: () => library.trainedModels() },
    { name: 'Limits', run: () => credits.limits() },
    { name: 'Packs', run: () => visitor.credits.packs() },
    { name: 'Credit history', run: () => credits.ledger() },
    { name: 'Payments', run: () => credits.payments() },
    { name: 'Plans', run: () => visitor.plans.list() },
    { name: 'Subscription', run: () => plans.subscription() },
    { name: 'Earlier prompts', run: () => prompts.list({ tool: 'create-image' }) },
    { name: 'Sessions', run: () => account.sessions() },
    { name: 'Capabilities', run: () => generate.capabilities() },
    { name: 'Generate', run: async () => (task = (await picture()).taskId!) },
    { name: 'Running jobs', run: () => generate.running() },
    {
      name: 'Follow to the end',
      async run() {
        for await (const job of generate.follow(task))
          if (job.status === 'failed') throw new Error(job.message ?? 'It failed.');
      },
    },
    { name: 'Export', run: async () => (await fetch((await account.exportData()).url)).arrayBuffer() },
    { name: 'Delete the account', run: () => account.delete({ password }) },
  ];
}
