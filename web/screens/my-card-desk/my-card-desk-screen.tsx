import { useEffect, useState } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { formatDateTime } from '../../../domain/base/format.ts';
import { helsinkiDay, type LocalDate } from '../../../domain/base/local-date.ts';
import { allowsEntryToday, type CardView } from '../../../domain/card/validity-view.ts';
import { CustomerNumber, DrawnCode } from '../../parts/my-card/card-codes.tsx';
import { cardFields, validityLine } from '../../parts/my-card/card-fields.ts';
import type { MyCardData, MyCardTexts } from '../../parts/my-card/my-card-data.ts';
import { useCachedCardPage } from '../../parts/my-card/use-cached-card-page.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import type { texts } from '../../texts/fi/my-card-desk.ts';
import { ButtonLink } from '../../ui/button.tsx';
import css from './my-card-desk-screen.module.css';

/** For the ticket desk: white, as large as the screen, awake, and here without a network too. */
export function Screen({ texts, data }: ScreenProps<ShowCardTexts, MyCardData>) {
  const { pathTo, language } = usePage();
  const today = useDeviceDate();
  useWakeLock();
  useCachedCardPage(data.card !== null);
  if (!data.card) {
    return (
      <div className={css.desk}>
        <h1>{texts.noCard}</h1>
        <ButtonLink href={pathTo('My_Museum_Card')}>{texts.close}</ButtonLink>
      </div>
    );
  }
  const { firstName, lastName, customerNumber, view } = cardFields(data.card.record, today);
  const { pass } = texts.common;
  // A card that opens no door has nothing to scan: its state and its number are what a clerk needs.
  const isOpen = allowsEntryToday(view);
  return (
    <div className={css.desk}>
      <h1>
        {firstName} {lastName}
      </h1>
      <Validity view={view} texts={texts.common.validity} />
      {isOpen && <DrawnCode className={css.qr} code={data.card.qr} label={pass.qr} />}
      <CustomerNumber className={css.number} number={customerNumber} />
      {isOpen && <DrawnCode className={css.bars} code={data.card.barcode} label={pass.barcode} />}
      {isOpen && <p>{pass.show}</p>}
      <p className={css.small}>
        {fill(texts.checked, formatDateTime(data.checkedAt, language))} {isOpen && texts.bright}
      </p>
      <ButtonLink href={pathTo('My_Museum_Card')} look="secondary">
        {texts.close}
      </ButtonLink>
    </div>
  );
}

function Validity({ view, texts }: { view: CardView; texts: MyCardTexts['validity'] }) {
  return (
    <div className={css.validity} data-closed={allowsEntryToday(view) ? undefined : ''}>
      <p>{validityLine(view, texts, usePage().language)}</p>
      {(view.state === 'onHold' || view.state === 'blocked' || view.state === 'refunded') && (
        <p className={css.why}>{texts[`${view.state}Body`]}</p>
      )}
    </div>
  );
}

type ShowCardTexts = typeof texts;

/** The day by the device, since a kept page may be days old: a card that ended meanwhile must say so. */
function useDeviceDate(): LocalDate {
  const { today } = usePage();
  const [day, setDay] = useState(today);
  useEffect(() => setDay(helsinkiDay(Date.now())), []);
  // A device whose clock is behind does not make the card younger than the server said.
  return day > today ? day : today;
}

/** The screen stays on while the card is shown; a browser that cannot, or a low battery, is no obstacle. */
function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    const stayAwake = () => {
      if (document.visibilityState !== 'visible' || !navigator.wakeLock) return;
      navigator.wakeLock.request('screen').then(
        (held) => {
          lock = held;
        },
        () => {},
      );
    };
    stayAwake();
    // The browser lets go of it whenever the page is hidden.
    document.addEventListener('visibilitychange', stayAwake);
    return () => {
      document.removeEventListener('visibilitychange', stayAwake);
      void lock?.release();
    };
  }, []);
}
