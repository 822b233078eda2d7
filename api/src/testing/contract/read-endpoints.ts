import { roleNames, type RoleName } from '@enlace/shared-contract/access';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One row of the table of calls, `shared-contract/endpoints.tsv`. */
export interface Endpoint {
  readonly group: string;
  readonly method: 'GET' | 'POST';
  /** Parameters in path or query are `{id}`. */
  readonly path: string;
  readonly access: string;
  readonly body: string;
}

const file = join(import.meta.dirname, '../../../../shared-contract/endpoints.tsv');

/** Every row of the table of calls. */
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

/** Words of the access column that mean a role. */
const roleOfWord: Readonly<Record<string, RoleName>> = { admin: 'admin', recruiter: 'recruiters' };

/**
 * The roles with access to a call, regardless of the rows that it reads: all roles when every signed-in user may call
 * it.
 */
export function rolesOf({ access }: Endpoint): readonly RoleName[] {
  if (!needsRole(access)) return roleNames;
  return access.split('|').flatMap((word) => roleOfWord[word] ?? []);
}

function needsRole(access: string): boolean {
  return access.split('|').some((word) => word in roleOfWord);
}
