import {
  privacyLevels,
  privateFields,
  users,
  type PrivacyLevel,
  type PrivateField,
} from '@enlace/shared-contract/identity';
import { useNotices, useShapedWrite } from '@enlace/shared-admin';
import type { AdminRow } from '@enlace/shared-admin';
import { styled, useLocale, useTexts } from '@enlace/shared-platform';
import { Button, FormField, Select, Skeleton, theme } from '@enlace/shared-ui';
import { useEffect, useState, type FormEvent } from 'react';

import { handleOf } from '../../../lib/handle-of';
import { toolsTexts } from '../tools/texts';

type Levels = Readonly<Partial<Record<PrivateField, PrivacyLevel>>>;

/** Who can see each part of the user's profile. */
export function Panel({ record }: { readonly record: AdminRow }) {
  const { locale } = useLocale();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    // English is bundled, so it is shown when another language cannot be loaded.
    void toolsTexts.load(locale).then(
      () => setReady(true),
      () => setReady(true),
    );
  }, [locale]);
  return isReady ? <Levels key={String(record['updated_at'])} record={record} /> : <Skeleton lines={6} />;
}

function Levels({ record }: { readonly record: AdminRow }) {
  const t = useTexts(toolsTexts);
  const notices = useNotices();
  const { status, failure, start } = useShapedWrite(handleOf(users), `privacy:${record.id}`);
  const [changedLevels, setChangedLevels] = useState<Levels>({});
  const storedPrivacy = users.entity.shape.privacy.safeParse(record['privacy']);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    start({ operation: 'edit', id: record.id, values: { privacy: changedLevels } }, () =>
      notices.showSuccess(t('privacy.saved')),
    );
  };
  const options = privacyLevels.map((level) => ({ value: level, label: t(`privacy.levels.${level}`) }));
  return (
    <Form noValidate onSubmit={handleSubmit}>
      <div>
        <h2>{t('privacy.title')}</h2>
        <p>{t('privacy.lead')}</p>
      </div>
      <Fields>
        {privateFields.map((name) => (
          <FormField key={name} label={t(`fields.${name}`)}>
            <Select
              options={options}
              value={changedLevels[name] ?? (storedPrivacy.success ? storedPrivacy.data[name] : 'only_me')}
              onChange={(event) => setChangedLevels({ ...changedLevels, [name]: levelOf(event.target.value) })}
            />
          </FormField>
        ))}
      </Fields>
      {failure !== null && <Failure role="alert">{failure.message}</Failure>}
      <div>
        <Button type="submit" isLoading={status === 'pending'} isDisabled={Object.keys(changedLevels).length === 0}>
          {t('privacy.save')}
        </Button>
      </div>
    </Form>
  );
}

function levelOf(text: string): PrivacyLevel {
  return privacyLevels.find((level) => level === text) ?? 'only_me';
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[20]};
  h2 {
    font: 600 1rem/1.4 ${theme.font.text};
  }
  h2 + p {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
  }
`;

const Fields = styled.div`
  display: grid;
  gap: ${theme.space[16]};
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
`;

const Failure = styled.p`
  color: ${theme.color.danger};
  font-weight: 600;
`;
