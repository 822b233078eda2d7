import { ScreenHead } from '@enlace/shared-admin';
import { styled } from '@enlace/shared-platform';
import { Button, ButtonLink, Cluster, FormField, theme, type ButtonProps } from '@enlace/shared-ui';
import { Breadcrumb, Card, Textarea } from '@enlace/shared-ui/controls';
import { useState, type FormEvent, type ReactNode } from 'react';

import type { KeptReason } from './use-kept-reason';

export interface ReasonSheetTexts {
  readonly title: string;
  /** Link to the list of users. */
  readonly users: string;
  /** Name of this page in its path. */
  readonly crumb: string;
  readonly reason: string;
  readonly reasonHint: string;
  readonly reasonMissing: string;
  readonly submit: string;
  readonly cancel: string;
}

export interface ReasonSheetProps {
  readonly user: { readonly name: string; readonly email?: string | null | undefined };
  /** Address of the user's record: the way back. */
  readonly path: string;
  readonly texts: ReasonSheetTexts;
  readonly keptReason: KeptReason;
  readonly isRequired: boolean;
  /** Most characters of the reason. */
  readonly maxLength: number | undefined;
  readonly button?: Pick<ButtonProps, 'variant' | 'iconBefore'>;
  readonly isSending: boolean;
  /** Why the server refused the action; null when it did not. */
  readonly refusal: string | null;
  /** @param reason trimmed; empty only when it is not required */
  readonly onSubmit: (reason: string) => void;
  /** What the action does. */
  readonly children: ReactNode;
}

/** A page that explains an action on an account, and does it after the viewer has given a reason. */
export function ReasonSheet(props: ReasonSheetProps) {
  const { user, path, texts, keptReason, isRequired, maxLength, button, isSending, refusal, onSubmit, children } =
    props;
  const typedReason = keptReason.words.reason;
  const [isChecked, setChecked] = useState(false);
  const reason = typedReason.trim();
  const isMissing = isRequired && reason === '';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isMissing) onSubmit(reason);
  };
  return (
    <>
      <ScreenHead
        title={texts.title}
        detail={user.email}
        breadcrumb={
          <Breadcrumb
            items={[{ label: texts.users, to: '/admin/users' }, { label: user.name, to: path }, { label: texts.crumb }]}
          />
        }
      />
      <Sheet as="section">
        {children}
        <form noValidate onSubmit={handleSubmit}>
          <FormField
            label={texts.reason}
            hint={texts.reasonHint}
            isRequired={isRequired}
            error={isChecked && isMissing ? texts.reasonMissing : undefined}
          >
            <Textarea
              rows={2}
              maxLength={maxLength}
              value={typedReason}
              onChange={(event) => keptReason.keep({ reason: event.target.value })}
            />
          </FormField>
          {refusal !== null && <Failure role="alert">{refusal}</Failure>}
          <Cluster gap={12}>
            <Button type="submit" {...button} isLoading={isSending}>
              {texts.submit}
            </Button>
            <ButtonLink variant="ghost" to={path}>
              {texts.cancel}
            </ButtonLink>
          </Cluster>
        </form>
      </Sheet>
    </>
  );
}

const Sheet = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[16]};
  max-width: 42rem;
  ul {
    padding-left: 1.25em;
    overflow-wrap: anywhere;
    color: ${theme.color.inkSoft};
    list-style: disc;
  }
  li + li {
    margin-top: ${theme.space[4]};
  }
  form {
    display: flex;
    flex-direction: column;
    gap: ${theme.space[16]};
  }
`;

const Failure = styled.p`
  color: ${theme.color.danger};
  font-weight: 600;
`;
