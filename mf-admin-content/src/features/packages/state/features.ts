import { featureSchema, featuresSchema, packageCalls, type Feature } from '@enlace/shared-contract/packages';
import { createCalls, dataOf, defineCall, type CallSpec } from '@enlace/shared-data';
import { put, select, type SagaIterator } from '@enlace/shared-platform';

const client = 'authenticated';

/** One package of one feature. */
export interface FlagCell {
  readonly roleId: number;
  readonly featureId: number;
  readonly packageId: number;
}

export interface Flag extends FlagCell {
  readonly isEnabled: boolean;
}

/** The values of a feature's form; the id null adds a feature. */
export interface FeatureForm {
  readonly id: number | null;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Sets one flag. After several clicks on one cell only the last value is saved. */
const toggle: CallSpec<Flag, boolean> = {
  mode: 'queue',
  client,
  *perform({ roleId, featureId, packageId, isEnabled }, send) {
    yield* send({ call: packageCalls.updateToggle, body: { featureId, packageId, isEnabled } });
    yield* showFeatures(roleId, (features) =>
      features.map((each) => withFlag(each, { featureId, packageId }, isEnabled)),
    );
    return isEnabled;
  },
  merge: (_waiting, next) => next,
  changes: () => ['features'],
};

/** Merges the answer into the matching feature, or appends a new one. */
const save: CallSpec<FeatureForm, Feature> = {
  mode: 'first',
  client,
  *perform({ id, values }, send) {
    const call = id === null ? packageCalls.createFeature : packageCalls.updateFeature;
    const answer = yield* send({ call, params: id === null ? {} : { id }, body: values });
    const savedFeature = dataOf(featureSchema)(answer);
    yield* showFeatures(savedFeature.role_id, (features) =>
      id === null
        ? [...features, savedFeature]
        : features.map((each) => (each.id === id ? { ...each, ...savedFeature } : each)),
    );
    return savedFeature;
  },
  changes: () => ['features'],
};

/** The features of a role, and their changes. */
export const features = createCalls('adminContent/features', {
  list: defineCall({
    client,
    // Without a language, so that the form has every translation.
    request: (roleId: number) => ({ call: packageCalls.getFeatures, query: { role_id: roleId } }),
    read: dataOf(featuresSchema),
    shows: () => ['features'],
  }),
  toggle,
  save,
});

/** The key of a flag's queue. */
export const cellKey = ({ featureId, packageId }: FlagCell): string => `${featureId}:${packageId}`;

function withFlag(feature: Feature, { featureId, packageId }: Omit<FlagCell, 'roleId'>, isEnabled: boolean): Feature {
  if (feature.id !== featureId) return feature;
  const roles = feature.package_roles.map((role) => (role.package_id === packageId ? { ...role, isEnabled } : role));
  return { ...feature, package_roles: roles };
}

/** Shows the result of a write until the list is loaded again. */
function* showFeatures(
  roleId: number,
  change: (features: readonly Feature[]) => readonly Feature[],
): SagaIterator<void> {
  const { list } = features.calls;
  const shownFeatures: readonly Feature[] | null = yield select(
    (state: unknown) => list.select(state, list.keyOf(roleId)).answer,
  );
  if (shownFeatures !== null) yield put(list.replaced(roleId, [...change(shownFeatures)]));
}
