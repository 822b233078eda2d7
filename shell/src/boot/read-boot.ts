import {
  assetsElementId,
  bootElementId,
  bootSchema,
  servedStateSchema,
  stateElementId,
  type Boot,
  type ServedState,
} from '@enlace/shared-contract';
import * as z from 'zod/mini';

const assetsSchema = z.record(z.string(), z.string());

/** The boot data that the gateway wrote into this page; throws on other pages. */
export function readBoot(): Boot {
  return bootSchema.parse(readJson(bootElementId));
}

/** Integrity of the shell's own chunks, by address under `/`. */
export function readAssets(): Record<string, string> {
  const parsed = assetsSchema.safeParse(readJson(assetsElementId));
  return parsed.success ? parsed.data : {};
}

/** The state with which the server rendered the page; null when the browser renders it. */
export function readServedState(): ServedState | null {
  return servedStateSchema.safeParse(readJson(stateElementId)).data ?? null;
}

function readJson(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as unknown) : null;
}
