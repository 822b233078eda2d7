import { noticeShown } from '@enlace/shared-data';
import { useDispatch, useLocale, useSelector, useTexts } from '@enlace/shared-platform';
import { useEffect } from 'react';

import { featuresSlice, selectFeatures } from '../state/features.slice';
import { selectPackages } from '../state/packages.slice';
import { wordOf } from '../state/word-of';
import { packagesTexts } from '../texts';

/** Tells the person, once, of a flag that could not be set and is back where it was. */
export function useRefusals(): void {
  const t = useTexts(packagesTexts);
  const { locale } = useLocale();
  const dispatch = useDispatch();
  const { refusal, features } = useSelector(selectFeatures);
  const { packages } = useSelector(selectPackages);
  useEffect(() => {
    if (refusal === null) return;
    const feature = features.find(({ id }) => id === refusal.featureId);
    const row = packages.find(({ id }) => id === refusal.packageId);
    const text = t('refused', {
      feature: feature === undefined ? '…' : wordOf(feature, 'name', locale),
      name: row === undefined ? '…' : wordOf(row, 'name', locale),
    });
    dispatch(noticeShown({ kind: 'error', text: [text, refusal.error.message].filter(Boolean).join(' ') }));
    dispatch(featuresSlice.actions.refusalTold());
  }, [dispatch, features, locale, packages, refusal, t]);
}
