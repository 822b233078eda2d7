import { ScreenHead } from '@enlace/shared-admin';
import { mayCall } from '@enlace/shared-contract/access';
import { indexKinds, toolCalls } from '@enlace/shared-contract/site';
import { defineScreen, useList, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Stack } from '@enlace/shared-ui';

import { choicesQuery, downloads, lookups } from './downloads';
import { FileCard } from './file-card';
import { downloadsTexts } from './texts';

function Downloads() {
  const t = useTexts(downloadsTexts);
  const { viewer } = useScreen();
  return (
    <>
      <ScreenHead title={t('title')} detail={t('lead')} />
      <Stack gap={24}>
        {mayCall(viewer, toolCalls.downloadLatinasDb.access) && <MembersFile />}
        {mayCall(viewer, toolCalls.downloadIndexCsv.access) && <IndexFile />}
      </Stack>
    </>
  );
}

function MembersFile() {
  const t = useTexts(downloadsTexts);
  const query = choicesQuery(useScreen().locale);
  const countries = useList(lookups.countries, query).rows;
  const chapters = useList(lookups.chapters, query).rows;
  const areas = useList(lookups.areas, query).rows;
  const levels = useList(lookups.seniorityLevels, query).rows;
  const optionsOf = (rows: readonly { readonly id: number; readonly name: string }[]) =>
    rows.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FileCard
      title={t('members.title')}
      lead={t('members.lead')}
      call={downloads.calls.members}
      fileName="members.csv"
      fields={[
        { name: 'search', label: t('search'), type: 'words' },
        {
          name: 'country_code',
          label: t('members.country_code'),
          type: 'choice',
          options: countries.map(({ code, name }) => ({ value: code, label: name })),
        },
        { name: 'chapter_id', label: t('members.chapter_id'), type: 'choice', options: optionsOf(chapters) },
        { name: 'area_id', label: t('members.area_id'), type: 'choice', options: optionsOf(areas) },
        { name: 'seniority_id', label: t('members.seniority_id'), type: 'choice', options: optionsOf(levels) },
        { name: 'created_at_from', label: t('members.created_at_from'), type: 'day' },
        { name: 'created_at_to', label: t('members.created_at_to'), type: 'day' },
      ]}
    />
  );
}

function IndexFile() {
  const t = useTexts(downloadsTexts);
  return (
    <FileCard
      title={t('index.title')}
      lead={t('index.lead')}
      call={downloads.calls.index}
      fileName="pages.csv"
      fields={[
        {
          name: 'kind',
          label: t('index.kind'),
          type: 'choice',
          options: indexKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
        },
        { name: 'search', label: t('search'), type: 'words' },
        { name: 'updated_at_from', label: t('index.updated_at_from'), type: 'day' },
        { name: 'updated_at_to', label: t('index.updated_at_to'), type: 'day' },
      ]}
    />
  );
}

export const screen = defineScreen({
  Component: Downloads,
  slices: [downloads, ...Object.values(lookups)],
  texts: [downloadsTexts],
  load: ({ locale, viewer }) =>
    mayCall(viewer, toolCalls.downloadLatinasDb.access)
      ? Object.values(lookups).map((handle) => handle.list(choicesQuery(locale)))
      : [],
});
