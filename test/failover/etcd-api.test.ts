import { expect, test } from 'vitest';
import { safeEtcdApi } from './etcd-api.ts';

test.each([
  ['2.1.7', 'etcd'],
  ['3.0.2', 'etcd'],
  ['3.0.3', 'etcd3'],
  ['3.1.0', 'etcd3'],
  ['4.0.7', 'etcd3'],
])('Patroni %s uses %s', (version, api) => {
  expect(safeEtcdApi(version)).toBe(api);
});
