import { isAppError } from '@enlace/shared-contract/errors';
import type { CardLinkState, PaymentKey } from '@enlace/shared-contract/memberships';
import { isCancelled, useCall } from '@enlace/shared-data';
import { type CardOutcome, confirmAtBank } from '@enlace/shared-forms/stripe';
import { useTexts } from '@enlace/shared-platform';
import { useState } from 'react';

import { cardLink } from './pay.slice';
import { payTexts } from './texts';

/**
 * `question`: the bank asks about the charge. `uncertain`: no answer arrived, so the state has to be read before another
 * attempt.
 */
type Step =
  | { readonly name: 'closed' | 'uncertain' | 'paid' }
  | { readonly name: 'form'; readonly setup: PaymentKey }
  | { readonly name: 'question'; readonly key: PaymentKey };

/** The steps from another card to a paid amount. */
export function useCardPayment(token: string) {
  const t = useTexts(payTexts);
  const [step, setStep] = useState<Step>({ name: 'closed' });
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const start = useCall(cardLink.calls.start);
  const save = useCall(cardLink.calls.useCard);
  const refresh = useCall(cardLink.calls.refresh);

  const attempt = async (work: () => Promise<void>) => {
    setProblem(null);
    setIsSending(true);
    try {
      await work();
    } catch (error) {
      if (isCancelled(error)) return;
      const isUncertain = isAppError(error) && (error.code === 'NETWORK' || error.status >= 500);
      if (isUncertain && step.name !== 'closed') setStep({ name: 'uncertain' });
      else setProblem((isAppError(error) && error.userMessage) || t('failed'));
    } finally {
      setIsSending(false);
    }
  };
  const open = async () => {
    const setup = await start.run({ token });
    setStep({ name: 'form', setup });
  };
  const showState = async ({ amount }: CardLinkState) => {
    if (amount === 0) return setStep({ name: 'paid' });
    await open();
    setProblem(t('declined'));
  };
  const pay = async (method: string) => {
    const answer = await save.run({ token, method });
    if (answer.payment === null) return showState(answer);
    setStep({ name: 'question', key: answer.payment });
  };
  const store = async (work: () => Promise<CardOutcome>) => {
    const outcome = await work();
    if (outcome.name === 'ready') return pay(outcome.method);
    if (outcome.name === 'refused') setProblem(t(outcome.fault === 'bank' ? 'notConfirmed' : 'declined'));
    if (outcome.name === 'unknown') setProblem(t('failed'));
  };
  const answer = async (key: PaymentKey, isConfirmed: boolean) => {
    const result = isConfirmed ? await confirmAtBank(key) : false;
    if (result === true) return showState(await refresh.run({ token }));
    if (result === null) return setStep({ name: 'uncertain' });
    await open();
    setProblem(t('notConfirmed'));
  };
  const check = async () => {
    const state = await refresh.run({ token });
    return state.amount === 0 ? setStep({ name: 'paid' }) : open();
  };
  return { step, problem, isSending, attempt, open, store, answer, check };
}
