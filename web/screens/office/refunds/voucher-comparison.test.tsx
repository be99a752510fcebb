import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Right } from '../../../../domain/office/rights.ts';
import { PageAround } from '../../../../test/page-around.tsx';
import { texts } from '../../../texts/fi/office-refunds.ts';
import { texts as shell } from '../../../texts/fi/shell.ts';
import { UnmatchedList } from './unmatched-list.tsx';
import { VoucherComparison } from './voucher-comparison.tsx';

const compared = [{ channel: 'epassi' as const, at: null }];
const money = {
  ...{ id: 'a1', channel: 'epassi', stamp: 's1', transactionId: null, orderNumber: null },
  ...{ amount: 79, reason: 'unknownPayment' as const, cameAt: 0 },
};

function seenBy(...rights: Right[]): string {
  return renderToStaticMarkup(
    <PageAround rights={['payment.view', ...rights]}>
      <UnmatchedList {...{ texts, busyWith: null }} money={[money]} onDone={() => {}} />
      <VoucherComparison {...{ compared, texts, shell }} onRecorded={() => {}} />
    </PageAround>,
  );
}

test('staff without the right to settle see amounts and dates, and no form or button', () => {
  const seen = seenBy();

  expect(seen).toContain('79,00');
  expect(seen).toContain('ePassi: ei ole vielä verrattu.');
  expect(seen).not.toMatch(/<button|<input|<select/);
  expect(seen).not.toContain('Tee se joka arkipäivä');
  expect(seen).not.toContain('merkitse asia hoidetuksi');
});

test('staff with the right to settle see the form, which names every supported column', () => {
  const seen = seenBy('payment.settle');

  expect(seen).toMatch(/<button.*<select.*<input/s);
  expect(seen).toContain('merkitse asia hoidetuksi');
  expect(seen).toContain('jokin näistä: stamp, nonce, leima, stämpel. Summan');
  expect(seen).toContain('jokin näistä: paid, amount, summa, belopp. Jos');
  expect(seen).toContain('johonkin niistä: status, tila, state, tilanne.');
});
