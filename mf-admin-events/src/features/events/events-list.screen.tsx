import { defineScreen, useList, useReload, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { EmptyState, ErrorState, Link, PageHeader, Pagination, Stack, Text } from '@enlace/shared-ui';

import { texts } from '../../texts';
import { chapters } from './chapters.slice';
import { EventsFilter } from './events-filter';
import { EventsTable } from './events-table';
import { events } from './events.slice';
import { chaptersQuery, choiceOf, eventsQuery, isNarrowed, pageSize, pathOf, type ListChoice } from './list-choice';

export const screen = defineScreen({
  Component: EventsList,
  load: ({ search, locale }) => [
    events.list(eventsQuery(choiceOf(search), locale)),
    chapters.list(chaptersQuery(locale)),
  ],
});

function EventsList() {
  const t = useTexts(texts);
  const { search, locale } = useScreen();
  const reload = useReload();
  const choice = choiceOf(search);
  const query = eventsQuery(choice, locale);
  const list = useList(events, query);
  const total = list.meta?.total;
  return (
    <>
      <PageHeader title={t('list.title')} lead={t('list.lead')} size="h2" />
      <Stack gap={24}>
        <EventsFilter choice={choice} />
        <Text size="small" tone="soft" role="status">
          {list.status !== 'rejected' && (total === undefined ? t('list.loading') : t('list.count', { count: total }))}
        </Text>
        {list.status === 'rejected' ? (
          <ListFailed message={list.failure?.message ?? ''} onRetry={() => reload([events.list(query)])} />
        ) : (
          <EventsTable
            rows={list.rows}
            choice={choice}
            isLoading={list.status !== 'fulfilled'}
            empty={<NoEvents choice={choice} />}
          />
        )}
        <Pagination
          page={choice.page}
          pageCount={Math.ceil((total ?? 0) / pageSize)}
          href={(page) => pathOf({ ...choice, page })}
        />
      </Stack>
    </>
  );
}

function ListFailed({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) {
  return message === '' ? <ErrorState onRetry={onRetry} /> : <ErrorState onRetry={onRetry}>{message}</ErrorState>;
}

function NoEvents({ choice }: { readonly choice: ListChoice }) {
  const t = useTexts(texts);
  if (!isNarrowed(choice)) return <EmptyState title={t('list.noneYet')}>{t('list.noneYetHint')}</EmptyState>;
  return (
    <EmptyState title={t('list.none')} action={<Link to="/admin/events">{t('list.clear')}</Link>}>
      {t('list.noneHint')}
    </EmptyState>
  );
}
