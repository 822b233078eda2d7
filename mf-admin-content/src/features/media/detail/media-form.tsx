import { isAppError } from '@enlace/shared-contract/errors';
import { media } from '@enlace/shared-contract/media';
import { limitsOf } from '@enlace/shared-contract/resources';
import { type Medium, useShapedWrite } from '@enlace/shared-admin';
import { dataChanged, subjectOf } from '@enlace/shared-data';
import { styled, useDispatch } from '@enlace/shared-platform';
import { Button, FormField, Stack, TextInput, theme } from '@enlace/shared-ui';
import { Checkbox, Textarea } from '@enlace/shared-ui/controls';
import { useEffect, useEffectEvent, useState, type SyntheticEvent } from 'react';

import { admin } from '../../../lib/admin';
import { tagsIn } from '../media-facts';
import { useLateTexts } from '../late/texts';

const languages = ['en', 'es', 'pt'] as const;

/** The form's values; tags as one text. */
export interface Values {
  readonly name: string;
  readonly folder: string;
  readonly tags: string;
  readonly alt: Readonly<Record<string, string>>;
  readonly is_decorative: boolean;
  readonly credit: string;
  readonly license: string;
}

const names = ['alt', 'is_decorative', 'name', 'folder', 'tags', 'credit', 'license'] as const;

function valuesOf({ name, folder, tags, alt, is_decorative, credit, license }: Medium): Values {
  return {
    name: name ?? '',
    folder: folder ?? '',
    tags: (tags ?? []).join(', '),
    alt: Object.fromEntries(languages.map((language) => [language, alt[language] ?? ''])),
    is_decorative: is_decorative ?? false,
    credit: credit ?? '',
    license: license ?? '',
  };
}

export interface MediaFormProps {
  readonly medium: Medium;
  /** Called with the names of the unsaved fields. */
  readonly onWritten: (fields: readonly (keyof Values)[]) => void;
}

/** The description of a file: alternative text in each language, name, folder, tags, credit. */
export function MediaForm({ medium, onWritten }: MediaFormProps) {
  const t = useLateTexts();
  const dispatch = useDispatch();
  const [values, setValues] = useState(() => valuesOf(medium));
  const write = useShapedWrite(admin.media.library, `detail:${medium.id}`);
  const { status, failure, clear } = write;
  useEffect(() => clear(), [clear]);
  const change = (part: Partial<Values>) => {
    if (status !== 'idle' && status !== 'pending') clear();
    setValues({ ...values, ...part });
  };
  const storedValues = valuesOf(medium);
  const unsavedFields = names.filter((name) => JSON.stringify(values[name]) !== JSON.stringify(storedValues[name]));
  const isChanged = unsavedFields.length > 0;
  const which = unsavedFields.join();
  const tell = useEffectEvent(() => onWritten(unsavedFields));
  useEffect(() => tell(), [which]);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const alt = Object.fromEntries(Object.entries(values.alt).filter(([, text]) => text.trim() !== ''));
    const sentValues = { ...values, alt, tags: tagsIn(values.tags), updated_at: medium.updated_at };
    const input = { operation: 'edit', id: medium.id, values: sentValues, original: { tags: medium.tags } } as const;
    write.run(input).catch((failure: unknown) => {
      // Another user has changed the file; the new values are shown.
      if (isAppError(failure) && failure.code === 'EDIT_CONFLICT')
        dispatch(dataChanged([subjectOf(admin.media.library.contract.name, medium.id)]));
    });
  };
  const line = (name: 'name' | 'folder' | 'tags' | 'credit' | 'license', hint?: string) => (
    <FormField
      label={t(`detail.${name}`)}
      {...(hint === undefined ? {} : { hint })}
      error={failure?.fields[name]?.[0] ?? ''}
    >
      <TextInput
        maxLength={name === 'tags' ? undefined : limitsOf(media.write, name).maxLength}
        value={values[name]}
        onChange={(event) => change({ [name]: event.target.value })}
      />
    </FormField>
  );

  return (
    <form onSubmit={handleSubmit}>
      <Stack gap={16}>
        {medium.kind === 'image' && (
          <FormField isGroup label={t('detail.describe')} hint={t('detail.describeHint')}>
            <Stack gap={8}>
              {languages.map((language) => (
                <FormField key={language} label={t(`detail.${language}`)}>
                  <ResourceTexts
                    rows={2}
                    lang={language}
                    maxLength={300}
                    isDisabled={values.is_decorative}
                    value={values.alt[language] ?? ''}
                    onChange={(event) => change({ alt: { ...values.alt, [language]: event.target.value } })}
                  />
                </FormField>
              ))}
              <Checkbox
                checked={values.is_decorative}
                onChange={(event) => change({ is_decorative: event.target.checked })}
              >
                {t('detail.decorative')}
              </Checkbox>
            </Stack>
          </FormField>
        )}
        {line('name')}
        <Pair>
          {line('folder', t('detail.folderHint'))}
          {line('tags', t('detail.tagsHint'))}
          {line('credit', t('detail.creditHint'))}
          {line('license', t('detail.licenseHint'))}
        </Pair>
        <Foot>
          <Button type="submit" isDisabled={!isChanged} isLoading={status === 'pending'}>
            {t('detail.save')}
          </Button>
          {status === 'fulfilled' && !isChanged && <span role="status">{t('detail.saved')}</span>}
          {status === 'rejected' && (
            <Failure role="alert">
              {failure?.code === 'EDIT_CONFLICT' ? t('detail.conflict') : failure?.message || t('detail.saveFailed')}
            </Failure>
          )}
        </Foot>
      </Stack>
    </form>
  );
}

const ResourceTexts = styled(Textarea)`
  min-height: 4.25rem;
`;

const Pair = styled.div`
  display: grid;
  gap: ${theme.space[16]};
  ${theme.media.small} {
    grid-template-columns: 1fr 1fr;
    align-items: end;
  }
`;

const Foot = styled.div`
  display: flex;
  gap: ${theme.space[12]};
  align-items: center;
  font-size: ${theme.textSize.small};
`;

const Failure = styled.span`
  color: ${theme.color.danger};
`;
