import { isAppError } from '@enlace/shared-contract/errors';
import { locales, type Locale } from '@enlace/shared-contract/text';
import { dataChanged, subjectOf } from '@enlace/shared-data';
import { styled, useDispatch } from '@enlace/shared-platform';
import { Button, Cluster, FormField, Stack, Text, theme } from '@enlace/shared-ui';
import { Checkbox, Modal, Textarea } from '@enlace/shared-ui/controls';
import { useEffect, useState } from 'react';

import { useShapedWrite } from '../../payload/use-shaped-write';
import type { MediaHandle } from '../create-media';
import type { Medium } from '../media-calls';
import { smallUrl } from '../held-media';
import { useMediaTexts } from '../texts';

export interface WordsDialogProps {
  readonly media: MediaHandle;
  readonly medium: Medium;
  /** The language that is shown first. */
  readonly language: Locale;
  readonly onClose: () => void;
}

/**
 * The alternative text of a picture in every language, or the statement that it needs none. It applies to all places
 * that show the picture.
 */
export function WordsDialog({ media, medium, language, onClose }: WordsDialogProps) {
  const t = useMediaTexts();
  const dispatch = useDispatch();
  const [alt, setAlt] = useState<Readonly<Record<string, string>>>(medium.alt);
  const [isDecorative, setDecorative] = useState(medium.is_decorative === true);
  const { status, failure, run, clear } = useShapedWrite(media.library, `words:${medium.id}`);
  useEffect(() => clear(), [clear]);
  const save = () => {
    const words = Object.fromEntries(Object.entries(alt).filter(([, text]) => text.trim() !== ''));
    const values = { alt: words, is_decorative: isDecorative, updated_at: medium.updated_at };
    run({ operation: 'edit', id: medium.id, values }).then(onClose, (failure: unknown) => {
      // Another user has changed the text; the new text is visible behind the dialog.
      if (isAppError(failure) && failure.code === 'EDIT_CONFLICT')
        dispatch(dataChanged([subjectOf(media.library.contract.name, medium.id)]));
    });
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
            {failure?.code === 'EDIT_CONFLICT' ? t('words.conflict') : failure?.message || t('adjust.failed')}
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
