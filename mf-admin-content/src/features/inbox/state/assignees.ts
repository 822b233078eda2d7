import type { Reader } from '@enlace/shared-data';

/** A user whom an entry can be given to. */
export interface Assignee {
  readonly id: number;
  readonly name: string;
}

/** Reads assignees; rows without id and name are left out. */
export const assigneesReader: Reader<readonly Assignee[]> = {
  safeParse(body) {
    const rows: unknown = typeof body === 'object' && body !== null && 'data' in body ? body.data : null;
    if (!Array.isArray(rows)) return { success: false };
    return { success: true, data: rows.filter(isAssignee) };
  },
};

function isAssignee(row: unknown): row is Assignee {
  return (
    typeof row === 'object' &&
    row !== null &&
    'id' in row &&
    typeof row.id === 'number' &&
    'name' in row &&
    typeof row.name === 'string'
  );
}
