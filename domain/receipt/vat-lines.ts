import { type Cents, cents, sum } from '../base/cents.ts';
import { vatIncludedIn } from '../scheme/vat.ts';
import { lineTotal, type ReceiptLine } from './receipt.ts';

export type VatLine = { basisPoints: number; net: Cents; tax: Cents; gross: Cents };

/**
 * One line per rate, the highest first. The tax is computed once from the rate's sum and the net price is the rest,
 * so that the columns add up to the cent.
 */
export function vatLines(lines: ReceiptLine[]): VatLine[] {
  const rates = [...new Set(lines.map(({ vatBasisPoints }) => vatBasisPoints))];
  return rates
    .toSorted((one, other) => other - one)
    .map((basisPoints) => {
      const ofRate = lines.filter(({ vatBasisPoints }) => vatBasisPoints === basisPoints);
      const gross = sum(ofRate.map(lineTotal));
      const tax = vatIncludedIn(gross, basisPoints);
      return { basisPoints, net: cents(gross - tax), tax, gross };
    });
}

/** Unit price without tax. */
export function netPrice({ unitPrice, vatBasisPoints }: ReceiptLine): Cents {
  return cents(unitPrice - vatIncludedIn(unitPrice, vatBasisPoints));
}
