import { mayCall, packageCalls, type Feature, type RoleWithPackages } from '@enlace/shared-contract';
import { noticeShown, useReload, useScreen } from '@enlace/shared-data';
import { styled, useDispatch, useSelector, useTexts } from '@enlace/shared-platform';
import { Button, Cluster, EmptyState, ErrorState, ForbiddenState, Skeleton, theme } from '@enlace/shared-ui';
import { lazy, Suspense, useCallback, useState } from 'react';

import { PackagesGrid } from './grid/packages-grid';
import { useRefusals } from './grid/use-refusals';
import { featuresNeed } from './state/features';
import { selectFeatures } from './state/features.slice';
import { packagesNeed } from './state/packages';
import { selectPackages } from './state/packages.slice';
import { packagesTexts } from './texts';

const FeatureDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "packages-feature" */ './dialogs/feature-dialog')).FeatureDialog,
}));
const PricesDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "packages-prices" */ './dialogs/prices-dialog')).PricesDialog,
}));
const PriceListDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "packages-price-list" */ './dialogs/price-list-dialog')).PriceListDialog,
}));

type Opened = { readonly kind: 'feature'; readonly feature: Feature | null } | { readonly kind: 'prices' | 'list' };

export interface RolePackagesProps {
  readonly roleId: number;
  /** Null until the roles are known. */
  readonly role: RoleWithPackages | null;
}

/** What the packages of one role have and cost. */
export function RolePackages({ roleId, role }: RolePackagesProps) {
  const t = useTexts(packagesTexts);
  const dispatch = useDispatch();
  const reload = useReload();
  const { viewer } = useScreen();
  const features = useSelector(selectFeatures);
  const packages = useSelector(selectPackages);
  const [opened, setOpened] = useState<Opened | null>(null);
  useRefusals();

  const close = useCallback(() => setOpened(null), []);
  const handleSaved = useCallback(
    (text: string) => {
      setOpened(null);
      dispatch(noticeShown({ kind: 'success', text }));
    },
    [dispatch],
  );
  const handleFeatureSaved = useCallback((name: string) => handleSaved(t('form.saved', { name })), [handleSaved, t]);
  const handlePricesSaved = useCallback(() => handleSaved(t('priceSaved')), [handleSaved, t]);

  const failure = features.error ?? packages.error;
  if (failure?.code === 'FORBIDDEN') return <ForbiddenState />;
  if (failure !== null)
    return (
      <ErrorState title={t('failed.title')} onRetry={() => reload([packagesNeed(roleId), featuresNeed(roleId)])}>
        {failure.message || t('failed.hint')}
      </ErrorState>
    );
  const isHere = features.roleId === roleId && packages.roleId === roleId;
  const isKnown = isHere && (features.features.length > 0 || features.status === 'fulfilled');
  if (!isKnown || (packages.packages.length === 0 && packages.status !== 'fulfilled')) return <Skeleton lines={8} />;
  if (packages.packages.length === 0)
    return <EmptyState title={t('noPackages.title')}>{t('noPackages.hint')}</EmptyState>;

  const addButton = mayCall(viewer, packageCalls.createFeature.access) && (
    <Button size="small" iconBefore="plus" onClick={() => setOpened({ kind: 'feature', feature: null })}>
      {t('addFeature')}
    </Button>
  );
  const name = role?.label ?? role?.name ?? '';
  return (
    <>
      <Bar>
        <p>{role === null ? '' : t('reach', { count: role.members_count })}</p>
        <Cluster gap={8}>
          <Button size="small" variant="secondary" iconBefore="eye" onClick={() => setOpened({ kind: 'list' })}>
            {t('priceList')}
          </Button>
          {mayCall(viewer, packageCalls.updateAllPackages.access) && (
            <Button size="small" variant="secondary" iconBefore="edit" onClick={() => setOpened({ kind: 'prices' })}>
              {t('changePrices')}
            </Button>
          )}
          {addButton}
        </Cluster>
      </Bar>
      <PackagesGrid role={name} onEdit={(feature) => setOpened({ kind: 'feature', feature })} />
      {features.features.length === 0 && (
        <EmptyState title={t('none.title')} action={addButton || undefined}>
          {t('none.hint')}
        </EmptyState>
      )}
      <Suspense fallback={null}>
        {opened?.kind === 'feature' && (
          <FeatureDialog
            feature={opened.feature}
            roleId={roleId}
            packages={packages.packages}
            onClose={close}
            onSaved={handleFeatureSaved}
          />
        )}
        {opened?.kind === 'prices' && (
          <PricesDialog
            packages={packages.packages}
            reach={role?.members_count ?? 0}
            onClose={close}
            onSaved={handlePricesSaved}
          />
        )}
        {opened?.kind === 'list' && <PriceListDialog roleId={roleId} onClose={close} />}
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
