import { useFormats, useTexts } from '@enlace/shared-platform';
import { useEffect, useRef } from 'react';

import { useFilterLabels } from '../filters/use-filter-labels';
import { usePeriodWords } from '../state/use-period-words';
import type { Catalogue } from '../state/dashboards.slice';
import type { ViewChoice } from '../state/view-choice';
import { homeTexts } from '../texts';
import { OnPaper } from './paper.styles';

export interface PaperHeadProps {
  readonly choice: ViewChoice;
  readonly catalogue: Catalogue;
}

/** On paper: period, comparison, filters, and when it was printed. */
export function PaperHead({ choice, catalogue }: PaperHeadProps) {
  const t = useTexts(homeTexts);
  const { date } = useFormats();
  const time = useRef<HTMLParagraphElement>(null);
  const { choiceWords } = usePeriodWords();
  const labels = useFilterLabels(choice, catalogue).map(({ label }) => label);
  useEffect(() => {
    // A state would be drawn after the browser has taken the page.
    const writeTime = () => {
      const words = t('paper.printed', { time: date(new Date(), { dateStyle: 'long', timeStyle: 'short' }) });
      if (time.current !== null) time.current.textContent = words;
    };
    window.addEventListener('beforeprint', writeTime);
    return () => window.removeEventListener('beforeprint', writeTime);
  }, [date, t]);
  return (
    <OnPaper>
      <p>{[t('period.label'), choiceWords(choice)].join(': ')}</p>
      <p>{[t('compare.label'), t(`compare.names.${choice.compare}`)].join(': ')}</p>
      <p>{labels.length === 0 ? t('paper.noFilters') : t('paper.filters', { filters: labels.join('; ') })}</p>
      <p ref={time} />
    </OnPaper>
  );
}
