import { publicAccess } from '@enlace/shared-contract/access';
import { wire } from '@enlace/shared-contract/calls';
import { pageSchema, type Page } from '@enlace/shared-contract/platform';
import { useScreen } from '@enlace/shared-data';
import { useEffect, useMemo, useState } from 'react';

import { useOfficeRead } from '../calls/use-office-calls';
import { pagesFor } from './palette-hits';
import type { PaletteOffer, PaletteSource } from './palette-offer';

const registry = { call: wire.get('/registry', publicAccess) };
const none: readonly PaletteSource[] = [];

/** The targets of the palette: the pages of all remotes that this viewer may see, and the remote's resources. */
export function useSources({ calls, load }: PaletteOffer): {
  readonly pages: readonly Page[];
  readonly sources: readonly PaletteSource[];
} {
  const { viewer } = useScreen();
  const [sources, setSources] = useState(none);
  const { data } = useOfficeRead(calls, registry, pagesAnswer);
  useEffect(() => {
    let isHere = true;
    // A file that fails is requested once more.
    load()
      .catch(load)
      .then(
        (loaded) => isHere && setSources(loaded),
        // Without the sources, screens can still be found.
        () => undefined,
      );
    return () => {
      isHere = false;
    };
  }, [load]);
  const pages = useMemo(() => pagesFor(data ?? [], viewer), [data, viewer]);
  return { pages, sources };
}

/** Parses the pages in the registry's answer. */
const pagesAnswer = {
  safeParse(value: unknown): { readonly success: true; readonly data: readonly Page[] } | { readonly success: false } {
    const remotes = listIn(value, 'remotes');
    if (remotes === null) return { success: false };
    const pages = remotes
      .filter((remote) => isObject(remote) && remote['enabled'] === true)
      .flatMap((remote) => listIn(remote, 'pages') ?? []);
    return { success: true, data: pages.flatMap((page) => pageSchema.safeParse(page).data ?? []) };
  },
};

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function listIn(value: unknown, name: string): readonly unknown[] | null {
  const list = isObject(value) ? value[name] : null;
  return Array.isArray(list) ? list : null;
}
