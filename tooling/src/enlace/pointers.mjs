import { call } from './connection.mjs';
import { Failure, wrongUse } from './failure.mjs';

/**
 * Moves one pointer with the revision at which it was read, so that two users cannot overwrite each other unnoticed.
 */
async function move(connection, id, decide) {
  const { rev, remotes } = await call(connection, 'GET', '/registry/pointers');
  const { change, why, text } = await decide(remotes[id] ?? null);
  const data = await call(connection, 'PUT', `/registry/pointers/${encodeURIComponent(id)}`, {
    rev,
    by: connection.by,
    why,
    change,
  });
  return { data, text: `${text} (revision ${data.rev})` };
}

/** `enlace promote <id> <version> [--percent <n>]` */
export function promote(connection, options, [id, version]) {
  const share = options.percent === undefined ? null : percentOf(options.percent);
  const fallback = options.fallback === undefined ? {} : { fallback: versionOrNone(options.fallback) };
  return move(connection, id, (pointer) => {
    if (share === null) {
      return {
        change: { stable: version, canary: null, ...fallback },
        why: options.why ?? `promote ${version}`,
        text: `${id} ${version} is live for everybody.`,
      };
    }
    if (!pointer?.stable) throw new Failure(`${id} has no stable release yet: promote one without --percent first.`);
    return {
      change: { canary: { version, percent: share }, ...fallback },
      why: options.why ?? `${version} for ${share} percent`,
      text: `${id} ${version} is live for ${share} % of the browsers, ${pointer.stable} for the others.`,
    };
  });
}

/** `enlace rollback <id> [--to <version>]` */
export async function rollback(connection, options, [id]) {
  const { rev } = await call(connection, 'GET', '/registry/pointers');
  const data = await call(connection, 'POST', `/registry/pointers/${encodeURIComponent(id)}/rollback`, {
    rev,
    by: connection.by,
    why: options.why,
    to: options.to,
  });
  return {
    data,
    text: `${id} is back at ${data.after.stable} (was ${data.before.stable}). (revision ${data.rev})`,
  };
}

/** `enlace disable <id> --reason <text>` */
export function disable(connection, options, [id]) {
  if (!options.reason) throw wrongUse('Say why: enlace disable <id> --reason "..." (people will read it).');
  return move(connection, id, () => ({
    change: { enabled: false, disabledReason: options.reason },
    why: options.why ?? options.reason,
    text: `${id} is switched off.`,
  }));
}

/** `enlace enable <id>` */
export function enable(connection, options, [id]) {
  return move(connection, id, () => ({
    change: { enabled: true, disabledReason: null },
    why: options.why ?? 'switched on again',
    text: `${id} is switched on.`,
  }));
}

function versionOrNone(text) {
  return text === 'none' ? null : text;
}

function percentOf(text) {
  const percent = Number(text);
  if (text.trim() === '' || !(percent >= 0 && percent <= 100))
    throw wrongUse('--percent takes a number from 0 to 100.');
  return percent;
}
