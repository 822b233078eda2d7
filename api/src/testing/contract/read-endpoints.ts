import { roleNames, type RoleName } from '@enlace/shared-contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One row of the specification's table of calls. */
export interface Endpoint {
  readonly group: string;
  readonly method: 'GET' | 'POST';
  /** With `{id}` for a parameter, in path or query. */
  readonly path: string;
  readonly access: string;
  readonly body: string;
}

const file = join(import.meta.dirname, '../../../../shared-contract/endpoints.tsv');

/** The table of calls as the specification gives it, every row. */
export function readEndpoints(): Endpoint[] {
  const [, ...lines] = readFileSync(file, 'utf8').split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [group = '', method, path = '', access = '', body = ''] = line.split('\t');
      if (method !== 'GET' && method !== 'POST') throw new Error(`not a call: ${line}`);
      return { group, method, path, access, body };
    });
}

/** Words of the column access that stand for a role. */
const roleOfWord: Readonly<Record<string, RoleName>> = { admin: 'admin', recruiter: 'recruiters' };

/** The roles that a row's access lets in, whatever the row of data: all of them where any signed-in person may call. */
export function rolesOf({ access }: Endpoint): readonly RoleName[] {
  if (!needsRole(access)) return roleNames;
  return access.split('|').flatMap((word) => roleOfWord[word] ?? []);
}

function needsRole(access: string): boolean {
  return access.split('|').some((word) => word in roleOfWord);
}
