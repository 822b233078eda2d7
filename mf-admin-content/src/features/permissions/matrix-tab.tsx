import { mayCall, rightsCalls, type RightsMatrix } from '@enlace/shared-contract';
import { noticeShown, useReload, useScreen } from '@enlace/shared-data';
import { styled, useDispatch, useNavigate, useSelector, useTexts } from '@enlace/shared-platform';
import { Button, EmptyState, ErrorState, ForbiddenState, SearchInput, Skeleton, theme } from '@enlace/shared-ui';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';

import { RightsGrid } from './grid/rights-grid';
import { givenCells, groupsOf, withCells, type Changes } from './state/changes';
import { matrix } from './state/matrix';
import { permissionsTexts } from './texts';
import { useRightWords } from './use-right-words';

const SaveDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "permissions-save" */ './save-dialog')).SaveDialog,
}));

const none: Changes = new Map();

/** Which role may do what: looked through, changed, and saved with a reason. */
export function MatrixTab() {
  const t = useTexts(permissionsTexts);
  const reload = useReload();
  const { status, data, error } = useSelector(matrix.select);
  if (error?.code === 'FORBIDDEN') return <ForbiddenState />;
  if (status === 'rejected')
    return (
      <ErrorState title={t('failed.title')} onRetry={() => reload([matrix.need()])}>
        {error?.message || t('failed.hint')}
      </ErrorState>
    );
  return data === null ? <Skeleton lines={12} /> : <Editor matrix={data} />;
}

function Editor({ matrix: held }: { readonly matrix: RightsMatrix }) {
  const t = useTexts(permissionsTexts);
  const words = useRightWords();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { search, viewer } = useScreen();
  const [changes, setChanges] = useState(none);
  const [isSaving, setSaving] = useState(false);
  const wanted = search.get('q') ?? '';
  const given = useMemo(() => givenCells(held), [held]);
  const groups = useMemo(() => groupsOf(held.rights, wanted, words.right), [held, wanted, words]);
  const mayEdit = mayCall(viewer, rightsCalls.saveRights.access);

  const handleSet = useCallback(
    (cells: readonly string[], isOn: boolean) => setChanges((now) => withCells(now, given, cells, isOn)),
    [given],
  );
  const handleSaved = useCallback(
    (answered: RightsMatrix) => {
      setSaving(false);
      setChanges(none);
      dispatch(matrix.replaced(answered));
      dispatch(noticeShown({ kind: 'success', text: t('saved') }));
    },
    [dispatch, t],
  );
  const handleSearch = (text: string) =>
    void navigate(text === '' ? '?' : `?${new URLSearchParams({ q: text })}`, {
      replace: true,
      preventScrollReset: true,
    });

  return (
    <Column>
      <Tools>
        <SearchInput
          label={t('search')}
          placeholder={t('search')}
          value={wanted}
          onChange={(event) => handleSearch(event.target.value)}
        />
        <p id="rights-legend">{t('legend')}</p>
      </Tools>
      {groups.length === 0 ? (
        <EmptyState title={t('none.title')}>{t('none.hint')}</EmptyState>
      ) : (
        <RightsGrid
          roles={held.roles}
          groups={groups}
          given={given}
          changes={changes}
          mayEdit={mayEdit}
          onSet={handleSet}
        />
      )}
      {changes.size > 0 && (
        <Bar role="status">
          <strong>{t('pending', { count: changes.size })}</strong>
          <Button variant="ghost" onClick={() => setChanges(none)}>
            {t('discard')}
          </Button>
          <Button onClick={() => setSaving(true)}>{t('review')}</Button>
        </Bar>
      )}
      {isSaving && (
        <Suspense fallback={null}>
          <SaveDialog matrix={held} changes={changes} onClose={() => setSaving(false)} onSaved={handleSaved} />
        </Suspense>
      )}
    </Column>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[16]};
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]} ${theme.space[24]};
  align-items: center;
  > :first-child {
    flex: 1 1 16rem;
    max-width: 24rem;
  }
  > p {
    flex: 1 1 20rem;
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
  }
`;

/** What is not saved yet stays in sight. */
const Bar = styled.div`
  position: sticky;
  bottom: ${theme.space[12]};
  z-index: 4;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]} ${theme.space[12]};
  align-items: center;
  padding: ${theme.space[8]} ${theme.space[16]};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.control};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.middle};
  > strong {
    flex: 1;
  }
`;
