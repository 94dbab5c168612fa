import type { AnyForm } from './defineTool.ts';
import type { PriceTerm } from './priceTerm.ts';

/** What a server says of a tool, as far as a studio reads it. */
export interface ToolOffer {
  readonly accepts: Readonly<Record<string, readonly (string | number | boolean)[]>>;
  readonly ignores?: readonly string[] | undefined;
  readonly reportsProgress: boolean;
  readonly shapes?: readonly string[] | undefined;
  readonly price?: readonly PriceTerm[] | undefined;
  readonly note?: string | undefined;
}

/** A tool as a server offers it: at that server's price, and with what its engine falls short of. Form, request and check read it as any other. */
export function offeredHere<T extends AnyForm>(
  tool: T,
  offer: Pick<ToolOffer, 'accepts' | 'price' | 'note'> | null | undefined,
): T {
  const { price, note } = offer ?? {};
  if (!price && !note) return tool;
  // What the tool itself says stands behind it: what is not made here is nearer to the press.
  const notice = note && [note, tool.notice].filter((line) => line !== undefined).join(' ');
  return { ...tool, ...(price && { price }), ...(notice && { notice }) };
}
