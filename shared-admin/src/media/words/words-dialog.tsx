import { locales, type Locale } from '@enlace/shared-contract';
import { useWrite } from '@enlace/shared-data';
import { styled } from '@enlace/shared-platform';
import { Button, Cluster, FormField, Stack, Text, theme } from '@enlace/shared-ui';
import { Checkbox, Modal, Textarea } from '@enlace/shared-ui/controls';
import { useEffect, useEffectEvent, useState } from 'react';

import type { MediaHandle } from '../create-media';
import type { Medium } from '../errands';
import { smallUrl } from '../held-media';
import { useMediaTexts } from '../texts';

export interface WordsDialogProps {
  readonly media: MediaHandle;
  readonly medium: Medium;
  /** Language to begin with. */
  readonly language: Locale;
  /** What the library says is to be asked for again. */
  readonly onReload: () => void;
  readonly onClose: () => void;
}

/** What a picture shows, in every language, or that there is nothing to say. It holds wherever the picture is shown. */
export function WordsDialog({ media, medium, language, onReload, onClose }: WordsDialogProps) {
  const t = useMediaTexts();
  const [alt, setAlt] = useState<Readonly<Record<string, string>>>(medium.alt);
  const [isDecorative, setDecorative] = useState(medium.is_decorative === true);
  const { status, error, start, clear } = useWrite(media.library, `words:${medium.id}`);
  useEffect(() => clear(), [clear]);
  const settle = useEffectEvent(() => {
    if (status === 'fulfilled' || error?.code === 'EDIT_CONFLICT') onReload();
    if (status === 'fulfilled') onClose();
  });
  useEffect(() => settle(), [status]);
  const save = () => {
    const words = Object.fromEntries(Object.entries(alt).filter(([, text]) => text.trim() !== ''));
    const values = { alt: words, is_decorative: isDecorative, updated_at: medium.updated_at };
    start({ operation: 'edit', id: medium.id, values });
  };
  const others = medium.used_in.length - 1;
  return (
    <Modal
      isOpen
      size="xl"
      title={t('words.title')}
      onClose={onClose}
      footer={
        <Cluster>
          <Button variant="ghost" onClick={onClose}>
            {t('adjust.cancel')}
          </Button>
          <Button isLoading={status === 'pending'} onClick={save}>
            {t('adjust.save')}
          </Button>
        </Cluster>
      }
    >
      <Stack gap={16}>
        <Shown src={smallUrl(medium)} alt="" />
        <Text size="small" tone="soft">
          {t('field.altHint')} {others > 0 && t('words.elsewhere', { count: others })}
        </Text>
        {[language, ...locales.filter((locale) => locale !== language)].map((locale) => (
          <FormField key={locale} label={t(`words.languages.${locale}`)}>
            <Line
              rows={2}
              lang={locale}
              maxLength={300}
              isDisabled={isDecorative}
              value={alt[locale] ?? ''}
              onChange={(event) => setAlt({ ...alt, [locale]: event.target.value })}
            />
          </FormField>
        ))}
        <Checkbox checked={isDecorative} onChange={(event) => setDecorative(event.target.checked)}>
          {t('words.decorative')}
        </Checkbox>
        {status === 'rejected' && (
          <Failure role="alert">
            {error?.code === 'EDIT_CONFLICT' ? t('words.conflict') : error?.message || t('adjust.failed')}
          </Failure>
        )}
      </Stack>
    </Modal>
  );
}

const Shown = styled.img`
  max-width: 100%;
  max-height: 10rem;
  margin-inline: auto;
  border-radius: ${theme.radius.small};
  object-fit: contain;
`;

const Line = styled(Textarea)`
  min-height: 4.25rem;
`;

const Failure = styled.p`
  color: ${theme.color.danger};
`;
