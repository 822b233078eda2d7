import type { FormPreviewProps } from '@enlace/shared-admin';
import { styled } from '@enlace/shared-platform';
import { Badge, Picture, theme } from '@enlace/shared-ui';

import { dateLine } from './date-line';
import { useEventPreviewTexts } from './texts';

/** The page of an event on a phone, with the values of its form, in the language that is edited. */
export function Preview({ record, language }: FormPreviewProps) {
  const t = useEventPreviewTexts();
  const textOf = (name: string): string => {
    const value = record[name];
    return typeof value === 'string' ? value : '';
  };
  const [title, summary, description, status] = ['title', 'summary', 'description', 'status'].map(textOf);
  const zone = textOf('timezone') || 'UTC';
  const isOnline = textOf('format') === 'online' || status === 'moved_online';
  const place = isOnline ? t('online') : [textOf('venue_name'), textOf('city')].filter(Boolean).join(', ');
  const notice = status === 'cancelled' || status === 'postponed' || status === 'draft' ? status : null;
  return (
    <Page lang={language}>
      <Picture src={urlOf(record['cover'])} alt="" ratio="1.91" seed={title ?? ''} />
      <div>
        {notice !== null && <Badge tone={notice === 'draft' ? 'neutral' : 'warning'}>{t(`states.${notice}`)}</Badge>}
        <h2>{title === '' ? t('noTitle') : title}</h2>
        <dl>
          <dt>{t('when')}</dt>
          <dd>{dateLine(textOf('starts_at'), textOf('ends_at'), { zone, language }) ?? t('missing')}</dd>
          <dt>{t('where')}</dt>
          <dd>{place === '' ? t('missing') : place}</dd>
        </dl>
        {summary !== '' && <strong>{summary}</strong>}
        {paragraphsOf(description ?? '').map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    </Page>
  );
}

function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
}

/** Address of a picture of the record or of the form. */
function urlOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('url' in value)) return undefined;
  return typeof value.url === 'string' ? value.url : undefined;
}

const Page = styled.article`
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  overflow-wrap: anywhere;
  > div:last-child {
    display: grid;
    gap: ${theme.space[12]};
    padding: ${theme.space[16]};
    justify-items: start;
  }
  h2 {
    font: 700 1.375rem/1.2 ${theme.font.display};
  }
  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.space[4]} ${theme.space[16]};
    font-size: ${theme.textSize.small};
  }
  dt {
    color: ${theme.color.inkSoft};
  }
  p {
    line-height: 1.5;
    white-space: pre-line;
  }
`;
