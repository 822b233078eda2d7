import { abilitiesOf, type AdminRow, useLateTexts, useOfficeRead } from '@enlace/shared-admin';
import { tickets, ticketsSchema } from '@enlace/shared-contract/events';
import { subjectOf } from '@enlace/shared-data';
import { useNavigate, useSearchParams } from '@enlace/shared-platform';
import { EmptyState, ErrorState, FormField, Select, Skeleton, Stack } from '@enlace/shared-ui';

import { admin } from '../../../lib/admin';
import { QuestionBoard } from './question-board';
import { questionsTexts } from './texts';

const mostTickets = 100;

/** The questions of an event, or of one of its tickets, which is in the address. */
export function Panel({ record }: { readonly record: AdminRow }) {
  const t = useLateTexts(questionsTexts);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const query = { event_id: record.id, sort: 'position', order: 'asc', limit: mostTickets };
  const shows = [subjectOf('tickets'), subjectOf('events', record.id)];
  const question = { call: tickets.wire.list, query, shows };
  const { data, status, error, again } = useOfficeRead(admin.calls, question, ticketsSchema);
  const rows = data?.data ?? [];
  const chosenTicket = rows.find(({ id }) => id === Number(params.get('ticket'))) ?? null;
  if (status === 'rejected' && data === null) return <ErrorState onRetry={again}>{error?.message}</ErrorState>;
  if (data === null) return <Skeleton lines={4} />;
  if (rows.length === 0) return <EmptyState title={t('noTickets')}>{t('noTicketsHint')}</EmptyState>;
  const openTicket = (id: string) =>
    void navigate(
      { search: `?panel=questions${id === '' ? '' : `&ticket=${id}`}` },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Stack gap={16}>
      {rows.length > 1 && (
        <FormField label={t('ticket')}>
          <Select
            value={String(chosenTicket?.id ?? '')}
            options={[
              { value: '', label: t('allTickets') },
              ...rows.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={({ target }) => openTicket(target.value)}
          />
        </FormField>
      )}
      <QuestionBoard
        eventId={record.id}
        tickets={rows}
        ticketId={chosenTicket?.id ?? null}
        mayEdit={abilitiesOf(record).edit}
      />
    </Stack>
  );
}
