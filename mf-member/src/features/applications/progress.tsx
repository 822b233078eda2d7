import { type MyApplication, publicStates } from '@enlace/shared-contract/recruiting';
import { styled, useTexts } from '@enlace/shared-platform';
import { tokens } from '@enlace/shared-ui';

import { applicationTexts } from './texts';

/** Where an application is: five bars, and the same in words. */
export function Progress({ state, outcome }: Pick<MyApplication, 'state' | 'outcome'>) {
  const t = useTexts(applicationTexts);
  const step = publicStates.indexOf(state) + 1;
  const count = publicStates.length;
  return (
    <div>
      <Track aria-hidden data-outcome={outcome ?? undefined}>
        {publicStates.map((name, index) => (
          <i key={name} data-reached={index < step || undefined} />
        ))}
      </Track>
      <Words>
        {outcome === null ? t('step', { step, count, state: t(`states.${state}`) }) : t(`outcomes.${outcome}`)}
      </Words>
    </div>
  );
}

const { color, radius, space, textSize } = tokens;

const Track = styled.span`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${space[4]};
  max-width: 16rem;
  margin-bottom: ${space[4]};
  i {
    height: 0.5rem;
    border-radius: ${radius.round};
    background: ${color.line};
  }
  [data-reached] {
    background: ${color.teal};
  }
  &[data-outcome] [data-reached] {
    background: ${color.neutral};
  }
  &:is([data-outcome='offer'], [data-outcome='hired']) [data-reached] {
    background: ${color.success};
  }
`;

const Words = styled.span`
  font-size: ${textSize.small};
  font-weight: 600;
`;
