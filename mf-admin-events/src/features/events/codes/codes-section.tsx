import { abilitiesOf, type AdminRow, useLateTexts, useOfficeRead } from '@enlace/shared-admin';
import { eventCodeCalls, eventCodesSchema } from '@enlace/shared-contract';
import { subjectOf } from '@enlace/shared-data';
import { useNavigate, useSearchParams } from '@enlace/shared-platform';
import {
  Button,
  Cluster,
  EmptyState,
  ErrorState,
  Heading,
  Pagination,
  SearchInput,
  Stack,
  Text,
} from '@enlace/shared-ui';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { CodeDialog } from './code-dialog';
import { CodesTable } from './codes-table';
import type { EventCode } from './event-code';
import { RemoveCode } from './remove-code';
import { codesTexts } from './texts';

const pageSize = 25;

/** Dialogs of the section: a code to change, a new one, many new ones. */
type Draft = EventCode | 'one' | 'many';

/** The codes of an event. Search and page are in the address. */
export function CodesSection({ event }: { readonly event: AdminRow }) {
  const t = useLateTexts(codesTexts);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [removing, setRemoving] = useState<EventCode | null>(null);
  const search = params.get('code') ?? '';
  const page = Math.max(Number(params.get('codes')) || 1, 1);
  const query = { page, per_page: pageSize, ...(search === '' ? {} : { search }) };
  const shows = [subjectOf('events', event.id)];
  const { data, status, error, again } = useOfficeRead(
    admin.calls,
    { call: eventCodeCalls.list, params: { id: event.id }, query, shows },
    eventCodesSchema,
  );
  const rows = data?.data ?? [];
  const mayEdit = abilitiesOf(event).edit;

  const addressOf = (choice: Readonly<Record<string, string | number>>): string => {
    const next = new URLSearchParams({ panel: 'tickets', code: search });
    for (const [name, value] of Object.entries(choice)) next.set(name, String(value));
    for (const [name, value] of [...next]) if (value === '') next.delete(name);
    return `?${next.toString()}`;
  };
  const find = (code: string) =>
    void navigate({ search: addressOf({ code }) }, { replace: true, preventScrollReset: true });
  const isEmpty = data !== null && rows.length === 0;

  return (
    <Stack as="section" gap={16} aria-labelledby="event-codes">
      <Stack gap={4}>
        <Heading level={2} size="h4" id="event-codes">
          {t('title')}
        </Heading>
        <Text tone="soft">{t('hint')}</Text>
      </Stack>
      <Cluster>
        <form
          role="search"
          key={search}
          onSubmit={(submit) => {
            submit.preventDefault();
            find(String(new FormData(submit.currentTarget).get('code') ?? '').trim());
          }}
        >
          <SearchInput
            label={t('search')}
            placeholder={t('search')}
            name="code"
            maxLength={100}
            defaultValue={search}
          />
        </form>
        {mayEdit && (
          <>
            <Button iconBefore="plus" variant="secondary" onClick={() => setDraft('one')}>
              {t('add')}
            </Button>
            <Button variant="ghost" onClick={() => setDraft('many')}>
              {t('addMany')}
            </Button>
          </>
        )}
      </Cluster>
      {status === 'rejected' && data === null && <ErrorState onRetry={again}>{error?.message}</ErrorState>}
      {isEmpty && search === '' && <EmptyState title={t('none')} />}
      {isEmpty && search !== '' && (
        <EmptyState
          title={t('noneFound')}
          action={
            <Button variant="secondary" onClick={() => find('')}>
              {t('clear')}
            </Button>
          }
        />
      )}
      {(rows.length > 0 || (data === null && status !== 'rejected')) && (
        <CodesTable
          rows={rows}
          event={event}
          isLoading={data === null}
          mayEdit={mayEdit}
          onEdit={setDraft}
          onRemove={setRemoving}
        />
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil((data?.meta.total ?? 0) / pageSize)}
        href={(next) => addressOf({ codes: next })}
      />
      {draft !== null && (
        <CodeDialog
          event={event}
          code={typeof draft === 'string' ? null : draft}
          isMany={draft === 'many'}
          onClose={() => setDraft(null)}
          onDone={again}
        />
      )}
      {removing !== null && <RemoveCode code={removing} onClose={() => setRemoving(null)} onDone={again} />}
    </Stack>
  );
}
