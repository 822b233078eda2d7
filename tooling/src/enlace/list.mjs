import { call } from './connection.mjs';

/** `enlace list [id]` */
export async function list(connection, _options, [id]) {
  const pointers = await call(connection, 'GET', '/registry/pointers');
  if (!id) return { data: pointers, text: describePointers(pointers) };
  const query = `?id=${encodeURIComponent(id)}`;
  const [releases, changes] = await Promise.all([
    call(connection, 'GET', `/registry/releases${query}`),
    call(connection, 'GET', `/registry/audit${query}`),
  ]);
  const pointer = pointers.remotes[id] ?? null;
  return {
    data: { rev: pointers.rev, pointer, releases, changes },
    text: [
      pointer ? describePointer(id, pointer) : `${id} is not live.`,
      '',
      'Releases, the newest first',
      ...(releases.length === 0
        ? ['  none']
        : table(releases.map((r) => [mark(r, pointer), r.version, day(r.at), r.by]))),
      '',
      'Changes',
      ...(changes.length === 0 ? ['  none'] : table(changes.slice(0, 20).map(describeChange))),
    ].join('\n'),
  };
}

function describePointers({ rev, remotes }) {
  const ids = Object.keys(remotes).sort();
  if (ids.length === 0) return 'Nothing is live yet: enlace publish, then enlace promote.';
  return [`Revision ${rev}`, ...ids.map((id) => describePointer(id, remotes[id]))].join('\n');
}

function describePointer(id, { stable, canary, enabled, disabledReason, fallback }) {
  return [
    `${id}  ${stable ?? 'no stable release'}`,
    ...(canary ? [describeCanary(canary)] : []),
    ...(fallback ? [`fallback ${fallback}`] : []),
    ...(enabled ? [] : [`SWITCHED OFF: ${disabledReason ?? 'no reason given'}`]),
  ].join('  ');
}

function describeCanary(canary) {
  return canary ? `canary ${canary.version} ${canary.percent} %` : 'no canary';
}

function mark(release, pointer) {
  if (pointer?.stable === release.version) return 'stable';
  if (pointer?.canary?.version === release.version) return 'canary';
  return pointer?.fallback === release.version ? 'fallback' : '';
}

function describeChange({ rev, at, by, why, before, after }) {
  const from = before?.stable ?? 'nothing';
  const step = from === after.stable ? `${after.stable}` : `${from} -> ${after.stable}`;
  const share = describeCanary(after.canary);
  const isOtherShare = share !== describeCanary(before?.canary);
  return [`rev ${rev}`, day(at), by, isOtherShare ? `${step}, ${share}` : step, why];
}

function day(at) {
  return at.slice(0, 16).replace('T', ' ');
}

function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  return rows.map((row) => `  ${row.map((cell, column) => String(cell).padEnd(widths[column])).join('  ')}`.trimEnd());
}
