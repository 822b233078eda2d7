import {
  type AdminRow,
  PanelSearch,
  saveText,
  useLateTexts,
  useNotices,
  useOfficeCall,
  useOfficeRead,
  usePanelAddress,
} from '@enlace/shared-admin';
import {
  courseLearnerCalls,
  type Learner,
  learnerSorts,
  learnersSchema,
  learnerStates,
} from '@enlace/shared-contract/authoring';
import { styled, useFormats, useSearchParams } from '@enlace/shared-platform';
import { Button, EmptyState, ErrorState, Pagination, Stack, Text, theme } from '@enlace/shared-ui';
import { Tabs } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { LearnerDrawer } from './learner-drawer';
import { LearnersTable } from './learners-table';
import { learnersOf } from './subjects';
import { learnersTexts } from './texts';
import { Waivers } from './waivers';
import { browserZone } from '../../../lib/browser-zone';

const pageSize = 25;

/** Who learns in the course, how far, and what an author can grant or waive. The choice is in the address. */
export function Panel({ record }: { readonly record: AdminRow }) {
  const t = useLateTexts(learnersTexts);
  const { number } = useFormats();
  const { showFailure } = useNotices();
  const [params] = useSearchParams();
  const [learner, setLearner] = useState<Learner | null>(null);
  const state = learnerStates.find((name) => name === params.get('state')) ?? 'all';
  const sort = learnerSorts.find((name) => name === params.get('sort')) ?? 'seen_at';
  const direction = params.get('order') === 'asc' ? 'asc' : 'desc';
  const search = params.get('people') ?? '';
  const page = Math.max(Number(params.get('page')) || 1, 1);
  const { addressOf, open } = usePanelAddress('learners', { state, people: search, sort, order: direction });
  const filter = { ...(state === 'all' ? {} : { state }), ...(search === '' ? {} : { search }) };
  const { data, status, error, again } = useOfficeRead(
    admin.calls,
    {
      call: courseLearnerCalls.listLearners,
      params: { id: record.id },
      query: { ...filter, sort, direction, page, per_page: pageSize },
      shows: [learnersOf(record.id)],
    },
    learnersSchema,
  );
  const file = useOfficeCall(admin.calls, `progress of course ${record.id}`);
  const download = async () => {
    try {
      const call = courseLearnerCalls.downloadProgress;
      const text = String(await file.run({ call, params: { id: record.id }, query: { ...filter, tz: browserZone() } }));
      // Spreadsheets read accents only with a byte order mark, which is lost when an answer is read as text.
      saveText(text.startsWith('\uFEFF') ? text : `\uFEFF${text}`, `course-${record.id}-progress.csv`);
    } catch (failure) {
      showFailure(failure, t('fileFailed'));
    }
  };
  const total = data?.meta.total ?? 0;
  const list = (
    <Stack gap={16}>
      {state === 'stalled' && (
        <Text size="small" tone="soft">
          {t('stalledHint')}
        </Text>
      )}
      {status === 'rejected' && data === null && <ErrorState onRetry={again}>{error?.message}</ErrorState>}
      {data?.data.length === 0 && (
        <EmptyState
          title={t(search === '' && state === 'all' ? 'none' : 'noMatch')}
          action={
            search !== '' && (
              <Button variant="secondary" onClick={() => open({ people: '' })}>
                {t('clear')}
              </Button>
            )
          }
        >
          {search === '' && state === 'all' ? t('noneHint') : null}
        </EmptyState>
      )}
      {data?.data.length !== 0 && !(status === 'rejected' && data === null) && (
        <LearnersTable
          rows={data?.data ?? []}
          lessonsCount={data?.meta.lessons_count ?? 0}
          isLoading={data === null}
          sort={{
            field: sort,
            order: direction,
            href: (field, order) => addressOf({ sort: field, order }),
          }}
          onOpen={setLearner}
        />
      )}
      <Pagination page={page} pageCount={Math.ceil(total / pageSize)} href={(next) => addressOf({ page: next })} />
    </Stack>
  );
  return (
    <Stack gap={24}>
      <Tools>
        <PanelSearch name="people" label={t('search')} value={search} onSearch={(people) => open({ people })} />
        <Button
          variant="secondary"
          iconBefore="download"
          isLoading={file.status === 'pending'}
          onClick={() => void download()}
        >
          {t('file')}
        </Button>
      </Tools>
      <Tabs
        label={t('statesLabel')}
        selectedId={state}
        onSelect={(id) => open({ state: id })}
        tabs={learnerStates.map((id) => ({
          id,
          label: t(`states.${id}`, { count: number(data?.meta.states[id] ?? 0) }),
          content: id === state && list,
        }))}
      />
      <Waivers courseId={record.id} />
      {learner !== null && <LearnerDrawer courseId={record.id} learner={learner} onClose={() => setLearner(null)} />}
    </Stack>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]} ${theme.space[16]};
  align-items: center;
  justify-content: space-between;
`;
