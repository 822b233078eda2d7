import { type AdminRow, useLateTexts, useNotices } from '@enlace/shared-admin';
import { eventPoolCalls } from '@enlace/shared-contract/orders';
import { subjectOf } from '@enlace/shared-data';
import { FormField, TextInput } from '@enlace/shared-ui';
import { FormDialog } from '@enlace/shared-ui/controls';
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
  const { showSuccess } = useNotices();
  const [name, setName] = useState(pool?.name ?? '');
  const [total, setTotal] = useState(pool === null ? '' : String(pool.total));
  const [isChecked, setChecked] = useState(false);
  const { start, status, error } = useDialogCall(`save pool ${pool?.id ?? `of ${event.id}`}`);
  const problemOf = (field: 'name' | 'total', value: string): string =>
    isChecked && value.trim() === '' ? t('pools.needed') : (error?.fields[field]?.[0] ?? '');
  const hasFieldErrors = Object.keys(error?.fields ?? {}).length > 0;

  const handleSubmit = () => {
    setChecked(true);
    if (name.trim() === '' || total.trim() === '') return;
    const call = pool === null ? eventPoolCalls.add : eventPoolCalls.edit;
    const params = { id: pool === null ? event.id : pool.id };
    const changes = [subjectOf('events', event.id), subjectOf('tickets')];
    start({ call, params, body: { name: name.trim(), total: total.trim() }, changes }, () => {
      showSuccess(t('pools.saved'));
      onDone();
      onClose();
    });
  };
  return (
    <FormDialog
      title={pool === null ? t('pools.add') : t('pools.edit', { name: pool.name })}
      closeLabel={t('pools.close')}
      submitLabel={t('pools.save')}
      isLoading={status === 'pending'}
      failure={error !== null && !hasFieldErrors ? error.message || t('pools.failed') : null}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <FormField label={t('pools.name')} isRequired error={problemOf('name', name)}>
        <TextInput autoComplete="off" maxLength={120} value={name} onChange={({ target }) => setName(target.value)} />
      </FormField>
      <FormField label={t('pools.total')} hint={t('pools.totalHint')} isRequired error={problemOf('total', total)}>
        <TextInput inputMode="numeric" maxLength={7} value={total} onChange={({ target }) => setTotal(target.value)} />
      </FormField>
    </FormDialog>
  );
}
