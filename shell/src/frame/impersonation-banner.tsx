import { leaveImpersonation, readImpersonation } from '@enlace/shared-auth';
import { impersonationCalls } from '@enlace/shared-contract/identity';
import type { Locale } from '@enlace/shared-contract/text';
import { styled, useLocale } from '@enlace/shared-platform';
import { Icon, theme } from '@enlace/shared-ui';
import { useEffect, useState } from 'react';

import { useServices } from '../services';

/** A few texts for a few users; they load with the banner. */
const words: Readonly<Record<Locale, { looking: string; only: string; left: string; exit: string }>> = {
  en: { looking: 'You are looking as', only: 'Nothing can be changed.', left: 'Time left', exit: 'Exit' },
  es: { looking: 'Estás mirando como', only: 'No se puede cambiar nada.', left: 'Tiempo restante', exit: 'Salir' },
  pt: { looking: 'Você está vendo como', only: 'Nada pode ser alterado.', left: 'Tempo restante', exit: 'Sair' },
};

/** Shows on every page the impersonated user and the remaining time, with a button that ends it. */
export function ImpersonationBanner() {
  const { boot } = useServices();
  const { locale } = useLocale();
  const [impersonation] = useState(readImpersonation);
  const [isLeaving, setLeaving] = useState(false);
  const [secondsLeft, setSecondsLeft] = useState(() => secondsUntil(impersonation?.until));
  const until = impersonation?.until;
  useEffect(() => {
    const timer = setInterval(() => {
      const seconds = secondsUntil(until);
      setSecondsLeft(seconds);
      if (seconds === 0) leaveImpersonation();
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);

  if (impersonation === null) return null;
  const t = words[locale];
  const handleExit = () => {
    setLeaving(true);
    void endImpersonation(boot.apiBase, impersonation.accessToken);
  };
  return (
    <Bar role="region" aria-label={`${t.looking} ${impersonation.user.name}`}>
      <Icon name="eye" />
      <p>
        {t.looking} <strong>{impersonation.user.name}</strong>. <span>{t.only}</span>
      </p>
      <Clock aria-label={t.left} role="timer">
        {clockOf(secondsLeft)}
      </Clock>
      <button type="button" disabled={isLeaving} onClick={handleExit}>
        {t.exit}
      </button>
    </Bar>
  );
}

/** Ends the impersonation on the server, then in this tab, with any answer. */
async function endImpersonation(apiBase: string, accessToken: string): Promise<void> {
  const headers = { authorization: `Bearer ${accessToken}` };
  await fetch(`${apiBase}${impersonationCalls.end.path}`, { method: 'POST', headers, keepalive: true }).catch(
    () => undefined,
  );
  leaveImpersonation();
}

function secondsUntil(until: string | undefined): number {
  return until === undefined ? 0 : Math.max(0, Math.round((Date.parse(until) - Date.now()) / 1000));
}

const clockOf = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: ${theme.layer.menu};
  display: flex;
  gap: ${theme.space[12]};
  align-items: center;
  padding: ${theme.space[8]} clamp(${theme.space[12]}, 3vw, ${theme.space[32]});
  background: ${theme.color.danger};
  color: ${theme.color.surface};
  font-size: ${theme.textSize.small};
  > svg {
    flex: none;
  }
  > p {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > button {
    min-height: 2.25rem;
    padding: 0 ${theme.space[16]};
    border: 0;
    border-radius: ${theme.radius.round};
    background: ${theme.color.surface};
    color: ${theme.color.ink};
    font-weight: 600;
    cursor: pointer;
  }
  @media (max-width: 30rem) {
    > p > span {
      display: none;
    }
  }
`;

const Clock = styled.span`
  font-variant-numeric: tabular-nums;
`;
