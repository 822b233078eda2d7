import { lazyPart, ScreenHead } from '@enlace/shared-admin';
import { users } from '@enlace/shared-contract/identity';
import { defineScreen, useScreen } from '@enlace/shared-data';
import { useNavigate, useTexts } from '@enlace/shared-platform';
import { ButtonLink, Skeleton } from '@enlace/shared-ui';
import { Tabs } from '@enlace/shared-ui/controls';
import { Suspense } from 'react';

import { handleOf } from '../../lib/handle-of';
import { rights } from './state/rights';
import { permissionsTexts } from './texts';

const MatrixTab = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "permissions-matrix" */ './matrix-tab')).MatrixTab,
}));
const PersonTab = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "permissions-person" */ './person/person-tab')).PersonTab,
}));

function Permissions() {
  const t = useTexts(permissionsTexts);
  const navigate = useNavigate();
  const { search } = useScreen();
  const open = (id: string) => void navigate(id === 'person' ? '?view=person' : '?', { preventScrollReset: true });
  return (
    <>
      <ScreenHead
        title={t('title')}
        detail={t('lead')}
        actions={
          <ButtonLink variant="secondary" iconBefore="users" to="/admin/roles">
            {t('roles')}
          </ButtonLink>
        }
      />
      <Tabs
        label={t('views')}
        selectedId={isPersonView(search) ? 'person' : 'matrix'}
        onSelect={open}
        tabs={[
          {
            id: 'matrix',
            label: t('matrix.tab'),
            content: (
              <Suspense fallback={<Skeleton lines={12} />}>
                <MatrixTab />
              </Suspense>
            ),
          },
          {
            id: 'person',
            label: t('person.tab'),
            content: (
              <Suspense fallback={<Skeleton lines={8} />}>
                <PersonTab personId={personOf(search)} />
              </Suspense>
            ),
          },
        ]}
      />
    </>
  );
}

function isPersonView(search: URLSearchParams): boolean {
  return search.get('view') === 'person' || search.has('person');
}

/** The user id in an address; null without one. */
function personOf(search: URLSearchParams): number | null {
  const id = Number(search.get('person'));
  return Number.isInteger(id) && id > 0 ? id : null;
}

export const screen = defineScreen({
  Component: Permissions,
  load: ({ search }) => {
    const id = personOf(search);
    return [rights.calls.matrix.query(undefined), ...(id === null ? [] : [rights.calls.ofPerson.query(id)])];
  },
  texts: [permissionsTexts],
  slices: [rights, handleOf(users)],
});
