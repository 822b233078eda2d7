import type { IconName } from '@enlace/shared-ui';

import type { Verdict } from '../offline/snapshot';
import type { SignalKind } from './signal';

interface Look {
  readonly tone: 'success' | 'warning' | 'danger';
  readonly icon: IconName;
  readonly signal: SignalKind;
}

const good: Look = { tone: 'success', icon: 'check', signal: 'good' };
const again: Look = { tone: 'warning', icon: 'clock', signal: 'warning' };
const open: Look = { tone: 'warning', icon: 'info', signal: 'warning' };
const bad: Look = { tone: 'danger', icon: 'close', signal: 'bad' };

/** Colour, icon and sound of a result; its words are in the texts. */
export function lookOf(result: Verdict['result']): Look {
  if (result === 'ok') return good;
  if (result === 'already') return again;
  return ['not_known', 'not_yet_open', 'undone'].includes(result) ? open : bad;
}
