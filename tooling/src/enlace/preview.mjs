import { call } from './connection.mjs';
import { wrongUse } from './failure.mjs';

const mostHours = 168;

/** `enlace preview <id> <version> [--hours <n>]` */
export async function preview(connection, options, [id, version]) {
  const hours = Number(options.hours ?? 24);
  if (options.hours?.trim() === '' || !(hours > 0 && hours <= mostHours))
    throw wrongUse(`--hours takes a number above 0, up to ${mostHours}.`);
  const path = `/registry/releases/${encodeURIComponent(id)}/${encodeURIComponent(version)}/preview`;
  const data = await call(connection, 'POST', path, { hours });
  const end = data.endsAt.slice(0, 16).replace('T', ' ');
  return {
    data,
    text: `Browsers that open this link get ${id} ${version} until ${end} UTC, all others what is live:\n\n  ${data.link}\n`,
  };
}
