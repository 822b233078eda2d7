import { findCycles } from './cycles.mjs';

const rule = 'core and capabilities of the API';
const kit = 'api/src/kit/';

/** The part of the kit that a file belongs to: `core`, or the name of a capability; null outside of both. */
function partOf(path) {
  const [, folder, name] = /^api\/src\/kit\/(core|capabilities)\/([\w-]+)/.exec(path ?? '') ?? [];
  return folder === 'capabilities' ? name : (folder ?? null);
}

/**
 * The kit of the API is core and capabilities. Core imports no capability, types included, so that removing a
 * capability is a folder and a line; capabilities form no cycle. Tests may look into everything.
 */
export function checkApiKit({ files }) {
  const kitFiles = files.filter(({ path, isTest }) => path.startsWith(kit) && !isTest);
  const uses = new Map();
  const violations = kitFiles.flatMap(({ path, imports }) => {
    const from = partOf(path);
    if (from === null)
      return [{ rule, path, message: 'is neither core nor a capability', remedy: `move it to ${kit}core` }];
    return imports.flatMap(({ target }) => {
      const to = partOf(target);
      if (to === null || to === 'core' || to === from) return [];
      if (from !== 'core') {
        uses.set(from, [...(uses.get(from) ?? []), to]);
        return [];
      }
      const message = `imports ${target}, a file of the capability "${to}"`;
      const remedy = 'let the capability do it: core/module/capability.ts lists the hooks, which defineModule takes';
      return [{ rule, path, message, remedy }];
    });
  });
  const cycles = findCycles(uses).map((group) => ({
    rule,
    path: `${kit}capabilities/${group[0]}`,
    message: `the capabilities ${group.join(', ')} import one another`,
    remedy: 'move what they share to core, or let one contribute to the other (`contributes` of defineModule)',
  }));
  return [...violations, ...cycles];
}
