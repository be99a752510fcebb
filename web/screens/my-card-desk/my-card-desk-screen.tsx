import { fill } from '../../../domain/base/fill.ts';
import { formatDateTime } from '../../../domain/base/format.ts';
import { type CardView, isOpen } from '../../../domain/card/validity-view.ts';
import { cardFields } from '../../parts/my-card/card-fields.ts';
import { CustomerNumber } from '../../parts/my-card/desk-pass.tsx';
import { DrawnCode } from '../../parts/my-card/drawn-code.tsx';
import type { MyCardData } from '../../parts/my-card/my-card-data.ts';
import type { MyCardTexts } from '../../parts/my-card/my-card-texts.ts';
import { useKeptCard } from '../../parts/my-card/use-kept-card.ts';
import { validityLine } from '../../parts/my-card/validity-line.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { DeskTexts } from './desk-texts.ts';
import css from './my-card-desk-screen.module.css';
import { useDeviceDay } from './use-device-day.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** For the ticket desk: white, as large as the screen, awake, and here without a network too. */
export function Screen({ texts, data }: ScreenProps<DeskTexts, MyCardData>) {
  const { pathTo } = usePage();
  const today = useDeviceDay();
  useWakeLock();
  useKeptCard({ hasCard: data.card !== null, always: true });
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
  return (
    <div className={css.desk}>
      <h1>
        {firstName} {lastName}
      </h1>
      <Validity view={view} texts={texts.common.validity} />
      <DrawnCode className={css.qr} code={data.card.qr} label={pass.qr} />
      <CustomerNumber className={css.number} number={customerNumber} />
      <DrawnCode className={css.bars} code={data.card.barcode} label={pass.barcode} />
      <p>{pass.show}</p>
      <p className={css.small}>
        {fill(texts.checked, formatDateTime(data.checkedAt))} {texts.bright}
      </p>
      <ButtonLink href={pathTo('My_Museum_Card')} look="secondary">
        {texts.close}
      </ButtonLink>
    </div>
  );
}

function Validity({ view, texts }: { view: CardView; texts: MyCardTexts['validity'] }) {
  return (
    <div className={css.validity} data-closed={isOpen(view) ? undefined : ''}>
      <p>{validityLine(view, texts)}</p>
      {(view.state === 'onHold' || view.state === 'blocked' || view.state === 'refunded') && (
        <p className={css.why}>{texts[`${view.state}Body`]}</p>
      )}
    </div>
  );
}
