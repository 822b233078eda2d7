import type { TalentPool, TalentPoolFilters } from '@enlace/shared-contract/talent-pool';
import { noticeShown, useCall } from '@enlace/shared-data';
import { useDispatch, useTexts } from '@enlace/shared-platform';
import { FormField, Select, Text, TextInput } from '@enlace/shared-ui';
import { FormDialog, Textarea } from '@enlace/shared-ui/controls';
import { useEffect, useState } from 'react';

import { talent } from '../../../lib/talent/talent.slice';
import { talentTexts } from '../../../lib/talent/texts';
import { CompanyField } from '../contact/company-field';
import type { OwnCompanies } from '../state/own-companies';
import { useOwnCompany } from '../state/use-own-company';
import { poolTexts } from '../texts';

/** A new pool by hand, a new one with filters, or the pool that is changed. */
export type PoolTask =
  | { readonly kind: 'static' }
  | {
      readonly kind: 'smart';
      readonly filters: TalentPoolFilters;
      /** Smart pools whose filters can be replaced. */
      readonly pools: readonly TalentPool[];
    }
  | { readonly kind: 'edit'; readonly pool: TalentPool };

export interface PoolDialogProps {
  readonly task: PoolTask;
  readonly companies: OwnCompanies;
  readonly onDone: (pool: TalentPool) => void;
  readonly onClose: () => void;
}

const titles = { static: 'pools.addTitle', smart: 'pools.smartTitle', edit: 'pools.edit' } as const;

/** Adds or changes a pool. The words stay when the API refuses them. */
export function PoolDialog({ task, companies, onDone, onClose }: PoolDialogProps) {
  const t = useTexts(talentTexts);
  const p = useTexts(poolTexts);
  const dispatch = useDispatch();
  const [replacedId, setReplacedId] = useState('');
  const replacedPool = task.kind === 'smart' ? task.pools.find(({ id }) => String(id) === replacedId) : undefined;
  const editedPool = task.kind === 'edit' ? task.pool : (replacedPool ?? null);
  const addition = useCall(talent.calls.addPool, 'add pool');
  const change = useCall(talent.calls.editPool, 'edit pool');
  const { status, error, clear } = editedPool === null ? addition : change;
  const [name, setName] = useState(task.kind === 'edit' ? task.pool.name : '');
  const [description, setDescription] = useState(task.kind === 'edit' ? (task.pool.description ?? '') : '');
  const { companyId, setCompanyId } = useOwnCompany(companies);
  const [isChecked, setChecked] = useState(false);
  // An error of the last time is not one of this time.
  useEffect(() => clear(), [clear]);

  const save = async () => {
    const words = { name: name.trim(), description: description.trim() };
    if (replacedPool !== undefined && task.kind === 'smart')
      return change.run({ id: replacedPool.id, filters: task.filters });
    if (editedPool !== null) return change.run({ id: editedPool.id, ...words });
    if (companyId === null || task.kind === 'edit') return null;
    const filters = task.kind === 'smart' ? { filters: task.filters } : {};
    return addition.run({ company_id: companyId, kind: task.kind, ...words, ...filters });
  };
  const handleSubmit = async () => {
    setChecked(true);
    if (replacedPool === undefined && name.trim() === '') return;
    try {
      const pool = await save();
      if (pool === null) return;
      const text = editedPool === null ? t('pools.added', { name: pool.name }) : t('pools.edited');
      dispatch(noticeShown({ kind: 'success', text }));
      onDone(pool);
      onClose();
    } catch {
      // The state of the call has the error.
    }
  };
  const fieldError = (field: string) => error?.fields[field]?.[0] ?? '';
  const isOfField = ['name', 'description', 'company_id'].some((field) => fieldError(field) !== '');
  return (
    <FormDialog
      title={t(titles[task.kind])}
      isDismissible={status === 'pending' ? false : 'byKey'}
      closeLabel={t('cancel')}
      submitLabel={t('save')}
      isLoading={status === 'pending'}
      failure={error === null || isOfField ? null : fieldError('filters') || error.message || t('failed')}
      onSubmit={() => void handleSubmit()}
      onClose={onClose}
    >
      {task.kind !== 'edit' && (
        <Text size="small" tone="soft">
          {t(task.kind === 'smart' ? 'pools.smartHint' : 'pools.staticHint')}
        </Text>
      )}
      {task.kind === 'smart' && task.pools.length > 0 && (
        <FormField label={t('pools.saveAs')}>
          <Select
            options={[
              { value: '', label: t('pools.smartTitle') },
              ...task.pools.map((pool) => ({ value: String(pool.id), label: pool.name })),
            ]}
            value={replacedId}
            onChange={({ target }) => setReplacedId(target.value)}
          />
        </FormField>
      )}
      {replacedPool !== undefined && <Text size="small">{t('pools.replaceHint', { name: replacedPool.name })}</Text>}
      {replacedPool === undefined && (
        <>
          <FormField
            label={t('pools.name')}
            isRequired
            error={isChecked && name.trim() === '' ? t('pools.nameNeeded') : fieldError('name')}
          >
            <TextInput maxLength={80} value={name} onChange={({ target }) => setName(target.value)} />
          </FormField>
          <FormField label={t('pools.description')} error={fieldError('description')}>
            <Textarea
              rows={3}
              maxLength={500}
              value={description}
              onChange={({ target }) => setDescription(target.value)}
            />
          </FormField>
        </>
      )}
      {editedPool === null && (
        <CompanyField
          companies={companies}
          companyId={companyId}
          error={isChecked && companyId === null ? p('contact.companyNeeded') : fieldError('company_id')}
          onChange={setCompanyId}
        />
      )}
    </FormDialog>
  );
}
