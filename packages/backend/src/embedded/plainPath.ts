import type { MiddlewareHandler } from 'hono';

/** Nothing in these paths needs an encoded sign, an empty piece or a slash at its end. */
const service = /^\/(auth|rest|functions|dev)(\/|$)|^\/healthz/;
/** Of files, whose names hold spaces and signs, and which says itself what is wrong with a name. */
const store = /^\/storage\//;
const asItStands = /[A-Za-z0-9\-._~]/;

/** Whether a path has one reading, its own. */
function isPlainPath(pathname: string): boolean {
  if (service.test(pathname)) return !/%|\/\/|\/\.{1,2}(\/|$)|.\/$/.test(pathname);
  const encoded = Array.from(pathname.matchAll(/%([0-9a-f]{2})/gi), ([, code]) =>
    String.fromCharCode(parseInt(code!, 16)),
  );
  return !encoded.some((sign) => asItStands.test(sign) || (!store.test(pathname) && /[/\\]/.test(sign)));
}

/**
 * Router, limits, headers and the services behind each read the path for themselves, some decoded and some not. What
 * they could read differently is not here.
 */
export function plainPath(): MiddlewareHandler {
  return async ({ req }, next) => {
    // As it was sent: the router has decoded its own.
    const sent = /^[a-z]+:\/\/[^/?#]*([^?#]*)/i.exec(req.url)?.[1] ?? '';
    if (isPlainPath(sent) && isPlainPath(new URL(req.url).pathname)) return next();
    return Response.json({ code: 'NOT_FOUND', message: 'There is nothing here.' }, { status: 404 });
  };
}
