import type { Reader } from '@enlace/shared-data';

/** A user who can look after an entry. */
export interface Assignee {
  readonly id: number;
  readonly name: string;
}

/** Parses assignees; rows without id and name are removed. */
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
