import type { PageName } from '../../../contract/page/pages.ts';
import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate, formatMoney } from '../../../domain/base/format.ts';
import type { Language } from '../../../domain/base/language.ts';
import type { Situation } from '../../../domain/my-card/situation.ts';
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

/** The first screen, drawn as a room: text, a rya with its label, a bench. */
export function Hero({ texts, shell, prices }: Props) {
  const [first, second] = texts.heading;
  return (
    <section className={`floor ${css.room}`}>
      <span className={css.rail} />
      <div className={`wrap ${css.inside}`}>
        <CardLine texts={texts} />
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

/** Card holders get a link to the next step of their card; buying is secondary. */
function HeroLinks({ texts, shell }: Omit<Props, 'prices'>) {
  const { pathTo, person } = usePage();
  const situation = person?.card?.situation;
  const step = situation && MAIN_STEP[situation.name];
  return (
    <div className={`ways filling mt-8 ${css.doors}`}>
      {step && <ButtonLink href={pathTo(step.page)}>{texts.mine[step.button]}</ButtonLink>}
      {step && step.page !== 'My_Museum_Card' && (
        <ButtonLink href={pathTo('My_Museum_Card')} look="secondary">
          {texts.openMine}
        </ButtonLink>
      )}
      {!step && <ButtonLink href={pathTo('Buy_Museum_Card')}>{shell.buy}</ButtonLink>}
      <ButtonLink href={pathTo('Gift')} look="secondary">
        {shell.gift}
      </ButtonLink>
    </div>
  );
}

type MainStep = { page: PageName; button: keyof HomeTexts['mine'] };
const EXTEND: MainStep = { page: 'Extend_Validity', button: 'extend' };
const PAY: MainStep = { page: 'My_Plan', button: 'pay' };
const MAIN_STEP: Record<Situation['name'], MainStep> = {
  onHold: PAY,
  unpaid: PAY,
  ended: EXTEND,
  endsSoon: EXTEND,
  refunded: EXTEND,
  unused: { page: 'My_Museum_Card', button: 'nearest' },
  valid: { page: 'My_Card_Desk', button: 'show' },
  blocked: { page: 'My_Museum_Card', button: 'open' },
};

/** A line for holders whose card needs something; hidden for others. */
function CardLine({ texts }: { texts: HomeTexts }) {
  const { person, language } = usePage();
  const situation = person?.card?.situation;
  const line = situation && lineOf(situation, texts.line, language);
  return line ? <p className={css.cardLine}>{line}</p> : null;
}

function lineOf(situation: Situation, texts: HomeTexts['line'], language: Language): string | null {
  switch (situation.name) {
    case 'onHold':
    case 'unpaid':
    case 'blocked':
    case 'unused':
      return texts[situation.name];
    case 'ended':
      return fill(texts.ended, formatDate(situation.endedOn, language));
    case 'endsSoon':
      if (situation.daysLeft === 1) return texts.lastDay;
      return fill(texts.endsSoon, situation.daysLeft, formatDate(situation.validUntil, language));
    default:
      return null;
  }
}

type PriceProps = { texts: HomeTexts; prices: ShopPrices };

/** Shows '- ' until the prices are loaded. */
function PriceText({ texts, prices: first }: PriceProps) {
  const prices = useShopPrices(first);
  const { pathTo, scheme, language } = usePage();

  if (prices === 'failed') {
    return (
      <p className={css.price}>
        <a href={pathTo('Buy_Museum_Card')}>{texts.priceMissing}</a>
      </p>
    );
  }
  if (prices === 'late') {
    const dash = <Dash name={texts.priceLoading} />;
    const late = scheme.facts.isMonthlyOffered ? texts.price : texts.priceOfYear;
    return <p className={css.price}>{fillNodes(late, dash, dash, dash)}</p>;
  }
  if (prices.monthly === null || prices.monthlyTotal === null) {
    return (
      <p className={css.price}>
        {fillNodes(texts.priceOfYear, <b>{money(prices.annual, language)}</b>)}
      </p>
    );
  }
  return (
    <p className={css.price}>
      {fillNodes(
        texts.price,
        <b>{money(prices.annual, language)}</b>,
        <b>{money(prices.monthly, language)}</b>,
        money(prices.monthlyTotal, language),
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

function money(euros: number, language: Language): string {
  return formatMoney(fromEuros(euros), language);
}
