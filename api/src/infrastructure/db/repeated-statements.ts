import { createHash } from 'node:crypto';

import { RecentMap } from '../memory/recent-map';

interface Statement {
  count: number;
  name: string | null;
}

const statements = new RecentMap<string, Statement>(300);
const usesBefore = 3;

/** Notes the use of a statement that connections may prepare. It gets its name with the third use. */
export function noteRepeated(text: string): void {
  const statement = statements.get(text) ?? { count: 0, name: null };
  statement.count += 1;
  // Two processes behind one pooler must never give the same name to different statements.
  if (statement.count >= usesBefore && statement.name === null)
    statement.name = `list_${createHash('sha256').update(text).digest('hex').slice(0, 40)}`;
  statements.set(text, statement);
}

/** The name under which connections prepare a statement; null when they do not prepare it. */
export function nameOfRepeated(text: string): string | null {
  return statements.get(text)?.name ?? null;
}
