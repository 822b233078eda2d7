import { createFeatureSchema, type Feature, type Package } from '@enlace/shared-contract/packages';
import { limitsOf } from '@enlace/shared-contract/resources';
import type { Locale } from '@enlace/shared-contract/text';
import { useCall } from '@enlace/shared-data';
import { useLocale, useTexts } from '@enlace/shared-platform';
import { Button, FormField, Stack, TextInput } from '@enlace/shared-ui';
import { Checkbox, Modal, Tabs, Textarea } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { features } from '../state/features';
import { wordOf } from '../state/word-of';
import { packagesTexts } from '../texts';
import { Failure, Narrow } from './dialogs.styles';
import { DataLines } from './data-lines';
import { draftOf, twiceNamed, valuesOf } from './feature-values';

const locales = ['en', 'es', 'pt'] as const;

export interface FeatureDialogProps {
  /** Null for a new feature. */
  readonly feature: Feature | null;
  readonly roleId: number;
  readonly packages: readonly Package[];
  readonly onClose: () => void;
  readonly onSaved: (name: string) => void;
}

/** Name, description and data of a feature in three languages; for a new feature also its packages. */
export function FeatureDialog({ feature, roleId, packages, onClose, onSaved }: FeatureDialogProps) {
  const t = useTexts(packagesTexts);
  const { locale } = useLocale();
  const save = useCall(features.calls.save);
  const [draft, setDraft] = useState(() => draftOf(feature));
  const [isAsked, setAsked] = useState(false);
  const isSaving = save.status === 'pending';
  const { name } = draft.texts.en;

  const setText = (language: Locale, part: Partial<(typeof draft.texts)['en']>) =>
    setDraft({ ...draft, texts: { ...draft.texts, [language]: { ...draft.texts[language], ...part } } });
  const twice = twiceNamed(draft.data);
  const isMissing = isAsked && name.trim() === '';
  const handleClose = () => {
    save.clear();
    onClose();
  };
  const handleSave = () => {
    setAsked(true);
    if (name.trim() === '' || twice !== null || isSaving) return;
    save.start({ id: feature?.id ?? null, values: valuesOf(draft, feature, roleId) }, () => onSaved(name.trim()));
  };

  const words = (language: Locale) => (
    <Stack>
      <FormField
        label={t('form.name')}
        isRequired={language === 'en'}
        error={language === 'en' ? (isMissing ? t('form.needed') : save.error?.fields['name']?.[0]) : undefined}
      >
        <TextInput
          maxLength={limitsOf(createFeatureSchema, 'name').maxLength}
          value={draft.texts[language].name}
          onChange={(event) => setText(language, { name: event.target.value })}
        />
      </FormField>
      <FormField label={t('form.description')}>
        <Textarea
          rows={3}
          maxLength={limitsOf(createFeatureSchema, 'description').maxLength}
          value={draft.texts[language].description}
          onChange={(event) => setText(language, { description: event.target.value })}
        />
      </FormField>
    </Stack>
  );

  return (
    <Modal
      isOpen
      size="2xl"
      title={t(feature === null ? 'form.add' : 'form.edit')}
      onClose={handleClose}
      footer={
        <>
          <Button variant="secondary" onClick={handleClose}>
            {t('form.cancel')}
          </Button>
          <Button isLoading={isSaving} onClick={handleSave}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <Narrow>
        {save.status === 'rejected' && <Failure role="alert">{save.error?.message || t('form.failed')}</Failure>}
        <Tabs
          label={t('form.language')}
          tabs={locales.map((language) => ({ id: language, label: t(`form.${language}`), content: words(language) }))}
        />
        <DataLines lines={draft.data} twice={twice} onChange={(data) => setDraft({ ...draft, data })} />
        {feature === null && packages.length > 0 && (
          <FormField label={t('form.packages')} isGroup>
            {packages.map((each) => (
              <Checkbox
                key={each.id}
                checked={draft.packages.has(each.id)}
                onChange={(event) => {
                  const chosenPackages = new Set(draft.packages);
                  if (event.target.checked) chosenPackages.add(each.id);
                  else chosenPackages.delete(each.id);
                  setDraft({ ...draft, packages: chosenPackages });
                }}
              >
                {wordOf(each, 'name', locale)}
              </Checkbox>
            ))}
          </FormField>
        )}
      </Narrow>
    </Modal>
  );
}
