import { presenceCall } from '@enlace/shared-contract/admin';
import { buildTag, createFakeApi } from '@enlace/shared-testing';

import { tagsOffice } from '../tags-office';

export const { remote, pages } = tagsOffice();
export const inés = { id: 7, name: 'Inés Zúñiga' };
export const version = '2026-03-10T12:00:00.000Z';
export const abilities = { edit: true, remove: true };
export const later = '2026-03-10T12:40:00.000Z';

export function createApi() {
  const api = createFakeApi({ tags: [buildTag({ id: 4, name: 'Nube', updated_at: version })] });
  const present = { ...inés, avatar: null, state: 'editing', since: version };
  let answer: object = { data: [present], saved: null };
  let tag = 1;
  let release = (): void => undefined;
  // As the API: the first call is answered at once, the next ones wait for news.
  api.answer(presenceCall, ({ body }) => {
    const currentAnswer = { ...answer, tag: String(tag) };
    if (body?.['state'] !== 'left') release = api.hold(presenceCall);
    return currentAnswer;
  });
  return {
    api,
    report(next: object) {
      answer = next;
      tag += 1;
      release();
    },
    present,
  };
}
