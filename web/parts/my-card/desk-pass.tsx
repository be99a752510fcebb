import { groupInFours } from '../../../domain/base/format.ts';
import css from './desk-pass.module.css';
import { DrawnCode } from './drawn-code.tsx';
import type { OwnCard } from './my-card-data.ts';
import type { MyCardTexts } from './my-card-texts.ts';

type Props = { card: OwnCard; customerNumber: string; texts: MyCardTexts['pass'] };

/** What the ticket desk reads: a QR code, the number, bars. */
export function DeskPass({ card, customerNumber, texts }: Props) {
  return (
    <section className={css.pass} aria-label={texts.name}>
      <DrawnCode className={css.qr} code={card.qr} label={texts.qr} />
      <div>
        <p className="small">{texts.number}</p>
        <CustomerNumber className={css.number} number={customerNumber} />
        <p className={`small ${css.show}`}>{texts.show}</p>
      </div>
      <DrawnCode className={css.bars} code={card.barcode} label={texts.barcode} />
    </section>
  );
}

/** On two lines, read aloud in fours; what is copied is the bare number. */
export function CustomerNumber({
  number,
  className,
}: {
  number: string;
  className?: string | undefined;
}) {
  return (
    <p
      className={className}
      onCopy={(event) => {
        event.preventDefault();
        event.clipboardData.setData('text/plain', number);
      }}
    >
      {groupInFours(number.slice(0, 8))}
      <br />
      {groupInFours(number.slice(8))}
    </p>
  );
}
