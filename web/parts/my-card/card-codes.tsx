import { groupInFours } from '../../../domain/base/format.ts';
import css from './card-codes.module.css';
import type { DrawnCode as Code, MyCardTexts, OwnCard } from './my-card-data.ts';

type Props = { card: OwnCard; customerNumber: string; texts: MyCardTexts['pass'] };

/** Codes for the ticket desk: a QR code, the number, bars. */
export function CardCodes({ card, customerNumber, texts }: Props) {
  return (
    <section className={css.pass} aria-label={texts.name}>
      <DrawnCode className={css.qr} code={card.qr} label={texts.qr} />
      <div>
        <p className="small">{texts.number}</p>
        <CustomerNumber className={css.number} number={customerNumber} />
        <p className="small">{texts.show}</p>
      </div>
      <DrawnCode className={css.bars} code={card.barcode} label={texts.barcode} />
    </section>
  );
}

/** On two lines, read aloud in groups of four; copies as the plain number. */
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

type CodeProps = { code: Code; label: string; className?: string | undefined };

/** A code in black on white, sharp at any size. Bars may be stretched, QR squares may not. */
export function DrawnCode({ code: { width, height, path }, label, className }: CodeProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={width === height ? 'xMidYMid meet' : 'none'}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={width} height={height} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
