import type { Locale } from '@enlace/shared-contract';
import { useFormats } from '@enlace/shared-platform';
import { useState } from 'react';

import type { AdminResource, AdminRow } from '../declare/admin-resource';
import { optionalWord, useWords } from '../declare/words';
import { Presence } from '../presence/presence';
import { LazyPublishBar } from '../publish/lazy-publish-bar';
import { FieldRow } from './field-row';
import { FormContext } from './form-context';
import { FormNotices } from './form-notices';
import { FieldGrid, FormSectionFrame } from './form-section';
import { LeaveGuard } from './leave-guard';
import { ProblemSummary } from './problem-summary';
import { SaveBar } from './save-bar';
import { SeoSection } from './seo-section';
import { TranslatedFields } from './translated-fields';
import { useLabels, useProblems } from './use-problems';
import { useResourceForm } from './use-resource-form';
import { useSaveKey } from './use-save-key';

export interface FormBodyProps {
  readonly admin: AdminResource;
  /** The record to edit; null to add one. */
  readonly record: AdminRow | null;
  /** Told once per save, with the record as the server has it. */
  readonly onSaved: (saved: AdminRow) => void;
}

/** The form itself: sections of fields, what is wrong, and the bar that saves. Ctrl+S saves, too. */
export function FormBody({ admin, record, onSaved }: FormBodyProps) {
  const words = useWords(admin);
  const formats = useFormats();
  const label = useLabels(words);
  const form = useResourceForm(admin, record, onSaved);
  const problems = useProblems(form);
  const [language, setLanguage] = useState<Locale>('en');
  const context = { admin, form, words, problems, label, language, setLanguage };
  useSaveKey(form.submit);
  const unsaved = form.changed.length > 0 ? formats.list(form.changed.map(label)) : '';
  const { translatable } = admin.handle.contract;

  return (
    <FormContext value={context}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        {record !== null && <Presence admin={admin} id={record.id} isEditing={unsaved !== ''} />}
        <FormNotices />
        {record !== null && admin.handle.contract.capabilities.drafts && <LazyPublishBar record={record} />}
        <ProblemSummary />
        {admin.sections.map(({ name, fields }) => {
          const translated = fields.filter((field) => translatable.includes(field.name));
          const plain = fields.filter((field) => !translatable.includes(field.name));
          return (
            <FormSectionFrame
              key={name}
              title={optionalWord(words, `sections.${name}`)}
              hint={optionalWord(words, `sectionHints.${name}`)}
            >
              {translated.length > 0 && <TranslatedFields fields={translated} />}
              {plain.length > 0 && (
                <FieldGrid data-after={translated.length > 0}>
                  {plain.map((field) => (
                    <FieldRow key={field.name} field={field} />
                  ))}
                </FieldGrid>
              )}
            </FormSectionFrame>
          );
        })}
        <SeoSection />
        <SaveBar unsaved={unsaved} />
      </form>
      <LeaveGuard isDirty={unsaved !== ''} changed={unsaved} onLeave={form.abandon} />
    </FormContext>
  );
}
