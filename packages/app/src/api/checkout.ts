import { checkoutAddressSchema } from '@kinora/contract';
import { callFunction, type FunctionCall } from './callFunction.ts';
import type { Connection } from './connection.ts';
import { parseResponse } from './parseResponse.ts';

/** Asks a function for an address to go on at: a checkout, a portal. */
export async function addressFrom<F extends string>(
  connection: Connection,
  name: F,
  call: FunctionCall<F>,
): Promise<{ readonly url: string }> {
  await connection.session();
  const { url } = parseResponse(checkoutAddressSchema, await callFunction(connection, name, call));
  // The local checkout is on the server itself, and may be named without its origin.
  return { url: new URL(url, connection.address.url).href };
}
