import { styled, useTexts } from '@enlace/shared-platform';
import { FormField, Text } from '@enlace/shared-ui';
import { Combobox } from '@enlace/shared-ui/controls';
import { useRef, useState } from 'react';

import { PagePart } from '../../../lib/page-part';
import { Report } from '../talent-pool.styles';
import { poolTexts } from '../texts';
import { BlockDialog, type BlockDialogProps } from './block-dialog';
import { BlockedRow } from './blocked-row';
import { List } from './company-list.styles';
import type { Company } from './company-name';
import { useCompanySearch } from './use-company-search';

/** Companies that never see the user. Each change is stored at once. */
export function BlockedPart({ companies }: { readonly companies: readonly Company[] }) {
  const t = useTexts(poolTexts);
  const search = useCompanySearch(companies);
  const [company, setCompany] = useState<BlockDialogProps['company'] | null>(null);
  const [note, setNote] = useState('');
  const noteLine = useRef<HTMLParagraphElement>(null);
  return (
    <PagePart id="blocked-companies" title={t('blocked.title')}>
      <Text tone="soft">{t('blocked.lead')}</Text>
      <Wide>
        <FormField label={t('blocked.add')}>
          <Combobox
            label={t('blocked.add')}
            placeholder={t('blocked.search')}
            value={null}
            search={search}
            onChange={(option) => {
              if (option !== null) setCompany({ id: Number(option.value), name: option.label });
            }}
          />
        </FormField>
      </Wide>
      <Report ref={noteLine}>{note}</Report>
      {companies.length === 0 ? (
        <Text>{t('blocked.none')}</Text>
      ) : (
        <List aria-labelledby="blocked-companies">
          {companies.map((one) => (
            <BlockedRow
              key={one.id}
              company={one}
              onUnblocked={() => {
                setNote(t('blocked.unblocked', { company: one.name }));
                // The button is gone with its row.
                noteLine.current?.focus();
              }}
            />
          ))}
        </List>
      )}
      {company !== null && (
        <BlockDialog
          company={company}
          onClose={() => setCompany(null)}
          onBlocked={() => {
            setCompany(null);
            setNote(t('blocked.done', { company: company.name }));
          }}
        />
      )}
    </PagePart>
  );
}

const Wide = styled.div`
  width: 100%;
`;
