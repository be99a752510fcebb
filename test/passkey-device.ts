import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

type CredentialOptions = { challenge: string; user?: { id: string } };
type Lies = {
  origin?: string;
  /** Touched, but without PIN or fingerprint. */
  isUnverified?: boolean;
  /** Signature counter reported by the key, instead of an increment. */
  counter?: number;
};

/** A software authenticator: signs like a phone or USB key, and can misbehave. */
export function makePasskeyDevice(publicUrl: string) {
  const { origin, hostname } = new URL(publicUrl);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  let counter = 0;
  let userHandle = '';

  const clientData = (type: string, { challenge }: CredentialOptions, lies: Lies) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: lies.origin ?? origin }));

  function authenticatorData(flags: number, lies: Lies, key: Buffer = Buffer.alloc(0)): Buffer {
    counter = lies.counter ?? counter + 1;
    const seen = USER_PRESENT | flags | (lies.isUnverified ? 0 : USER_VERIFIED);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const rpIdHash = createHash('sha256').update(hostname).digest();
    return Buffer.concat([rpIdHash, Buffer.from([seen]), count, key]);
  }

  return {
    /** Browser's answer to a registration request. */
    create(asked: CredentialOptions, lies: Lies = {}) {
      userHandle = asked.user?.id ?? '';
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        [
          'authData',
          new Uint8Array(authenticatorData(HAS_KEY, lies, attestedKey(publicKey, credentialId))),
        ],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', asked, lies).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString(
            'base64url',
          ),
          transports: ['internal'],
        },
      };
    },

    /** Browser's answer to a challenge. */
    sign(asked: CredentialOptions, lies: Lies = {}) {
      const client = clientData('webauthn.get', asked, lies);
      const data = authenticatorData(0, lies);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
          userHandle,
        },
      };
    },
  };
}

/** The public key in authenticator format: COSE, ES256. */
function attestedKey(publicKey: KeyObject, credentialId: Buffer): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const cose = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(credentialId.length);
  return Buffer.concat([Buffer.alloc(16), length, credentialId, isoCBOR.encode(cose)]);
}
