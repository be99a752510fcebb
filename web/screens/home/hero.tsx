import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate, formatMoney } from '../../../domain/base/format.ts';
import { daysBetween } from '../../../domain/base/local-date.ts';
import type { ShopPrices } from '../../parts/order/shop-prices.ts';
import { useShopPrices } from '../../parts/order/shop-prices.ts';
import { fillNodes } from '../../platform/fill-nodes.tsx';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { HiddenText } from '../../ui/hidden-text.tsx';
import css from './hero.module.css';
import { Bench, HeroPicture, Reflection } from './hero-picture.tsx';
import type { HomeTexts } from './home-data.ts';

type Props = { texts: HomeTexts; shell: ShellTexts; prices: ShopPrices };

/** One room that fills the first screen: wall text, a rya on its rail, its label, a bench on the floor. */
export function Hero({ texts, shell, prices }: Props) {
  const [first, second] = texts.heading;
  return (
    <section className={css.room}>
      <span className={css.rail} />
      <div className={`wrap ${css.inside}`}>
        <ExpiryNotice texts={texts} />
        <div className={`grid ${css.wall}`}>
          <div className={css.text}>
            <h1>
              {first}
              <br />
              {second}
            </h1>
            <p className={`lead ${css.lead}`}>{texts.lead}</p>
            <HeroLinks texts={texts} shell={shell} />
            <PriceText texts={texts} prices={prices} />
          </div>
          <HeroPicture texts={texts} />
        </div>
      </div>
      <Bench />
      <Reflection />
    </section>
  );
}

/** Who has a card goes in by it; buying is then the second thought. */
function HeroLinks({ texts, shell }: Omit<Props, 'prices'>) {
  const { pathTo, person } = usePage();
  const hasCard = Boolean(person?.card);
  return (
    <div className={css.doors}>
      {hasCard && <ButtonLink href={pathTo('My_Museum_Card')}>{texts.openMine}</ButtonLink>}
      <ButtonLink href={pathTo('Buy_Museum_Card')} look={hasCard ? 'secondary' : 'primary'}>
        {shell.buy}
      </ButtonLink>
      <ButtonLink href={pathTo('Gift')} look="secondary">
        {shell.gift}
      </ButtonLink>
    </div>
  );
}

const NOTICE_DAYS = 30;

/** One line for those whose card ends soon or has ended; nobody else is disturbed. */
function ExpiryNotice({ texts }: { texts: HomeTexts }) {
  const { person, today, pathTo } = usePage();
  const validUntil = person?.card?.validUntil;
  if (!validUntil || daysBetween(today, validUntil) > NOTICE_DAYS) return null;
  const text = validUntil < today ? texts.expired : texts.expiring;
  return (
    <p className={css.cardLine}>
      {fill(text, formatDate(validUntil))} <a href={pathTo('My_Museum_Card')}>{texts.extend}</a>
    </p>
  );
}

type PriceProps = { texts: HomeTexts; prices: ShopPrices };

/** spec 3: the price text shows '- ' until the prices are loaded. */
function PriceText({ texts, prices: first }: PriceProps) {
  const prices = useShopPrices(first);
  const { pathTo } = usePage();

  if (prices === 'failed') {
    return (
      <p className={css.price}>
        <a href={pathTo('Buy_Museum_Card')}>{texts.priceMissing}</a>
      </p>
    );
  }
  if (prices === 'late') {
    const dash = <Dash name={texts.priceLoading} />;
    return <p className={css.price}>{fillNodes(texts.price, dash, dash, dash)}</p>;
  }
  return (
    <p className={css.price}>
      {fillNodes(
        texts.price,
        <b>{money(prices.annual)}</b>,
        <b>{money(prices.monthly)}</b>,
        money(prices.monthlyTotal),
      )}
    </p>
  );
}

function Dash({ name }: { name: string }) {
  return (
    <span className={css.dash}>
      <span aria-hidden="true">{'- '}</span>
      <HiddenText>{name}</HiddenText>
    </span>
  );
}

function money(euros: number): string {
  return formatMoney(fromEuros(euros));
}
