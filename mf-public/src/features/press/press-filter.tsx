import { locales, pressKinds } from '@enlace/shared-contract';
import { useLocale, useTexts } from '@enlace/shared-platform';
import { Button, FormField, Link, Select } from '@enlace/shared-ui';

import { Actions, FilterForm } from '../../lib/filter.styles';
import { languageName } from '../../lib/place';
import { useFilterForm } from '../../lib/use-filter-form';
import type { PressChoice } from './press-query';
import { pressTexts } from './texts';

/** Kind and language: a GET form, so it works from its address alone. */
export function PressFilter({ choice }: { readonly choice: PressChoice }) {
  const t = useTexts(pressTexts);
  const { locale } = useLocale();
  const filter = useFilterForm('/press');
  return (
    <FilterForm key={JSON.stringify(choice)} {...filter}>
      <FormField label={t('kind')}>
        <Select name="kind" defaultValue={choice.kind} placeholder={t('anyKind')}>
          {pressKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kinds.${kind}`)}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField label={t('language')}>
        <Select name="language" defaultValue={choice.language} placeholder={t('anyLanguage')}>
          {locales.map((language) => (
            <option key={language} value={language}>
              {languageName(language, locale)}
            </option>
          ))}
        </Select>
      </FormField>
      <Actions>
        <Button type="submit">{t('show')}</Button>
        {(choice.kind !== '' || choice.language !== '') && <Link to="/press">{t('clear')}</Link>}
      </Actions>
    </FilterForm>
  );
}
