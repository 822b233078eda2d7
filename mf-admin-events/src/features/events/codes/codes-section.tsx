import {
  abilitiesOf,
  type AdminRow,
  PanelSearch,
  useLateTexts,
  useOfficeRead,
  usePanelAddress,
} from '@enlace/shared-admin';
import { eventCodeCalls, eventCodesSchema } from '@enlace/shared-contract/orders';
import { subjectOf } from '@enlace/shared-data';
import { useSearchParams } from '@enlace/shared-platform';
import { Button, Cluster, Heading, Stack, Text } from '@enlace/shared-ui';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { pageSize, PanelRows } from '../panel-parts/panel-rows';
import { CodeDialog } from './code-dialog';
import { CodesBar } from './codes-bar';
import { CodesTable } from './codes-table';
import { type EventCode, factsOf } from './event-code';
import { RemoveCode } from './remove-code';
import { RemoveCodes } from './remove-codes';
import { codesTexts } from './texts';
import { useCodesFile } from './use-codes-file';

/** Dialogs of the section: a code to change, a new one, many new ones. */
type Draft = EventCode | 'one' | 'many';

/** The codes of an event. Search and page are in the address. */
export function CodesSection({ event }: { readonly event: AdminRow }) {
  const t = useLateTexts(codesTexts);
  const [params] = useSearchParams();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [removing, setRemoving] = useState<EventCode | null>(null);
  const [isRemovingMany, setRemovingMany] = useState(false);
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  const search = params.get('code') ?? '';
  const page = Math.max(Number(params.get('codes')) || 1, 1);
  const query = { page, per_page: pageSize, ...(search === '' ? {} : { search }) };
  const shows = [subjectOf('events', event.id)];
  const listRead = useOfficeRead(
    admin.calls,
    { call: eventCodeCalls.list, params: { id: event.id }, query, shows },
    eventCodesSchema,
  );
  const { data, again } = listRead;
  const rows = data?.data ?? [];
  const mayEdit = abilitiesOf(event).edit;

  const { addressOf, open } = usePanelAddress('tickets', { code: search });
  const file = useCodesFile({ id: event.id, slug: factsOf(event).slug }, search);
  // Only what the page shows is chosen.
  const shownIds = rows.map(({ id }) => id).filter((id) => chosenIds.has(id));

  return (
    <Stack as="section" gap={16} aria-labelledby="event-codes">
      <Stack gap={4}>
        <Heading level={2} size="h4" id="event-codes">
          {t('title')}
        </Heading>
        <Text tone="soft">{t('hint')}</Text>
      </Stack>
      <Cluster>
        <PanelSearch
          name="code"
          label={t('search')}
          value={search}
          maxLength={100}
          onSearch={(code) => open({ code })}
        />
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
        {rows.length > 0 && (
          <Button variant="ghost" iconBefore="download" isLoading={file.isLoading} onClick={() => void file.download()}>
            {t('download')}
          </Button>
        )}
      </Cluster>
      <PanelRows
        list={listRead}
        page={page}
        pageAddress={(next) => addressOf({ codes: next })}
        search={search}
        words={{ noneFound: t('noneFound'), clear: t('clear'), none: t('none') }}
        onClear={() => open({ code: '' })}
      >
        <CodesTable
          rows={rows}
          event={event}
          isLoading={data === null}
          mayEdit={mayEdit}
          chosenIds={chosenIds}
          onChoose={setChosenIds}
          onEdit={setDraft}
          onRemove={setRemoving}
        />
        {shownIds.length > 0 && (
          <CodesBar
            count={shownIds.length}
            onRemove={() => setRemovingMany(true)}
            onClear={() => setChosenIds(new Set())}
          />
        )}
      </PanelRows>
      {draft !== null && (
        <CodeDialog
          event={event}
          code={typeof draft === 'string' ? null : draft}
          isMany={draft === 'many'}
          onClose={() => setDraft(null)}
          onDone={again}
        />
      )}
      {isRemovingMany && (
        <RemoveCodes
          eventId={event.id}
          ids={shownIds}
          onClose={() => {
            setRemovingMany(false);
            setChosenIds(new Set());
          }}
          onDone={again}
        />
      )}
      {removing !== null && <RemoveCode code={removing} onClose={() => setRemoving(null)} onDone={again} />}
    </Stack>
  );
}
