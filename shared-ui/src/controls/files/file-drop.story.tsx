import { useState } from 'react';

import { FormField } from '../../form/form-field';
import { Stack } from '../../layout/layout';
import { FileDrop } from './file-drop';

export const meta = { title: 'Controls/File drop' };

const photo = new File(['x'.repeat(420_000)], 'retrato del capítulo de Bogotá.png', { type: 'text/plain' });

export function One() {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <FormField label="Portrait" hint="A face, at least 400 pixels wide." isRequired>
      <FileDrop files={files} onChange={setFiles} maxSize={2} />
    </FormField>
  );
}

export function Several() {
  const [files, setFiles] = useState<readonly File[]>([photo]);
  return (
    <FormField label="Attachments">
      <FileDrop
        files={files}
        onChange={setFiles}
        accept="image/*,.pdf"
        maxFiles={3}
        stored={[{ name: 'programme.pdf' }]}
        onRemoveStored={() => undefined}
      />
    </FormField>
  );
}

export function Sending() {
  return (
    <Stack>
      <FileDrop files={[photo]} onChange={() => undefined} progress={64} isDisabled />
    </Stack>
  );
}
