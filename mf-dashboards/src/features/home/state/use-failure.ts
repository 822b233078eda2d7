import { useMinute } from '@enlace/shared-admin';
import type { DatasetInfo } from '@enlace/shared-contract/dashboards';
import { useLocale, useTexts } from '@enlace/shared-platform';

import { homeTexts } from '../texts';
import { canRetry, type FigureError } from './figure-error';
import type { ChangeView } from './use-choice';
import { useRepeat } from './use-repeat';
import { usualPeriod, type ViewChoice } from './view-choice';

export interface FailureProps {
  readonly info: DatasetInfo;
  readonly choice: ViewChoice;
  readonly error: FigureError;
  readonly onChange: ChangeView;
}

interface FailureAction {
  readonly kind: 'retry' | 'period';
  readonly label: string;
  readonly run: () => void;
}

interface FailureWords {
  readonly title: string;
  readonly text: string;
  /** The next step; null when there is none. */
  readonly action: FailureAction | null;
}

/** A failure in words, with a step that can help: "Try again" only when the same request can succeed. */
export function useFailure({ info, choice, error, onChange }: FailureProps): FailureWords {
  const t = useTexts(homeTexts);
  const waitWords = useWait(error.retryAt);
  const repeat = useRepeat(info, choice);
  const retry = { kind: 'retry', label: t('retry'), run: repeat } as const;
  if (error.code === 'FORBIDDEN') return { title: t('empty.forbidden'), text: t('empty.forbiddenHint'), action: null };
  if (error.status === 429) {
    const text = waitWords === null ? t('failure.limitedNow') : t('failure.limited', { time: waitWords });
    return { title: t('failure.limitedTitle'), text, action: waitWords === null ? retry : null };
  }
  if (canRetry(error)) return { title: t('failure.title'), text: error.message || t('failure.text'), action: retry };
  const hasUsualPeriod = choice.period === usualPeriod.period && choice.grain === usualPeriod.grain;
  const usePeriod = { kind: 'period', label: t('failure.usualPeriod'), run: () => onChange(usualPeriod) } as const;
  return {
    title: t('failure.wrongTitle'),
    text: error.message || t('failure.wrong'),
    action: hasUsualPeriod ? null : usePeriod,
  };
}

/** The time until an instant in words, `in 3 minutes`; null when it is over. */
function useWait(instant: number | null): string | null {
  const { locale } = useLocale();
  const seconds = Math.ceil(((instant ?? 0) - useMinute()) / 1000);
  if (seconds <= 0) return null;
  const format = new Intl.RelativeTimeFormat(locale);
  return seconds <= 90 ? format.format(seconds, 'second') : format.format(Math.ceil(seconds / 60), 'minute');
}
