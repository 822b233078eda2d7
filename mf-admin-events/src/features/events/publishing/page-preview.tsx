import { abilitiesOf, type AdminRow, useLateTexts, useNotices, usePreviewLink } from '@enlace/shared-admin';
import { Button, ButtonLink, Cluster, FormField, Stack, Text, TextInput } from '@enlace/shared-ui';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { useMoment } from '../panel-parts/use-moment';
import { publishingTexts } from './texts';

interface PreviewLink {
  /** Absolute, so that it can be sent to other people. */
  readonly url: string;
  readonly until: string;
}

/** The way to the page of an event: for a draft, a link that shows it for a day, made by a user who may edit it. */
export function PagePreview({ record }: { readonly record: AdminRow }) {
  const t = useLateTexts(publishingTexts);
  const slug = typeof record['slug'] === 'string' ? record['slug'] : null;
  if (slug === null) return null;
  if (record['status'] === 'draft') return abilitiesOf(record).edit ? <DraftPreview record={record} /> : null;
  return (
    <Cluster>
      <ButtonLink variant="secondary" iconBefore="eye" to={`/events/${slug}`} target="_blank">
        {t('preview')}
      </ButtonLink>
    </Cluster>
  );
}

function DraftPreview({ record }: { readonly record: AdminRow }) {
  const t = useLateTexts(publishingTexts);
  const moment = useMoment(typeof record['timezone'] === 'string' ? record['timezone'] : 'UTC');
  const { showSuccess, showFailure } = useNotices();
  const preview = usePreviewLink(admin.calls, 'events', record.id);
  const [link, setLink] = useState<PreviewLink | null>(null);
  const makeLink = async () => {
    try {
      const { url, until } = await preview.open();
      setLink({ url: new URL(url, location.origin).href, until });
    } catch (failure) {
      showFailure(failure, t('draft.failed'));
    }
  };
  const copyLink = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      showSuccess(t('draft.copied'));
    } catch (failure) {
      showFailure(failure, t('draft.notCopied'));
    }
  };
  return (
    <Stack gap={12}>
      <Text tone="soft">{t('draft.hint')}</Text>
      <Cluster>
        <Button variant="secondary" iconBefore="eye" isLoading={preview.isLoading} onClick={() => void makeLink()}>
          {t('draft.view')}
        </Button>
        {link !== null && (
          <Button variant="secondary" iconBefore="copy" onClick={() => void copyLink(link.url)}>
            {t('draft.copy')}
          </Button>
        )}
      </Cluster>
      {link !== null && (
        <FormField label={t('draft.link')} hint={t('draft.until', { date: moment(link.until) })}>
          <TextInput readOnly value={link.url} onFocus={({ target }) => target.select()} />
        </FormField>
      )}
    </Stack>
  );
}
