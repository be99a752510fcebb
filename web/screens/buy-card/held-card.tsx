import type { HeldCard as Held } from '../../../contract/held-card.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate } from '../../../domain/base/format.ts';
import { heldView } from '../../parts/held-view.ts';
import { usePage } from '../../platform/page-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import css from './buy-card.module.css';
import type { BuyCardTexts } from './buy-card-texts.ts';

type Props = { texts: BuyCardTexts; card: Held };

/** Nobody needs two: the page points to the card there is. */
export function HeldCard({ texts: { held }, card }: Props) {
  const { pathTo, today } = usePage();
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
    const view = heldView(card, today);
    if (!('validUntil' in view)) return view.state === 'waiting' ? held.unused : held[view.state];
    return fill(view.state === 'expired' ? held.ended : held.until, formatDate(view.validUntil));
  }
}
