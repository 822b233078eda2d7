import { useLateTexts } from '@enlace/shared-admin';
import { courseLevels } from '@enlace/shared-contract/learning';
import { locales } from '@enlace/shared-contract/text';
import { styled } from '@enlace/shared-platform';
import { FormField, Select, TextInput, theme } from '@enlace/shared-ui';

import type { PlaylistForm } from './course-playlist';
import { playlistDraftTexts } from './draft-texts';

export interface CourseFieldsProps {
  /** Title of the course when the field is empty. */
  readonly title: string;
  readonly areas: readonly { readonly id: number; readonly name: string }[];
  readonly controlOf: (name: keyof PlaylistForm) => {
    readonly value: string;
    readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  };
  readonly problemOf: (name: keyof PlaylistForm) => string | undefined;
}

/** The fields of the new course. */
export function CourseFields({ title, areas, controlOf, problemOf }: CourseFieldsProps) {
  const t = useLateTexts(playlistDraftTexts);
  return (
    <Fields>
      <FormField label={t('name')} hint={t('nameHint')} error={problemOf('title')}>
        <TextInput maxLength={200} placeholder={title} {...controlOf('title')} />
      </FormField>
      <FormField label={t('level')} error={problemOf('level')}>
        <Select
          placeholder={t('none')}
          options={courseLevels.map((value) => ({ value, label: t(`levels.${value}`) }))}
          {...controlOf('level')}
        />
      </FormField>
      <FormField label={t('language')} error={problemOf('language')}>
        <Select
          placeholder={t('none')}
          options={locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
          {...controlOf('language')}
        />
      </FormField>
      <FormField label={t('area')} error={problemOf('area_id')}>
        <Select
          placeholder={t('none')}
          options={areas.map(({ id, name }) => ({ value: id, label: name }))}
          {...controlOf('area_id')}
        />
      </FormField>
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${theme.space[16]};
  align-items: end;
`;
