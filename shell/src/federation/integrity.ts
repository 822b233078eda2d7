/** Every chunk loader of the builds calls it before it adds a script. */
declare global {
  var enlaceIntegrity: ((url: string) => string | undefined) | undefined;
}

export interface IntegrityMap {
  /** Adds the files of a build below `base`. */
  add(base: string, files: Readonly<Record<string, string>>): void;
  get(url: string): string | undefined;
}

/** sha384 of every known file, by absolute address. The browser refuses scripts with other content. */
export function createIntegrityMap(origin: string): IntegrityMap {
  const integrityByUrl = new Map<string, string>();
  const map: IntegrityMap = {
    add(base, files) {
      for (const [path, hash] of Object.entries(files))
        integrityByUrl.set(new URL(path, new URL(base, origin)).href, hash);
    },
    get: (url) => integrityByUrl.get(new URL(url, origin).href),
  };
  globalThis.enlaceIntegrity = (url) => map.get(url);
  return map;
}
