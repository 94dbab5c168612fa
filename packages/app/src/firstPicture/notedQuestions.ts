/** Draws, and notes on the way what of the address decided what is drawn: with another answer it might be another picture. */
export async function notedQuestions<Drawn>(
  draw: () => Promise<Drawn>,
): Promise<{ readonly drawn: Drawn; readonly drawnBy: readonly string[] }> {
  const Plain = globalThis.URLSearchParams;
  const drawnBy = new Set<string>();
  globalThis.URLSearchParams = class extends Plain {
    override get(name: string) {
      drawnBy.add(name);
      return super.get(name);
    }
    override getAll(name: string) {
      drawnBy.add(name);
      return super.getAll(name);
    }
    override has(name: string, value?: string) {
      drawnBy.add(name);
      return super.has(name, value);
    }
  };
  try {
    return { drawn: await draw(), drawnBy: [...drawnBy] };
  } finally {
    globalThis.URLSearchParams = Plain;
  }
}
