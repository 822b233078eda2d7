import { readCopiedList } from '../../../parts/read-list.mjs';
import { Rows } from '../../../parts/rows';

export const dynamicParams = false;

export function generateStaticParams() {
  return ['news', 'chapters', 'jobs'].map((list) => ({ list }));
}

export default async function Page({ params }) {
  const { list } = await params;
  return (
    <>
      <h1>All {list}</h1>
      <Rows rows={await readCopiedList(list)} list={list} />
    </>
  );
}
