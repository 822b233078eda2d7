import { readFile } from 'node:fs/promises';

/** Length of a clock tick in /proc. Linux has 100 ticks per second on every platform of Node. */
const tickMs = 10;

/** Milliseconds of computing time that a process has used; null where the system does not say. */
export async function readCpuMs(pid: number): Promise<number | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  // The name of the program can contain spaces and brackets; the numbers begin after the last bracket.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ') ?? [];
  const [userTicks, systemTicks] = [Number(fields[11]), Number(fields[12])];
  return Number.isFinite(userTicks) && Number.isFinite(systemTicks) ? (userTicks + systemTicks) * tickMs : null;
}
