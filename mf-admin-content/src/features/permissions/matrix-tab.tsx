import { lazyPart, useNotices } from '@enlace/shared-admin';
import { mayCall } from '@enlace/shared-contract/access';
import { rightsCalls, type RightsMatrix, type SavedMatrix } from '@enlace/shared-contract/identity';
import { useAnswer, useReload, useScreen } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, EmptyState, ErrorState, ForbiddenState, Skeleton, theme } from '@enlace/shared-ui';
import { Suspense, useCallback, useMemo, useState } from 'react';

import { RightsGrid } from './grid/rights-grid';
import { MatrixTools } from './matrix-tools';
import type { MatrixSave } from './matrix-undo';
import { askedChange, givenCells, withCells } from './state/changes';
import { rights } from './state/rights';
import { changedRights, groupsOf, rightsAmong, rolesOf, toggleName } from './state/shown';
import { useLook } from './state/use-look';
import { permissionsTexts } from './texts';
import { useRightWords } from './use-right-words';

const SaveDialog = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "permissions-save" */ './save-dialog')).SaveDialog,
}));

const MatrixUndo = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "permissions-save" */ './matrix-undo')).MatrixUndo,
}));

const none: ReadonlySet<string> = new Set();

/** The rights of all roles: searched, changed, and saved with a reason. */
export function MatrixTab() {
  const t = useTexts(permissionsTexts);
  const reload = useReload();
  const { matrix } = rights.calls;
  const { status, answer, error } = useAnswer(matrix, undefined);
  if (error?.code === 'FORBIDDEN') return <ForbiddenState />;
  if (status === 'rejected')
    return (
      <ErrorState title={t('failed.title')} onRetry={() => reload([matrix.query(undefined)])}>
        {error?.message || t('failed.hint')}
      </ErrorState>
    );
  return answer === null ? <Skeleton lines={12} /> : <Editor matrix={answer} />;
}

function Editor({ matrix: storedMatrix }: { readonly matrix: RightsMatrix }) {
  const t = useTexts(permissionsTexts);
  const words = useRightWords();
  const notices = useNotices();
  const { viewer } = useScreen();
  const { searchTerm, chosenRoles, linkedCell, look } = useLook();
  const grantedCells = useMemo(() => givenCells(storedMatrix), [storedMatrix]);
  const [changes, setChanges] = useState(() => askedChange(storedMatrix, grantedCells, linkedCell));
  const [isOnlyChanged, setOnlyChanged] = useState(false);
  const [foldedGroups, setFoldedGroups] = useState<ReadonlySet<string>>(none);
  const [isSaving, setSaving] = useState(false);
  const [lastSave, setLastSave] = useState<MatrixSave | null>(null);
  const isNarrowed = isOnlyChanged && changes.size > 0;
  const roles = useMemo(() => rolesOf(storedMatrix.roles, chosenRoles), [storedMatrix, chosenRoles]);
  // A click makes a new object of changes. The text of ids keeps the groups unchanged while the same rights are
  // visible.
  const changedIds = isNarrowed ? changedRights(changes) : null;
  const groups = useMemo(
    () => groupsOf(rightsAmong(storedMatrix.rights, changedIds), searchTerm, words.right),
    [storedMatrix, changedIds, searchTerm, words],
  );
  const mayEdit = mayCall(viewer, rightsCalls.saveRights.access);
  const isAllFolded = groups.every(({ resource }) => foldedGroups.has(resource));

  const handleSet = useCallback(
    (cells: readonly string[], isOn: boolean) => setChanges((now) => withCells(now, grantedCells, cells, isOn)),
    [grantedCells],
  );
  const handleFold = useCallback((resource: string) => setFoldedGroups((now) => toggleName(now, resource)), []);
  const forget = useCallback(() => {
    setChanges(new Map());
    setOnlyChanged(false);
    look({ give: null });
  }, [look]);
  const handleSaved = (answer: SavedMatrix, reason: string) => {
    setLastSave({ given: answer.given, taken: answer.taken, reason });
    setSaving(false);
    forget();
    notices.showSuccess(t('saved'));
  };

  return (
    <Column>
      <MatrixTools
        roles={storedMatrix.roles}
        searchTerm={searchTerm}
        chosenRoles={chosenRoles}
        isAllFolded={isAllFolded}
        onLook={look}
        onFoldAll={() => setFoldedGroups(isAllFolded ? none : new Set(groups.map(({ resource }) => resource)))}
      />
      {lastSave !== null && (
        <Suspense fallback={null}>
          <MatrixUndo save={lastSave} onDone={() => setLastSave(null)} />
        </Suspense>
      )}
      {groups.length === 0 ? (
        <EmptyState title={t('none.title')}>{t('none.hint')}</EmptyState>
      ) : (
        <RightsGrid
          roles={roles}
          groups={groups}
          grantedCells={grantedCells}
          changes={changes}
          foldedGroups={foldedGroups}
          linkedCell={linkedCell}
          mayEdit={mayEdit}
          onFold={handleFold}
          onSet={handleSet}
        />
      )}
      {changes.size > 0 && (
        <Bar role="status">
          <strong>{t('pending', { count: changes.size })}</strong>
          <Button variant="ghost" aria-pressed={isOnlyChanged} onClick={() => setOnlyChanged(!isOnlyChanged)}>
            {t(isOnlyChanged ? 'all' : 'only')}
          </Button>
          <Button variant="ghost" onClick={forget}>
            {t('discard')}
          </Button>
          <Button onClick={() => setSaving(true)}>{t('review')}</Button>
        </Bar>
      )}
      {isSaving && (
        <Suspense fallback={null}>
          <SaveDialog matrix={storedMatrix} changes={changes} onClose={() => setSaving(false)} onSaved={handleSaved} />
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

/** Unsaved changes stay visible. */
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
