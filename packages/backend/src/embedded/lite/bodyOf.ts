/** The named values of a JSON body, which can still be read after; none where there is no such body. */
export async function bodyOf(request: Request | Response): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await request.clone().json();
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
