import { useLateTexts } from '@enlace/shared-admin';
import type { CourseOutline } from '@enlace/shared-contract/authoring';
import { locales } from '@enlace/shared-contract/text';
import { useLocale } from '@enlace/shared-platform';
import { FormField, TextInput } from '@enlace/shared-ui';
import { FormDialog } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { outlineTexts } from './texts';

type Module = CourseOutline['modules'][number];

export type ModuleValues = Pick<Module, 'title' | 'translations'>;

export interface ModuleDialogProps {
  /** Null for a new module. */
  readonly module: Module | null;
  /** Resolves with whether it is saved. */
  readonly onSave: (values: ModuleValues) => Promise<boolean>;
  readonly onClose: () => void;
}

/** The title of a module in the languages of the site. */
export function ModuleDialog({ module, onSave, onClose }: ModuleDialogProps) {
  const t = useLateTexts(outlineTexts);
  const { locale } = useLocale();
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const [values, setValues] = useState<ModuleValues>({
    title: module?.title ?? '',
    translations: module?.translations ?? {},
  });
  const [isChecked, setChecked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const isMissing = values.title.trim() === '';
  const save = async () => {
    setChecked(true);
    if (isMissing || isSaving) return;
    setSaving(true);
    const isSaved = await onSave(values);
    setSaving(false);
    if (isSaved) onClose();
  };
  return (
    <FormDialog
      isDismissible={false}
      title={module === null ? t('addModule') : t('editModule', { name: module.title })}
      closeLabel={t('cancel')}
      submitLabel={t('save')}
      isLoading={isSaving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <FormField label={t('moduleTitle')} isRequired {...(isChecked && isMissing ? { error: t('needed') } : {})}>
        <TextInput
          maxLength={200}
          value={values.title}
          onChange={({ target }) => setValues({ ...values, title: target.value })}
        />
      </FormField>
      {locales
        .filter((language) => language !== 'en')
        .map((language) => (
          <FormField key={language} label={t('moduleTitleIn', { language: names.of(language) ?? language })}>
            <TextInput
              lang={language}
              maxLength={200}
              value={values.translations?.[language]?.['title'] ?? ''}
              onChange={({ target }) =>
                setValues({
                  ...values,
                  translations: { ...values.translations, [language]: { title: target.value } },
                })
              }
            />
          </FormField>
        ))}
    </FormDialog>
  );
}
