import { useTexts } from '@enlace/shared-platform';

import { coursesTexts } from './texts';

/** Formats minutes: `3 h 20 min`, or `45 min`. */
export function useDuration(): (minutes: number) => string {
  const t = useTexts(coursesTexts);
  return (minutes) =>
    minutes < 60
      ? t('minutes', { minutes })
      : t('hours', { hours: Math.floor(minutes / 60), minutes: String(minutes % 60).padStart(2, '0') });
}
