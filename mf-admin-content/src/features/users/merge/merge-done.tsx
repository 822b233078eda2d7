import type { Merge } from '@enlace/shared-contract';
import { noticeShown, useReload } from '@enlace/shared-data';
import { styled, useDispatch, useFormats, useNavigate, useTexts } from '@enlace/shared-platform';
import { Button, ButtonLink, Card, Cluster, theme } from '@enlace/shared-ui';
import { useEffect, useEffectEvent } from 'react';

import { useCommand } from '../../../lib/create-command';
import { users } from '../../../lib/users.slice';
import { toolsTexts } from '../tools/texts';
import { mergeUsers, undoMerge } from './merging';

/** What was merged, and for some minutes the way back. */
export function MergeDone({ merge }: { readonly merge: Merge }) {
  const t = useTexts(toolsTexts);
  const formats = useFormats();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const reload = useReload();
  const done = useCommand(mergeUsers);
  const { status, error, start, clear } = useCommand(undoMerge);
  const finish = useEffectEvent(() => {
    clear();
    done.clear();
    dispatch(noticeShown({ kind: 'success', text: t('merge.undone') }));
    reload([users.record({ id: merge.winner_id })]);
    void navigate('/admin/users/duplicates');
  });
  useEffect(() => {
    if (status === 'fulfilled') finish();
  }, [status]);
  return (
    <Sheet as="section" aria-live="polite">
      <h2>{t('merge.done', { count: merge.moved })}</h2>
      <p>{t('merge.until', { time: formats.date(merge.undo_until, { timeStyle: 'short' }) })}</p>
      {error !== null && <p role="alert">{error.message}</p>}
      <Cluster gap={12}>
        <ButtonLink to={`/admin/users/${merge.winner_id}`}>{t('merge.open')}</ButtonLink>
        <Button
          variant="secondary"
          isLoading={status === 'pending'}
          onClick={() => start({ body: { merge_id: merge.id } })}
        >
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
