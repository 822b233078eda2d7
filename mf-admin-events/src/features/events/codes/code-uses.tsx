import { useLateTexts } from '@enlace/shared-admin';
import { codeScopes } from '@enlace/shared-contract/orders';
import { FormField, TextInput } from '@enlace/shared-ui';
import { Checkbox, RadioGroup } from '@enlace/shared-ui/controls';

import { type CodeForm, usesOf } from './code-form';
import { codesTexts } from './texts';

export interface CodeUsesProps {
  readonly form: CodeForm;
  readonly isMany: boolean;
  readonly problem: (name: string) => string;
  readonly onChange: (change: Partial<CodeForm>) => void;
}

/** What a code counts for, and how often. No limit is a choice of its own. */
export function CodeUses({ form, isMany, problem, onChange }: CodeUsesProps) {
  const t = useLateTexts(codesTexts);
  return (
    <>
      <FormField isGroup label={t('scope')} error={problem('scope')}>
        <RadioGroup
          isRow
          value={form.scope}
          options={codeScopes.map((value) => ({ value, label: t(`scopes.${value}`) }))}
          onChange={(value) => onChange({ scope: codeScopes.find((scope) => scope === value) ?? 'ticket' })}
        />
      </FormField>
      {!form.isUnlimited && (
        <FormField
          label={t('maxUses')}
          hint={t(isMany ? 'usesOfEach' : 'usesHint')}
          isRequired
          error={problem('max_uses')}
        >
          <TextInput
            inputMode="numeric"
            maxLength={7}
            value={usesOf(form, isMany)}
            onChange={({ target }) => onChange({ max_uses: target.value })}
          />
        </FormField>
      )}
      <Checkbox checked={form.isUnlimited} onChange={({ target }) => onChange({ isUnlimited: target.checked })}>
        {t('noLimit')}
      </Checkbox>
    </>
  );
}
