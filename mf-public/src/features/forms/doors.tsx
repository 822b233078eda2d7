import { companyRegistrationPath } from '@enlace/shared-contract/forms';
import { styled, useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { color, font, space, textSize } from '../../lib/tokens';
import { formsTexts } from './texts';

const doors = [
  ['register', companyRegistrationPath],
  ['perks', '/companies/perks'],
  ['sponsor', '/contact/sponsor'],
  ['account', '/contact/account'],
  ['investor', '/contact/investor'],
  ['interview', '/press/interview'],
  ['invitation', '/press/invitation'],
] as const;

/** Links to the other forms. */
export function Doors() {
  const t = useTexts(formsTexts);
  return (
    <Index aria-labelledby="other-forms">
      <h2 id="other-forms">{t('doors.title')}</h2>
      <ul>
        {doors.map(([name, path]) => (
          <li key={name}>
            <Link to={path} variant="quiet">
              {t(`doors.${name}`)}
            </Link>
            <p>{t(`doors.${name}Hint`)}</p>
          </li>
        ))}
      </ul>
    </Index>
  );
}

const Index = styled.nav`
  align-self: start;
  h2 {
    margin-bottom: ${space[8]};
    font: 600 ${textSize.small} / 1.4 ${font.text};
    color: ${color.inkSoft};
  }
  li {
    padding-block: ${space[8]};
    border-top: 1px solid ${color.line};
  }
  a {
    font: 500 ${textSize.h4} / 1.3 ${font.display};
  }
  p {
    font-size: ${textSize.small};
    color: ${color.inkSoft};
  }
`;
