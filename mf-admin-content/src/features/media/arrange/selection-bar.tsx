import { lazyPart } from '@enlace/shared-admin';
import { mayCall } from '@enlace/shared-contract/access';
import { media, type MediaOverview } from '@enlace/shared-contract/media';
import { librarySubject } from '@enlace/shared-admin/media';
import { dataChanged, useRunCall, useScreen } from '@enlace/shared-data';
import { styled, useDispatch } from '@enlace/shared-platform';
import { Button, theme } from '@enlace/shared-ui';
import { Suspense, useState } from 'react';

import { admin } from '../../../lib/admin';
import { useLateTexts } from '../late/texts';
import type { Selection } from '../use-selection';
import type { ArrangeAction } from './arrange-dialog';

const ArrangeDialog = lazyPart(() =>
  import(/* webpackChunkName: "media-arrange" */ './arrange-dialog').then((module) => ({
    default: module.ArrangeDialog,
  })),
);

const EraseDialog = lazyPart(() =>
  import(/* webpackChunkName: "media-arrange" */ './erase-dialog').then((module) => ({ default: module.EraseDialog })),
);

export interface SelectionBarProps {
  readonly selection: Selection;
  readonly visibleIds: readonly number[];
  readonly isTrash: boolean;
  readonly overview: MediaOverview | undefined;
}

/** Operations for the selected files. */
export function SelectionBar({ selection, visibleIds, isTrash, overview }: SelectionBarProps) {
  const t = useLateTexts();
  const dispatch = useDispatch();
  const runCall = useRunCall();
  const [action, setAction] = useState<ArrangeAction | null>(null);
  const [eraseIds, setEraseIds] = useState<readonly number[] | 'all' | null>(null);
  const { viewer } = useScreen();
  const { hardRemove } = media.wire;
  const mayErase = hardRemove !== undefined && mayCall(viewer, hardRemove.access);
  const ids = [...selection.ids];
  const handleRestore = async () => {
    await Promise.allSettled(ids.map((id) => runCall(admin.media.calls.restore, id, String(id))));
    dispatch(dataChanged([librarySubject]));
  };

  return (
    <>
      {isTrash && mayErase && visibleIds.length > 0 && (
        <Button variant="secondary" iconBefore="trash" onClick={() => setEraseIds('all')}>
          {t('erase.all')}
        </Button>
      )}
      {ids.length > 0 && (
        <Bar role="group" aria-label={t('selection.bar')}>
          <strong aria-live="polite">{t('selection.count', { count: ids.length })}</strong>
          {isTrash ? (
            <>
              <Button size="small" onClick={() => void handleRestore()}>
                {t('selection.restore')}
              </Button>
              {mayErase && (
                <Button size="small" variant="secondary" iconBefore="trash" onClick={() => setEraseIds(ids)}>
                  {t('selection.erase')}
                </Button>
              )}
            </>
          ) : (
            <>
              <Button size="small" variant="secondary" onClick={() => setAction('move')}>
                {t('selection.move')}
              </Button>
              <Button size="small" variant="secondary" iconBefore="tag" onClick={() => setAction('tag')}>
                {t('selection.tag')}
              </Button>
              <Button size="small" variant="secondary" iconBefore="trash" onClick={() => setAction('remove')}>
                {t('selection.remove')}
              </Button>
            </>
          )}
          <Button size="small" variant="ghost" onClick={() => selection.replace(visibleIds)}>
            {t('selection.all')}
          </Button>
          <Button size="small" variant="ghost" onClick={() => selection.replace([])}>
            {t('selection.clear')}
          </Button>
        </Bar>
      )}
      {eraseIds !== null && (
        <Suspense fallback={null}>
          <EraseDialog ids={eraseIds === 'all' ? null : eraseIds} onClose={() => setEraseIds(null)} />
        </Suspense>
      )}
      {action !== null && (
        <Suspense fallback={null}>
          <ArrangeDialog action={action} ids={ids} overview={overview} onClose={() => setAction(null)} />
        </Suspense>
      )}
    </>
  );
}

const Bar = styled.div`
  position: sticky;
  bottom: ${theme.space[16]};
  z-index: ${theme.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  align-items: center;
  margin-top: ${theme.space[16]};
  padding: ${theme.space[12]} ${theme.space[16]};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.high};
  > strong {
    padding-inline-end: ${theme.space[8]};
  }
`;
