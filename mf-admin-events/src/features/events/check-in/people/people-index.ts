import { foldText } from '@enlace/shared-contract/text';
import type { checkInPeopleSchema } from '@enlace/shared-contract/attendees';
import type * as z from 'zod/mini';

export type ListedPerson = z.infer<typeof checkInPeopleSchema>['data'][number];

/** Rows on a page of the download. */
export const indexPageSize = 100;
const mostHits = 25;

/** Downloads all people of a list, page by page. The result stays in memory: names are not stored on the device. */
export async function loadIndex(
  ask: (page: number) => Promise<z.infer<typeof checkInPeopleSchema>>,
): Promise<readonly ListedPerson[]> {
  const people = new Map<number, ListedPerson>();
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    const { data, meta } = await ask(page);
    for (const person of data) people.set(person.id, person);
    pageCount = Math.ceil(meta.total / indexPageSize);
  }
  return [...people.values()];
}

/** People whose name or e-mail address has all words, without regard to accents and case. */
export function searchIndex(people: readonly ListedPerson[], search: string): readonly ListedPerson[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return people
    .filter(({ first_name, last_name, email }) => {
      const text = foldText(`${first_name} ${last_name} ${email}`);
      return words.every((word) => text.includes(word));
    })
    .slice(0, mostHits);
}
