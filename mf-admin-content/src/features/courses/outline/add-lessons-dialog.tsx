import { useLateTexts, useNotices, useOfficeCall } from '@enlace/shared-admin';
import { type CourseOutline, outlineCalls } from '@enlace/shared-contract/authoring';
import { FormField, Select } from '@enlace/shared-ui';
import { FormDialog, Textarea } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { outlineTexts } from './texts';

export interface AddLessonsDialogProps {
  readonly courseId: number;
  readonly modules: CourseOutline['modules'];
  readonly changes: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Adds the draft of a lesson for each line. */
export function AddLessonsDialog({ courseId, modules, changes, onClose, onDone }: AddLessonsDialogProps) {
  const t = useLateTexts(outlineTexts);
  const { showSuccess } = useNotices();
  const { start, status, error } = useOfficeCall(admin.calls, `lessons of course ${courseId}`);
  const [text, setText] = useState('');
  const [moduleId, setModuleId] = useState(String(modules.at(-1)?.id ?? ''));
  const [isChecked, setChecked] = useState(false);
  const titles = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  const fieldError = Object.entries(error?.fields ?? {}).find(([name]) => name.startsWith('titles'))?.[1]?.[0];
  const save = () => {
    setChecked(true);
    if (titles.length === 0) return;
    const body = { module_id: moduleId === '' ? null : Number(moduleId), titles };
    start({ call: outlineCalls.addLessons, params: { id: courseId }, body, changes: [...changes] }, () => {
      showSuccess(t('added', { count: titles.length }));
      onDone();
      onClose();
    });
  };
  return (
    <FormDialog
      isDismissible={text === ''}
      title={t('addLessons')}
      closeLabel={t('cancel')}
      submitLabel={t('addLessons')}
      isLoading={status === 'pending'}
      failure={error !== null && fieldError === undefined ? error.message : null}
      onSubmit={save}
      onClose={onClose}
    >
      <FormField
        label={t('titles')}
        hint={t('titlesHint')}
        isRequired
        error={fieldError ?? (isChecked && titles.length === 0 ? t('needed') : '')}
      >
        <Textarea rows={8} value={text} onChange={({ target }) => setText(target.value)} />
      </FormField>
      {modules.length > 0 && (
        <FormField label={t('into')}>
          <Select
            value={moduleId}
            options={[
              ...modules.map(({ id, title }) => ({ value: String(id), label: title })),
              { value: '', label: t('outside') },
            ]}
            onChange={({ target }) => setModuleId(target.value)}
          />
        </FormField>
      )}
    </FormDialog>
  );
}
