import type { AuditEntry } from '@enlace/shared-contract/admin';
import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

import { Entries } from '../history/entries.styles';
import { AuditItem } from './audit-item';
import { useAuditTexts } from './texts';
import type { LoadFieldTexts } from './use-field-labels';

export interface AuditEntriesProps {
  readonly entries: readonly AuditEntry[];
  /** A newer answer is loading. */
  readonly isBusy: boolean;
  /** The list shows one record, so its entries do not link to it. */
  readonly isOfRecord?: boolean;
  readonly loadFieldTexts: LoadFieldTexts;
}

/** Entries of the audit; each one opens its values and leads to its revision. */
export function AuditEntries({ entries, isBusy, isOfRecord = false, loadFieldTexts }: AuditEntriesProps) {
  const t = useAuditTexts();
  return (
    <List aria-label={t('list')} aria-busy={isBusy}>
      {entries.map((entry) => (
        <AuditItem key={entry.id} entry={entry} isOfRecord={isOfRecord} loadFieldTexts={loadFieldTexts} />
      ))}
    </List>
  );
}

const List = styled(Entries)`
  margin-bottom: ${theme.space[16]};
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;
