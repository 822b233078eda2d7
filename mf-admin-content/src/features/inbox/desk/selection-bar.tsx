import { useNotices } from '@enlace/shared-admin';
import { formStates, inboxChangeCap, type FormState } from '@enlace/shared-contract/forms';
import { useCall, useRunCall } from '@enlace/shared-data';
import { useFormats, useTexts } from '@enlace/shared-platform';
import { Button, Select } from '@enlace/shared-ui';

import { inbox, type WantedChange } from '../state/inbox';
import { useAssignees } from '../state/use-inbox';
import { inboxTexts } from '../texts';
import { Chosen } from './inbox-list.styles';

export interface SelectionBarProps {
  readonly selected: ReadonlySet<number>;
  /** Filters of the list when all matching entries are selected; null for single entries. */
  readonly filters: Readonly<Record<string, string>> | null;
  /** Number of matching entries. */
  readonly total: number;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
}

/** Operations for the selected entries. */
export function SelectionBar({ selected, filters, total, onSelectAll, onClear }: SelectionBarProps) {
  const t = useTexts(inboxTexts);
  const notices = useNotices();
  const formats = useFormats();
  const people = useAssignees();
  const { changeMany } = inbox.calls;
  const run = useRunCall();
  const isWaiting = useCall(changeMany).status === 'pending';
  const change = async (wantedChange: WantedChange) => {
    try {
      const result = await run(changeMany, {
        ...(filters === null ? { ids: [...selected] } : { filters }),
        ...wantedChange,
      });
      const parts = [
        t('changed.bulk', { count: result.changed }),
        ...(result.same === 0 ? [] : [t('changed.same', { count: result.same })]),
        ...(result.missing.length === 0 ? [] : [t('changed.missing', { count: result.missing.length })]),
      ];
      notices.showSuccess(parts.join(' '));
      onClear();
    } catch (error) {
      notices.showFailure(error, t('changed.failed'));
    }
  };
  return (
    <Chosen role="group" aria-busy={isWaiting}>
      <strong role="status">{t('selected', { count: filters === null ? selected.size : total })}</strong>
      {filters === null && total > selected.size && total <= inboxChangeCap && (
        <Button size="small" variant="ghost" onClick={onSelectAll}>
          {t('selectMatching', { total: formats.number(total) })}
        </Button>
      )}
      <Select
        aria-label={t('setState')}
        placeholder={t('setState')}
        isDisabled={isWaiting}
        value=""
        options={formStates.map((state) => ({ value: state, label: t(`state.${state}`) }))}
        onChange={(event) => void change({ state: event.target.value as FormState })}
      />
      <Select
        aria-label={t('giveTo')}
        placeholder={t('giveTo')}
        isDisabled={isWaiting}
        value=""
        options={[
          { value: 'nobody', label: t('nobody') },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(event) =>
          void change({ assignee_id: event.target.value === 'nobody' ? null : Number(event.target.value) })
        }
      />
      <Button size="small" variant="ghost" iconBefore="close" onClick={onClear}>
        {t('deselect')}
      </Button>
    </Chosen>
  );
}
