import { chapters } from '@enlace/shared-contract/community';
import { AppError, type ErrorCode } from '@enlace/shared-contract/errors';

import type { HttpAnswer, HttpPort, HttpRequest } from '../http-port';
import type { InjectedSlice } from '../remote/define-remote';
import { createResource } from '../resource/create-resource';
import { createPlatformStore, type StoreOptions } from '../store/create-store';

/** A request that waits until the test answers it. */
export interface Waiting {
  readonly request: HttpRequest;
  answer(body: unknown, status?: number): Promise<void>;
  fail(code: ErrorCode, options?: ConstructorParameters<typeof AppError>[1]): Promise<void>;
}

/**
 * An HttpPort whose requests wait until the test answers them; cancelled requests reject like those of a real client.
 */
export class WaitingHttp implements HttpPort {
  readonly sent: Waiting[] = [];

  send(request: HttpRequest): Promise<HttpAnswer> {
    return new Promise((resolve, reject) => {
      request.signal?.addEventListener('abort', () => reject(new AppError('NETWORK')));
      this.sent.push({
        request,
        answer(body, status = 200) {
          resolve({ status, body });
          return settle();
        },
        fail(code, options) {
          reject(new AppError(code, options));
          return settle();
        },
      });
    });
  }

  at(index: number): Waiting {
    const request = this.sent[index];
    if (request === undefined) throw new Error(`request ${index} was not sent`);
    return request;
  }
}

/** Waits until promises and their sagas have continued. */
export async function settle(): Promise<void> {
  for (let run = 0; run < 6; run += 1) await Promise.resolve();
}

export function chapterRow(id: number, name: string): Record<string, unknown> {
  const none = Object.fromEntries(
    ['summary', 'description', 'state', 'latitude', 'longitude', 'founded_on', 'email', 'website', 'linkedin']
      .concat(['instagram', 'cover', 'next_event_at'])
      .map((field) => [field, null]),
  );
  return {
    ...none,
    id,
    name,
    slug: `chapter-${id}`,
    status: 'active',
    city: 'Bogotá',
    country_code: 'CO',
    country: 'Colombia',
    timezone: 'America/Bogota',
    languages: ['es'],
    members_count: 12,
    has_group: false,
    events_count: 3,
    chapter_leaders: [],
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-02T00:00:00.000Z',
  };
}

/** A store with a fake network; `faults` contains the reported faults. */
export function createTestStore(options: Partial<StoreOptions> = {}) {
  const http = new WaitingHttp();
  const faults: { owner: string; place: string; error: unknown }[] = [];
  const platform = createPlatformStore({
    http,
    storage: null,
    slices: [],
    report: (fault) => faults.push(fault),
    ...options,
  });
  return {
    ...platform,
    http,
    faults,
    dispatch: platform.store.dispatch,
    state: () => platform.store.getState() as unknown,
  };
}

/** A store with the chapters of a remote `test` injected. */
export function createChapterStore(extra: readonly InjectedSlice[] = []) {
  const handle = createResource('test', chapters, { client: 'authenticated' });
  const testStore = createTestStore();
  const teardown = testStore.inject('test', [handle, ...extra]);
  return { ...testStore, handle, teardown };
}
