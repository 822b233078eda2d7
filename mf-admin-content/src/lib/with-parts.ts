/**
 * Loads a screen in parallel with the parts of its first view, which saves a round trip. The screen handles a part that
 * fails to load.
 */
export function withParts<T>(load: () => Promise<T>, ...parts: readonly (() => Promise<unknown>)[]): () => Promise<T> {
  return () => {
    for (const part of parts) part().catch(() => undefined);
    return load();
  };
}
