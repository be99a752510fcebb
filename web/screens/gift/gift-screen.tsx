import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatMoney } from '../../../domain/base/format.ts';
import { designOf } from '../../../domain/ryijy/design.ts';
import { Ryijy } from '../../parts/card/ryijy.tsx';
import { type ShopPrices, useShopPrices } from '../../parts/order/shop-prices.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import type { texts as fi } from '../../texts/fi/gift.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Caption } from '../../ui/caption.tsx';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { softHyphens } from '../../ui/soft-hyphens.ts';
import css from './gift.module.css';

/** Both ways to give, side by side. */
export function Screen({ texts, data }: ScreenProps<typeof fi, ShopPrices>) {
  const { pathTo, scheme, language } = usePage();
  const prices = useShopPrices(data);
  const ways = [
    { ...texts.digital, page: 'Gift_Digital' },
    { ...texts.envelope, page: 'Gift_Envelope' },
  ] as const;
  return (
    <div className="wrap page">
      <div className={css.room}>
        <div>
          <h1>{texts.heading}</h1>
          <p className="lead mt-4">{texts.lead}</p>
          {/* The forms show the price too: when it cannot be loaded, none is shown. */}
          {prices !== 'failed' && (
            <p className={css.price}>
              {prices === 'late' ? (
                <>
                  <span aria-hidden="true">{'- '}</span>
                  <HiddenText>{texts.priceLoading}</HiddenText>
                </>
              ) : (
                fill(texts.price, formatMoney(fromEuros(prices.annual), language))
              )}
            </p>
          )}
          <ul className={css.ways}>
            {ways.map(({ name, text, go, page }) => (
              <li key={page}>
                <h2>{softHyphens(name, language)}</h2>
                <p>{fill(text, scheme.deliveryWeeks)}</p>
                <ButtonLink href={pathTo(page)}>{go}</ButtonLink>
              </li>
            ))}
          </ul>
          <p className="mt-10">
            {texts.got} <a href={pathTo('Activate_Card')}>{texts.activate}</a>
          </p>
        </div>
        <div className="stack-4">
          <Ryijy
            design={designOf('lahja')}
            label={texts.rya}
            width={380}
            height={470}
            woven={0.55}
            grows
          />
          <Caption title={texts.label.title} subtitle={texts.label.name} />
        </div>
      </div>
    </div>
  );
}
