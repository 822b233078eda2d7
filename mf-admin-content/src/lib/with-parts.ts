/**
 * Loads a screen, and at the same moment parts that its first view draws by themselves: one way to the server instead
 * of two. A part that does not come is the screen's business.
 */
export function withParts<T>(load: () => Promise<T>, ...parts: readonly (() => Promise<unknown>)[]): () => Promise<T> {
  return () => {
    for (const part of parts) part().catch(() => undefined);
    return load();
  };
}
