import type { User } from '@enlace/shared-contract';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { tokens } from '@enlace/shared-ui';

import { texts } from '../../texts';
import { missingFields, profileFields } from './missing-fields';

const { color, font, media, radius, space, textSize } = tokens;

/** The share of filled-in fields, and the missing ones. */
export function Completeness({ user }: { readonly user: User }) {
  const t = useTexts(texts);
  const { list, number } = useFormats();
  const emptyFields = missingFields(user);
  const share = 1 - emptyFields.length / profileFields.length;
  return (
    <Panel aria-labelledby="profile-completeness">
      <Ring viewBox="0 0 40 40" aria-hidden>
        <circle cx="20" cy="20" r="16" />
        <circle cx="20" cy="20" r="16" pathLength="100" strokeDasharray={`${share * 100} 100`} />
      </Ring>
      <div>
        <h2 id="profile-completeness">{t('completeness.title')}</h2>
        <Share>{t('completeness.percent', { percent: number(share, { style: 'percent' }) })}</Share>
        <p>
          {emptyFields.length === 0
            ? t('completeness.done')
            : t('completeness.missing', { fields: list(emptyFields.map((field) => t(`fields.${field}`))) })}
        </p>
      </div>
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  gap: ${space[20]};
  align-items: center;
  padding: ${space[24]};
  border-radius: ${radius.card};
  background: ${color.tealSoft};
  ${media.small} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[32]};
    padding: ${space[32]};
  }
  h2 {
    font: 600 ${textSize.small} / 1.4 ${font.text};
  }
`;

const Share = styled.p`
  font: 600 ${textSize.h3} / 1.2 ${font.display};
`;

/** Repeats the text beside it. */
const Ring = styled.svg`
  width: 6rem;
  height: 6rem;
  fill: none;
  stroke: ${color.surface};
  stroke-width: 6;
  transform: rotate(-90deg);
  circle + circle {
    stroke: ${color.teal};
  }
`;
