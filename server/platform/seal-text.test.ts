import { expect, test } from 'vitest';
import { secretKeyOf } from '../base/secret-key.ts';
import { sealText, unsealText } from './seal-text.ts';

const OLD = 'the key of last year';
const NEW = 'the key of today';
const kind = 'letter-stop' as const;
const before = secretKeyOf(OLD);
const both = secretKeyOf(NEW, [OLD]);
const after = secretKeyOf(NEW);

test('text encrypted with the old key needs it beside the new key', () => {
  const sealed = sealText('text', { kind, secretKey: before });

  expect(unsealText(sealed, { kind, secretKey: both })).toBe('text');
  expect(() => unsealText(sealed, { kind, secretKey: after })).toThrow('no key opens');
});

test('the next key decrypts before it encrypts, so that processes can be updated one by one', () => {
  const sealed = sealText('text', { kind, secretKey: both });

  expect(unsealText(sealed, { kind, secretKey: secretKeyOf(OLD, [NEW]) })).toBe('text');
  expect(unsealText(sealed, { kind, secretKey: after })).toBe('text');
});

test('text encrypted before keys had ids still decrypts', () => {
  const sealed = sealText('text', { kind, secretKey: before }).subarray(before.id.length);

  expect(unsealText(sealed, { kind, secretKey: before })).toBe('text');
  expect(unsealText(sealed, { kind, secretKey: both })).toBe('text');
  expect(() => unsealText(sealed, { kind, secretKey: after })).toThrow('no key opens');
});

test('the id identifies the key without revealing it', () => {
  const sealed = sealText('text', { kind, secretKey: both });

  expect(sealed.subarray(0, 8)).toEqual(both.id);
  expect(both.id).not.toEqual(before.id);
  expect(sealed.toString('latin1')).not.toContain(NEW.slice(0, 4));
});

test.each([0, 7, 8, 20, 35])('%i zero bytes do not decrypt', (length) => {
  expect(() => unsealText(Buffer.alloc(length), { kind, secretKey: both })).toThrow('no key opens');
});
