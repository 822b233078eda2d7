import type { SandboxAnswer, SandboxRequest, Work } from '../sandbox-request';
import { answerDispute, closeDispute, createDispute, listDisputes, readDispute } from './disputes';
import { createRefund, finishRefund, listRefunds, readRefund } from './refunds';

type Call = (request: SandboxRequest, work: Work) => Promise<SandboxAnswer>;

/** Calls about money that goes back, by method and path. Those below `sandbox` are what banks do by themselves. */
export const moneyCalls: Readonly<Record<string, Call>> = {
  'POST refunds': createRefund,
  'GET refunds': listRefunds,
  'GET refunds/{id}': readRefund,
  'GET disputes': listDisputes,
  'GET disputes/{id}': readDispute,
  'POST disputes/{id}': answerDispute,
  'POST disputes/{id}/close': closeDispute,
  'POST sandbox/disputes': createDispute,
  'POST sandbox/refunds/{id}/finish': finishRefund,
};
