import { deletionsSchema, historyCalls } from '@enlace/shared-contract/admin';
import { subjectOf } from '@enlace/shared-data';
import { useFormats } from '@enlace/shared-platform';
import { Suspense, useState } from 'react';

import type { OfficeCalls } from '../calls/office-calls';
import { removals } from '../calls/subjects';
import { useOfficeCall, useOfficeRead } from '../calls/use-office-calls';
import { useNotices } from '../frame/use-notices';
import { lazyPart } from '../lazy/lazy-part';
import { useAdminTexts } from '../texts';
import { useMinute } from './use-minute';

/** Comes with the question before a deletion; after a reload it is loaded alone. */
const UndoNotice = lazyPart(() =>
  import(/* webpackChunkName: "kit-delete" */ './undo-notice').then(({ UndoNotice: Notice }) => ({ default: Notice })),
);

export interface DeletionUndoProps {
  readonly calls: OfficeCalls;
  /** Names of the resources whose deletions are shown here. */
  readonly resources: readonly string[];
  /** Called when a row was restored. Lists and records of its resource reload by themselves. */
  readonly onUndone?: () => void;
}

/** The user's last deletion in some resources, while the server can undo it; also after a reload. */
export function DeletionUndo({ calls, resources, onUndone }: DeletionUndoProps) {
  const t = useAdminTexts();
  const formats = useFormats();
  const { showSuccess, showFailure } = useNotices();
  const question = { call: historyCalls.getRemovals, query: {}, shows: [removals] };
  const { data } = useOfficeRead(calls, question, deletionsSchema);
  const undo = useOfficeCall(calls, `undo ${resources.join()}`);
  const [hiddenIds, setHiddenIds] = useState<readonly number[]>([]);
  const now = useMinute();
  const ownRemovals = (data?.data ?? []).filter(
    ({ id, resource, until }) => resources.includes(resource) && !hiddenIds.includes(id) && Date.parse(until) > now,
  );
  const [last] = ownRemovals;

  const handleUndo = (id: number) => {
    const changes = [removals, ...resources.map((resource) => subjectOf(resource))];
    undo.run({ call: historyCalls.undoRemoval, params: { id }, changes }).then(
      () => {
        showSuccess(t('undo.done'));
        onUndone?.();
      },
      (error: unknown) => showFailure(error, t('undo.failed')),
    );
  };

  if (last === undefined) return null;
  const text = t('undo.removed', { name: last.label, until: formats.date(last.until, { timeStyle: 'short' }) });
  return (
    <Suspense fallback={null}>
      <UndoNotice
        text={ownRemovals.length > 1 ? `${text} ${t('undo.more', { count: ownRemovals.length - 1 })}` : text}
        isUndoing={undo.status === 'pending'}
        onUndo={() => handleUndo(last.id)}
        onHide={() => setHiddenIds(ownRemovals.map(({ id }) => id))}
      />
    </Suspense>
  );
}
