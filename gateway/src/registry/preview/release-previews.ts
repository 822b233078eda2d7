import { createHmac, timingSafeEqual } from 'node:crypto';

/** A published release that one browser gets instead of the live one. */
export interface ReleasePreview {
  readonly id: string;
  readonly version: string;
  /** Seconds since 1970. */
  readonly endsAt: number;
}

/** Longest time of a preview, in hours. */
export const mostPreviewHours = 168;

const tokenForm = /^([a-z][a-z0-9-]{0,60})@(\d[\w.+-]{0,99})\.(\d{10})\.([\w-]{43})$/;

/**
 * Signs and reads the tokens of release previews: `<remote>@<version>.<end>.<signature>`. The key is made from the
 * deploy token, so another deploy token ends all previews.
 */
export class ReleasePreviews {
  readonly #key: Buffer;

  constructor(
    deployToken: string,
    private readonly clock: () => number = Date.now,
  ) {
    this.#key = createHmac('sha256', deployToken).update('enlace release preview').digest();
  }

  /** @param hours time until the end */
  start(id: string, version: string, hours: number): ReleasePreview & { readonly token: string } {
    const endsAt = Math.floor(this.clock() / 1000 + hours * 3600);
    const text = `${id}@${version}.${endsAt}`;
    return { id, version, endsAt, token: `${text}.${this.#sign(text).toString('base64url')}` };
  }

  /** The preview of a token; `ended` after its time, `invalid` without the signature of this site. */
  read(token: string): ReleasePreview | 'ended' | 'invalid' {
    const [, id, version, end, signature] = tokenForm.exec(token) ?? [];
    if (id === undefined || version === undefined || end === undefined || signature === undefined) return 'invalid';
    const givenSignature = Buffer.from(signature, 'base64url');
    const rightSignature = this.#sign(`${id}@${version}.${end}`);
    if (givenSignature.length !== rightSignature.length || !timingSafeEqual(givenSignature, rightSignature))
      return 'invalid';
    const endsAt = Number(end);
    return endsAt * 1000 > this.clock() ? { id, version, endsAt } : 'ended';
  }

  #sign(text: string): Buffer {
    return createHmac('sha256', this.#key).update(text).digest();
  }
}
