import { styled, useTexts } from '@enlace/shared-platform';
import { ButtonLink, Icon, tokens } from '@enlace/shared-ui';

import { learningTexts } from './texts';

export interface PdfCardProps {
  /** An address with its scheme, or the path of a stored file. */
  readonly address: string;
  /** Of the lesson; names a stored file, whose path has no name. */
  readonly title: string;
}

/** The PDF of a lesson. It opens elsewhere, because our pages embed no documents of other hosts. */
export function PdfCard({ address, title }: PdfCardProps) {
  const t = useTexts(learningTexts);
  const isStored = address.startsWith('/');
  const name = (isStored ? null : fileNameOf(address)) ?? `${title}.pdf`;
  return (
    <Card aria-label={t('pdf.title')}>
      <Icon name="file" size={32} />
      <Name>{name}</Name>
      <Tools>
        {/* Browsers download no files of other hosts. */}
        {isStored ? (
          <ButtonLink to={address} isNative download={name} variant="secondary" size="small" iconBefore="download">
            {t('pdf.download')}
          </ButtonLink>
        ) : (
          <ButtonLink to={address} target="_blank" variant="secondary" size="small" iconBefore="external">
            {t('pdf.open')}
          </ButtonLink>
        )}
      </Tools>
    </Card>
  );
}

/** The last part of an address; null when it has none that can be read. */
function fileNameOf(address: string): string | null {
  const part = /^https?:\/\/[^/?#]+\/(?:[^?#]*\/)?([^/?#]+)(?:[?#]|$)/.exec(address)?.[1];
  if (part === undefined) return null;
  try {
    return decodeURIComponent(part);
  } catch {
    // A name with a stray percent sign stays as it is.
    return part;
  }
}

const { color, radius, space } = tokens;

const Card = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
  align-items: center;
  max-width: 40rem;
  margin-top: ${space[24]};
  padding: ${space[16]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.raised};
`;

const Name = styled.strong`
  flex: 1 1 12rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
`;
