import { styled, useTexts } from '@enlace/shared-platform';
import { Button, FormField, TextInput } from '@enlace/shared-ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

import { color, radius, space, textSize } from '../../../../lib/tokens';
import { ticketsTexts } from '../../texts';
import type { OfferState } from './use-offer';

/** A closed question for a code; the code in use is named and can be removed. It is no form: it is inside of one. */
export function CodeField({ offer }: { readonly offer: OfferState }) {
  const t = useTexts(ticketsTexts);
  const { code, answer, error, isPending, useCode: applyCode } = offer;
  const [text, setText] = useState(code);
  const input = useRef<HTMLInputElement>(null);
  const refusal = answer?.message ?? (code === '' ? null : error && (error.message || t('problems.unknown')));
  useEffect(() => {
    if (refusal !== null) input.current?.focus();
  }, [refusal]);
  const handleKey = (press: KeyboardEvent) => {
    if (press.key !== 'Enter') return;
    // Otherwise the form of the tickets is sent.
    press.preventDefault();
    applyCode(text);
  };
  if (answer !== null && answer.refusal === null)
    return (
      <InUse role="status">
        {t('code.inUse', { code: answer.code })}
        <Button
          variant="ghost"
          size="small"
          onClick={() => {
            setText('');
            applyCode('');
          }}
        >
          {t('code.remove')}
        </Button>
      </InUse>
    );
  return (
    <Details open={code !== ''}>
      <summary>{t('code.question')}</summary>
      <Line>
        <FormField label={t('code.label')} {...(refusal === null ? {} : { error: refusal })}>
          <TextInput
            ref={input}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={text}
            onChange={(change) => setText(change.target.value)}
            onKeyDown={handleKey}
          />
        </FormField>
        <Button variant="secondary" isLoading={code !== '' && isPending} onClick={() => applyCode(text)}>
          {t('code.apply')}
        </Button>
      </Line>
    </Details>
  );
}

const Details = styled.details`
  margin-top: ${space[20]};
  summary {
    width: fit-content;
    min-height: 2.75rem;
    padding-block: ${space[12]};
    color: ${color.link};
    font-size: ${textSize.small};
    font-weight: 600;
    cursor: pointer;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
  align-items: end;
  > :first-child {
    flex: 0 1 16rem;
  }
`;

const InUse = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[16]};
  align-items: center;
  justify-content: space-between;
  margin-top: ${space[20]};
  padding: ${space[8]} ${space[16]};
  border-radius: ${radius.small};
  background: ${color.tealSoft};
  color: ${color.tealInk};
  font-weight: 600;
`;
