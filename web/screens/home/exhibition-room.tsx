import type { ShopPrices } from '../../parts/order/shop-prices.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CardLine } from './card-line.tsx';
import css from './exhibition-room.module.css';
import type { HomeTexts } from './home-texts.ts';
import { Bench, HungRyijy, Reflection } from './hung-ryijy.tsx';
import { PriceLine } from './price-line.tsx';

type Props = { texts: HomeTexts; shell: ShellTexts; prices: ShopPrices };

/** One room that fills the first screen: wall text, a rya on its rail, its label, a bench on the floor. */
export function ExhibitionRoom({ texts, shell, prices }: Props) {
  const [first, second] = texts.heading;
  return (
    <section className={css.room}>
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
            <Doors texts={texts} shell={shell} />
            <PriceLine texts={texts} prices={prices} />
          </div>
          <HungRyijy texts={texts} />
        </div>
      </div>
      <Bench />
      <Reflection />
    </section>
  );
}

/** Who has a card goes in by it; buying is then the second thought. */
function Doors({ texts, shell }: Omit<Props, 'prices'>) {
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
