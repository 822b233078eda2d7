import { companyFlags, type CompanyFlag } from '@enlace/shared-contract/partners';
import { styled, useTexts } from '@enlace/shared-platform';

import { color, font, media, space, textSize } from '../../../lib/tokens';
import { Motif } from '../motif';
import { companiesTexts } from '../texts';

/** All six company perks with their stitches, those that the company does not offer too. */
export function Promises({ of }: { readonly of: Readonly<Record<CompanyFlag, boolean>> }) {
  const t = useTexts(companiesTexts);
  return (
    <Band aria-labelledby="company-promises">
      <h2 id="company-promises">{t('company.ribbon')}</h2>
      {companyFlags.some((flag) => of[flag]) ? (
        <ul>
          {companyFlags.map((flag) => (
            <Stitch key={flag} $isWoven={of[flag]}>
              <Motif flag={flag} isWoven={of[flag]} />
              <div>
                <b>{t(`flag.${flag}`)}</b>
                {!of[flag] && <small>{t('company.notSaid')}</small>}
              </div>
            </Stitch>
          ))}
        </ul>
      ) : (
        <p>{t('company.saidNothing')}</p>
      )}
    </Band>
  );
}

const Band = styled.section`
  margin-top: ${space[48]};
  h2 {
    margin-bottom: ${space[16]};
    font-size: ${textSize.h3};
  }
  ul {
    display: grid;
    gap: ${space[12]} ${space[4]};
    ${media.medium} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: ${space[24]} ${space[4]};
    }
    ${media.large} {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
  }
`;

const Stitch = styled.li<{ readonly $isWoven: boolean }>`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);
  gap: ${space[8]} ${space[16]};
  align-items: center;
  color: ${({ $isWoven }) => ($isWoven ? color.ink : color.inkSoft)};
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
  > div {
    padding-right: ${space[16]};
  }
  b {
    display: block;
    font: ${({ $isWoven }) => ($isWoven ? 500 : 400)} ${textSize.h4} / 1.2 ${font.display};
  }
  small {
    font-size: ${textSize.small};
  }
`;
