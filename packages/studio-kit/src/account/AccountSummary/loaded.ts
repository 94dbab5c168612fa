/** Something from a server: on its way, there, or lost on the way. */
export type Loaded<T> =
  | { readonly is: 'loading' }
  | { readonly is: 'there'; readonly it: T }
  | { readonly is: 'lost'; readonly message: string; readonly isRetrying?: boolean };
