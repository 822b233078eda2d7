import { isLocale, locales, type Locale } from '@enlace/shared-contract/text';
import { styled, useLocale, useTexts } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

import { texts } from '../texts';

const names: Readonly<Record<Locale, string>> = { en: 'English', es: 'Español', pt: 'Português' };

/** Switches the language; each name is in its own language. */
export function LanguageSelect() {
  const t = useTexts(texts);
  const { locale, setLocale } = useLocale();
  return (
    <Choice
      aria-label={t('frame.language')}
      value={locale}
      onChange={({ target }) => isLocale(target.value) && setLocale(target.value)}
    >
      {locales.map((one) => (
        <option key={one} value={one} lang={one}>
          {names[one]}
        </option>
      ))}
    </Choice>
  );
}

/** A native select without a frame, for language and appearance. */
export const Choice = styled.select`
  min-height: 2.75rem;
  padding: 0 ${theme.space[12]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.round};
  background: transparent;
  color: inherit;
  font-size: ${theme.textSize.small};
  font-weight: 550;
  cursor: pointer;
  &:hover {
    border-color: currentColor;
  }
  option {
    background: ${theme.color.raised};
    color: ${theme.color.ink};
  }
`;
