import type { Locale } from '@enlace/shared-contract/text';
import { styled } from '@enlace/shared-platform';
import { Badge, Button, FormField, Text, TextInput, theme } from '@enlace/shared-ui';
import { Suspense, useState } from 'react';

import { isOfLibrary } from '../../fields/field-codecs';
import type { MediaHandle } from '../create-media';
import type { HeldMedium } from '../held-media';
import { useLibrary } from '../picker/use-library';
import { useMediaTexts } from '../texts';
import { lazyPart } from '../../lazy/lazy-part';

const WordsDialog = lazyPart(() =>
  import(/* webpackChunkName: "media-words" */ './words-dialog').then((module) => ({ default: module.WordsDialog })),
);

export interface PictureWordsProps {
  readonly media: MediaHandle;
  readonly file: HeldMedium;
  /** Name of the picture in lists. */
  readonly name: string;
  /** Language of the edited text. */
  readonly language: Locale;
  readonly onChange: (file: HeldMedium) => void;
}

/** The alternative text of a record's picture: the library's, or the record's own. */
export function PictureWords(props: PictureWordsProps) {
  return isOfLibrary(props.file) && props.file.own_alt !== true ? <LibraryWords {...props} /> : <OwnWords {...props} />;
}

/** The library's text in the edited language, whether it is missing, and a button to edit it. */
function LibraryWords({ media, file, name, language }: PictureWordsProps) {
  const t = useMediaTexts();
  const { rows, status } = useLibrary(media, { url: file.url, limit: 1 });
  const [isWriting, setWriting] = useState(false);
  const [medium] = rows;
  if (medium === undefined)
    return (
      <Text size="small" tone="soft" role="status">
        {status === 'fulfilled' || status === 'rejected' ? file.alt || t('words.unknown') : t('field.loading')}
      </Text>
    );
  const libraryText = medium.alt[language] ?? '';
  const isMissing = libraryText === '' && medium.is_decorative !== true;
  const standIn = isMissing ? (medium.alt['en'] ?? '') : '';
  return (
    <ResourceTexts>
      <span>
        {t('field.alt')} {isMissing && <Badge tone="warning">{t(`words.missing.${language}`)}</Badge>}
      </span>
      {medium.is_decorative === true ? (
        <p>{t('words.isDecorative')}</p>
      ) : (
        (libraryText || standIn) !== '' && (
          <p lang={libraryText === '' ? 'en' : language} data-soft={libraryText === ''}>
            {libraryText || standIn}
          </p>
        )
      )}
      {medium.abilities?.edit === true && (
        <Button
          size="small"
          variant="secondary"
          iconBefore="edit"
          aria-label={t('words.writeNamed', { name })}
          onClick={() => setWriting(true)}
        >
          {t('words.write')}
        </Button>
      )}
      {isWriting && (
        <Suspense fallback={null}>
          <WordsDialog media={media} medium={medium} language={language} onClose={() => setWriting(false)} />
        </Suspense>
      )}
    </ResourceTexts>
  );
}

/** A text of this record only. */
function OwnWords({ file, name, onChange }: PictureWordsProps) {
  const t = useMediaTexts();
  const isLent = isOfLibrary(file);
  return (
    <FormField label={t('field.altOf', { name })} hint={t(isLent ? 'words.own' : 'field.altHint')}>
      <TextInput
        maxLength={300}
        value={file.alt ?? ''}
        onChange={(event) => onChange({ ...file, alt: event.target.value })}
      />
      {isLent && (
        <Button size="small" variant="ghost" onClick={() => onChange(withoutOwn(file))}>
          {t('words.useLibrary')}
        </Button>
      )}
    </FormField>
  );
}

function withoutOwn({ own_alt: _own, alt: _alt, ...file }: HeldMedium): HeldMedium {
  return file;
}

const ResourceTexts = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  align-items: start;
  min-width: 0;
  font-size: ${theme.textSize.small};
  line-height: 1.4;
  > span {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[8]};
    align-items: center;
    font-weight: 600;
  }
  > p {
    max-width: 100%;
    overflow-wrap: anywhere;
  }
  > p[data-soft='true'] {
    color: ${theme.color.inkSoft};
    font-style: italic;
  }
`;
