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

/** The boot data the gateway wrote into this page; throws when the page is not ours. */
export function readBoot(): Boot {
  return bootSchema.parse(readJson(bootElementId));
}

/** Integrity of the shell's own chunks, by address under `/`. */
export function readAssets(): Record<string, string> {
  const parsed = assetsSchema.safeParse(readJson(assetsElementId));
  return parsed.success ? parsed.data : {};
}

/** What the page was rendered from on the server; null when it is the browser's to draw. */
export function readServedState(): ServedState | null {
  return servedStateSchema.safeParse(readJson(stateElementId)).data ?? null;
}

function readJson(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as unknown) : null;
}
