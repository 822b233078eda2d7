import { useState } from 'react';

import { FormField } from '../../form/form-field';
import { Grid } from '../../layout/layout';
import { Combobox } from './combobox';
import { MultiSelect } from './multi-select';
import { searchAmong, type PickerOption } from './use-option-search';

export const meta = { title: 'Controls/Picker' };

const people: readonly PickerOption[] = [
  { value: 1, label: 'Ana Souza', detail: 'São Paulo' },
  { value: 2, label: 'Beatriz Núñez', detail: 'Lima' },
  { value: 3, label: 'Camila Restrepo', detail: 'Medellín' },
  { value: 4, label: 'Daniela Ortega', detail: 'Quito', isDisabled: true },
  { value: 5, label: 'Érica dos Santos', detail: 'Recife' },
];

const searchPeople = (text: string) => Promise.resolve(searchAmong(people, text));
const searchBroken = () => Promise.reject(new Error('down'));
const searchForever = () => new Promise<readonly PickerOption[]>(() => undefined);

export function One() {
  const [leader, setLeader] = useState<PickerOption | null>(null);
  return (
    <FormField label="Leader" hint="Found among the members." isRequired>
      <Combobox label="Leader" value={leader} onChange={setLeader} search={searchPeople} placeholder="Name or city" />
    </FormField>
  );
}

export function Several() {
  const [leaders, setLeaders] = useState<readonly PickerOption[]>(people.slice(0, 2));
  return (
    <FormField label="Leaders">
      <MultiSelect label="Leaders" value={leaders} onChange={setLeaders} search={searchPeople} />
    </FormField>
  );
}

export function Here() {
  const [leader, setLeader] = useState<PickerOption | null>(people[1] ?? null);
  return <Combobox label="Leader" value={leader} onChange={setLeader} options={people} />;
}

export function InTrouble() {
  const [value, setValue] = useState<PickerOption | null>(null);
  const shared = { value, onChange: setValue };
  return (
    <Grid columns={3}>
      <FormField label="Broken">
        <Combobox label="Broken" search={searchBroken} {...shared} />
      </FormField>
      <FormField label="Slow">
        <Combobox label="Slow" search={searchForever} {...shared} />
      </FormField>
      <FormField label="Wrong" error="Please choose a leader.">
        <Combobox label="Wrong" options={[]} {...shared} />
      </FormField>
    </Grid>
  );
}
