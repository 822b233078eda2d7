import { useState } from 'react';

import { Button } from '../../button/button';
import { FormField } from '../../form/form-field';
import { TextInput } from '../../form/text-input';
import { Stack } from '../../layout/layout';
import { DescriptionList } from './description-list';
import { FormSummary } from './form-summary';

export const meta = { title: 'Controls/Summary' };

export function Errors() {
  const [attempt, setAttempt] = useState(0);
  const errors = [
    { id: 'summary-name', message: 'Please write your name.' },
    { id: 'summary-mail', message: 'Please write an e-mail address.' },
  ];
  return (
    <Stack as="form">
      <FormSummary errors={attempt > 0 ? errors : []} attempt={attempt} />
      <FormField id="summary-name" label="Name" isRequired>
        <TextInput />
      </FormField>
      <FormField id="summary-mail" label="E-mail" isRequired>
        <TextInput />
      </FormField>
      <Button onClick={() => setAttempt(attempt + 1)}>Send</Button>
    </Stack>
  );
}

export function Facts() {
  return (
    <DescriptionList
      items={[
        { term: 'Chapter', description: 'Bogotá' },
        { term: 'Since', description: '14 October 2018' },
        { term: 'Telephone', description: null },
      ]}
    />
  );
}
