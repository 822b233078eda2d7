import { FormField, Stack } from '@enlace/shared-ui';
import { Checkbox } from '@enlace/shared-ui/controls';

export interface TicketChecksProps {
  readonly label: string;
  readonly hint: string;
  readonly error: string;
  readonly kinds: readonly { readonly id: number; readonly name: string }[];
  readonly chosenIds: readonly number[];
  readonly onChange: (ids: readonly number[]) => void;
}

/** Which tickets of the event something is for. */
export function TicketChecks({ label, hint, error, kinds, chosenIds, onChange }: TicketChecksProps) {
  return (
    <FormField isGroup label={label} hint={hint} error={error}>
      <Stack gap={8}>
        {kinds.map(({ id, name }) => (
          <Checkbox
            key={id}
            checked={chosenIds.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosenIds, id] : chosenIds.filter((chosenId) => chosenId !== id))
            }
          >
            {name}
          </Checkbox>
        ))}
      </Stack>
    </FormField>
  );
}
