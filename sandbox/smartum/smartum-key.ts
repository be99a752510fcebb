import { generateKeyPairSync } from 'node:crypto';

/** Id of the real staging key; ours is another key, made on this machine. */
const KEY_ID = 'UBJZYFXrOKHq_3VZWIs_XQHDY8ZOS2UrocBvyXm8ejI';

export type SmartumKey = { kid: string; publicKey: string; privateKey: string };

export function createSmartumKey(): SmartumKey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-521',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { kid: KEY_ID, publicKey, privateKey };
}
