import type { UnknownAction } from '@enlace/shared-platform';
import axios, { type AxiosError, type AxiosInstance, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';

import { refreshRequested, sessionExpired } from '../auth/auth.slice';
import { forgetStored } from '../auth/stored-session';
import { recordOf } from '../record';
import { leaveViewing, readViewing } from '../session/viewing';
import { refreshOnce, refreshUnderWay, type RefreshOptions } from './refresh-once';
import { sendRequest } from './send-request';
import { endsSession } from './to-app-error';

declare module 'axios' {
  export interface AxiosRequestConfig {
    /** A request that is sent again with a new token; it gets no third try. */
    isRepeat?: boolean;
  }
}

export interface HttpClientOptions {
  /** Base URL of every call, without trailing slash; empty for the same origin. */
  readonly baseUrl: string;
  dispatch(action: UnknownAction): void;
  /** The token of now; null when signed out. */
  getToken(): string | null;
  /** Called once per ended session, after storage and slice are cleared: go to /login, keeping the way back. */
  onUnauthorised(): void;
}

/** The two axios instances (SPEC §7): credentials included, base URL by configuration. */
export interface HttpClients {
  /** Sends the bearer token; a 401 refreshes or signs out. */
  readonly authenticated: AxiosInstance;
  readonly public: AxiosInstance;
}

/** A refused password is no ended session (SPEC §8), and whoever signs out needs no /login. */
const exempt = /\/api\/(login|logout)$/;

/**
 * Makes the clients. A 401 on the authenticated one (SPEC §4): where the token has meanwhile been replaced, or has only
 * run out (TOKEN_EXPIRED) and can be refreshed, the request is repeated once; else stored token and user are removed,
 * the slice is reset and `onUnauthorised` is called, once for any number of parallel requests.
 */
export function createHttpClients(options: HttpClientOptions): HttpClients {
  const { dispatch, getToken } = options;
  const settings = { baseURL: options.baseUrl, withCredentials: true };
  const open = axios.create(settings);
  const authenticated = axios.create(settings);
  let ended: string | null | undefined;

  async function authorise(config: InternalAxiosRequestConfig): Promise<InternalAxiosRequestConfig> {
    await refreshUnderWay()?.catch(() => undefined);
    const token = getToken();
    if (token === null) config.headers.delete('Authorization');
    else config.headers.set('Authorization', `Bearer ${token}`);
    return config;
  }

  function endSession(token: string | null): void {
    if (ended === token) return;
    ended = token;
    if (readViewing() !== null) return leaveViewing();
    forgetStored(token);
    dispatch(sessionExpired());
    options.onUnauthorised();
  }

  async function refresh(token: string): Promise<void> {
    if (refreshUnderWay() === null) dispatch(refreshRequested());
    const send: RefreshOptions['send'] = (request) => sendRequest(open, request, dispatch);
    try {
      await refreshOnce({ send, dispatch, token });
    } catch (error) {
      if (!endsSession(error)) throw error;
    }
  }

  async function recover(failure: AxiosError): Promise<AxiosResponse> {
    const { config, response } = failure;
    if (response?.status !== 401 || config === undefined || exempt.test(config.url ?? '')) throw failure;
    const sent = /^Bearer (.+)$/.exec(String(config.headers.get('Authorization')))?.[1] ?? null;
    const current = getToken();
    // Signed out while the request was under way: there is nothing left to end.
    if (current === null && sent !== null) throw failure;
    if (sent === null || config.isRepeat) {
      endSession(sent);
      throw failure;
    }
    if (current === sent) {
      if (recordOf(response.data)['code'] === 'TOKEN_EXPIRED') await refresh(sent);
      if (getToken() === sent || getToken() === null) {
        endSession(sent);
        throw failure;
      }
    }
    return authenticated.request({ ...config, isRepeat: true });
  }

  authenticated.interceptors.request.use(authorise);
  authenticated.interceptors.response.use(undefined, recover);
  return { authenticated, public: open };
}
