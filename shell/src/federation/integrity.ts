/** Looked up by every chunk loader of the builds before a script is added. */
declare global {
  var enlaceIntegrity: ((url: string) => string | undefined) | undefined;
}

export interface IntegrityMap {
  /** Adds the files of a build that live under `base`. */
  add(base: string, files: Readonly<Record<string, string>>): void;
  get(url: string): string | undefined;
}

/** sha384 of every known file, by absolute address; scripts whose content differs are refused by the browser. */
export function createIntegrityMap(origin: string): IntegrityMap {
  const known = new Map<string, string>();
  const map: IntegrityMap = {
    add(base, files) {
      for (const [path, hash] of Object.entries(files)) known.set(new URL(path, new URL(base, origin)).href, hash);
    },
    get: (url) => known.get(new URL(url, origin).href),
  };
  globalThis.enlaceIntegrity = (url) => map.get(url);
  return map;
}
