import { useState } from 'react';

import { FormField } from '../../form/form-field';
import { Grid, Stack } from '../../layout/layout';
import { Checkbox, Switch } from './checkbox';
import { DateInput, DateTimeInput, TimeInput } from './date-input';
import { RadioGroup } from './radio-group';
import { Textarea } from './textarea';

export const meta = { title: 'Controls/Choice' };

const kinds = [
  { value: 'member', label: 'Member', hint: 'You work in tech, or are on your way.' },
  { value: 'ally', label: 'Ally', hint: 'You want to open doors.' },
  { value: 'company', label: 'Company', hint: 'Registers on its own page.', isDisabled: true },
];

export function CheckboxAndSwitch() {
  return (
    <Stack gap={12}>
      <Checkbox defaultChecked>Send me the news of my chapter</Checkbox>
      <Checkbox hint="You can take it back in your profile at any time.">Companies may write to me</Checkbox>
      <Checkbox isIndeterminate>Some of the chapters</Checkbox>
      <Checkbox isDisabled>Not yet possible</Checkbox>
      <Switch defaultChecked>Show my profile to members</Switch>
      <Switch hint="They see your skills, not your e-mail.">Show my profile to recruiters</Switch>
    </Stack>
  );
}

export function Radio() {
  return (
    <FormField isGroup isRequired label="How do you join?" error="Please choose one.">
      <RadioGroup options={kinds} defaultValue="member" />
    </FormField>
  );
}

export function ManyLines() {
  return (
    <FormField label="About you" hint="Two or three sentences.">
      <Textarea defaultValue="Ingeniera de datos en Montevideo. Enseño SQL los sábados." />
    </FormField>
  );
}

export function DateAndTime() {
  const [begins, setBegins] = useState('2025-10-23T19:00');
  return (
    <Grid columns={3}>
      <FormField label="Day">
        <DateInput defaultValue="2025-10-23" />
      </FormField>
      <FormField label="Doors open">
        <TimeInput defaultValue="18:30" />
      </FormField>
      <FormField isGroup label="Begins" isRequired>
        <DateTimeInput value={begins} onChange={setBegins} min="2025-01-01T00:00" />
      </FormField>
    </Grid>
  );
}
