import type { AnyForm } from './defineTool.ts';
import type { PriceTerm } from './priceTerm.ts';

/** What a server says of a tool, as far as that changes what the tool is. */
export interface Offer {
  readonly accepts: unknown;
  readonly price?: readonly PriceTerm[] | undefined;
}

/** A tool as a server offers it: at that server's price, where it has one of its own. Form, request and check read it as any other. */
export const offeredHere = <T extends AnyForm>(tool: T, offer: Offer | null | undefined): T =>
  offer?.price ? { ...tool, price: offer.price } : tool;
