import { saveText } from '@enlace/shared-admin';
import { useCall, type Call } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, FormField, Select, Stack, Text, TextInput, theme, type SelectOption } from '@enlace/shared-ui';
import { Card, DateInput } from '@enlace/shared-ui/controls';
import { useId, useState, type FormEvent } from 'react';

import type { Filter } from './downloads';
import { downloadsTexts } from './texts';

/** A field of the filter: with options a choice, else a day or words. */
export interface FilterField {
  readonly name: string;
  readonly label: string;
  readonly type: 'words' | 'day' | 'choice';
  readonly options?: readonly SelectOption[];
}

export interface FileCardProps {
  readonly title: string;
  readonly lead: string;
  readonly fields: readonly FilterField[];
  readonly call: Call<Filter, string>;
  readonly fileName: string;
}

/** A file with its filter. What was typed stays after the download. */
export function FileCard({ title, lead, fields, call, fileName }: FileCardProps) {
  const t = useTexts(downloadsTexts);
  const id = useId();
  const [filter, setFilter] = useState<Filter>({});
  const file = useCall(call);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The byte order mark is lost when an answer is read as text; spreadsheets need it for accents.
    file.start(filter, (text) => saveText(text.startsWith('\uFEFF') ? text : `\uFEFF${text}`, fileName));
  };
  return (
    <Card as="section" aria-labelledby={id}>
      <form onSubmit={handleSubmit}>
        <Stack gap={16}>
          <Title id={id}>{title}</Title>
          <Text tone="soft">{lead}</Text>
          <Fields>
            {fields.map(({ name, label, type, options = [] }) => {
              const control = {
                value: filter[name] ?? '',
                onChange: ({ target }: { readonly target: { readonly value: string } }) =>
                  setFilter({ ...filter, [name]: target.value }),
              };
              return (
                <FormField key={name} label={label} error={file.error?.fields[name]?.join(' ')}>
                  {type === 'choice' && <Select placeholder={t('any')} options={options} {...control} />}
                  {type === 'day' && <DateInput {...control} />}
                  {type === 'words' && <TextInput maxLength={200} {...control} />}
                </FormField>
              );
            })}
          </Fields>
          {file.error !== null && (
            <Text tone="danger" role="alert">
              {file.error.message || t('failed')}
            </Text>
          )}
          <div>
            <Button type="submit" iconBefore="download" isLoading={file.status === 'pending'}>
              {t('download')}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}

const Title = styled.h2`
  font: 600 1.125rem/1.4 ${theme.font.text};
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  gap: ${theme.space[16]};
`;
