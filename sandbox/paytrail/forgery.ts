import type { Forgery } from '../payments/fault-registry.ts';
import { merchantOf } from './merchant.ts';
import type { Payment } from './payment.ts';
import { hmacHex } from './signing.ts';

/** A message that looks genuine and must be rejected, also one that is correctly signed with a weak or another key. */
export function forge(payment: Payment, honest: URLSearchParams, kind: Forgery): URLSearchParams {
  const query = new URLSearchParams(honest);
  const { secret } = merchantOf(payment.account);
  const resign = (key: string) => query.set('signature', hmacHex(key, payment.algorithm, query));
  switch (kind) {
    case 'flippedStatus':
      query.set('checkout-status', query.get('checkout-status') === 'ok' ? 'fail' : 'ok');
      break;
    case 'otherAmount':
      query.set('checkout-amount', '1');
      break;
    case 'zeroSignature':
      query.set('signature', '0'.repeat(64));
      break;
    case 'emptySignature':
      query.set('signature', '');
      break;
    case 'noSignature':
      query.delete('signature');
      break;
    case 'wrongSecret':
      resign(`${secret}!`);
      break;
    case 'weakAlgorithm':
      query.set('checkout-algorithm', 'sha1');
      query.set('signature', hmacHex(secret, 'sha1', query));
      break;
    case 'noAlgorithm':
      query.set('checkout-algorithm', 'none');
      query.set('signature', '');
      break;
    case 'otherMerchant':
      query.set('checkout-account', '695861');
      resign(merchantOf('695861').secret);
      break;
    case 'unsignedExtra':
      query.append('checkout-bar', 'added on the way');
      break;
    case 'duplicate':
      query.append('checkout-status', 'ok');
      break;
    case 'upperCase':
      query.delete('checkout-status');
      query.append('Checkout-Status', 'ok');
      break;
  }
  return query;
}
