import { readList } from '../../../parts/read-list.mjs';
import { Rows } from '../../../parts/rows';

export const dynamic = 'force-dynamic';

export default async function Page({ params }) {
  const { list } = await params;
  return (
    <>
      <h1>{list}</h1>
      <Rows rows={await readList(list)} list={list} />
    </>
  );
}
