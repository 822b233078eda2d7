import type { UnknownAction } from '@enlace/shared-platform';
import axios, { type AxiosError, type AxiosInstance, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';

import { refreshRequested, sessionExpired } from '../auth/auth.slice';
import { forgetStored } from '../auth/stored-session';
import { leaveImpersonation, readImpersonation } from '../session/impersonation';
import { recordOf } from '../record';
import { refreshOnce, refreshUnderWay, type RefreshOptions } from './refresh-once';
import { sendRequest } from './send-request';
import { endsSession } from './to-app-error';

declare module 'axios' {
  export interface AxiosRequestConfig {
    /** A request after its repetition with a new token; there is no third attempt. */
    isRepeat?: boolean;
  }
}

export interface HttpClientOptions {
  /** Base URL of every call, without a slash at the end; empty for the same origin. */
  readonly baseUrl: string;
  dispatch(action: UnknownAction): void;
  /** The current token; null when signed out. */
  getToken(): string | null;
  /** Called once per ended session, after storage and slice are cleared; goes to /login with the way back. */
  onUnauthorised(): void;
  /** Called when the user must add a second factor before anything else. */
  onFactorMissing?(): void;
}

/** The two axios instances, with credentials and a configured base URL. */
export interface HttpClients {
  /** Sends the bearer token; a 401 refreshes or signs out. */
  readonly authenticated: AxiosInstance;
  readonly public: AxiosInstance;
}

/** A refused password does not end a session, and a sign-out needs no /login. */
const exempt = /\/api\/(login|logout)$/;

/**
 * Makes the clients. After a 401 on the authenticated client, the request is repeated once if the token was replaced
 * in the meantime, or if the cookies can refresh it. Otherwise stored token and user are
 * removed, the slice is reset and `onUnauthorised` is called, once for any number of parallel requests.
 */
export function createHttpClients(options: HttpClientOptions): HttpClients {
  const { dispatch, getToken } = options;
  // The API asks for a bearer token, so axios must not look for a cookie to copy into a header.
  const settings = { baseURL: options.baseUrl, withCredentials: true, withXSRFToken: false };
  const open = axios.create(settings);
  const authenticated = axios.create(settings);
  let endedToken: string | null | undefined;

  async function authorise(config: InternalAxiosRequestConfig): Promise<InternalAxiosRequestConfig> {
    await refreshUnderWay()?.catch(() => undefined);
    const token = getToken();
    if (token === null) config.headers.delete('Authorization');
    else config.headers.set('Authorization', `Bearer ${token}`);
    return config;
  }

  function endSession(token: string | null): void {
    if (endedToken === token) return;
    endedToken = token;
    if (readImpersonation() !== null) return leaveImpersonation();
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
    if (recordOf(response?.data)['code'] === 'SECOND_FACTOR_MISSING') options.onFactorMissing?.();
    if (response?.status !== 401 || config === undefined || exempt.test(config.url ?? '')) throw failure;
    const sentToken = /^Bearer (.+)$/.exec(String(config.headers.get('Authorization')))?.[1] ?? null;
    const current = getToken();
    // Signed out during the request: no session to end.
    if (current === null && sentToken !== null) throw failure;
    if (sentToken === null || config.isRepeat) {
      endSession(sentToken);
      throw failure;
    }
    if (current === sentToken) {
      // Any refused token can be replaced while the cookies contain a session; an impersonation is never renewed.
      if (readImpersonation() === null) await refresh(sentToken);
      if (getToken() === sentToken || getToken() === null) {
        endSession(sentToken);
        throw failure;
      }
    }
    return authenticated.request({ ...config, isRepeat: true });
  }

  authenticated.interceptors.request.use(authorise);
  authenticated.interceptors.response.use(undefined, recover);
  return { authenticated, public: open };
}
