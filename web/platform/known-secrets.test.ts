// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { knownSecrets, rememberSecrets } from './known-secrets.ts';

test('values sent under a secret name are known, at any depth, and no others', () => {
  rememberSecrets({
    inputData: { buyer: { firstName: 'Aino', password: 'Revontuli7x' }, campaignCode: 'KEVAT' },
    code: '123 456',
    deskKey: 'abc',
    validateOnly: true,
  });

  expect(knownSecrets()).toEqual(expect.arrayContaining(['Revontuli7x', '123 456', 'abc']));
  for (const open of ['Aino', 'KEVAT']) expect(knownSecrets()).not.toContain(open);
});

test('values of secret fields are known, also while they are shown', () => {
  document.body.innerHTML = `
    <input type="password" value="Kesäyö77">
    <input type="text" autocomplete="new-password" value="Kesäyö88">
    <input type="text" autocomplete="one-time-code" value="654321">
    <input type="text" autocomplete="given-name" value="Aino">`;

  expect(knownSecrets()).toEqual(expect.arrayContaining(['Kesäyö77', 'Kesäyö88', '654321']));
  expect(knownSecrets()).not.toContain('Aino');
});

test('only the newest secrets are kept', () => {
  for (let i = 0; i < 100; i++) rememberSecrets({ token: `token-${i}` });

  expect(knownSecrets()).toContain('token-99');
  expect(knownSecrets().length).toBeLessThan(40);
});
