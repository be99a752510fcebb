import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageAround } from '../../../test/page-around.tsx';
import type { MyCardData } from '../../parts/my-card/my-card-data.ts';
import { texts as deskTexts } from '../../texts/fi/my-card-desk.ts';
import { texts } from '../../texts/fi/parts/my-card.ts';
import { CardPanel } from '../my-card/card-panel.tsx';
import { Screen as DeskMode } from './my-card-desk-screen.tsx';

const code = { width: 1, height: 1, path: '' };
function dataWith(change: Record<string, boolean | string | null>): MyCardData {
  const values = {
    customerNumber: '4393089584381701',
    firstName: 'Aino',
    lastName: 'Lahtinen',
    ryijySeed: 1,
    validUntil: '2027-06-24',
    waitsForFirstVisit: false,
    isRefunded: false,
    isBlocked: false,
    isOnHold: false,
    ...change,
  };
  const fields = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { value, displayValue: null }]),
  );
  const card = { record: { fields }, qr: code, barcode: code, visitCount: 0, stopsOn: null };
  return { checkedAt: 0, card, isBeingPaid: false } as unknown as MyCardData;
}

const closed = [
  ['onHold', { isOnHold: true }, texts.validity.onHoldBody],
  ['onHold', { isOnHold: true, validUntil: '2026-06-24' }, texts.validity.onHoldBody],
  ['blocked', { isBlocked: true }, texts.validity.blockedBody],
  ['refunded', { isRefunded: true }, texts.validity.refundedBody],
] as const;

test.each(closed)(
  'a card that is %s is never shown as valid to its holder',
  (state, change, why) => {
    const data = dataWith(change);
    const room = renderToStaticMarkup(
      <PageAround>
        <CardPanel data={data} texts={texts} />
      </PageAround>,
    );
    const deskMode = renderToStaticMarkup(
      <PageAround>
        <DeskMode
          texts={deskTexts}
          data={data}
          {...({} as Omit<Parameters<typeof DeskMode>[0], 'texts' | 'data'>)}
        />
      </PageAround>,
    );

    for (const shown of [room, deskMode]) {
      expect(shown).toContain(texts.validity[state]);
      expect(shown).toContain(why);
      expect(shown).not.toContain('ovet ovat auki');
      expect(shown).not.toMatch(/Voimassa|24\.6\.2027/);
    }
  },
);

test('a card with time opens the doors', () => {
  const shown = renderToStaticMarkup(
    <PageAround>
      <CardPanel data={dataWith({})} texts={texts} />
    </PageAround>,
  );
  expect(shown).toContain('ovet ovat auki');
});
