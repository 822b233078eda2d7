import type { UserRecord } from '@enlace/shared-contract/identity';
import { styled, useFormats, useLocale, useTexts } from '@enlace/shared-platform';
import { Link, tokens } from '@enlace/shared-ui';
import { Fragment } from 'react';

import { addressOf } from '../../lib/field-place';
import { missingFields, profileFields, type ProfileField } from '../../lib/missing-fields';
import { texts } from '../../texts';
import { continueTexts } from './continue-learning/texts';

const { color, font, media, radius, space, textSize } = tokens;

/** The share of filled-in fields, and the missing ones as links to their fields. */
export function Completeness({ user }: { readonly user: UserRecord }) {
  const words = useTexts(continueTexts);
  const { number } = useFormats();
  const emptyFields = missingFields(user);
  const share = 1 - emptyFields.length / profileFields.length;
  return (
    <Panel aria-labelledby="profile-completeness">
      <Ring viewBox="0 0 40 40" aria-hidden>
        <circle cx="20" cy="20" r="16" />
        <circle cx="20" cy="20" r="16" pathLength="100" strokeDasharray={`${share * 100} 100`} />
      </Ring>
      <div>
        <h2 id="profile-completeness">{words('completeness.title')}</h2>
        <Share>{words('completeness.percent', { percent: number(share, { style: 'percent' }) })}</Share>
        {emptyFields.length === 0 ? (
          <p>
            {words('completeness.done')} <Link to="/my/profile">{words('completeness.look')}</Link>
          </p>
        ) : (
          <Missing fields={emptyFields} />
        )}
      </div>
    </Panel>
  );
}

/** The place of the list in its sentence; no text contains it. */
const place = '\u0000';

/** A sentence that ends with the fields, joined as the language joins them. */
function Missing({ fields }: { readonly fields: readonly ProfileField[] }) {
  const t = useTexts(texts);
  const words = useTexts(continueTexts);
  const { locale } = useLocale();
  const [before = '', after = ''] = words('completeness.missing', { fields: place }).split(place);
  let index = 0;
  return (
    <p>
      {before}
      {new Intl.ListFormat(locale)
        .formatToParts(fields.map((field) => t(`fields.${field}`)))
        .map(({ type, value }, at) => {
          const field = type === 'element' ? fields[index++] : undefined;
          return field === undefined ? (
            <Fragment key={at}>{value}</Fragment>
          ) : (
            <Link key={at} to={addressOf(field)}>
              {value}
            </Link>
          );
        })}
      {after}
    </p>
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
