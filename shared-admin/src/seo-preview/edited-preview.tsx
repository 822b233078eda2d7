import { type ComponentType, useDeferredValue, useMemo } from 'react';

import { fieldsOf, type FormPreviewProps } from '../declare/admin-resource';
import { useForm } from '../form/form-context';
import { readValues } from '../form/form-values';
import { editedRecord } from './head-of-form';

/** Gives a preview the record with the values of the form, in the language that is edited. */
export function EditedPreview({ Preview }: { readonly Preview: ComponentType<FormPreviewProps> }) {
  const { admin, form, language } = useForm();
  const values = useDeferredValue(form.values);
  const record = useMemo(() => {
    const { contract } = admin.handle;
    const fields = fieldsOf(admin);
    const savedRecord = form.record ?? {};
    const before = { record: savedRecord, values: readValues(fields, contract, savedRecord) };
    return editedRecord({ contract, fields, values, before, locale: language });
  }, [admin, form.record, language, values]);
  return <Preview record={record} language={language} />;
}
