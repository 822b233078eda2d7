import { useScreen } from '@enlace/shared-data';
import { useChoices, type Field } from '@enlace/shared-forms';
import { useTexts } from '@enlace/shared-platform';

import { allChaptersQuery } from '../../../lib/chapter-names';
import { chapters } from '../../../lib/chapters.slice';
import { takePartTexts } from './texts';

/** The chapter that the entry is for. The screen declares the list. */
export function useChapterField(): Field {
  const t = useTexts(takePartTexts);
  const { locale } = useScreen();
  const choices = useChoices(chapters, allChaptersQuery(locale), ({ id, name, country }) => ({
    value: String(id),
    label: `${name}, ${country}`,
  }));
  return { kind: 'choice', name: 'chapter_id', label: t('chapter'), placeholder: t('anyChapter'), choices };
}
