import { useAnswer } from '@enlace/shared-data';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Icon, Skeleton, tokens, VisuallyHidden } from '@enlace/shared-ui';

import { FigureFailed } from '../../lib/figure-failed';
import { texts } from '../../texts';
import { members } from './members.slice';

const { color, font, media, radius, space, textSize } = tokens;

/** The number of members and its change; the arrow repeats the text. */
export function TotalMembers() {
  const t = useTexts(texts);
  const { date, number } = useFormats();
  const { status, answer: data, error } = useAnswer(members.calls.total, undefined);
  if (status === 'rejected') return <FigureFailed error={error} need={members.calls.total.need(undefined)} />;
  return (
    <Panel aria-labelledby="members-total" aria-busy={data === null}>
      <h2 id="members-total">{t('total.title')}</h2>
      {data === null ? (
        <>
          <VisuallyHidden>{t('total.loading')}</VisuallyHidden>
          <Total as="div">
            <Skeleton width="4ch" />
          </Total>
          <Skeleton width="24rem" lines={2} height="1.5rem" />
        </>
      ) : (
        <>
          <Total>{number(data.total)}</Total>
          <p>{t('total.countries', { count: data.countries })}</p>
          <Change>
            {data.recent !== data.before && <Icon name={data.recent > data.before ? 'chevronUp' : 'chevronDown'} />}
            <span>
              {t('total.recent', { count: data.recent })}, <Comparison recent={data.recent} before={data.before} />
            </span>
          </Change>
          <At>{t('at', { time: date(data.at, { dateStyle: 'long', timeStyle: 'short' }) })}</At>
        </>
      )}
    </Panel>
  );
}

function Comparison({ recent, before }: { readonly recent: number; readonly before: number }) {
  const t = useTexts(texts);
  const { number } = useFormats();
  if (recent === before) return t('total.same');
  if (before === 0) return t('total.first');
  const change = Math.abs(recent - before) / before;
  const percent = number(change, { style: 'percent', maximumFractionDigits: change < 0.1 ? 1 : 0 });
  return t(recent > before ? 'total.more' : 'total.less', { percent });
}

const Panel = styled.section`
  display: grid;
  gap: ${space[8]};
  padding: ${space[32]} ${space[24]};
  border-radius: ${radius.card};
  background: ${color.inverse};
  color: ${color.onInverse};
  ${media.medium} {
    padding: ${space[40]} ${space[48]};
  }
  h2 {
    font: 600 ${textSize.small} / 1.4 ${font.text};
    color: ${color.onInverseSoft};
  }
`;

const Total = styled.p`
  font: 500 ${textSize.display} / 1 ${font.display};
  font-variant-numeric: lining-nums;
  letter-spacing: -0.03em;
`;

const Change = styled.p`
  display: flex;
  gap: ${space[8]};
  align-items: start;
  font-weight: 600;
`;

const At = styled.p`
  font-size: ${textSize.caption};
  color: ${color.onInverseSoft};
`;
