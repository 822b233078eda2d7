import {
  bootElementId,
  bootSchema,
  servedStateSchema,
  stateElementId,
  type Boot,
  type ServedState,
} from '@enlace/shared-contract';

import { twice } from '../federation/twice';

/** What the server gave to this page. */
export interface Start {
  readonly boot: Boot;
  /** The state with which the server rendered the page; null when the browser renders it. */
  readonly servedState: ServedState | null;
}

/** Reads the data of the start; rejects on other pages. */
export async function readStart(): Promise<Start> {
  const page = readJson(bootElementId);
  const shared = page?.['shared'];
  const rest = typeof shared === 'string' ? await twice(() => fetchJson(shared)) : null;
  return {
    boot: bootSchema.parse({ ...page, ...rest }),
    // A page of another registry answer is drawn anew: its state belongs to other code.
    servedState:
      rest?.['shared'] === shared ? (servedStateSchema.safeParse(readJson(stateElementId)).data ?? null) : null,
  };
}

type Json = Readonly<Record<string, unknown>> | null;

async function fetchJson(address: string): Promise<Json> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as Json;
}

function readJson(id: string): Json {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as Json) : null;
}
