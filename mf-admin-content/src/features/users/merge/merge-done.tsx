import { MovedParts, useNotices } from '@enlace/shared-admin';
import type { Merge } from '@enlace/shared-contract/identity';
import { useCall } from '@enlace/shared-data';
import { styled, useFormats, useNavigate, useTexts } from '@enlace/shared-platform';
import { Button, ButtonLink, Cluster, theme } from '@enlace/shared-ui';
import { Card } from '@enlace/shared-ui/controls';
import { Suspense, useEffect, useEffectEvent } from 'react';

import { toolsTexts } from '../tools/texts';
import { useKeptReason } from '../use-kept-reason';
import { merging } from './merging';

/** The result of the merge, with undo for some minutes. */
export function MergeDone({ merge }: { readonly merge: Merge }) {
  const t = useTexts(toolsTexts);
  const formats = useFormats();
  const notices = useNotices();
  const navigate = useNavigate();
  const { clear: forgetMerge } = useCall(merging.calls.merge);
  const { status, error, start } = useCall(merging.calls.undo);
  const { drop } = useKeptReason('merge', `${merge.winner_id} ${merge.loser_id}`);
  const forgetReason = useEffectEvent(drop);
  useEffect(() => forgetReason(), []);
  const handleUndo = () =>
    start(merge.id, () => {
      forgetMerge();
      notices.showSuccess(t('merge.undone'));
      void navigate('/admin/users/duplicates');
    });
  return (
    <Sheet as="section" aria-live="polite">
      <h2>{t('merge.done', { count: merge.moved })}</h2>
      <Suspense fallback={null}>
        <MovedParts parts={merge.parts} />
      </Suspense>
      <p>{t('merge.until', { time: formats.date(merge.undo_until, { timeStyle: 'short' }) })}</p>
      {error !== null && <p role="alert">{error.message}</p>}
      <Cluster gap={12}>
        <ButtonLink to={`/admin/users/${merge.winner_id}`}>{t('merge.open')}</ButtonLink>
        <Button variant="secondary" isLoading={status === 'pending'} onClick={handleUndo}>
          {t('merge.undo')}
        </Button>
      </Cluster>
    </Sheet>
  );
}

const Sheet = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[12]};
  max-width: 42rem;
  > h2 {
    font: 600 1.125rem/1.4 ${theme.font.text};
  }
`;
