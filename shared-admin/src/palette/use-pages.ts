import { isObject } from '@enlace/shared-contract/text';
import { publicAccess } from '@enlace/shared-contract/access';
import { wire } from '@enlace/shared-contract/calls';
import { pageSchema, type Page } from '@enlace/shared-contract/platform';
import { useScreen } from '@enlace/shared-data';
import { useMemo } from 'react';

import type { OfficeCalls } from '../calls/office-calls';
import { useOfficeRead } from '../calls/use-office-calls';
import { pagesFor } from './palette-hits';

const registry = { call: wire.get('/registry', publicAccess) };

/** The pages of all remotes that this viewer may see. */
export function usePages(calls: OfficeCalls): readonly Page[] {
  const { viewer } = useScreen();
  const { data } = useOfficeRead(calls, registry, pagesAnswer);
  return useMemo(() => pagesFor(data ?? [], viewer), [data, viewer]);
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

function listIn(value: unknown, name: string): readonly unknown[] | null {
  const list = isObject(value) ? value[name] : null;
  return Array.isArray(list) ? list : null;
}
