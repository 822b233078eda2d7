import { freshAddress } from './fresh-address';

declare global {
  /** Every chunk loader of the builds calls it in place of `script.src = url`. */
  var enlaceScript: ((script: HTMLScriptElement, url: string) => void) | undefined;
}

export interface IntegrityMap {
  /** Adds the files of a build below `base`. */
  add(base: string, files: Readonly<Record<string, string>>): void;
  /**
   * Sets address and integrity of a script that is not in the document yet. The address passes the policy of Trusted
   * Types, which throws for a foreign one.
   */
  address(script: HTMLScriptElement, url: string): void;
}

/** sha384 of every known file, by absolute address. The browser refuses scripts with other content. */
export function createIntegrityMap(origin: string): IntegrityMap {
  const integrityByUrl = new Map<string, string>();
  const map: IntegrityMap = {
    add(base, files) {
      for (const [path, hash] of Object.entries(files))
        integrityByUrl.set(new URL(path, new URL(base, origin)).href, hash);
    },
    address(script, url) {
      const { href } = new URL(url, origin);
      const address = freshAddress(href);
      script.crossOrigin = 'anonymous';
      script.integrity = integrityByUrl.get(href) ?? '';
      script.src = globalThis.enlaceTrust?.createScriptURL(address) ?? address;
    },
  };
  globalThis.enlaceScript = map.address;
  return map;
}
