import type { AnyForm } from './defineTool.ts';
import type { PriceTerm } from './priceTerm.ts';

/** What a server says of a tool, as far as a studio reads it. */
export interface ToolOffer {
  readonly accepts: Readonly<Record<string, readonly (string | number | boolean)[]>>;
  readonly ignores?: readonly string[] | undefined;
  readonly reportsProgress: boolean;
  readonly shapes?: readonly string[] | undefined;
  readonly price?: readonly PriceTerm[] | undefined;
}

/** A tool as a server offers it: at that server's price, where it has one of its own. Form, request and check read it as any other. */
export const offeredHere = <T extends AnyForm>(
  tool: T,
  offer: Pick<ToolOffer, 'accepts' | 'price'> | null | undefined,
): T => (offer?.price ? { ...tool, price: offer.price } : tool);
