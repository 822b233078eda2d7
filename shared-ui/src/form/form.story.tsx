import { Grid, Stack } from '../layout/layout';
import { FormField } from './form-field';
import { Select } from './select';
import { SearchInput, TextInput } from './text-input';

export const meta = { title: 'Patterns/Form field' };

const countries = ['Argentina', 'Brasil', 'Chile', 'Colombia', 'México'].map((label) => ({ value: label, label }));

export function States() {
  return (
    <Grid columns={2}>
      <FormField label="Full name" isRequired>
        <TextInput autoComplete="name" defaultValue="María Fernanda Gutiérrez" />
      </FormField>
      <FormField label="E-mail" hint="We write once a month." isRequired>
        <TextInput type="email" placeholder="name@example.com" />
      </FormField>
      <FormField label="Code" error="The code has six digits." isRequired>
        <TextInput inputMode="numeric" defaultValue="12" />
      </FormField>
      <FormField label="Country">
        <Select options={countries} placeholder="All countries" />
      </FormField>
      <FormField label="Membership number">
        <TextInput isDisabled defaultValue="1042" />
      </FormField>
      <FormField label="Web site" hint="Any place where we can see your work.">
        <TextInput iconBefore="globe" type="url" />
      </FormField>
    </Grid>
  );
}

export function Search() {
  return (
    <Stack gap={12}>
      <SearchInput label="Search the chapters" />
    </Stack>
  );
}

export function LongText() {
  return (
    <FormField
      label="Which of the programmes that our chapters offered during the last two years did you take part in, and where?"
      hint="Write their names as you remember them; we find them for you. If you are not sure of the year, leave it out."
      error="Please name at least one programme, or choose “none of them” further below so that we know you have read this."
    >
      <TextInput />
    </FormField>
  );
}

export function AnyControl() {
  return (
    <FormField label="Colour" hint="Of your chapter's flag">
      {(control) => <input type="color" {...control} />}
    </FormField>
  );
}
