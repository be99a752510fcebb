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

/** For the ticket desk: white, full screen, kept awake, and available offline. */
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
  // An invalid card has nothing to scan: the clerk needs its state and number.
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
    <div className={`strong ${css.validity}`} data-closed={allowsEntryToday(view) ? undefined : ''}>
      <p>{validityLine(view, texts, usePage().language)}</p>
      {(view.state === 'onHold' || view.state === 'blocked' || view.state === 'refunded') && (
        <p className={css.why}>{texts[`${view.state}Body`]}</p>
      )}
    </div>
  );
}

type ShowCardTexts = typeof texts;

/** Today by the device's clock, since a cached page may be days old: a card that has expired since must say so. */
function useDeviceDate(): LocalDate {
  const { today } = usePage();
  const [day, setDay] = useState(today);
  useEffect(() => setDay(helsinkiDay(Date.now())), []);
  // A device whose clock is slow must not show an earlier day than the server's.
  return day > today ? day : today;
}

/** Keeps the screen on while the card is shown; browsers may refuse, for example with a low battery. */
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
    // The browser releases the lock when the page is hidden.
    document.addEventListener('visibilitychange', stayAwake);
    return () => {
      document.removeEventListener('visibilitychange', stayAwake);
      void lock?.release();
    };
  }, []);
}
