import { styled } from '@enlace/shared-platform';
import { Button, Picture, Text, theme } from '@enlace/shared-ui';

import { useAdminTexts } from '../texts';
import type { EditorProps } from './editor';
import type { FieldOf } from './field';
import { fileOf, filesOf, type HeldFile } from './field-codecs';

/** The files of a field, and the way to take one out. */
export function FileEditor({ field, value, onChange }: EditorProps<FieldOf<'image' | 'gallery' | 'document'>>) {
  const t = useAdminTexts();
  const held = field.type === 'gallery' ? filesOf(value) : [fileOf(value)].filter((one) => one !== null);
  const without = (gone: HeldFile) => (field.type === 'gallery' ? held.filter((one) => one !== gone) : null);
  if (held.length === 0) return <Text tone="soft">{t('form.noFile')}</Text>;
  return (
    <Row>
      {held.map((one) => (
        <figure key={one.url}>
          {field.type === 'document' ? (
            <a href={one.url}>{one.name ?? one.url}</a>
          ) : (
            <Picture src={one.url} alt={one.alt ?? ''} ratio="4/3" />
          )}
          <Button size="small" variant="ghost" onClick={() => onChange(without(one))}>
            {t('form.removeFile')}
          </Button>
        </figure>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]};
  > figure {
    width: 10rem;
  }
`;
