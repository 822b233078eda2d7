import { mayCall, packageCalls, type Feature } from '@enlace/shared-contract';
import { useScreen } from '@enlace/shared-data';
import { useDispatch, useSelector, useTexts } from '@enlace/shared-platform';
import { VisuallyHidden } from '@enlace/shared-ui';

import { cellKey, featuresSlice, selectFeatures } from '../state/features.slice';
import { packagesSlice, selectPackages } from '../state/packages.slice';
import { wordOf } from '../state/word-of';
import { packagesTexts } from '../texts';
import { FeatureHead, FeatureNote, Flag, Frame, Sheet } from './packages-grid.styles';
import { PriceCell } from './price-cell';
import { UpdateMark } from './update-mark';
import { useGridKeys } from '../../../lib/use-grid-keys';

export interface PackagesGridProps {
  /** Name of the role, for the ears. */
  readonly role: string;
  readonly onEdit: (feature: Feature) => void;
}

/** Features by package: a switch in each cell, the price of each package above its switches. */
export function PackagesGrid({ role, onEdit }: PackagesGridProps) {
  const t = useTexts(packagesTexts);
  const dispatch = useDispatch();
  const { locale, viewer } = useScreen();
  const { features, confirmed } = useSelector(selectFeatures);
  const { packages, updates, errors } = useSelector(selectPackages);
  const { grid, cell } = useGridKeys(features.length + 1, packages.length + 1);
  const mayToggle = mayCall(viewer, packageCalls.updateToggle.access);
  const mayEdit = mayCall(viewer, packageCalls.updateFeature.access);
  const mayPrice = mayCall(viewer, packageCalls.updatePackage.access);
  const { flagToggled } = featuresSlice.actions;
  const { pricesSubmitted, updateForgotten } = packagesSlice.actions;

  return (
    <Frame>
      <Sheet {...grid} role="grid" aria-label={t('grid', { role })} aria-describedby="packages-keys">
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('feature')}</VisuallyHidden>
            </th>
            {packages.map((each) => (
              <th key={each.id} scope="col">
                {wordOf(each, 'name', locale)}
                <UpdateMark status={updates[each.id] ?? 'idle'} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr data-prices="">
            <th scope="row">{t('price')}</th>
            {packages.map((each, column) => (
              <td key={each.id} role="gridcell">
                <PriceCell
                  row={each}
                  name={wordOf(each, 'name', locale)}
                  status={updates[each.id] ?? 'idle'}
                  error={errors[each.id]}
                  mayEdit={mayPrice}
                  cell={cell(0, column + 1)}
                  onSave={(price) => dispatch(pricesSubmitted([{ id: each.id, price }]))}
                  onBegin={() => dispatch(updateForgotten(each.id))}
                />
              </td>
            ))}
          </tr>
          {features.map((feature, row) => {
            const name = wordOf(feature, 'name', locale);
            const description = wordOf(feature, 'description', locale);
            return (
              <tr key={feature.id}>
                <th scope="row">
                  <FeatureHead
                    type="button"
                    {...cell(row + 1, 0)}
                    aria-label={mayEdit ? t('editFeature', { feature: name }) : name}
                    aria-disabled={!mayEdit}
                    onClick={() => mayEdit && onEdit(feature)}
                  >
                    {name}
                  </FeatureHead>
                  {description !== '' && <FeatureNote>{description}</FeatureNote>}
                </th>
                {packages.map((each, column) => {
                  const place = { featureId: feature.id, packageId: each.id };
                  const isEnabled =
                    feature.package_roles.find(({ package_id }) => package_id === each.id)?.isEnabled === true;
                  const isWaiting = confirmed[cellKey(place)] !== undefined;
                  return (
                    <td key={each.id} role="gridcell" data-waiting={isWaiting ? '' : undefined}>
                      <Flag
                        type="checkbox"
                        role="switch"
                        {...cell(row + 1, column + 1)}
                        checked={isEnabled}
                        disabled={!mayToggle}
                        aria-label={t('flag', { feature: name, name: wordOf(each, 'name', locale) })}
                        aria-busy={isWaiting}
                        onChange={(event) => dispatch(flagToggled({ ...place, isEnabled: event.target.checked }))}
                      />
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </Sheet>
      <VisuallyHidden id="packages-keys">{t('gridHelp')}</VisuallyHidden>
    </Frame>
  );
}
