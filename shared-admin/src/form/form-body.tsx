import type { Locale } from '@enlace/shared-contract/text';
import { useFormats } from '@enlace/shared-platform';
import { useState } from 'react';

import type { AdminResource, AdminRow, SaveAnswer } from '../declare/admin-resource';
import { optionalText, useResourceTexts } from '../declare/resource-texts';
import { Presence } from '../presence/presence';
import { LazyPublishBar } from '../publish/lazy-publish-bar';
import { BeforeSaveQuestion } from './before-save';
import { FieldRow } from './field-row';
import { FormContext } from './form-context';
import { FormWithPreview } from './form-preview';
import { FormNotices } from './form-notices';
import { FieldGrid, FormSectionFrame } from './form-section';
import { LeaveGuard } from './leave-guard';
import { ProblemSummary } from './problem-summary';
import { SaveBar } from './save-bar';
import { SeoSection } from './seo-section';
import { TranslatedFields } from './translated-fields';
import { useLabels } from './use-labels';
import { problemOf, useProblems } from './use-problems';
import { useResourceForm } from './use-resource-form';
import { useFieldOfAddress } from './use-field-of-address';
import { useSaveKey } from './use-save-key';

export interface FormBodyProps {
  readonly admin: AdminResource;
  /** The record to edit; null for a new record. */
  readonly record: AdminRow | null;
  /** A record whose values a new one starts with. */
  readonly source?: AdminRow;
  /** Called once per save, with the server's record and the answer to the question before it. */
  readonly onSaved: (savedRow: AdminRow, answer: SaveAnswer) => void;
}

/** The form: sections of fields, its problems, and the bar that saves. Ctrl+S saves too. */
export function FormBody({ admin, record, source, onSaved }: FormBodyProps) {
  const words = useResourceTexts(admin);
  const formats = useFormats();
  const label = useLabels(words);
  const form = useResourceForm(admin, record, onSaved, source);
  const problems = useProblems(form);
  const [language, setLanguage] = useState<Locale>('en');
  const context = { admin, form, words, problems, label, language, setLanguage };
  useSaveKey(form.submit);
  useFieldOfAddress();
  const unsavedLabels = form.changedFields.length > 0 ? formats.list(form.changedFields.map(label)) : '';
  const { translatable } = admin.handle.contract;
  const hiddenNames = (admin.hiddenFields?.(form.values) ?? []).filter((name) => problemOf(problems, name) === '');

  return (
    <FormContext value={context}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        {record !== null && (
          <Presence
            admin={admin}
            id={record.id}
            isEditing={unsavedLabels !== ''}
            version={versionOf(form.record)}
            isSettled={!form.isSaving && form.conflict === null}
            onLoad={form.loadNewer}
          />
        )}
        <FormNotices />
        {record !== null && admin.handle.contract.capabilities.drafts && <LazyPublishBar record={record} />}
        <ProblemSummary />
        <FormWithPreview>
          {admin.sections.map(({ name, fields }) => {
            const shownFields = fields.filter((field) => !hiddenNames.includes(field.name));
            const translatedFields = shownFields.filter((field) => translatable.includes(field.name));
            const plain = shownFields.filter((field) => !translatable.includes(field.name));
            if (shownFields.length === 0) return null;
            return (
              <FormSectionFrame
                key={name}
                title={optionalText(words, `sections.${name}`)}
                hint={optionalText(words, `sectionHints.${name}`)}
              >
                {translatedFields.length > 0 && <TranslatedFields fields={translatedFields} />}
                {plain.length > 0 && (
                  <FieldGrid data-after={translatedFields.length > 0}>
                    {plain.map((field) => (
                      <FieldRow key={field.name} field={field} />
                    ))}
                  </FieldGrid>
                )}
              </FormSectionFrame>
            );
          })}
          <SeoSection />
        </FormWithPreview>
        <SaveBar unsavedLabels={unsavedLabels} />
      </form>
      {admin.beforeSave !== undefined && <BeforeSaveQuestion beforeSave={admin.beforeSave} />}
      <LeaveGuard isDirty={unsavedLabels !== ''} changedLabels={unsavedLabels} onLeave={form.abandon} />
    </FormContext>
  );
}

function versionOf(record: AdminRow | null): string | null {
  const version = record?.['updated_at'];
  return typeof version === 'string' ? version : null;
}
