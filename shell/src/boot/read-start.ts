import {
  bootElementId,
  bootSchema,
  servedStateSchema,
  stateElementId,
  type Boot,
  type BootOfPage,
  type ServedState,
  type SharedBoot,
} from '@enlace/shared-contract/platform';

import { retryOnce } from '../federation/retry-once';
import { fetchJson } from './fetch-json';

/** What the server gave to this page. */
export interface Start {
  readonly boot: Boot;
  /** The state with which the server rendered the page; null when the browser renders it. */
  readonly servedState: ServedState | null;
}

/** Reads the data of the start; rejects on other pages. */
export async function readStart(): Promise<Start> {
  const page = readJson(bootElementId) as Partial<BootOfPage> | null;
  const [rest, state] = await Promise.all([
    load(page?.shared) as Promise<Partial<SharedBoot> | undefined>,
    // Without its state, the page is drawn anew.
    load(readJson(stateElementId)).catch(() => null),
  ]);
  return {
    boot: bootSchema.parse({ ...rest, ...page }),
    // A page of another registry answer is drawn anew: its state belongs to other code.
    servedState: rest?.shared === page?.shared ? (servedStateSchema.safeParse(state).data ?? null) : null,
  };
}

/** The data at an address, or the data themselves. */
async function load(value: unknown): Promise<unknown> {
  return typeof value === 'string' ? retryOnce(() => fetchJson(value)) : value;
}

function readJson(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : null;
}
