import { useRead } from '@enlace/shared-data';
import { TextInput } from '@enlace/shared-ui';
import { useId } from 'react';

import { talent } from '../../../lib/talent/talent.slice';

const mostLength = 40;

/** Whether a text can be a tag. */
export function isTag(text: string): boolean {
  const name = text.trim();
  return name !== '' && name.length <= mostLength && !name.includes(',');
}

export interface TagInputProps {
  /** The company whose tags are proposed; null for those of all companies of the viewer. */
  readonly companyId: number | null;
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** A tag, with those that the company uses already as proposals. */
export function TagInput({ companyId, value, onChange }: TagInputProps) {
  const id = useId();
  const { answer } = useRead(talent.calls.tags, undefined);
  const names = (answer ?? [])
    .filter(({ company }) => companyId === null || company.id === companyId)
    .map(({ name }) => name);
  return (
    <>
      <TextInput
        list={id}
        autoComplete="off"
        maxLength={mostLength}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={id}>
        {[...new Set(names)].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
