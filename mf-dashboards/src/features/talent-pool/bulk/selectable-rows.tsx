import type { PoolMember, TalentPool } from '@enlace/shared-contract/talent-pool';
import { useTexts } from '@enlace/shared-platform';
import { Stack } from '@enlace/shared-ui';
import { Checkbox } from '@enlace/shared-ui/controls';
import { type ReactNode, useState } from 'react';

import { talentTexts } from '../../../lib/talent/texts';
import type { RowSelection } from '../list/pool-row';
import type { OwnCompanies } from '../state/own-companies';
import type { PoolChoice } from '../state/pool-choice';
import { BulkBar } from './bulk-bar';
import { emptySelection, isSelected, selectionOf, sizeOf, targetOf, withMembers } from './member-selection';
import { PoolMembersDialog } from './pool-members-dialog';
import { TagDialog } from './tag-dialog';

/** What a recruiter can do with members of the list. */
interface PoolWork {
  /** The chosen pool; null for all members. */
  readonly pool: TalentPool | null;
  readonly pools: readonly TalentPool[];
  readonly companies: OwnCompanies;
  /** Missing for viewers without a company. */
  readonly onSaveFilters: (() => void) | undefined;
}

export interface PoolWorkProps {
  readonly work: PoolWork;
}

export interface SelectableRowsProps extends PoolWorkProps {
  readonly choice: PoolChoice;
  readonly rows: readonly PoolMember[];
  /** Members of the filters. */
  readonly total: number;
  /** The rows; the function returns the selection of a member. */
  readonly children: (selectionOfRow: (id: PoolMember['id']) => RowSelection | undefined) => ReactNode;
}

interface OpenDialog {
  readonly kind: 'toPool' | 'fromPool' | 'tag';
  /** When it was opened, in milliseconds. */
  readonly visit: number;
}

/** Members that can be selected, with what can be done with the selected ones. */
export function SelectableRows({ choice, rows, total, work, children }: SelectableRowsProps) {
  const t = useTexts(talentTexts);
  const [lastSelection, setSelection] = useState(() => emptySelection(choice));
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { pool, companies } = work;
  const openPools = work.pools.filter(({ kind, can_edit: canEdit }) => kind === 'static' && canEdit);
  const hasCompany = (companies.rows?.length ?? 0) > 0;
  if (!hasCompany && openPools.length === 0) return children(() => undefined);
  const selection = selectionOf(lastSelection, choice);
  const clear = () => setSelection(emptySelection(choice));
  const open = (kind: OpenDialog['kind']) => () => setDialog({ kind, visit: Date.now() });
  const pageIds = rows.map(({ id }) => id);
  const selectedIds = pageIds.filter((id) => isSelected(selection, id));
  const count = sizeOf(selection, total);
  const canLeave = pool !== null && pool.kind === 'static' && pool.can_edit;
  const props = {
    selection: targetOf(selection, choice),
    visit: dialog?.visit ?? 0,
    onClose: () => setDialog(null),
    onDone: clear,
  };
  return (
    <Stack gap={16}>
      <Checkbox
        checked={selectedIds.length === pageIds.length}
        isIndeterminate={selectedIds.length > 0 && selectedIds.length < pageIds.length}
        onChange={({ target }) => setSelection(withMembers(selection, pageIds, target.checked))}
      >
        {t('bulk.selectPage')}
      </Checkbox>
      {children((id) => ({
        isSelected: isSelected(selection, id),
        onChange: (isChosen) => setSelection(withMembers(selection, [id], isChosen)),
      }))}
      {count > 0 && (
        <BulkBar
          count={count}
          total={total}
          isAll={selection.isAll}
          onAll={() => setSelection({ ...selection, isAll: true, ids: new Set() })}
          onClear={clear}
          onPool={open('toPool')}
          onLeave={canLeave ? open('fromPool') : undefined}
          onTag={hasCompany ? open('tag') : undefined}
        />
      )}
      {dialog?.kind === 'tag' && <TagDialog {...props} companies={companies} />}
      {(dialog?.kind === 'toPool' || dialog?.kind === 'fromPool') && (
        <PoolMembersDialog {...props} pools={openPools} leftPool={dialog.kind === 'fromPool' ? pool : null} />
      )}
    </Stack>
  );
}
