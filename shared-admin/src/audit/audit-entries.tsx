import type { AuditEntry } from '@enlace/shared-contract/admin';
import type { LoadFieldTexts } from '@enlace/shared-data';
import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

import { Entries } from '../history/entries.styles';
import type { AuditLabels } from './audit-labels';
import { AuditItem } from './audit-item';
import { useAuditTexts } from './texts';

export interface AuditEntriesProps {
  readonly entries: readonly AuditEntry[];
  /** A newer answer is loading. */
  readonly isBusy: boolean;
  /** The list shows one record, so its entries do not link to it. */
  readonly isOfRecord?: boolean;
  readonly labels: AuditLabels;
  readonly loadFieldTexts: LoadFieldTexts;
}

/** Entries of the audit; each one opens its values and leads to its revision. */
export function AuditEntries({ entries, isBusy, isOfRecord = false, labels, loadFieldTexts }: AuditEntriesProps) {
  const t = useAuditTexts();
  return (
    <List aria-label={t('list')} aria-busy={isBusy}>
      {entries.map((entry) => (
        <AuditItem
          key={entry.id}
          entry={entry}
          isOfRecord={isOfRecord}
          labels={labels}
          loadFieldTexts={loadFieldTexts}
        />
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
