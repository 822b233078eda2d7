import { useAnswer } from '@enlace/shared-data';
import { useFormats, useTexts } from '@enlace/shared-platform';
import { Skeleton } from '@enlace/shared-ui';

import { homeTexts } from './texts';
import { Figure, Numbers, Strip } from './home-numbers.styles';
import { stats } from './stats';

const figures = ['members', 'chapters', 'countries', 'events'] as const;

/** The community in numbers. Without an answer this part is not rendered. */
export function HomeNumbers() {
  const t = useTexts(homeTexts);
  const { number } = useFormats();
  const { status, answer: data } = useAnswer(stats.calls.numbers, undefined);
  if (status === 'rejected') return null;
  return (
    <Strip aria-label={t('home.numbers')}>
      <Numbers>
        {figures.map((name) => (
          <Figure key={name}>
            <dt>{t(`home.${name}`)}</dt>
            <dd>{data === null ? <Skeleton width="4ch" /> : number(data[name])}</dd>
          </Figure>
        ))}
      </Numbers>
    </Strip>
  );
}
