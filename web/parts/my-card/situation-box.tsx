import type { ReactNode } from 'react';
import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate, formatDateRange, formatMoney } from '../../../domain/base/format.ts';
import type { Language } from '../../../domain/base/language.ts';
import { addDays, type LocalDate, localDate } from '../../../domain/base/local-date.ts';
import type { Situation } from '../../../domain/my-card/situation.ts';
import { fillNodes } from '../../platform/fill-nodes.tsx';
import { usePage } from '../../platform/page-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { MyCardTexts, OwnCard } from './my-card-data.ts';
import css from './situation-box.module.css';

type SituationTexts = MyCardTexts['situation'];
type Fact = { name: string; value: string };

/** A next step with its price and what it brings. */
function Box({ title, price, children }: { title: string; price?: string; children: ReactNode }) {
  return (
    <section className={`stack-4 ${css.box}`} aria-labelledby="situation">
      <h2 id="situation">{title}</h2>
      {price && <p className={css.price}>{price}</p>}
      {children}
    </section>
  );
}

function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type ExtendProps = {
  extension: NonNullable<OwnCard['extension']>;
  situation: Extract<Situation, { name: 'ended' | 'endsSoon' | 'refunded' }>;
  texts: SituationTexts;
};

/** Price of another year, with the new last day and the saving; the monthly plan with its commitment. */
export function ExtendBox({ extension, situation, texts }: ExtendProps) {
  const { pathTo, language, scheme } = usePage();
  const { extend, endsSoon, ended } = texts;
  const [year, month, together] = [extension.year, extension.month, extension.monthsTogether].map(
    (euros) => money(euros, language),
  );
  const isInTime = situation.name === 'endsSoon';
  const saving = isInTime ? extension.newCard - extension.year : 0;
  const facts = isInTime
    ? seasonFacts(situation.validUntil, extension.newEnd, endsSoon, language)
    : endFacts(extension.newEnd, ended, language);
  const href = pathTo('Extend_Validity');
  return (
    <Box title={isInTime ? endsSoon.title : ended.title} price={year ?? ''}>
      <p>
        {isInTime && saving > 0
          ? fill(
              endsSoon.saving,
              money(saving, language),
              formatDate(situation.validUntil, language),
            )
          : ended.body}
      </p>
      <Facts facts={facts} />
      <div className="ways filling">
        <ButtonLink href={href}>{fill(extend.button, year ?? '')}</ButtonLink>
      </div>
      {scheme.facts.isMonthlyOffered && (
        <p className="small">
          {fillNodes(extend.monthly, <a href={href}>{extend.monthlyLink}</a>, month, together)}
        </p>
      )}
    </Box>
  );
}

function seasonFacts(
  validUntil: LocalDate,
  newEnd: string | null,
  texts: SituationTexts['endsSoon'],
  language: Language,
): Fact[] {
  const current = { name: texts.current, value: formatDate(validUntil, language) };
  if (!newEnd) return [current];
  const season = formatDateRange(addDays(validUntil, 1), localDate(newEnd), language);
  return [current, { name: texts.next, value: season }];
}

function endFacts(
  newEnd: string | null,
  texts: SituationTexts['ended'],
  language: Language,
): Fact[] {
  if (!newEnd) return [];
  const value = fill(texts.until, formatDate(localDate(newEnd), language));
  return [{ name: texts.ifToday, value }];
}

type PayProps = { dueAmount: number; texts: SituationTexts['onHold']; children?: ReactNode };

/** Reason, amount and button of a payment that is due. */
export function PayBox({ dueAmount, texts, children }: PayProps) {
  const { pathTo, language } = usePage();
  const sum = money(dueAmount, language);
  const isKnown = dueAmount > 0;
  return (
    <Box title={texts.title} {...(isKnown && { price: sum })}>
      {children}
      <div className="ways filling">
        <ButtonLink href={pathTo('My_Plan')}>
          {isKnown ? fill(texts.pay, sum) : texts.payUnknown}
        </ButtonLink>
      </div>
    </Box>
  );
}

/** A card whose block the holder cannot lift. */
export function BlockedBox({ texts }: { texts: MyCardTexts }) {
  const { pathTo } = usePage();
  return (
    <Box title={texts.validity.blocked}>
      <p>{texts.validity.blockedBody}</p>
      <div className="ways filling">
        <ButtonLink href={pathTo('Help')}>{texts.situation.service}</ButtonLink>
      </div>
    </Box>
  );
}

function money(euros: number, language: Language): string {
  return formatMoney(fromEuros(euros), language);
}
