import { deletionsSchema, historyCalls } from '@enlace/shared-contract';
import { subjectOf } from '@enlace/shared-data';
import { useFormats } from '@enlace/shared-platform';
import { useState } from 'react';

import type { OfficeCalls } from '../calls/office-calls';
import { removals } from '../calls/subjects';
import { useOfficeCall, useOfficeRead } from '../calls/use-office-calls';
import { useNotices } from '../frame/use-notices';
import { useAdminTexts } from '../texts';
import { UndoNotice } from './undo-notice';
import { useMinute } from './use-minute';

export interface DeletionUndoProps {
  readonly calls: OfficeCalls;
  /** Names of the resources whose deletions are told here. */
  readonly resources: readonly string[];
  /** A row is back. Lists and records of its resource are read again by themselves. */
  readonly onUndone?: () => void;
}

/** One's own last deletion of some resources, as long as the server can undo it: after a reload, too. */
export function DeletionUndo({ calls, resources, onUndone }: DeletionUndoProps) {
  const t = useAdminTexts();
  const formats = useFormats();
  const { showSuccess, showFailure } = useNotices();
  const question = { call: historyCalls.getRemovals, query: {}, shows: [removals] };
  const { data } = useOfficeRead(calls, question, deletionsSchema);
  const undo = useOfficeCall(calls, `undo ${resources.join()}`);
  const [hidden, setHidden] = useState<readonly number[]>([]);
  const now = useMinute();
  const own = (data?.data ?? []).filter(
    ({ id, resource, until }) => resources.includes(resource) && !hidden.includes(id) && Date.parse(until) > now,
  );
  const [last] = own;

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
  const said = t('undo.removed', { name: last.label, until: formats.date(last.until, { timeStyle: 'short' }) });
  return (
    <UndoNotice
      text={own.length > 1 ? `${said} ${t('undo.more', { count: own.length - 1 })}` : said}
      isUndoing={undo.status === 'pending'}
      onUndo={() => handleUndo(last.id)}
      onHide={() => setHidden(own.map(({ id }) => id))}
    />
  );
}
