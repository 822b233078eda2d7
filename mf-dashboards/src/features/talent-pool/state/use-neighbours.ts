import type { PoolMember } from '@enlace/shared-contract/talent-pool';
import { useRead, useScreen } from '@enlace/shared-data';

import type { Neighbours } from '../../../lib/neighbour-row';
import { pool } from './pool.slice';
import { memberAddress, pageSize, type PoolChoice, queryOf } from './pool-choice';

/** Ids of one request; a multiple of the rows of a page. */
const partSize = 100;

/** The neighbours of a member in the list of an address; null while they load, and outside of that list. */
export function useNeighbours(choice: PoolChoice, id: PoolMember['id']): Neighbours | null {
  const { locale } = useScreen();
  const part = Math.floor(((choice.page - 1) * pageSize) / partSize) + 1;
  const inputOf = (number: number) => queryOf(choice, locale, number, partSize);
  const { answer } = useRead(pool.calls.ids, inputOf(part));
  const at = answer?.ids.indexOf(id) ?? -1;
  const isFirst = at === 0 && part > 1;
  const isLast = answer !== null && at === answer.ids.length - 1 && part * partSize < answer.total;
  const besidePart = isFirst ? part - 1 : part + 1;
  const { answer: besideAnswer } = useRead(pool.calls.ids, isFirst || isLast ? inputOf(besidePart) : null);
  if (answer === null || at === -1) return null;

  const start = (part - 1) * partSize;
  const idAt = (index: number): number | undefined => {
    if (index < 0) return isFirst ? besideAnswer?.ids.at(-1) : undefined;
    if (index >= answer.ids.length) return isLast ? besideAnswer?.ids[0] : undefined;
    return answer.ids[index];
  };
  const addressAt = (index: number): string | null => {
    const neighbour = idAt(index);
    const page = Math.floor((start + index) / pageSize) + 1;
    return neighbour === undefined ? null : memberAddress(neighbour, { ...choice, page });
  };
  return { place: start + at + 1, total: answer.total, previous: addressAt(at - 1), next: addressAt(at + 1) };
}
