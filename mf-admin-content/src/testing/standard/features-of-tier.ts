import { featuresWith, kitFeatures } from '../office';

interface Tiers {
  readonly first: readonly string[];
  readonly full: readonly string[];
}

const adding = featuresWith('new');
const editing = featuresWith('edit');

function divide(features: readonly string[], isFirst: (feature: string) => boolean): Tiers {
  return { first: features.filter(isFirst), full: features.filter((feature) => !isFirst(feature)) };
}

const isEveryFourth = (feature: string, offset: number) => kitFeatures.indexOf(feature) % 4 === offset;
const isAddedFirst = (feature: string) => adding.includes(feature) && isEveryFourth(feature, 0);
const isEditedFirst = (feature: string) => editing.includes(feature) && isEveryFourth(feature, 2);

/** Features of the standard suites by tier: in the first tier, each feature is in one of the suites. */
export const featuresOfTier = {
  add: divide(adding, isAddedFirst),
  edit: divide(editing, isEditedFirst),
  list: divide(kitFeatures, (feature) => !isAddedFirst(feature) && !isEditedFirst(feature)),
};
