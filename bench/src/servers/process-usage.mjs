import { readFileSync } from 'node:fs';

/** Clock ticks per second of /proc: 100 on every Linux. */
const ticksPerSecond = 100;

function readProc(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch (cause) {
    throw new Error(`no /proc/${pid}/${file}: the bench reads processor time and memory on Linux only`, { cause });
  }
}

/** Processor time that all threads of a process have taken so far, user and system, in milliseconds. */
export function readCpuMilliseconds(pid) {
  const stat = readProc(pid, 'stat');
  // The name of the program is in parentheses and may contain spaces: fields are counted behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [userTicks, systemTicks] = [fields[11], fields[12]].map(Number);
  return ((userTicks + systemTicks) / ticksPerSecond) * 1000;
}

/** Memory of a process that is in RAM, in megabytes. */
export function readResidentMegabytes(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readProc(pid, 'status'))?.[1] ?? 0) / 1024;
}

/**
 * Memory of a process and its children in RAM, in megabytes. The pages of the program file, which they share, count
 * once. `highest`: the sum of the highest values that each of them reached.
 */
export function readTreeMegabytes(pid, kind) {
  const parts = listTree(pid).map((id) => {
    const status = readProc(id, 'status');
    const kilobytes = (field) => Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
    const fileKilobytes = kilobytes('RssFile');
    return { fileKilobytes, ownKilobytes: kilobytes(kind === 'highest' ? 'VmHWM' : 'VmRSS') - fileKilobytes };
  });
  const sharedKilobytes = Math.max(...parts.map(({ fileKilobytes }) => fileKilobytes));
  return parts.reduce((sum, { ownKilobytes }) => sum + ownKilobytes, sharedKilobytes) / 1024;
}

/** The ids of a process and of its children at any depth. */
function listTree(pid) {
  const children = readProc(pid, `task/${pid}/children`).split(' ').filter(Boolean);
  return [pid, ...children.flatMap(listTree)];
}
