import { formStates, inboxCalls } from '@enlace/shared-contract';
import { useSelector, useTexts } from '@enlace/shared-platform';
import { Button, Select } from '@enlace/shared-ui';

import { useWork } from '../state/inbox-entry';
import { assignees } from '../state/inbox-lists';
import { inboxTexts } from '../texts';
import { Chosen } from './inbox-list.styles';

export interface SelectionBarProps {
  readonly selected: ReadonlySet<number>;
  readonly onClear: () => void;
}

/** What can be done with several entries at once. */
export function SelectionBar({ selected, onClear }: SelectionBarProps) {
  const t = useTexts(inboxTexts);
  const people = useSelector(assignees.select).data ?? [];
  const bulk = useWork('bulk');
  const isWaiting = bulk.status === 'pending';
  const start = (change: Readonly<Record<string, unknown>>) =>
    bulk.start({ call: inboxCalls.changeEntries, body: { ids: [...selected], ...change } });
  return (
    <Chosen role="group" aria-busy={isWaiting}>
      <strong role="status">{t('selected', { count: selected.size })}</strong>
      <Select
        aria-label={t('setState')}
        placeholder={t('setState')}
        isDisabled={isWaiting}
        value=""
        options={formStates.map((state) => ({ value: state, label: t(`state.${state}`) }))}
        onChange={(event) => start({ state: event.target.value })}
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
          start({ assignee_id: event.target.value === 'nobody' ? null : Number(event.target.value) })
        }
      />
      <Button size="small" variant="ghost" iconBefore="close" onClick={onClear}>
        {t('deselect')}
      </Button>
    </Chosen>
  );
}
