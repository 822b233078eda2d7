import { type AdminRow, CallFormDialog, useLateTexts } from '@enlace/shared-admin';
import { eventPoolCalls } from '@enlace/shared-contract/orders';
import { subjectOf } from '@enlace/shared-data';
import { FormField, TextInput } from '@enlace/shared-ui';
import { useState } from 'react';

import { useDialogCall } from '../../panel-parts/use-dialog-call';
import { boardTexts } from '../texts';
import type { EventPool } from './event-pool';

export interface PoolDialogProps {
  readonly event: AdminRow;
  /** The pool to change; null for a new one. */
  readonly pool: EventPool | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Adds or changes a pool. The server's errors are at the fields, and nothing typed is lost. */
export function PoolDialog({ event, pool, onClose, onDone }: PoolDialogProps) {
  const t = useLateTexts(boardTexts);
  const [name, setName] = useState(pool?.name ?? '');
  const [total, setTotal] = useState(pool === null ? '' : String(pool.total));
  const [isChecked, setChecked] = useState(false);
  const call = useDialogCall(`save pool ${pool?.id ?? `of ${event.id}`}`, { onDone, onClose });
  const problemOf = (field: 'name' | 'total', value: string): string =>
    isChecked && value.trim() === '' ? t('pools.needed') : call.errorOf(field);

  const handleSubmit = () => {
    setChecked(true);
    if (name.trim() === '' || total.trim() === '') return;
    const request = {
      call: pool === null ? eventPoolCalls.add : eventPoolCalls.edit,
      params: { id: pool === null ? event.id : pool.id },
      body: { name: name.trim(), total: total.trim() },
      changes: [subjectOf('events', event.id), subjectOf('tickets')],
    };
    call.start(request, () => call.finish(t('pools.saved')));
  };
  return (
    <CallFormDialog
      call={call}
      title={pool === null ? t('pools.add') : t('pools.edit', { name: pool.name })}
      closeLabel={t('pools.close')}
      submitLabel={t('pools.save')}
      failedText={t('pools.failed')}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <FormField label={t('pools.name')} isRequired error={problemOf('name', name)}>
        <TextInput autoComplete="off" maxLength={120} value={name} onChange={({ target }) => setName(target.value)} />
      </FormField>
      <FormField label={t('pools.total')} hint={t('pools.totalHint')} isRequired error={problemOf('total', total)}>
        <TextInput inputMode="numeric" maxLength={7} value={total} onChange={({ target }) => setTotal(target.value)} />
      </FormField>
    </CallFormDialog>
  );
}
