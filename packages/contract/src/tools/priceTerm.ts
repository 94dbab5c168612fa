/** One line of a price. A price is a list of these, so the badge, the receipt and the server read the same. */
export type PriceTerm<K extends string = string> =
  | { readonly term: 'flat'; readonly amount: number; readonly label: string }
  | {
      readonly term: 'base';
      readonly by: K;
      readonly from: Readonly<Record<number, number>>;
      readonly label: string;
    }
  | {
      readonly term: 'plus';
      readonly by: K;
      readonly amounts: Readonly<Record<string, number>>;
      readonly label: string;
    }
  | { readonly term: 'plusIf'; readonly by: K; readonly amount: number; readonly label: string }
  | { readonly term: 'times'; readonly factor: number; readonly label: string; readonly note?: string };
