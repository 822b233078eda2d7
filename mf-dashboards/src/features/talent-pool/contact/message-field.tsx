import { styled, useTexts } from '@enlace/shared-platform';
import { FormField, theme } from '@enlace/shared-ui';
import { Textarea } from '@enlace/shared-ui/controls';

import { mostMessageLength } from '../state/pool.slice';
import { poolTexts } from '../texts';

export interface MessageFieldProps {
  readonly message: string;
  readonly error: string;
  readonly onChange: (message: string) => void;
}

/** The first message to a member, with what makes it a good one. */
export function MessageField({ message, error, onChange }: MessageFieldProps) {
  const t = useTexts(poolTexts);
  return (
    <div>
      <Hints>
        <strong>{t('contact.hints.title')}</strong>
        <ul>
          <li>{t('contact.hints.job')}</li>
          <li>{t('contact.hints.reason')}</li>
          <li>{t('contact.hints.pay')}</li>
          <li>{t('contact.hints.next')}</li>
        </ul>
      </Hints>
      <FormField label={t('contact.message')} hint={t('contact.messageHint')} isRequired error={error}>
        <Textarea
          rows={7}
          maxLength={mostMessageLength}
          value={message}
          onChange={({ target }) => onChange(target.value)}
        />
      </FormField>
      <Counter $isNear={message.length > mostMessageLength * 0.9}>
        {t('contact.counter', { count: message.length, most: mostMessageLength })}
      </Counter>
    </div>
  );
}

const Hints = styled.div`
  margin-bottom: ${theme.space[16]};
  padding: ${theme.space[12]} ${theme.space[16]};
  border-radius: ${theme.radius.small};
  background: ${theme.color.sunken};
  font-size: ${theme.textSize.small};
  line-height: 1.45;
  ul {
    padding-left: 1.2em;
    list-style: disc;
  }
`;

const Counter = styled.p<{ readonly $isNear: boolean }>`
  padding-top: ${theme.space[4]};
  color: ${({ $isNear }) => ($isNear ? theme.color.danger : theme.color.inkSoft)};
  font-size: ${theme.textSize.caption};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;
