import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

interface Options {
  readonly challenge: string;
}

export interface AuthenticatorSettings {
  /** Origin of the page, as the browser notes it. */
  readonly origin?: string;
  readonly host?: string;
}

/** A passkey of the tests, with a key of its own and a counter. It answers in the JSON form of WebAuthn. */
export function createAuthenticator({
  origin = 'http://localhost:3000',
  host = 'localhost',
}: AuthenticatorSettings = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const head = (flags: number): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([createHash('sha256').update(host).digest(), Buffer.from([flags]), count]);
  };
  const credential = (response: object) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    /** The next signature has this number plus one; a copy of a passkey would have an old one. */
    setCounter: (value: number): void => {
      counter = value;
    },

    create: ({ challenge }: Options) => {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = Buffer.concat([
        // A map of five: kty EC2, alg ES256, crv P-256, x, y.
        Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32]),
        Buffer.from(x, 'base64url'),
        Buffer.from([0x22, 0x58, 32]),
        Buffer.from(y, 'base64url'),
      ]);
      // User present, user verified, attested data.
      const authData = Buffer.concat([head(0x45), Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const text = (value: string): Buffer => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        Buffer.from([0x58, authData.length]),
        authData,
      ]);
      return credential({
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal', 'a-new-one'],
      });
    },

    get: ({ challenge }: Options) => {
      counter += 1;
      const data = clientData('webauthn.get', challenge);
      const authData = head(0x05);
      const signedBytes = Buffer.concat([authData, createHash('sha256').update(data).digest()]);
      return credential({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: createSign('sha256').update(signedBytes).sign(privateKey).toString('base64url'),
      });
    },
  };
}
