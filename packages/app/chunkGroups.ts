import type { Rolldown } from 'vite';

/** What every screen is built of. Each by itself would be a file of its own, shared by some screens and not by others: that costs more than it saves. */
const everywhere = new RegExp(
  [
    // What reads several things at once, page by page, or changes them, is for few screens.
    '@tanstack/(?!.*(queriesObserver|infiniteQueryObserver|mutationObserver|useQueries|useInfiniteQuery|infiniteQueryOptions|useMutation|useIsMutating|useMutationState))',
    '@vanilla-extract',
    // The scroll area brings a library of its own, and few screens scroll within.
    'design-system/src/(icons|layout|css|labels)/(?!ScrollArea|AspectRatio|english/(?!general|toast)|englishLabels|useLabels)',
    'design-system/src/components/(Badge|Button|Card|Heading|IconButton|Link|LinkButton|Notice|Skeleton|Text|Tooltip(?!/TooltipWords))/',
    'design-system/src/components/Toast/(createToastQueue|isSameMessage|toastMessage|toastTimeout)\\.',
    'contract/src/(words/(account|auth|download|general|limits|paying|saying|shell)|routes|errors|tools/studioPages)\\.',
    'design-system/src/late/',
    // The place for a file on the first screen, as in a studio.
    'design-system/src/(components/(CropMarks|FileButton|FilmEdge)/|refs/|labels/english/fileWords)',
    'react-aria-components/dist/private/(FileTrigger|Input)\\.|react-aria/.*/PressResponder\\.',
    'studio-kit/src/(late/useFetched|labels/userLabels|shell/RetryNotice/)',
    'app/src/(queries/useFailure|account/AuthProvider|ConfigProvider|StudioApiProvider|log|toasts)',
  ].join('|'),
);

/** What every studio is built of. */
const inStudios =
  /design-system\/src\/components\/(Disclosure|DropZone|Field|Kbd|Slider|TextArea|TextField)\//;

/** Small things that every studio has, and many another screen: each by itself would be a file. */
const besideStudios = new RegExp(
  [
    'contract/src/(tools/(draft|price|checkDefinition|defineTool|studioDefinition|constantsOf|videoWords|fileFormats|finalCreation|promptOf|addImages|request)|billing/coverage|words/(again|activity|cost|engine|form|inputs|receipt|saidName))\\.',
    'contract/src/tools/kinds/',
    'studio-kit/src/composer/(UploadList/LateUploadList|UploadZone/fileReadings)\\.',
    'studio-kit/src/billing/CostBadge/CostButton',
    'app/src/(api/withOwnCalls|drafts/(draftStore|useFilling|useDraftOwner|useDrafts))',
    'design-system/src/components/(Count|ProgressBar)/',
    'ClockProvider',
    'studio-kit/src/(labels/(useReadable|studioLabels|receiptLabels)|focusAfter|useLatest)',
    'design-system/src/overlays/isCovered',
    'icons/(image-off|file-image|download)\\.',
    'app/src/(queries/(creations|sendings)\\.|useDownload|useLateDeed|routes/library/fetchedFile)',
  ].join('|'),
);

/** What the studios have whose work a server does. */
const byServer = new RegExp(
  [
    'app/src/routes/studio/(TakesSettings|useFileSettings|useStudioEnvironment|useWatchedPort|watchedPort|pageWatch|useToldSendings)\\.',
    // Not its styles, which a studio of the device has too.
    'studio-kit/src/studio/(runners/(serverRunner|useServerRunner)|useStudioAccount|mediaAddresses|Studio/Studio\\.tsx)',
  ].join('|'),
);

/** What frames of a film are drawn with. */
const withFrames = /design-system\/src\/components\/(Frame|MarkerCircle)\//;

/** What reads a server's answers. */
const onTheWire =
  /node_modules\/valibot\/|contract\/src\/tools\/media\.|app\/src\/api\/isoTime\.|contract\/src\/entities\/(creation|creationShown|plan|job|creditPack|videoLimits|generateReply)\./;

/** Tabs, and what lists and menus have in common with them: the studios that have modes wait for no more. */
const inTabs = /design-system\/src\/components\/Tabs\//;

/** What one of several is chosen with: the studios that have modes wait for no more of what pages have in common. */
const inChoices = /design-system\/src\/components\/(RadioGroup|SegmentedControl)\/|icons\/check\./;

/** What pages find, switch and say nothing with. */
const onPages =
  /design-system\/src\/components\/(EmptyState|SearchField|DescriptionList|ToggleButton|Toolbar)\//;

/** What opens over a page, and lists. */
const overPages = new RegExp(
  'design-system/src/components/(Menu|Dialog|AlertDialog|Collection|ListBox|Form)/|react-aria-components/dist/private/(ListBox|DragAndDrop)\\.|icons/(keyboard|pencil|chevrons-up-down)\\.',
);

/** What one signs in with, which is fetched ahead wherever nobody has. */
const inAccounts = new RegExp(
  [
    'contract/src/(entities/emailAddress|words/(accountForm|billing))\\.',
    'design-system/src/components/PasswordField/',
    'studio-kit/src/(CheckedForm|labels/accountLabels|account/SignInCard/)',
    'app/src/account/(useAccountForms|placeBeforeMail)\\.',
    'icons/(eye|eye-off)\\.',
  ].join('|'),
);

/** What the screens of the library have in common. */
const inLibrary =
  /app\/src\/(routes\/library\/(?!useLinkCopy|LinkByHand|fetchedFile|useHandover|useAddressChoice)|queries\/(albums|bookmarks|characters|models|changedLists|putBack|takenOut|trash|use(?!Failure|StudioPort)[A-Z]))/;

/** Which file of the app holds what: a module goes to the highest that asks for it. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'everywhere', test: everywhere, priority: 6 },
  // What the page itself starts with: kept out of what comes later, else it would wait for that.
  { name: 'frame', tags: ['$initial'], priority: 5, includeDependenciesRecursively: false },
  { name: 'frames', test: withFrames, priority: 5, includeDependenciesRecursively: false },
  // Not as a module is called: the page of a screen finds its chunk by that name.
  { name: 'studio-parts', test: inStudios, priority: 4 },
  {
    name: 'beside-studios',
    test: besideStudios,
    priority: 3,
    includeDependenciesRecursively: false,
  },
  { name: 'by-server', test: byServer, priority: 3, includeDependenciesRecursively: false },
  { name: 'on-the-wire', test: onTheWire, priority: 3, includeDependenciesRecursively: false },
  { name: 'accounts', test: inAccounts, priority: 3, includeDependenciesRecursively: false },
  { name: 'tabs', test: inTabs, priority: 2 },
  { name: 'choices', test: inChoices, priority: 3 },
  { name: 'pages', test: onPages, priority: 2 },
  { name: 'over-pages', test: overPages, priority: 1 },
  {
    name: 'library',
    test: inLibrary,
    minShareCount: 4,
    includeDependenciesRecursively: false,
  },
];
