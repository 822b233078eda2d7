import { lazyPart, ScreenHead } from '@enlace/shared-admin';
import { defineScreen, useAnswer, useScreen } from '@enlace/shared-data';
import { useNavigate, useTexts } from '@enlace/shared-platform';
import { ButtonLink, Skeleton } from '@enlace/shared-ui';
import { Tabs } from '@enlace/shared-ui/controls';
import { Suspense } from 'react';

import { features } from './state/features';
import { firstRoleId, packageRoles, roleOf } from '../../lib/package-roles';
import { useRoleName } from '../../lib/use-role-name';
import { packages } from './state/packages';
import { priceList } from './state/price-list';
import { packagesTexts } from './texts';

const RolePackages = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "packages-role" */ './role-packages')).RolePackages,
}));

function Packages() {
  const t = useTexts(packagesTexts);
  const roleName = useRoleName();
  const navigate = useNavigate();
  const { search } = useScreen();
  const { answer } = useAnswer(packageRoles.calls.list, undefined);
  const roleId = roleOf(search);
  const roles = answer?.data ?? [];
  const open = (id: number) =>
    void navigate(id === firstRoleId ? '/admin/packages' : `/admin/packages?role_id=${id}`, {
      preventScrollReset: true,
    });
  // While the roles are unknown there is one tab, so that its requests start without them.
  const isKnownRole = roles.some(({ id }) => id === roleId);
  const tabs = isKnownRole
    ? roles.map((role) => ({ id: role.id, label: roleName(role) }))
    : [{ id: roleId, label: '…' }];
  return (
    <>
      <ScreenHead
        title={t('title')}
        actions={
          <ButtonLink variant="secondary" iconBefore="clock" to={`/admin/versionings?role_id=${roleId}`}>
            {t('history')}
          </ButtonLink>
        }
      />
      <Tabs
        label={t('roles')}
        selectedId={String(roleId)}
        onSelect={(id) => open(Number(id))}
        tabs={tabs.map(({ id, label }) => ({
          id: String(id),
          label,
          content: (
            <Suspense fallback={<Skeleton lines={8} />}>
              <RolePackages key={id} role={roles.find((role) => role.id === id) ?? null} roleId={id} />
            </Suspense>
          ),
        }))}
      />
    </>
  );
}

export const screen = defineScreen({
  Component: Packages,
  load: ({ search }) => [
    packageRoles.calls.list.query(undefined),
    packages.calls.list.query(roleOf(search)),
    features.calls.list.query(roleOf(search)),
  ],
  texts: [packagesTexts],
  slices: [packageRoles, packages, features, priceList],
});
