import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatLimit, formatMoney } from '../../../domain/base/format.ts';
import type { MuseumData, MuseumTexts } from '../../parts/museum/museum-data.ts';
import { useShopPrices } from '../../parts/order/shop-prices.ts';
import { usePage } from '../../platform/page-context.tsx';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { HoursPlacard } from './hours-placard.tsx';
import css from './placards.module.css';

type Props = Pick<MuseumData, 'museum' | 'details' | 'prices'> & {
  clock: string | null;
  texts: MuseumTexts;
};

/** Three panels: hours, price, visitor information. */
export function MuseumPlacards(props: Props) {
  return (
    <div className={`stack-6 ${css.placards}`}>
      <HoursPlacard {...props} />
      <PricePlacard {...props} />
      <BeforePlacard {...props} />
    </div>
  );
}

function PricePlacard({ museum, details, texts, ...rest }: Props) {
  const { pathTo, person, language } = usePage();
  const prices = useShopPrices(rest.prices);
  const buy =
    typeof prices === 'string'
      ? texts.buy
      : fill(texts.buyFor, formatMoney(fromEuros(prices.annual), language));
  const hasCard = Boolean(person?.card);
  const ticket =
    museum.ticketPrice === null ? null : formatMoney(fromEuros(museum.ticketPrice), language);
  return (
    <section className={css.placard} aria-labelledby="price">
      <h2 id="price">{texts.price}</h2>
      <div className={css.two}>
        {ticket && (
          <p>
            {texts.without}
            <s aria-hidden="true">{ticket}</s>
            <HiddenText>{fill(texts.struck, ticket)}</HiddenText>
          </p>
        )}
        <p>
          <b>{texts.withCard}</b>
          <span className={css.big}>{formatLimit(0, language)}</span>
        </p>
      </div>
      <dl className={css.lines}>
        {details.charges.map(({ name, amount }) => (
          <div key={name}>
            <dt>
              {fill(texts.charge, name)}
              <span>{texts.paidThere}</span>
            </dt>
            <dd>{formatMoney(fromEuros(amount), language)}</dd>
          </div>
        ))}
      </dl>
      <p className="small quiet">{texts.onceADay}</p>
      <p className="mt-4">
        <a href={pathTo(hasCard ? 'My_Museum_Card' : 'Buy_Museum_Card')}>
          {hasCard ? texts.mine : buy}
        </a>
      </p>
    </section>
  );
}

function BeforePlacard({ museum, details, texts }: Props) {
  const { phone, email } = details;
  const { lastEntryMinutes } = museum.hours;
  return (
    <section className={css.placard} aria-labelledby="before">
      <h2 id="before">{texts.before}</h2>
      <dl className={css.lines}>
        {lastEntryMinutes !== null && (
          <div>
            <dt>{texts.lastEntry}</dt>
            <dd>{fill(texts.lastEntryMinutes, lastEntryMinutes)}</dd>
          </div>
        )}
        {museum.isForChildren && (
          <div>
            <dt>{texts.forChildren}</dt>
            <dd>{texts.yes}</dd>
          </div>
        )}
        {phone && (
          <div>
            <dt>{texts.phone}</dt>
            <dd>
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
            </dd>
          </div>
        )}
        {email && (
          <div>
            <dt>{texts.email}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        )}
      </dl>
      <p className="small quiet">{texts.desk}</p>
    </section>
  );
}
