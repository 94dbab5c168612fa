/** What the specification asks for, item by item in its own order: here only a few words for each, to find it by. */
export interface Item {
  /** As tests name it: `A` or `D` and its number. */
  readonly name: string;
  readonly chapter: string;
  readonly words: string;
}

interface Chapter {
  readonly title: string;
  readonly first: number;
  /** Parted by `·`, in their order. */
  readonly words: string;
}

const chapters: readonly Chapter[] = [
  {
    title: 'Routes',
    first: 1,
    words: `home · videos · kling-ai · wan-i2v · stable-video · cogvideox-5b · veo3 · seedance · tutorials ·
creation-history · bookmarks · liked · saved-albums · trained-models · create-image · image-to-prompt · models · help ·
feedback · docs · pricing · ultimate-upscale · train-model · no path parameters · the 404 · a missing path is logged ·
documentation shows the docs · characters is a page`,
  },
  {
    title: 'Sidebar',
    first: 29,
    words: `fixed on desktop · drawer on a phone · 232 px wide · 64 px strip · folds and unfolds · main links · my stuff ·
video generators · pop-ups of 1400x900 · a tab where pop-ups are blocked · resources · wiki stays · help center stays ·
what's new stays · theme gallery stays · blog stays · community feed is coming soon`,
  },
  {
    title: 'Banner and top bar',
    first: 46,
    words: `offer · its button · dismissed · not on pricing · bar on every layout · community chat · feedback in the menu ·
help center in the menu · tutorials in the menu · documentation in the menu · wiki in the menu · upgrade ·
manage subscription · create · user menu · profile is coming soon · settings is coming soon · sign out · sign in ·
sign in opens the dialog · upgrade opens the dialog`,
  },
  {
    title: 'Gate and accounts',
    first: 67,
    words: `gate loads · gate lets in · gate's card · gate's sentence · password shown and hidden · terms and privacy ·
tabs and dialog · what sign-up needs · type of the email field · missing credentials · mismatch in the dialog ·
mismatch at the gate · six characters at the gate · welcome back · account created · signed out · sign-in failed ·
sign-up failed · unexpected error · calls to the auth service · back to the root from the gate · session states ·
session events · check-subscription · its errors are logged · sign-out resets the plan · outside the provider ·
errors passed through · 502 to 504 are asked again · refresh every 30 s · back-off · realtime's heartbeat ·
fields of a session · only the public key · upgrade asks to sign in`,
  },
  {
    title: 'Home',
    first: 102,
    words: `question · image card · consistent character · image to video · credits load · percent used · reset date ·
limit reached · refreshed · no session · quick starts · train your own · SDXL · Flux dev · Flux Realism ·
their two buttons · all models · logo is checked`,
  },
  {
    title: 'Video Center',
    first: 120,
    words: `six cards · each opens its tool · a tab where that is blocked`,
  },
  {
    title: 'Creation history',
    first: 123,
    words: `header and count · types · sorts · loads · empty · three columns · signed out · query · title of a card ·
status badge · date · like · like fails · download · delete asks · deleted · delete fails · list fails ·
the screen breaks · fields · own rows only`,
  },
  {
    title: 'Library',
    first: 144,
    words: `bookmarks · liked · fields of a sample · albums · create album · album sorts · public or private ·
fields of an album · trained models · train new model · their filter · ready · training · failed · unknown ·
fields of a trained model · models · use model · details · fields of a model`,
  },
  {
    title: 'Pricing and credits',
    first: 164,
    words: `plans in order · plan cards · month or year · year by twelve · 17 percent · dollars from cents · subscribe ·
create-checkout · upgrade from free · current plan · most popular plan · manage billing · sign in to subscribe ·
plans fail · checkout fails · customer portal · portal's error in the bar · portal's exception in the bar ·
portal's error on pricing · fields of a plan · packs in order · most popular pack · whole dollars · credits a dollar ·
fields of a pack · purchase-credits · packs fail · purchase fails · what packs promise · valid 12 months · roll-over ·
9.99 a month · refunds · free plan · check-video-limits`,
  },
  {
    title: 'Help, feedback, docs',
    first: 199,
    words: `help search · categories · contact support · video tutorials · community · fields of feedback · rating ·
missing information · send-feedback · feedback sent · submission failed · exception · docs tabs · examples`,
  },
  {
    title: 'Create Image',
    first: 213,
    words: `the form · styles · ratios · quality · steps · price of high · generate-image · missing prompt · trimmed ·
progress · generated · download started · demo mode · broken source · refused · exception`,
  },
  {
    title: 'Tools of the device',
    first: 229,
    words: `one image · too large to read · none to read · two seconds · its progress · canned prompt · copied ·
analysis fails · reading calls nothing · upscale's upload · factors · kinds · its run · upscale calls nothing ·
name of a model · base models · uploads · what is recommended · counter of 20 · start waits · five seconds ·
50 credits · 15 to 30 minutes · training calls nothing`,
  },
  {
    title: 'Premium studio',
    first: 253,
    words: `badges · seven modes · two panels · result · what follows a result · create another · defaults · base price ·
image to video · its length · its ratios · its CFG · its camera · its price · its body · its missing image ·
its missing prompt · its busy button · multi-image · add more · its hint · tail image · its length · its CFG ·
its ratios and cameras · its price · 50 percent more · four at most · its missing image · its body · its busy button ·
motion brush · its missing inputs · its body · its busy button · its messages · extend · its missing inputs · its body ·
its messages · effects · their missing video · their body · their messages · only busy disables them · text to video ·
its missing prompt · its body · its messages · lip sync · its button · its price · its missing files · its body ·
its messages · only busy disables it · fallbacks · common messages · errors of a function`,
  },
  {
    title: 'Single-model studios',
    first: 312,
    words: `inputs after a file · WAN · its price · its body · Stable Video · its body · CogVideoX-5B · its body ·
blank prompt · VEO3 · its price · its defaults · its body · its missing prompt · Seedance's models · its tabs ·
its ratios · its resolutions · its length · its seed · fixed camera · its result · its defaults · its price · its body ·
seed in the body · its missing prompt · its missing image · its file size · its failures · its file name`,
  },
  {
    title: 'Tutorials',
    first: 343,
    words: `search and categories · tabs · card · six of them · none found · quick links · watch now · without a link ·
fields of a tutorial`,
  },
  {
    title: 'Everywhere',
    first: 352,
    words: `files as data URLs · file filters · when generate waits · replies · prompts trimmed · hints of size ·
storage options · reference labels · fields of a reply`,
  },
];

const decisions = `documentation's address · tutorials in the help menu · characters · open to visitors ·
generate button · Seedance's resolutions · Seedance's price · badge of the premium studio · price worked out again ·
packs never expire · plans grant generations · image prices · reference labels · shared settings · length of a chain ·
files of a request · hints of size · samples · bookmarks and albums · tutorial counts · order of the generators ·
entries that stay · wiki twice · liked is a filter · tabs after an answer · refreshed by hand · two mismatches ·
the phone number · mail without a server · camera and strokes · WAN's length · price of training · pretended progress ·
where upgrade leads · delete and undo · replies with a task · further routes · subscriptions renew · supabase-js whole · toasts ·
finished clips play · doors that answer · pages without scripts`;

const parted = (words: string): readonly string[] => words.split('·').map((each) => each.trim());

/** Every item and every decision, in the order of their numbers. */
export const items: readonly Item[] = [
  ...chapters.flatMap(({ title, first, words }) =>
    parted(words).map((each, index) => ({ name: `A${first + index}`, chapter: title, words: each })),
  ),
  ...parted(decisions).map((each, index) => ({
    name: `D${index + 1}`,
    chapter: 'Decisions',
    words: each,
  })),
];

/** What is left without a test of its own, each with its reason. */
export const unproven: Readonly<Record<string, string>> = {};
