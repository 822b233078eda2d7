import { mayCall } from '@enlace/shared-contract/access';
import { packageCalls, type Feature, type Package } from '@enlace/shared-contract/packages';
import { useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { VisuallyHidden } from '@enlace/shared-ui';

import type { PriceUpdates } from '../state/use-price-updates';
import { wordOf } from '../state/word-of';
import { packagesTexts } from '../texts';
import { FlagCell } from './flag-cell';
import { FeatureHead, FeatureNote, Frame, Sheet } from './packages-grid.styles';
import { PriceCell } from './price-cell';
import { UpdateMark } from './update-mark';
import { useGridKeys } from '../../../lib/use-grid-keys';

export interface PackagesGridProps {
  /** Name of the role, for screen readers. */
  readonly role: string;
  readonly features: readonly Feature[];
  readonly packages: readonly Package[];
  readonly updates: PriceUpdates;
  readonly onEdit: (feature: Feature) => void;
}

/** Features by package: a switch in each cell, and the price of each package above its switches. */
export function PackagesGrid({ role, features, packages, updates, onEdit }: PackagesGridProps) {
  const t = useTexts(packagesTexts);
  const { locale, viewer } = useScreen();
  const { grid, cell } = useGridKeys(features.length + 1, packages.length + 1);
  const mayEdit = mayCall(viewer, packageCalls.updateFeature.access);
  const mayPrice = mayCall(viewer, packageCalls.updatePackage.access);

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
                <UpdateMark status={updates.updateOf(each.id).status} />
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
                  update={updates.updateOf(each.id)}
                  mayEdit={mayPrice}
                  cell={cell(0, column + 1)}
                  onSave={(price) => updates.save([{ id: each.id, price }])}
                  onBegin={() => updates.forget(each.id)}
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
                {packages.map((each, column) => (
                  <FlagCell key={each.id} feature={feature} row={each} cell={cell(row + 1, column + 1)} />
                ))}
              </tr>
            );
          })}
        </tbody>
      </Sheet>
      <VisuallyHidden id="packages-keys">{t('gridHelp')}</VisuallyHidden>
    </Frame>
  );
}
