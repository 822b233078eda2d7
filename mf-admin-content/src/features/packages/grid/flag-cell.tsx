import { useNotices } from '@enlace/shared-admin';
import { mayCall } from '@enlace/shared-contract/access';
import { packageCalls, type Feature, type Package } from '@enlace/shared-contract/packages';
import { useRunCall, useScreen } from '@enlace/shared-data';
import { useSelector, useTexts } from '@enlace/shared-platform';

import { cellKey, features } from '../state/features';
import { wordOf } from '../state/word-of';
import { packagesTexts } from '../texts';
import { Flag } from './packages-grid.styles';

export interface FlagCellProps {
  readonly feature: Feature;
  readonly row: Package;
  /** Attributes of a grid cell. */
  readonly cell: { readonly 'data-cell': string; readonly tabIndex: 0 | -1 };
}

/** Whether a package has a feature. The user's choice is shown immediately and reset if the server refuses it. */
export function FlagCell({ feature, row, cell }: FlagCellProps) {
  const t = useTexts(packagesTexts);
  const { locale, viewer } = useScreen();
  const notices = useNotices();
  const run = useRunCall();
  const { toggle } = features.calls;
  const place = { roleId: feature.role_id, featureId: feature.id, packageId: row.id };
  const wantedValue = useSelector((state) => toggle.wanted(state, cellKey(place)));
  const isGiven = feature.package_roles.find(({ package_id }) => package_id === row.id)?.isEnabled === true;
  const words = { feature: wordOf(feature, 'name', locale), name: wordOf(row, 'name', locale) };

  const handleChange = async (isEnabled: boolean) => {
    try {
      await run(toggle, { ...place, isEnabled }, cellKey(place));
    } catch (error) {
      notices.showFailure(error, (message) => [t('refused', words), message].filter(Boolean).join(' '));
    }
  };
  return (
    <td role="gridcell" data-waiting={wantedValue === null ? undefined : ''}>
      <Flag
        type="checkbox"
        role="switch"
        {...cell}
        checked={wantedValue?.isEnabled ?? isGiven}
        disabled={!mayCall(viewer, packageCalls.updateToggle.access)}
        aria-label={t('flag', words)}
        aria-busy={wantedValue !== null}
        onChange={(event) => void handleChange(event.target.checked)}
      />
    </td>
  );
}
