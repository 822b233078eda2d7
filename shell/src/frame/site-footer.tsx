import { styled, useTexts } from '@enlace/shared-platform';
import { PlainLink, theme } from '@enlace/shared-ui';

import { consentReopened } from '../consent/consent-choice';
import { LanguageSelect } from '../preferences/language-select';
import { ThemeSelect } from '../preferences/theme-select';
import { groupsOf } from '../routing/navigation';
import { useNavigation } from '../routing/use-navigation';
import { useServices } from '../services';
import { texts } from '../texts';
import { edge } from './site-header.styles';

/** The community's description, links in groups, language, appearance and cookie settings. */
export function SiteFooter() {
  const t = useTexts(texts);
  const { boot } = useServices();
  const itemsAt = useNavigation();
  return (
    <Foot>
      <Mission>{t('frame.mission')}</Mission>
      <Groups aria-label={boot.productName}>
        {groupsOf(itemsAt('footer', 'public')).map(({ group, entries }) => (
          <div key={group}>
            <details>
              <summary>
                <h2>{group}</h2>
              </summary>
            </details>
            <ul>
              {entries.map(({ path, label }) => (
                <li key={path}>
                  <PlainLink to={path}>{label}</PlainLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Groups>
      <Last>
        {/* The year of the server's clock and of the browser's can differ. */}
        <span suppressHydrationWarning>
          {t('frame.rights', { year: String(new Date().getFullYear()), product: boot.productName })}
        </span>
        <span>
          <button type="button" onClick={() => consentReopened.set(true)}>
            {t('frame.cookies')}
          </button>
          <LanguageSelect />
          <ThemeSelect />
        </span>
      </Last>
    </Foot>
  );
}

const Foot = styled.footer`
  display: grid;
  gap: ${theme.space[32]} ${theme.space[64]};
  margin-top: ${theme.space[96]};
  padding: ${theme.space[64]} ${edge.narrow} ${theme.space[32]};
  background: ${theme.color.inverse};
  color: ${theme.color.onInverse};
  ${theme.media.medium} {
    padding-inline: ${edge.wide};
  }
  ${theme.media.large} {
    grid-template-columns: 2fr 5fr;
  }
`;

const Mission = styled.p`
  max-width: 18em;
  font: 600 ${theme.textSize.h2} / 1.15 ${theme.font.display};
  word-spacing: 0.08em;
  text-wrap: balance;
`;

const Groups = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${theme.space[24]};
  h2 {
    display: inline;
    color: ${theme.color.onInverseSoft};
    font: inherit;
  }
  summary {
    padding-block: 0.5625rem;
  }
  /* The list is beside its details, so that it needs no scripts to be open in a wide window. */
  details:not([open]) + ul {
    display: none;
  }
  ${theme.media.medium} {
    /* Invisible, it gets no focus; its heading is shown. */
    summary {
      display: block;
      padding: 0;
      visibility: hidden;
    }
    h2 {
      visibility: visible;
    }
    &&& ul {
      display: block;
    }
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: ${theme.color.onInverse};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;

const Last = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[16]};
  grid-column: 1 / -1;
  padding-top: ${theme.space[24]};
  border-top: 1px solid ${theme.color.onInverseSoft};
  color: ${theme.color.onInverseSoft};
  font-size: ${theme.textSize.small};
  > span:last-child {
    display: flex;
    flex-wrap: wrap;
    /* The text of the first control begins where the text above it begins. */
    margin-inline-start: calc(-1 * ${theme.space[12]});
  }
  button {
    min-height: 2.75rem;
    padding-inline: ${theme.space[12]};
    border: 0;
    background: none;
    cursor: pointer;
  }
`;
