import { lazyPart, useIsNarrow, useNotices } from '@enlace/shared-admin';
import { mayCall } from '@enlace/shared-contract/access';
import { priceChangeCalls } from '@enlace/shared-contract/memberships';
import { packageCalls, type Feature, type RoleWithPackages } from '@enlace/shared-contract/packages';
import { useAnswer, useReload, useScreen } from '@enlace/shared-data';
import { styled, useNavigate, useTexts } from '@enlace/shared-platform';
import { Button, Cluster, EmptyState, ErrorState, ForbiddenState, Skeleton, theme } from '@enlace/shared-ui';
import { Dropdown, type MenuEntry } from '@enlace/shared-ui/controls';
import { Suspense, useState } from 'react';

import { useRoleName } from '../../lib/use-role-name';
import { PackagesGrid } from './grid/packages-grid';
import { features as featureCalls } from './state/features';
import { packages as priceCalls } from './state/packages';
import { usePriceUpdates } from './state/use-price-updates';
import { packagesTexts } from './texts';

const FeatureDialog = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "packages-feature" */ './dialogs/feature-dialog')).FeatureDialog,
}));
const PricesDialog = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "packages-prices" */ './dialogs/prices-dialog')).PricesDialog,
}));
const PriceListDialog = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "packages-price-list" */ './dialogs/price-list-dialog')).PriceListDialog,
}));

type Opened = { readonly kind: 'feature'; readonly feature: Feature | null } | { readonly kind: 'prices' | 'list' };

export interface RolePackagesProps {
  readonly roleId: number;
  /** Null while the roles are unknown. */
  readonly role: RoleWithPackages | null;
}

/** The features and prices of one role's packages. */
export function RolePackages({ roleId, role }: RolePackagesProps) {
  const t = useTexts(packagesTexts);
  const roleName = useRoleName();
  const notices = useNotices();
  const isNarrow = useIsNarrow();
  const reload = useReload();
  const navigate = useNavigate();
  const { viewer } = useScreen();
  const { list: featureList } = featureCalls.calls;
  const { list: packageList } = priceCalls.calls;
  const { answer: features, error: featuresError } = useAnswer(featureList, roleId);
  const { answer: packages, error: packagesError } = useAnswer(packageList, roleId);
  const updates = usePriceUpdates(roleId);
  const [openDialog, setOpenDialog] = useState<Opened | null>(null);

  const close = () => setOpenDialog(null);
  const handleSaved = (text: string) => {
    close();
    notices.showSuccess(text);
  };

  const failure = featuresError ?? packagesError;
  if (failure?.code === 'FORBIDDEN') return <ForbiddenState />;
  if (failure !== null)
    return (
      <ErrorState
        title={t('failed.title')}
        onRetry={() => reload([packageList.query(roleId), featureList.query(roleId)])}
      >
        {failure.message || t('failed.hint')}
      </ErrorState>
    );
  if (features === null || packages === null) return <Skeleton lines={8} />;
  if (packages.length === 0) return <EmptyState title={t('noPackages.title')}>{t('noPackages.hint')}</EmptyState>;

  const addButton = mayCall(viewer, packageCalls.createFeature.access) && (
    <Button size="small" iconBefore="plus" onClick={() => setOpenDialog({ kind: 'feature', feature: null })}>
      {t('addFeature')}
    </Button>
  );
  const tools: readonly (MenuEntry & { readonly icon: 'eye' | 'edit' | 'heart' })[] = [
    { id: 'list', label: t('priceList'), icon: 'eye', onSelect: () => setOpenDialog({ kind: 'list' }) },
    ...(mayCall(viewer, packageCalls.updateAllPackages.access)
      ? [
          {
            id: 'prices',
            label: t('changePrices'),
            icon: 'edit' as const,
            onSelect: () => setOpenDialog({ kind: 'prices' }),
          },
        ]
      : []),
    ...(mayCall(viewer, priceChangeCalls.previewPriceChange.access)
      ? [
          {
            id: 'running',
            label: t('runningPrices'),
            icon: 'heart' as const,
            onSelect: () => void navigate('/admin/membership-prices'),
          },
        ]
      : []),
  ];
  const name = role === null ? '' : roleName(role);
  return (
    <>
      <Bar>
        <p>{role === null ? '' : t('reach', { count: role.members_count })}</p>
        <Cluster gap={8}>
          {isNarrow && tools.length > 1 ? (
            <Dropdown
              label={t('priceTools')}
              items={tools}
              trigger={(trigger) => (
                <Button size="small" variant="secondary" iconAfter="chevronDown" {...trigger}>
                  {t('priceTools')}
                </Button>
              )}
            />
          ) : (
            tools.map(({ id, label, icon, onSelect }) => (
              <Button key={id} size="small" variant="secondary" iconBefore={icon} onClick={onSelect}>
                {label}
              </Button>
            ))
          )}
          {addButton}
        </Cluster>
      </Bar>
      <PackagesGrid
        role={name}
        features={features}
        packages={packages}
        updates={updates}
        onEdit={(feature) => setOpenDialog({ kind: 'feature', feature })}
      />
      {features.length === 0 && (
        <EmptyState title={t('none.title')} action={addButton || undefined}>
          {t('none.hint')}
        </EmptyState>
      )}
      <Suspense fallback={null}>
        {openDialog?.kind === 'feature' && (
          <FeatureDialog
            feature={openDialog.feature}
            roleId={roleId}
            packages={packages}
            onClose={close}
            onSaved={(savedName) => handleSaved(t('form.saved', { name: savedName }))}
          />
        )}
        {openDialog?.kind === 'prices' && (
          <PricesDialog
            packages={packages}
            reach={role?.members_count ?? 0}
            onClose={close}
            updates={updates}
            onSaved={() => handleSaved(t('priceSaved'))}
          />
        )}
        {openDialog?.kind === 'list' && <PriceListDialog roleId={roleId} onClose={close} />}
      </Suspense>
    </>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]} ${theme.space[16]};
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${theme.space[12]};
  > p {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
    font-variant-numeric: tabular-nums;
  }
`;
