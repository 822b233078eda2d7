import { type AdminRow, PanelSearch, useLateTexts, useOfficeRead, usePanelAddress } from '@enlace/shared-admin';
import { type HandedInTask, taskReviewCalls, taskWorkListSchema } from '@enlace/shared-contract/authoring';
import { taskStates } from '@enlace/shared-contract/learning';
import { subjectOf } from '@enlace/shared-data';
import { styled, useFormats, useSearchParams } from '@enlace/shared-platform';
import {
  Badge,
  Button,
  Cluster,
  EmptyState,
  ErrorState,
  Pagination,
  Skeleton,
  Stack,
  Text,
  theme,
} from '@enlace/shared-ui';
import { Tabs } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { NameButton } from '../name-button';
import { TaskDrawer } from './task-drawer';
import { tasksTexts } from './texts';

const pageSize = 25;
const choices = ['all', ...taskStates] as const;
const tones = { handed_in: 'warning', returned: 'neutral', accepted: 'success' } as const;

const tasksOf = (courseId: number): string => subjectOf('course-tasks', courseId);

/** What learners of the course handed in: those that wait come first. The choice is in the address. */
export function Panel({ record }: { readonly record: AdminRow }) {
  const t = useLateTexts(tasksTexts);
  const { date, number } = useFormats();
  const [params] = useSearchParams();
  const [openTask, setOpenTask] = useState<HandedInTask | null>(null);
  const state = choices.find((name) => name === params.get('state')) ?? 'handed_in';
  const search = params.get('people') ?? '';
  const page = Math.max(Number(params.get('page')) || 1, 1);
  const { addressOf, open } = usePanelAddress('tasks', { state, people: search });
  const { data, status, error, again } = useOfficeRead(
    admin.calls,
    {
      call: taskReviewCalls.listTaskWork,
      params: { id: record.id },
      query: {
        ...(state === 'all' ? {} : { state }),
        ...(search === '' ? {} : { search }),
        page,
        per_page: pageSize,
      },
      shows: [tasksOf(record.id)],
    },
    taskWorkListSchema,
  );
  const states = data?.meta.states;
  const countOf = (name: (typeof choices)[number]): number =>
    name === 'all' ? taskStates.reduce((sum, one) => sum + (states?.[one] ?? 0), 0) : (states?.[name] ?? 0);
  const isUnused = search === '' && data !== null && countOf('all') === 0;
  const list = (
    <Stack gap={16}>
      {status === 'rejected' && data === null && <ErrorState onRetry={again}>{error?.message}</ErrorState>}
      {status !== 'rejected' && data === null && <Skeleton lines={6} />}
      {data?.data.length === 0 && (
        <EmptyState
          title={t(isUnused ? 'none' : 'noMatch')}
          action={
            search !== '' && (
              <Button variant="secondary" onClick={() => open({ people: '' })}>
                {t('clear')}
              </Button>
            )
          }
        >
          {isUnused ? t('noneHint') : null}
        </EmptyState>
      )}
      {data !== null && data.data.length > 0 && (
        <List>
          {data.data.map((task) => (
            <li key={task.id}>
              <NameButton
                type="button"
                aria-label={t('open', { name: task.user.name })}
                onClick={() => setOpenTask(task)}
              >
                {task.user.name}
              </NameButton>
              <Badge tone={tones[task.state]}>{t(`badges.${task.state}`)}</Badge>
              <Text size="small" tone="soft">
                {task.lesson.title} · {t('handedIn', { date: date(task.submitted_at, { dateStyle: 'medium' }) })}
              </Text>
            </li>
          ))}
        </List>
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil((data?.meta.total ?? 0) / pageSize)}
        href={(next) => addressOf({ page: next })}
      />
    </Stack>
  );
  return (
    <Stack gap={24}>
      <Cluster>
        <PanelSearch name="people" label={t('search')} value={search} onSearch={(people) => open({ people })} />
      </Cluster>
      <Tabs
        label={t('statesLabel')}
        selectedId={state}
        onSelect={(id) => open({ state: id })}
        tabs={choices.map((id) => ({
          id,
          label: t(`states.${id}`, { count: number(countOf(id)) }),
          content: id === state && list,
        }))}
      />
      {openTask !== null && (
        <TaskDrawer
          key={openTask.id}
          task={openTask}
          changes={[tasksOf(record.id)]}
          onClose={() => setOpenTask(null)}
        />
      )}
    </Stack>
  );
}

const List = styled.ul`
  display: grid;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[4]} ${theme.space[12]};
    align-items: center;
    padding-block: ${theme.space[12]};
    border-bottom: 1px solid ${theme.color.line};
  }
  li > :last-child {
    flex-basis: 100%;
  }
`;
