/** On a page that makes pictures with models of one's own: which can, and the way to the form for them. */
export interface OwnModels {
  has: (id: string) => boolean;
  open: (id: string) => void;
}
