import { formatDate } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import css from './renewal.module.css';
import type { RenewalOffer } from './renewal-offer.ts';
import type { ExtendTexts } from './renewal-texts.ts';

type Props = { offer: RenewalOffer; newEnd: string | null; texts: ExtendTexts['end'] };

/** From the last day there is to the last day there will be. */
export function EndLine({ offer, newEnd, texts }: Props) {
  const { validUntil, isValid } = offer;
  const hasEnded = validUntil !== null && !isValid;
  // Without a last day it waits for its first visit, or all of its time was paid back.
  const noEnd = isValid ? texts.unused : texts.none;
  return (
    <dl className={css.end}>
      <div>
        <dt>{hasEnded ? texts.ended : texts.now}</dt>
        <dd>{validUntil ? formatDate(localDate(validUntil)) : noEnd}</dd>
      </div>
      <span className={css.arrow} aria-hidden="true">
        →
      </span>
      <div>
        <dt>{texts.next}</dt>
        <dd className={css.next}>{newEnd ? formatDate(localDate(newEnd)) : texts.unusedNext}</dd>
      </div>
    </dl>
  );
}
