import { useNotices } from '@enlace/shared-admin';
import {
  type CandidateMove,
  candidateMoveNames,
  type CandidateTemplate,
  candidatePlaceholders,
  mostMemberMessage,
} from '@enlace/shared-contract/recruiting';
import { locales } from '@enlace/shared-contract/text';
import { dataChanged, isCancelled, toErrorView, useCall } from '@enlace/shared-data';
import { useDispatch, useTexts } from '@enlace/shared-platform';
import { FormField, Select, TextInput } from '@enlace/shared-ui';
import { FormDialog, Textarea } from '@enlace/shared-ui/controls';
import { useEffect, useState } from 'react';

import { templatesSubject } from '../state/templates.slice';
import { settings } from './candidate-settings.slice';
import { settingsTexts } from './texts';

export interface TemplateDialogProps {
  readonly companyId: number;
  /** Null for a new template. */
  readonly template: CandidateTemplate | null;
  readonly onClose: () => void;
}

const placeholders = candidatePlaceholders.map((word) => `{${word}}`).join(' ');

/** Adds or edits a template. The words stay when the API refuses them. */
export function TemplateDialog({ companyId, template, onClose }: TemplateDialogProps) {
  const t = useTexts(settingsTexts);
  const dispatch = useDispatch();
  const { showSuccess } = useNotices();
  const [kind, setKind] = useState<CandidateMove>(template?.kind ?? 'interview');
  const [name, setName] = useState(template?.name ?? '');
  const [texts, setTexts] = useState(() => ({
    en: template?.texts.en ?? '',
    es: template?.texts.es ?? '',
    pt: template?.texts.pt ?? '',
  }));
  const add = useCall(settings.calls.addTemplate, `template ${companyId}`);
  const edit = useCall(settings.calls.editTemplate, `template ${template?.id ?? 0}`);
  const { status, error, clear } = template === null ? add : edit;
  // An error of the last time is not one of this time.
  useEffect(() => clear(), [clear]);
  const errorOf = (field: string): string => error?.fields[field]?.[0] ?? '';
  const isConflict = error?.code === 'CONFLICT';
  const isOfField = Object.keys(error?.fields ?? {}).length > 0;
  const failure = error === null || isOfField ? null : error.message || t('templates.failed');

  const handleSubmit = async () => {
    const values = { kind, name: name.trim(), texts };
    try {
      if (template === null) await add.run({ company_id: companyId, ...values });
      else await edit.run({ id: template.id, version: template.version, ...values });
      showSuccess(t('templates.saved'));
      onClose();
    } catch (cause) {
      // The state of the call has the error.
      if (!isCancelled(cause) && toErrorView(cause).code === 'CONFLICT') dispatch(dataChanged([templatesSubject]));
    }
  };
  return (
    <FormDialog
      title={t(template === null ? 'templates.addTitle' : 'templates.editTitle')}
      size="xl"
      isDismissible={status === 'pending' ? false : 'byKey'}
      closeLabel={t('removal.cancel')}
      submitLabel={t('templates.save')}
      isLoading={status === 'pending'}
      failure={isConflict ? t('templates.changed') : failure}
      onSubmit={() => void handleSubmit()}
      onClose={onClose}
    >
      <FormField label={t('templates.kind')} error={errorOf('kind')}>
        <Select
          options={candidateMoveNames.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={kind}
          onChange={({ target }) => setKind(candidateMoveNames.find((one) => one === target.value) ?? kind)}
        />
      </FormField>
      <FormField label={t('templates.name')} hint={t('templates.nameHint')} isRequired error={errorOf('name')}>
        <TextInput maxLength={80} value={name} onChange={({ target }) => setName(target.value)} />
      </FormField>
      {locales.map((language, index) => (
        <FormField
          key={language}
          label={t('templates.text', { language: t(`languages.${language}`) })}
          hint={t('templates.textHint', { placeholders })}
          error={errorOf(`texts.${language}`) || (index === 0 ? errorOf('texts') : '')}
        >
          <Textarea
            rows={4}
            maxLength={mostMemberMessage}
            value={texts[language]}
            onChange={({ target }) => setTexts({ ...texts, [language]: target.value })}
          />
        </FormField>
      ))}
    </FormDialog>
  );
}
