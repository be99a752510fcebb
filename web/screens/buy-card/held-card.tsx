import type { HeldCard as Held } from '../../../contract/held-card.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import { usePage } from '../../platform/page-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import css from './buy-card.module.css';
import type { BuyCardTexts } from './buy-card-data.ts';

type Props = { texts: BuyCardTexts; card: Held };

/** Nobody needs two cards: the page links to the one there is. */
export function HeldCard({ texts: { held }, card }: Props) {
  const { pathTo } = usePage();
  return (
    <div className="wrap page">
      <div className={css.held}>
        <h1>{held.title}</h1>
        <p className="lead">{toldOf(card)}</p>
        <div className={css.ways}>
          <ButtonLink href={pathTo('My_Museum_Card')}>{held.open}</ButtonLink>
          <ButtonLink href={pathTo('Gift')} look="text">
            {held.gift}
          </ButtonLink>
        </div>
      </div>
    </div>
  );

  function toldOf(card: Held): string {
    const day = card.validUntil ? formatDate(localDate(card.validUntil)) : '';
    switch (card.state) {
      case 'valid':
        return fill(held.until, day);
      case 'ended':
        return fill(held.ended, day);
      case 'onHold':
      case 'blocked':
      case 'refunded':
        return held[card.state];
      default:
        return held.unused;
    }
  }
}
