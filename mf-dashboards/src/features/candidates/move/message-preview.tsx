import type { CandidatesMove } from '@enlace/shared-contract/recruiting';
import { useRead } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { Skeleton, Text, theme } from '@enlace/shared-ui';
import { useState } from 'react';

import { candidates } from '../state/candidates';
import { candidatesTexts } from '../texts';

/** The message as the first members get it, with its language. */
export function MessagePreview({ move }: { readonly move: CandidatesMove }) {
  const t = useTexts(candidatesTexts);
  const [visit] = useState(() => Date.now());
  const { answer, status, error } = useRead(candidates.calls.preview, { move, visit });
  if (answer === null && status === 'rejected') {
    const [first] = Object.values(error?.fields ?? {});
    return <Text role="alert">{first?.[0] ?? (error?.message || t('message.previewFailed'))}</Text>;
  }
  if (answer === null) return <Skeleton lines={2} />;
  const messages = answer.moved.flatMap(({ id, name, message }) =>
    message === undefined ? [] : [{ id, name, message }],
  );
  return (
    <Previews aria-label={t('message.previews')}>
      {messages.map(({ id, name, message: { text, locale } }) => (
        <li key={id}>
          <strong>
            {locale === null ? name : t('message.to', { name, language: t(`message.languages.${locale}`) })}
          </strong>
          <p lang={locale ?? undefined}>{text}</p>
        </li>
      ))}
    </Previews>
  );
}

const Previews = styled.ul`
  display: grid;
  gap: ${theme.space[8]};
  > li {
    padding: ${theme.space[8]} ${theme.space[12]};
    border-radius: ${theme.radius.small};
    background: ${theme.color.sunken};
    font-size: ${theme.textSize.small};
    overflow-wrap: anywhere;
  }
  p {
    white-space: pre-wrap;
  }
`;
