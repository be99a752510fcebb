import { useId, useState } from 'react';
import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate, formatMoney } from '../../../domain/base/format.ts';
import type { Language } from '../../../domain/base/language.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { softHyphens } from '../../ui/soft-hyphens.ts';
import type { RenewalOffer, RenewalTexts } from './renewal-data.ts';
import css from './renewal-page.module.css';

type Props = { offer: RenewalOffer; texts: RenewalTexts; onChoose: () => void };

export function AnnualCard({ offer, texts, onChoose }: Props) {
  const { annually } = texts;
  return (
    <OptionCard heading={annually.heading} offer={offer} texts={texts} billing="annually">
      <p>{annually.body}</p>
      <div className={css.foot}>
        <Button onClick={onChoose}>{annually.choose}</Button>
      </div>
    </OptionCard>
  );
}

type MonthlyProps = Props & { shell: ShellTexts; isBusy: boolean };

/** Consent to twelve months is required before anything is ordered. */
export function MonthlyCard({ offer, texts, shell, isBusy, onChoose }: MonthlyProps) {
  const { monthly } = texts;
  const { language } = usePage();
  const [isTicked, setIsTicked] = useState(false);
  const [isMissing, setIsMissing] = useState(false);

  function choose() {
    setIsMissing(!isTicked);
    if (isTicked) onChoose();
    else document.getElementById('monthlyConsent')?.focus();
  }
  return (
    <OptionCard heading={monthly.heading} offer={offer} texts={texts} billing="monthly">
      <p>{monthly.body}</p>
      {offer.contract && (
        <p>{fill(monthly.running, formatDate(localDate(offer.contract.lastDueOn), language))}</p>
      )}
      <Checkbox
        id="monthlyConsent"
        label={monthly.consent}
        required
        checked={isTicked}
        onChange={(ticked) => {
          setIsTicked(ticked);
          setIsMissing(false);
        }}
        error={isMissing ? monthly.consentMissing : null}
        errorPrefix={shell.errorPrefix}
      />
      <div className={css.foot}>
        <Button look="secondary" busy={isBusy} onClick={choose}>
          {softHyphens(monthly.choose, language)}
        </Button>
      </div>
    </OptionCard>
  );
}

type CardProps = Omit<Props, 'onChoose'> & {
  heading: string;
  billing: 'annually' | 'monthly';
  children: React.ReactNode;
};

function OptionCard({ heading, offer, texts, billing, children }: CardProps) {
  const id = useId();
  const { language } = usePage();
  const { price, listPrice, priorPriceNote, newEnd } = offer[billing];
  const per =
    billing === 'annually'
      ? texts.annually.per
      : fill(texts.monthly.per, money(offer.monthly.total, language));
  return (
    <article className={`placard ${css.option}`} aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      <p className={css.price}>
        {money(price, language)} <small>{per}</small>
      </p>
      {price < listPrice && (
        <p className="small">{fill(texts.insteadOf, money(listPrice, language))}</p>
      )}
      {priorPriceNote && <p className="small">{priorPriceNote}</p>}
      <EndLine offer={offer} newEnd={newEnd} texts={texts.end} />
      {children}
    </article>
  );
}

function money(euros: number, language: Language): string {
  return formatMoney(fromEuros(euros), language);
}

type EndLineProps = { offer: RenewalOffer; newEnd: string | null; texts: RenewalTexts['end'] };

/** From the current to the new last day. */
export function EndLine({ offer, newEnd, texts }: EndLineProps) {
  const { language } = usePage();
  const { validUntil, isValid } = offer;
  const hasEnded = validUntil !== null && !isValid;
  // No last day: it starts with the first visit, or all of its time was refunded.
  const noEnd = isValid ? texts.unused : texts.none;
  return (
    <dl className={css.end}>
      <div>
        <dt>{hasEnded ? texts.ended : texts.now}</dt>
        <dd>{validUntil ? formatDate(localDate(validUntil), language) : noEnd}</dd>
      </div>
      <div className={css.then}>
        <dt>{texts.next}</dt>
        <dd className={css.next}>
          {newEnd ? formatDate(localDate(newEnd), language) : texts.unusedNext}
        </dd>
      </div>
    </dl>
  );
}
