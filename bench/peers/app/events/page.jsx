import { readList } from '../../parts/read-list.mjs';
import { Filter, Rows } from '../../parts/rows';

export const dynamic = 'force-dynamic';

export default async function Page() {
  return (
    <>
      <h1>Events</h1>
      <Filter options={await readList('options')} />
      <Rows rows={await readList('events')} list="events" />
    </>
  );
}
