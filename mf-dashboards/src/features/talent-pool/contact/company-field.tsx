import { useTexts } from '@enlace/shared-platform';
import { Button, FormField, Select, Skeleton, Stack, Text } from '@enlace/shared-ui';

import { idOf } from '../../../lib/addresses';
import type { OwnCompanies } from '../state/own-companies';
import { poolTexts } from '../texts';

export interface CompanyFieldProps {
  readonly companies: OwnCompanies;
  readonly companyId: number | null;
  readonly error: string;
  readonly onChange: (companyId: number | null) => void;
}

/** The company of the message: the only one, or a choice. */
export function CompanyField({ companies, companyId, error, onChange }: CompanyFieldProps) {
  const t = useTexts(poolTexts);
  const { rows, hasFailed, retry } = companies;
  if (rows === null && hasFailed)
    return (
      <Stack gap={8} align="start" role="alert">
        <Text size="small">{t('contact.companiesFailed')}</Text>
        <Button size="small" variant="secondary" iconBefore="refresh" onClick={retry}>
          {t('retry')}
        </Button>
      </Stack>
    );
  if (rows === null) return <Skeleton height="2.75rem" />;
  return (
    <FormField label={t('contact.company')} isRequired error={error}>
      <Select
        {...(rows.length === 1 ? {} : { placeholder: t('contact.anyCompany') })}
        options={rows.map(({ id, name }) => ({ value: id, label: name }))}
        value={companyId ?? ''}
        onChange={({ target }) => onChange(idOf(target.value))}
      />
    </FormField>
  );
}
