import { useLateTexts } from '@enlace/shared-admin';
import { type CheckedJobPart, leastDescription, openDaysRange } from '@enlace/shared-contract/work';
import { styled, useFormats } from '@enlace/shared-platform';
import { Heading, Icon, Stack, Text, theme, VisuallyHidden } from '@enlace/shared-ui';

import { publishingTexts } from './texts';

/** What a job needs before it is published, and what makes it better. */
export function Checklist({ parts }: { readonly parts: readonly CheckedJobPart[] }) {
  const t = useLateTexts(publishingTexts);
  return (
    <section aria-labelledby="job-checklist">
      <Stack gap={16}>
        <Heading level={2} size="h3" id="job-checklist">
          {t('checklist')}
        </Heading>
        <CheckedParts title={t('required')} parts={parts.filter((one) => one.is_required)} />
        <CheckedParts title={t('advised')} parts={parts.filter((one) => !one.is_required)} />
      </Stack>
    </section>
  );
}

interface CheckedPartsProps {
  readonly title: string;
  readonly parts: readonly CheckedJobPart[];
}

function CheckedParts({ title, parts }: CheckedPartsProps) {
  const t = useLateTexts(publishingTexts);
  const { list } = useFormats();
  const counts: Partial<Record<CheckedJobPart['part'], number>> = {
    description: leastDescription,
    last_day: openDaysRange.maximum,
  };
  return (
    <div>
      <Title>{title}</Title>
      <List>
        {parts.map(({ part, is_done: isDone, words }) => (
          <Line key={part} $isDone={isDone}>
            <Icon name={isDone ? 'check' : 'minus'} size={18} />
            <div>
              <VisuallyHidden>{t(isDone ? 'isDone' : 'isOpen')} </VisuallyHidden>
              {t(`parts.${part}`, { count: counts[part] ?? 0 })}
              {words.length > 0 && (
                <Text size="small" tone="soft">
                  {t('gendered', { words: list(words) })}
                </Text>
              )}
            </div>
          </Line>
        ))}
      </List>
    </div>
  );
}

const Title = styled.h3`
  color: ${theme.color.inkSoft};
  font: 600 ${theme.textSize.small} / 1.4 ${theme.font.text};
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space[8]};
  margin-top: ${theme.space[8]};
  list-style: none;
`;

const Line = styled.li<{ readonly $isDone: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[8]};
  align-items: start;
  svg {
    color: ${({ $isDone }) => ($isDone ? theme.color.success : theme.color.warning)};
    transform: translateY(0.2em);
  }
`;
