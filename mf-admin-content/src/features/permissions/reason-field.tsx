import { saveRightsSchema } from '@enlace/shared-contract/identity';
import { limitsOf } from '@enlace/shared-contract/resources';
import { useTexts } from '@enlace/shared-platform';
import { FormField } from '@enlace/shared-ui';
import { Textarea } from '@enlace/shared-ui/controls';

import { permissionsTexts } from './texts';

export interface ReasonFieldProps {
  readonly value: string;
  readonly isMissing: boolean;
  readonly onChange: (value: string) => void;
}

/** The reason of a change of rights; the audit log contains it. */
export function ReasonField({ value, isMissing, onChange }: ReasonFieldProps) {
  const t = useTexts(permissionsTexts);
  return (
    <FormField
      label={t('save.reason')}
      hint={t('save.hint')}
      isRequired
      error={isMissing ? t('save.missing') : undefined}
    >
      <Textarea
        rows={2}
        maxLength={limitsOf(saveRightsSchema, 'reason').maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </FormField>
  );
}
