import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageAround } from '../../../test/page-around.tsx';
import { CardPanel } from '../../parts/my-card/card-panel.tsx';
import type { MyCardData } from '../../parts/my-card/my-card-data.ts';
import { texts as deskTexts } from '../../texts/fi/my-card-desk.ts';
import { texts } from '../../texts/fi/parts/my-card.ts';
import { Screen as DeskMode } from './my-card-desk-screen.tsx';

const code = { width: 1, height: 1, path: '' };
const EXTENSION = { year: 74, month: 6.9, monthsTogether: 82.8, newCard: 79, newEnd: '2027-12-06' };
function dataWith(change: Record<string, boolean | string | null>, own = {}): MyCardData {
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
  const card = { record: { fields }, qr: code, barcode: code, visitCount: 14, stopsOn: null };
  Object.assign(card, { hasVisited: true, dueAmount: 6.9, extension: EXTENSION, ...own });
  return { checkedAt: 0, card, isBeingPaid: false, deletionOn: null } as unknown as MyCardData;
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

    expect(deskMode).toContain(texts.validity[state]);
    expect(deskMode).toContain(why);
    expect(room).toContain(
      state === 'onHold' ? texts.situation.onHold.stamp : texts.validity[state],
    );
    // No code, and no link to the desk view.
    expect(room + deskMode).not.toContain(texts.pass.qr);
    expect(deskMode).toContain('4393');
    expect(room).not.toContain('/oma/kassa');
    for (const shown of [room, deskMode]) {
      expect(shown).not.toContain('ovet ovat auki');
      expect(shown).not.toMatch(/Voimassa|24\.6\.2027/);
    }
  },
);

const panel = (data: MyCardData) =>
  renderToStaticMarkup(
    <PageAround>
      <CardPanel data={data} texts={texts} />
    </PageAround>,
  ).replaceAll('\u00a0', ' ');

test('a card with validity left is shown as valid', () => {
  expect(panel(dataWith({}))).toMatch(/ovet ovat auki.*QR-koodi.*Näytä kassalla/);
});

test('a pending deletion is shown before any price', () => {
  const ended = dataWith({ validUntil: '2026-11-02' });
  const shown = panel({ ...ended, deletionOn: '2026-12-02' });

  expect(shown).toMatch(/poistetaan 2\.12\.2026\..*\/oma\/tietosuoja.*Jatka, 74,00 €/);
  expect(panel(ended)).not.toContain('poistetaan');
});

test('a card that ends soon links to its extension, with price, saving and new end', () => {
  const shown = panel(dataWith({ validUntil: '2026-12-06' }));

  expect(shown).toMatch(/Vielä 21 päivää, Aino\./);
  expect(shown).toContain('5,00 € edullisempi kuin uusi kortti, kun jatkat viimeistään 6.12.2026.');
  expect(shown).toContain('7.12.2026–6.12.2027');
  expect(shown).toContain('Jatka, 74,00 €');
  expect(shown).toMatch(/6,90 € kuukaudessa, 12 erää, yhteensä 82,80 €\. Sitoo 12 kuukautta\./);
  expect(shown).toContain('/oma/kassa');
});

test('an expired card has no link to the desk view', () => {
  const ended = { extension: { ...EXTENSION, year: 79, newEnd: '2027-11-15' } };
  const shown = panel(dataWith({ validUntil: '2026-11-02' }, ended));

  expect(shown).toContain('Korttisi päättyi 2.11.2026.');
  expect(shown).toContain('Numerosi, ryijysi ja 14 käyntiäsi ovat tallessa.');
  expect(shown).toMatch(/Jos maksat tänään.*voimassa 15\.11\.2027 asti.*Jatka, 79,00 €/);
  expect(shown).not.toMatch(/oma\/kassa|QR-koodi/);
});

test('an unpaid instalment is shown with its amount while the card still works', () => {
  const shown = panel(dataWith({}, { stopsOn: '2026-12-01' }));

  expect(shown).toContain('Maksa nyt 6,90 €');
  expect(shown).toContain('kortilla ei pääse museoihin 1.12.2026 alkaen');
  expect(shown).toContain('/oma/kassa');
});

test('a blocked card offers no extension', () => {
  expect(panel(dataWith({ isBlocked: true }))).not.toContain('/oma/voimassaolo');
});

test('an unused card asks for a first museum, and requests no position by itself', () => {
  expect(panel(dataWith({}, { hasVisited: false }))).toMatch(
    /Mistä ovesta aloitat\?.*Etsi lähin museo.*Näytä kortti/,
  );
});

test.each([
  ['over', '2026-06-24'],
  ['about to end', '2026-12-06'],
])(
  'an extension with a pending payment is not offered again: a card that is %s',
  (_, validUntil) => {
    const drawn = (isBeingPaid: boolean) =>
      renderToStaticMarkup(
        <PageAround>
          <CardPanel data={{ ...dataWith({ validUntil }), isBeingPaid }} texts={texts} />
        </PageAround>,
      );
    expect(drawn(false)).toContain('74,00');
    expect(drawn(true)).not.toContain('74,00');
    expect(drawn(true)).toContain(texts.tabs.orders);
  },
);
