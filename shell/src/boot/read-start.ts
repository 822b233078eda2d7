import {
  bootElementId,
  bootSchema,
  servedStateSchema,
  stateElementId,
  type Boot,
  type BootOfPage,
  type ServedState,
  type SharedBoot,
} from '@enlace/shared-contract';

import { twice } from '../federation/twice';
import { askJson } from './ask-json';

/** What the server gave to this page. */
export interface Start {
  readonly boot: Boot;
  /** The state with which the server rendered the page; null when the browser renders it. */
  readonly servedState: ServedState | null;
}

/** Reads the data of the start; rejects on other pages. */
export async function readStart(): Promise<Start> {
  const page = readJson(bootElementId) as Partial<BootOfPage> | null;
  const address = page?.shared;
  const rest = (address && (await twice(() => askJson(address)))) as Partial<SharedBoot> | undefined;
  return {
    boot: bootSchema.parse({ ...page, ...rest }),
    // A page of another registry answer is drawn anew: its state belongs to other code.
    servedState: rest?.shared === address ? (servedStateSchema.safeParse(readJson(stateElementId)).data ?? null) : null,
  };
}

function readJson(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : null;
}
