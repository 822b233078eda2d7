import { searchRows } from '@enlace/shared-admin';
import { users, type UserRecord } from '@enlace/shared-contract';
import { useStore, useTexts } from '@enlace/shared-platform';
import { FormField } from '@enlace/shared-ui';
import { Combobox, type PickerOption } from '@enlace/shared-ui/controls';
import { useCallback } from 'react';

import { handleOf } from '../../../lib/handle-of';
import { toolsTexts } from '../tools/texts';

export interface UserPickerProps {
  readonly label: string;
  readonly chosenUser: UserRecord | null;
  /** Reason why no account can be selected; empty for none. */
  readonly error: string;
  readonly onChange: (id: number | null) => void;
}

/** Selects an account by name or e-mail address. */
export function UserPicker({ label, chosenUser, error, onChange }: UserPickerProps) {
  const t = useTexts(toolsTexts);
  const store = useStore();
  const search = useCallback(
    async (text: string, signal: AbortSignal): Promise<readonly PickerOption[]> => {
      const query = { page: 1, per_page: 8, sort: 'name', search: text };
      const rows = await searchRows(store, handleOf(users), query, signal);
      return rows.map(({ id, name, email }) => ({ value: id, label: name, detail: email }));
    },
    [store],
  );
  return (
    <FormField label={label} hint={chosenUser?.email} error={error}>
      <Combobox
        label={label}
        placeholder={t('merge.choose')}
        value={chosenUser === null ? null : { value: chosenUser.id, label: chosenUser.name }}
        search={search}
        onChange={(option) => onChange(option === null ? null : Number(option.value))}
      />
    </FormField>
  );
}
