import type { UserRecord } from '@enlace/shared-contract/identity';
import { useTexts } from '@enlace/shared-platform';
import { FormField } from '@enlace/shared-ui';
import { Combobox } from '@enlace/shared-ui/controls';

import { useUserSearch } from '../../../lib/use-user-search';
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
  const search = useUserSearch();
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
